"""Runs the statements that the rules of Cartographers make about drawn maps."""

import re
from collections.abc import Callable

from mapmakers.engine.games.cartographers import Move, Sheet, score
from mapmakers.engine.games.cartographers.ambush import solo_strike
from mapmakers.engine.games.cartographers.components import AMBUSHES, EXPLORE, LANDS, MONSTER
from mapmakers.engine.games.cartographers.scoring import monster_loss
from mapmakers.rules_pages import BoardBlock
from tests.engine.games.cartographers.tables import Table, refusal


def check(drawing: BoardBlock) -> None:
    """Fails where what the drawing states is not so."""
    maps = drawing.drawings
    for one in maps:
        assert _printed(one) in {_printed(str(Sheet.blank(side))) for side in LANDS}
    for pattern, run in STATEMENTS.items():
        if said := re.fullmatch(pattern, drawing.caption):
            run(*maps, **said.groupdict())
            return
    raise ValueError(f"no statement about a map: {drawing.caption}")


def _printed(drawing: str) -> str:
    """The map with all that is drawn taken off again."""
    on_ruins = re.sub("[fvawx]", "r", drawing)
    return re.sub("[FVAWX]", ".", on_ruins)


def _unused(drawn: str, *, side: str) -> None:
    assert str(Sheet.blank(side)) == drawn


def _scores(drawn: str, *, card: str, stars: str) -> None:
    assert score(card, Sheet.parse(drawn)) == int(stars)


def _loses(drawn: str, *, stars: str) -> None:
    assert monster_loss(Sheet.parse(drawn)) == int(stars)


def _allows(drawn: str, *, card: str, ruins: str | None, move: str) -> None:
    assert Move.parse(move) in _table(drawn, card, ruins).state.legal(0)


def _refuses(drawn: str, *, clause: str, card: str, ruins: str | None, move: str) -> None:
    assert refusal(_table(drawn, card, ruins), move) == clause


def _draws(before: str, after: str, *, card: str, ruins: str | None, move: str, coins: str) -> None:
    table = _table(before, card, ruins)
    owner = table.state.target(0)
    table.play(move, str(table.state.legal(1)[0]))
    assert str(table.state.sheets[owner]) == after
    assert table.state.sheets[owner].coins == int(coins)


def _strikes(before: str, after: str, *, card: str) -> None:
    sheet = Sheet.parse(before)
    ambush = next(at for at, ambush in enumerate(AMBUSHES) if ambush.name == card)
    strike = solo_strike(ambush, sheet)
    assert str(sheet.draw(MONSTER, strike.cells) if strike else sheet) == after


_CARD = r"(?P<card>[A-Z][A-Za-z ]+?)"
_DRAWING = rf"{_CARD}(?P<ruins> after ruins)?: (?P<move>[FVAWX] [A-K0-9]+)"
STATEMENTS: dict[str, Callable[..., None]] = {
    r"map (?P<side>[AB])": _unused,
    rf"score {_CARD} = (?P<stars>\d+)": _scores,
    r"monsters = (?P<stars>\d+)": _loses,
    rf"legal {_DRAWING}": _allows,
    rf"refused (?P<clause>C\d+\.\d+) {_DRAWING}": _refuses,
    rf"draws {_DRAWING}, (?P<coins>\d+) coins?": _draws,
    rf"solo ambush {_CARD}": _strikes,
}


def _table(drawn: str, card: str, ruins: str | None) -> Table:
    """Two players; the card has been turned over and the first draws on this map."""
    following = next(explore.name for explore in EXPLORE if explore.name != card)
    table = Table([*(["Temple Ruins"] if ruins else []), card, following])
    table.lay(table.state.target(0), drawn)
    return table
