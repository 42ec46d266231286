"""The odds of the voice and the forecast of the year."""
