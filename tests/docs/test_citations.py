"""Pages that are cited exist, with the section that is named: `formats.md, section 4`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.docs.pages import PAGES, ROOT, anchor, headings

CITING = ("lacitta_nb", "notebooks", "docs", "board_data", "benchmarks", "tests")
"""Whatever is written in these folders, and the README, may cite a page."""
KINDS = (".py", ".md", ".ipynb", ".ftl", ".js", ".css")
_CITED = re.compile(r"([\w./:-]+\.md)\b(?:#([\w-]+)|,? \(?section (\d+))?")


class Citation(NamedTuple):
    """A page by its path, and the anchor or the number of a section, or ""."""

    page: str
    anchor: str
    section: str


def citations(text: str) -> list[Citation]:
    """All that a text cites; a citation may run over the end of a line, in a comment too."""
    running = re.sub(r"\s*\n\s*(#(?!#) ?)?", " ", text)
    found = [Citation(*map(str, match.groups(""))) for match in _CITED.finditer(running)]
    return [citation for citation in found if "://" not in citation.page]


def missing(citation: Citation, beside: Path) -> bool:
    """Whether somebody who follows it finds nothing: beside the page, at the top or in docs."""
    for folder in (beside, ROOT, ROOT / "docs"):
        page = folder / citation.page
        if page.is_file():
            found = headings(page.read_text(encoding="utf-8"))
            anchors = [anchor(heading) for heading in found]
            numbers = [heading.split(".")[0] for heading in found]
            return (citation.anchor not in ("", *anchors)) or (
                citation.section not in ("", *numbers)
            )
    return True


def texts() -> Iterator[tuple[Path, str]]:
    """Everything that may cite: of notebooks what stands in their cells."""
    yield PAGES[0], PAGES[0].read_text(encoding="utf-8")
    for folder in CITING:
        for path in sorted((ROOT / folder).rglob("*")):
            # These very tests cite pages that must not be found.
            if path.suffix not in KINDS or path == Path(__file__):
                continue
            text = path.read_text(encoding="utf-8")
            if path.suffix == ".ipynb":
                cells = json.loads(text)["cells"]
                text = "\n\n".join("".join(cell["source"]) for cell in cells)
            yield path, text


def test_every_cited_page_exists_with_the_section_that_is_named() -> None:
    cited = [(path, citation) for path, text in texts() for citation in citations(text)]
    assert len(cited) > 20
    lost = [(path, citation) for path, citation in cited if missing(citation, path.parent)]
    assert [f"{path.relative_to(ROOT)}: {' '.join(citation)}" for path, citation in lost] == []


@pytest.mark.parametrize(
    ("text", "page", "anchor", "section"),
    [
        ('"""What is no action (formats.md, section 4)."""', "formats.md", "", "4"),
        ("# The words (formats.md, section\n    # 1) are plain.", "formats.md", "", "1"),
        (
            "see [the panel](docs/architecture.md#the-panel)",
            "docs/architecture.md",
            "the-panel",
            "",
        ),
        ("as docs/fairness.md\nsays", "docs/fairness.md", "", ""),
    ],
)
def test_citations_are_found(text: str, page: str, anchor: str, section: str) -> None:
    assert citations(text) == [Citation(page, anchor, section)]


def test_addresses_elsewhere_are_no_citations() -> None:
    assert citations("https://github.com/widgets/widgets/blob/main/README.md") == []


@pytest.mark.parametrize(
    ("citation", "lost"),
    [
        (Citation("architecture.md", "the-panel", ""), False),
        (Citation("../README.md", "", ""), False),
        (Citation("pitfalls.md", "", ""), True),
        (Citation("architecture.md", "the-pannel", ""), True),
        (Citation("architecture.md", "", "17"), True),
    ],
)
def test_what_is_not_there_is_missing(citation: Citation, lost: bool) -> None:
    assert missing(citation, ROOT / "docs") is lost
