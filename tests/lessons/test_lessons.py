"""The first lessons: real matches, and goals that can be reached and missed."""

from random import Random

import pytest

from mapmakers.engine.core import Refused
from mapmakers.engine.games import GAMES
from mapmakers.lessons import LESSONS, SEAT, Lesson

MOST_STEPS = 12
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


def test_no_two_steps_share_their_words() -> None:
    """The client words a step by its id, whatever the game."""
    ids = [scene.id for lesson in LESSONS.values() for scene in lesson.scenes]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("game", "at"), STEPS, ids=NAMED)
def test_the_learner_owes_a_decision_and_some_moves_do_what_is_asked(game: str, at: int) -> None:
    lesson = LESSONS[game]
    state = lesson.state(at)
    # The learner is the last to decide, so that a try shows what comes of it.
    assert state.waiting == (SEAT,)
    reached = [lesson.attempt(at, move).reached for move in state.legal(SEAT)]
    assert any(reached)
    assert all(reached) == (lesson.scenes[at].id in ANY_MOVE_WILL_DO)


GOES_ON = [(game, at) for game, at in STEPS if at + 1 < len(LESSONS[game].scenes)]


def ways(lesson: Lesson, at: int, made: tuple[str, ...], most: int) -> list[str]:
    """Some moves that do what the step asks for, others than that of the record."""
    state = lesson.state(at, made)
    recorded = lesson.match.steps[lesson.scenes[at].at].move
    found = [
        str(move)
        for move in state.legal(SEAT)
        if move != recorded and lesson.reaches(at, state, move)
    ]
    return found[:: -(-len(found) // most)] if found else []


@pytest.mark.parametrize(("game", "at"), GOES_ON)
def test_what_the_learner_did_stays_on_the_table_in_the_next_step(game: str, at: int) -> None:
    lesson = LESSONS[game]
    replaced = lesson.recorded(at + 1).view(SEAT)
    tried = ways(lesson, at, (), 6)
    kept = [lesson.state(at + 1, ("",) * at + (move,)).view(SEAT) != replaced for move in tried]
    if lesson.scenes[at].id == "ruins":
        # Who draws water there may leave no farm that the next step could water.
        assert any(kept)
    else:
        assert all(kept)


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_goes_ways_of_their_own_can_do_every_step(game: str, seed: int) -> None:
    lesson, luck = LESSONS[game], Random(seed)
    made: tuple[str, ...] = ()
    for at in range(len(lesson.scenes)):
        assert lesson.state(at, made).waiting == (SEAT,)
        example = lesson.example(at, made)
        assert lesson.attempt(at, example, made).reached
        made += (luck.choice(ways(lesson, at, made, 8) or [str(example)]),)


def test_a_learners_map_of_misterra_is_still_there_two_steps_later() -> None:
    lesson = LESSONS["misterra"]
    made: tuple[str, ...] = ("keep 2 8", "go beach2", "take SM", "map SD2 ME2", "map JD4 LE4")
    for at, move in ((5, "go C2"), (6, "tuck SJ"), (7, "")):
        parchment = lesson.state(at, made).view(SEAT).players[SEAT].parchment
        assert parchment == "...../...SM/...../...JL/....."
        made += (move,)


def test_misterra_teaches_the_four_terrains_and_the_end() -> None:
    lesson = LESSONS["misterra"]
    scenes = [scene.id for scene in lesson.scenes]
    for taught in ("far", "steppe", "lagoon", "jungle", "full"):
        assert taught in scenes
    at = scenes.index("full")
    attempt = lesson.attempt(at, lesson.example(at))
    assert attempt.after.view(SEAT).ending == "parchment"


@pytest.mark.parametrize("nonsense", ["hello", "go A1", "", "tuck SJ"])
def test_what_was_no_way_to_do_a_step_is_replaced_by_the_record(nonsense: str) -> None:
    lesson = LESSONS["misterra"]
    assert lesson.state(1, (nonsense,)).view(SEAT) == lesson.recorded(1).view(SEAT)


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
