"""The engine needs Python's standard library and nothing else, as a process without any package."""

import subprocess
import sys

from tests.serving import environment

# As where no package is installed: -I -S leave out the environment's.
PROGRAM = """\
import sys
sys.path.insert(0, {sources!r})
from importlib.util import find_spec
assert find_spec("mypy_extensions") is None
import mapmakers.engine as engine
assert engine.KIND == {kind!r}, engine.KIND
from mapmakers.engine.core import FastChance
from mapmakers.engine.games import GAMES
import mapmakers.engine.wire
import mapmakers.engine.boards.eleven_ways_limbs
chance = FastChance(7)
for game in GAMES.values():
    state = game.start({{}}, 2, chance)
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
    print(game.name, state.outcome.totals)
others = ("bots", "commands", "lessons", "service", "terminal")
loaded = {{name.split(".")[1] for name in sys.modules if name.startswith("mapmakers.")}}
assert not loaded & {{*others}}, loaded
"""


def test_whole_matches_are_played_without_a_package() -> None:
    from mapmakers.engine import KIND

    known = environment()
    program = PROGRAM.format(sources=known["PYTHONPATH"], kind=KIND)
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-s", "-c", program],
        env={name: text for name, text in known.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()] == [
        "cartographers",
        "misterra",
        "mapout",
    ]
