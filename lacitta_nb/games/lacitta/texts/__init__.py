"""What La Città says, and a moment of it in text."""
