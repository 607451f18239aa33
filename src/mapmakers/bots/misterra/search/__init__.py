"""Search for Maps of Misterra: plans for the whole map, half days, simulation.

Compiled in the same group as the engine.
"""

from mapmakers.compiled import compiled_modules

__path__[:0] = compiled_modules(__name__)
