"""Every command line of the documents is run as it stands, in a fresh clone."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.conftest import HAS_POSTGRESQL
from tests.docs.clone import Clone
from tests.docs.command_lines import DOCUMENTS, blocks_without_kind, commands_in, name_of
from tests.postgres import PostgreSQL, programs

pytestmark = pytest.mark.xdist_group("clone")  # one is enough for all

CHANGES_THE_MACHINE = "it changes the machine, and needs its package server"
NEEDS_A_PACKAGE_SERVER = "it installs what Mapmakers does not need"
NOT_RUN = {
    "apt install python3 python3-pip python3-venv": CHANGES_THE_MACHINE,
    "apt-get install gcc python3-dev": CHANGES_THE_MACHINE,
    'pip install "mapmakers[cluster]"': NEEDS_A_PACKAGE_SERVER,
    ".venv/bin/python -m pip install -r requirements/bench.txt": NEEDS_A_PACKAGE_SERVER,
    "npm install --prefix bench --no-save --ignore-scripts boardgame.io": NEEDS_A_PACKAGE_SERVER,
    ".venv/bin/python -m bench.load_beside --install": NEEDS_A_PACKAGE_SERVER,
    ".venv/bin/python -m tools.compile_engine": "minutes; a step of ./test of its own does it",
    "python -m build --wheel": "minutes; tests/tools/test_wheel.py builds one",
    "python bot.py http://127.0.0.1:8000 kXq3...": "the id is that of a table of one's own; "
    "tests/service/bots/test_documented_bot.py runs it with one",
    ".venv/bin/mapmakers arena mapout --ladder --games 200 --write": "hours; "
    "tests/bots/arena/test_ladder.py climbs a lower one",
    ".venv/bin/python -m bench.pictures": "it takes the pictures of the documents anew",
}
"""Each with why not. Whatever does not stand here is run."""

RUNS_THIS = re.compile(r"(?:[A-Z_]+=\S+ )*\./test(?! --help)")
"""The tests themselves, or a part of them: it is what runs this one."""

SHORTER = {
    "bench --rounds 10 --report": "bench --rounds 1 --seconds 0.02 --report",
    "fit --games 3000 --seed 4": "fit --games 2 --seed 4",
}
"""What takes minutes, and how it is asked for less of the same."""
MEASURES = re.compile(r"\.venv/bin/python -m bench\.\w+")
"""They take a quiet machine for minutes: here only whether they start."""

SAYS_WHERE = "save it as `mybot.py`:\n\n```python\n(.*?)```"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    made = Clone(tmp_path_factory.mktemp("clone"))
    made.run("./start", {})
    return made


@pytest.fixture(scope="module")
def surroundings(request: pytest.FixtureRequest) -> dict[str, str]:
    """PostgreSQL as its own variables name it, where there is one."""
    if not HAS_POSTGRESQL:
        return {}
    server: PostgreSQL = request.getfixturevalue("postgresql")
    path = os.pathsep.join([str(programs()), os.environ["PATH"]])
    known = {"PGHOST": "127.0.0.1", "PGPORT": str(server.port), "PGUSER": "mapmakers"}
    return {**known, "PATH": path}


def runnable(text: str) -> list[str]:
    found = [
        line for line in commands_in(text) if line not in NOT_RUN and not RUNS_THIS.match(line)
    ]
    if HAS_POSTGRESQL:
        return found
    return [line for line in found if "createdb" not in line and "postgresql:" not in line]


WITH_COMMANDS = [one for one in DOCUMENTS if runnable(one.read_text(encoding="utf-8"))]


@pytest.mark.slow
@pytest.mark.parametrize("document", WITH_COMMANDS, ids=name_of)
def test_the_commands_run_as_they_stand(
    document: Path, clone: Clone, surroundings: dict[str, str]
) -> None:
    text = document.read_text(encoding="utf-8")
    for program in re.findall(SAYS_WHERE, text, re.DOTALL):
        (clone.folder / "mybot.py").write_text(program)
    for line in runnable(text):
        if MEASURES.match(line):
            line = f"{line} --help"
        for long, short in SHORTER.items():
            line = line.replace(long, short)
        clone.run(line, surroundings)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_block_says_what_it_holds(document: Path) -> None:
    assert blocks_without_kind(document.read_text(encoding="utf-8")) == []


def test_what_is_not_run_is_still_there() -> None:
    said = {line for one in DOCUMENTS for line in commands_in(one.read_text(encoding="utf-8"))}
    assert set(NOT_RUN) - said == set()
    assert all(any(long in line for line in said) for long in SHORTER)


def test_command_lines_are_found_wherever_they_stand() -> None:
    text = (
        "Run `./test --only python`, or `mapmakers` by name. `MAPMAKERS_LOG=json ./start` too.\n\n"
        "```sh\n./start   # now\n\ncurl localhost\n```\n\n"
        "```nginx\ncurl no\n```\n\n    curl hidden\n"
    )
    assert commands_in(text) == [
        "./test --only python",
        "MAPMAKERS_LOG=json ./start",
        "./start   # now",
        "curl localhost",
    ]
    assert blocks_without_kind(text) == ["    curl hidden"]
    assert blocks_without_kind("```\nwho knows\n```\n") == ["who knows"]
