"""A position of Map Out and how it goes on: turn by turn, each a few small decisions.

The pile has no order here: the next tile is drawn from those that nobody holds or has played.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mapmakers.engine.boards.hexes import CENTRE, Hex
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout import hidden, scoring
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.choices import NO_TILE, Choices, Stage
from mapmakers.engine.games.mapout.completion import can_play
from mapmakers.engine.games.mapout.effects import Effects, effects_of
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PASS, Move
from mapmakers.engine.games.mapout.outcome import Score, outcome_of
from mapmakers.engine.games.mapout.setup import GAIN, NONE, Deal
from mapmakers.engine.games.mapout.tiles import END, ROAD, Face
from mapmakers.engine.games.mapout.view import View, view_of

NOTHING_PENDING: Mapping[int, Move] = MappingProxyType({})


class MapOutState:
    """The board, the points, and each player's tiles, which are known by their place in the box."""

    __slots__ = (
        "bars",
        "board",
        "ends",
        "hands",
        "lifted",
        "moved_tiles_score",
        "origin",
        "passes",
        "pile",
        "scores",
        "seats",
        "stage",
        "turn",
        "waiting",
        "worth_before",
    )

    def __init__(self, board: Board, dealt: Deal, moved_tiles_score: str) -> None:
        self.board = board
        self.seats = len(dealt.hands)
        self.moved_tiles_score = moved_tiles_score
        self.hands: list[tuple[int, ...]] = list(dealt.hands)
        self.ends: list[tuple[int, ...]] = list(dealt.ends)
        """By seat: the End Tiles that lie face up before it."""
        self.pile = dealt.pile
        self.scores: list[Score] = [Score()] * self.seats
        self.bars: list[hidden.Bars] = [(0,) * len(hand) for hand in dealt.hands]
        """By seat: what the others can tell about its hand."""
        self.turn = dealt.first
        self.stage = Stage.FRESH
        self.lifted = NO_TILE
        """The tile lifted this turn, also when it is back."""
        self.origin: Hex = CENTRE
        """Where it was lifted from."""
        self.worth_before = 0
        """What its connections there were worth."""
        self.passes = 0
        """How many turns in a row were passed."""
        self.waiting: tuple[int, ...] = (self.turn,)

    # What may be done

    @property
    def pending(self) -> Mapping[int, Move]:
        """Nothing is decided in private."""
        return NOTHING_PENDING

    @property
    def outcome(self) -> Outcome | None:
        """The result once nobody has a tile left or nobody can play (O7.1, O7.2)."""
        return None if self.waiting else outcome_of(self.scores)

    def legal(self, seat: int) -> Choices:
        """What the seat may do now; refused where it is not its turn."""
        if seat not in self.waiting:
            raise Refused("O5.1" if self.waiting else "O7.1")
        return Choices(self.board, self.tiles_of(seat), self.stage, self.lifted, self.origin)

    def tiles_of(self, seat: int) -> tuple[int, ...]:
        """All that the seat could play: its hand and its face-up End Tiles (O5.2)."""
        return self.hands[seat] + self.ends[seat]

    def effects(self, seat: int, move: Move) -> Effects:
        """What a legal move would change on the board, and what it would earn."""
        self.legal(seat).refuse(move)
        return effects_of(self, move)

    # What happens

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        """Carry out one decision of the turn; after its last the player draws (O5.5)."""
        self.legal(seat).refuse(move)
        if move.verb == PASS:
            self._pass(seat)
        elif move.verb == LIFT:
            self.lift(move.tile)
        elif move.verb == BACK:
            self._put_back(seat, move, chance)
        else:
            self._play(seat, move, chance)

    def lift(self, tile: str) -> None:
        """Take a tile of the board in hand; whether that is allowed is asked before."""
        space, face = next(lying for lying in self.board.tiles.items() if lying[1].tile.id == tile)
        self.worth_before = scoring.worth(self.board.tiles, face, space)
        self.lifted = self.board.box.place[tile]
        self.origin = space
        self.stage = Stage.HELD
        self.board = self.board.lift(space)

    def _play(self, seat: int, move: Move, chance: Chance) -> None:
        face = self.board.box.face(move.tile, move.turns)
        earned = scoring.points(self.board.tiles, face, move.space)
        self._score(seat, face, earned)
        self.board = self.board.lay(face, move.space)
        tile = self.board.box.place[move.tile]
        if face.is_end:
            self.ends[seat] = tuple(end for end in self.ends[seat] if end != tile)
        else:
            self.hands[seat] = tuple(held for held in self.hands[seat] if held != tile)
            self.bars[seat] = hidden.after_play(self.bars[seat], tile)
        if self.stage == Stage.HELD:
            self.stage = Stage.PLAYED
        else:
            self._finish(seat, chance)

    def _put_back(self, seat: int, move: Move, chance: Chance) -> None:
        face = self.board.box.face(move.tile, move.turns)
        score = self.scores[seat]
        earned = self.worth_of_return(face, move.space)
        self.scores[seat] = score._replace(moved=score.moved + earned)
        self.board = self.board.lay(face, move.space)
        if self.stage == Stage.HELD:
            self.stage = Stage.RETURNED
        else:
            self._finish(seat, chance)

    def worth_of_return(self, face: Face, space: Hex, board: Board | None = None) -> int:
        """What the lifted tile earns there (O6.3, O6.4), on this board or on another."""
        if self.moved_tiles_score == NONE:
            return 0
        worth = scoring.worth((board or self.board).tiles, face, space)
        if self.moved_tiles_score == GAIN:
            return max(worth - self.worth_before, 0)
        return worth

    def _score(self, seat: int, face: Face, earned: int) -> None:
        score = self.scores[seat]
        if face.tile.kind == ROAD:
            self.scores[seat] = score._replace(roads=score.roads + earned)
        elif face.tile.kind == END:
            self.scores[seat] = score._replace(ends=score.ends + earned)
        else:
            self.scores[seat] = score._replace(split_ends=score.split_ends + earned)

    def _finish(self, seat: int, chance: Chance) -> None:
        """The end of a turn in which a tile was played."""
        if self.pile:
            drawn = chance.below(len(self.pile))
            self.hands[seat] = tuple(sorted((*self.hands[seat], self.pile[drawn])))
            self.pile = self.pile[:drawn] + self.pile[drawn + 1 :]
            self.bars[seat] = hidden.after_draw(self.bars[seat])
        self.stage = Stage.FRESH
        self.lifted = NO_TILE
        self.origin = CENTRE
        self.worth_before = 0
        self.passes = 0
        self._go_on()

    def _pass(self, seat: int) -> None:
        self.bars[seat] = hidden.after_pass(self.bars[seat], self._playable())
        self.passes += 1
        self._go_on()

    def _playable(self) -> int:
        """The Road Tiles, as bits, that whoever held one could play now."""
        box = self.board.box
        lying = {box.place[face.tile.id] for face in self.board.tiles.values()}
        return sum(
            1 << tile
            for tile in box.of_kind[ROAD]
            if tile not in lying and can_play(self.board, box.faces[tile])
        )

    def _go_on(self) -> None:
        """To the next player who has a tile (O5.6), unless the match is over (O7.1, O7.2)."""
        able = [seat for seat in range(self.seats) if self.hands[seat] or self.ends[seat]]
        if self.passes >= len(able):
            self.waiting = ()
            return
        self.turn = next((seat for seat in able if seat > self.turn), able[0])
        self.waiting = (self.turn,)

    # What others make of it

    def copy(self) -> MapOutState:
        """An independent copy; the board is a value and need not be copied."""
        other = MapOutState.__new__(MapOutState)
        other.board = self.board
        other.seats = self.seats
        other.moved_tiles_score = self.moved_tiles_score
        other.hands = self.hands[:]
        other.ends = self.ends[:]
        other.pile = self.pile
        other.scores = self.scores[:]
        other.bars = self.bars[:]
        other.turn = self.turn
        other.stage = self.stage
        other.lifted = self.lifted
        other.origin = self.origin
        other.worth_before = self.worth_before
        other.passes = self.passes
        other.waiting = self.waiting
        return other

    def imagine(self, seat: int, chance: Chance) -> MapOutState:
        """A copy with the pile and the others' hands dealt anew, by all that the seat can tell.

        A player in the middle of a turn could complete it when it was begun: so it can now.
        """
        other = self.copy()
        others = [at for at in range(self.seats) if at != seat]
        unseen = sorted(self.pile + tuple(tile for at in others for tile in self.hands[at]))
        while True:
            hands, other.pile = hidden.deal_anew(unseen, [self.bars[at] for at in others], chance)
            for at, hand in zip(others, hands, strict=True):
                other.hands[at] = hand
            if self.turn == seat or not self.waiting or other.turn_can_go_on():
                return other

    def turn_can_go_on(self) -> bool:
        """Whether the player whose turn it is has anything left to decide on."""
        return self.stage == Stage.FRESH or len(self.legal(self.turn)) > 0

    def view(self, seat: int | None) -> View:
        """What the seat, or an onlooker, may see (O8.1)."""
        return view_of(self, seat)
