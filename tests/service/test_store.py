"""The log of matches, in a real SQLite file."""

import asyncio
import re
from datetime import UTC, datetime, timedelta, timezone

import pytest

from mapmakers.service.store import NoSuchMatch, Overtaken, Store

pytestmark = pytest.mark.anyio

HEADER = "mapmakers-record 1\ngame cartographers\nrules 1"


async def new_match(store: Store) -> str:
    return await store.create_match(game="cartographers", rules=1, header=HEADER)


async def test_a_new_match_has_its_header_and_no_lines(address: str) -> None:
    noon_in_paris = datetime(2026, 5, 1, 14, 0, tzinfo=timezone(timedelta(hours=2)))
    async with Store.open(address, clock=lambda: noon_in_paris) as store:
        match_id = await new_match(store)

        stored = await store.match(match_id)
        assert (stored.game, stored.rules, stored.header) == ("cartographers", 1, HEADER)
        assert stored.created_at == datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
        assert stored.created_at.utcoffset() == timedelta(0)
        assert stored.finished_at is None
        assert await store.read_lines(match_id) == []


async def test_ids_cannot_be_guessed(store: Store) -> None:
    ids = {await new_match(store) for _ in range(20)}
    assert len(ids) == 20
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{16}", match_id) for match_id in ids)


async def test_lines_come_back_in_order(store: Store) -> None:
    match_id = await new_match(store)
    assert await store.append_lines(match_id, ["deal 3", "draw 7"], after=0) == 2
    assert await store.append_lines(match_id, ["1 F A5B5C5C6"], after=2) == 3
    assert await store.read_lines(match_id) == ["deal 3", "draw 7", "1 F A5B5C5C6"]


async def test_a_client_that_comes_back_reads_only_what_it_missed(store: Store) -> None:
    match_id = await new_match(store)
    await store.append_lines(match_id, ["one", "two", "three"], after=0)
    assert await store.read_lines(match_id, after=2) == ["three"]
    assert await store.read_lines(match_id, after=3) == []


async def test_a_line_says_any_text_and_comes_back_to_the_letter(store: Store) -> None:
    match_id = await new_match(store)
    lines = ["seat 1 Zoë", "'; DROP TABLE matches; --", "", " 𝌆 "]
    await store.append_lines(match_id, lines, after=0)
    assert await store.read_lines(match_id) == lines


async def test_matches_do_not_mix(store: Store) -> None:
    one, other = await new_match(store), await new_match(store)
    await store.append_lines(one, ["of one"], after=0)
    await store.append_lines(other, ["of the other"], after=0)
    assert await store.read_lines(one) == ["of one"]


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_a_writer_who_was_overtaken_changes_nothing(store: Store, after: int) -> None:
    match_id = await new_match(store)
    await store.append_lines(match_id, ["one", "two"], after=0)
    with pytest.raises(Overtaken) as overtaken:
        await store.append_lines(match_id, ["late"], after=after)
    assert overtaken.value.last == 2
    assert await store.read_lines(match_id) == ["one", "two"]


async def test_of_many_who_write_at_once_each_succeeds_in_turn(store: Store) -> None:
    match_id = await new_match(store)

    async def draw(seat: int) -> None:
        last = 0
        while True:
            try:
                await store.append_lines(match_id, [f"seat {seat}"], after=last)
                return
            except Overtaken as overtaken:
                last = overtaken.last

    await asyncio.gather(*(draw(seat) for seat in range(12)))
    lines = await store.read_lines(match_id)
    assert sorted(lines) == sorted(f"seat {seat}" for seat in range(12))


async def test_a_match_finishes_with_its_last_lines(address: str) -> None:
    hours = iter(datetime(2026, 5, 1, hour, tzinfo=UTC) for hour in (12, 13))
    async with Store.open(address, clock=lambda: next(hours)) as store:
        match_id = await new_match(store)
        await store.append_lines(match_id, ["result"], after=0, finished=True)
        stored = await store.match(match_id)
    assert stored.finished_at == datetime(2026, 5, 1, 13, tzinfo=UTC)


async def test_an_unknown_match_is_said_to_be_unknown(store: Store) -> None:
    with pytest.raises(NoSuchMatch):
        await store.match("nobody")
    with pytest.raises(NoSuchMatch):
        await store.read_lines("nobody")
    with pytest.raises(NoSuchMatch):
        await store.append_lines("nobody", ["one"], after=0)


async def test_what_was_written_is_there_after_the_store_was_closed(address: str) -> None:
    async with Store.open(address) as store:
        match_id = await new_match(store)
        await store.append_lines(match_id, ["one"], after=0)
    async with Store.open(address) as store:
        assert await store.read_lines(match_id) == ["one"]
