"""The first lessons: real matches, and goals that can be reached and missed."""

from typing import get_args

import pytest

from mapmakers.engine.core import Refused
from mapmakers.engine.games import GAMES
from mapmakers.lessons import LESSONS, SEAT, Lesson
from mapmakers.lessons.lesson import OfCartographers, OfMapOut, OfMisterra

MOST_STEPS = 10
STEPS = [(game, at) for game, lesson in LESSONS.items() for at in range(len(lesson.scenes))]
NAMED = [f"{game}-{LESSONS[game].scenes[at].id}" for game, at in STEPS]
ANY_MOVE_WILL_DO = {"draw", "ruins"}


@pytest.fixture(params=LESSONS, ids=str)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return LESSONS[request.param]


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(GAMES)


def test_a_lesson_is_short_and_goes_forward_in_its_match(lesson: Lesson) -> None:
    moments = [scene.at for scene in lesson.scenes]
    assert 0 < len(moments) <= MOST_STEPS
    assert moments == sorted(set(moments))


@pytest.mark.parametrize(
    ("game", "ids"),
    [("cartographers", OfCartographers), ("misterra", OfMisterra), ("mapout", OfMapOut)],
)
def test_the_client_is_made_to_word_exactly_the_steps_there_are(game: str, ids: object) -> None:
    assert tuple(scene.id for scene in LESSONS[game].scenes) == get_args(ids)


@pytest.mark.parametrize(("game", "at"), STEPS, ids=NAMED)
def test_the_learner_owes_a_decision_and_some_moves_do_what_is_asked(game: str, at: int) -> None:
    lesson = LESSONS[game]
    state = lesson.state(at)
    # The learner is the last to decide, so that a try shows what comes of it.
    assert state.waiting == (SEAT,)
    reached = [lesson.attempt(at, move).reached for move in state.legal(SEAT)]
    assert any(reached)
    assert all(reached) == (lesson.scenes[at].id in ANY_MOVE_WILL_DO)


@pytest.mark.parametrize(("game", "at"), STEPS, ids=NAMED)
def test_the_move_that_is_shown_does_what_is_asked(game: str, at: int) -> None:
    lesson = LESSONS[game]
    attempt = lesson.attempt(at, lesson.example(at))
    assert attempt.reached
    # The same chance as in the record: the next step of the lesson fits in with it.
    assert attempt.after.view(SEAT) == lesson.match.at(lesson.scenes[at].at + 1).view(SEAT)


def test_a_try_leaves_the_lesson_as_it_was(lesson: Lesson) -> None:
    before = lesson.state(0).view(SEAT)
    lesson.attempt(0, lesson.example(0))
    assert lesson.state(0).view(SEAT) == before


def test_what_the_rules_do_not_allow_is_refused_by_its_clause() -> None:
    lesson = LESSONS["cartographers"]
    ruins = next(at for at, scene in enumerate(lesson.scenes) if scene.id == "ruins")
    away_from_ruins = GAMES["cartographers"].parse_move("A H5I5J5H6H7")
    with pytest.raises(Refused) as refused:
        lesson.attempt(ruins, away_from_ruins)
    assert refused.value.clause == "C6.1"
