"""La Città: everything that is this game's own."""
