"""The form of a record: its lines, its header and its chain (docs/record.md)."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import Record
from mapmakers.engine.core.record import MOST_BYTES, MOST_IN_A_LINE, Header, format_drawn
from tests.engine.core.samples import assert_bad_form, begun, chained, changed, play_on, texts

WHOLE = chained(texts())
LINES = WHOLE.splitlines(keepends=True)
HEX64 = "0123456789abcdef" * 4


# Reading and writing


def test_a_record_reads_back_to_the_same_bytes() -> None:
    record = Record.parse(WHOLE)
    assert str(record).encode() == WHOLE
    assert record.texts == texts()
    assert record.lines == tuple(WHOLE.decode().splitlines())


def test_text_is_read_as_well_as_bytes() -> None:
    assert Record.parse(WHOLE.decode()).lines == Record.parse(WHOLE).lines


def test_the_header_says_what_was_fixed_before_the_match() -> None:
    match = begun(seats=3, options={"side": "B"})
    header = Record.parse(str(match.record)).header
    assert header == match.record.header
    assert header.game == "cartographers"
    assert header.options[0] == ("side", "B")
    assert header.names == ("Ada", "Bert", "Cleo")
    assert header.commitment is not None


def test_a_record_without_commitment_says_so() -> None:
    header = Header("cartographers", 1, HEX64, (), ("Ada",), None)
    record = Record(header)
    assert record.texts[-1] == "commitment none"
    assert Record.parse(str(record)).header == header


@pytest.mark.parametrize("name", ["Ada Lovelace", "7", "Zoë", "紙", "A" * 40, "end", "seat 2 Bert"])
def test_any_printable_name_stands_in_a_record(name: str) -> None:
    header = Header("mapout", 1, HEX64, (), (name,), None)
    assert Record.parse(str(Record(header)).encode()).header.names == (name,)


def test_a_record_under_way_is_whole_after_every_line() -> None:
    match = begun()
    play_on(match, 5)
    for count in range(10, len(match.record.texts) + 1):
        assert Record.parse(chained(match.record.texts[:count])).texts == match.record.texts[:count]


@pytest.mark.parametrize("text", ["move 1 F\nend", "move 1 F\r", "\x00", "x" * 2_001])
def test_no_line_is_added_that_could_not_be_read_again(text: str) -> None:
    record = begun().record
    before = record.lines
    with pytest.raises(ValueError, match="short and has printable characters"):
        record.append(text)
    assert record.lines == before


def test_chance_is_written_as_answer_and_bound() -> None:
    assert format_drawn([(5, 14), (0, 4)]) == "chance 5/14 0/4"


# Files that are no records


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 0, "empty"),
        ("", 0, "empty"),
        (b"\n", 1, "not a record"),
        (b"hello\n", 1, "not a record"),
        (b"mapmakers-record 2 512c8c98680b38f5\n", 1, "begins with 'mapmakers-record 1'"),
        (b"mapmakers-record 1\n", 1, "not a record"),
        (b"x" * (MOST_BYTES + 1), 0, "at most 4194304 bytes"),
        (b"x" * 100, 1, "cut off"),
        (b"\xff\xfe\x00", 1, "UTF-8"),
        (b"\xef\xbb\xbf" + WHOLE, 1, "printable"),
        (WHOLE.replace(b"\n", b"\r\n"), 1, "printable"),
        (WHOLE.replace(b"\n", b"\r"), 1, "cut off"),
        (WHOLE.decode().encode("utf-16"), 1, "UTF-8"),
        (WHOLE.decode().replace("Ada", "A\ud800a"), 8, "printable"),
    ],
    ids=[
        "nothing",
        "no text",
        "an empty line",
        "a line of something else",
        "another version",
        "no link",
        "too large",
        "one long cut line",
        "not text",
        "byte order mark",
        "line ends of Windows",
        "line ends of old Macs",
        "UTF-16",
        "half a character",
    ],
)
def test_what_is_no_record_is_told_apart(data: bytes | str, line: int, reason: str) -> None:
    assert_bad_form(data, line, reason)


@pytest.mark.parametrize("line", [2, 8, 12, 90])
def test_bytes_that_are_not_utf_8_are_found_in_their_line(line: int) -> None:
    data = b"".join([*LINES[: line - 1], b"\xe9" + LINES[line - 1], *LINES[line:]])
    assert_bad_form(data, line, "UTF-8")


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_file_cut_off_within_a_line_is_told(line: int) -> None:
    data = b"".join(LINES[:line])
    for missing in (1, 2, len(LINES[line - 1]) // 2, len(LINES[line - 1]) - 1):
        assert_bad_form(data[:-missing], line, "cut off")


def test_a_line_may_be_long_but_not_too_long() -> None:
    room = MOST_IN_A_LINE - len("option scoring ")
    longest = Record.parse(chained(changed(6, "option scoring " + "x" * room)))
    assert longest.header.options[1] == ("scoring", "x" * room)
    assert_bad_form(
        chained(changed(6, "option scoring " + "x" * (room + 1))), 6, "longer than 2000"
    )


@pytest.mark.parametrize("text", ["move 1 F\x1b[2JA1", "move 1 \x00", "move 1 \u2028", "\x85"])
def test_control_characters_are_turned_down(text: str) -> None:
    assert_bad_form(chained(changed(12, text)), 12, "printable")


# The chain


@pytest.mark.parametrize("line", [2, 3, 7, 10, 12, 14, 88, 90])
def test_a_changed_text_breaks_the_chain_there(line: int) -> None:
    data = LINES.copy()
    data[line - 1] = data[line - 1].replace(b" ", b"  ", 1)
    assert_bad_form(b"".join(data), line, "chain is broken")


@pytest.mark.parametrize("line", [1, 2, 10, 12, 90])
def test_a_changed_link_breaks_the_chain_there(line: int) -> None:
    data = LINES.copy()
    last = b"0" if data[line - 1][-2:-1] != b"0" else b"1"
    data[line - 1] = data[line - 1][:-2] + last + b"\n"
    assert_bad_form(b"".join(data), line, "chain is broken")


@pytest.mark.parametrize("line", [1, 2, 12, 89])
def test_a_missing_line_breaks_the_chain_at_the_next(line: int) -> None:
    data = LINES[: line - 1] + LINES[line:]
    assert_bad_form(b"".join(data), line, "not a record" if line == 1 else "chain is broken")


@pytest.mark.parametrize("line", [2, 12, 90])
def test_a_line_that_stands_twice_breaks_the_chain(line: int) -> None:
    data = LINES[:line] + LINES[line - 1 :]
    assert_bad_form(b"".join(data), line + 1, "chain is broken")


def test_two_lines_in_the_other_order_break_the_chain() -> None:
    data = [*LINES[:11], LINES[12], LINES[11], *LINES[13:]]
    assert_bad_form(b"".join(data), 12, "chain is broken")


def test_a_link_in_capital_letters_is_another_link() -> None:
    assert_bad_form(LINES[0].replace(b"512c", b"512C"), 1, "chain is broken")


# The header, its chain sound


@pytest.mark.parametrize(
    ("line", "text", "wrong", "reason"),
    [
        (2, "game", 2, "after 'game'"),
        (2, "game Cartographers", 2, "after 'game'"),
        (2, "game cartographers ", 2, "after 'game'"),
        (2, "game ../../etc", 2, "after 'game'"),
        (2, "play cartographers", 2, "'game ...' belongs here"),
        (3, "rules one", 3, "after 'rules'"),
        (3, "rules 01", 3, "after 'rules'"),
        (3, "rules +1", 3, "after 'rules'"),
        (3, "rules -1", 3, "after 'rules'"),
        (3, "rules 1.0", 3, "after 'rules'"),
        (3, "rules \u0661", 3, "after 'rules'"),
        (3, "rules 1234567890", 3, "after 'rules'"),
        (4, "components", 4, "after 'components'"),
        (4, f"components {HEX64[:-1]}", 4, "after 'components'"),
        (4, f"components {HEX64.upper()}", 4, "after 'components'"),
        (5, "option", 5, "not an option"),
        (5, "option Side A", 5, "not an option"),
        (5, "option side", 5, "this is written 'option side '"),
        (6, "option side B", 6, "given twice: 'side'"),
        (7, "options edict_order listed", 7, "'seat 1 NAME' belongs here"),
        (8, "seat 2 Ada", 8, "numbered from 1"),
        (8, "seat 0 Ada", 8, "numbered from 1"),
        (8, "seat 01 Ada", 8, "'01' is not a number"),
        (8, "seat -1 Ada", 8, "'-1' is not a number"),
        (8, "seat 1", 8, "a name has 1 to 40"),
        (8, "seat 1 ", 8, "a name has 1 to 40"),
        (8, "seat 1  Ada", 8, "a name has 1 to 40"),
        (8, "seat 1 Ada ", 8, "a name has 1 to 40"),
        (8, "seat 1 " + "x" * 41, 8, "a name has 1 to 40"),
        (9, "seat 1 Bert", 9, "numbered from 1"),
        (9, "seat 3 Bert", 9, "numbered from 1"),
        (10, "commitment", 10, "after 'commitment'"),
        (10, "commitment None", 10, "after 'commitment'"),
        (10, f"commitment {HEX64[:-1]}", 10, "after 'commitment'"),
        (10, "chance 0/4", 10, "'commitment ...' belongs here"),
    ],
)
def test_a_fault_in_the_header_is_found(line: int, text: str, wrong: int, reason: str) -> None:
    assert_bad_form(chained(changed(line, text)), wrong, reason)


@pytest.mark.parametrize("count", range(1, 10))
def test_a_header_that_is_not_whole_is_told(count: int) -> None:
    assert_bad_form(chained(texts()[:count]), count + 1, "belongs here")


def test_there_are_at_most_a_hundred_seats() -> None:
    seats = [f"seat {seat} N" for seat in range(1, 102)]
    lines = [*texts()[:7], *seats[:100], *texts()[9:]]
    assert len(Record.parse(chained(lines)).header.names) == 100
    assert_bad_form(chained([*texts()[:7], *seats, *texts()[9:]]), 108, "1 to 100 at most")
