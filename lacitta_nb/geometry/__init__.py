"""Shapes in the plane, whatever is played: hexagons, outlines, points for labels, and lines.

`hexes` needs the standard library alone, so that rules may count with hexagons; `outlines` and
`paths` load shapely. So nothing is imported here.
"""
