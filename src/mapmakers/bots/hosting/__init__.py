"""Bots in any language: a process of their own, spoken to in lines of JSON (docs/bots.md)."""

from mapmakers.bots.hosting.host import BotHost
from mapmakers.bots.hosting.makers import makers_of
from mapmakers.bots.hosting.process import BotFailed

__all__ = ["BotFailed", "BotHost", "makers_of"]
