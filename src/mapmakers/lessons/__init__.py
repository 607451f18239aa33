"""First lessons: a few decisions of a real match, each with something to achieve."""

from collections.abc import Mapping

from mapmakers.lessons.lesson import SEAT, Attempt, Lesson, Part, Scene, SceneId
from mapmakers.plugins import Parts

LESSONS: Mapping[str, Lesson] = Parts("lessons")
"""By game, where it has one."""

__all__ = ["LESSONS", "SEAT", "Attempt", "Lesson", "Part", "Scene", "SceneId"]
