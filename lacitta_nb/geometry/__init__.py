"""Shapes of the board in the plane: hexagons, outlines, label points and the ways of citizens."""
