"""The rules of Cartographers once more, the slow and plain way, to hold the engine against.

Nothing here is taken from the engine but the file of cards and maps. A board is eleven lists of
eleven marks: `.` empty, `^` mountain, `#` wasteland, `r` empty ruins, `F V A W X` what is drawn, in
lower case on ruins.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files

Board = list[list[str]]
Space = tuple[int, int]
Spaces = frozenset[Space]
Drawing = tuple[str, Spaces]
"""A terrain's letter and where it is drawn."""

_FILE = files("mapmakers.engine.games.cartographers") / "components.json"
_BOX = json.loads(_FILE.read_text(encoding="utf-8"))
EXPLORE = {card["name"]: card for card in _BOX["explore_cards"]}
AMBUSHES = {card["name"]: card for card in _BOX["ambush_cards"]}
SEASONS = _BOX["seasons"]

SIDE = 11
EVERY_SPACE = [(row, col) for row in range(SIDE) for col in range(SIDE)]
LETTER = {"forest": "F", "village": "V", "farm": "A", "water": "W", "monster": "X"}
COIN_TRACK = 14


def unused(side: str) -> Board:
    printed = {".": ".", "M": "^", "R": "r", "W": "#"}
    return [[printed[mark] for mark in row] for row in _BOX["maps"][side]["rows"]]


def text(board: Board) -> str:
    return "\n".join("".join(row) for row in board)


# Looking at a board


def empty(board: Board, space: Space) -> bool:
    row, col = space
    return board[row][col] in ".r"


def ruins(board: Board, space: Space) -> bool:
    row, col = space
    return board[row][col].islower()


def shows(board: Board, space: Space, mark: str) -> bool:
    row, col = space
    return board[row][col].upper() == mark


def near(space: Space) -> Iterator[Space]:
    row, col = space
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        if 0 <= row + down < SIDE and 0 <= col + right < SIDE:
            yield row + down, col + right


def spaces(board: Board, mark: str) -> list[Space]:
    return [space for space in EVERY_SPACE if shows(board, space, mark)]


def touches(board: Board, space: Space, mark: str) -> bool:
    return any(shows(board, other, mark) for other in near(space))


def clusters(board: Board, mark: str) -> list[set[Space]]:
    found: list[set[Space]] = []
    for space in spaces(board, mark):
        if any(space in cluster for cluster in found):
            continue
        cluster = {space}
        ahead = [space]
        while ahead:
            for other in near(ahead.pop()):
                if shows(board, other, mark) and other not in cluster:
                    cluster.add(other)
                    ahead.append(other)
        found.append(cluster)
    return found


def on_edge(space: Space) -> bool:
    return 0 in space or SIDE - 1 in space


def rows_and_columns() -> Iterator[list[Space]]:
    for line in range(SIDE):
        yield [(line, col) for col in range(SIDE)]
        yield [(row, line) for row in range(SIDE)]


# The scoring cards


def sentinel_wood(board: Board) -> int:
    return len([space for space in spaces(board, "F") if on_edge(space)])


def greenbough(board: Board) -> int:
    return len(
        [line for line in rows_and_columns() if any(shows(board, space, "F") for space in line)]
    )


def treetower(board: Board) -> int:
    return len([s for s in spaces(board, "F") if not any(empty(board, other) for other in near(s))])


def stoneside_forest(board: Board) -> int:
    joined: set[Space] = set()
    for forest in clusters(board, "F"):
        mountains = {m for space in forest for m in near(space) if shows(board, m, "^")}
        if len(mountains) >= 2:
            joined |= mountains
    return 3 * len(joined)


def canal_lake(board: Board) -> int:
    return len([s for s in spaces(board, "W") if touches(board, s, "A")]) + len(
        [s for s in spaces(board, "A") if touches(board, s, "W")]
    )


def mages_valley(board: Board) -> int:
    water = [s for s in spaces(board, "W") if touches(board, s, "^")]
    farms = [s for s in spaces(board, "A") if touches(board, s, "^")]
    return 2 * len(water) + len(farms)


def golden_granary(board: Board) -> int:
    water = [s for s in spaces(board, "W") if any(ruins(board, other) for other in near(s))]
    farms = [s for s in spaces(board, "A") if ruins(board, s)]
    return len(water) + 3 * len(farms)


def shoreside_expanse(board: Board) -> int:
    stars = 0
    for mark, shunned in (("A", "W"), ("W", "A")):
        for cluster in clusters(board, mark):
            if not any(on_edge(space) or touches(board, space, shunned) for space in cluster):
                stars += 3
    return stars


def wildholds(board: Board) -> int:
    return 8 * len([cluster for cluster in clusters(board, "V") if len(cluster) >= 6])


def great_city(board: Board) -> int:
    largest = 0
    for cluster in clusters(board, "V"):
        if not any(touches(board, space, "^") for space in cluster):
            largest = max(largest, len(cluster))
    return largest


def greengold_plains(board: Board) -> int:
    stars = 0
    for cluster in clusters(board, "V"):
        others = [m for m in "FAWX^" if any(touches(board, space, m) for space in cluster)]
        if len(others) >= 3:
            stars += 3
    return stars


def shieldgate(board: Board) -> int:
    sizes = sorted(len(cluster) for cluster in clusters(board, "V"))
    return 2 * sizes[-2] if len(sizes) >= 2 else 0


def borderlands(board: Board) -> int:
    stars = 0
    for line in rows_and_columns():
        if not any(empty(board, space) for space in line):
            stars += 6
    return stars


def lost_barony(board: Board) -> int:
    largest = 0
    for top, left in EVERY_SPACE:
        for side in range(1, SIDE - max(top, left) + 1):
            square = [(top + down, left + right) for down in range(side) for right in range(side)]
            if any(empty(board, space) for space in square):
                break
            largest = max(largest, side)
    return 3 * largest


def broken_road(board: Board) -> int:
    stars = 0
    for top in range(SIDE):
        if not any(empty(board, (top + along, along)) for along in range(SIDE - top)):
            stars += 3
    return stars


def cauldrons(board: Board) -> int:
    return len(
        [
            space
            for space in EVERY_SPACE
            if empty(board, space) and not any(empty(board, other) for other in near(space))
        ]
    )


STARS: dict[str, Callable[[Board], int]] = {
    "Sentinel Wood": sentinel_wood,
    "Greenbough": greenbough,
    "Treetower": treetower,
    "Stoneside Forest": stoneside_forest,
    "Canal Lake": canal_lake,
    "Mages Valley": mages_valley,
    "The Golden Granary": golden_granary,
    "Shoreside Expanse": shoreside_expanse,
    "Wildholds": wildholds,
    "Great City": great_city,
    "Greengold Plains": greengold_plains,
    "Shieldgate": shieldgate,
    "Borderlands": borderlands,
    "Lost Barony": lost_barony,
    "The Broken Road": broken_road,
    "The Cauldrons": cauldrons,
}


def monsters(board: Board) -> int:
    """Zero or below: a star for each empty space beside a monster."""
    return -len([s for s in EVERY_SPACE if empty(board, s) and touches(board, s, "X")])


# Drawing


def closed_mountains(board: Board) -> int:
    return len([s for s in spaces(board, "^") if not any(empty(board, other) for other in near(s))])


def draw(board: Board, drawing: Drawing) -> int:
    """Draws, and tells how many mountains that closed."""
    closed = closed_mountains(board)
    letter, where = drawing
    for row, col in where:
        assert empty(board, (row, col))
        board[row][col] = letter.lower() if board[row][col] == "r" else letter
    return closed_mountains(board) - closed


def turned(cells: Iterable[Iterable[int]]) -> set[Spaces]:
    """Every turn and flip, as far up and left as it goes."""
    shape = [(row, col) for row, col in cells]
    found = set()
    for _ in range(4):
        shape = [(col, -row) for row, col in shape]
        for flipped in (shape, [(row, -col) for row, col in shape]):
            top = min(row for row, _ in flipped)
            left = min(col for _, col in flipped)
            found.add(frozenset((row - top, col - left) for row, col in flipped))
    return found


def fitting(board: Board, cells: Iterable[Iterable[int]], over_ruins: bool = False) -> set[Spaces]:
    """Everywhere that a shape can be drawn."""
    found = set()
    for shape in turned(cells):
        for down, right in EVERY_SPACE:
            place = [(row + down, col + right) for row, col in shape]
            if not all(row < SIDE and col < SIDE for row, col in place):
                continue
            if not all(empty(board, space) for space in place):
                continue
            if not over_ruins or any(ruins(board, space) for space in place):
                found.add(frozenset(place))
    return found


def singles(board: Board, letters: str) -> dict[Drawing, int]:
    return {
        (letter, frozenset({space})): 0
        for letter in letters
        for space in EVERY_SPACE
        if empty(board, space)
    }


def explore(board: Board, card: str, over_ruins: bool) -> dict[Drawing, int]:
    """Every drawing that an explore card allows, and the coin that its shape brings."""
    found: dict[Drawing, int] = {}
    for shape in EXPLORE[card]["shapes"]:
        for place in fitting(board, shape["cells"], over_ruins):
            for terrain in EXPLORE[card]["terrains"]:
                found[LETTER[terrain], place] = shape["coin"]
    return found or singles(board, "FVAWX")


def ambush(board: Board, card: str) -> dict[Drawing, int]:
    """Every drawing that an ambush allows on a neighbour's board."""
    places = fitting(board, AMBUSHES[card]["cells"])
    return {("X", place): 0 for place in places} or singles(board, "X")


def drawn_on(card: str, seat: int, seats: int) -> int:
    """Whose sheet a seat has in an ambush: clockwise, each goes to the seat numbered next."""
    return (seat + (-1 if AMBUSHES[card]["direction"] == "clockwise" else 1)) % seats


def strike(board: Board, card: str) -> Spaces:
    """Where an ambush lands on a lone player's board, the shape as printed; or nowhere."""
    shape = [(row, col) for row, col in AMBUSHES[card]["cells"]]
    rows = SIDE - max(row for row, _ in shape)
    cols = SIDE - max(col for _, col in shape)
    bottom, right = (word in AMBUSHES[card]["solo_corner"] for word in ("bottom", "right"))
    clockwise = AMBUSHES[card]["direction"] == "clockwise"
    for inset in range(SIDE):
        low_row, high_row = inset, rows - 1 - inset
        low_col, high_col = inset, cols - 1 - inset
        if low_row > high_row or low_col > high_col:
            break
        at = (high_row if bottom else low_row, high_col if right else low_col)
        start = at
        while True:
            place = frozenset((at[0] + row, at[1] + col) for row, col in shape)
            if all(empty(board, space) for space in place):
                return place
            at = _along(at, (low_row, high_row), (low_col, high_col), clockwise)
            if at == start:
                break
    return frozenset()


def _along(at: Space, rows: tuple[int, int], cols: tuple[int, int], clockwise: bool) -> Space:
    """The next corner of the walk around a rectangle."""
    row, col = at
    if not clockwise:  # the same in a mirror
        mirror = sum(cols)
        row, col = _along((row, mirror - col), rows, cols, True)
        return row, mirror - col
    if row == rows[0] and col < cols[1]:
        return row, col + 1
    if col == cols[1] and row < rows[1]:
        return row + 1, col
    if row == rows[1] and col > cols[0]:
        return row, col - 1
    return max(row - 1, rows[0]), col
