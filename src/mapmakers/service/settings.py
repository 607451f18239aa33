"""What a host decides. Standard library only: options are checked before anything is installed."""

from dataclasses import dataclass
from pathlib import Path
from typing import Self


class CannotServe(Exception):
    """Something only the host can mend; its text is one line that says what."""


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    """Where matches are kept: sqlite:///path/to/file.db."""
    client: Path
    """The built web client."""

    @classmethod
    def chosen(cls, *, data: Path, database: str | None, client: Path) -> Self:
        """Settle the defaults; the data folder is made only where something will lie in it."""
        if database is None:
            folder = data.expanduser().resolve()
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise CannotServe(
                    f"cannot make the data folder {folder}: {error.strerror}; "
                    "choose another with --data."
                ) from error
            database = f"sqlite:///{folder / 'mapmakers.db'}"
        return cls(database=database, client=client)
