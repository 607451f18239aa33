"""What is compiled, where that is possible, and what is said where it is not."""

import tomllib
from pathlib import Path

import pytest

from tools import background, compile_engine
from tools.compile_engine import ENGINE, chosen_modules, what_is_missing
from tools.work import Trouble

RECIPE = tomllib.loads((ENGINE / "compiled.toml").read_text())


def test_without_a_compiler_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert what_is_missing() == "there is no C compiler"
    with pytest.raises(Trouble) as told:
        compile_engine.compile_engine(tmp_path)
    assert str(told.value) == "The engine cannot be compiled here: there is no C compiler."
    assert list(tmp_path.iterdir()) == []


def test_a_start_without_a_compiler_says_and_does_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(background, "COMPILED", tmp_path)
    background.compile_for_the_next_start()
    assert capsys.readouterr() == ("", "")
    assert list(tmp_path.iterdir()) == []


def test_what_could_not_be_compiled_is_not_tried_again_at_every_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MAPMAKERS_ENGINE", raising=False)
    monkeypatch.setattr(background, "what_is_missing", lambda: None)
    monkeypatch.setattr(background, "ROOT", tmp_path)
    monkeypatch.setattr(background, "COMPILED", tmp_path)
    mark = background.mark_of_failure(compile_engine.made_in(tmp_path))
    mark.write_text("error: no space left")
    background.compile_for_the_next_start()
    assert capsys.readouterr().err == (
        f"The engine could not be compiled: {mark.name} tells why.\n"
    )


def test_boards_and_scoring_are_compiled_and_packages_are_not() -> None:
    chosen = {file.relative_to(ENGINE).as_posix() for file in chosen_modules(ENGINE, RECIPE)}
    assert {"boards/squares.py", "games/cartographers/scoring/forest.py"} <= chosen
    assert "__init__.py" not in chosen


@pytest.mark.parametrize("pattern", RECIPE["plain"])
def test_every_module_that_is_left_plain_is_there(pattern: str) -> None:
    assert [file for file in ENGINE.rglob("*.py") if file.relative_to(ENGINE).match(pattern)]


def test_every_twin_is_there() -> None:
    for module, twin in RECIPE["twins"].items():
        assert (ENGINE / module).is_file()
        assert (ENGINE / twin).is_file()


def test_only_a_few_compiled_engines_are_kept(tmp_path: Path) -> None:
    for name in "abcdef":
        (tmp_path / name).mkdir()
    compile_engine.forget_old_ones(tmp_path)
    assert len(list(tmp_path.iterdir())) == compile_engine.KEPT
