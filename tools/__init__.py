"""What maintainers run: the bundles of the scripts, and the types that they are checked against."""
