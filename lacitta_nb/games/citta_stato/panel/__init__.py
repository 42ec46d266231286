"""Città-Stato on the panel: how it is played and shown there (see `panels.adapter`)."""
