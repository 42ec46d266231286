"""The lessons of La Città."""
