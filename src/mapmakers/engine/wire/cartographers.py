"""Cartographers as JSON, for up to a hundred sheets that everybody sees.

Almost everything in a view is the same for all seats, so the sheets are written once after each
reveal. While players draw in private, only the information who has drawn changes.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from mapmakers.engine.boards.bits import members, size
from mapmakers.engine.boards.eleven import SIDE, Cells, cells, in_row, nonempty, without
from mapmakers.engine.core.game import State
from mapmakers.engine.games.cartographers.card_offers import CardOffer
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    DECK,
    EDICTS,
    EXPLORE,
    LETTERS,
    SCORING,
    SEASONS,
    TERRAINS,
)
from mapmakers.engine.games.cartographers.outcome import sums_of, total_of
from mapmakers.engine.games.cartographers.scoring.cards import EARNING, POINTS
from mapmakers.engine.games.cartographers.scoring.monsters import monster_loss
from mapmakers.engine.games.cartographers.shapes import orientations
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.spaces import names_of
from mapmakers.engine.games.cartographers.state import CartographersState
from mapmakers.engine.games.cartographers.view import (
    EdictView,
    changes_of,
    goal_of,
    result_of,
    scored_in,
)
from mapmakers.engine.mypyc_types import i64
from mapmakers.engine.wire.texts import NULL, listed, names, numbers, to_json, yes_or_no

CARDS: Final[list[str]] = [to_json(card.name) for card in DECK]
STRUCK: Final[list[str]] = [to_json(card.name) for card in AMBUSHES]
COLS: Final[i64] = 11


@final
class CartographersWire:
    def __init__(self) -> None:
        self._lies: tuple[int, ...] = ()
        self._table = ""
        """The shared part of the table, as JSON."""
        self._sheets: list[WrittenSheet] = []

    def public(self, state: State[Any]) -> str:
        position = cast(CartographersState, state)
        self._look(position)
        pending = position.pending
        sheets = [
            sheet.text + (',"drawn":true}' if seat in pending else ',"drawn":false}')
            for seat, sheet in enumerate(self._sheets)
        ]
        waiting = numbers(position.waiting)
        return f'{self._table},"waiting":{waiting},"sheets":{listed(sheets)}'

    def own(self, state: State[Any], seat: int | None) -> str:
        if seat is None:
            return '"seat":null,"target":null,"pending":null'
        position = cast(CartographersState, state)
        drawing = position.card >= 0 or position.ambush >= 0
        target = str(position.target(seat)) if drawing else NULL
        own = position.pending.get(seat)
        pending = NULL if own is None else f'"{own}"'
        return f'"seat":{seat},"target":{target},"pending":{pending}'

    def _look(self, state: CartographersState) -> None:
        """Write what all seats see again, if it has changed."""
        lies = (
            state.season,
            state.time,
            state.card,
            state.ambush,
            len(state.column),
            *state.column,
            *state.struck,
        )
        before = self._sheets
        if lies == self._lies and _same_sheets(before, state.sheets):
            return
        self._lies = lies
        self._table = _table(state)
        self._sheets = [
            WrittenSheet(state, seat, sheet, before[seat] if before else None)
            for seat, sheet in enumerate(state.sheets)
        ]

    def choices(self, state: State[Any], seat: int) -> str:
        position = cast(CartographersState, state)
        drawings = position.legal(seat)
        known = _known(drawings.offer)
        ways: list[str] = []
        for at in range(len(known.heads)):
            anchors = drawings.anchors(at)
            if nonempty(anchors):
                ways.append(known.heads[at])
                ways.append(_spaces(anchors, known.cols[at]))
                ways.append("]}")
                ways.append(",")
        ways.pop()
        return (
            f'{{"kind":"cartographers","terrains":{known.terrains},"ways":[{"".join(ways)}],'
            f'"falls_back":{yes_or_no(drawings.falls_back)},"target":{position.target(seat)}}}'
        )

    def stays_hidden(self, _move: Any) -> bool:
        """The sheets, which change when all have drawn."""
        return False


@final
class WrittenSheet:
    """A sheet as JSON, up to the flag whether its player has drawn this turn."""

    def __init__(
        self, state: CartographersState, seat: int, sheet: Sheet, before: WrittenSheet | None
    ) -> None:
        """`before` is the seat's sheet when it was last written."""
        self.sheet = sheet
        self.drawing = _drawing(sheet) if before is None else before.redrawn(sheet)
        self.unpaid = _unpaid(sheet, before)
        seasons = state.scores[seat]
        total = total_of(seasons)
        stars = [POINTS[card](sheet) for card in state.edicts]
        monsters = -monster_loss(sheet)
        running = _running(state, total, stars, sheet.coins, monsters)
        earning = names([names_of(EARNING[card](sheet)) for card in state.edicts])
        self.text = (
            f'{{"seat":{seat},"drawing":"{self.drawing}","coins":{sheet.coins},'
            f'"unpaid":{self.unpaid},'
            f'"seasons":{listed([numbers(season) for season in seasons])},'
            f'"sums":{numbers(sums_of(seasons))},"total":{total},"running":{running},'
            f'"worth":{numbers(stars)},"earning":{earning},"monsters":{monsters}'
        )

    def redrawn(self, sheet: Sheet) -> str:
        """The drawing of another sheet, made from this one by replacing the differing spaces."""
        if sheet is self.sheet:
            return self.drawing
        if nonempty(without(sheet.empty, self.sheet.empty)):
            return _drawing(sheet)
        drawing = self.drawing
        for terrain in range(len(LETTERS)):
            new = without(sheet.terrain(terrain), self.sheet.terrain(terrain))
            if nonempty(new):
                for row, col in cells(new):
                    at = row * (SIDE + 1) + col
                    letter = LETTERS[terrain]
                    if drawing[at].islower():  # ruins
                        letter = letter.lower()
                    drawing = drawing[:at] + letter + drawing[at + 1 :]
        return drawing


def _running(
    state: CartographersState, total: int, stars: list[int], coins: int, monsters: int
) -> str:
    """`running_season`, from what is written of the sheet anyway."""
    if state.season >= len(SEASONS):
        return NULL
    first, second = SEASONS[state.season].edicts
    boxes = [stars[first], stars[second], coins, monsters]
    worth = sum(boxes)
    return f'{{"boxes":{numbers(boxes)},"sum":{worth},"total":{total + worth}}}'


def _drawing(sheet: Sheet) -> str:
    return str(sheet).replace("\n", "/")


def _unpaid(sheet: Sheet, before: WrittenSheet | None) -> str:
    if before is not None and before.sheet.land is sheet.land and before.sheet.paid == sheet.paid:
        return before.unpaid
    return to_json(cells(sheet.unpaid))


def _same_sheets(before: list[WrittenSheet], sheets: list[Sheet]) -> bool:
    """Whether these are the sheets that were written; sheets are immutable."""
    return len(before) == len(sheets) and all(
        before[at].sheet is sheets[at] for at in range(len(sheets))
    )


def _table(state: CartographersState) -> str:
    shown, terrains = NULL, "[]"
    ambush = state.ambush >= 0
    card = state.card >= 0
    if card:
        shown, terrains = CARDS[state.card], TERRAINS_OF[state.card]
    elif ambush:
        shown, terrains = STRUCK[state.ambush], '["monster"]'
    return (
        f'"game":"cartographers",{SEASON_TEXTS[state.season]},"time":{state.time},'
        f'"column":{listed([CARDS[revealed] for revealed in state.column])},'
        f'"edicts":{_edicts(state.edicts, state.season)},"scores_now":{SCORED_IN[state.season]},'
        f'"card":{shown},"terrains":{terrains},"ruins":{yes_or_no(state.duty and card)},'
        f'"ambush":{yes_or_no(ambush)},'
        f'"ambushes":{listed([STRUCK[struck] for struck in state.struck])},'
        f'"deck":{size(state.deck) + state.lurking},"unseen":{_unseen(state)},'
        f'"changes":{to_json(changes_of(state))},"goal":{to_json(goal_of(state))},'
        f'"result":{to_json(result_of(state))}'
    )


def _unseen(state: CartographersState) -> str:
    cards = listed([CARDS[card] for card in members(state.deck)])
    ambushes = listed([STRUCK[ambush] for ambush in members(state.lairs)])
    return f'{{"cards":{cards},"lurking":{state.lurking},"ambushes":{ambushes}}}'


SEASON_TEXTS: Final[list[str]] = [
    *[f'"season":{to_json(season.name)},"threshold":{season.threshold}' for season in SEASONS],
    '"season":null,"threshold":0',
]
SCORED_IN: Final[list[str]] = [
    *[to_json([EDICTS[edict] for edict in season.edicts]) for season in SEASONS],
    "[]",
]
TERRAINS_OF: Final[list[str]] = [
    to_json([TERRAINS[terrain] for terrain in card.terrains]) for card in EXPLORE
]
EDICT_TEXTS: Final[list[list[list[str]]]] = [
    [
        [
            to_json(EdictView(name, card.name, card.solo, scored_in(edict, season)))
            for card in SCORING
        ]
        for edict, name in enumerate(EDICTS)
    ]
    for season in range(len(SEASONS) + 1)
]
"""By season, edict and scoring card."""


def _edicts(edicts: tuple[int, ...], season: i64) -> str:
    return listed([EDICT_TEXTS[season][at][card] for at, card in enumerate(edicts)])


@final
class OfferTexts:
    """An offer as JSON: its terrains, and for each orientation everything up to the anchors and the
    column of its first cell."""

    def __init__(self, offer: CardOffer) -> None:
        self.terrains = to_json([TERRAINS[terrain] for terrain in offer.terrains])
        shape_of = {
            outline: number
            for number, shape in enumerate(offer.shapes)
            for outline in orientations(shape.cells)
        }
        self.heads: list[str] = []
        self.cols: list[int] = []
        for outline in offer.ways.outlines:
            number = shape_of[outline]
            way = {"shape": number, "coin": offer.shapes[number].coin, "cells": outline}
            self.heads.append(f'{to_json(way)[:-1]},"anchors":[')
            self.cols.append(outline[0][1])


_OFFERS: Final[dict[CardOffer, OfferTexts]] = {}
"""There are only as many as cards and fallbacks."""


def _known(offer: CardOffer) -> OfferTexts:
    found = _OFFERS.get(offer)
    if found is None:
        found = _OFFERS[offer] = OfferTexts(offer)
    return found


_IN_ROW: Final[list[str]] = [""] * (SIDE << 11)
"""By row and columns (as bits): the spaces as JSON pairs, cached."""


def _spaces(anchors: Cells, first_col: i64) -> str:
    """The top left corner of every placement, given the place of its first cell."""
    rows: list[str] = []
    row: i64 = 0
    while row < COLS:
        cols: i64 = in_row(anchors, row) >> first_col
        if cols:
            at: i64 = row << 11 | cols
            if not _IN_ROW[at]:
                _IN_ROW[at] = _pairs(row, cols)
            rows.append(_IN_ROW[at])
        row += 1
    return ",".join(rows)


def _pairs(row: int, cols: int) -> str:
    return ",".join([f"[{row},{col}]" for col in range(SIDE) if cols >> col & 1])
