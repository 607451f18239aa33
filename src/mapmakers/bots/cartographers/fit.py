"""Fit the outlook of solo maps: python -m mapmakers.bots.cartographers.fit --games 3000 --seed 4

Solo matches are played by the map evaluator, with one of its other good drawings now and then.
After each drawing the features of the map are noted, and at each season's end what they led to. The
figures that predict that best from the features, by least squares, are written to outlook.json. The
same seed gives the same figures.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mapmakers.bots.cartographers.search.map_evaluator import evaluate_moves
from mapmakers.bots.cartographers.search.outlook import (
    COINS,
    MONSTERS,
    SUBJECTS,
    Outlook,
    far,
    near,
)
from mapmakers.bots.cartographers.tuned_outlook import TABLE, written
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS, fitting
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.components import LANDS, SEASONS
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.state import CartographersState

ASTRAY = 200
"""How often in a thousand another drawing than the best is taken, so that maps vary in every
feature."""
BETTER_ONES = 12
"""How many drawings it is chosen from."""
DOUBTS = 30
"""The regularisation: as if this many more observations had shown no effect of the features."""

NOTHING_YET: list[list[float]] = [[] for _ in range(SUBJECTS)]


class Note(NamedTuple):
    """An observation: the features of a map and the result."""

    subject: int
    features: list[float]
    """Each feature twice, by the two functions by which it gains weight."""
    gain: float
    """How much more the subject scored than it would have at once."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=4)
    options = parser.parse_args()
    sums = [Squares() for _ in range(SUBJECTS)]
    for game in range(options.games):
        for note in notes(options.seed, game):
            sums[note.subject].add(note)
    text = written([one.figures() for one in sums])
    (Path(__file__).parent / TABLE).write_text(text, encoding="utf-8")


def notes(seed: int, game: int) -> Iterator[Note]:
    """The observations of one match."""
    chance, own = FastChance(seed * 1_000_000 + game), FastChance(game)
    sides = tuple(LANDS)
    state = CARTOGRAPHERS.start({"side": sides[game % len(sides)]}, 1, chance)
    seen: list[tuple[int, int, list[float], list[float]]] = []
    while state.waiting:
        move = drawing(state, own)
        outlook = Outlook(NOTHING_YET, state, after=True)
        coin = state.legal(0).offer.coin_of(move)
        sheet = state.sheets[0].draw(move.terrain, move.cells, coin)
        for subject, lags in enumerate(outlook.lags):
            if lags:
                seen.append((subject, state.season, lags, outlook.features(sheet, subject)))
        state.play(0, move, chance)
    for subject, season, lags, features in seen:
        for lag, stars in zip(lags, brought(state, subject, season), strict=True):
            if lag:
                weighed = [part * feature for feature in features for part in (near(lag), far(lag))]
                yield Note(subject, weighed, stars - features[0])


def drawing(state: CartographersState, chance: FastChance) -> Move:
    judged = evaluate_moves(state, 0, fitting(WEIGHTS, state.edicts))
    judged.sort(key=lambda one: -one[0])
    if chance.below(1000) < ASTRAY:
        return judged[chance.below(min(BETTER_ONES, len(judged)))][1]
    return judged[0][1]


def brought(state: CartographersState, subject: int, season: int) -> list[int]:
    """What a subject scored each time, from this season on."""
    found: list[int] = []
    for number in range(season, len(SEASONS)):
        *cards, coins, monsters = state.scores[0][number]
        if subject == COINS:
            found.append(coins)
        elif subject == MONSTERS:
            found.append(monsters)
        else:
            for edict, stars in zip(SEASONS[number].edicts, cards, strict=True):
                if state.edicts[edict] == subject:
                    found.append(stars)
    return found


class Squares:
    """The normal equations of the least-squares fit."""

    def __init__(self) -> None:
        self._products: list[list[float]] = []
        self._gains: list[float] = []
        self._count = 0

    def add(self, note: Note) -> None:
        features = note.features
        self._count += 1
        if not self._products:
            self._products = [[0.0] * len(features) for _ in features]
            self._gains = [0.0] * len(features)
        for at, (feature, row) in enumerate(zip(features, self._products, strict=True)):
            if feature:
                self._gains[at] += feature * note.gain
                for other, second in enumerate(features):
                    row[other] += feature * second

    def figures(self) -> list[float]:
        rows = [[*row, gain] for row, gain in zip(self._products, self._gains, strict=True)]
        for at, row in enumerate(rows):
            row[at] *= 1.0 + DOUBTS / self._count
            row[at] = row[at] or 1.0  # a feature that never occurred has coefficient 0
        return solved(rows)


def solved(rows: list[list[float]]) -> list[float]:
    """Solve linear equations, each with its right side at the end; the matrix is symmetric and
    positive definite, so that no pivoting is needed."""
    for at, row in enumerate(rows):
        for below in rows[at + 1 :]:
            part = below[at] / row[at]
            for column in range(at, len(row)):
                below[column] -= part * row[column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        row = rows[at]
        known = sum(row[column] * found[column] for column in range(at + 1, len(rows)))
        found[at] = (row[-1] - known) / row[at]
    return found


if __name__ == "__main__":
    main()
