"""Reads the events of Map Out: what was seen before a step, and its events, give what is seen then.

It knows what each event says, but no rule. Only the open ends are
found from the tiles that lie on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mapmakers.engine.games.mapout import MAP_OUT, Board
from tests.engine.event_contract import Shown

BOX = MAP_OUT.box


def read(before: Shown, events: Sequence[Shown], observer: int | None) -> Shown:
    """The view after a step. Whatever is not touched by an event stays as it was."""
    view = {**before, "lying": [dict(lying) for lying in before["lying"]]}
    view["players"] = [dict(player) for player in before["players"]]
    for event in events:
        READERS[event["kind"]](view, event, observer)
    lying = sorted(view["lying"], key=lambda tile: (tile["r"], tile["q"]))
    board = Board.of([(at["tile"]["id"], at["q"], at["r"], at["turns"]) for at in lying])
    return {**view, "lying": lying, "open_ends": [list(space) for space in board.open_ends]}


def points_of(event: Shown) -> Mapping[tuple[int, str], int]:
    """The points that an event gives, by seat and category of the score sheet."""
    if event["kind"] != "points_scored":
        return {}
    category = event["category"].removesuffix("_tiles").replace("end", "ends")
    return {(event["seat"], category): event["points"]}


# The board


def _lifted(view: Shown, event: Shown, _: int | None) -> None:
    tile = _at(view, event["space"])
    assert (tile["tile"], tile["turns"]) == (event["printed"], event["turns"])
    view["lying"].remove(tile)
    view["lifted"] = {"tile": tile["tile"], "origin": event["space"]}
    view["stage"] = "held"


def _played(view: Shown, event: Shown, observer: int | None) -> None:
    seat, tile = event["seat"], event["printed"]
    player = view["players"][seat]
    assert (tile["id"], tile["kind"]) == (event["tile"], event["tile_kind"])
    if tile["kind"] == "road":
        player["hand"] -= 1
        if seat == observer:
            view["hand"] = [held for held in view["hand"] if held != tile]
    else:
        player["ends"] = [end for end in player["ends"] if end != tile]
    _lay(view, event)
    view["stage"] = "played"


def _put_back(view: Shown, event: Shown, _: int | None) -> None:
    lifted = view["lifted"]
    assert (lifted["tile"], lifted["origin"]) == (event["printed"], event["origin"])
    _lay(view, event)
    view["lifted"] = None
    view["stage"] = "returned"


def _lay(view: Shown, event: Shown) -> None:
    q, r = event["space"]
    view["lying"].append(
        {"tile": event["printed"], "q": q, "r": r, "turns": event["turns"], "locked": False}
    )


def _at(view: Shown, space: Sequence[int]) -> dict[str, Any]:
    (found,) = [tile for tile in view["lying"] if [tile["q"], tile["r"]] == space]
    assert isinstance(found, dict)
    return found


def _set_locked(to: bool) -> Callable[[Shown, Shown, int | None], None]:
    def change(view: Shown, event: Shown, _: int | None) -> None:
        for space in event["spaces"]:
            tile = _at(view, space)
            assert tile["locked"] is not to
            tile["locked"] = to

    return change


# The points


def _scored(view: Shown, event: Shown, _: int | None) -> None:
    player = view["players"][event["seat"]]
    player[event["category"]] += event["points"]
    player["total"] = event["total"]


# The turns


def _drawn(view: Shown, event: Shown, observer: int | None) -> None:
    seat, tile = event["seat"], event["tile"]
    assert (tile is None) == (seat != observer), "only who draws a tile sees it"
    assert (event["printed"] is None) == (tile is None)
    view["players"][seat]["hand"] += 1
    view["pile"] = event["pile"]
    if tile is not None:
        hand = [*view["hand"], event["printed"]]
        view["hand"] = sorted(hand, key=lambda held: BOX.place[held["id"]])


def _passed(view: Shown, event: Shown, _: int | None) -> None:
    view["passes"] = event["in_a_row"]


def _began(view: Shown, event: Shown, _: int | None) -> None:
    _turn_over(view)
    view["waiting"] = [event["seat"]]


def _continued(view: Shown, event: Shown, _: int | None) -> None:
    assert view["waiting"] == [event["seat"]]
    view["steps"], view["next"] = event["steps"], event["next"]
    assert view["stage"] == event["stage"]


def _play_ended(view: Shown, event: Shown, _: int | None) -> None:
    assert (event["reason"] == "everybody_passed") == (view["stage"] == "fresh")
    _turn_over(view)
    view["waiting"] = []
    view["steps"], view["next"] = [], None


def _turn_over(view: Shown) -> None:
    if view["stage"] != "fresh":  # a tile was laid
        view["passes"] = 0
    view["stage"] = "fresh"


def _ended(view: Shown, event: Shown, _: int | None) -> None:
    assert event["totals"] == [player["total"] for player in view["players"]]
    view["result"] = {name: event[name] for name in ("winners", "places", "decided_by")}


def _says_why(_view: Shown, _event: Shown, _: int | None) -> None:
    """The event explains another one: a view has nothing more of it."""


READERS: Mapping[str, Callable[[Shown, Shown, int | None], None]] = {
    "tile_lifted": _lifted,
    "tiles_unlocked": _set_locked(False),
    "tile_played": _played,
    "tile_put_back": _put_back,
    "connection_made": _says_why,
    "area_counted": _says_why,
    "points_scored": _scored,
    "tiles_locked": _set_locked(True),
    "tile_drawn": _drawn,
    "tiles_used_up": _says_why,
    "passed": _passed,
    "turn_began": _began,
    "turn_continued": _continued,
    "play_ended": _play_ended,
    "match_ended": _ended,
}
