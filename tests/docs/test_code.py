"""The code on the pages runs, shows what they say it shows, and is in a language we know.

The Python blocks of a page are run one after the other, as cells of one notebook. A block with
prompts (`>>>`) is compared with the output below them.
"""

import doctest
import json
from pathlib import Path

import pytest

import lacitta_nb as lc
from tests.docs.pages import PAGES, ROOT, blocks

LANGUAGES = ("python", "sh", "json", "ftl", "")
"""What is fenced on the pages; "" for text and pictures made of text."""
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
README, *OTHERS = PAGES


def run(text: str, name: str) -> dict[str, object]:
    """Run the Python blocks of a page in this folder; the names that they leave."""
    names: dict[str, object] = {}
    for block in blocks(text):
        if block.language != "python":
            continue
        if ">>>" in block.text:
            compare(block.text, names, name, block.above)
        else:
            # The empty lines let an error name the line of the page.
            exec(compile("\n" * block.above + block.text, name, "exec"), names)
    return names


def compare(text: str, names: dict[str, object], name: str, above: int) -> None:
    """Run a block with prompts; what is shown must be what stands there."""
    examples = doctest.DocTestParser().get_doctest(text, names, name, name, above)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    failed = runner.run(examples, out=told.append, clear_globs=False).failed
    assert not failed, "".join(told)
    names.update(examples.globs)


@pytest.mark.parametrize("page", OTHERS, ids=lambda page: page.name)
def test_the_code_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(page.read_text(encoding="utf-8"), str(page))


@pytest.mark.slow
def test_the_code_of_the_readme_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = README.read_text(encoding="utf-8")
    assert [block.language for block in blocks(text)].count("python") == 10
    game = run(text, str(README))["game"]
    assert isinstance(game, lc.Game)
    assert [str(move) for move in lc.load(tmp_path / "friday.json").moves] == ["gold"]
    told = capsys.readouterr().out
    sentences = ("Year 1 of 6 · Politics", "[P5]\n", "<Action gold>", "chance in %", "\n- ")
    for said in (*sentences, "<crate, 0 turned"):
        assert said in told


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_is_whole_and_in_a_language_that_is_known(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    found = blocks(text)
    assert {block.language for block in found} <= set(LANGUAGES)
    assert text.count("```") == 2 * len(found)
    for block in found:
        if block.language == "json":
            json.loads(block.text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_sentences_on_a_page_are_those_of_the_package(page: Path) -> None:
    files = (ROOT / "lacitta_nb").rglob("*.ftl")
    sentences = "".join(path.read_text(encoding="utf-8") for path in files)
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.language == "ftl":
            assert block.text in sentences


CELLS = """
```python
number = 6
```

```python
>>> number * 7
{shown}
>>> more = 1
```

```python
assert more == 1
```
"""


def test_blocks_of_a_page_share_their_names() -> None:
    assert run(CELLS.format(shown=42), "page")["more"] == 1


def test_another_output_than_stands_on_the_page_is_told() -> None:
    with pytest.raises(AssertionError, match=r'File "page", line 7[\s\S]*Got:\s+42'):
        run(CELLS.format(shown=43), "page")


def test_an_error_names_the_line_of_the_page() -> None:
    with pytest.raises(SyntaxError) as caught:
        run("# Page\n\n```python\n1 +\n```\n", "page")
    assert (caught.value.filename, caught.value.lineno) == ("page", 4)
