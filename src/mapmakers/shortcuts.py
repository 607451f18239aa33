"""Common tasks as single functions: start a match, load one, get a move, analyse."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mapmakers.engine.core import FairChance, FastChance, Match, Record, RecordError
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES

if TYPE_CHECKING:
    from mapmakers.bots.analysis import Analysis

SEED_BYTES = 32


def new_match(
    game: str,
    players: int | Sequence[str] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> Match[Any]:
    """Start a match.

    `players` is the number of players or a list of names; the default is the smallest number that
    the game allows. The same `seed` gives the same cards. Without a seed, a secret one is used, and
    the record proves that the draws come from it.
    """
    if game not in GAMES:
        raise ValueError(f"no game {game!r}; there are {', '.join(GAMES)}")
    found = GAMES[game]
    if players is None:
        players = found.seats[0]
    names = (
        [f"Player {number + 1}" for number in range(players)]
        if isinstance(players, int)
        else players
    )
    chance = FairChance(secrets.token_bytes(SEED_BYTES)) if seed is None else FastChance(seed)
    return Match(found, names, chance, options)


def load(source: str | Path) -> Match[Any]:
    """Load a match from a record, given as a path or as text, by replaying it.

    Raises RecordError with the line that is wrong.
    """
    is_text = isinstance(source, str) and "\n" in source
    text = source.encode() if is_text and isinstance(source, str) else Path(source).read_bytes()
    record = Record.parse(text)
    game = record.header.game
    if game not in GAMES:
        raise RecordError(2, f"no game {game!r} here; there are: {', '.join(GAMES)}")
    return replay(GAMES[game], record)


def hint(
    match: Match[Any],
    seat: int | None = None,
    *,
    bot: str = "master",
    seconds: float = 1.0,
    seed: int = 0,
) -> Any:
    """Return a good move for a seat, chosen by a bot from what that seat sees.

    The default is the first seat that has a decision to make. The same seed gives the same move.
    """
    from mapmakers.bots import BOTS, Turn

    if bot not in BOTS:
        raise ValueError(f"no bot {bot!r}; there are {', '.join(BOTS)}")
    waiting = match.state.waiting
    if seat is None and waiting:
        seat = waiting[0]
    if seat is None or seat not in waiting:
        raise ValueError(
            "no seat has a decision to make"
            if seat is None
            else f"seat {seat} has no decision to make"
        )
    turn: Turn[Any] = Turn(match.state, seat, FastChance(seed), seconds)
    return BOTS[bot](match.game.name).choose(turn)


def analyse(
    match: Match[Any], progress: Callable[[int, int], None] = lambda done, total: None
) -> Analysis:
    """Return the points each seat could expect after its decisions, and the costliest decisions.

    Every decision is judged by what its seat could see. This takes seconds with the compiled engine
    and minutes with the plain one; `progress` is called with the work done and the total.
    """
    from mapmakers.bots.analysis import Study, weigh

    study = Study(match)
    for done, question in enumerate(study.questions(), 1):
        decision = question.decision
        study.answer(
            question,
            weigh(
                match.game.name,
                decision.before,
                decision.seat,
                decision.moves,
                question.seed,
                question.effort,
                question.against,
            ),
        )
        progress(done, study.total)
    return study.result()
