"""Every operation of the API, asked with whatever its description allows and forbids.

Nothing may be answered with a server error; what is answered looks as the description says, and
what is refused says why in the one shape that refusals have.
"""

import random
from dataclasses import dataclass
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mapmakers.service.http.api import create_api
from tests.examples import number
from tests.service.server import Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = number(15)
"""For each operation."""
API = schemathesis.openapi.from_dict(create_api().openapi())
PREFIX = "/api"


@dataclass(frozen=True)
class Someone:
    """A guest who has a table that gathers, one that plays and one that is over."""

    session: requests.Session
    base: str
    tables: tuple[str, ...]


@pytest.fixture(scope="session")
def someone(server: Server) -> Someone:
    base = f"{server.address}{PREFIX}"
    session = requests.Session()
    session.post(f"{base}/me", json={"name": "Ada"}).raise_for_status()

    def table(start: bool, *seats: dict[str, str]) -> str:
        wanted: Any = {"game": "mapout", "seats": [{"kind": "me"}, *seats], "start": start}
        answer = session.post(f"{base}/tables", json=wanted)
        answer.raise_for_status()
        table_id: str = answer.json()["id"]
        return table_id

    here = {"kind": "here", "name": "Bo"}
    gathering, playing = table(False, {"kind": "open"}), table(True, here)
    over = table(True, here)
    session.post(f"{base}/tables/{over}/abandon").raise_for_status()
    return Someone(session, base, (gathering, playing, over))


@API.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: schemathesis.Case[Any], someone: Someone) -> None:
    if "table_id" in (case.path_parameters or {}):
        # Made-up ids lead nowhere: mostly ask about tables that are there.
        chosen = random.Random(repr(case.body) + repr(case.query)).choice((*someone.tables, None))
        if chosen is not None:
            case.path_parameters["table_id"] = chosen
    case.call_and_validate(base_url=someone.base, session=someone.session, checks=CHECKS)


def test_afterwards_the_server_is_well(someone: Someone) -> None:
    assert someone.session.get(f"{someone.base}/health").json()["status"] == "ok"
