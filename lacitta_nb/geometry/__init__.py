"""Shapes of the board in the plane: hexagons, outlines, label points and the ways of citizens."""

from lacitta_nb.geometry.hexes import Point, centre, corners, hexagon, space_centres
from lacitta_nb.geometry.outlines import (
    area_outlines,
    area_shapes,
    city_outline,
    extent,
    label_points,
    shrines,
    touching,
    walls,
)
from lacitta_nb.geometry.paths import along, meet, migration_path, trimmed, way

__all__ = [
    "Point",
    "along",
    "area_outlines",
    "area_shapes",
    "centre",
    "city_outline",
    "corners",
    "extent",
    "hexagon",
    "label_points",
    "meet",
    "migration_path",
    "shrines",
    "space_centres",
    "touching",
    "trimmed",
    "walls",
    "way",
]
