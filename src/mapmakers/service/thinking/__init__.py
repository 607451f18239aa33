"""Bots think in processes of their own: one that hangs or crashes holds nobody else up."""

from mapmakers.service.thinking.pool import TOO_SLOW, BotFailed, BotPool, Bounds, payload
from mapmakers.service.thinking.schedule import NOBODY, Job, Owner, Priority
from mapmakers.service.thinking.weighing import Weighing
from mapmakers.service.thinking.work import Work

__all__ = [
    "NOBODY",
    "TOO_SLOW",
    "BotFailed",
    "BotPool",
    "Bounds",
    "Job",
    "Owner",
    "Priority",
    "Weighing",
    "Work",
    "payload",
]
