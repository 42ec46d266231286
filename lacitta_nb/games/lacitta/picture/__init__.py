"""What is to be seen of a table of La Città."""
