"""The tool that keeps the prose of the notebooks in other languages: see tools/notebook_prose."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lacitta_nb import all_lessons, speaking
from tools.notebook_prose.__main__ import main
from tools.notebook_prose.books import NOTEBOOKS, catalogues, prose, read, sources
from tools.notebook_prose.building import build, needs_outputs
from tools.notebook_prose.catalogue import (
    messages,
    problems,
    template,
    translations,
    update,
    updated,
)
from tools.notebook_prose.markdown import paragraphs, translated

PLAY = "import lacitta_nb as lc\n\nlc.show(lc.new_game(2))"
FIRST = "# Start\n\nBuild a farm. [On](sub/two.ipynb), and [docs](../docs/a.txt), with `lc.show`."
LEADS = "[English](one.ipynb) · [Italiano](it/one.ipynb)"


def told(text: str, **metadata: list[str]) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": metadata, "source": text}


def ready(text: str) -> dict[str, Any]:
    output = {"output_type": "stream", "name": "stdout", "text": "Said before"}
    return {**told(text), "cell_type": "code", "execution_count": 1, "outputs": [output]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two notebooks, one of them in a folder, with pictures, and what has to be passed over."""
    books = {
        "one.ipynb": [told(LEADS, tags=["languages"]), told(FIRST), ready(PLAY)],
        "sub/two.ipynb": [told("[Back](../one.ipynb)"), ready("2 + 2"), ready(PLAY), ready(PLAY)],
        ".ipynb_checkpoints/one-checkpoint.ipynb": [told("An old copy")],
    }
    root = tmp_path / "notebooks"
    for name, cells in books.items():
        path = root / name
        path.parent.mkdir(exist_ok=True, parents=True)
        numbered = [{**cell, "id": f"cell-{place}"} for place, cell in enumerate(cells)]
        book = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": numbered}
        path.write_text(json.dumps(book), encoding="utf-8")
    (root / "images").mkdir()
    (root / "images" / "a.png").write_bytes(b"a picture")
    return root


def catalogue(folder: Path) -> Path:
    return folder / "translations" / "it.po"


def say(folder: Path, **other: str) -> None:
    """Write translations, each named by the first word of its English, into the catalogue."""
    path = catalogue(folder)
    lines = path.read_text(encoding="utf-8")
    for word, text in other.items():
        head, part, rest = lines.partition(f'msgid "{word}')
        assert part
        english, empty, after = rest.partition('msgstr ""\n')
        lines = f"{head}{part}{english}msgstr {json.dumps(text, ensure_ascii=False)}\n{after}"
        assert empty
    path.write_text(lines, encoding="utf-8")


def reword(folder: Path, old: str, new: str) -> None:
    path = folder / "one.ipynb"
    text = path.read_text(encoding="utf-8")
    assert json.dumps(old)[1:-1] in text
    changed = text.replace(json.dumps(old)[1:-1], json.dumps(new)[1:-1])
    path.write_text(changed, encoding="utf-8")


def complaints(folder: Path) -> list[str]:
    return list(problems("it", catalogue(folder).read_bytes(), template(folder)))


BUILD = "Costruisci. [Avanti](sub/two.ipynb), e [testi](../docs/a.txt), con `lc.show`."


@pytest.fixture
def done(folder: Path) -> Path:
    """The same with a complete catalogue; long texts of a PO file are written on several lines."""
    update(["it"], folder)
    say(folder, Start="Inizio", **{"[Back]": "[Indietro](../one.ipynb)"})
    path = catalogue(folder)
    lines = path.read_text(encoding="utf-8")
    at = lines.index('msgstr ""\n', lines.index("Build a farm"))
    path.write_text(lines[:at] + f'msgstr "{BUILD}"\n' + lines[at + 10 :], encoding="utf-8")
    assert complaints(folder) == []
    return folder


def test_copies_of_jupyter_and_built_notebooks_are_no_sources(done: Path) -> None:
    build("it", done / "it", folder=done)
    assert [path.relative_to(done).as_posix() for path in sources(done)] == [
        "one.ipynb",
        "sub/two.ipynb",
    ]


def test_a_new_catalogue_has_every_paragraph_once_and_nothing_else(folder: Path) -> None:
    update(["it"], folder)
    found = messages(catalogue(folder).read_bytes())
    assert [message.english for message in found] == [
        "Start",
        "Build a farm. [On](sub/two.ipynb), and [docs](../docs/a.txt), with `lc.show`.",
        "[Back](../one.ipynb)",
    ]
    assert found[0].places == ("one.ipynb:cell-1",)
    assert len(complaints(folder)) == 3


def test_what_is_up_to_date_stays_as_it_is(done: Path) -> None:
    before = catalogue(done).read_bytes()
    once = updated(before, "it", template(done))
    assert updated(once, "it", template(done)) == once
    assert messages(once) == messages(before)


def test_a_changed_paragraph_keeps_its_translation_as_doubtful(done: Path) -> None:
    reword(done, "Build a farm.", "Build one farm.")
    assert len(complaints(done)) == 2
    assert "not up to date" in complaints(done)[0]
    update([], done)
    (complaint,) = complaints(done)
    assert "fuzzy" in complaint
    (message,) = [m for m in messages(catalogue(done).read_bytes()) if m.doubtful]
    assert message.other == BUILD
    assert message.english.startswith("Build one farm.")
    # What is doubtful is not shown.
    assert BUILD not in translations(catalogue(done).read_bytes()).values()
    assert "Inizio" in translations(catalogue(done).read_bytes()).values()


def test_a_paragraph_that_is_gone_makes_no_complaint_and_comes_back(done: Path) -> None:
    reword(done, "# Start\n\n", "")
    update([], done)
    assert complaints(done) == []
    assert "Inizio" not in translations(catalogue(done).read_bytes()).values()
    reword(done, "Build a", "# Start\n\nBuild a")
    update([], done)
    assert any("Inizio" in found.other for found in messages(catalogue(done).read_bytes()))


@pytest.mark.parametrize(
    ("good", "bad", "complaint"),
    [
        ("Inizio", "", "not translated"),
        ("Inizio", "- Inizio", "something else than a paragraph"),
        ("sub/two.ipynb), e", "sub/three.ipynb), e", "links"),
        ("`lc.show`.", "`lc.show()`.", "code"),
    ],
)
def test_what_is_wrong_with_a_translation_is_told(
    done: Path, good: str, bad: str, complaint: str
) -> None:
    path = catalogue(done)
    before, after = path.read_text(encoding="utf-8").rsplit(good, 1)
    path.write_text(before + bad + after, encoding="utf-8")
    (told_so,) = complaints(done)
    assert complaint in told_so


@pytest.mark.parametrize("into", ["notebooks/it", "elsewhere/deep/it"])
def test_a_built_notebook_leads_where_it_should(done: Path, into: str) -> None:
    to = done.parent / into
    (done.parent / "docs").mkdir()
    (done.parent / "docs" / "a.txt").write_text("", encoding="utf-8")
    build("it", to, folder=done)
    leads, text, code = json.loads((to / "one.ipynb").read_text(encoding="utf-8"))["cells"]
    assert "".join(text["source"]).startswith("# Inizio\n\nCostruisci. [Avanti](sub/two.ipynb)")
    english, italian = re.findall(r"\(([^)]+)\)", "".join(leads["source"]))
    docs = re.findall(r"\[testi\]\(([^)]+)\)", "".join(text["source"]))[0]
    assert (to / english).resolve() == done / "one.ipynb"
    assert (to / italian).resolve() == done / "it" / "one.ipynb"
    assert (to / docs).resolve() == done.parent / "docs" / "a.txt"
    assert (to / "images" / "a.png").read_bytes() == b"a picture"
    spoken = 'import lacitta_nb as lc\n\nlc.speak("it")\n\nlc.show(lc.new_game(2))'
    assert "".join(code["source"]) == spoken
    assert (code["outputs"], code["execution_count"]) == ([], None)
    two = json.loads((to / "sub" / "two.ipynb").read_text(encoding="utf-8"))["cells"]
    # Of lessons any may be the first.
    assert ["".join(cell["source"]) for cell in two] == [
        "[Indietro](../one.ipynb)",
        "2 + 2",
        spoken,
        spoken,
    ]


def test_what_people_did_in_a_built_notebook_can_be_left_alone(done: Path) -> None:
    build("it", done / "it", folder=done)
    (done / "it" / "one.ipynb").write_text("mine", encoding="utf-8")
    (done / "it" / "sub" / "two.ipynb").unlink()
    build("it", done / "it", missing=True, folder=done)
    assert (done / "it" / "one.ipynb").read_text(encoding="utf-8") == "mine"
    assert (done / "it" / "sub" / "two.ipynb").exists()
    build("it", done / "it", folder=done)
    assert (done / "it" / "one.ipynb").read_text(encoding="utf-8") != "mine"


def test_a_notebook_whose_code_is_hidden_or_whose_lesson_has_a_button_needs_its_outputs() -> None:
    needing = {path.name for path in sources() if needs_outputs(read(path))}
    assert needing == {"00_start_here.ipynb", "20_lessons.ipynb"}


@pytest.mark.slow
def test_where_code_is_hidden_the_outputs_are_there(done: Path) -> None:
    path = done / "one.ipynb"
    book = json.loads(path.read_text(encoding="utf-8"))
    hidden = {**ready("import lacitta_nb as lc\n\nlc.all_lessons()"), "id": "hidden"}
    hidden["metadata"] = {"jupyter": {"source_hidden": True}}
    path.write_text(json.dumps({**book, "cells": [*book["cells"][:2], hidden]}), encoding="utf-8")
    # A language that is spoken, which it is only where a notebook is run.
    catalogue(done).rename(done / "translations" / "de.po")
    build("de", done / "de", folder=done)
    run = json.loads((done / "de" / "one.ipynb").read_text(encoding="utf-8"))["cells"][-1]
    assert run["execution_count"] == 1
    with speaking("de"):
        assert all_lessons().heads[2] in "".join(run["outputs"][0]["data"]["text/html"])
    dropped = json.loads((done / "de" / "sub" / "two.ipynb").read_text(encoding="utf-8"))["cells"]
    assert [cell["outputs"] for cell in dropped if cell["cell_type"] == "code"] == [[], [], []]


def test_a_notebook_that_can_not_speak_is_no_success(done: Path) -> None:
    reword(done, "import lacitta_nb as lc", "from lacitta_nb import show")
    with pytest.raises(ValueError, match="import lacitta_nb"):
        build("it", done / "it", folder=done)


def all_prose() -> str:
    return "\n\n".join(cell.source for path in sources() for cell in prose(read(path)))


def test_all_prose_of_our_notebooks_can_be_taken_apart_and_put_together() -> None:
    text = all_prose()
    parts = paragraphs(text)
    assert len(parts) > 250
    assert paragraphs(translated(text, {})) == parts
    # A translation that only changes letters reaches every paragraph, heading and cell of a table.
    assert paragraphs(translated(text, {part: f"Ω {part} Ω" for part in parts})) == [
        f"Ω {part} Ω" for part in parts
    ]


def test_our_catalogues_are_up_to_date() -> None:
    new = template()
    assert set(catalogues()) >= {"de", "fr"}
    ignored = (NOTEBOOKS.parent / ".gitignore").read_text(encoding="utf-8").splitlines()
    for language, path in catalogues().items():
        found = problems(language, path.read_bytes(), new)
        assert [told_so for told_so in found if "make translations" in told_so] == []
        assert f"/notebooks/{language}/" in ignored


def test_a_folder_that_cannot_be_is_told_without_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wall = tmp_path / "file"
    wall.touch()
    language = next(iter(catalogues()))
    assert main(["build", "--into", str(wall), language]) == 1
    assert str(wall) in capsys.readouterr().out.splitlines()[-1]
