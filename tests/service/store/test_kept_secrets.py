"""What somebody who stole the database's files would find in them."""

import sqlite3
from contextlib import closing
from hashlib import sha256

import pytest

from tests.service.people import Person
from tests.service.server import Server

pytestmark = pytest.mark.anyio


async def test_only_the_hash_of_the_token_is_kept(one_process: Server) -> None:
    async with Person.at(one_process.address, "Ada") as (ada,):
        token = ada.http.cookies["mapmakers-guest"]
        assert len(token) >= 43
        with closing(sqlite3.connect(one_process.data / "mapmakers.db")) as kept:
            hashes = {row[0] for row in kept.execute("SELECT token_hash FROM sessions")}
        assert sha256(token.encode()).hexdigest() in hashes
        for file in one_process.data.iterdir():
            assert token.encode() not in file.read_bytes()
