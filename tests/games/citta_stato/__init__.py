"""Città-Stato."""
