"""Maps of Misterra in the terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from mapmakers.engine.core import NotationError, State
from mapmakers.engine.games.misterra.moves import Map, Move, parse_move
from mapmakers.engine.games.misterra.sketches import LETTERS
from mapmakers.engine.games.misterra.spaces import STEP, name_of
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.games.misterra.view import PlayerView, PresumptionView, View
from mapmakers.terminal.layout import WIDTH, beside, counted, listed
from mapmakers.terminal.misterra.effects import in_words
from mapmakers.terminal.misterra.endings import ENDINGS
from mapmakers.terminal.misterra.events import event_in_words

COLUMNS = "    A B C D E"
LEGEND = "S steppe  J jungle  L lagoon  M mountain; small letters are hazy; ~ beach; 1-4 players"
_PLACE = re.compile(r"beach ?[1-5]|[a-e][1-5]", re.IGNORECASE)
_CARD = re.compile(r"[sjlm]{2}", re.IGNORECASE)
_HALVES = re.compile(r"([sjlm])\s?([a-e][1-5])[\s,]+([sjlm])\s?([a-e][1-5])", re.IGNORECASE)
_SPACES = re.compile(r"([a-e][1-5])[\s,]+([a-e][1-5])", re.IGNORECASE)
_NUMBERS = re.compile(r"(\d{1,3})[\s,]+(?:and )?(\d{1,3})")

_FAMILIES = {
    "zones_of_terrain": "each zone of {terrain}",
    "edge_spaces_of_terrain": "{terrain} at the edge",
    "lines_perpendicular_all_four": "complete rows with all four terrains",
    "lines_parallel_all_four": "complete columns with all four terrains",
    "lines_perpendicular_single": "complete rows of one terrain",
    "lines_parallel_single": "complete columns of one terrain",
    "spaces_not_next_to": "{terrain} that is not beside {other}",
    "largest_zone": "the largest zone",
    "smallest_zone": "the smallest zone",
    "one_space_zones": "zones of one space",
    "two_space_zones": "zones of two spaces",
    "most_common_terrain": "spaces of the most common terrain",
    "least_common_terrain": "spaces of the rarest terrain present",
    "sets_of_four_terrains": "sets of all four terrains",
    "pattern_of_three": "the pattern {pattern}",
    "pattern_of_four": "the pattern {pattern}",
}


class MisterraFace:
    """Island and parchments as letters, cards as two letters, places by their names."""

    def show(self, view: View, names: Sequence[str]) -> str:
        lines = [*_strip(view, names), ""]
        maps = [_island(view)]
        maps += [_parchment(player, names[player.seat]) for player in view.players]
        lines += [*beside(maps, gap=4), "", LEGEND, *_table(view), *_players(view, names)]
        lines += _own_cards(view)
        return "\n".join(lines)

    def ask(self, state: State[Move], seat: int) -> str:
        view = _own(state).view(seat)
        if view.phase == "keep":
            one, other = view.dealt[0].card, view.dealt[1].card
            return f"Keep two of your four presumption cards, such as `{one} {other}`."
        if view.phase == "go":
            here = view.players[seat].place
            if here is None:
                return "Put your meeple on a beach space, such as `beach3`."
            return f"Move, or `stay` on {here}: {_choices(state, seat, 'go ')}."
        if view.phase == "choose":
            card = view.display[0]
            can_tuck = any(str(move).startswith("tuck") for move in state.legal(seat))
            tuck = f", or put one under the deck first, such as `tuck {card}`" if can_tuck else ""
            return f"Choose a card, such as `{card}`{tuck}."
        if view.phase == "otoma":
            return f"Otoma claims one of its largest regions: {_choices(state, seat, 'otoma ')}."
        claim = ", `claim`" if parse_move("claim") in state.legal(seat) else ""
        first = next((str(move)[4:] for move in state.legal(seat) if isinstance(move, Map)), "")
        lay = f"Lay {view.card}, such as `{first}`{claim} or `rest`." if first else ""
        return lay or "In the jungle you cannot map: `claim` or `rest`."

    def guide(self, state: State[Move], seat: int) -> str:
        lines = {
            "keep": "Type the numbers of two of your cards: `3 18`.",
            "go": "Type the place to go to: `C3`, `beach2`; `stay` to stay where you are.",
            "choose": "Type a card's two letters to take it: `SJ`; at a lagoon also `tuck SJ`.",
            "act": "Name the halves of the card and their spaces: `SC3 JD3`; or just the spaces in "
            "the card's order: `C3 D3`. The halves act on the island in the order you type.",
            "otoma": "Type a space of the region: `otoma C3`.",
        }[_own(state).view(seat).phase]
        moves = ", ".join(str(move) for move in state.legal(seat))
        found = [*textwrap.wrap(lines, WIDTH), "Possible now:"]
        return "\n".join(
            found + textwrap.wrap(moves, WIDTH - 2, initial_indent="  ", subsequent_indent="  ")
        )

    def read(self, text: str, state: State[Move], seat: int) -> Move:
        try:
            move = parse_move(_in_full(text.strip(), _own(state), seat))
        except NotationError:
            raise NotationError("that is not a move; `help` shows what you can type") from None
        return _as_offered(move, state, seat)

    def where(self, cells: Sequence[tuple[int, int]]) -> str:
        return " ".join(name_of(row * STEP + col) for row, col in cells)

    def effects_in_words(self, effects: Any, names: Sequence[str]) -> list[str]:
        return in_words(effects, names)

    def event_in_words(self, event: Any, names: Sequence[str]) -> str | None:
        return event_in_words(event, names)


def _own(state: State[Move]) -> MisterraState:
    assert isinstance(state, MisterraState)
    return state


# Output


def _strip(view: View, names: Sequence[str]) -> Iterator[str]:
    if view.phase == "over":
        yield f"The match is over: {ENDINGS[view.ending]}."
    elif view.turn is None:
        yield "Presumption cards are being chosen."
    else:
        half = ("first", "second")[view.half]
        whose = "Otoma's turn" if view.phase == "otoma" else f"{names[view.turn]}'s turn"
        last = "; the last round" if view.ending else ""
        yield f"Round {view.round}, {whose}, {half} half day{last}"


def _island(view: View) -> list[str]:
    on_beach: dict[int, str] = {}
    for player in view.players:
        if player.place and player.place.startswith("beach"):
            row = int(player.place[-1])
            on_beach[row] = on_beach.get(row, "") + str(player.seat + 1)
    lines = ["The island", COLUMNS + " ~"]
    for number, row_text in enumerate(view.island.split("/"), 1):
        lines.append(f"{number:3} {' '.join(row_text)} {on_beach.get(number, '~')}")
    return lines


def _parchment(player: PlayerView, name: str) -> list[str]:
    rows = enumerate(player.parchment.split("/"), 1)
    return [
        f"{player.seat + 1} {name[:11]}",
        COLUMNS,
        *(f"{at:3} {' '.join(row)}" for at, row in rows),
    ]


def _table(view: View) -> Iterator[str]:
    left = ", ".join(f"{LETTERS[at]} {count}" for at, count in enumerate(view.supply))
    yield f"supply: {left}"
    if view.display or view.card:
        chosen = f"   chosen: {view.card}" if view.card else ""
        yield f"cards: {'  '.join(view.display) or 'none'}{chosen}"
    under = f", under the deck, next first: {' '.join(view.bottom)}" if view.bottom else ""
    yield f"deck: {counted(view.deck, 'card')}{under}"
    if view.otoma is not None:
        spaces = view.otoma.top_spaces
        coming = f"; its top card gives the next spaces: {', then '.join(spaces)}" if spaces else ""
        yield f"Otoma: {counted(view.otoma.deck, 'card')}{coming}"
        if view.otoma.claims:
            yield f"  claims {' '.join(view.otoma.claims)}, worth {view.otoma.claimed} now"


def _players(view: View, names: Sequence[str]) -> Iterator[str]:
    for player in view.players:
        claims = f"claims {' '.join(player.claims)} ({player.claimed})" if player.claims else ""
        lines = f", lines {player.lines}" if player.lines else ""
        parts = [
            f"on {player.place}" if player.place else "not landed yet",
            f"fidelity {player.fidelity}{lines}, empty {player.empty}",
            claims or f"{counted(player.markers, 'marker')} left",
        ]
        yield f"{player.seat + 1} {names[player.seat]}: {'; '.join(parts)}"


def _own_cards(view: View) -> Iterator[str]:
    if view.seat is None:
        return
    kept = view.players[view.seat].presumptions
    yield ""
    yield "Your presumption cards:" if kept else "You were dealt:"
    for card in kept or view.dealt:
        yield f"  {describe(card)}"
    if view.pending:
        yield f"You {view.pending}; the others are still choosing."


def describe(card: PresumptionView) -> str:
    """A presumption card as text, with its points now."""
    what = _FAMILIES[card.family].format(
        terrain=card.terrain, other=card.other, pattern=card.pattern.replace("/", " over ")
    )
    if card.steps:
        steps = ", ".join(f"{count}: {points}" for count, points in card.steps)
        more = f", +{card.beyond} each beyond" if card.beyond else ""
        worth = f"{steps}{more}"
    else:
        worth = f"{card.each} each"
    ahead = f"; {card.count} of {card.needed} for +{card.gain}" if card.needed else ""
    return f"{card.card:2} {what} ({worth}): {card.points} now{ahead}"


def _choices(state: State[Move], seat: int, verb: str) -> str:
    words = [f"`{str(move).removeprefix(verb)}`" for move in state.legal(seat)]
    return listed(words[:12]).replace(" and ", " or ")


# Input


def _in_full(text: str, state: MisterraState, seat: int) -> str:
    """Expand an abbreviated input to the notation of the move."""
    view = state.view(seat)
    words = text.lower()
    if view.phase == "keep" and (found := _NUMBERS.fullmatch(words.removeprefix("keep "))):
        return f"keep {found[1]} {found[2]}"
    if view.phase == "go":
        words = words.removeprefix("go ").removeprefix("to ")
        if words == "stay" and view.players[seat].place:
            return f"go {view.players[seat].place}"
        if _PLACE.fullmatch(words):
            return f"go {_place(words)}"
    if view.phase == "choose":
        verb = "tuck" if words.startswith("tuck ") else "take"
        words = words.removeprefix("tuck ").removeprefix("take ")
        if _CARD.fullmatch(words):
            return f"{verb} {words.upper()}"
    if view.phase == "otoma" and _PLACE.fullmatch(words.removeprefix("otoma ")):
        return f"otoma {_place(words.removeprefix('otoma '))}"
    if view.phase == "act":
        return _act_in_full(words, view)
    return text


def _act_in_full(words: str, view: View) -> str:
    words = words.removeprefix("map ")
    if words in {"pass", "neither", "nothing"}:
        return "rest"
    if found := _HALVES.fullmatch(words):
        one, space, other, then = (part.upper() for part in found.groups())
        return f"map {one}{space} {other}{then}"
    if (found := _SPACES.fullmatch(words)) and view.card:
        space, then = (part.upper() for part in found.groups())
        return f"map {view.card[0]}{space} {view.card[1]}{then}"
    return words


def _place(words: str) -> str:
    return words.replace(" ", "") if words.startswith("beach") else words.upper()


def _as_offered(move: Move, state: State[Move], seat: int) -> Move:
    """Accept either order of a card's halves if it makes no difference."""
    legal = state.legal(seat)
    if isinstance(move, Map) and move not in legal and move.turned_round in legal:
        return move.turned_round
    return move


FACE = MisterraFace()
