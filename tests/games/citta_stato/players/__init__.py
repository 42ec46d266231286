"""Computer players of Città-Stato."""
