"""PO files: brought up to date with the notebooks, checked, read."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from translate.convert.pot2po import convertpot
from translate.storage.po import pofile

from tools.notebook_prose.books import NOTEBOOKS, catalogues, prose, read, sources
from tools.notebook_prose.markdown import ShapeChanged, kept, paragraphs, translated

SIMILAR: Final = 60
"""How similar, in per cent, a paragraph must be to one of before to be offered its translation."""
_HEAD: Final = {
    "Project-Id-Version": "lacitta_nb, prose of the notebooks",
    "Language": "{language}",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
}


class Message(NamedTuple):
    """A paragraph of the notebooks, and what a catalogue says of it."""

    english: str
    other: str
    doubtful: bool
    places: tuple[str, ...]


def template(folder: Path = NOTEBOOKS) -> bytes:
    """All paragraphs of the notebooks as a PO file without translations."""
    places: dict[str, list[str]] = {}
    for path in sources(folder):
        for cell in prose(read(path)):
            for text in paragraphs(cell.source):
                place = f"{path.relative_to(folder).as_posix()}:{cell.id}"
                if place not in places.setdefault(text, []):
                    places[text].append(place)
    store = pofile()
    for text, found in places.items():
        unit = store.addsourceunit(text)
        for place in found:
            unit.addlocation(place)
    return bytes(store)


def updated(old: bytes, language: str, new: bytes) -> bytes:
    """A catalogue brought up to date with a new template.

    A translation stays with its paragraph. That of a paragraph which was changed is kept as
    doubtful, with the English that it was made for; that of one which is gone, at the end.
    """
    made = BytesIO()
    convertpot(BytesIO(new), made, BytesIO(old) if old else None, min_similarity=SIMILAR)
    return _headed(made.getvalue(), language)


def update(languages: list[str], folder: Path = NOTEBOOKS) -> None:
    """Bring catalogues up to date, and begin those that do not exist yet."""
    new = template(folder)
    for language in languages or list(catalogues(folder)):
        path = folder / "translations" / f"{language}.po"
        old = path.read_bytes() if path.exists() else b""
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(updated(old, language, new))


def messages(written: bytes) -> list[Message]:
    """What a PO file says of each paragraph that is still in a notebook."""
    return [
        Message(unit.source, unit.target, unit.isfuzzy(), tuple(unit.getlocations()))
        for unit in pofile(BytesIO(written)).units
        if not unit.isheader() and not unit.isobsolete()
    ]


def translations(written: bytes) -> dict[str, str]:
    """The translations that can be relied on."""
    return {
        found.english: found.other
        for found in messages(written)
        if found.other and not found.doubtful
    }


def problems(language: str, written: bytes, new: bytes) -> Iterator[str]:
    """What has to be put right before the notebooks of a language are complete, in words."""
    here, now = messages(written), messages(new)
    if {(found.english, found.places) for found in here} != {(f.english, f.places) for f in now}:
        yield f"{language}: not up to date with the notebooks. Run: make translations"
    for found in messages(updated(written, language, new)):
        if wrong := _wrong(found):
            yield f"{language}, {', '.join(found.places)}: {wrong}: {found.english}"


def _wrong(message: Message) -> str:
    """What is wrong with a translation, in words, or nothing."""
    if not message.other:
        return "not translated"
    if message.doubtful:
        return "the English has changed since, or its translation is doubtful (fuzzy)"
    if not kept(message.english, message.other):
        return "links or code are not those of the English"
    try:
        translated(message.english, {message.english: message.other})
    except ShapeChanged as error:
        return str(error)
    return ""


def _headed(written: bytes, language: str) -> bytes:
    """A catalogue whose head says what readers of PO files need, and no times: they differ."""
    store = pofile(BytesIO(written))
    head = store.header()  # type: ignore[no-untyped-call]
    head.target = "".join(f"{name}: {value}\n" for name, value in _HEAD.items()).format(
        language=language
    )
    return bytes(store)
