"""What goes over the wire is what the engine says, for every seat at every step of a match."""

import json
import random
from collections.abc import Iterable
from dataclasses import asdict, fields, is_dataclass
from typing import Any

import msgspec
import orjson
import pytest

from mapmakers.engine.boards import eleven
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.game import State, ends_turn
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers import spaces
from mapmakers.engine.wire import SHAPES, WIRES, Wire, view
from mapmakers.service.serialisation import to_json
from mapmakers.service.tables.payloads import effect_payload
from tests.service.people import any_move

TABLES = [
    ("cartographers", 1, {}),
    ("cartographers", 2, {"side": "B"}),
    ("cartographers", 7, {}),
    ("misterra", 1, {}),
    ("misterra", 3, {"master": "on"}),
    ("mapout", 2, {}),
    ("mapout", 4, {}),
]
SOME = 20
"""Moves of a position whose effects are asked for."""

TAKEN_BACK = 0.2


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_compiled_class_is_part_of_a_view(
    game: str, seats: int, options: dict[str, str]
) -> None:
    chance = FastChance(4)
    state = GAMES[game].start(options, seats, chance)
    while state.waiting:
        for seat in (state.waiting[0], None):
            assert native_classes(state.view(seat)) == set()
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
    assert native_classes(state.view(None)) == set()


def native_classes(value: Any) -> set[str]:
    """The compiled classes in something: no writer of JSON may meet one."""
    inside: Iterable[Any] = ()
    if is_dataclass(value):
        if not hasattr(type(value), "__slots__") and not hasattr(value, "__dict__"):
            return {type(value).__name__}
        inside = (getattr(value, field.name) for field in fields(value))
    elif isinstance(value, dict):
        inside = value.values()
    elif isinstance(value, tuple | list):
        inside = value
    return {name for part in inside for name in native_classes(part)}


def check_view(game: str, wire: Wire, state: State[Any], seat: int | None) -> None:
    """What the wire writes is what msgspec makes of the view, read as it is declared."""
    said, shown = view(wire, state, seat), state.view(seat)
    assert msgspec.json.decode(said, type=SHAPES[game].view) == shown
    assert msgspec.json.decode(said) == msgspec.json.decode(to_json(shown))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_view_is_the_engines_own(game: str, seats: int, options: dict[str, str]) -> None:
    chance, rng = FastChance(1), random.Random(1)
    state, wire = GAMES[game].start(options, seats, chance), WIRES[game]()
    while state.waiting:
        for seat in (*range(seats), None):
            check_view(game, wire, state, seat)
        seat = rng.choice(state.waiting)
        before = state.copy()
        state.play(seat, state.legal(seat).sample(chance), chance)
        if rng.random() < TAKEN_BACK:
            view(wire, state, seat)
            state = before
    for seat in (*range(seats), None):
        check_view(game, wire, state, seat)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_choices_are_exactly_the_legal_moves(
    game: str, seats: int, options: dict[str, str]
) -> None:
    chance, rng = FastChance(2), random.Random(2)
    state, wire = GAMES[game].start(options, seats, chance), WIRES[game]()
    while state.waiting:
        seat = rng.choice(state.waiting)
        said = wire.choices(state, seat)
        choices = orjson.loads(said)
        declared = msgspec.json.decode(said, type=SHAPES[game].choices)
        assert choices == orjson.loads(to_json(declared))
        legal = {str(move) for move in state.legal(seat)}
        assert set(listed(choices)) == legal
        assert str(GAMES[game].parse_move(any_move(choices, rng))) in legal
        state.play(seat, state.legal(seat).sample(chance), chance)


def listed(choices: dict[str, Any]) -> list[str]:
    if choices["kind"] != "cartographers":
        return list(choices["moves"])
    letters = {"forest": "F", "village": "V", "farm": "A", "water": "W", "monster": "X"}
    return [
        f"{letters[terrain]} {spaces.names_of(eleven.of(cells))}"
        for terrain in choices["terrains"]
        for way in choices["ways"]
        for row, col in way["anchors"]
        if (cells := [(row + down, col + right) for down, right in way["cells"]])
    ]


def test_the_shape_and_its_coin_are_those_of_the_card() -> None:
    chance = FastChance(3)
    state, wire = GAMES["cartographers"].start({}, 1, chance), WIRES["cartographers"]()
    seen = set()
    while state.waiting:
        choices = orjson.loads(wire.choices(state, 0))
        for way in choices["ways"]:
            seen.add((way["shape"], way["coin"]))
            row, col = way["anchors"][0]
            cells = eleven.of([(row + down, col + right) for down, right in way["cells"]])
            move = GAMES["cartographers"].parse_move(f"{'X'} {spaces.names_of(cells)}")
            (first,) = [one for one in state.legal(0) if one.cells == move.cells][:1]
            before = state.view(0).sheets[0].coins
            after = state.effects(0, first)
            assert after.coins - len(after.mountains) == way["coin"], before
        state.play(0, state.legal(0).sample(chance), chance)
    assert (0, 1) in seen or (1, 1) in seen


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_move_would_change_is_written_as_the_engine_says(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """Also by the compiled engine, whose objects make their attributes when they are read."""
    chance = FastChance(2)
    state = GAMES[game].start(options, seats, chance)
    while state.waiting:
        seat = state.waiting[0]
        legal = state.legal(seat)
        for at in range(min(len(legal), SOME)):
            told = orjson.loads(to_json(effect_payload(game, state, seat, str(legal[at]))))
            effects = json.loads(json.dumps(asdict(state.effects(seat, legal[at]))))
            ends = ends_turn(state, seat, legal[at])
            assert told == {"move": str(legal[at]), "effects": effects, "ends_turn": ends}
            declared = msgspec.convert(effects, SHAPES[game].effects)
            assert declared == state.effects(seat, legal[at])
        state.play(seat, legal.sample(chance), chance)
