"""Colours as eyes see them: how far two lie apart, for readers with each kind of sight."""

from collections.abc import Sequence
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
Lab = tuple[float, float, float]

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
_XYZ: Final = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_WHITE: Final = _XYZ.sum(axis=1)
_FAR: Final = 25.0**7


def linear(colour: str) -> Numbers:
    """The light of a colour of sRGB, written `#rrggbb`."""
    channels = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def contrast(one: str, two: str) -> float:
    """The contrast ratio of WCAG 2."""
    bright = sorted(float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (one, two))
    return (bright[1] + 0.05) / (bright[0] + 0.05)


def lab(colour: str, sight: str = "full") -> Lab:
    """A colour in CIELAB (white D65), as a reader with that sight sees it."""
    light = np.clip(np.array(SIGHT[sight]) @ linear(colour), 0, 1)
    parts = _XYZ @ light / _WHITE
    x, y, z = np.where(parts > 216 / 24389, np.cbrt(parts), (24389 / 27 * parts + 16) / 116)
    return float(116 * y - 16), float(500 * (x - y)), float(200 * (y - z))


def apart(one: str, two: str, sight: str = "full") -> float:
    """How far two colours lie apart for a reader with that sight (CIEDE2000)."""
    return ciede2000(lab(one, sight), lab(two, sight))


def ciede2000(one: Lab, two: Lab) -> float:
    """The difference of two colours (Sharma, Wu and Dalal 2005); 1 is just seen."""
    mean = (hypot(*one[1:]) + hypot(*two[1:])) / 2
    stretch = 1 + (1 - sqrt(mean**7 / (mean**7 + _FAR))) / 2
    (chroma, hue), (other, turned) = (_polar(a * stretch, b) for _, a, b in (one, two))
    grey = chroma * other == 0
    turn = 0.0 if grey else (turned - hue + 180) % 360 - 180
    middle = hue + turned if grey else (hue + turn / 2) % 360
    across = 2 * sqrt(chroma * other) * sin(radians(turn / 2))
    light, chroma_mean = (one[0] + two[0]) / 2 - 50, (chroma + other) / 2
    by_hue = 1 - 0.17 * _cos(middle - 30) + 0.24 * _cos(2 * middle)
    by_hue += 0.32 * _cos(3 * middle + 6) - 0.2 * _cos(4 * middle - 63)
    lightness = (two[0] - one[0]) / (1 + 0.015 * light**2 / sqrt(20 + light**2))
    saturation = (other - chroma) / (1 + 0.045 * chroma_mean)
    tint = across / (1 + 0.015 * chroma_mean * by_hue)
    blue = 60 * exp(-(((middle - 275) / 25) ** 2))
    rotation = -2 * sqrt(chroma_mean**7 / (chroma_mean**7 + _FAR)) * sin(radians(blue))
    return sqrt(lightness**2 + saturation**2 + tint**2 + rotation * saturation * tint)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _cos(angle: float) -> float:
    return cos(radians(angle))
