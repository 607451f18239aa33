"""Random matches of Cartographers, followed step by step by a plain second reading of the rules."""

from __future__ import annotations

import pytest

from mapmakers.engine.boards import eleven
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import (
    CARTOGRAPHERS,
    CartographersState,
    Move,
    Sheet,
    score,
)
from mapmakers.engine.games.cartographers.components import LETTERS
from mapmakers.engine.games.cartographers.scoring import monster_loss
from mapmakers.engine.games.cartographers.view import View
from tests.engine.games.cartographers import oracle
from tests.engine.games.cartographers.oracle import Drawing
from tests.examples import number

pytestmark = pytest.mark.clause("C4.3", "C4.5", "C4.7", "C5.1", "C5.2", "C6.1", "C8.1", "C10.3")


class Follower:
    """What the second reading makes of a match: it is told the cards and the moves, no more."""

    def __init__(self, state: CartographersState, side: str) -> None:
        view = state.view(None)
        self.seats = state.seats
        self.boards = [oracle.unused(side) for _ in range(state.seats)]
        self.coins = [0] * state.seats
        self.seasons: list[list[tuple[int, int, int, int]]] = [[] for _ in range(state.seats)]
        self.cards = {edict.edict: edict.card for edict in view.edicts}
        self.kept: dict[int, tuple[Drawing, int]] = {}
        self.struck = 0
        self.look(view)

    def legal(self, view: View, seat: int) -> dict[Drawing, int]:
        assert view.card is not None
        target = self.boards[self.target(view, seat)]
        if view.ambush:
            return oracle.ambush(target, view.card)
        return oracle.explore(target, view.card, view.ruins)

    def target(self, view: View, seat: int) -> int:
        if not view.ambush:
            return seat
        assert view.card is not None
        return oracle.drawn_on(view.card, seat, self.seats)

    def play(self, before: View, seat: int, drawing: Drawing, coin: int, after: View) -> None:
        """When the last drawing is in: all are made, a season may end, an ambush may strike."""
        self.kept[seat] = drawing, coin
        if len(before.waiting) > 1:
            return
        for drawer, (kept, coins) in self.kept.items():
            target = self.target(before, drawer)
            gained = coins + oracle.draw(self.boards[target], kept)
            self.coins[target] = min(self.coins[target] + gained, oracle.COIN_TRACK)
        self.kept = {}
        if after.season != before.season:
            self.score(before)
        self.look(after)

    def score(self, before: View) -> None:
        first, second = (self.cards[edict] for edict in before.scores_now)
        for seat, plain in enumerate(self.boards):
            stars = (oracle.STARS[first](plain), oracle.STARS[second](plain))
            self.seasons[seat].append((*stars, self.coins[seat], oracle.monsters(plain)))

    def look(self, view: View) -> None:
        """Alone, an ambush that is turned over strikes at once."""
        new = view.ambushes[self.struck :]
        self.struck = len(view.ambushes)
        if self.seats == 1:
            for card in new:
                place = oracle.strike(self.boards[0], card)
                gained = oracle.draw(self.boards[0], ("X", place))
                self.coins[0] = min(self.coins[0] + gained, oracle.COIN_TRACK)


def drawing_of(move: Move) -> Drawing:
    return LETTERS[move.terrain], frozenset(eleven.cells(move.cells))


def check_sheets(follower: Follower, state: CartographersState, view: View) -> None:
    """Every map, its coins, all sixteen cards, and the totals that everybody sees."""
    for seat, plain in enumerate(follower.boards):
        sheet = state.sheets[seat]
        assert str(sheet) == oracle.text(plain)
        assert sheet.coins == follower.coins[seat]
        stars = {card: count(plain) for card, count in oracle.STARS.items()}
        assert {card: score(card, sheet) for card in oracle.STARS} == stars
        assert -monster_loss(sheet) == oracle.monsters(plain)
        seen = view.sheets[seat]
        assert seen.worth == tuple(stars[follower.cards[edict]] for edict in "ABCD")
        assert seen.monsters == oracle.monsters(plain)
        assert seen.seasons == tuple(follower.seasons[seat])
        assert seen.total == sum(sum(season) for season in follower.seasons[seat])


def check_deltas(
    follower: Follower, state: CartographersState, seat: int, move: Move, coin: int
) -> None:
    """What the move is said to change, counted before and after."""
    target = follower.target(state.view(seat), seat)
    before = follower.boards[target]
    after = [row.copy() for row in before]
    gained = coin + oracle.draw(after, drawing_of(move))
    coins = min(follower.coins[target] + gained, oracle.COIN_TRACK) - follower.coins[target]
    edicts = [oracle.STARS[follower.cards[edict]] for edict in "ABCD"]
    gains = tuple(stars(after) - stars(before) for stars in edicts)
    lost = oracle.monsters(after) - oracle.monsters(before)
    assert state.deltas(seat, move) == (gains, coins, lost)
    worth = state.effects(seat, move)
    assert (tuple(card.gain for card in worth.edicts), worth.coins, worth.monsters) == (
        gains,
        coins,
        lost,
    )


@pytest.mark.parametrize("seed", range(number(4)))
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_random_match_goes_the_same_way(seats: int, side: str, seed: int) -> None:
    chance = FastChance(1000 * seats + seed)
    options = {"side": side, "edict_order": "random"}
    state = CARTOGRAPHERS.start(options, seats, chance)
    follower = Follower(state, side)
    while state.waiting:
        before = state.view(None)
        if not state.pending:
            check_sheets(follower, state, before)
        seat = state.waiting[chance.below(len(state.waiting))]
        legal = state.legal(seat)
        allowed = follower.legal(before, seat)
        assert {drawing_of(move) for move in legal} == set(allowed)
        move = legal.sample(chance)
        coin = allowed[drawing_of(move)]
        check_deltas(follower, state, seat, move, coin)
        state.play(seat, move, chance)
        follower.play(before, seat, drawing_of(move), coin, state.view(None))
    check_sheets(follower, state, state.view(None))
    assert state.outcome is not None
    assert state.outcome.totals == tuple(sum(map(sum, seasons)) for seasons in follower.seasons)


@pytest.mark.parametrize("seed", range(number(40)))
def test_crowded_maps_score_the_same(seed: int) -> None:
    """Maps at random, up to full ones, as no random match reaches them."""
    chance = FastChance(seed)
    plain = oracle.unused("AB"[seed % 2])
    for space in oracle.EVERY_SPACE:
        if oracle.empty(plain, space) and chance.below(40) < seed + 1:
            kinds = 1 + chance.below(5)  # few terrains make large clusters
            oracle.draw(plain, ("FVAWX"[chance.below(kinds)], frozenset({space})))
    sheet = Sheet.parse(oracle.text(plain))
    for card, stars in oracle.STARS.items():
        assert score(card, sheet) == stars(plain), card
    assert -monster_loss(sheet) == oracle.monsters(plain)
