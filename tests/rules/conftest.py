"""Lets the runners of examples say what they found, as tests do."""

import pytest

pytest.register_assert_rewrite("tests.rules.cartographers_examples")
