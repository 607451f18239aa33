"""The engine that runs here and the plain one give the same digest of every kept match."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.records.digests import all_digests
from tests.serving import ROOT


def test_both_engines_show_every_kept_match_alike() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.records.digests"],
        cwd=ROOT,
        env={**os.environ, "MAPMAKERS_ENGINE": "plain", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert all_digests() == json.loads(plain.stdout)
