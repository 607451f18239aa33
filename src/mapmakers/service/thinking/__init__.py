"""Bots think in processes of their own: one that hangs or crashes holds nobody else up."""

from mapmakers.service.thinking.pool import BotFailed, BotPool, payload
from mapmakers.service.thinking.schedule import NOBODY, Job, Owner, Priority
from mapmakers.service.thinking.weighing import Weighing

__all__ = ["NOBODY", "BotFailed", "BotPool", "Job", "Owner", "Priority", "Weighing", "payload"]
