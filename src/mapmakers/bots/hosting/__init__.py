"""The host's own bots: a Python class, or a process in any language that exchanges lines of JSON
(docs/bots.md)."""

from mapmakers.bots.hosting.host import BotHost
from mapmakers.bots.hosting.makers import bot_class, is_class, makers_of
from mapmakers.bots.hosting.process import BotProcessFailed

__all__ = ["BotHost", "BotProcessFailed", "bot_class", "is_class", "makers_of"]
