"""Sets of faces: which of a box's tiles, turned which way.

What may lie on a space is such a set, and so is a hand. What of a hand may lie there is what they
share, which is counted without looking at any tile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mapmakers.engine.boards.bits import Word, nth, one, size

TURNS: Final = 6
_OF_A_WORD: Final = 48
_WORDS: Final = 5


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FaceSet:
    """A value. Faces are numbered 6 * tile + turns; a word has a bit for those of eight tiles."""

    __slots__ = ("_a", "_b", "_c", "_d", "_e")

    def __init__(self, a: Word, b: Word, c: Word, d: Word, e: Word) -> None:
        self._a: Final = a
        self._b: Final = b
        self._c: Final = c
        self._d: Final = d
        self._e: Final = e

    def both(self, other: FaceSet) -> FaceSet:
        """What is in both sets."""
        return FaceSet(
            self._a & other._a,
            self._b & other._b,
            self._c & other._c,
            self._d & other._d,
            self._e & other._e,
        )

    def either(self, other: FaceSet) -> FaceSet:
        """What is in one of the sets at least."""
        return FaceSet(
            self._a | other._a,
            self._b | other._b,
            self._c | other._c,
            self._d | other._d,
            self._e | other._e,
        )

    def meets(self, other: FaceSet) -> bool:
        """Whether anything is in both sets."""
        return (
            self._a & other._a
            | self._b & other._b
            | self._c & other._c
            | self._d & other._d
            | self._e & other._e
        ) != 0

    def count(self) -> i64:
        """How many."""
        return self.shared(self)

    def shared(self, other: FaceSet) -> i64:
        """How many are in both sets. Most words are empty then, and need not be counted."""
        found: i64 = 0
        word: Word = self._a & other._a
        if word:
            found = size(word)
        word = self._b & other._b
        if word:
            found += size(word)
        word = self._c & other._c
        if word:
            found += size(word)
        word = self._d & other._d
        if word:
            found += size(word)
        word = self._e & other._e
        if word:
            found += size(word)
        return found

    def nth(self, index: i64) -> i64:
        """The number of the face with so many lower ones in the set."""
        here: i64 = size(self._a)
        if index < here:
            return nth(self._a, index)
        index -= here
        here = size(self._b)
        if index < here:
            return _OF_A_WORD + nth(self._b, index)
        index -= here
        here = size(self._c)
        if index < here:
            return 2 * _OF_A_WORD + nth(self._c, index)
        index -= here
        here = size(self._d)
        if index < here:
            return 3 * _OF_A_WORD + nth(self._d, index)
        return 4 * _OF_A_WORD + nth(self._e, index - here)


def face_set(numbers: Iterable[int]) -> FaceSet:
    """The set of the faces with these numbers."""
    words: list[int] = [0] * _WORDS
    for number in numbers:
        words[number // _OF_A_WORD] |= one(number % _OF_A_WORD)
    return FaceSet(words[0], words[1], words[2], words[3], words[4])


NO_FACES: Final = face_set(())
