"""What La Città says: sentences (`*.ftl`), the numbers in them, and a moment in text (`report`)."""
