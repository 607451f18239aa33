"""How much tests try where trying more finds more: examples of a property, power cuts, kills.

Every day a number that fits into ./test; ten times it by --thorough, a third by --quick.
"""

from fractions import Fraction

from hypothesis import settings

PROPERTIES = 50
"""Examples of a property that says nothing else."""

_times = Fraction(1)


def try_so_often(times: Fraction) -> None:
    """Before tests are collected: of everything so many times as much as every day."""
    global _times
    _times = times
    # Property tests play whole matches; how long one takes says nothing about whether it is right.
    settings.register_profile(
        "mapmakers", deadline=None, print_blob=True, max_examples=number(PROPERTIES)
    )
    settings.load_profile("mapmakers")


EVERY_DAY, THOROUGHLY, QUICKLY = Fraction(1), Fraction(10), Fraction(1, 3)


def number(every_day: int, thorough: int | None = None) -> int:
    """How often something costly is tried, asked when a test is collected."""
    if _times == THOROUGHLY and thorough is not None:
        return thorough
    return max(1, int(every_day * _times))


def tries(every_day: int, thorough: int | None = None) -> settings:
    """The settings of a property whose examples cost more than most."""
    return settings(max_examples=number(every_day, thorough))
