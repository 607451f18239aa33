"""Cartographers in the terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from mapmakers.engine.boards import eleven
from mapmakers.engine.core import NotationError, State
from mapmakers.engine.games.cartographers.card_offers import (
    AMBUSH_OFFERS,
    EXPLORE_OFFERS,
    CardOffer,
)
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    EDICTS,
    EXPLORE,
    LETTERS,
    SEASONS,
    TERRAINS,
)
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.shapes import Outline, orientations
from mapmakers.engine.games.cartographers.spaces import LETTERS as COLUMNS
from mapmakers.engine.games.cartographers.spaces import name_of
from mapmakers.engine.games.cartographers.state import CartographersState
from mapmakers.engine.games.cartographers.view import SheetView, View
from mapmakers.terminal.cartographers.effects import in_words
from mapmakers.terminal.cartographers.events import event_in_words
from mapmakers.terminal.layout import WIDTH, counted, in_rows, listed

_PLACED = re.compile(r"(\d)([a-h])\s*@?\s*([a-k])(\d{1,2})", re.IGNORECASE)
_SPACES = re.compile(r"(?:[a-k]\d{1,2}[\s,]*)+", re.IGNORECASE)
_WORDS = {
    **{letter.lower(): terrain for terrain, letter in enumerate(LETTERS)},
    **{word: terrain for terrain, word in enumerate(TERRAINS)},
}
_OFFERS: dict[str | None, CardOffer] = {
    **{card.name: offer for card, offer in zip(EXPLORE, EXPLORE_OFFERS, strict=True)},
    **{card.name: offer for card, offer in zip(AMBUSHES, AMBUSH_OFFERS, strict=True)},
}
WAYS = "abcdefgh"
"""The letters that name the orientations of a shape."""
MOST_MAPS = 6
LEGEND = "^ mountain  # wasteland  r ruins  F forest  V village  A farm  W water  X monster"


class CartographersFace:
    """Maps as letters; shapes are named by a number and the letter of an orientation."""

    def show(self, view: View, names: Sequence[str]) -> str:
        lines = [*_strip(view), ""]
        if view.seat is None and len(view.sheets) > 1:
            lines += [*_edicts(view), ""]
            lines += in_rows([_summary(view, sheet, names) for sheet in _leading(view)])
        else:
            own = view.sheets[view.seat or 0]
            blocks = [_map(own, names[own.seat])]
            if view.ambush and view.target is not None and view.target != own.seat:
                name = names[view.target]
                blocks.append(_map(view.sheets[view.target], f"DRAW HERE: {name}"))
            scores = [*_edicts(view, own), "", *_seasons(own)]
            lines += in_rows([*blocks, scores])
        lines += ["", LEGEND]
        if len(view.sheets) > 1:
            lines += ["", *_players(view, names)]
        if view.pending:
            lines += ["", f"You have drawn {view.pending}; the others are still drawing."]
        if view.seat in view.waiting:
            lines += ["", *in_rows(_ways(_OFFERS[view.card]))]
        return "\n".join(lines)

    def ask(self, state: State[Move], seat: int) -> str:
        table = _own(state)
        view = table.view(seat)
        drawings = table.legal(seat)
        where = "" if view.target == seat else " ON YOUR NEIGHBOUR'S MAP"
        example = f"such as `{_typed(drawings[0], drawings.offer)}`"
        terrains = listed([TERRAINS[terrain] for terrain in drawings.offer.terrains]).replace(
            " and ", " or "
        )
        if drawings.falls_back:
            return f"{view.card} does not fit: draw one space{where} ({terrains}), {example}."
        ruins = " over a ruins space (r)" if view.ruins else ""
        return f"Draw {view.card}{where}{ruins} ({terrains}), {example}."

    def guide(self, state: State[Move], seat: int) -> str:
        drawings = _own(state).legal(seat)
        example = drawings[0]
        letters = ", ".join(
            f"{LETTERS[terrain]} {TERRAINS[terrain]}" for terrain in drawings.offer.terrains
        )
        lines = [
            f"{counted(len(drawings), 'drawing')} possible. Terrain: {letters}.",
            "Type the terrain's letter (if there is a choice), the shape and the space for the top",
            f"left corner of its box: `{_typed(example, drawings.offer)}`. "
            f"Or name every space: `{example}`.",
            "",
        ]
        return "\n".join([*lines, *in_rows(_ways(drawings.offer))])

    def read(self, text: str, state: State[Move], seat: int) -> Move:
        offer = _own(state).legal(seat).offer
        typed = " ".join(text.split())
        word, _, rest = typed.partition(" ")
        terrain = _WORDS.get(word.lower())
        if terrain is None:
            rest = typed
            terrain = _only_terrain(offer)
        placed = _PLACED.fullmatch(rest)
        if placed:
            number, letter, column, row = placed.groups()
            way = _way(offer, int(number), letter.lower())
            return Move.at(terrain, way, int(row) - 1, COLUMNS.index(column.upper()))
        if _SPACES.fullmatch(rest):
            spaces = re.sub(r"[\s,]", "", rest).upper()
            return Move.parse(f"{LETTERS[terrain]} {spaces}")
        raise NotationError("that is not a drawing; `help` shows the shapes and how to type them")

    def where(self, cells: Sequence[tuple[int, int]]) -> str:
        return " ".join(name_of(cell) for cell in cells)

    def effects_in_words(self, effects: Any, names: Sequence[str]) -> list[str]:
        return in_words(effects, names)

    def event_in_words(self, event: Any, names: Sequence[str]) -> str | None:
        return event_in_words(event, names)


def _own(state: State[Move]) -> CartographersState:
    assert isinstance(state, CartographersState)
    return state


# Output


def _strip(view: View) -> Iterator[str]:
    if view.season is None:
        yield "The four seasons are over."
        return
    marks = [
        season.name.upper() if season.name == view.season else season.name for season in SEASONS
    ]
    yield f"{'  '.join(marks)}   time {view.time} of {view.threshold}"
    column = ", ".join(view.column) or "nothing yet"
    revealed = f"revealed: {column}; {counted(view.deck, 'card')} in the deck"
    yield from textwrap.wrap(revealed, WIDTH, subsequent_indent="  ")
    if view.ambushes:
        yield f"ambushes so far: {', '.join(view.ambushes)}"


def _map(sheet: SheetView, name: str) -> list[str]:
    lines = [f"{name}, {counted(sheet.coins, 'coin')}", "    " + " ".join(COLUMNS)]
    for number, row in enumerate(sheet.drawing.split("/"), 1):
        lines.append(f"{number:3} {' '.join(row)}")
    return lines


def _edicts(view: View, sheet: SheetView | None = None) -> list[str]:
    """The scoring cards, their seasons, and what they are worth on this map."""
    lines = [f"{'Edict':21}{'  now' if sheet else ''}  scored in"]
    for at, edict in enumerate(view.edicts):
        seasons = [season.name for season in SEASONS if at in season.edicts]
        mark = "*" if edict.edict in view.scores_now else " "
        now = f"{sheet.worth[at]:5}" if sheet else ""
        lines.append(f"{mark}{edict.edict} {edict.card:18}{now}  {', '.join(seasons)}")
    if sheet:
        lines.append(f"   {'coins':18}{sheet.coins:5}  every season")
        lines.append(f"   {'monsters':18}{sheet.monsters:5}  every season")
    return lines


def _seasons(sheet: SheetView) -> list[str]:
    """The scores of the finished seasons."""
    lines = []
    for season, score in zip(SEASONS, sheet.seasons, strict=False):
        one, other, coins, monsters = score
        first, second = (EDICTS[edict] for edict in season.edicts)
        lines.append(
            f" {season.name:6} {first}{one:3} {second}{other:3} coins{coins:3} "
            f"monsters{monsters:4}{sum(score):4}"
        )
    return [*lines, f" {counted(sheet.total, 'star')} in all"]


def _summary(view: View, sheet: SheetView, names: Sequence[str]) -> list[str]:
    """A player's map and stars, for spectators."""
    worth = zip(view.edicts, sheet.worth, strict=True)
    now = "  ".join(f"{edict.edict}{points:3}" for edict, points in worth)
    return [*_map(sheet, names[sheet.seat]), f" now  {now}", *_seasons(sheet)]


def _leading(view: View) -> list[SheetView]:
    """The maps with the most stars, in seat order; at a large table not all."""
    most = sorted(view.sheets, key=lambda sheet: -sheet.total)[:MOST_MAPS]
    return sorted(most, key=lambda sheet: sheet.seat)


def _players(view: View, names: Sequence[str]) -> list[str]:
    blocks = []
    for sheet in view.sheets:
        state = ", drawing" if sheet.seat in view.waiting else ", has drawn" if sheet.drawn else ""
        blocks.append([f"{names[sheet.seat]}: {counted(sheet.total, 'star')}{state}"])
    return in_rows(blocks)


def _ways(offer: CardOffer) -> list[list[str]]:
    """Every shape in every orientation, with its name."""
    return [
        _shape_block(f"{number}{letter}", way, " (coin)" if shape.coin else "")
        for number, shape in enumerate(offer.shapes, 1)
        for letter, way in zip(WAYS, orientations(shape.cells), strict=False)
    ]


# Input


def _typed(move: Move, offer: CardOffer) -> str:
    """The shortest input for a drawing."""
    cells = eleven.cells(move.cells)
    letter = f"{LETTERS[move.terrain]} " if len(offer.terrains) > 1 else ""
    if len(cells) == 1:
        return f"{letter}{name_of(cells[0])}"
    row, col = min(row for row, _ in cells), min(col for _, col in cells)
    moved = {(r - row, c - col) for r, c in cells}
    shape = next(
        f"{number}{turned}"
        for number, shape in enumerate(offer.shapes, 1)
        for turned, way in zip(WAYS, orientations(shape.cells), strict=False)
        if set(way) == moved
    )
    return f"{letter}{shape} {name_of((row, col))}"


def _only_terrain(offer: CardOffer) -> int:
    if len(offer.terrains) > 1:
        letters = " ".join(LETTERS[terrain] for terrain in offer.terrains)
        raise NotationError(f"start with the terrain, one of {letters}; see `help`")
    return offer.terrains[0]


def _way(offer: CardOffer, number: int, letter: str) -> Outline:
    if not 1 <= number <= len(offer.shapes):
        raise NotationError(f"there is no shape {number}; `help` shows the shapes")
    ways = orientations(offer.shapes[number - 1].cells)
    at = WAYS.index(letter)
    if at >= len(ways):
        raise NotationError(f"shape {number} has no orientation {letter}; `help` shows the shapes")
    return ways[at]


def _shape_block(name: str, way: Outline, note: str) -> list[str]:
    height = 1 + max(row for row, _ in way)
    width = 1 + max(col for _, col in way)
    rows = [
        "".join("[]" if (row, col) in way else " ." for col in range(width))
        for row in range(height)
    ]
    return [name + note, *rows]


FACE = CartographersFace()
