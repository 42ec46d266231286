"""The scripts and style sheets of the page: tools/bundle.js makes them of the sources in web/."""

from functools import cache
from importlib.resources import files


@cache
def bundle_of(room: str) -> tuple[str, str]:
    """The script and the style sheet of a room, a package with bundle/ beside web/.

    >>> script, sheet = bundle_of("lacitta_nb.panels")
    >>> "export {" in script, ".lc-panel" in sheet
    (True, True)
    """
    folder = files(room) / "bundle"
    return (
        (folder / "panel.js").read_text(encoding="utf-8"),
        (folder / "panel.css").read_text(encoding="utf-8"),
    )
