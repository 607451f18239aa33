"""Situations at the table, and the events that tell them."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from mapmakers.engine.boards.eleven import Cell, cells
from mapmakers.engine.core import EventLog, FastChance, Match
from mapmakers.engine.core.shared_events import MatchEnded, Undone
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Move, spaces
from mapmakers.engine.games.cartographers.events import (
    AmbushDrawn,
    AmbushRevealed,
    CardGain,
    CardRevealed,
    CoinsScored,
    DrawingFinished,
    DrawingRevealed,
    DrawingSkipped,
    EdictScored,
    EdictsDealt,
    Gains,
    MonstersScored,
    RuinsRevealed,
    SeasonBegan,
    SeasonEnded,
    TimePassed,
)
from tests.engine.event_contract import as_shown
from tests.engine.games.cartographers.event_reader import read
from tests.engine.games.cartographers.tables import (
    NEARLY_FULL,
    ONE_LEFT,
    SCORING,
    StackedDeck,
    Table,
)


class ListeningTable(Table):
    """A table whose latest events are kept."""

    def play(self, *moves: str) -> None:
        for seat, move in zip(self.state.waiting, moves, strict=True):
            self._listen(seat, move)

    def play_first(self, move: str) -> None:
        self._listen(self.state.waiting[0], move)

    def _listen(self, seat: int, move: str) -> None:
        self.state.events = self.log = EventLog()
        self.state.play(seat, Move.parse(move), self._deck)
        self.state.events = None

    @property
    def events(self) -> list[Any]:
        """What everybody may know of the latest drawing, without the season as it stands."""
        return without_running(self.log.seen_by(None))


NOTHING: Any = None
"""In place of the season as it stands, which test_running_season.py is about."""


def without_running(events: Iterable[Any]) -> list[Any]:
    return [
        replace(event, **{name: NOTHING for name in ("running", "unseen") if hasattr(event, name)})
        for event in events
    ]


def at(names: str) -> tuple[Cell, ...]:
    return cells(spaces.parse_names(names))


def gains(
    *edicts: int, coins: int = 0, shape: bool = False, mountains: str = "", monsters: int = 0
) -> Gains:
    cards = [
        CardGain(card, stars)
        for card, stars in zip(SCORING.split(", "), edicts, strict=False)
        if stars
    ]
    return Gains(edicts or (0, 0, 0, 0), coins, shape, at(mountains), monsters, tuple(cards))


EIGHT = ["Orchard", "Marshlands", "Homestead", "Treetop Village"]
"""Two of time each."""
ORCHARD = CardRevealed("Orchard", 2, ("forest", "farm"), ruins=False)

CLOSING = """
    ...........
    ...^.r.....
    .r......^r.
    .....F.....
    .....F.....
    ...WW^VV...
    ...........
    ...........
    .r^......r.
    .....r.^...
    ...........
"""
"""F7 is the last open side of the mountain F6."""

FENCED = """
    VVVVVVVVVVV
    V..^.r....V
    Vr......^rV
    V.........V
    V.........V
    V....^....V
    V.........V
    V.........V
    Vr^W.....rV
    V.W..r.^..V
    VVVVVVVVVVV
"""
"""Kobolds find no room along the edge, and then surround the mountain C9."""


def test_the_set_up_deals_the_edicts_and_reveals_until_somebody_has_to_draw() -> None:
    log = EventLog()
    deck = StackedDeck(["Temple Ruins", "Outpost Ruins", "Orchard"])
    CARTOGRAPHERS.start({"scoring": SCORING}, 2, deck, events=log)
    assert without_running(log) == [
        EdictsDealt(("Greenbough", "Canal Lake", "Wildholds", "Borderlands")),
        SeasonBegan("spring", 8, ("A", "B"), deck=14, ambushes=1, unseen=NOTHING, running=NOTHING),
        RuinsRevealed("Temple Ruins"),
        RuinsRevealed("Outpost Ruins"),
        CardRevealed("Orchard", 2, ("forest", "farm"), ruins=True),
    ]


def test_a_drawing_is_private_until_the_last_player_has_drawn() -> None:
    table = ListeningTable(["Rift Lands", "Orchard"], seats=3)
    table.play_first("F F5")
    assert table.log.seen_by(0) == [DrawingFinished(0, "F F5")]
    assert table.log.seen_by(1) == table.log.seen_by(None) == [DrawingFinished(0, None)]


def test_the_last_drawing_reveals_all_of_them_and_then_the_next_card() -> None:
    table = ListeningTable(["Rift Lands", "Orchard"])
    table.play("F F5", "X A1")
    assert table.events == [
        DrawingRevealed(
            0,
            0,
            "Rift Lands",
            "forest",
            at("F5"),
            falls_back=False,
            gains=gains(2, 0, 0, 0),
            running=NOTHING,
        ),
        DrawingRevealed(
            1,
            1,
            "Rift Lands",
            "monster",
            at("A1"),
            falls_back=False,
            gains=gains(monsters=-2),
            running=NOTHING,
        ),
        TimePassed(0, 8),
        ORCHARD,
    ]


def test_a_shape_with_a_coin_and_a_mountain_earn_one_each() -> None:
    table = ListeningTable(["Farmland", "Orchard"], seats=1)
    table.lay(0, CLOSING)
    table.play("A F7F8")
    drawing, time, card = table.events
    assert drawing.gains == gains(coins=2, shape=True, mountains="F6")
    assert (time, card) == (TimePassed(1, 8), ORCHARD)


def test_coins_beyond_the_track_are_earned_and_lost() -> None:
    table = ListeningTable(["Farmland", "Orchard"], seats=1)
    table.lay(0, CLOSING, coins=13)
    table.play("A F7F8")
    assert table.events[0].gains == gains(coins=1, shape=True, mountains="F6")


def test_a_single_space_is_drawn_instead_of_a_shape_that_fits_nowhere() -> None:
    table = ListeningTable(["Fishing Village", "Orchard"], seats=1)
    table.lay(0, NEARLY_FULL)
    table.play("X K11")
    drawing = table.events[0]
    assert (drawing.terrain, drawing.cells, drawing.falls_back) == ("monster", at("K11"), True)
    assert drawing.gains.shape_coin is False


def test_one_space_of_rift_lands_is_its_shape() -> None:
    table = ListeningTable(["Rift Lands", "Orchard"], seats=1)
    table.lay(0, NEARLY_FULL)
    table.play("X K11")
    assert table.events[0].falls_back is False


def test_an_ambush_passes_the_sheets_and_the_owner_gets_the_coin() -> None:
    table = ListeningTable(["Rift Lands", "Goblin Attack", "Orchard"], seats=3)
    table.play("F A1", "F A1", "F A1")
    assert table.events[-2:] == [
        TimePassed(0, 8),
        AmbushRevealed("Goblin Attack", clockwise=False, targets=(1, 2, 0), corner=None),
    ]
    table.lay(1, CLOSING)
    table.play("X F7G8H9", "X A9B10C11", "X A9B10C11")
    first, second, third, card = table.events
    assert (first.seat, first.sheet, first.card) == (0, 1, "Goblin Attack")
    assert (first.terrain, first.cells) == ("monster", at("F7G8H9"))
    assert first.gains == gains(coins=1, mountains="F6", monsters=-6)
    assert [(late.seat, late.sheet) for late in (second, third)] == [(1, 2), (2, 0)]
    assert card == ORCHARD, "an ambush takes no time (C8.4)"


def test_a_ruins_card_waits_while_an_ambush_is_drawn() -> None:
    table = ListeningTable(["Rift Lands", "Temple Ruins", "Kobold Onslaught", "Orchard"])
    table.play("F A1", "F A1")
    assert table.events[-2:] == [
        RuinsRevealed("Temple Ruins"),
        AmbushRevealed("Kobold Onslaught", clockwise=True, targets=(1, 0), corner=None),
    ]
    table.play("X H5H6H7I6", "X H5H6H7I6")
    assert table.events[-1] == CardRevealed("Orchard", 2, ("forest", "farm"), ruins=True)


def test_a_player_with_a_full_map_does_not_draw() -> None:
    table = ListeningTable(["Rift Lands", "Orchard"])
    table.lay(1, ONE_LEFT)
    table.play("F F5", "F A1")
    assert table.events[-2:] == [ORCHARD, DrawingSkipped(seat=1, sheet=1)]


def test_nobody_draws_on_the_full_map_of_a_neighbour() -> None:
    table = ListeningTable(["Rift Lands", "Gnoll Raid"], seats=3)
    table.lay(0, ONE_LEFT)
    table.play("F A1", "F A1", "F A1")
    assert table.events[-2:] == [
        AmbushRevealed("Gnoll Raid", clockwise=False, targets=(1, 2, 0), corner=None),
        DrawingSkipped(seat=2, sheet=0),
    ]


def test_cards_are_revealed_on_while_nobody_can_draw() -> None:
    table = ListeningTable(["Rift Lands", "Orchard", "Gnoll Raid", *EIGHT[1:]], ["Hamlet"], seats=1)
    table.state.season = 3
    table.state.scores = [((0, 0, 0, 0),) * 3]
    table.lay(0, ONE_LEFT)
    table.play("F A1")
    kinds = [event.kind for event in table.events]
    skipped = ["card_revealed", "drawing_skipped", "time_passed"]
    assert kinds[:5] == ["drawing_revealed", "time_passed", *skipped]
    assert kinds[5:13] == ["ambush_revealed", "ambush_drawn", *skipped, *skipped]
    assert kinds[13] == "edict_scored"
    assert kinds[-1] == "match_ended"


def test_alone_a_drawing_and_the_ambush_after_it_have_their_own_gains() -> None:
    table = ListeningTable(["Rift Lands", "Kobold Onslaught", "Orchard"], seats=1)
    table.lay(0, FENCED)
    table.play("F F5")
    assert table.events == [
        DrawingRevealed(
            0,
            0,
            "Rift Lands",
            "forest",
            at("F5"),
            falls_back=False,
            gains=gains(2, 0, 0, 0),
            running=NOTHING,
        ),
        TimePassed(0, 8),
        AmbushRevealed("Kobold Onslaught", clockwise=True, targets=(), corner=(10, 0)),
        AmbushDrawn(
            0,
            "Kobold Onslaught",
            at("B7B8C8B9"),
            gains(coins=1, mountains="C9", monsters=-4),
            NOTHING,
        ),
        ORCHARD,
    ]


def test_alone_an_ambush_without_room_draws_nothing() -> None:
    table = ListeningTable(["Rift Lands", "Gnoll Raid", "Orchard"], seats=1)
    table.lay(0, NEARLY_FULL)
    table.play("F K11")
    assert table.events[2:] == [
        AmbushRevealed("Gnoll Raid", clockwise=False, targets=(), corner=(0, 0)),
        AmbushDrawn(0, "Gnoll Raid", (), gains(), NOTHING),
        ORCHARD,
    ]


def test_a_card_that_is_never_scored_again_gains_nothing() -> None:
    table = ListeningTable(["Rift Lands", "Orchard"], seats=1)
    table.state.season = 2
    table.lay(0, CLOSING)
    table.play("A D7")
    assert table.events[0].gains.edicts == (0, 2, 0, 0)
    assert table.events[0].gains.cards == (), "Canal Lake was scored for the last time in summer"


def test_the_end_of_a_season_counts_box_by_box_and_the_next_one_begins() -> None:
    table = ListeningTable(["Rift Lands", "Hamlet"], ["Orchard"])
    table.play("F A1", "F A1")
    table.state.time = 7
    table.lay(0, CLOSING, coins=3)
    table.lay(1, CLOSING.replace("WW", "AX"))
    table.play("V A10A11B11", "V J10J11K11")
    assert table.events[2:] == [
        TimePassed(8, 8),
        EdictScored("spring", "A", "Greenbough", (3, 3), ("F4F5", "F4F5")),
        EdictScored("spring", "B", "Canal Lake", (0, 0), ("", "")),
        CoinsScored("spring", (4, 1)),
        MonstersScored("spring", (0, -2), ("", "E5E7")),
        SeasonEnded("spring", stars=(7, 2), totals=(7, 2)),
        SeasonBegan("summer", 8, ("B", "C"), deck=15, ambushes=2, unseen=NOTHING, running=NOTHING),
        ORCHARD,
    ]


def test_a_season_without_an_ambush_leaves_its_card_in_the_deck() -> None:
    table = ListeningTable(["Goblin Attack", "Orchard"], ["Hamlet"], seats=1)
    table.state.time = 7
    table.play("F F1G1H1H2")
    assert table.events[-2] == SeasonBegan(
        "summer", 8, ("B", "C"), deck=14, ambushes=1, unseen=NOTHING, running=NOTHING
    )


def test_winter_is_followed_by_the_end_of_the_match() -> None:
    table = ListeningTable(["Orchard"])
    table.state.season = 3
    table.state.time = 4
    table.state.scores = [((5, 0, 0, 0),) * 3, ((4, 0, 0, 0),) * 3]
    table.play("F A1B1C1C2", "F A1B1C1C2")
    assert table.events[2:] == [
        TimePassed(6, 6),
        EdictScored("winter", "D", "Borderlands", (0, 0), ("", "")),
        EdictScored("winter", "A", "Greenbough", (5, 5), ("A1B1C1C2", "A1B1C1C2")),
        CoinsScored("winter", (0, 0)),
        MonstersScored("winter", (0, 0), ("", "")),
        SeasonEnded("winter", stars=(5, 5), totals=(20, 17)),
        MatchEnded((20, 17), (0,), "points", None, (), places=(1, 2)),
    ]


def test_alone_the_end_of_the_match_has_a_rating_and_a_title() -> None:
    table = ListeningTable(["Orchard"], seats=1)
    table.state.season = 3
    table.state.time = 4
    table.state.scores = [((30, 0, 0, 0),) * 3]
    table.play("F A1B1C1C2")
    titles = ("apprentice_surveyor",)
    assert table.events[-1] == MatchEnded((95,), (0,), "points", 9, titles, places=(1,))


def test_a_drawing_taken_back_is_shown_only_to_its_own_seat() -> None:
    options = {"scoring": SCORING}
    match = Match(
        CARTOGRAPHERS, ["Ada", "Bert"], StackedDeck(["Rift Lands"]), options, record_events=True
    )
    before = {seat: as_shown(match.view(seat)) for seat in (None, 0, 1)}
    match.play(0, Move.parse("F F5"))
    finished = {seat: as_shown(match.view(seat)) for seat in (None, 0, 1)}
    match.undo(0)
    assert match.events is not None
    assert match.events.seen_by(0) == [Undone(0, "F F5")]
    assert match.events.seen_by(1) == match.events.seen_by(None) == [Undone(0, None)]
    for seat, view in finished.items():
        told = [as_shown(event) for event in match.events.seen_by(seat)]
        assert read(view, told, seat) == before[seat]


def test_a_random_drawing_of_a_playout_is_recorded_like_any_other() -> None:
    state = CARTOGRAPHERS.start({}, 1, FastChance(3))
    other = state.copy()
    state.events, other.events = EventLog(), EventLog()
    state.play_at_random(0, FastChance(4))
    chance = FastChance(4)
    other.play(0, other.legal(0).sample(chance), chance)
    assert list(state.events) == list(other.events)
    assert any(event.kind == "drawing_revealed" for event in state.events)


def test_copies_and_pickled_states_record_nothing() -> None:
    state = CARTOGRAPHERS.start({}, 2, FastChance(3), events=EventLog())
    assert state.events is not None
    assert state.copy().events is None
    assert state.imagine(0, FastChance(1)).events is None
    assert pickle.loads(pickle.dumps(state)).events is None
