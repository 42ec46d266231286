"""What Città-Stato says: sentences (`*.ftl`), the numbers in them, a moment in text (`report`)."""
