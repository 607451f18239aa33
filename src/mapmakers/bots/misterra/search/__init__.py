"""Search for Maps of Misterra: plans for the whole map, half days weighed by them, simulation.

Compiled in the same group as the engine, where that is compiled.
"""

from mapmakers.compiled import compiled_modules

__path__[:0] = compiled_modules(__name__)
