"""How many examples property tests try: enough for every day, ten times as many by --thorough."""

from hypothesis import settings

EVERY_DAY = 50
THOROUGH = 10

_times = 1

# Property tests play whole matches; how long one takes says nothing about whether it is right.
settings.register_profile("every-day", deadline=None, print_blob=True, max_examples=EVERY_DAY)
settings.register_profile(
    "thorough", settings.get_profile("every-day"), max_examples=EVERY_DAY * THOROUGH
)
settings.load_profile("every-day")


def be_thorough() -> None:
    """Before the tests are collected: try more in all of them."""
    global _times
    _times = THOROUGH
    settings.load_profile("thorough")


def number(every_day: int, thorough: int | None = None) -> int:
    """How often something costly is tried: kept by a test when it is collected."""
    return every_day if _times == 1 else thorough or every_day * _times


def tries(every_day: int) -> settings:
    """The settings of a property whose examples cost more than most."""
    return settings(max_examples=number(every_day))
