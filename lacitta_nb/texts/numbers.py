"""Numbers as people write them."""


def halves_text(halves: int) -> str:
    """A number of half points as it is written: 5 half points are 2½.

    >>> halves_text(5), halves_text(1), halves_text(4), halves_text(0)
    ('2½', '½', '2', '0')
    """
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)
