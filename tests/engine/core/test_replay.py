"""Whether a record tells the truth: the first line that does not is named."""

from __future__ import annotations

from typing import Any

import pytest

from mapmakers.engine.core import Chance, FairChance, Match, NoChance, Record, RecordError
from mapmakers.engine.core.replay import replay, verify
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from tests.engine.core.samples import (
    assert_untrue,
    begun,
    chained,
    changed,
    line_of,
    play_on,
    texts,
)

GAME = CARTOGRAPHERS


# Records that are true


@pytest.mark.parametrize("game", GAMES)
def test_a_played_match_is_true(game: str) -> None:
    record = Record.parse(chained(texts(game)))
    match = verify(GAMES[game], record)
    assert match.record.lines == record.lines
    assert match.state.outcome is not None


def test_an_unfinished_match_can_be_replayed_and_is_no_finished_one() -> None:
    match = begun()
    play_on(match, 9)
    record = Record.parse(str(match.record))
    again = replay(GAME, record)
    assert again.steps == match.steps
    assert again.state.outcome is None
    assert_untrue(record.texts, len(record.texts) + 1, "ends before the match does")


def test_a_match_without_commitment_is_true_without_a_seed() -> None:
    lines = changed(10, "commitment none")
    lines.remove(f"seed {bytes(32).hex()}")
    assert verify(GAME, Record.parse(chained(lines))).seed is None


# Cut off


@pytest.mark.parametrize("game", GAMES)
def test_a_record_cut_off_after_any_line_is_told(game: str) -> None:
    whole = texts(game)
    header = line_of("commitment", whole)
    for count in range(header, len(whole)):
        record = Record.parse(chained(whole[:count]))
        with pytest.raises(RecordError) as error:
            verify(GAMES[game], record)
        # The line that is missing, or the last that is there where it set off more than it has.
        assert error.value.line in (count, count + 1)
        assert any(
            word in error.value.reason
            for word in ("cut off", "ends before", "no outcome is recorded", "seed behind")
        ), str(error.value)


@pytest.mark.parametrize("missing", ["chance", "score 1", "score 2", "winners", "end"])
def test_a_line_left_out_is_told(missing: str) -> None:
    lines = list(texts())
    at = line_of(missing, which=-1)
    del lines[at - 1]
    if missing == "chance":
        assert_untrue(lines, at - 1, "no outcome is recorded")
    elif missing == "end":
        assert_untrue(lines, at, "cut off")
    else:
        assert_untrue(lines, at, "but the rules give")


def test_the_chance_of_the_set_up_left_out_is_told() -> None:
    lines = list(texts())
    del lines[10]
    assert_untrue(lines, 10, "draw one of 4, but no outcome is recorded")


# Moves


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (12, "move 1 A A1", "refuse this by C4.7"),
        (12, "move 1 F H3G4H4H5", "refuse this by C4.2"),
        (15, "move 1 F I3J3G4H4I4", "refuse this by C4.5"),
        (13, "move 1 V A7B7C7B8", "refuse this by C4.1"),
        (12, "move 1 ", "a move begins with"),
        (12, "move 1 A", "names the spaces"),
        (12, "move 1 A Z99", "Z99"),
        (12, "move 0 A H3G4H4H5", "no seat 0"),
        (12, "move 3 A H3G4H4H5", "no seat 3"),
        (12, "move 999999999 A H3G4H4H5", "no seat 999999999"),
        (12, "move 9999999999 A H3G4H4H5", "not a number"),
        (12, "move 01 A H3G4H4H5", "not a number"),
        (12, "move +1 A H3G4H4H5", "not a number"),
        (12, "move -1 A H3G4H4H5", "not a number"),
        (12, "move A H3G4H4H5", "a move begins with"),
        (12, "move", "a move begins with"),
        (12, "dance 1 A H3G4H4H5", "no event of a match: 'dance'"),
        (12, "", "no event of a match: ''"),
        (12, "undo 1", "refuse this by C14.2"),
        (12, "undo", "not a number"),
        (12, "undo 3", "no seat 3"),
        (15, "undo 2", "refuse this by C14.2"),
    ],
)
def test_a_line_that_breaks_the_rules_is_told(line: int, text: str, reason: str) -> None:
    assert_untrue(changed(line, text), line, reason)


def test_a_move_written_otherwise_than_we_write_it_is_told() -> None:
    assert texts()[11] == "move 1 A J3I4J4J5"
    assert_untrue(changed(12, "move 1 A I4J4J5J3"), 12, "the rules give 'move 1 A J3I4J4J5'")


def test_another_legal_move_is_found_out_by_the_result() -> None:
    match = begun(seats=1)
    play_on(match)
    lines = list(match.record.texts)
    at = line_of("move 1", lines, which=-1)
    lines[at - 1] = f"move 1 {_scoring_otherwise(match)}"
    assert_untrue(lines, line_of("score 1", lines), "but the rules give 'score 1")


def _scoring_otherwise(match: Match[Any]) -> Any:
    """A last move that would have been legal too, but worth something else."""
    assert match.state.outcome is not None
    for move in match.at(len(match.steps) - 1).legal(0):
        state = match.at(len(match.steps) - 1)
        state.play(0, move, NoChance())
        assert state.outcome is not None
        if state.outcome.scores != match.state.outcome.scores:
            return move
    raise AssertionError("every last move is worth the same")


def test_moves_after_the_end_are_told() -> None:
    at = line_of("score 1")
    lines = [*texts()[: at - 1], "move 1 F A1", *texts()[at - 1 :]]
    assert_untrue(lines, at, "refuse this by C11.1")


# Chance


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (11, "chance 0/4 2/3 0/2 1/4 2/4 2/4 2/4 5/13", "draw one of 14, but 5/13"),
        (11, "chance 0/4 2/3 0/2 1/4 2/4 2/4 2/4 14/14", "draw one of 14, but 14/14"),
        (11, "chance 0/4 2/3 0/2 1/4 2/4 2/4 2/4", "draw one of 14, but no outcome"),
        (11, "chance 0/4 2/3 0/2 1/4 2/4 2/4 2/4 5/14 0/13", "0/13 is recorded, but the rules"),
        (14, "chance 6/12", "draw one of 13, but 6/12"),
        (14, "chance 6/13 0/2", "0/2 is recorded, but the rules draw nothing"),
        (14, "chance 6/13 1/1", "1/1 is recorded, but the rules draw nothing"),
        (14, "chance 0/0", "draw one of 13, but 0/0"),
        (14, "chance 6", "'6' is no outcome of chance"),
        (14, "chance 6/", "'' is not a number"),
        (14, "chance /13", "'' is not a number"),
        (14, "chance 6/13/2", "'13/2' is not a number"),
        (14, "chance -6/13", "'-6' is not a number"),
        (14, "chance 06/13", "'06' is not a number"),
        (14, "chance 6/13 ", "'' is no outcome"),
        (14, "chance 6/99999999999999999999", "is not a number"),
        (15, "chance", "no event of a match: 'chance'"),
    ],
)
def test_chance_that_the_rules_did_not_ask_for_is_told(line: int, text: str, reason: str) -> None:
    assert_untrue(changed(line, text), line, reason)


def test_chance_where_nothing_is_drawn_is_told() -> None:
    lines = [*texts()[:12], "chance 0/13", *texts()[12:]]
    assert_untrue(lines, 13, "0/13 is recorded, but the rules draw nothing here")


def test_chance_spread_over_more_lines_than_we_write_is_told() -> None:
    lines = [
        *texts()[:10],
        "chance 0/4 2/3 0/2",
        "chance 1/4 2/4 2/4 2/4 5/14",
        *texts()[11:],
    ]
    assert_untrue(lines, 11, "but the rules give 'chance 0/4 2/3 0/2 1/4")


class Rigged(Chance):
    """Fair chance but for one answer: somebody picked that card."""

    def __init__(self, fair: FairChance, rigged: int) -> None:
        self._fair = fair
        self._left = rigged

    def below(self, bound: int) -> int:
        answer = self._fair.below(bound)
        self._left -= bound > 1
        return (answer + 1) % bound if self._left == 0 else answer


@pytest.mark.parametrize(("rigged", "line"), [(1, 11), (8, 11), (9, 14), (12, 23)])
def test_a_single_picked_card_is_found_out_by_the_seed(rigged: int, line: int) -> None:
    fair = FairChance(bytes(32))
    chance = Rigged(FairChance(bytes(32)), rigged)
    match = Match(GAME, ["Ada", "Bert"], chance, commitment=fair.commitment, seed=fair.seed)
    play_on(match)
    drawn = list(match.drawn())[rigged - 1]
    assert replay(GAME, match.record).state.outcome == match.state.outcome
    reason = f"committed seed does not give {drawn[0]}/{drawn[1]}"
    assert_untrue(match.record.texts, line, reason)


# The seed


def fair_lines() -> tuple[list[str], int]:
    """A match that follows another seed than the one committed to, else by the rules."""
    match = begun(seed=b"\x01" * 32)
    play_on(match)
    return list(match.record.texts), line_of("seed", match.record.texts)


def test_a_seed_that_was_not_committed_to_is_told() -> None:
    lines, at = fair_lines()
    lines[at - 1] = f"seed {bytes(32).hex()}"
    assert_untrue(lines, at, "not the one committed to")


def test_chance_of_another_seed_is_told_where_it_first_differs() -> None:
    lines, at = fair_lines()
    other = FairChance(bytes(32))
    lines[9] = f"commitment {other.commitment}"
    lines[at - 1] = f"seed {other.seed.hex()}"
    assert_untrue(lines, 11, "committed seed does not give")


def test_a_missing_seed_is_told() -> None:
    lines = list(texts())
    del lines[line_of("seed") - 1]
    assert_untrue(lines, len(lines), "seed behind the commitment is missing")


def test_a_seed_that_nobody_committed_to_is_told() -> None:
    assert_untrue(changed(10, "commitment none"), line_of("seed"), "not the one committed to")


@pytest.mark.parametrize("text", ["seed", "seed 00", f"seed {'0' * 65}", f"seed {'A' * 64}"])
def test_a_seed_in_bad_form_is_told(text: str) -> None:
    at = line_of("seed")
    assert_untrue(changed(at, text), at, "but the rules give 'end'")


# The result


@pytest.mark.parametrize(
    ("beginning", "old", "new"),
    [
        ("score 1", "score 1 29", "score 1 30"),
        ("score 1", "spring.A=6", "spring.A=7"),
        ("score 2", "score 2", "score 3"),
        ("winners", "winners points 2", "winners points 1"),
        ("winners", "winners points", "winners shared"),
        ("end", "end", "end "),
        ("end", "end", "fin"),
    ],
)
def test_a_changed_result_is_told(beginning: str, old: str, new: str) -> None:
    at = line_of(beginning)
    assert old in texts()[at - 1]
    assert_untrue(changed(at, texts()[at - 1].replace(old, new)), at, "but the rules give")


def test_a_changed_rating_is_told() -> None:
    match = begun(seats=1)
    play_on(match)
    lines = list(match.record.texts)
    at = line_of("rating", lines)
    lines[at - 1] = "rating 99 legendary_cartographer"
    assert_untrue(lines, at, "but the rules give 'rating")


def test_lines_after_the_end_are_told() -> None:
    assert_untrue([*texts(), "end"], len(texts()) + 1, "does not belong here: 'end'")


def test_an_ending_before_the_end_is_told() -> None:
    lines = [*texts()[:13], "winners points 1", "end"]
    assert_untrue(lines, 13, "no outcome is recorded")
    lines = [*texts()[:14], "winners points 1", "end"]
    assert_untrue(lines, 15, "does not belong here: 'winners points 1'")


# The header


@pytest.mark.parametrize(
    ("line", "text", "wrong", "reason"),
    [
        (2, "game chess", 2, "a match of chess"),
        (3, "rules 2", 3, "rules 2 of cartographers are not known here"),
        (4, f"components {'0' * 64}", 4, "other components"),
        (5, "option side C", 5, "side is one of A, B"),
        (5, "option colour red", 5, "no option 'colour'"),
        (6, "option scoring ?, ?, ?", 6, "scoring has four entries"),
        (6, "option scoring Sentinel Wood, Treetower, ?, ?", 6, "forest is there twice"),
        (6, "option scoring " + "?" * 500, 6, "at most 400"),
        (7, "option edict_order backwards", 7, "edict_order is one of"),
    ],
)
def test_a_match_that_cannot_be_set_up_is_told(
    line: int, text: str, wrong: int, reason: str
) -> None:
    assert_untrue(changed(line, text), wrong, reason)


def test_an_option_left_out_is_told() -> None:
    lines = list(texts())
    del lines[5]
    assert_untrue(lines, 6, "the rules give 'option scoring ?, ?, ?, ?'")


def test_options_in_another_order_are_told() -> None:
    lines = list(texts())
    lines[4], lines[5] = lines[5], lines[4]
    assert_untrue(lines, 5, "the rules give 'option side A'")


@pytest.mark.parametrize(("game", "seats"), [("mapout", 1), ("mapout", 5), ("misterra", 5)])
def test_too_few_or_too_many_seats_are_told(game: str, seats: int) -> None:
    lines = list(texts(game))
    first = line_of("seat 1", lines)
    lines[first - 1 : first + 1] = [f"seat {seat} N" for seat in range(1, seats + 1)]
    assert_untrue(lines, first, f"{game} is not played by {seats}")


def test_a_seat_more_than_played_is_told() -> None:
    lines = [*texts()[:9], "seat 3 Cleo", *texts()[9:]]
    assert_untrue(lines, 15, "6/13 is recorded, but the rules draw nothing here")
