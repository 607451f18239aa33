"""The result of a match: points, winners, and solo titles."""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.ranking import ranked
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring import final
from mapmakers.engine.games.misterra.scoring.presumptions import points
from mapmakers.engine.games.misterra.setup import TableSetup
from mapmakers.engine.games.misterra.titles import titles_of


def score_sheet(
    table: TableSetup, island: Island, parchment: Parchment, kept: Sequence[int]
) -> dict[str, int]:
    """What a parchment by itself is worth on this island, by category, in the order of M11."""
    confirmed = island.without_haze()
    sheet = {"fidelity": final.fidelity(confirmed, parchment)}
    if table.master:
        sheet["lines"] = final.master_lines(confirmed, parchment)
    sheet["empty"] = final.completeness(parchment)
    for name, number in zip(("presumption1", "presumption2"), kept, strict=False):
        card = table.components.presumption(number)
        sheet[name] = points(card, parchment, table.turns)
    return sheet


def outcome_of(
    table: TableSetup,
    island: Island,
    parchments: Sequence[Parchment],
    kept: Sequence[Sequence[int]],
    claims: Sequence[Cells],
) -> Outcome:
    """The result (M11); in solo play, Otoma's claims are subtracted and titles determined (M16)."""
    confirmed = island.without_haze()
    claimed = final.claim_points(confirmed, claims, table.merged_all)
    sheets = []
    for seat, parchment in enumerate(parchments):
        sheet = score_sheet(table, island, parchment, kept[seat])
        sheet["claims"] = claimed[seat]
        if table.solo:
            sheet["otoma"] = -claimed[-1]
        sheets.append(sheet)
    totals = tuple(sum(sheet.values()) for sheet in sheets)
    winners, decided_by = _winners(totals, [sheet["fidelity"] for sheet in sheets])
    if not table.solo:
        return Outcome(tuple(sheets), totals, winners, decided_by)
    return Outcome(
        tuple(sheets), totals, winners, decided_by, totals[0], titles_of(sheets[0], totals[0])
    )


def places_of(outcome: Outcome) -> tuple[int, ...]:
    """Everybody's place, by what determines the winner (M11.8)."""
    fidelity = [sheet["fidelity"] for sheet in outcome.scores]
    return ranked(list(zip(outcome.totals, fidelity, strict=True)))


def _winners(totals: Sequence[int], fidelity: Sequence[int]) -> tuple[tuple[int, ...], str]:
    """Most points, then most for fidelity, then shared (M11.8)."""
    most = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(most) == 1:
        return tuple(most), "points"
    best = max(fidelity[seat] for seat in most)
    left = [seat for seat in most if fidelity[seat] == best]
    return tuple(left), "fidelity" if len(left) == 1 else "shared"
