"""Cartographers over the wire, for up to a hundred sheets that everybody sees.

Everything but a few fields of a view is the same for all seats, so the sheets are written once
after each reveal. While players draw in private nothing of them changes but who has drawn.
"""

from functools import lru_cache
from typing import Any, cast

from mapmakers.engine.boards.bits import size
from mapmakers.engine.core.game import State
from mapmakers.engine.games.cartographers import CartographersState, Sheet
from mapmakers.engine.games.cartographers.board import (
    SIDE,
    Cells,
    by_row,
    cells,
    nonempty,
    without,
)
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
from mapmakers.engine.games.cartographers.offers import Offer
from mapmakers.engine.games.cartographers.outcome import total_of
from mapmakers.engine.games.cartographers.scoring import POINTS, monster_loss
from mapmakers.engine.games.cartographers.shapes import Outline, orientations
from mapmakers.engine.games.cartographers.view import EdictView, Result
from mapmakers.service.wire.shared import fields
from mapmakers.service.written import to_keep, written

NOT_DRAWN, DRAWN = b'"drawn":false', b'"drawn":true'


class CartographersWire:
    def __init__(self) -> None:
        self._known: tuple[object, ...] = ()
        self._table = b""
        """What lies on the table, as JSON."""
        self._sheets: list[WrittenSheet] = []

    def public(self, state: State[Any]) -> bytes:
        position = cast(CartographersState, state)
        self._look(position)
        pending = position.pending
        sheets = [
            written.drawn if seat in pending else written.not_drawn
            for seat, written in enumerate(self._sheets)
        ]
        waiting = fields(waiting=position.waiting)
        return b'%b,%b,"sheets":[%b]' % (self._table, waiting, b",".join(sheets))

    def own(self, state: State[Any], seat: int | None) -> bytes:
        position = cast(CartographersState, state)
        drawing = position.card >= 0 or position.ambush >= 0
        if seat is None:
            return b'"seat":null,"target":null,"pending":null'
        own = position.pending.get(seat)
        return b'"seat":%d,"target":%b,"pending":%b' % (
            seat,
            b"%d" % position.target(seat) if drawing else b"null",
            written(str(own)) if own is not None else b"null",
        )

    def _look(self, state: CartographersState) -> None:
        """Write what all see anew, if anything of it has changed."""
        known = (
            (state.season, state.time, state.column, state.card, state.ambush, state.struck),
            *state.sheets,
        )
        if len(known) == len(self._known) and all(map(_same, known, self._known)):
            return
        self._known = known
        self._table = _table(state)
        before = self._sheets
        self._sheets = [
            WrittenSheet(state, seat, sheet, before[seat] if before else None)
            for seat, sheet in enumerate(state.sheets)
        ]

    def choices(self, state: State[Any], seat: int) -> bytes:
        position = cast(CartographersState, state)
        drawings = position.legal(seat)
        offer = drawings.offer
        known, terrains = _ways(offer)
        ways = [_way(*known[outline], anchors) for outline, anchors in drawings.by_way()]
        return b'{"kind":"cartographers","terrains":%b,"ways":[%b],"falls_back":%b,"target":%d}' % (
            terrains,
            b",".join(ways),
            b"true" if drawings.falls_back else b"false",
            position.target(seat),
        )

    def stays_hidden(self, move: Any) -> bool:
        """Once all have drawn, everybody sees the sheets."""
        return False


class WrittenSheet:
    """A sheet as JSON, before its player has drawn this turn and after."""

    __slots__ = ("_drawing", "_sheet", "drawn", "not_drawn")

    def __init__(
        self,
        state: CartographersState,
        seat: int,
        sheet: Sheet,
        before: "WrittenSheet | None",
    ) -> None:
        """`before` is how the seat's sheet was when last looked at."""
        self._sheet = sheet
        self._drawing = before.redrawn(sheet) if before else _drawing(sheet)
        seasons = state.scores[seat]
        told = fields(
            seat=seat,
            drawing=b'"%b"' % self._drawing,
            coins=sheet.coins,
            seasons=seasons,
            total=total_of(seasons),
            worth=[POINTS[card](sheet) for card in state.edicts],
            monsters=-monster_loss(sheet),
        )
        self.not_drawn = b"{%b,%b}" % (told, NOT_DRAWN)
        self.drawn = b"{%b,%b}" % (told, DRAWN)

    def redrawn(self, sheet: Sheet) -> bytes:
        """The drawing of another sheet: this one's, with the spaces that differ drawn over."""
        if sheet is self._sheet:
            return self._drawing
        if nonempty(without(sheet.empty, self._sheet.empty)):
            return _drawing(sheet)
        drawing = bytearray(self._drawing)
        for terrain, letter in enumerate(LETTERS):
            new = without(sheet.terrain(terrain), self._sheet.terrain(terrain))
            if nonempty(new):
                for row, col in cells(new):
                    at = row * (SIDE + 1) + col
                    on_ruins = chr(drawing[at]).islower()
                    drawing[at] = ord(letter.lower() if on_ruins else letter)
        return bytes(drawing)


def _drawing(sheet: Sheet) -> bytes:
    return str(sheet).replace("\n", "/").encode()


def _same(one: object, other: object) -> bool:
    """Sheets are values that are never changed; what lies on the table is small."""
    return one is other or (isinstance(one, tuple) and one == other)


def _table(state: CartographersState) -> bytes:
    season = SEASONS[state.season] if state.season < len(SEASONS) else None
    card = EXPLORE[state.card] if state.card >= 0 else None
    ambush = AMBUSHES[state.ambush] if state.ambush >= 0 else None
    shown = card or ambush
    terrains = [TERRAINS[terrain] for terrain in card.terrains] if card else []
    outcome = state.outcome
    return fields(
        game="cartographers",
        season=season.name if season else None,
        threshold=season.threshold if season else 0,
        time=state.time,
        column=[DECK[revealed].name for revealed in state.column],
        edicts=_edicts(state.edicts),
        scores_now=[EDICTS[edict] for edict in season.edicts] if season else [],
        card=shown.name if shown else None,
        terrains=["monster"] if ambush else terrains,
        ruins=state.duty and card is not None,
        ambush=ambush is not None,
        ambushes=[AMBUSHES[struck].name for struck in state.struck],
        deck=size(state.deck) + state.lurking,
        result=outcome
        and Result(outcome.winners, outcome.decided_by, outcome.rating, outcome.titles),
    )


@lru_cache(maxsize=256)
def _edicts(edicts: tuple[int, ...]) -> bytes:
    return to_keep(
        [
            EdictView(edict, SCORING[at].name, SCORING[at].solo)
            for edict, at in zip(EDICTS, edicts, strict=True)
        ]
    )


@lru_cache(maxsize=256)
def _ways(offer: Offer) -> tuple[dict[Outline, tuple[bytes, int]], bytes]:
    """Each way to turn the offer's shapes: its JSON up to the anchors, and the column in which its
    first cell stands; and the offer's terrains as JSON."""
    found: dict[Outline, tuple[bytes, int]] = {}
    for number, shape in enumerate(offer.shapes):
        for outline in orientations(shape.cells):
            way = {"shape": number, "coin": shape.coin, "cells": outline}
            found[outline] = (written(way)[:-1] + b',"anchors":[', outline[0][1])
    return found, to_keep([TERRAINS[terrain] for terrain in offer.terrains])


def _way(head: bytes, first_col: int, anchors: Cells) -> bytes:
    rows = [
        anchors_in[cols >> first_col]
        for anchors_in, cols in zip(_ANCHORS, by_row(anchors), strict=True)
        if cols
    ]
    return head + b",".join(rows) + b"]}"


class _AnchorsInRow(dict[int, bytes]):
    """The spaces of one row, given as bits, as JSON pairs; each written when first asked for."""

    def __init__(self, row: int) -> None:
        self._row = row

    def __missing__(self, cols: int) -> bytes:
        pairs = (b"[%d,%d]" % (self._row, col) for col in range(SIDE) if cols >> col & 1)
        self[cols] = found = b",".join(pairs)
        return found


_ANCHORS = [_AnchorsInRow(row) for row in range(SIDE)]
"""By row; there are no more than 2,048 of each."""
