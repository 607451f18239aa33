"""Drawing with characters."""

from __future__ import annotations

from mapmakers.terminal.layout import beside, counted, in_rows, listed, signed


def test_blocks_stand_side_by_side_with_their_tops_level() -> None:
    assert beside([["aa", "a"], ["b"], ["c", "c", "c"]], gap=2) == [
        "aa  b  c",
        "a      c",
        "       c",
    ]


def test_a_new_row_begins_where_the_line_is_full() -> None:
    block = ["xx", "xx"]
    assert in_rows([block] * 3, width=7) == ["xx   xx", "xx   xx", "", "xx", "xx"]
    assert in_rows([block] * 2, width=6) == ["xx", "xx", "", "xx", "xx"]


def test_single_lines_need_no_empty_line_between_rows() -> None:
    assert in_rows([["one"], ["two"], ["three"]], width=10) == ["one   two", "three"]


def test_one_block_may_be_wider_than_the_line() -> None:
    assert in_rows([["x" * 9], ["y"]], width=5) == ["x" * 9, "y"]
    assert in_rows([]) == []


def test_words() -> None:
    assert (counted(1, "coin"), counted(0, "coin"), counted(-2, "coin")) == (
        "1 coin",
        "0 coins",
        "-2 coins",
    )
    assert (signed(3), signed(0), signed(-3)) == ("+3", "0", "-3")
    assert (listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])) == (
        "",
        "a",
        "a and b",
        "a, b and c",
    )
