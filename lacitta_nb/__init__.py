"""Play, learn and study the board game La Città in Jupyter notebooks."""
