"""Games played by computers: playouts, evaluation, tournaments and their tables."""
