"""Lets the runners of examples say what they found, as tests do."""

import pytest

from tests.rules.books import LETTERS

pytest.register_assert_rewrite(*(f"tests.rules.{game}_examples" for game in LETTERS))
