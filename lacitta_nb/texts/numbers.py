"""Numbers as people write them: halves, and the sign that a language puts before decimals."""

from functools import cache


def halves_text(halves: int) -> str:
    """A number of half points as it is written: 5 half points are 2½.

    >>> halves_text(5), halves_text(1), halves_text(4), halves_text(0)
    ('2½', '½', '2', '0')
    """
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def decimal_text(value: float, form: str, language: str) -> str:
    """A number as `format` writes it, with the decimal mark of a language and a whole minus sign.

    Args:
        value: the number.
        form: what `format` knows, such as `.1f`.
        language: of whoever reads it.

    >>> decimal_text(-2.5, ".2f", "en"), decimal_text(2.5, ".2f", "de")
    ('−2.50', '2,50')
    """
    return format(value, form).replace(".", decimal_mark(language)).replace("-", "−")


@cache
def decimal_mark(language: str) -> str:
    """What a language puts before the decimals; as in English where nobody knows.

    >>> decimal_mark("fr")
    ','
    """
    # It comes with Fluent, which writes whole numbers by it, and loads as late.
    from babel import Locale, UnknownLocaleError
    from babel.numbers import get_decimal_symbol

    try:
        locale = Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        locale = Locale("en")
    return get_decimal_symbol(locale)
