"""Reads the events of Maps of Misterra: what a seat saw before a step, and what it sees after it.

It knows what each event means, and nothing about the rules that lead to it. What follows from the
drawn maps, such as regions and points, it finds there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import Cells, singles
from mapmakers.engine.core.game import resolve_options
from mapmakers.engine.games.misterra import MISTERRA, Island, Parchment
from mapmakers.engine.games.misterra.claims import regions
from mapmakers.engine.games.misterra.components_file import STANDARD
from mapmakers.engine.games.misterra.scoring import final
from mapmakers.engine.games.misterra.scoring.presumptions import standing, steps_reached
from mapmakers.engine.games.misterra.sketches import TERRAINS
from mapmakers.engine.games.misterra.spaces import names_of, parse_place
from mapmakers.engine.games.misterra.titles import title_words
from mapmakers.engine.games.misterra.view import draw_pattern
from tests.engine.contract import Table
from tests.engine.event_contract import Reader, Shown, as_shown

OTOMA = -1
MARKERS = 3
OTOMA_HALF_DAYS, OTOMA_TURN = 20, 2
CHANGES = ("new", "confirmed", "replaced")


def reader(table: Table) -> Reader:
    """The reader for a table with these options."""
    options = resolve_options(MISTERRA.options, table.options)

    def read(before: Shown, events: Sequence[Shown], observer: int | None) -> Shown:
        reading = Reading(before, observer)
        for event in events:
            values = dict(event)
            getattr(reading, values.pop("kind"))(**values)
        return Derived(reading.view, options).view

    return read


class Reading:
    """A view that changes with each event; one method for each kind of event."""

    def __init__(self, before: Shown, observer: int | None) -> None:
        self.view: Shown = {**before, "automatic": []}
        self.observer = observer
        self.players: list[Shown] = before["players"]
        self.otoma: Shown = before["otoma"] or {}

    def otoma_deck_built(
        self, top: int, actions: list[str], claim: bool, spaces: list[str], deck: int
    ) -> None:
        empty = {"fidelity": 0, "lines": 0, "empty": -25, "claimed": 0}
        nothing: Shown = {"claims": [], "claimed": 0, "turned": [], "last_turn": []}
        nothing.update(half_days=OTOMA_HALF_DAYS, guessed="otoma_cards" in STANDARD.guessed)
        self.view["otoma"] = self.otoma = nothing
        self.otoma.update(met=self.view["island"], met_points=empty)
        self._otoma_top(top, actions, claim, spaces, deck)

    def presumptions_kept(self, seat: int, cards: list[int] | None) -> None:
        self.players[seat]["decided"] = True
        self.view["waiting"].remove(seat)
        if cards is not None:
            self.view["pending"] = f"keep {cards[0]} {cards[1]}"

    def first_player_chosen(self, seat: int, by_lot: bool) -> None:
        self.view["first"] = seat
        if self.observer is not None:
            cards = [int(card) for card in self.view["pending"].split()[1:]]
            self.presumptions_revealed(self.observer, cards)
        self.view["pending"] = None

    # How time passes

    def round_began(self, **stated: Any) -> None:
        self.view["round"] = stated["round"]

    def turn_began(self, seat: int) -> None:
        self.view["turn"] = seat

    def half_day_began(self, seat: int, half: int) -> None:
        assert seat == self.view["turn"]
        self.view.update(half=half, waiting=[seat], phase="go", card=None, tucked=False)

    def half_day_skipped(self, seat: int, why: str, card: str | None) -> None:
        self._automatic(seat, why, card)

    def end_announced(self, condition: str, last_turns: list[int]) -> None:
        self.view["ending"] = condition

    # The display

    def display_refilled(self, cards: list[str], from_bottom: int, deck: int) -> None:
        self.view["display"] += cards
        self.view["bottom"] = self.view["bottom"][from_bottom:]
        self.view["deck"] = deck

    def display_discarded(self, cards: list[str]) -> None:
        assert self.view["display"] == cards
        self.view["display"] = []

    def card_exchanged(
        self, seat: int, position: int, tucked: str, revealed: str, from_bottom: bool
    ) -> None:
        assert self.view["display"][position] == tucked
        self.view["display"][position] = revealed
        self.view["bottom"] = [*self.view["bottom"], tucked][int(from_bottom) :]
        self.view["tucked"] = True

    def card_taken(self, seat: int, card: str, position: int, automatic: bool) -> None:
        assert self.view["display"].pop(position) == card
        self.view.update(card=card, phase="act")
        if automatic:
            self._automatic(seat, "take", card)

    # Moving

    def landed(self, seat: int, place: str) -> None:
        assert self.players[seat]["place"] is None
        self._stands(seat, place)

    def walked(self, seat: int, path: list[str]) -> None:
        assert self.players[seat]["place"] == path[0]
        self._stands(seat, path[-1])

    def stayed(self, seat: int, place: str, automatic: bool) -> None:
        assert self.players[seat]["place"] == place
        self._stands(seat, place)
        if automatic:
            self._automatic(seat, "stay", None)

    def _stands(self, seat: int, place: str) -> None:
        self.players[seat]["place"] = place
        self.view["phase"] = "choose"

    def _automatic(self, seat: int, step: str, card: str | None) -> None:
        step_made = {"round": self.view["round"], "seat": seat, "step": step, "card": card}
        self.view["automatic"].append(step_made)

    # Mapping and claiming

    def mapped(self, seat: int, card: str, halves: list[Shown]) -> None:
        assert card == self.view["card"]
        for half in halves:
            parchment = self.players[seat]["parchment"]
            shown = half["covered"] and half["covered"][0].upper()
            assert _at(parchment, half["space"]) == (shown or ".")
            letter = half["terrain"][0].upper()
            self.players[seat]["parchment"] = _with_letter(parchment, half["space"], letter)

    def acted_on_island(
        self,
        owner: int,
        space: str,
        terrain: str,
        change: str,
        replaced: str | None,
        standing: list[int],
        differing: list[int],
    ) -> None:
        for player in self.players:
            differs = [name for name in player["differs"] if name != space]
            differs += [space] if player["seat"] in differing else []
            player["differs"] = _in_reading_order(differs)
        assert standing == [player["seat"] for player in self.players if player["place"] == space]
        if owner == OTOMA:
            made = {"space": space, "terrain": terrain, "change": change, "replaced": replaced}
            self.otoma["last_turn"][-1]["changes"].append(made)
        if change in CHANGES:
            there = _at(self.view["island"], space)
            assert (there == ".") == (change == "new")
            assert replaced is None or there == replaced[0]
            letter = terrain[0].upper() if change == "confirmed" else terrain[0]
            self.view["island"] = _with_letter(self.view["island"], space, letter)

    def points_changed(
        self,
        owner: int,
        fidelity: int,
        lines: int,
        empty: int,
        claims: int,
        presumptions: list[list[int]] | None,
        total: int,
    ) -> None:
        self._total(owner, total)
        gains = {"fidelity": fidelity, "lines": lines, "empty": empty, "claimed": claims}
        worth = self.otoma if owner == OTOMA else self.players[owner]
        for part, gain in gains.items():
            if gain:
                worth[part] += gain
        for card, gain in presumptions or ():
            for kept in self.players[owner]["presumptions"]:
                if kept["card"] == card:
                    kept["points"] += gain

    def claimed(
        self,
        owner: int,
        space: str,
        terrain: str,
        region: list[str],
        tiles: int,
        points: int,
        total: int,
    ) -> None:
        self._total(owner, total)
        worth = self.otoma if owner == OTOMA else self.players[owner]
        worth["claims"] = _in_reading_order([*worth["claims"], space])
        worth["claimed"] += points
        if owner == OTOMA:
            self.otoma["last_turn"][-1].update(claimed=space, asked=False)

    def _total(self, owner: int, change: int) -> None:
        """Alone, what Otoma earns lowers the player's total."""
        player = self.players[0 if owner == OTOMA else owner]
        player["total"] += change

    def rested(self, seat: int, card: str) -> None:
        assert card == self.view["card"]

    # Otoma's turn

    def otoma_turn_began(self) -> None:
        (player,) = self.players
        parts = ("fidelity", "lines", "empty", "claimed")
        points = {part: player[part] for part in parts}
        self.otoma.update(met=self.view["island"], met_points=points, last_turn=[])
        self.view["card"] = None

    def otoma_card_turned(
        self,
        half: int,
        card: int,
        spaces: list[str],
        top: int,
        actions: list[str],
        claim: bool,
        next_spaces: list[str] | None,
        deck: int,
    ) -> None:
        assert (card, spaces) == (self.otoma["top"], self.otoma["top_spaces"])
        assert len(self.otoma["last_turn"]) == half
        self.otoma["turned"].append(card)
        self.otoma["half_days"] -= 1
        self._otoma_top(top, actions, claim, next_spaces, deck)
        begun = {"spaces": spaces, "actions": actions, "changes": [], "claim": claim}
        self.otoma["last_turn"].append({**begun, "claimed": None, "asked": False})

    def _otoma_top(
        self, top: int, actions: list[str], claim: bool, spaces: list[str] | None, deck: int
    ) -> None:
        self.otoma.update(
            top=top, top_actions=actions, top_claim=claim, top_spaces=spaces, deck=deck
        )

    def otoma_claim_asked(self, spaces: list[str]) -> None:
        half = len(self.otoma["last_turn"]) - 1
        self.otoma["last_turn"][half]["asked"] = True
        self.view.update(half=half, phase="otoma", waiting=[0])

    def otoma_claimed_nothing(self, forbidden: list[Shown]) -> None:
        assert self.otoma["last_turn"][-1]["claim"]

    # The end

    def presumptions_revealed(self, seat: int, cards: list[int]) -> None:
        self.players[seat]["presumptions"] = [{"card": card} for card in cards]

    def category_scored(self, category: str, points: list[int]) -> None:
        if self.view["result"] is None:
            self.view["result"] = {"scores": [[] for _ in self.players]}
        for sheet, scored in zip(self.view["result"]["scores"], points, strict=True):
            sheet.append([category, scored])

    def match_ended(self, **stated: Any) -> None:
        assert self.view["result"] is not None
        self.view["result"].update(stated)
        sheet, total = dict(self.view["result"]["scores"][0]), stated["totals"][0]
        words = title_words(sheet, total) if stated["titles"] else ()
        self.view["result"]["title_words"] = [as_shown(word) for word in words]
        self.view.update(phase="over", waiting=[], turn=None, half=0, card=None)


class Derived:
    """Completes a view with what follows from its maps, markers and cards.

    Points follow from them as well: they have to be what the events have added up to.
    """

    def __init__(self, view: Shown, options: Mapping[str, str]) -> None:
        self.view = view
        self.turns, self.master = options["pattern_turns"], options["master"] == "on"
        self.merged_all = options["merged_claims"] == "all"
        self.island = Island.parse(view["island"])
        self.clear = self.island.without_haze()
        self.owners: list[tuple[int, Shown]] = list(enumerate(view["players"]))
        if view["otoma"]:
            self.owners.append((OTOMA, view["otoma"]))
        self.claims = [_cells(held["claims"]) for _, held in self.owners]
        self.markers = sum(self.claims)
        view["supply"] = list(self.island.supply)
        # Alone, the player's turn before Otoma's last one is the last (M16.1).
        otoma = view["otoma"]
        view["last_turn"] = otoma["half_days"] <= OTOMA_TURN if otoma else bool(view["ending"])
        # When the points are counted, the haze has gone (M11.1).
        counted = self.clear if view["phase"] == "over" else self.island
        view["regions"] = [self._region(counted, region) for region in regions(counted)]
        view["claims"] = [
            self._claim(owner, space) for owner, held in self.owners for space in held["claims"]
        ]
        earned = final.claim_points(self.clear, self.claims, self.merged_all)
        for (_, held), points in zip(self.owners, earned, strict=True):
            held["markers"] = MARKERS - len(held["claims"])
            assert held["claimed"] == points
        for player in view["players"]:
            self._player(player)
        if view["seat"] is not None:
            parchment = Parchment.parse(view["players"][view["seat"]]["parchment"])
            view["dealt"] = [self._presumption(card["card"], parchment) for card in view["dealt"]]

    def _region(self, island: Island, region: Cells) -> Shown:
        first, *_ = spaces = names_of(region)
        return {
            "terrain": TERRAINS[island.terrain_at(parse_place(first))],
            "spaces": list(spaces),
            "confirmed": size(region & island.confirmed),
            "owners": [
                owner
                for (owner, _), own in zip(self.owners, self.claims, strict=True)
                if own & region
            ],
            "disputed": any(self._disputed(marker) for marker in singles(self.markers & region)),
        }

    def _disputed(self, marker: Cells) -> bool:
        return size(final.region_of(self.clear, marker) & self.markers) > 1

    def _claim(self, owner: int, space: str) -> Shown:
        marker = _cells([space])
        region = final.region_of(self.clear, marker)
        return {
            "owner": owner,
            "space": space,
            "terrain": TERRAINS[self.clear.terrain_at(parse_place(space))],
            "tiles": size(region),
            "spaces": list(names_of(region)),
            "points": final.marker_points(self.clear, marker, self.markers, self.merged_all),
            "disputed": self._disputed(marker),
        }

    def _player(self, player: Shown) -> None:
        parchment, place = Parchment.parse(player["parchment"]), player["place"]
        seen = self.island.sight(parse_place(place)) if place is not None else 0
        player["sees"] = list(names_of(seen))
        player["may_map"] = place is None or bool(self.island.mappable(parse_place(place)))
        lines = final.master_lines(self.clear, parchment) if self.master else 0
        assert player["fidelity"] == final.fidelity(self.clear, parchment)
        assert player["lines"] == lines
        assert player["empty"] == final.completeness(parchment)
        assert player["differs"] == list(names_of(final.differing(self.island, parchment)))
        self._presumptions(player, parchment)
        parts = [player[part] for part in ("fidelity", "lines", "empty", "claimed")]
        parts += [card["points"] for card in player["presumptions"] or ()]
        parts += [-otoma["claimed"]] if (otoma := self.view["otoma"]) else []
        if self.view["phase"] == "over":
            player["total"] = sum(parts)  # All have shown their presumption cards.
        assert player["total"] == sum(parts)

    def _presumptions(self, player: Shown, parchment: Parchment) -> None:
        if player["presumptions"] is not None:
            shown = player["presumptions"]
            now = [self._presumption(card["card"], parchment) for card in shown]
            for was, card in zip(shown, now, strict=True):
                assert was.get("points", card["points"]) == card["points"]
            player["presumptions"] = now

    def _presumption(self, number: int, parchment: Parchment) -> Shown:
        card = STANDARD.presumption(number)
        worth, step = standing(card, parchment, self.turns)
        return {
            "card": number,
            "family": card.family,
            "terrain": TERRAINS[card.terrain] if card.terrain is not None else None,
            "other": TERRAINS[card.other] if card.other is not None else None,
            "steps": [list(one) for one in card.steps],
            "beyond": card.beyond,
            "each": card.each,
            "pattern": draw_pattern(card.pattern),
            "points": worth,
            "count": step.count if step else None,
            "needed": step.needed if step else None,
            "gain": step.points if step else 0,
            "guessed": card.guessed,
            "reached": steps_reached(card, worth),
        }


def _cells(names: Sequence[str]) -> Cells:
    return sum(1 << parse_place(name) for name in names)


def _in_reading_order(names: Sequence[str]) -> list[str]:
    return list(names_of(_cells(names)))


def _at(drawing: str, space: str) -> str:
    row, column = divmod(parse_place(space), 6)
    return drawing.split("/")[row][column]


def _with_letter(drawing: str, space: str, letter: str) -> str:
    rows = [list(row) for row in drawing.split("/")]
    row, column = divmod(parse_place(space), 6)
    rows[row][column] = letter
    return "/".join("".join(row) for row in rows)
