"""Runs the statements that the rules of Map Out make about drawn boards."""

import re
from collections.abc import Callable, Sequence

import pytest

from mapmakers.engine.core import FastChance, Refused
from mapmakers.engine.games.mapout import MAP_OUT, Board, MapOutState, Move
from mapmakers.engine.games.mapout.moves import PLAY
from mapmakers.rules_pages import BoardBlock
from tests.engine.games.mapout.tables import play, table, totals

SPARE = ("road-03", "road-09")
"""Road Tiles that no board of the rules shows: a player who only lifts has something to play."""


def check(drawing: BoardBlock) -> None:
    """Fails where what the drawing states is not so."""
    boards = "\n".join(drawing.rows).split("\n\n")
    for one in boards:
        assert str(Board.parse(one)) == one
    for pattern, run in STATEMENTS.items():
        if said := re.fullmatch(pattern, drawing.caption):
            run(*map(Board.parse, boards), **said.groupdict())
            return
    raise ValueError(f"no statement about a board: {drawing.caption}")


def _shows(board: Board, *, tile: str, turns: str | None) -> None:
    assert board == Board.of([(tile, 0, 0, int(turns or 0))])


def _begins(board: Board) -> None:
    assert MAP_OUT.start({}, 2, FastChance(1)).board == board


def _locks(board: Board, *, spaces: str) -> None:
    locked = {f"{q},{r}" for _, q, r, _ in board.lying if board.locked(q, r)}
    assert locked == set(spaces.split())


def _earns(before: Board, after: Board, *, moves: str, option: str | None, points: str) -> None:
    state = play(_table(before, moves.split(", "), option or "all"), *moves.split(", "))
    assert state.board == after
    assert totals(state)[0] == int(points)


def _refuses(board: Board, *, clauses: str, moves: str, option: str | None) -> None:
    *first, last = moves.split(", ")
    state = play(_table(board, [*first, last], starting_tiles=option or "any"), *first)
    with pytest.raises(Refused) as refusal:
        state.play(0, Move.parse(last), FastChance(1))
    assert [clause for clause, _ in refusal.value.faults] == clauses.split()


def _table(
    board: Board,
    moves: Sequence[str],
    moved_tiles_score: str = "all",
    starting_tiles: str = "any",
) -> MapOutState:
    """The first player holds what these moves play, and two tiles more."""
    decided = map(Move.parse, moves)
    played = [move.tile for move in decided if move.verb == PLAY]
    return table(
        board,
        [*played, *SPARE],
        ["road-07"],
        moved_tiles_score=moved_tiles_score,
        starting_tiles=starting_tiles,
    )


_TILE = r"[a-z]+(?:-[a-z]+)?-\d\d"
_SPACE = r"-?\d+,-?\d+"
_MOVE = rf"(?:lift {_TILE}|(?:play|back) {_TILE} {_SPACE} [0-5])"
_MOVES = rf"(?P<moves>{_MOVE}(?:, {_MOVE})*)"
STATEMENTS: dict[str, Callable[..., None]] = {
    rf"tile (?P<tile>{_TILE})(?: turned (?P<turns>[1-5]))?": _shows,
    r"setup": _begins,
    rf"locked (?P<spaces>{_SPACE}(?: {_SPACE})*)": _locks,
    rf"{_MOVES}(?:, moved_tiles_score (?P<option>gain|none))? = (?P<points>\d+)": _earns,
    rf"refused (?P<clauses>O\d+\.\d+(?: O\d+\.\d+)*): {_MOVES}"
    r"(?:, starting_tiles (?P<option>first_turn))?": _refuses,
}
