"""Search for Map Out: whole turns weighed, matches played on by them, random ends.

Compiled in the same group as the engine, where that is compiled.
"""

from mapmakers.compiled import compiled_modules

__path__[:0] = compiled_modules(__name__)
