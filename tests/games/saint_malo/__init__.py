"""Saint Malo."""
