"""The view of a seat or a spectator, as sent to clients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.eleven import Cell, without
from mapmakers.engine.core.shapes import Shapes
from mapmakers.engine.games.cartographers import spaces
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    DECK,
    EDICTS,
    EXPLORE,
    SCORING,
    SEASONS,
    TERRAINS,
)
from mapmakers.engine.games.cartographers.effects import change_between
from mapmakers.engine.games.cartographers.effects_view import Effects
from mapmakers.engine.games.cartographers.events import Event
from mapmakers.engine.games.cartographers.outcome import (
    next_title,
    places_of,
    solo_goal,
    sums_of,
    total_of,
)
from mapmakers.engine.games.cartographers.running import running_season, unseen_cards
from mapmakers.engine.games.cartographers.scoring import EARNING, POINTS, monster_loss
from mapmakers.engine.games.cartographers.season_view import RunningSeason, UnseenCards
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.vocabulary import (
    AmbushName,
    CardName,
    ColumnName,
    DecidedBy,
    Edict,
    ScoringName,
    SeasonName,
    TerrainName,
    TitleName,
)

if TYPE_CHECKING:
    from mapmakers.engine.games.cartographers.state import CartographersState


@dataclass(frozen=True, slots=True)
class SheetView:
    """A player's map before this turn's drawings, and what it is worth."""

    seat: int
    drawing: str
    """Eleven rows of eleven characters, joined by `/`."""
    coins: int
    unpaid: tuple[Cell, ...]
    """The mountains that have not given their coin yet."""
    seasons: tuple[tuple[int, int, int, int], ...]
    """By finished season: first edict, second edict, coins, monsters (zero or negative)."""
    sums: tuple[int, ...]
    """By finished season: its boxes added up."""
    total: int
    running: RunningSeason | None
    """None when the match is over."""
    worth: tuple[int, ...]
    """What the cards under edicts A to D would earn now."""
    earning: tuple[str, ...]
    """The spaces that score: their names, one after the other."""
    monsters: int
    """What the monsters would cost now, zero or negative."""
    drawn: bool
    """Whether this player has drawn this turn."""


@dataclass(frozen=True, slots=True)
class EdictView:
    edict: Edict
    card: ScoringName
    solo: int
    scores_in: tuple[SeasonName, ...]
    """The seasons at whose end it will still be scored, in order."""


@dataclass(frozen=True, slots=True)
class ChangeView:
    """What a drawing or an ambush changed on a solo map."""

    ambush: AmbushName | None
    """None for the player's own drawing."""
    cells: tuple[Cell, ...]
    """The spaces it filled; empty if an ambush did not fit."""
    edicts: tuple[int, ...]
    """The change of stars for the cards under edicts A to D."""
    coins: int
    monsters: int
    """The change of stars per season because of monsters; negative if they cost more."""


@dataclass(frozen=True, slots=True)
class GoalView:
    """What a lone player plays for (C13.4)."""

    stars: int
    """The stars to reach."""
    title: TitleName
    """The title that they earn."""
    now: int
    """The stars scored so far, with this season's if it ended now."""


@dataclass(frozen=True, slots=True)
class View:
    """A table of Cartographers, seen from one seat or by a spectator."""

    game: str
    seat: int | None
    waiting: tuple[int, ...]
    season: SeasonName | None
    """None when the match is over."""
    threshold: int
    time: int
    column: tuple[ColumnName, ...]
    """The cards revealed this season; the last is the one to draw."""
    edicts: tuple[EdictView, ...]
    scores_now: tuple[Edict, ...]
    """The two edicts that are scored at the end of this season."""
    card: CardName | None
    """The explore card or ambush to draw now."""
    terrains: tuple[TerrainName, ...]
    """The terrains it can be drawn with."""
    ruins: bool
    """Whether an empty ruins space has to be covered."""
    ambush: bool
    """Whether everybody draws on a neighbour's sheet now."""
    target: int | None
    """Whose sheet this seat draws on."""
    ambushes: tuple[AmbushName, ...]
    """The ambushes revealed so far, in order."""
    deck: int
    """How many cards are left in the explore deck."""
    unseen: UnseenCards
    sheets: tuple[SheetView, ...]
    changes: tuple[ChangeView, ...]
    """Solo play: what the latest drawing changed, then each ambush since."""
    goal: GoalView | None
    """Solo play only."""
    pending: str | None
    """This seat's own drawing, which the others cannot see yet."""
    result: Result | None


@dataclass(frozen=True, slots=True)
class NextTitle:
    """The solo title above the one that was earned."""

    title: TitleName
    lacking: int
    """The stars that it would have taken."""


@dataclass(frozen=True, slots=True)
class Result:
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """By seat, from 1; equal players share one."""
    decided_by: DecidedBy
    rating: int | None
    titles: tuple[TitleName, ...]
    next_title: NextTitle | None
    """Solo play, unless the title is the best."""


@dataclass(frozen=True, slots=True)
class Way:
    """One orientation of a shape, and where the top left corner of its bounding box may be."""

    shape: int
    """Which of the card's shapes."""
    coin: int
    cells: tuple[Cell, ...]
    anchors: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything a seat may draw."""

    kind: Literal["cartographers"]
    terrains: tuple[TerrainName, ...]
    ways: tuple[Way, ...]
    falls_back: bool
    """Whether no shape of the card can be drawn as required: a single space is filled instead."""
    target: int
    """Whose sheet it is drawn on."""


def view_of(state: CartographersState, seat: int | None) -> View:
    playing = state.season < len(SEASONS)
    season = SEASONS[state.season] if playing else None
    card = EXPLORE[state.card] if state.card >= 0 else None
    ambush = AMBUSHES[state.ambush] if state.ambush >= 0 else None
    pending = state.pending.get(seat) if seat is not None else None
    return View(
        game="cartographers",
        seat=seat,
        waiting=state.waiting,
        season=season.name if season else None,
        threshold=season.threshold if season else 0,
        time=state.time,
        column=tuple(DECK[revealed].name for revealed in state.column),
        edicts=tuple(
            EdictView(
                EDICTS[edict], SCORING[at].name, SCORING[at].solo, scored_in(edict, state.season)
            )
            for edict, at in enumerate(state.edicts)
        ),
        scores_now=tuple(EDICTS[edict] for edict in season.edicts) if season else (),
        card=card.name if card else ambush.name if ambush else None,
        terrains=tuple(TERRAINS[terrain] for terrain in card.terrains)
        if card
        else ("monster",)
        if ambush
        else (),
        ruins=state.duty and card is not None,
        ambush=ambush is not None,
        target=state.target(seat) if seat is not None and (card or ambush) else None,
        ambushes=tuple(AMBUSHES[struck].name for struck in state.struck),
        deck=size(state.deck) + state.lurking,
        unseen=unseen_cards(state),
        sheets=tuple(_sheet_view(state, at, sheet) for at, sheet in enumerate(state.sheets)),
        changes=changes_of(state),
        goal=goal_of(state),
        pending=str(pending) if pending is not None else None,
        result=result_of(state),
    )


def scored_in(edict: int, season: int) -> tuple[str, ...]:
    """The seasons, from this one on, at whose end an edict is scored (C10.1)."""
    return tuple([coming.name for coming in SEASONS[season:] if edict in coming.edicts])


def changes_of(state: CartographersState) -> tuple[ChangeView, ...]:
    """What happened to a solo map since the player's last turn."""
    if state.seats > 1:
        return ()
    causes: list[str | None] = [AMBUSHES[ambush].name for ambush, _ in state.strikes]
    maps = [*[before for _, before in state.strikes], state.sheets[0]]
    if state.drawn_on is not None:
        causes.insert(0, None)
        maps.insert(0, state.drawn_on)
    return tuple(
        [
            _change(cause, before, after, state.edicts)
            for cause, before, after in zip(causes, maps[:-1], maps[1:], strict=True)
        ]
    )


def _change(cause: str | None, before: Sheet, after: Sheet, edicts: tuple[int, ...]) -> ChangeView:
    filled = eleven.cells(without(before.empty, after.empty))
    return ChangeView(cause, filled, *change_between(before, after, edicts))


def _sheet_view(state: CartographersState, seat: int, sheet: Sheet) -> SheetView:
    seasons = state.scores[seat]
    return SheetView(
        seat=seat,
        drawing=str(sheet).replace("\n", "/"),
        coins=sheet.coins,
        unpaid=eleven.cells(sheet.unpaid),
        seasons=seasons,
        sums=sums_of(seasons),
        total=total_of(seasons),
        running=running_season(state, seat, sheet),
        worth=tuple(POINTS[card](sheet) for card in state.edicts),
        earning=tuple(spaces.names_of(EARNING[card](sheet)) for card in state.edicts),
        monsters=-monster_loss(sheet),
        drawn=seat in state.pending,
    )


def goal_of(state: CartographersState) -> GoalView | None:
    if state.seats > 1:
        return None
    (sheet,) = state.sheets
    running = running_season(state, 0, sheet)
    now = total_of(state.scores[0]) if running is None else running.total
    stars, title = solo_goal(now, state.edicts)
    return GoalView(stars, title, now)


def result_of(state: CartographersState) -> Result | None:
    outcome = state.outcome
    if outcome is None:
        return None
    above = None if outcome.rating is None else next_title(outcome.rating)
    return Result(
        outcome.winners,
        places_of(state.scores),
        outcome.decided_by,
        outcome.rating,
        outcome.titles,
        None if above is None else NextTitle(*above),
    )


SHAPES: Final = Shapes(View, Effects, Choices, events=Event)
"""The types of what is sent of the game."""
