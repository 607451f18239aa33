"""First lessons: decisions of a recorded match, each with a goal."""

from collections.abc import Mapping

from mapmakers.lessons.lesson import SEAT, Attempt, Lesson, Part, Scene
from mapmakers.plugins import Parts

LESSONS: Mapping[str, Lesson] = Parts("lessons")
"""The lessons by game; not every game has one."""

__all__ = ["LESSONS", "SEAT", "Attempt", "Lesson", "Part", "Scene"]
