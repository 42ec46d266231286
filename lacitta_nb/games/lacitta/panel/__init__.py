"""What the panel shows and asks in La Città."""
