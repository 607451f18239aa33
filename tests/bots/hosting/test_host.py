"""A bot in another process: it is asked, and what it does wrong harms nobody else."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import orjson
import pytest

from mapmakers.bots import BOTS, Turn
from mapmakers.bots.arena import Arena
from mapmakers.bots.hosting import BotHost, BotProcessFailed, host
from mapmakers.bots.hosting.protocol import line_of, position
from mapmakers.engine.core import FastChance, State
from mapmakers.engine.games import GAMES
from tests.bots.hosting.guests import guest

Hosting = Callable[..., BotHost]


@pytest.fixture
def hosting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosting]:
    monkeypatch.setattr(host, "GRACE_SECONDS", 2.0)
    hosts: list[BotHost] = []

    def hosted(habit: str, game: str = "mapout") -> BotHost:
        hosts.append(BotHost(habit, guest(tmp_path, habit), game))
        return hosts[-1]

    yield hosted
    for one in hosts:
        one.close()


def start(game: str = "mapout") -> tuple[State[Any], int]:
    state = GAMES[game].start({}, 2, FastChance(1))
    return state, state.waiting[0]


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_the_first_move_of_every_game(hosting: Hosting, game: str) -> None:
    state, seat = start(game)
    move = hosting("good", game).bot().choose(Turn(state, seat, FastChance(1)))
    assert move == state.legal(seat)[0]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_what_the_web_client_is_told(game: str) -> None:
    state, seat = start(game)
    turn = Turn(state, seat, FastChance(1))
    told = json.loads(line_of(position(7, turn, [str(move) for move in turn.legal])))
    assert told["view"] == orjson.loads(orjson.dumps(state.view(seat)))
    assert (told["type"], told["id"], told["seat"], told["seconds"]) == ("position", 7, seat, 1.0)


@pytest.mark.parametrize(
    ("habit", "why"),
    [
        ("crashes", "crashed"),
        ("hangs", "too-slow"),
        ("floods", "too-slow"),
        ("dreams", "nonsense"),
        ("raves", "nonsense"),
    ],
)
def test_one_that_fails_is_replaced_and_the_log_says_so(
    hosting: Hosting, habit: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    state, seat = start()
    failing = hosting(habit)
    bot = failing.bot()
    begun = monotonic()
    for _ in range(3):
        move = bot.choose(Turn(state, seat, FastChance(1), seconds=0.5))
        assert move in state.legal(seat)
    assert monotonic() - begun < 20
    assert [failure.why for failure in failing.failures] == [why]
    (record,) = caplog.records
    assert (record.levelno, failing.name in record.message) == (logging.WARNING, True)


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(hosting: Hosting) -> None:
    state, seat = start()
    late = hosting("is-late")
    assert late.bot().choose(Turn(state, seat, FastChance(1))) == state.legal(seat)[0]
    assert late.failures == []


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotProcessFailed, match="crashed: /no/such/bot cannot be run"):
        BotHost("nobody", ["/no/such/bot"], "mapout").start()


def test_one_that_cannot_even_start_costs_no_match() -> None:
    state, seat = start()
    absent = BotHost("nobody", ["/no/such/bot"], "mapout")
    assert absent.bot().choose(Turn(state, seat, FastChance(1))) in state.legal(seat)
    assert absent.close() is None


def test_the_next_match_starts_a_process_anew(hosting: Hosting) -> None:
    state, seat = start()
    crashing = hosting("crashes")
    for _ in range(2):
        crashing.bot().choose(Turn(state, seat, FastChance(1)))
    assert [failure.why for failure in crashing.failures] == ["crashed", "crashed"]


def test_it_plays_in_the_arena_beside_others(hosting: Hosting) -> None:
    good = hosting("good")
    makers = {**BOTS, "guest": lambda _: good.bot()}
    arena = Arena(GAMES["mapout"], {}, ("guest", "random"), 2, 2, seed=3, makers=makers)
    one, other = arena.run(lambda: None)
    assert (one.points.count, other.points.count) == (2, 2)
    assert good.failures == []
    assert good.close() == 0
