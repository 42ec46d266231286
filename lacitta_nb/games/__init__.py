"""The games of the house, one room each; they share rooms, never each other."""
