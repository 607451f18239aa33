"""A reader of the events of Cartographers, which knows what they mean and nothing of the rules.

From the view before a step and the events of the step it makes the view after it. What the sheet
shows anyway, the spaces that score, is computed from the drawn map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mapmakers.engine.games.cartographers import Sheet, spaces
from mapmakers.engine.games.cartographers.components import SCORING, scoring_card
from mapmakers.engine.games.cartographers.outcome import next_title, solo_goal
from mapmakers.engine.games.cartographers.scoring import earning
from tests.engine.event_contract import Shown

LETTERS = {"forest": "F", "village": "V", "farm": "A", "water": "W", "monster": "X"}


def read(view: Shown, events: Sequence[Shown], seat: int | None) -> Shown:
    """The view of a seat, or a spectator, after these events."""
    for event in events:
        READERS[event["kind"]](view, event)
    for sheet in view["sheets"]:
        drawn = Sheet.parse(sheet["drawing"])
        sheet["earning"] = [
            spaces.names_of(earning(edict["card"], drawn)) for edict in view["edicts"]
        ]
    if view["goal"] is not None:
        _aim(view)
    return view


def _aim(view: Shown) -> None:
    """The goal of a lone player follows from the stars, which the events tell."""
    (sheet,) = view["sheets"]
    now = sheet["total"] if sheet["running"] is None else sheet["running"]["total"]
    edicts = [SCORING.index(scoring_card(edict["card"])) for edict in view["edicts"]]
    stars, title = solo_goal(now, edicts)
    view["goal"] = {"stars": stars, "title": title, "now": now}


def stars_of(event: Shown) -> Mapping[tuple[int, str], int]:
    """The stars that an event gives, by seat and box of the score sheet."""
    boxes = {
        "edict_scored": event.get("edict"),
        "coins_scored": "coins",
        "monsters_scored": "monsters",
    }
    if event["kind"] not in boxes:
        return {}
    box = f"{event['season']}.{boxes[event['kind']]}"
    return {(seat, box): stars for seat, stars in enumerate(event["stars"])}


def _season_began(view: Shown, event: Shown) -> None:
    view["season"] = event["season"]
    view["threshold"] = event["threshold"]
    view["scores_now"] = event["edicts"]
    view["deck"] = event["deck"]
    view["unseen"] = event["unseen"]
    for sheet, running in zip(view["sheets"], event["running"], strict=True):
        sheet["running"] = running
    view["column"] = []
    view["time"] = 0


def _ruins_revealed(view: Shown, event: Shown) -> None:
    view["column"].append(event["card"])
    view["unseen"]["cards"].remove(event["card"])
    view["deck"] -= 1


def _card_revealed(view: Shown, event: Shown) -> None:
    view["column"].append(event["card"])
    view["unseen"]["cards"].remove(event["card"])
    view["deck"] -= 1
    view["card"] = event["card"]
    view["terrains"] = event["terrains"]
    view["ruins"] = event["ruins"]
    view["ambush"] = False
    view["target"] = view["seat"]
    view["waiting"] = _everybody(view)


def _ambush_revealed(view: Shown, event: Shown) -> None:
    view["ambushes"].append(event["card"])
    view["deck"] -= 1
    view["unseen"]["lurking"] -= 1
    view["unseen"]["ambushes"].remove(event["card"])
    if not event["targets"]:
        return  # in solo play the drawing follows
    view["card"] = event["card"]
    view["terrains"] = ["monster"]
    view["ruins"] = False
    view["ambush"] = True
    view["target"] = None if view["seat"] is None else event["targets"][view["seat"]]
    view["waiting"] = _everybody(view)


def _drawing_skipped(view: Shown, event: Shown) -> None:
    view["waiting"].remove(event["seat"])


def _drawing_finished(view: Shown, event: Shown) -> None:
    view["waiting"].remove(event["seat"])
    view["sheets"][event["seat"]]["drawn"] = True
    if view["seat"] == event["seat"]:
        view["pending"] = event["move"]


def _undone(view: Shown, event: Shown) -> None:
    view["waiting"] = sorted([*view["waiting"], event["seat"]])
    view["sheets"][event["seat"]]["drawn"] = False
    if view["seat"] == event["seat"]:
        view["pending"] = None


def _drawing_revealed(view: Shown, event: Shown) -> None:
    view["waiting"] = []
    view["pending"] = None
    view["sheets"][event["seat"]]["drawn"] = False
    _draw(view["sheets"][event["sheet"]], event, LETTERS[event["terrain"]])
    if len(view["sheets"]) == 1:
        view["changes"] = [_change(None, event)]


def _ambush_drawn(view: Shown, event: Shown) -> None:
    _draw(view["sheets"][event["sheet"]], event, "X")
    view["changes"].append(_change(event["card"], event))


def _time_passed(view: Shown, event: Shown) -> None:
    view["time"] = event["time"]
    view["card"] = None
    view["terrains"] = []
    view["ruins"] = False
    view["target"] = None


def _scored(view: Shown, event: Shown) -> None:
    for sheet, stars in zip(view["sheets"], event["stars"], strict=True):
        boxes = sheet["seasons"]
        if not boxes or len(boxes[-1]) == 4:
            boxes.append([])
        boxes[-1].append(stars)


def _season_ended(view: Shown, event: Shown) -> None:
    for sheet, stars, total in zip(view["sheets"], event["stars"], event["totals"], strict=True):
        assert sum(sheet["seasons"][-1]) == stars
        sheet["sums"].append(stars)
        sheet["total"] = total
    for edict in view["edicts"]:
        if event["season"] in edict["scores_in"]:
            edict["scores_in"].remove(event["season"])


def _match_ended(view: Shown, event: Shown) -> None:
    view["season"] = None
    view["threshold"] = 0
    view["scores_now"] = []
    for sheet in view["sheets"]:
        sheet["running"] = None
    told = ("winners", "places", "decided_by", "rating", "titles")
    view["result"] = {name: event[name] for name in told}
    above = None if event["rating"] is None else next_title(event["rating"])
    lacking = None if above is None else {"title": above[0], "lacking": above[1]}
    view["result"]["next_title"] = lacking


READERS: dict[str, Callable[[Shown, Shown], None]] = {
    "season_began": _season_began,
    "ruins_revealed": _ruins_revealed,
    "card_revealed": _card_revealed,
    "ambush_revealed": _ambush_revealed,
    "drawing_skipped": _drawing_skipped,
    "drawing_finished": _drawing_finished,
    "drawing_revealed": _drawing_revealed,
    "ambush_drawn": _ambush_drawn,
    "time_passed": _time_passed,
    "edict_scored": _scored,
    "coins_scored": _scored,
    "monsters_scored": _scored,
    "season_ended": _season_ended,
    "undone": _undone,
    "match_ended": _match_ended,
}
"""Everything that can happen after the set-up."""


def _everybody(view: Shown) -> list[int]:
    return [sheet["seat"] for sheet in view["sheets"]]


def _draw(sheet: Shown, event: Shown, letter: str) -> None:
    rows = [list(row) for row in sheet["drawing"].split("/")]
    for row, col in event["cells"]:
        rows[row][col] = letter.lower() if rows[row][col] == "r" else letter
    gains = event["gains"]
    assert gains["coins"] <= gains["shape_coin"] + len(gains["mountains"])
    sheet["drawing"] = "/".join("".join(row) for row in rows)
    sheet["coins"] += gains["coins"]
    assert all(mountain in sheet["unpaid"] for mountain in gains["mountains"])
    sheet["unpaid"] = [at for at in sheet["unpaid"] if at not in gains["mountains"]]
    sheet["worth"] = [
        before + more for before, more in zip(sheet["worth"], gains["edicts"], strict=True)
    ]
    sheet["monsters"] += gains["monsters"]
    sheet["running"] = event["running"]


def _change(ambush: str | None, event: Shown) -> Shown:
    gains = event["gains"]
    return {
        "ambush": ambush,
        "cells": event["cells"],
        "edicts": gains["edicts"],
        "coins": gains["coins"],
        "monsters": gains["monsters"],
    }
