"""Repeated imports of records that are expensive to verify."""

from itertools import cycle

from bench.abuse.abuser import Abuser
from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.core.record import next_link
from mapmakers.engine.games import GAMES

AT_ONCE = 4
OPTIONS, STEPS = 19_990, 7_990


class Records:
    name = "records"

    async def run(self, abuser: Abuser) -> None:
        texts = cycle((many_options(), undecided("mapout", 4), undecided("cartographers", 100)))
        async with abuser.guest() as http:

            async def bring() -> None:
                sent = {"record": next(texts), "mode": "watch"}
                await abuser.ask(http, "POST", "/records", json=sent)

            await abuser.at_once(AT_ONCE, bring)


def many_options() -> str:
    """An invalid record whose fault shows only in the last line."""
    options = [f"option o{number:05} on" for number in range(OPTIONS)]
    first = ["mapmakers-record 1", "game mapout", "rules 1", f"components {'0' * 64}"]
    lines, chain = [], ""
    for text in [*first, *options, "seat 1 Mallory", "commitment none"]:
        chain = next_link(chain, text)
        lines.append(f"{text} {chain[:16]}\n")
    return "".join(lines)


def undecided(game: str, seats: int) -> str:
    """A valid record with thousands of decisions and undos."""
    match = Match(GAMES[game], [f"Seat {number}" for number in range(seats)], FairChance(bytes(32)))
    while True:
        seat = match.state.waiting[0]
        move = match.state.legal(seat)[0]
        match.play(seat, move)
        if match.can_undo(seat):
            break
    while len(match.steps) < STEPS:
        match.undo(seat)
        match.play(seat, move)
    return str(match.record)
