"""First lessons: positions of recorded matches, and attempts played by the engine. No guest is
needed, and nothing is stored."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from mapmakers.engine.core import NotationError, Refused
from mapmakers.engine.core.game import State
from mapmakers.engine.games import GAMES
from mapmakers.engine.wire import WIRES
from mapmakers.lessons import LESSONS, SEAT, Lesson
from mapmakers.service.errors import ApiError, refused_by_rules
from mapmakers.service.http.dependencies import ServicesDep
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.http.rate_limits import (
    LESSON_POSITIONS_BY_ADDRESS,
    LESSONS_BY_ADDRESS,
    address_of,
)
from mapmakers.service.http.routes.games import GameDep
from mapmakers.service.schemas import requests
from mapmakers.service.schemas.lessons import LessonStep, LessonTry
from mapmakers.service.schemas.play import Effect, Position
from mapmakers.service.tables.payloads import effect_payload, position_of

routes = JsonRouter(tags=["lessons"])


def the_lesson(game: GameDep) -> Lesson:
    if game.name not in LESSONS:
        raise ApiError(404, "no-such-lesson", f"There is no lesson for {game.name}.")
    return LESSONS[game.name]


LessonDep = Annotated[Lesson, Depends(the_lesson)]


def the_scene(lesson: LessonDep, step: Annotated[int, Path(ge=1, le=1_000)]) -> int:
    """The index of a scene; people count them from 1."""
    if step > len(lesson.scenes):
        raise ApiError(404, "no-such-step", f"The lesson has {len(lesson.scenes)} steps.")
    return step - 1


SceneDep = Annotated[int, Depends(the_scene)]


def not_too_often(request: Request, services: ServicesDep) -> None:
    services.limits.check(LESSONS_BY_ADDRESS, address_of(request))


class Learner:
    """The client, whose earlier moves may take time to replay."""

    def __init__(self, request: Request, services: ServicesDep) -> None:
        self._address = address_of(request)
        self._limits = services.limits

    def moves(self, lesson: Lesson, scene: int, made: list[str]) -> tuple[str, ...]:
        """The learner's earlier moves, if their position is cached or may still be computed."""
        known = tuple(made)
        if any(known) and not lesson.is_cached(scene, known):
            self._limits.check(LESSON_POSITIONS_BY_ADDRESS, self._address)
        return known


LearnerDep = Annotated[Learner, Depends(Learner)]


# Plain functions, which run in a thread beside the event loop.


@routes.get(
    "/lessons/{game}/{step}",
    dependencies=[Depends(not_too_often)],
)
def lesson_step(
    lesson: LessonDep,
    at: SceneDep,
    learner: LearnerDep,
    made: Annotated[
        list[requests.LessonText],
        Query(default_factory=list, max_length=requests.MOST_SCENES),
    ],
) -> Json[LessonStep]:
    """A step of the lesson: the position of seat 0 and its legal moves. `made` contains the
    learner's earlier moves, which are kept if the lesson can continue from them."""
    own = learner.moves(lesson, at, made)
    header = lesson.match.record.header
    here = lesson.scenes[at]
    return Json(
        LessonStep(
            id=here.id,
            number=at + 1,
            contents=[scene.id for scene in lesson.scenes],
            look_at=here.look_at,
            example=str(lesson.example(at, own)),
            rules=header.rules,
            options=dict(header.options),
            seats=len(header.names),
            position=_position(lesson, lesson.state(at, own), here.at, choices=True),
        )
    )


@routes.post(
    "/lessons/{game}/{step}/moves",
    dependencies=[Depends(not_too_often)],
)
def lesson_try(
    sent: requests.LessonMove, lesson: LessonDep, scene: SceneDep, learner: LearnerDep
) -> Json[LessonTry]:
    """Try a move; the rules refuse moves as at any table."""
    own = learner.moves(lesson, scene, sent.made)
    try:
        move = GAMES[lesson.game].parse_move(sent.move)
        attempt = lesson.attempt(scene, move, own)
    except NotationError as error:
        raise ApiError(422, "bad-move", str(error)) from error
    except Refused as refused:
        raise refused_by_rules(refused) from refused
    after = lesson.scenes[scene].at + 1
    position = _position(lesson, attempt.after, after) if attempt.reached else None
    return Json(LessonTry(attempt.reached, position))


@routes.post(
    "/lessons/{game}/{step}/effects",
    dependencies=[Depends(not_too_often)],
)
def lesson_effects(
    sent: requests.LessonQuestion, lesson: LessonDep, scene: SceneDep, learner: LearnerDep
) -> Json[Sequence[Effect]]:
    """What each of these moves would change, or why it is refused."""
    state = lesson.state(scene, learner.moves(lesson, scene, sent.made))
    return Json([effect_payload(lesson.game, state, SEAT, move) for move in sent.moves])


def _position(lesson: Lesson, state: State[Any], step: int, *, choices: bool = False) -> Position:
    return position_of(WIRES[lesson.game](), state, SEAT, step, step, choices=choices)
