"""What Saint Malo says: sentences (`*.ftl`), the numbers in them, a moment in text (`report`)."""
