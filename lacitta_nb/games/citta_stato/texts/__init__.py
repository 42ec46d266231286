"""What Città-Stato says: sentences (`*.ftl`), their numbers, effects, a moment in text."""
