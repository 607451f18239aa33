"""The writer's connection to PostgreSQL breaks, or falls silent: nobody is refused who need not be,
and nobody held up for long."""

import asyncio
import threading

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from mapmakers.service.store import Store, database
from mapmakers.service.store.guests import Guest
from tests.conftest import WITH_POSTGRESQL
from tests.service.store.test_writer import append, appended, guest, lines, new_table

__all__ = ["guest"]

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.postgresql,
    pytest.mark.parametrize("database", [WITH_POSTGRESQL], indirect=True, scope="session"),
]

END_ALL_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
END_AT_COMMIT = """
CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON match_lines DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION cut();
"""


async def test_the_first_write_over_a_connection_that_has_broken_succeeds(
    address: str, store: Store, guest: Guest
) -> None:
    await new_table(store, guest, "one")
    assert await appended(store.writer, append("one", 2, "before", "c1")) is None
    for number in (3, 4):
        async with await psycopg.AsyncConnection.connect(address) as connection:
            await connection.execute(END_ALL_OTHERS)
        assert await appended(store.writer, append("one", number, "after", f"c{number}")) is None
    assert [line.text for line in await lines(store, "one")][1:] == ["before", "after", "after"]


async def test_what_may_have_been_committed_is_not_written_again(
    store: Store, guest: Guest
) -> None:
    await new_table(store, guest, "one")
    await store.writer.do(lambda connection: connection.exec_driver_sql(END_AT_COMMIT))
    assert await appended(store.writer, append("one", 2, "lost at the commit", "c1")) is not None
    await store.writer.do(lambda connection: connection.execute(text("DROP FUNCTION cut CASCADE")))
    assert [line.text for line in await lines(store, "one")][1:] == []


async def test_who_falls_silent_in_a_transaction_holds_the_others_up_for_three_seconds_at_most(
    address: str, store: Store, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = text("SHOW idle_in_transaction_session_timeout")
    assert await store.writer.do(lambda connection: connection.scalar(limit)) == "3s"
    await new_table(store, guest, "one")
    monkeypatch.setattr(database, "WRITER_SILENT", "200ms")
    async with Store.open(address) as paused:
        has_locked, goes_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def fall_silent(connection: Connection) -> None:
            connection.execute(text("SELECT id FROM game_tables WHERE id = 'one' FOR UPDATE"))
            loop.call_soon_threadsafe(has_locked.set)
            assert goes_on.wait(60)

        silent = asyncio.create_task(paused.writer.do(fall_silent))
        await has_locked.wait()
        assert await appended(store.writer, append("one", 2, "written", "c1")) is None
        assert not silent.done()
        goes_on.set()
        with pytest.raises(DBAPIError):
            await silent
        # It is back, and what it wrote then is kept.
        assert await appended(paused.writer, append("one", 3, "also", "c2")) is None
    assert [line.text for line in await lines(store, "one")][1:] == ["written", "also"]
