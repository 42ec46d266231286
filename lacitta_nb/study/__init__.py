"""The study of positions: odds of the voice, forecasts of the year, and what they rest on.

Every answer is given to somebody's knowledge: nothing here reads a card that lies face down for
whoever asks. Tables (pandas) and figures (matplotlib) load when first used.
"""
