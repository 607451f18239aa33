"""A table at a terminal, whatever the game: whole evenings, commands, hot seat, leaving."""

from __future__ import annotations

from typing import Any

import pytest

from mapmakers.engine.core import FastChance, Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES
from mapmakers.terminal import FACES
from mapmakers.terminal.layout import WIDTH
from mapmakers.terminal.table import TerminalTable
from tests.terminal.evenings import HAND_OVER, WIPE, Evening, answers

games = pytest.mark.parametrize("game", FACES)
LONG_NAME = "Bartholomew of the Long and Winding Road"


def test_every_game_can_be_played_and_shows_effects() -> None:
    assert list(FACES) == list(GAMES)


# Whole evenings


def assert_played(evening: Evening) -> None:
    """The match is over, and its record is true."""
    assert not evening.left
    assert evening.match.state.outcome is not None
    verify(evening.match.game, Record.parse(str(evening.match.record)))


@pytest.mark.parametrize("game", [name for name in FACES if 1 in GAMES[name].seats])
def test_alone(game: str) -> None:
    evening = Evening(game)
    screen = evening.play_at_random()
    assert_played(evening)
    assert HAND_OVER not in screen


@games
def test_two_people_at_one_keyboard(game: str) -> None:
    evening = Evening(game, ["Ada", LONG_NAME])
    screen = evening.play_at_random()
    assert_played(evening)
    assert f"{HAND_OVER}{LONG_NAME} and press Enter." in screen
    assert f"{HAND_OVER}Ada and press Enter." in screen


@pytest.mark.parametrize("game", GAMES)
def test_against_bots(game: str) -> None:
    evening = Evening(game, ["Ada"], ["greedy", "random"])
    screen = evening.play_at_random()
    assert_played(evening)
    assert HAND_OVER not in screen
    outcome = evening.match.state.outcome
    assert outcome is not None
    end = screen[screen.rindex("\n> ") :]
    assert " wins " in end or " win " in end
    assert str(max(outcome.totals)) in end


@games
def test_what_is_drawn_fits_the_screen(game: str) -> None:
    names = ["Ada", LONG_NAME, "Cleo", "Dirk"]
    chance = FastChance(5)
    state = GAMES[game].start({}, 4, chance)
    while state.waiting:
        seat = state.waiting[0]
        for observer in (None, seat):
            shown = FACES[game].show(state.view(observer), names)
            assert max(map(len, shown.splitlines())) <= WIDTH, shown
        guide = FACES[game].guide(state, seat).splitlines()
        assert max(map(len, guide)) <= WIDTH
        state.play(seat, state.legal(seat).sample(chance), chance)
    assert max(map(len, FACES[game].show(state.view(None), names).splitlines())) <= WIDTH


@games
def test_every_legal_move_can_be_typed_by_its_short_text(game: str) -> None:
    chance = FastChance(6)
    state = GAMES[game].start({}, 2, chance)
    while state.waiting:
        seat = state.waiting[0]
        moves = list(state.legal(seat))
        for move in {moves[0], moves[-1], moves[len(moves) // 2]}:
            assert FACES[game].read(str(move), state, seat) == move
            assert FACES[game].read(f" {str(move).lower()} ", state, seat) == move
        state.play(seat, moves[chance.below(len(moves))], chance)


@games
def test_what_a_question_suggests_can_be_typed(game: str) -> None:
    chance = FastChance(8)
    state = GAMES[game].start({}, 2, chance)
    while state.waiting:
        seat = state.waiting[0]
        asked = FACES[game].ask(state, seat)
        suggestions = asked.split("`")[1::2]
        assert suggestions, asked
        for suggestion in suggestions:
            assert FACES[game].read(suggestion, state, seat) in state.legal(seat), asked
        state.play(seat, state.legal(seat).sample(chance), chance)


# What can be typed any time


def a_move(evening: Evening, seat: int = 0, at: int = 0) -> str:
    return str(evening.match.state.legal(seat)[at])


def quiet(evening: Evening, *lines: str) -> list[str]:
    """What is said to each of these lines, none of which may change anything."""
    before = evening.match.record.lines
    said = answers(evening.type(lines))
    assert evening.match.record.lines == before
    return said


@games
@pytest.mark.parametrize("word", ["help", "HELP", "?", "h", ""])
def test_help_tells_what_can_be_typed(game: str, word: str) -> None:
    evening = Evening(game, ["Ada", "Bert"])
    (said,) = quiet(evening, word)
    seat = evening.match.state.waiting[0]
    assert FACES[game].guide(evening.match.state, seat) in said
    assert "Any time:" in said


@games
def test_show_draws_the_table_again(game: str) -> None:
    evening = Evening(game, ["Ada", "Bert"])
    seat = evening.match.state.waiting[0]
    own, all_of_it = quiet(evening, "show", "show all")
    face, match = FACES[game], evening.match
    assert own == face.show(match.view(seat), match.names) + "\n"
    assert all_of_it == face.show(match.view(None), match.names) + "\n"


@games
def test_rules_are_looked_up(game: str) -> None:
    evening = Evening(game, ["Ada", "Bert"])
    clause = evening.match.game.undo_clause
    letter = clause[0]
    sections, section, one, small, word, nothing = quiet(
        evening,
        "rules",
        f"rules {letter}2",
        f"rules {clause}",
        f"rules {clause.lower()}",
        "rules take back",
        "rules xyzzy",
    )
    assert f"  {letter}1  " in sections
    assert section.startswith(f"{letter}2.1  ")
    assert one.startswith(f"{clause}  ")
    assert small == one
    assert clause in word
    assert nothing == f"Nothing about 'xyzzy' in the rules of {game}.\n"


@games
def test_worth_shows_the_effects_of_a_move_without_making_it(game: str) -> None:
    evening = Evening(game, ["Ada", "Bert"])
    state = evening.match.state
    seat = state.waiting[0]
    move = state.legal(seat)[0]
    said, nonsense = quiet(evening, f"worth {move}", "worth xyzzy")
    lines = FACES[game].effects_in_words(state.effects(seat, move), evening.match.names)
    assert said == "".join(f"  {line}\n" for line in lines or ["no change"])
    assert nonsense.startswith("Not understood: ")


@games
def test_worth_has_words_for_every_effect(game: str) -> None:
    chance = FastChance(4)
    for seats in {GAMES[game].seats[0], 3}:
        state = GAMES[game].start({}, seats, chance)
        while state.waiting:
            seat = state.waiting[0]
            move = state.legal(seat).sample(chance)
            lines = FACES[game].effects_in_words(state.effects(seat, move), ["Ada", "Bert", "Cleo"])
            assert all(line == line.strip() and line for line in lines)
            state.play(seat, move, chance)


def test_nonsense_is_not_understood() -> None:
    (said,) = quiet(Evening(), "xyzzy")
    assert said.startswith("Not understood: ")


def test_a_refusal_shows_the_clause_and_the_cells() -> None:
    evening = Evening(seed="h")
    assert evening.match.view(0).card == "Great River"
    told = "The rules do not allow this (at D2):\nC4.5  No space of the shape may be filled already"
    for said in quiet(evening, "1a D2", "W D2 D3 D4", "worth 1a D2"):
        assert said.startswith(told)


def test_the_record_is_shown_to_who_is_alone() -> None:
    evening = Evening()
    (said,) = quiet(evening, "record")
    assert said == str(evening.match.record)


@pytest.mark.parametrize(("people", "bots"), [(["Ada", "Bert"], []), (["Ada"], ["random"])])
def test_but_not_where_others_have_secrets(people: list[str], bots: list[str]) -> None:
    (said,) = quiet(Evening("mapout", people, bots), "record")
    assert "not shown during the match" in said
    assert "chance" not in said


# Leaving


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_people_can_leave(word: str) -> None:
    evening = Evening()
    evening.type([word, "not read any more"])
    assert evening.left
    assert "not read" not in evening.out.getvalue()


def test_the_end_of_the_input_is_a_way_to_leave() -> None:
    evening = Evening()
    evening.type([])
    assert evening.left


def test_so_is_ctrl_c() -> None:
    evening = Evening()

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    evening._sit(interrupted)
    assert evening.left


def test_a_match_goes_on_where_it_was_left() -> None:
    evening = Evening()
    evening.type([a_move(evening)])
    evening.play_at_random()
    assert evening.match.state.outcome is not None


# Hot seat


def test_the_screen_is_wiped_before_and_after_handing_over() -> None:
    evening = Evening(people=["Ada", "Bert"], clear=True)
    screen = evening.type([a_move(evening), ""])
    before, after = screen.split(f"{HAND_OVER}Bert and press Enter. ")
    assert before.endswith(WIPE)
    assert after.startswith(f"\n{WIPE}")
    assert WIPE not in before.removesuffix(WIPE)


def test_alone_nothing_is_wiped() -> None:
    assert WIPE not in Evening(clear=True).play_at_random()


class Telltale(TerminalTable):
    """A table that shows the record to anybody."""

    def _show_record(self) -> None:
        self._print(str(self.match.record))


CURIOUS = ["", "show", "show all", "record", "help", "rules", "worth {move}", "xyzzy", "undo"]


def bert_sees(game: str, ada_decides: int, table: type[TerminalTable] = TerminalTable) -> str:
    """All that Bert can bring to the screen after Ada has decided in private."""
    evening = Evening(game, ["Ada", "Bert"], clear=True, table=table)
    assert evening.match.state.waiting == (0, 1)
    bert = a_move(evening, seat=1, at=3)
    lines = [line.format(move=bert) for line in CURIOUS]
    screen = evening.type([a_move(evening, at=ada_decides), *lines])
    assert len(evening.match.steps) == 2
    _, _, bert_and_after = screen.partition(f"{HAND_OVER}Bert and press Enter. ")
    return bert_and_after.partition(f"{HAND_OVER}Ada")[0]


@pytest.mark.parametrize("game", ["cartographers", "misterra"])
def test_one_never_sees_what_the_other_decided_in_private(game: str) -> None:
    """Whatever Ada decides, Bert's screen is the same."""
    screens = {bert_sees(game, ada_decides) for ada_decides in range(5)}
    assert len(screens) == 1
    assert "Ada takes back" not in screens.pop()


def test_a_table_that_tells_would_be_found_out() -> None:
    screens = {bert_sees("cartographers", ada_decides, Telltale) for ada_decides in range(5)}
    assert len(screens) == 5


def test_a_drawing_is_nowhere_on_the_screen_of_the_other() -> None:
    evening = Evening(people=["Ada", "Bert"], clear=True)
    drawing = a_move(evening, at=20)
    screen = evening.type([drawing, "", "show all"])
    ada, bert = screen.split(f"{HAND_OVER}Bert and press Enter. ")
    assert drawing in ada
    assert drawing not in bert
    assert "Ada has drawn." in bert
    assert "Ada: 0 stars, has drawn" in bert


def test_everybody_is_told_what_happened_since_they_were_asked() -> None:
    evening = Evening(people=["Ada", "Bert"])
    move = a_move(evening)
    screen = evening.type([move, "", move, "", "show"])
    news = screen[screen.index("Ada draws ") : screen.rindex("Revealed: ")]
    assert screen.count(news) == 1
    again = a_move(evening)
    screen = evening.type([again, ""])
    _, bert = screen.split(f"{HAND_OVER}Bert and press Enter. ")
    assert bert.count(news) == 1
    assert "Ada has drawn." in bert


def test_who_handed_over_may_take_back_and_is_asked_again() -> None:
    evening = Evening(people=["Ada", "Bert", "Cleo"])
    first, second = a_move(evening), a_move(evening, at=1)
    screen = evening.type([first, "", first, "", "undo", "", second])
    # Cleo was asked; Bert, the last to decide, took back and decided anew; Cleo is asked again.
    asked = [part.split(" and press")[0] for part in screen.split(HAND_OVER)[1:]]
    assert asked == ["Bert", "Cleo", "Bert", "Cleo"]
    assert [(step.seat, step.move and str(step.move)) for step in evening.match.steps] == [
        (0, first),
        (1, first),
        (1, None),
        (1, second),
    ]
    assert f"Bert takes back the latest decision: {first}." in screen


def test_undo_where_nothing_can_be_taken_back_is_refused() -> None:
    (said,) = quiet(Evening(people=["Ada", "Bert"]), "undo")
    assert said.startswith("The rules do not allow this:\nC14.2  ")


def test_what_a_bot_decided_cannot_be_taken_back_by_a_person() -> None:
    evening = Evening(people=["Ada"], bots=["random"])
    (said,) = answers(evening.type(["undo"]))
    assert said.startswith("The rules do not allow this")
    assert [step.move is None for step in evening.match.steps] == [False]


def test_a_part_of_a_turn_is_taken_back_at_once() -> None:
    evening = Evening("mapout", ["Ada", "Bert"])
    state: Any = evening.match.state
    lift = next(move for move in state.legal(state.turn) if move.verb == "lift")
    screen = evening.type([str(lift), "undo"])
    assert [step.move is None for step in evening.match.steps] == [False, True]
    assert HAND_OVER not in screen
    assert f"takes back the latest decision: {lift}." in answers(screen)[-1]
    assert FACES["mapout"].ask(evening.match.state, state.turn) in answers(screen)[-1]
