"""The engine that runs here and the plain one tell the same of every kept match."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.records.told import told_of_all
from tests.serving import ROOT


def test_both_engines_tell_the_same_of_every_kept_match() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.records.told"],
        cwd=ROOT,
        env={**os.environ, "MAPMAKERS_ENGINE": "plain", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told_of_all() == json.loads(plain.stdout)
