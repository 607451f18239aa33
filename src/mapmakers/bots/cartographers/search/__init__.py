"""Search for Cartographers: heuristics, simulation and random playouts.

Compiled in the same group as the engine.
"""

from mapmakers.compiled import compiled_modules

__path__[:0] = compiled_modules(__name__)
