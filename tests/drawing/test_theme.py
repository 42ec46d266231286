"""Colours can be told apart and read; styles and themes refuse what makes no sense."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt
import pytest

from lacitta_nb.drawing.theme import DARK, LIGHT, OWNERS, Style, Theme
from lacitta_nb.games.lacitta.picture.styles import ALL_STYLES, STYLES

Numbers = npt.NDArray[np.float64]

SIGHT: Final[dict[str, Sequence[Sequence[float]]]] = {
    "full": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "no red cones": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "no green cones": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "no blue cones": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
"""What the eye makes of linear RGB (Machado, Oliveira and Fernandes 2009, full severity)."""
LMS: Final = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
LAB: Final = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
"""Ottosson's Oklab, in which equal distances look equally large; 0.02 is just seen."""
CLEAR: Final = 0.1


def linear(colour: str) -> Numbers:
    channels = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def oklab(light: Numbers) -> Numbers:
    lab: Numbers = LAB @ np.cbrt(LMS @ np.clip(light, 0, 1))
    return lab


def contrast(one: str, two: str) -> float:
    """The contrast ratio of WCAG 2."""
    bright = sorted(float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (one, two))
    return (bright[1] + 0.05) / (bright[0] + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("sight", SIGHT)
def test_colours_of_players_are_told_apart(theme: Theme, sight: str) -> None:
    seen = [
        oklab(np.array(SIGHT[sight]) @ linear(theme.colours[f"owner-{i}"])) for i in range(OWNERS)
    ]
    assert min(float(np.linalg.norm(a - b)) for a, b in combinations(seen, 2)) > CLEAR


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize(
    ("front", "back", "least"),
    [
        ("ink", "paper", 7),
        ("ink", "ground", 7),
        ("ink", "on-owner", 7),
        ("ink", "legal", 4.5),
        ("name", "space", 4.5),
        ("muted", "paper", 4.5),
        ("on-service", "service", 4.5),
        ("wheat", "paper", 4.5),
        ("alarm", "paper", 4.5),
        ("short", "on-owner", 4.5),
        ("coin-ink", "gold", 4.5),
        ("wheat", "farm", 3),
        ("rock", "mountain", 3),
        ("water", "lake", 3),
        ("focus", "space", 3),
        ("legal-line", "space", 3),
        *((f"owner-{i}", back, 3) for i in range(OWNERS) for back in ("space", "on-owner")),
    ],
)
def test_letters_and_signs_stand_out(theme: Theme, front: str, back: str, least: float) -> None:
    assert contrast(theme.colours[front], theme.colours[back]) >= least


def test_contrast_is_measured_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(
    "wrong",
    [
        {"fill": "purple"},
        {"stroke": "ink"},
        {"width": 0.1},
        {"fill": "ink", "opacity": 0.0},
        {"fill": "ink", "opacity": 1.5},
        {"fill": "ink", "size": -1.0},
        {"halo": "snow"},
    ],
)
def test_a_style_that_makes_no_sense_is_refused(wrong: dict[str, str | float]) -> None:
    with pytest.raises(ValueError, match="style 'odd'"):
        Style("odd", **wrong)  # type: ignore[arg-type]


def test_styles_have_names_of_their_own() -> None:
    assert all(name == style.name for name, style in STYLES.items())
    assert len(STYLES) == len(ALL_STYLES) > 80


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"ink": "black"}, "ink is 'black'"),
        ({"ink": "#12345"}, "not like"),
        ({"snow": "#ffffff"}, "unknown colours: snow"),
    ],
)
def test_a_theme_names_what_is_wrong(change: dict[str, str], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        Theme("mine", {**LIGHT.colours, **change})


def test_a_theme_needs_every_role() -> None:
    with pytest.raises(ValueError, match="missing or unknown colours: gold"):
        Theme("mine", {role: c for role, c in LIGHT.colours.items() if role != "gold"})
