"""Cartographers in a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mapmakers.engine.core import NotationError, State
from mapmakers.engine.games.cartographers.board import LETTERS as COLUMNS
from mapmakers.engine.games.cartographers.board import SIDE, name_of
from mapmakers.engine.games.cartographers.components import LETTERS, SEASONS, TERRAINS
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.offers import Offer
from mapmakers.engine.games.cartographers.shapes import Outline, orientations
from mapmakers.engine.games.cartographers.state import CartographersState
from mapmakers.engine.games.cartographers.view import SheetView, View
from mapmakers.terminal.layout import beside, counted, in_rows, listed, signed

_PLACED = re.compile(r"(\d)([a-h])\s*@?\s*([a-k])(\d{1,2})", re.IGNORECASE)
_SPACES = re.compile(r"(?:[a-k]\d{1,2}[\s,]*)+", re.IGNORECASE)
_WORDS = {
    **{letter.lower(): terrain for terrain, letter in enumerate(LETTERS)},
    **{word: terrain for terrain, word in enumerate(TERRAINS)},
}
LEGEND = "^ mountain  # wasteland  r ruins  F forest  V village  A farm  W water  X monster"


class CartographersFace:
    """Maps as letters; shapes are named by a number and a letter for the way they are turned."""

    def show(self, view: View, names: Sequence[str]) -> str:
        lines = [*self._strip(view), ""]
        shown = [view.seat if view.seat is not None else 0]
        if view.ambush and view.target is not None and view.target != view.seat:
            shown.append(view.target)
        maps = [self._map(view.sheets[seat], names[seat]) for seat in shown]
        lines += beside([*maps, self._edicts(view, view.sheets[shown[0]])], gap=5)
        lines += ["", LEGEND]
        if len(view.sheets) > 1:
            lines += ["", *self._players(view, names)]
        if view.pending:
            lines += ["", f"You have drawn {view.pending}; the others are still drawing."]
        return "\n".join(lines)

    def _strip(self, view: View) -> Iterator[str]:
        if view.season is None:
            yield "The four seasons are over."
            return
        marks = [name.upper() if name == view.season else name for name in _season_names()]
        yield f"{'  '.join(marks)}   time {view.time} of {view.threshold}"
        yield f"revealed: {', '.join(view.column) or 'nothing yet'}; {view.deck} cards in the deck"
        if view.ambushes:
            yield f"ambushes so far: {', '.join(view.ambushes)}"

    def _map(self, sheet: SheetView, name: str) -> list[str]:
        lines = [f"{name}, {counted(sheet.coins, 'coin')}", "    " + " ".join(COLUMNS)]
        for number, row in enumerate(sheet.drawing.split("/"), 1):
            lines.append(f"{number:3} {' '.join(row)}")
        return lines

    def _edicts(self, view: View, sheet: SheetView) -> list[str]:
        lines = ["Edict                     now   scored in"]
        for edict, worth in zip(view.edicts, sheet.worth, strict=True):
            seasons = [
                season.name for season in SEASONS if "ABCD".index(edict.edict) in season.edicts
            ]
            mark = "*" if edict.edict in view.scores_now else " "
            lines.append(f"{mark}{edict.edict} {edict.card:20} {worth:5}   {', '.join(seasons)}")
        lines += [f"  {'monsters':20} {sheet.monsters:5}   every season"]
        lines += [f"  {'coins':20} {sheet.coins:5}   every season", ""]
        for season, score in zip(SEASONS, sheet.seasons, strict=False):
            one, other, coins, monsters = score
            first, second = ("ABCD"[edict] for edict in season.edicts)
            lines.append(
                f"  {season.name:7} {first} {one:3}  {second} {other:3}  coins {coins:2}  "
                f"monsters {monsters:3}  = {sum(score):3}"
            )
        lines.append(f"  total {sheet.total} stars")
        return lines

    def _players(self, view: View, names: Sequence[str]) -> list[str]:
        blocks = []
        for sheet in view.sheets:
            state = "drawing" if sheet.seat in view.waiting else "done" if sheet.drawn else ""
            blocks.append([f"{names[sheet.seat]}: {sheet.total} stars {state}".rstrip()])
        return in_rows(blocks)

    def ask(self, state: State[Move], seat: int) -> str:
        table = _own(state)
        view = table.view(seat)
        drawings = table.legal(seat)
        where = "" if view.target == seat else " ON YOUR NEIGHBOUR'S MAP"
        if drawings.falls_back:
            what = "monster" if view.ambush else "any terrain"
            return f"{view.card} does not fit: draw one space{where} ({what}), such as `C5`."
        ruins = " over a ruins space (r)" if view.ruins else ""
        terrains = listed([TERRAINS[terrain] for terrain in drawings.offer.terrains]).replace(
            " and ", " or "
        )
        letter = "" if len(drawings.offer.terrains) == 1 else f"{_first_letter(drawings.offer)} "
        return f"Draw {view.card}{where}{ruins} ({terrains}), such as `{letter}1a C5`."

    def guide(self, state: State[Move], seat: int) -> str:
        table = _own(state)
        drawings = table.legal(seat)
        letters = ", ".join(
            f"{LETTERS[terrain]} {TERRAINS[terrain]}" for terrain in drawings.offer.terrains
        )
        lines = [
            f"{len(drawings)} drawings are possible. Terrain: {letters}.",
            "Type the terrain's letter (where there is a choice), the shape and the space where",
            "the top left of its box goes: `F 1a C5`. Or name every space: `F C5 D5 D6`.",
            "",
        ]
        blocks = [
            _shape_block(f"{number}{letter}", way, " (coin)" if shape.coin else "")
            for number, shape in enumerate(drawings.offer.shapes, 1)
            for letter, way in zip("abcdefgh", orientations(shape.cells), strict=False)
        ]
        return "\n".join([*lines, *in_rows(blocks)])

    def read(self, text: str, state: State[Move], seat: int) -> Move:
        offer = _own(state).legal(seat).offer
        word, _, rest = text.strip().partition(" ")
        terrain = _WORDS.get(word.lower())
        if terrain is None:
            rest = text.strip()
            terrain = _only_terrain(offer)
        placed = _PLACED.fullmatch(rest)
        if placed:
            number, letter, column, row = placed.groups()
            way = _way(offer, int(number), letter.lower())
            return Move.at(terrain, way, int(row) - 1, COLUMNS.index(column.upper()))
        if _SPACES.fullmatch(rest):
            spaces = re.sub(r"[\s,]", "", rest).upper()
            return Move.parse(f"{LETTERS[terrain]} {spaces}")
        raise NotationError("that is no drawing; `help` shows the shapes and how to type them")

    def where(self, cells: Sequence[tuple[int, int]]) -> str:
        return " ".join(name_of(cell) for cell in cells)

    def tell(
        self, before: View, seat: int, move: Move, after: View, names: Sequence[str]
    ) -> Sequence[str]:
        if any(sheet.drawn for sheet in after.sheets):
            return [f"{names[seat]} has drawn."]
        lines = list(_drawn(before, after, names))
        same_season = before.season == after.season
        if not same_season:
            lines += _scored(before, after, names)
        revealed = after.column[len(before.column) :] if same_season else after.column
        for ambush in after.ambushes[len(before.ambushes) :]:
            lines.append(f"Ambush: {ambush}!")
        if revealed and after.season is not None:
            lines.append(f"Revealed: {', '.join(revealed)}.")
        if after.result is not None:
            lines += _ending(after, names)
        return lines


def _own(state: State[Move]) -> CartographersState:
    assert isinstance(state, CartographersState)
    return state


def _season_names() -> list[str]:
    return [season.name for season in SEASONS]


def _first_letter(offer: Offer) -> str:
    return LETTERS[offer.terrains[0]]


def _only_terrain(offer: Offer) -> int:
    if len(offer.terrains) > 1:
        letters = " ".join(LETTERS[terrain] for terrain in offer.terrains)
        raise NotationError(f"begin with the terrain, one of {letters}; `help` tells more")
    return offer.terrains[0]


def _way(offer: Offer, number: int, letter: str) -> Outline:
    if not 1 <= number <= len(offer.shapes):
        raise NotationError(f"there is no shape {number}; `help` shows the shapes")
    ways = orientations(offer.shapes[number - 1].cells)
    at = "abcdefgh".index(letter)
    if at >= len(ways):
        raise NotationError(f"shape {number} has no way {letter}; `help` shows the shapes")
    return ways[at]


def _shape_block(name: str, way: Outline, note: str) -> list[str]:
    height = 1 + max(row for row, _ in way)
    width = 1 + max(col for _, col in way)
    rows = [
        "".join("[]" if (row, col) in way else " ." for col in range(width))
        for row in range(height)
    ]
    return [name + note, *rows]


def _drawn(before: View, after: View, names: Sequence[str]) -> Iterator[str]:
    """What each map has more than before, and what that is worth."""
    for old, new in zip(before.sheets, after.sheets, strict=True):
        found: dict[str, list[str]] = {}
        rows = zip(old.drawing.split("/"), new.drawing.split("/"), strict=True)
        for row, (was, now) in enumerate(rows):
            for col in range(SIDE):
                if was[col] != now[col]:
                    found.setdefault(now[col].upper(), []).append(name_of((row, col)))
        if not found:
            continue
        parts = [
            f"{TERRAINS[LETTERS.index(letter)]} on {' '.join(cells)}"
            for letter, cells in found.items()
        ]
        gains = [
            f"{signed(now - was)} {edict.card}"
            for edict, was, now in zip(after.edicts, old.worth, new.worth, strict=True)
            if now != was
        ]
        if new.coins != old.coins:
            gains.append(f"{signed(new.coins - old.coins)} coin")
        if new.monsters != old.monsters:
            gains.append(f"{signed(new.monsters - old.monsters)} monsters")
        worth = f": {', '.join(gains)}" if gains else ""
        yield f"{names[new.seat]}'s map: {listed(parts)}{worth}."


def _scored(before: View, after: View, names: Sequence[str]) -> Iterator[str]:
    for sheet in after.sheets:
        one, other, coins, monsters = sheet.seasons[-1]
        first, second = before.scores_now
        yield (
            f"{before.season} ends for {names[sheet.seat]}: {first} {one}, {second} {other}, "
            f"coins {coins}, monsters {monsters}; {sheet.total} stars in all."
        )


def _ending(after: View, names: Sequence[str]) -> Iterator[str]:
    result = after.result
    assert result is not None
    if result.rating is not None:
        title = result.titles[0].replace("_", " ").title() if result.titles else "no title"
        yield f"Rating {result.rating}: {title}."
        return
    winners = listed([names[seat] for seat in result.winners])
    how = {
        "points": "with the most stars",
        "monsters": "level on stars, with the fewest lost to monsters",
        "shared": "sharing the victory",
    }[result.decided_by]
    yield f"{winners} wins {how}." if len(result.winners) == 1 else f"{winners} win {how}."


FACE = CartographersFace()
