"""Runs the statements that the rules of Maps of Misterra make about islands and parchments."""

import re
from collections.abc import Callable, Mapping

from mapmakers.engine.games.misterra import Island, MisterraState, Parchment, presumption
from mapmakers.engine.games.misterra.claims import largest_claimable, regions
from mapmakers.engine.games.misterra.components_file import STANDARD
from mapmakers.engine.games.misterra.otoma import act
from mapmakers.engine.games.misterra.outcome import outcome_of, score_sheet
from mapmakers.engine.games.misterra.parchment import EMPTY
from mapmakers.engine.games.misterra.setup import table_of
from mapmakers.engine.games.misterra.spaces import BEACH, name_of, names_of
from mapmakers.rules_pages import BoardBlock
from tests.engine.games.misterra.table import (
    FIRST,
    NOTHING,
    do,
    offered,
    refused,
    situation,
    spaces,
)


def check(drawing: BoardBlock) -> None:
    """Fails where what the drawing states is not so."""
    maps = "\n".join(drawing.rows).split("\n\n")
    for pattern, run in STATEMENTS.items():
        if said := re.fullmatch(pattern, drawing.caption):
            run(*maps, **said.groupdict())
            return
    raise ValueError(f"no statement about an island or a parchment: {drawing.caption}")


# Setting up and moving


def _begins(drawn: str, *, players: str) -> None:
    table = table_of(STANDARD, {}, int(players))
    assert str(MisterraState.start(table, FIRST).island) == drawn


def _is_region(drawn: str, *, space: str, region: str) -> None:
    found = [tiles for tiles in regions(_island(drawn)) if tiles & spaces(space)]
    assert found == ([] if region == "none" else [spaces(*region.split())])


def _reaches(drawn: str, *, place: str, places: str) -> None:
    assert _island(drawn).reachable(place) == set(places.split())


def _sees(drawn: str, *, place: str, seen: str) -> None:
    assert _island(drawn).seen(place) == set(seen.split())


# Mapping and claiming


def _allows(drawn: str, *, place: str, halves: str) -> None:
    assert f"map {halves}" in offered(_acting(drawn, place, halves))


def _refuses(drawn: str, *, clause: str, place: str, halves: str) -> None:
    assert refused(_acting(drawn, place, halves), f"map {halves}") == clause


def _maps(before: str, after: str, *, halves: str, empty_supply: str | None) -> None:
    """From wherever on this island the card can be laid there."""
    options = {"empty_supply": empty_supply or "nothing"}
    places = names_of(_island(before).tiles | BEACH)
    tables = (_acting(before, place, halves, options) for place in places)
    table = next(table for table in tables if f"map {halves}" in offered(table))
    assert str(do(table, f"map {halves}").island) == after


def _allows_claim(
    drawn: str, *, space: str, own: str | None, others: str | None, links: str | None
) -> None:
    assert "claim" in offered(_claiming(drawn, space, own, others, links))


def _refuses_claim(
    drawn: str, *, clause: str, space: str, own: str | None, others: str | None, links: str | None
) -> None:
    assert refused(_claiming(drawn, space, own, others, links), "claim") == clause


# The end and the points


def _cannot_be_mapped(drawn: str) -> None:
    assert _ending(drawn) == "unmappable"


def _can_be_mapped(drawn: str) -> None:
    assert _ending(drawn) == ""


def _is_faithful(island: str, parchment: str, *, points: str) -> None:
    assert _sheet(island, parchment)["fidelity"] == int(points)


def _is_incomplete(parchment: str, *, points: str) -> None:
    assert _sheet(NOTHING, parchment)["empty"] == int(points)


def _is_masterly(island: str, parchment: str, *, points: str) -> None:
    assert _sheet(island, parchment)["lines"] == int(points)


def _claims_earn(
    drawn: str, *, own: str, others: str | None, merged: str | None, points: str
) -> None:
    table = table_of(STANDARD, {"merged_claims": merged or "nobody"}, 2)
    claims = [spaces(*own.split()), spaces(*(others or "").split())]
    outcome = outcome_of(table, _island(drawn), [EMPTY, EMPTY], [(), ()], claims)
    assert outcome.scores[0]["claims"] == int(points)


def _presumes(drawn: str, *, card: str, turns: str | None, points: str) -> None:
    assert presumption(int(card), Parchment.parse(drawn), turns or "printed") == int(points)


# Otoma


def _otoma_acts(before: str, after: str, *, turned: str, top: str) -> None:
    island = _island(before)
    slots, where = STANDARD.otoma[int(top) - 1].slots, STANDARD.otoma[int(turned) - 1].spaces
    for slot, space in zip(slots, where, strict=True):
        island = act(island, slot, 1 << space, confirms=False)
    assert str(island) == after


def _otoma_claims(drawn: str, *, choices: str, others: str | None) -> None:
    markers = spaces(*(others or "").split())
    found = largest_claimable(_island(drawn), 0, markers, confirmed_links=False)
    assert [name_of(space) for space in found] == choices.split(" or ")


_SPACE = r"[A-E][1-5]"
_SPACES = rf"{_SPACE}(?: {_SPACE})*"
_PLACE = rf"(?:{_SPACE}|beach[1-5])"
_CLAUSE = r"(?P<clause>M\d+\.\d+)"
_LAID = rf"from (?P<place>{_PLACE}): map (?P<halves>[SJLM]{_SPACE} [SJLM]{_SPACE})"
_OTHERS = rf"(?:, others (?P<others>{_SPACES}))?"
_CLAIM = (
    rf"claim (?P<space>{_SPACE})(?:, own (?P<own>{_SPACES}))?{_OTHERS}"
    r"(?:, claim_links (?P<links>confirmed))?"
)
_POINTS = r"= (?P<points>-?\d+)"
STATEMENTS: dict[str, Callable[..., None]] = {
    r"island for (?P<players>[1-4])": _begins,
    rf"region (?P<space>{_SPACE}) = (?P<region>{_SPACES}|none)": _is_region,
    rf"reachable (?P<place>{_PLACE}) = (?P<places>{_PLACE}(?: {_PLACE})*)": _reaches,
    rf"seen (?P<place>{_PLACE}) = (?P<seen>{_SPACES})": _sees,
    rf"legal {_LAID}": _allows,
    rf"refused {_CLAUSE} {_LAID}": _refuses,
    rf"maps (?P<halves>[SJLM]{_SPACE} [SJLM]{_SPACE})"
    r"(?:, empty_supply (?P<empty_supply>confirms))?": _maps,
    rf"legal {_CLAIM}": _allows_claim,
    rf"refused {_CLAUSE} {_CLAIM}": _refuses_claim,
    r"unmappable": _cannot_be_mapped,
    r"mappable": _can_be_mapped,
    rf"fidelity {_POINTS}": _is_faithful,
    rf"completeness {_POINTS}": _is_incomplete,
    rf"master {_POINTS}": _is_masterly,
    rf"claims own (?P<own>{_SPACES}){_OTHERS}(?:, merged_claims (?P<merged>all))? {_POINTS}": (
        _claims_earn
    ),
    rf"presumption (?P<card>\d+)(?: (?P<turns>turned|mirrored))? {_POINTS}": _presumes,
    r"otoma (?P<turned>\d+) then (?P<top>\d+)": _otoma_acts,
    rf"otoma claims (?P<choices>{_SPACE}(?: or {_SPACE})*){_OTHERS}": _otoma_claims,
}


def _island(drawn: str) -> Island:
    island = Island.parse(drawn)
    assert min(island.supply) >= 0, "there are only 12 tiles of a terrain"
    return island


def _acting(
    drawn: str, place: str, halves: str, options: Mapping[str, str] | None = None
) -> MisterraState:
    """A player stands here and has chosen the card with these halves."""
    one, other = halves.split()
    card = one[0] + other[0]
    table = situation(drawn, (place, "beach1"), display=f"{card} SS JJ LL MM", options=options)
    return _idle(table, f"take {card}")


def _claiming(
    drawn: str, space: str, own: str | None, others: str | None, links: str | None
) -> MisterraState:
    """A player stands here and has chosen a card; these claims are on the island."""
    claims = [(own or "").split(), (others or "").split()]
    options = {"claim_links": links or "any"}
    return _idle(situation(drawn, (space, "beach1"), claims=claims, options=options), "take SS")


def _idle(table: MisterraState, *moves: str) -> MisterraState:
    """Stay where one is, where there is a choice; then these moves."""
    (seat,) = table.waiting
    stay = f"go {name_of(table.places[seat])}"
    return do(table, *([stay] if stay in offered(table) else []), *moves)


def _ending(drawn: str) -> str:
    """What brings the end about after a turn in which nothing is mapped or claimed."""
    table = situation(drawn, ("beach1", "beach5"))
    return _idle(_idle(table, "take SS", "rest"), "take SJ", "rest").ending


def _sheet(island: str, parchment: str) -> Mapping[str, int]:
    table = table_of(STANDARD, {"master": "on"}, 2)
    return score_sheet(table, _island(island), Parchment.parse(parchment), ())
