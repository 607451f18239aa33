"""The server's log, for people or for machines, without personal data.

An event has a short name and named facts: `logger.warning("bot failed", extra=facts(why="slow"))`.
Facts never contain names, tokens or addresses of people. A table appears as a hash, because anybody
who knows a table's id may watch it.
"""

import hashlib
import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

TEXT, JSON = "text", "json"

BREAKS = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]")
"""Characters that start a new line or move the cursor of a terminal."""


def facts(**known: Any) -> dict[str, Any]:
    """The facts of an event, as the argument `extra` of a logger."""
    return {"facts": known}


def mark_of(table_id: str) -> str:
    """A stable hash of a table's id for the log."""
    return hashlib.sha256(f"log:{table_id}".encode()).hexdigest()[:10]


class ForPeople(logging.Formatter):
    """One line per event."""

    def format(self, record: logging.LogRecord) -> str:
        known = _facts(record)
        if record.exc_info:
            known = {**known, "trace": self.formatException(record.exc_info)}
        pairs = " ".join(f"{name}={value}" for name, value in known.items())
        text = f"{_moment(record)} {record.levelname.lower()} {record.getMessage()} {pairs}"
        return BREAKS.sub(_escaped, text.rstrip())


class ForMachines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        event = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            event["trace"] = self.formatException(record.exc_info)
        return json.dumps(event, default=str)


def set_up(form: str) -> None:
    """Write warnings and errors to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ForMachines() if form == JSON else ForPeople())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def _escaped(character: re.Match[str]) -> str:
    return character[0].encode("unicode_escape").decode()


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    known: dict[str, Any] = getattr(record, "facts", {})
    return known


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
