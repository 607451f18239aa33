"""Bots think in processes of their own: one that hangs or crashes holds nobody else up."""

from mapmakers.service.thinking.pool import BotFailed, BotPool, payload

__all__ = ["BotFailed", "BotPool", "payload"]
