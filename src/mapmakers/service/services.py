"""The services that are open while the server runs; routes get them as a dependency."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import HTTPConnection

from mapmakers.service.bots import BotPool, Bounds
from mapmakers.service.bots.analysis_jobs import AnalysisJobs
from mapmakers.service.bots.bot_turns import BotTurns
from mapmakers.service.bots.due_decisions import LocalDecisions, SharedDecisions
from mapmakers.service.bots.replay_worker import Replays
from mapmakers.service.clock import Clock, system_clock
from mapmakers.service.http.connections import Connections
from mapmakers.service.http.guest_addresses import GuestAddresses
from mapmakers.service.http.headers import is_secure
from mapmakers.service.http.identity import Identity
from mapmakers.service.http.rate_limits import Limits
from mapmakers.service.http.work_caps import BOTS_AT_ONCE, TABLES_AT_ONCE, AtOnce
from mapmakers.service.live.heartbeat import Heartbeat
from mapmakers.service.operations.metrics import Metrics
from mapmakers.service.operations.settings import Settings
from mapmakers.service.store import Store
from mapmakers.service.store.notices import Notice
from mapmakers.service.tables.absences import Absences
from mapmakers.service.tables.history import Histories
from mapmakers.service.tables.presence import Presence
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import Seating
from mapmakers.service.tables.session import TableSession

SIGNED_OUT = 4001
"""The code with which live channels of signed-out devices are closed."""


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    store: Store
    identity: Identity
    limits: Limits
    at_once: AtOnce
    guest_addresses: GuestAddresses
    tables: Tables
    seating: Seating
    absences: Absences
    bot_turns: BotTurns
    bots: BotPool
    analysis_jobs: AnalysisJobs
    replays: Replays
    histories: Histories
    presence: Presence
    metrics: Metrics
    heartbeat: Heartbeat
    connections: Connections
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the server should not get new players."""

    @classmethod
    @asynccontextmanager
    async def open(
        cls, settings: Settings, clock: Clock = system_clock
    ) -> AsyncIterator["Services"]:
        metrics = Metrics()
        async with Store.open(settings.database, clock, metrics.committed) as store:
            pool = BotPool(settings.worker, settings.bot_workers, Bounds(settings.bot_seconds))

            def on_moved(table: TableSession) -> None:
                presence.moved(table)
                if table.listeners:
                    bot_turns.hurry(table.stored.id)

            tables = Tables(
                store,
                clock,
                on_bots_owe=lambda table: bot_turns.look_at(table),
                on_moved=on_moved,
                on_loaded=lambda table: presence.loaded(table),
            )
            seating = Seating(tables, settings.hosted)
            guest_addresses, at_once = GuestAddresses(), AtOnce(settings.rate_limits)
            presence = Presence(tables, on_arrival=lambda table_id: bot_turns.hurry(table_id))
            decisions = (
                SharedDecisions(tables, store.tickets)
                if store.shared
                else LocalDecisions(tables, pool.decisions_of)
            )
            bot_turns = BotTurns(
                tables,
                seating,
                pool,
                decisions,
                metrics,
                settings.think_seconds,
                guest_addresses,
                presence.elsewhere,
            )
            absences = Absences(tables, seating, clock, on_return=bot_turns.look_at)
            metrics.watch("mapmakers_tables", "Tables in memory", lambda: len(tables.live))
            metrics.watch("mapmakers_bot_queue", "Decisions waiting for a worker", pool.waiting)
            metrics.watch("mapmakers_bots_thinking", "Decisions being thought about", pool.thinking)
            limits = Limits(settings.rate_limits)
            replays = Replays(settings.worker)
            services = cls(
                settings,
                store,
                Identity(store.guests, guest_addresses, remembering=not store.shared),
                limits,
                at_once,
                guest_addresses,
                tables,
                seating,
                absences,
                bot_turns,
                pool,
                AnalysisJobs(store.analyses, settings.worker, at_once),
                replays,
                Histories(replays),
                presence,
                metrics,
                Heartbeat(),
                Connections(settings.connections, settings.connections_by_address, limits, metrics),
            )
            bot_turns.open()
            services.heartbeat.open()
            running = [asyncio.create_task(work) for work in services._running()]
            try:
                yield services
            finally:
                await services.heartbeat.close()
                for task in running:
                    task.cancel()
                await asyncio.gather(*running, return_exceptions=True)
                await absences.close()
                await services.analysis_jobs.close()
                await replays.close()
                await bot_turns.close()
                await pool.close()

    def _running(self) -> Iterator[Coroutine[Any, Any, None]]:
        """The background tasks; some only if processes share the database."""
        yield self.absences.run()
        if not self.store.shared:
            return

        def on_notice(notice: Notice) -> None:
            if notice.bots:
                self.bot_turns.wake()
            if notice.by != self.store.writer.process:
                self.tables.receive(notice)
                self.presence.receive(notice)
                for guest_id, kept in notice.signed_out.items():
                    self.signed_out(guest_id, kept)

        yield self.store.listen(on_notice, self.tables.mark_all_stale)
        yield self.tables.keep_up()
        yield self.presence.run()

    async def check_room_for_bots(self, guest_id: str) -> None:
        """Raise an error if too many decisions of bots are pending at tables of this guest or its
        address to seat more bots."""
        if self.at_once.on:
            self.at_once.check(BOTS_AT_ONCE, await self.bot_turns.owed(guest_id))

    async def check_room_for_tables(self, guest_id: str) -> None:
        """Raise an error if this guest or its address has too many open tables."""
        if not self.at_once.on:
            return
        near = {
            guest_id,
            *self.guest_addresses.guests_at(self.guest_addresses.owner(guest_id).address),
        }
        count_open = self.store.tables.count_open
        self.at_once.check(TABLES_AT_ONCE, (await count_open([guest_id]), await count_open(near)))

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether people use https, here or at a proxy."""
        return is_secure(connection.scope, self.settings.public)

    def signed_out(self, guest_id: str, kept: str) -> None:
        """The guest's other devices were signed out: close their live channels."""
        self.identity.forget(guest_id, kept)
        for channel in self.connections.of_guest(guest_id):
            if channel.session != kept:
                channel.close(SIGNED_OUT)

    def online(self, table_id: str) -> set[str]:
        """The guests who have a live channel to the table."""
        table = self.tables.in_memory(table_id)
        listeners = table.listeners if table is not None else ()
        here = {listener.guest_id for listener in listeners if listener.guest_id is not None}
        return here | self.presence.elsewhere(table_id)
