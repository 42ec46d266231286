"""The odds of the dice, the threat of the pirates, the worth of places, and how players stand."""
