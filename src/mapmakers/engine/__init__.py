"""The rules of the three games: pure, typed, standard library only."""

from typing import Final

from mapmakers.compiled import Kind, compiled_modules

# Where a compiled engine is there, its modules are found before the plain ones beside this file.
__path__[:0] = compiled_modules(__name__)

KIND: Final[Kind] = "compiled" if len(__path__) > 1 else "plain"
"""Which engine runs. Both behave alike, to the byte."""
