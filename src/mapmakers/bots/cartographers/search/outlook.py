"""The outlook of a solo map: a prediction fitted to played matches.

Whatever is scored at a season's end (a scoring card, the coins, the monsters) is predicted from
features of the map. The coefficient of each feature depends on the number of drawings until then.
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.bots.cartographers.search.features.anywhere import monsters, mountains, room
from mapmakers.bots.cartographers.search.features.cards import FEATURES
from mapmakers.engine.games.cartographers.components import AMBUSHES, SCORING, SEASONS
from mapmakers.engine.games.cartographers.phases import TIMES
from mapmakers.engine.games.cartographers.scoring.cards import POINTS
from mapmakers.engine.games.cartographers.scoring.monsters import monster_loss
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.state import CartographersState
from mapmakers.engine.mypyc_types import mypyc_attr

COINS: Final = len(SCORING)
MONSTERS: Final = COINS + 1
SUBJECTS: Final = MONSTERS + 1
"""The subjects of prediction: the scoring cards by index in SCORING, then coins, then monsters."""

PACE: Final = 1.45
"""The average time of a drawing."""
SOON: Final = 4.0
WHOLE: Final = 20.0
"""The approximate number of drawings in a match."""

THRESHOLDS: Final = [season.threshold for season in SEASONS]
SEASON_COUNT: Final = len(SEASONS)


def near(drawings: float) -> float:
    """The first of two functions by which features gain weight with the drawings to come: soon."""
    return drawings / (drawings + SOON)


def far(drawings: float) -> float:
    """The other: steadily."""
    return drawings / WHOLE


def now(sheet: Sheet, subject: int) -> float:
    """What would be scored for this subject if the season ended."""
    if subject == COINS:
        return float(int(sheet.coins))
    if subject == MONSTERS:
        return -float(monster_loss(sheet))
    return float(POINTS[subject](sheet))


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """Evaluates solo maps at one moment of a match."""

    __slots__ = ("_lairs", "_lurking", "_stars", "_subjects", "_weights", "lags")

    def __init__(self, table: list[list[float]], state: CartographersState, after: bool) -> None:
        """The moment of a state, or the one after its next drawing."""
        time = int(state.time)
        if after:
            time += TIMES[state.card]
        self._lurking = int(state.lurking)
        self._lairs = [at for at in range(len(AMBUSHES)) if state.lairs >> at & 1]
        self.lags: list[list[float]] = [[] for _ in range(SUBJECTS)]
        """For each subject, the number of drawings until each time it is scored."""
        drawings = 0.0
        for number in range(int(state.season), SEASON_COUNT):
            until = THRESHOLDS[number] - time
            time = 0
            if until > 0 or not after:
                drawings += max(until / PACE, 0.5)
            for edict in SEASONS[number].edicts:
                self.lags[state.edicts[edict]].append(drawings)
            self.lags[COINS].append(drawings)
            self.lags[MONSTERS].append(drawings)
        self._subjects: list[int] = []
        self._stars: list[float] = []
        self._weights: list[list[float]] = []
        for subject, lags in enumerate(self.lags):
            if lags:
                self._subjects.append(subject)
                self._stars.append(float(len(lags)))
                soon = 0.0
                steady = 0.0
                for lag in lags:
                    soon += near(lag)
                    steady += far(lag)
                weights = table[subject]
                self._weights.append(
                    [
                        soon * weights[at] + steady * weights[at + 1]
                        for at in range(0, len(weights), 2)
                    ]
                )

    def features(self, sheet: Sheet, subject: int) -> list[float]:
        """All features for a subject, beginning with its current score."""
        features = [now(sheet, subject)]
        if subject == COINS:
            features += mountains(sheet)
        elif subject == MONSTERS:
            features += monsters(sheet, self._lairs, self._lurking)
        else:
            features += FEATURES[subject](sheet)
        return features + room(sheet)

    def worth(self, sheet: Sheet) -> float:
        """The predicted stars."""
        total = 0.0
        common = room(sheet)
        for at, subject in enumerate(self._subjects):
            brings = now(sheet, subject)
            weights = self._weights[at]
            if not weights:  # not fitted: only its current score counts
                total += self._stars[at] * brings
                continue
            total += (self._stars[at] + weights[0]) * brings
            if subject == COINS:
                features = mountains(sheet)
            elif subject == MONSTERS:
                features = monsters(sheet, self._lairs, self._lurking)
            else:
                features = FEATURES[subject](sheet)
            place = 1
            for feature in features:
                total += weights[place] * feature
                place += 1
            for feature in common:
                total += weights[place] * feature
                place += 1
        return total
