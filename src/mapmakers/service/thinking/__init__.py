"""Bots think in processes of their own: one that hangs or crashes holds nobody else up."""

from mapmakers.service.thinking.pool import BotFailed, BotPool, payload
from mapmakers.service.thinking.weighing import Weighing

__all__ = ["BotFailed", "BotPool", "Weighing", "payload"]
