"""A game and a bot of somebody else's, registered by entry points, are played everywhere.

Beacons (tests/plugins) brings its rules and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import mapmakers as mm
from mapmakers import plugins, rules_pages
from mapmakers.bench.measures import measures
from mapmakers.bots import BOTS, LEVELS, Turn
from mapmakers.bots.arena import Arena
from mapmakers.bots.hosting.conformance import check
from mapmakers.bots.rollouts import rollouts
from mapmakers.engine.core import FastChance, Game, Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES
from mapmakers.engine.wire import WIRES, view
from mapmakers.lessons import LESSONS
from mapmakers.plugins import OWN_GAMES, GamePlugin, PluginError, game_names, game_plugin
from mapmakers.terminal import FACES
from tests.bots.hosting.guests import guest
from tests.commands.running import assert_one_line, mapmakers
from tests.engine import contract
from tests.engine.contract import Table
from tests.plugged_in import PACKAGES, install, plugged_in
from tests.terminal.evenings import Evening

LAYERS = ("engine", "wire", "bots", "terminal", "lessons", "service")


@pytest.fixture
def beacons(tmp_path: Path) -> Iterator[Game[Any]]:
    with plugged_in(tmp_path / "site"):
        yield GAMES["beacons"]


@pytest.fixture
def path(tmp_path: Path) -> list[str]:
    """What a process needs on its path."""
    return install(tmp_path / "site")


# What is there


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("game", OWN_GAMES, ids=lambda game: game.name)
def test_our_games_have_an_object_for_every_layer(game: GamePlugin, layer: str) -> None:
    assert plugins.load(getattr(game, layer)) is not None


def test_a_registered_game_comes_after_ours(beacons: Game[Any]) -> None:
    assert tuple(GAMES) == (*(game.name for game in OWN_GAMES), "beacons")
    assert beacons.name == "beacons"
    assert game_plugin("beacons").title == "Beacons"
    assert "beacons" not in LESSONS


def test_what_is_not_registered_is_not_there() -> None:
    assert "beacons" not in GAMES
    assert GAMES.get("beacons") is None
    assert tuple(BOTS) == ("random", "greedy", *LEVELS)


def test_an_entry_point_may_lead_to_the_rules_themselves(tmp_path: Path) -> None:
    with plugged_in(tmp_path, {plugins.GAMES_GROUP: {"beacons": "beacons.rules:GAME"}}):
        assert game_plugin("beacons") == GamePlugin(
            "beacons", "Beacons", engine="beacons.rules:GAME"
        )
        assert GAMES["beacons"].seats == range(1, 5)


def test_a_plug_in_brings_its_rules_pages(tmp_path: Path) -> None:
    pages = tmp_path / "pages" / "lit"
    pages.mkdir(parents=True)
    plugin = 'GamePlugin("beacons", "Beacons", engine="beacons.rules:GAME", rules="lit")'
    (pages / "__init__.py").write_text(
        f"from mapmakers.plugins import GamePlugin\nPLUGIN = {plugin}\n"
    )
    (pages / "beacons.en.md").write_text("# Beacons\n\n## B1 Laying\n\n**B1.1** Lay a card.\n")
    (pages / "mapout.de.md").write_text("# Not ours to bring\n")
    with (
        plugged_in(tmp_path / "site", {plugins.GAMES_GROUP: {"beacons": "lit:PLUGIN"}}),
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.syspath_prepend(str(pages.parent))
        assert rules_pages.languages("beacons") == ("en",)
        assert rules_pages.clauses("beacons", "en")["B1.1"].blocks
        assert "de" not in rules_pages.languages("mapout")
    assert rules_pages.languages("beacons") == ()


@pytest.mark.parametrize(
    ("groups", "words"),
    [
        ({"mapmakers.games": {"beacons": "no_such_package:GAME"}}, "beacons cannot be loaded"),
        ({"mapmakers.games": {"beacons": "beacons:NOTHING"}}, "beacons cannot be loaded"),
        ({"mapmakers.games": {"fires": "beacons:PLUGIN"}}, "a game called beacons"),
        ({"mapmakers.games": {"beacons": "last_move:LastMoveBot"}}, "neither a GamePlugin"),
        ({"mapmakers.games": {"mapout": "beacons:PLUGIN"}}, "there is a game mapout already"),
        ({"mapmakers.games": {"Be acons": "beacons:PLUGIN"}}, "no game can be called"),
    ],
)
def test_a_plug_in_that_cannot_be_used_is_named(
    tmp_path: Path, groups: dict[str, dict[str, str]], words: str
) -> None:
    with plugged_in(tmp_path, groups), pytest.raises(PluginError, match=words):
        [game_plugin(name) for name in game_names()]


# The contract of every game

CHECKS = (
    contract.check_moves_round_trip,
    contract.check_every_legal_move_plays,
    contract.check_illegal_moves_are_refused,
    contract.check_record_round_trip,
    contract.check_imagine,
    contract.check_private_decisions_stay_private,
    contract.check_copies_are_independent,
    contract.check_undo_restores,
    contract.check_outcome,
    contract.check_views,
)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("check_one", CHECKS, ids=lambda check_one: check_one.__name__)
def test_it_keeps_the_contract(
    check_one: Callable[[Table, int], None], seats: int, beacons: Game[Any]
) -> None:
    for seed in range(5):
        check_one(Table(beacons, seats, {"wins": "low"} if seed % 2 else {}), seed)


def test_nonsense_is_no_move(beacons: Game[Any]) -> None:
    contract.check_nonsense_is_no_move(Table(beacons, 2))


# Bots


@pytest.mark.parametrize("bot", ["random", "greedy", *LEVELS, "last-move"])
def test_every_bot_plays_it(bot: str, beacons: Game[Any]) -> None:
    chance = FastChance(3)
    state = beacons.start({}, 3, chance)
    while state.waiting:
        seat = state.waiting[-1]
        move = BOTS[bot]("beacons").choose(Turn(state, seat, chance))
        assert move in state.legal(seat)
        state.play(seat, move, chance)


@pytest.mark.usefixtures("beacons")
def test_the_levels_are_stronger_than_chance() -> None:
    arena = Arena(GAMES["beacons"], {}, ("cartographer", "random"), 2, 60, seed=1)
    first, second = arena.run(lambda: None)
    assert first.win_share > second.win_share


@pytest.mark.usefixtures("beacons")
def test_a_match_of_it_is_analysed() -> None:
    match = mm.new_match("beacons", players=2, seed=5)
    while match.state.waiting:
        match.play(match.state.waiting[0], mm.hint(match, bot="last-move"))
    analysis = mm.analyse(match)
    assert [seat.seat for seat in analysis.seats] == [0, 1]
    assert len(analysis.seats[0].points) == 3


@pytest.mark.usefixtures("beacons")
def test_it_is_played_out_and_measured() -> None:
    state = GAMES["beacons"].start({}, 2, FastChance(1))
    assert rollouts("beacons", state, 0, 20, seed=3) == rollouts("beacons", state, 0, 20, seed=3)
    rates = {name: measure(0.01) for name, measure in measures(["beacons"]).items()}
    assert {name for name in rates if name.startswith("beacons ")} == {
        f"beacons {what}" for what in ("steps", "games", "candidates", "copies", "inside")
    }
    assert min(rates.values()) > 0


@pytest.mark.usefixtures("beacons")
def test_a_bot_of_any_language_plays_it(tmp_path: Path) -> None:
    findings = list(check(guest(tmp_path, "good"), "beacons", 5))
    assert [finding for finding in findings if finding.trouble is not None] == []


# The wire


def test_its_view_goes_over_the_wire_as_it_is(beacons: Game[Any]) -> None:
    chance, wire = FastChance(2), WIRES["beacons"]()
    state = beacons.start({}, 2, chance)
    while state.waiting:
        for seat in (None, 0, 1):
            told = json.loads(view(wire, state, seat))
            assert told == json.loads(contract.wire(state.view(seat)))
        seat = state.waiting[0]
        moves = [str(move) for move in state.legal(seat)]
        assert json.loads(wire.choices(state, seat)) == {"kind": "listed", "moves": moves}
        state.play(seat, state.legal(seat)[0], chance)


# The terminal


@pytest.mark.usefixtures("beacons")
def test_it_is_played_at_the_terminal() -> None:
    evening = Evening("beacons", ("Ada", "Bert"), ("greedy",))
    shown = evening.type(["help", "worth 1", "lay 99", "rules", "1", "", "2", "3"])
    assert "Turned over: none" in shown
    assert "Your cards:  " in shown
    assert "Type a move or its number:" in shown
    assert "left: 2" in shown
    assert "Not understood: there is no card 99." in shown
    assert "There is no rules page for beacons." in shown
    assert "Ada has decided." in shown


@pytest.mark.usefixtures("beacons")
def test_its_face_reads_every_move_by_text_and_by_number() -> None:
    state = GAMES["beacons"].start({}, 2, FastChance(1))
    face = FACES["beacons"]
    for at, move in enumerate(state.legal(0), 1):
        assert face.read(f" {move} ", state, 0) == face.read(str(at), state, 0) == move


# The commands, as processes


def test_it_is_played_recorded_and_replayed(tmp_path: Path, path: list[str]) -> None:
    kept = tmp_path / "match.record"
    typed = "1\n1\n1\n"
    played = mapmakers(
        "play", "beacons", "--bots", "last-move", "--record", kept, typed=typed, path=path
    )
    assert (played.returncode, played.stderr) == (0, "")
    with plugged_in(tmp_path / "here"):
        verify(GAMES["beacons"], Record.parse(kept.read_bytes()))
    checked = mapmakers("replay", kept, "--verify", path=path)
    assert checked.stdout.startswith("Verified: beacons, 2 seats, 6 decisions")
    shown = mapmakers("replay", kept, path=path)
    assert "last-move 1: lay " in shown.stdout
    unknown = mapmakers("replay", kept)
    assert_one_line(unknown, 1, "no game 'beacons' here")


def test_the_arena_plays_it_in_processes(path: list[str]) -> None:
    done = mapmakers(
        "arena", "beacons", "--bots", "mine,last-move,random", "--games", "12", "--json",
        "--bot", "mine=last_move:LastMoveBot", "--processes", "2",
        path=path,
    )  # fmt: skip
    assert (done.returncode, done.stderr.splitlines()[1:]) == (0, []), done.stderr
    report = json.loads(done.stdout)
    assert [bot["bot"] for bot in report["bots"]] == ["mine", "last-move", "random"]
    assert report["games"] == 12


def test_a_bot_is_a_class_in_this_folder(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text((PACKAGES / "last_move.py").read_text())
    done = mapmakers(
        "arena", "mapout", "--bots", "mine,random", "--games", "2", "--processes", "1",
        "--bot", "mine=my_bots:LastMoveBot",
        cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "\nmine " in done.stdout
    record = tmp_path / "match.record"
    played = mapmakers(
        "play", "mapout", "--bots", "mine", "--bot", "mine=my_bots:LastMoveBot", "--record", record,
        typed="quit\n", cwd=tmp_path,
    )  # fmt: skip
    assert (played.returncode, played.stderr) == (0, "")
    assert Record.parse(record.read_bytes()).header.names == ("Player", "mine 1")
    missing = mapmakers("arena", "mapout", "--bots", "mine", "--bot", "mine=my_bots:Nobody")
    assert_one_line(missing, 2, "the bot 'mine' cannot play", "my_bots")


def test_a_broken_plug_in_is_one_line(tmp_path: Path) -> None:
    broken = install(tmp_path, {"mapmakers.games": {"beacons": "no_such_package:GAME"}})
    done = mapmakers("play", "beacons", path=broken)
    assert_one_line(done, 2, "the game beacons cannot be loaded", "no_such_package")
    served = mapmakers("serve", "--port", "0", "--data", tmp_path / "data", path=broken)
    assert_one_line(served, 2, "the game beacons cannot be loaded", "no_such_package")
