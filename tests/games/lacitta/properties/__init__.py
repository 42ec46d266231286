"""What must hold at every moment of any game."""
