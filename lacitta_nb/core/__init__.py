"""What every game of the house is made on: history, decisions, errors, chance."""
