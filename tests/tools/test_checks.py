"""The folder in memory that ./test gives to its tests."""

import stat
from pathlib import Path

import pytest

from tools import checks


def test_temporary_files_are_in_memory_and_gone_afterwards(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(checks, "MEMORY", tmp_path)
    monkeypatch.setattr(checks, "LEAST_ROOM", 1)
    with checks.temporary_folder() as folder:
        assert folder is not None
        assert folder.parent == tmp_path
        # PostgreSQL, which is another user, gets to its own folder but sees nothing else.
        assert stat.S_IMODE(folder.stat().st_mode) == 0o711
        (folder / "database").write_text("rows")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("memory", ["missing", "small"])
def test_without_room_in_memory_they_are_where_they_usually_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, memory: str
) -> None:
    (tmp_path / "small").mkdir()
    monkeypatch.setattr(checks, "MEMORY", tmp_path / memory)
    monkeypatch.setattr(checks, "LEAST_ROOM", 2**80)
    with checks.temporary_folder() as folder:
        assert folder is None
