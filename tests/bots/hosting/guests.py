"""Bots in processes of their own, good and bad, for the host to deal with."""

from __future__ import annotations

import sys
from pathlib import Path

USUAL = """
import json, sys
def before(message): pass
def move(message): return message["moves"][0]
"""
GOOD = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "first"}), flush=True)
    elif message["type"] == "position":
        before(message)
        print(json.dumps({"type": "move", "id": message["id"], "move": move(message)}), flush=True)
"""

HABITS = {
    "good": "",
    "crashes": "def before(message): sys.exit(3)",
    "hangs": "import time\ndef before(message): time.sleep(3600)",
    "dreams": "def move(message): return 'queen takes everything'",
    "raves": "def before(message): print('what a lovely map', flush=True)",
    "floods": 'def before(message):\n    while True: print(\'{"type": "chatter"}\', flush=True)',
    "is-late": (
        "def before(message):\n"
        "    print(json.dumps({'type': 'move', 'id': message['id'] - 1, 'move': ''}), flush=True)"
    ),
    "clings": "import time, atexit\natexit.register(time.sleep, 3600)",
    "leaves-badly": "import atexit, os\natexit.register(os._exit, 4)",
}


def guest(folder: Path, habit: str) -> list[str]:
    """The command of a bot that takes the first move, with one habit."""
    file = folder / f"{habit}.py"
    usual = (
        "import json, sys\ndef before(message): pass\ndef move(message): return message['moves'][0]"
    )
    file.write_text("\n".join((usual, HABITS[habit], GOOD)))
    return [sys.executable, str(file)]
