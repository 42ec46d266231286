"""Saint Malo: everything that is this game's own."""
