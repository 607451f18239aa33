"""What every test shares."""

from hypothesis import settings

# Property tests play whole matches; how long one takes says nothing about whether it is right.
settings.register_profile("mapmakers", deadline=None, print_blob=True)
settings.load_profile("mapmakers")
