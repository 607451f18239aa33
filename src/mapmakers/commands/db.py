"""mapmakers db: copy, back up, restore and verify the database."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from mapmakers.commands.options.environment import add_data, number_between
from mapmakers.service.operations.settings import StartupError, database_address
from mapmakers.terminal.progress import progress

HELP = "Copy, back up, restore or verify the database of a table."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    action = actions.add_parser(
        "backup", help="write everything to a file, also while the server runs"
    )
    action.add_argument("file", type=Path, help="the file to write; it must not exist")
    add_data(action)
    action = actions.add_parser("restore", help="restore a backup into an empty database")
    action.add_argument("file", type=Path, help="a file written by `mapmakers db backup`")
    add_data(action)
    action = actions.add_parser("copy", help="copy one database into another, of any kind")
    action.add_argument("source", metavar="FROM", help="URL, as in sqlite:///data/mapmakers.db")
    action.add_argument("target", metavar="TO", help="URL of an empty database")
    action = actions.add_parser("verify", help="replay and check every match")
    action.add_argument(
        "--processes",
        type=number_between(1, 256),
        default=os.cpu_count() or 1,
        metavar="N",
        help="worker processes (default: the number of processors)",
    )
    add_data(action)


def run(args: argparse.Namespace) -> int:
    actions: dict[str, Callable[[argparse.Namespace], int]] = {
        "backup": _backup,
        "restore": _restore,
        "copy": _copy,
        "verify": _verify,
    }
    try:
        return actions[args.action](args)
    except StartupError as error:
        print(f"mapmakers: {error}", file=sys.stderr)
        return error.code


def _backup(args: argparse.Namespace) -> int:
    source, file = database_address(args.data, args.database), args.file.resolve()
    _check_exists(source)
    if file.exists():
        raise StartupError(f"{args.file} already exists; a backup does not overwrite files.")
    if not file.parent.is_dir():
        raise StartupError(f"there is no folder {file.parent}.")
    # Written under a temporary name until it is complete.
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        rows = _copy_rows(source, f"sqlite:///{part}")
        part.rename(file)
    finally:
        for name in (part.name, f"{part.name}-wal", f"{part.name}-shm"):
            part.with_name(name).unlink(missing_ok=True)
    print(f"{rows} rows written to {args.file}.")
    return 0


def _restore(args: argparse.Namespace) -> int:
    file = args.file.resolve()
    if not file.is_file():
        raise StartupError(f"there is no file {args.file}.")
    target = database_address(args.data, args.database)
    print(f"{_copy_rows(f'sqlite:///{file}', target)} rows restored.")
    return 0


def _copy(args: argparse.Namespace) -> int:
    _check_exists(args.source)
    print(f"{_copy_rows(args.source, args.target)} rows copied.")
    return 0


def _check_exists(address: str) -> None:
    """Opening a SQLite file that does not exist would create it."""
    from mapmakers.service.store.database import checked
    from mapmakers.service.store.database_file import refuse_emptied

    url = checked(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        refuse_emptied(Path(url.database or ""))
        raise StartupError(f"there is no database {url.database}.")


def _copy_rows(source: str, target: str) -> int:
    """Copy all rows and return their number."""
    from sqlalchemy.exc import DBAPIError

    from mapmakers.service.operations.maintenance.database_copy import (
        as_of_one_moment,
        copy,
        count_rows,
        opened,
    )

    try:
        with opened(source) as reading, opened(target) as writing:
            with as_of_one_moment(reading) as connection:
                rows = sum(count_rows(connection).values())
            with progress(rows, "rows", sys.stderr) as advance:
                copy(reading, writing, advance)
    except DBAPIError as error:
        why = " ".join(str(error.orig).split())
        raise StartupError(f"nothing was copied: {why}.") from error
    return rows


def _verify(args: argparse.Namespace) -> int:
    from mapmakers.service.operations.maintenance.verification import faults, table_ids

    address = database_address(args.data, args.database)
    _check_exists(address)
    ids = table_ids(address)
    faulty = 0
    with progress(len(ids), "tables", sys.stderr) as advance:
        for checked_count, found in faults(address, ids, args.processes):
            advance(checked_count)
            for fault in found:
                print(f"table {fault.table_id}: {fault.why}")
            faulty += len(found)
    print(f"{len(ids)} tables, {len(ids) - faulty} sound, {faulty} not.")
    return 1 if faulty else 0
