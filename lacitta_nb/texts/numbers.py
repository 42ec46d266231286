"""Numbers and days as people write them: halves, and what a language puts before decimals."""

from datetime import date
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale


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


def day_text(day: date, language: str) -> str:
    """A day as a language writes it.

    >>> day_text(date(2026, 3, 1), "en"), day_text(date(2026, 3, 1), "de")
    ('Mar 1, 2026', '01.03.2026')
    """
    from babel.dates import format_date

    return format_date(day, locale=_locale(language))


@cache
def decimal_mark(language: str) -> str:
    """What a language puts before the decimals; as in English where nobody knows.

    >>> decimal_mark("fr")
    ','
    """
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(_locale(language))


def _locale(language: str) -> "Locale":
    # It comes with Fluent, which writes whole numbers by it, and loads as late.
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        return Locale("en")
