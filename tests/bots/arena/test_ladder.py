"""The levels measured, and what is told of it: to the client, and in the document."""

from __future__ import annotations

from pathlib import Path

import pytest

from mapmakers.bots import GAME_BOTS, LEVELS
from mapmakers.bots.arena import ladder
from mapmakers.bots.arena.runners import in_processes
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers.components import TITLES
from mapmakers.engine.games.misterra.titles import titles_of
from mapmakers.places import bots_page


def test_every_level_meets_the_one_below_it_and_the_top_one_sits_among_the_rod() -> None:
    assert [rung.bots for rung in ladder.rungs("mapout")] == [
        ("master", "cartographer"),
        ("master", "greedy"),
        ("master", "greedy", "greedy"),
        ("master", "greedy", "greedy", "greedy"),
        ("cartographer", "surveyor"),
        ("surveyor", "apprentice"),
        ("apprentice", "novice"),
    ]


@pytest.mark.parametrize("game", ["cartographers", "misterra"])
def test_where_one_can_play_alone_every_level_does(game: str) -> None:
    alone = [rung.bots for rung in ladder.rungs(game) if rung.seats == 1]
    assert alone == [(level,) for level in reversed(LEVELS)]


def test_both_sides_of_a_map_are_played_alike() -> None:
    plans = ladder.plans_of("cartographers", ladder.Rung(("greedy", "random")), 5, 1)
    assert {side: plan.games for side, plan in plans.items()} == {"A": 3, "B": 2}
    for side, plan in plans.items():
        chosen = plan.arena().options
        assert (chosen["side"], chosen["scoring"]) == (side, "?, ?, ?, ?")
    (only,) = ladder.plans_of("mapout", ladder.Rung(("greedy", "random")), 5, 1).values()
    assert only.games == 5


def test_one_bot_among_others_has_every_seat_in_turn() -> None:
    plans = ladder.plans_of("mapout", ladder.Rung(("greedy", "random", "random")), 3, 1)
    assert plans[""].arena().seatings == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]


NO_POINTS = dict.fromkeys(("presumption1", "presumption2", "fidelity", "claims", "otoma"), 0)


@pytest.fixture
def quick_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder that is soon climbed."""
    among = ("random", "greedy", "greedy")
    quick = [ladder.Rung(bots) for bots in [("greedy", "random"), among, ("greedy",)]]
    monkeypatch.setattr(ladder, "rungs", lambda game: quick)


@pytest.mark.usefixtures("quick_rungs")
def test_what_is_measured_has_its_sample_and_interval() -> None:
    found = ladder.measure("cartographers", 4, 1, lambda _: in_processes(1), lambda _: None, None)
    (pair,) = found["pairs"]
    assert (pair["bot"], pair["against"], pair["games"]) == ("greedy", "random", 4)
    assert pair["share"] == 1.0
    (among,) = found["among"]
    assert (among["bot"], among["against"], among["seats"]) == ("random", "greedy", 3)
    assert among["share"] == 0.0
    alone = found["alone"]
    assert [(one["side"], one["games"]) for one in alone] == [("", 4), ("A", 2), ("B", 2)]
    assert alone[0]["mean"] == pytest.approx((alone[1]["mean"] + alone[2]["mean"]) / 2, abs=0.1)
    assert alone[0]["margin"] > 0


@pytest.mark.parametrize(
    ("game", "title"),
    [("cartographers", TITLES[0][1]), ("misterra", titles_of(NO_POINTS, 100)[0])],
)
def test_the_top_title_is_the_one_that_the_most_points_bring(game: str, title: str) -> None:
    assert GAME_BOTS[game].top_title == title


@pytest.mark.usefixtures("quick_rungs")
def test_a_sample_grows_from_what_was_kept(tmp_path: Path) -> None:
    counts: list[int] = []
    for games in (2, 4):
        ladder.measure(
            "cartographers", games, 1, lambda _: in_processes(1), counts.append, tmp_path
        )
    # Of each rung and side, none and then one match was there already.
    assert counts == [0, 1] * 6 + [1, 1] * 6


SOME = {
    "engine": "compiled",
    "seed": 1,
    "pairs": [
        {"bot": "apprentice", "against": "novice", "games": 40, "share": 0.825, "margin": 0.12},
    ],
    "among": [
        {
            "bot": "master",
            "against": "greedy",
            "games": 40,
            "share": 0.9,
            "margin": 0.09,
            "seats": 4,
        },
    ],
    "alone": [
        {
            "bot": "novice",
            "side": "B",
            "games": 40,
            "mean": -3.2,
            "margin": 2.1,
            "titled": 0.05,
            "titled_margin": 0.075,
        }
    ],
}


def test_the_tables_stand_between_their_marks() -> None:
    marks = ladder.BEGIN.format("mapout"), ladder.END.format("mapout")
    once = ladder.put_into(f"before\n{marks[0]}\nold\n{marks[1]}\nafter\n", "mapout", SOME)
    assert once.startswith("before\n")
    assert once.endswith("after\n")
    assert "old" not in once
    assert "| `apprentice` | `novice` | 40 | 82.5 % (68.0 to 91.3) |" in once
    assert "| `master` among `greedy` | 4 | 40 | 90.0 % (76.9 to 96.0) | 25.0 % |" in once
    assert "| `novice`, side B | 40 | -3.2 ± 2.1 | 5.0 % (1.4 to 16.5) |" in once
    assert ladder.put_into(once, "mapout", SOME) == once
    with pytest.raises(ValueError, match="no marks"):
        ladder.put_into("nothing here", "mapout", SOME)


def test_the_client_is_told_of_the_level_below_and_not_of_the_rod() -> None:
    told = ladder.strength_of({"mapout": SOME}, "apprentice")
    known = {"against": "novice", "games": 40, "share": 0.825, "margin": 0.12}
    assert told == {"mapout": {**known, "low": 0.68, "high": 0.913}}
    assert ladder.strength_of({"mapout": SOME}, "master") == {}
    assert ladder.strength_of({"mapout": SOME}, "novice") == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_document_tells_what_was_measured(game: str) -> None:
    document = bots_page().read_text(encoding="utf-8")
    found = ladder.read()
    if game in found:
        assert ladder.put_into(document, game, found[game]) == document
    else:
        assert f"{ladder.BEGIN.format(game)}\n{ladder.END.format(game)}" in document
