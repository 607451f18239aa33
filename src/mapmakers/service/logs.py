"""What the server says about itself, for people or for machines, and never about anybody.

An event has a short name and named facts: `logger.warning("bot failed", extra=facts(why="slow"))`.
Names, tokens and addresses of people are no facts; a table is known by a mark that leads nobody to
it, since who knows a table's id may look on.
"""

import hashlib
import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

TEXT, JSON = "text", "json"


def facts(**known: Any) -> dict[str, Any]:
    """The facts of an event, as `extra` of a call of a logger."""
    return {"facts": known}


def mark_of(table_id: str) -> str:
    """What stands for a table in the log: the same each time, and no way back to its id."""
    return hashlib.sha256(f"log:{table_id}".encode()).hexdigest()[:10]


class ForPeople(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        known = " ".join(f"{name}={value}" for name, value in _facts(record).items())
        text = (
            f"{_moment(record)} {record.levelname.lower()} {record.getMessage()} {known}".rstrip()
        )
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class ForMachines(logging.Formatter):
    """One JSON object a line."""

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
    """Write warnings and worse to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ForMachines() if form == JSON else ForPeople())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    known: dict[str, Any] = getattr(record, "facts", {})
    return known


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
