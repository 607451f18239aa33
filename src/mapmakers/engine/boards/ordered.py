"""Numbers kept in order, such as packed hexes: where one of them stands.

The plain engine asks the library; the compiled one has a twin of this module.
"""

from bisect import bisect_left as rank

__all__ = ["rank"]
