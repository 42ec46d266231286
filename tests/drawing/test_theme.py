"""Colours can be told apart and read; styles and themes refuse what makes no sense."""

from itertools import combinations
from typing import Final

import numpy as np
import pytest

from lacitta_nb.drawing.theme import DARK, LIGHT, OWNERS, Style, Theme
from lacitta_nb.games.lacitta.picture.styles import ALL_STYLES, STYLES
from tests.drawing.seen import SIGHT, Lab, Numbers, apart, ciede2000, contrast, linear

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


def oklab(light: Numbers) -> Numbers:
    lab: Numbers = LAB @ np.cbrt(LMS @ np.clip(light, 0, 1))
    return lab


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
        ("accent", "space", 3),
        ("accent", "paper", 3),
        ("on-accent", "accent", 4.5),
        ("legal-line", "space", 3),
        *(
            (f"owner-{i}", back, 3)
            for i in range(OWNERS)
            for back in ("ground", "space", "on-owner", "paper")
        ),
    ],
)
def test_letters_and_signs_stand_out(theme: Theme, front: str, back: str, least: float) -> None:
    assert contrast(theme.colours[front], theme.colours[back]) >= least


SIGNALS = (*(f"owner-{i}" for i in range(OWNERS)), "gold", "accent")
"""What must never be taken for one another: each player, what is new, focus and main buttons."""
CLOSEST = {"light": 24.7, "dark": 23.2}
"""The goal is 25 everywhere. Seven colours that all stand out from the ground come no farther apart
for readers who see two dimensions of colour instead of three; signs and patterns do the rest."""


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("sight", ["full", "no red cones", "no green cones"])
def test_signals_are_told_apart_by_colour(theme: Theme, sight: str) -> None:
    pairs = list(combinations(SIGNALS, 2))
    found = [apart(theme.colours[one], theme.colours[two], sight) for one, two in pairs]
    assert min(found) >= (25 if sight == "full" else CLOSEST[theme.name])
    assert sum(difference >= 25 for difference in found) >= len(pairs) - 5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("sight", ["full", "no red cones", "no green cones"])
def test_the_double_ring_shows_on_every_colour(theme: Theme, sight: str) -> None:
    # Where the ink of the ring can't be told from the ground, its paper can.
    for role in (*SIGNALS, "space", "ground", "legal", "farm", "lake", "mountain", "bare"):
        rings = (
            apart(theme.colours[ring], theme.colours[role], sight) for ring in ("ink", "paper")
        )
        assert max(rings) >= 30


def test_contrast_is_measured_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(
    ("one", "two", "difference"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_measured_right(one: Lab, two: Lab, difference: float) -> None:
    # Pairs of the table that Sharma, Wu and Dalal published for this purpose.
    assert ciede2000(one, two) == pytest.approx(difference, abs=5e-5)
    assert ciede2000(two, one) == pytest.approx(difference, abs=5e-5)


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
