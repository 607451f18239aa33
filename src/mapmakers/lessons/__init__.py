"""First lessons: a few decisions of a real match, each with something to achieve."""

from collections.abc import Mapping

from mapmakers.lessons.cartographers import CARTOGRAPHERS
from mapmakers.lessons.lesson import SEAT, Attempt, Lesson, Part, Scene, SceneId
from mapmakers.lessons.mapout import MAP_OUT
from mapmakers.lessons.misterra import MISTERRA

LESSONS: Mapping[str, Lesson] = {
    "cartographers": CARTOGRAPHERS,
    "misterra": MISTERRA,
    "mapout": MAP_OUT,
}

__all__ = ["LESSONS", "SEAT", "Attempt", "Lesson", "Part", "Scene", "SceneId"]
