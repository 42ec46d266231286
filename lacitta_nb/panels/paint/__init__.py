"""Painters of the view: the page, the panel of lists, and the picture without a kernel."""
