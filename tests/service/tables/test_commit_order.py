"""Nothing leaves a table before it is durable: the writer is held up, and every way out looked at.

The answers during that time, and after a write that failed, are those from before, to the letter.
"""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mapmakers.service.errors import ApiError
from mapmakers.service.services import Services
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.writer import Commit, OnDone
from mapmakers.service.tables.live_match import Command, TableChange
from mapmakers.service.tables.seating import Wanted
from mapmakers.service.tables.session import TableSession
from tests.service.in_process import HeldWriter, served
from tests.service.people import Live, Person

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]

ONLINE = re.compile(r'"online":(true|false)')
Answers = Mapping[str, tuple[int, str]]

ORDINARY, LAST = 3, 0
"""Moves that are left when the writer is held up: some, or only the one that ends the match."""


@dataclass
class Scene:
    """A match just before a move, and everybody who could hear of it."""

    services: Services
    table: TableSession
    ada: Person
    bo: Person
    stranger: Person
    move: tuple[int, str]
    following: tuple[int, str]
    before: Answers

    @property
    def path(self) -> str:
        return f"/tables/{self.table.stored.id}"

    @property
    def other(self) -> Person:
        """The one who does not make the move."""
        return self.bo if self.move[0] == 0 else self.ada

    def questions(self) -> dict[str, tuple[Person, str, str, dict[str, object] | None]]:
        """Every way to ask for something of the table: who, how, where and with what."""
        path, step = self.path, self.table.number + 1
        seat, move = self.move
        effects = {"seat": seat, "moves": [move]}
        owner = self.ada if seat == 0 else self.bo
        asked: dict[str, tuple[Person, str, str, dict[str, object] | None]] = {
            "effects": (owner, "POST", f"{path}/effects", effects),
            "analyse": (self.ada, "POST", f"{path}/analysis", {}),
            "rematch": (self.ada, "POST", f"{path}/rematch", {}),
            "lobby": (self.stranger, "GET", "/lobby", None),
        }
        for name, who in (("ada", self.ada), ("bo", self.bo), ("stranger", self.stranger)):
            places = {
                "table": path,
                "log": f"{path}/log",
                "view": f"{path}/position",
                "seat 0": f"{path}/position?seat=0",
                "seat 1": f"{path}/position?seat=1",
                "this step": f"{path}/position?step={step - 1}",
                "next step": f"{path}/position?step={step}",
                "record": f"{path}/record",
                "analysis": f"{path}/analysis",
                "decision": f"{path}/decision?seat={seat}&step={step}",
                "mine": "/me/tables",
            }
            asked |= {f"{name}: {way}": (who, "GET", at, None) for way, at in places.items()}
        return asked


async def answer(who: Person, method: str, path: str, body: object) -> tuple[int, str]:
    told = await who.http.request(method, path, json=body)
    return told.status_code, ONLINE.sub("", told.text)


async def answers(scene: Scene) -> Answers:
    return {name: await answer(*one) for name, one in scene.questions().items()}


async def is_overdue(scene: Scene) -> None:
    """The others have waited for long enough for who makes the move."""
    table, seat = scene.table, scene.move[0]

    def propose() -> TableChange:
        missed = replace(table.stored.seats[seat], overdue_since=table.stored.since)
        return scene.services.seating.with_seats(table, missed)

    await table.change(propose)


@asynccontextmanager
async def before_a_move(address: str, client: Path, left: int) -> AsyncIterator[Scene]:
    """A match of Ada and Bo in which so many moves are left after the one that follows."""
    async with (
        served(address, client) as (services, at),
        Person.at(at, "Ada", "Bo", None) as (ada, bo, stranger),
    ):
        host = Guest((await ada.get("/me"))["id"], "Ada")
        guest = Guest((await bo.get("/me"))["id"], "Bo")
        stored = services.seating.stored(
            host, "mapout", {}, [Wanted("me"), Wanted("open")], public=True
        )
        stored.seed = bytes(range(32))
        table = await services.seating.create(stored, start=False)
        await services.seating.join(table, guest, None, None)
        await services.seating.start(table)
        moves = whole_match(table)
        played = moves[: -1 - left]
        done: asyncio.Queue[int | ApiError] = asyncio.Queue()
        for number, (seat, move) in enumerate(played):
            table.submit(Command(seat, move, f"c{number}", done.put_nowait))
        assert [await done.get() for _ in played] == list(range(1, len(played) + 1))
        scene = Scene(services, table, ada, bo, stranger, moves[-1 - left], moves[-left], {})
        scene.before = await answers(scene)
        yield scene


def whole_match(table: TableSession) -> list[tuple[int, str]]:
    """Any way to play it to its end, which the seed decides."""
    assert table.played is not None
    match, rng = table.played.match.copy(), random.Random(5)
    moves = []
    while match.state.outcome is None:
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        move = legal[rng.randrange(len(legal))]
        match.play(seat, move)
        moves.append((seat, str(move)))
    return moves


class Listening:
    """People with live channels, and whatever these say from now on."""

    def __init__(self, channels: Iterable[Live]) -> None:
        self.heard: list[str] = []
        self._tasks = [asyncio.create_task(self._listen(live)) for live in channels]

    async def _listen(self, live: Live) -> None:
        with suppress(ConnectionClosed):
            while True:
                await live.next()
                self.heard.append(ONLINE.sub("", live.received[-1]))

    async def until_closed(self) -> None:
        """Wait until the server has closed all of them."""
        await asyncio.gather(*self._tasks)

    def steps_told(self) -> list[str]:
        """What was said of the match; that people come and go may be told at any time."""
        told = [text for text in self.heard if '"type":"ping"' not in text]
        return [text for text in told if not re.match(r'{"type":"table".*"status":"playing"', text)]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def hello(scene: Scene, who: Person) -> str:
    try:
        async with who.live(scene.table.stored.id) as live:
            return ONLINE.sub("", live.received[0])
    except (ConnectionClosed, InvalidStatus):
        return ""


@dataclass
class Asked:
    """A move that is not written yet, and everything that was asked after it was made."""

    held: HeldWriter
    answers: dict[str, "asyncio.Task[tuple[int, str]]"]
    hellos: list["asyncio.Task[str]"]
    listening: Listening

    def answered(self) -> Answers:
        return {name: task.result() for name, task in self.answers.items() if task.done()}


async def has_arrived(scene: Scene) -> None:
    """Wait until the move is carried out, and only not written yet."""
    assert scene.table.played is not None
    async with asyncio.timeout(30):
        while scene.table.played.steps == scene.table.number:
            await scene.stranger.get("/games")


@asynccontextmanager
async def a_move_held_up(scene: Scene) -> AsyncIterator[Asked]:
    seat, move = scene.move
    mover = scene.ada if seat == 0 else scene.bo
    async with AsyncExitStack() as stack:
        channels = [
            await stack.enter_async_context(who.live(scene.table.stored.id))
            for who in (scene.ada, scene.bo, scene.stranger)
        ]
        listening = Listening(channels)
        held = HeldWriter(scene.services.store.writer)
        await held.hold()
        body = {"command": "held", "seat": seat, "move": move}
        deciding = asyncio.create_task(answer(mover, "POST", f"{scene.path}/moves", body))
        await has_arrived(scene)
        tasks = {name: asyncio.create_task(answer(*one)) for name, one in scene.questions().items()}
        hellos = [asyncio.create_task(hello(scene, who)) for who in (scene.bo, scene.stranger)]
        # Whatever answers at once has done so by the time somebody else has been answered often.
        for _ in range(20):
            assert (await scene.stranger.http.get("/games")).status_code == 200
        try:
            yield Asked(held, {"move": deciding, **tasks}, hellos, listening)
        finally:
            await held.release()
            await asyncio.gather(*tasks.values(), *hellos, deciding)
            await listening.end()


NOT_SAVED = (
    503,
    '{"error":{"code":"not-saved","detail":"The server could not save this; try again."}}',
)
LEFT = pytest.mark.parametrize("left", [ORDINARY, LAST], ids=["ordinary move", "last move"])


@LEFT
async def test_nothing_is_told_before_it_is_committed(
    address: str, built_client: Path, left: int
) -> None:
    async with before_a_move(address, built_client, left) as scene:
        async with a_move_held_up(scene) as asked:
            early = asked.answered()
            assert "move" not in early
            assert {name: told for name, told in early.items() if told != scene.before[name]} == {}
            assert asked.listening.steps_told() == []
            assert not any(task.done() for task in asked.hellos)
            await asked.held.release()
            assert (await asked.answers["move"])[0] == 200
        after = await answers(scene)
        assert after["bo: log"] != scene.before["bo: log"]
        assert ('"status":"finished"' in after["bo: table"][1]) is (left == LAST)


@LEFT
async def test_nothing_is_told_of_what_could_not_be_written(
    address: str, built_client: Path, left: int
) -> None:
    async with before_a_move(address, built_client, left) as scene:
        async with a_move_held_up(scene) as asked:
            await asked.held.fail()
            told = {name: await task for name, task in asked.answers.items()}
            assert told.pop("move")[0] == 503
            differ = {name: one for name, one in told.items() if one != scene.before[name]}
            assert set(differ.values()) == {NOT_SAVED}
            assert [await task for task in asked.hellos] == ["", ""]
            assert asked.listening.steps_told() == []
            await asked.listening.until_closed()
            asked.held.mend()
        # The next who ask find the match as it was, and play on.
        assert await answers(scene) == scene.before
        seat, move = scene.move
        mover = scene.ada if seat == 0 else scene.bo
        done = await mover.move(scene.table.stored.id, seat, move, "held")
        assert done["step"] == scene.table.number + 1


@pytest.mark.parametrize("way", ["leave", "absence"])
async def test_who_sits_where_is_told_when_it_is_committed(
    address: str, built_client: Path, way: str
) -> None:
    async with before_a_move(address, built_client, ORDINARY) as scene:
        table, who, path, body = "bo: table", scene.bo, f"{scene.path}/leave", {}
        if way == "absence":
            await is_overdue(scene)
            who, path = scene.other, f"{scene.path}/seats/{scene.move[0]}/absence"
            body = {"answer": "bot"}
            scene.before = await answers(scene)
            assert f'"overdue":[{{"seat":{scene.move[0]},' in scene.before[table][1]
        for fails in (True, False):
            held = HeldWriter(scene.services.store.writer)
            await held.hold()
            leaving = asyncio.create_task(answer(who, "POST", path, body))
            looking = asyncio.create_task(answer(*scene.questions()[table]))
            for _ in range(10):
                await scene.stranger.get("/games")
            if looking.done():
                assert looking.result() == scene.before[table]
            assert not leaving.done()
            await (held.fail() if fails else held.release())
            assert (await leaving)[0] == (503 if fails else 200)
            if fails:
                assert await looking in (scene.before[table], NOT_SAVED)
                held.mend()
                assert await answers(scene) == scene.before
            await looking
        assert '"minded_by_bot":true' in (await answers(scene))[table][1]


async def test_whom_the_others_miss_is_told_when_it_is_committed(
    address: str, built_client: Path
) -> None:
    async with before_a_move(address, built_client, ORDINARY) as scene:
        held = HeldWriter(scene.services.store.writer)
        await held.hold()
        missing = asyncio.create_task(is_overdue(scene))
        looking = asyncio.create_task(answer(*scene.questions()["bo: table"]))
        for _ in range(10):
            await scene.stranger.get("/games")
        if looking.done():
            assert looking.result() == scene.before["bo: table"]
        assert not missing.done()
        await held.release()
        await missing
        await looking
        assert '"overdue":[{' in (await answers(scene))["bo: table"][1]


async def test_a_refusal_waits_for_the_decisions_that_it_follows_from(
    address: str, built_client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with before_a_move(address, built_client, ORDINARY) as scene:
        table, writer = scene.table, scene.services.store.writer
        kept: asyncio.Queue[tuple[Commit, OnDone]] = asyncio.Queue()
        commit = writer.commit
        monkeypatch.setattr(writer, "commit", lambda *job: kept.put_nowait(job))
        told: asyncio.Queue[int | ApiError] = asyncio.Queue()
        first, then = scene.move, scene.following
        # While the first is being written the others wait, and go together.
        for name, (seat, move) in {"first": first, "second": then, "third": then}.items():
            table.submit(Command(seat, move, name, told.put_nowait))
        commit(*await kept.get())
        assert await told.get() == table.number
        together = await kept.get()
        assert told.empty()  # the third is refused, because of the second
        commit(*together)
        assert await told.get() == table.number
        assert isinstance(await told.get(), ApiError)


async def test_a_change_of_the_table_outlives_whoever_asked_for_it(
    address: str, built_client: Path
) -> None:
    async with before_a_move(address, built_client, ORDINARY) as scene:
        table = scene.table
        held = HeldWriter(scene.services.store.writer)
        await held.hold()
        host = Guest(table.stored.host_id, "Ada")
        leaving = asyncio.create_task(scene.services.seating.leave(table, host, None))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        await held.release()
        known = await table.read(lambda: table.stored)
        kept = await scene.services.store.tables.get(table.stored.id)
        assert kept is not None
        assert kept.table == known
        assert known.seats[0].minded
        assert [note.note for note in table.notes] == ["left"]
