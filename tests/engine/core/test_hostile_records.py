"""Whatever a file holds, reading it ends in a true match or in a RecordError, and soon."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mapmakers.engine.core import Record, RecordError
from mapmakers.engine.core.replay import replay, verify
from mapmakers.engine.games import GAMES
from tests.engine.core.samples import chained, line_of, texts
from tests.examples import tries

games = pytest.mark.parametrize("game", GAMES)
WORDS = [
    *("move", "undo", "chance", "score", "winners", "rating", "seed", "end", "option", "seat"),
    *("1", "2", "0", "-1", "01", "5/14", "0/4", "1/0", "F", "A1", "A12", "F A1A2", "K11", "pass"),
    *("keep 3 18", "go C3", "take SJ", "tuck SJ", "map SC3 JD3", "claim", "rest", "otoma C3"),
    *("lift road-05", "play road-07 1,-1 2", "back road-05 0,2 4", "play end-01 999999,0 0"),
    *("", " ", "é", "x" * 300, "cartographers", "none", "0" * 64, "999999999"),
]
lines_of_words = st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)
positions = st.integers(0, 10_000)


def true_or_record_error(data: bytes, game: str) -> None:
    """Nothing but these two; a match that is found true is written again to the same bytes."""
    found: RecordError | None = None
    try:
        match = verify(GAMES[game], Record.parse(data))
    except RecordError as error:
        found = error
    if found is None:
        assert str(match.record).encode() == data
    else:
        assert found.reason
        assert 0 <= found.line <= data.count(b"\n") + 1


@tries(300)
@given(data=st.binary(max_size=2_000))
@example(b"mapmakers-record 1 512c8c98680b38f5\n")
def test_garbage_is_no_record(data: bytes) -> None:
    with pytest.raises(RecordError):
        Record.parse(data)


@tries(100)
@given(text=st.text(max_size=400))
def test_nor_is_any_text(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


@games
@tries(60)
@given(at=positions, byte=st.integers(0, 255), kind=st.sampled_from(["set", "insert", "delete"]))
def test_a_byte_changed_anywhere_is_noticed(game: str, at: int, byte: int, kind: str) -> None:
    data = bytearray(chained(texts(game)))
    whole = bytes(data)
    at %= len(data)
    if kind == "set":
        data[at] = byte
    elif kind == "insert":
        data.insert(at, byte)
    else:
        del data[at]
    if bytes(data) == whole:
        verify(GAMES[game], Record.parse(whole))
        return
    line = whole[:at].count(b"\n") + 1
    with pytest.raises(RecordError) as error:
        Record.parse(bytes(data))
    assert error.value.line in (line, whole.count(b"\n"), whole.count(b"\n") + 1)


@games
@tries(150)
@given(at=positions, text=lines_of_words, kind=st.sampled_from(["set", "insert"]))
def test_a_line_of_known_words_with_a_sound_chain(game: str, at: int, text: str, kind: str) -> None:
    lines = list(texts(game))
    at %= len(lines)
    if kind == "set":
        lines[at] = text
    else:
        lines.insert(at, text)
    true_or_record_error(chained(lines), game)


@games
@tries(150)
@given(at=positions, column=positions, put=st.characters(codec="utf-8"), gone=st.integers(0, 2))
def test_a_character_changed_with_a_sound_chain(
    game: str, at: int, column: int, put: str, gone: int
) -> None:
    lines = list(texts(game))
    at %= len(lines)
    column %= len(lines[at])
    lines[at] = lines[at][:column] + put + lines[at][column + gone :]
    true_or_record_error(chained(lines), game)


@games
@tries(60)
@given(data=st.data())
def test_lines_swapped_doubled_or_dropped_with_a_sound_chain(
    game: str, data: st.DataObject
) -> None:
    lines = list(texts(game))
    one, other = data.draw(positions) % len(lines), data.draw(positions) % len(lines)
    kind = data.draw(st.sampled_from(["swap", "double", "drop"]))
    if kind == "swap":
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == "double":
        lines.insert(one, lines[other])
    else:
        del lines[min(one, other) : max(one, other) + 1]
    true_or_record_error(chained(lines), game)


@games
@tries(40)
@given(events=st.lists(lines_of_words, max_size=8))
def test_nonsense_after_a_sound_header(game: str, events: list[str]) -> None:
    whole = texts(game)
    setup = line_of("chance", whole)
    true_or_record_error(chained([*whole[:setup], *events]), game)


def test_a_match_taken_back_again_and_again_is_replayed_in_no_time() -> None:
    whole = texts("cartographers")
    move = whole[line_of("move 1") - 1]
    lines = [*whole[: line_of("chance")], *([move, "undo 1"] * 5_000)]
    match = replay(GAMES["cartographers"], Record.parse(chained(lines)))
    assert len(match.steps) == 10_000
    assert match.state.waiting == (0, 1)
