"""Cartographers over the wire, for up to a hundred sheets that everybody sees.

Everything but three fields of a view is the same for all seats, so the sheets are written once
after each reveal. While players draw in private nothing of them changes but who has drawn.
"""

from dataclasses import fields
from functools import lru_cache
from typing import Any, cast

import orjson

from mapmakers.engine.core.game import State
from mapmakers.engine.games.cartographers import CartographersState, Sheet
from mapmakers.engine.games.cartographers.board import SIDE, Cells, by_row
from mapmakers.engine.games.cartographers.components import TERRAINS
from mapmakers.engine.games.cartographers.offers import Offer
from mapmakers.engine.games.cartographers.shapes import Outline, orientations
from mapmakers.engine.games.cartographers.view import View

_FIELDS = tuple(field.name for field in fields(View))


class CartographersWire:
    def __init__(self) -> None:
        self._known: tuple[object, ...] = ()
        self._sheets: list[Sheet] = []
        self._shared: dict[str, Any] = {}
        self._written: list[tuple[bytes, bytes]] = []
        """By seat, its sheet as JSON: before and after it has drawn."""

    def view(self, state: State[Any], seat: int | None) -> Any:
        position = cast(CartographersState, state)
        self._look(position)
        pending = position.pending
        sheets = (written[at in pending] for at, written in enumerate(self._written))
        drawing = position.card >= 0 or position.ambush >= 0
        own = pending.get(seat) if seat is not None else None
        return {
            **self._shared,
            "seat": seat,
            "waiting": position.waiting,
            "target": position.target(seat) if seat is not None and drawing else None,
            "sheets": orjson.Fragment(b"[" + b",".join(sheets) + b"]"),
            "pending": str(own) if own is not None else None,
        }

    def _look(self, state: CartographersState) -> None:
        """Write what all see anew, if anything of it has changed."""
        known = (state.season, state.time, state.column, state.card, state.ambush, state.struck)
        same = len(self._sheets) == len(state.sheets) and all(
            one is other for one, other in zip(self._sheets, state.sheets, strict=True)
        )
        if same and known == self._known:
            return
        view = state.view(None)
        self._shared = {name: getattr(view, name) for name in _FIELDS}
        self._written = [_before_and_after(orjson.dumps(sheet)) for sheet in view.sheets]
        self._known = known
        self._sheets = list(state.sheets)

    def choices(self, state: State[Any], seat: int) -> Any:
        position = cast(CartographersState, state)
        drawings = position.legal(seat)
        offer = drawings.offer
        known = _ways(offer)
        ways = (_way(*known[outline], anchors) for outline, anchors in drawings.by_way())
        return {
            "kind": "cartographers",
            "terrains": [TERRAINS[terrain] for terrain in offer.terrains],
            "ways": orjson.Fragment(b"[" + b",".join(ways) + b"]"),
            "falls_back": drawings.falls_back,
            "target": position.target(seat),
        }

    def stays_hidden(self, move: Any) -> bool:
        """Once all have drawn, everybody sees the sheets."""
        return False


NOT_DRAWN, DRAWN = b'"drawn":false', b'"drawn":true'


def _before_and_after(sheet: bytes) -> tuple[bytes, bytes]:
    return sheet.replace(DRAWN, NOT_DRAWN), sheet.replace(NOT_DRAWN, DRAWN)


@lru_cache(maxsize=256)
def _ways(offer: Offer) -> dict[Outline, tuple[bytes, int]]:
    """Each way to turn the offer's shapes: its JSON up to the anchors, and the column in which its
    first cell stands."""
    found: dict[Outline, tuple[bytes, int]] = {}
    for number, shape in enumerate(offer.shapes):
        for outline in orientations(shape.cells):
            way = {"shape": number, "coin": shape.coin, "cells": outline}
            found[outline] = (orjson.dumps(way)[:-1] + b',"anchors":[', outline[0][1])
    return found


def _way(head: bytes, first_col: int, anchors: Cells) -> bytes:
    rows = [_anchors_in(row, cols >> first_col) for row, cols in enumerate(by_row(anchors)) if cols]
    return head + b",".join(rows) + b"]}"


@lru_cache(maxsize=SIDE << SIDE)
def _anchors_in(row: int, cols: int) -> bytes:
    """The spaces of one row, given as bits, as JSON pairs."""
    return b",".join(b"[%d,%d]" % (row, col) for col in range(SIDE) if cols >> col & 1)
