"""What is compiled, where that is possible, and what is said where it is not."""

from pathlib import Path

import pytest

from mapmakers.compiled import compiled_modules
from mapmakers.places import compiled_folder
from tools import background, checks, compile_engine
from tools.compile_engine import PACKAGE, chosen_modules, missing_requirement
from tools.places import COMPILED, COMPILED_FOR_TESTS
from tools.shell import SetupError

RECIPE = compile_engine.recipe()


def test_without_a_compiler_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert missing_requirement() == "there is no C compiler"
    with pytest.raises(SetupError) as told:
        compile_engine.compile_engine(tmp_path)
    assert str(told.value) == "The engine cannot be compiled here: there is no C compiler."
    assert list(tmp_path.iterdir()) == []


def test_a_start_without_a_compiler_says_and_does_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(background, "COMPILED", tmp_path)
    background.start_background_compile()
    assert capsys.readouterr() == ("", "")
    assert list(tmp_path.iterdir()) == []


def test_what_could_not_be_compiled_is_not_tried_again_at_every_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MAPMAKERS_ENGINE", raising=False)
    monkeypatch.setattr(background, "missing_requirement", lambda: None)
    monkeypatch.setattr(background, "ROOT", tmp_path)
    monkeypatch.setattr(background, "COMPILED", tmp_path)
    mark = background.failure_log(compile_engine.compiled_path(tmp_path))
    mark.write_text("error: no space left")
    background.start_background_compile()
    assert capsys.readouterr().err == (f"The engine could not be compiled: see {mark.name}.\n")


def test_boards_scoring_and_search_are_compiled_and_packages_are_not() -> None:
    chosen = {file.relative_to(PACKAGE).as_posix() for file in chosen_modules(PACKAGE, RECIPE)}
    assert {"engine/boards/squares.py", "engine/games/cartographers/scoring/forest.py"} <= chosen
    assert {"bots/misterra/search/plan_search.py", "bots/mapout/search/rollouts.py"} <= chosen
    assert not {"engine/__init__.py", "bots/misterra/planner_bot.py"} & chosen


@pytest.mark.parametrize("pattern", RECIPE["plain"])
def test_every_module_that_is_left_plain_is_there(pattern: str) -> None:
    assert [file for file in PACKAGE.rglob("*.py") if file.relative_to(PACKAGE).match(pattern)]


def test_every_twin_is_there() -> None:
    for module, twin in RECIPE["twins"].items():
        assert (PACKAGE / module).is_file()
        assert (PACKAGE / twin).is_file()


def test_only_a_few_compiled_engines_are_kept(tmp_path: Path) -> None:
    for name in "abcdef":
        (tmp_path / name).mkdir()
    compile_engine.remove_old_builds(tmp_path)
    assert len(list(tmp_path.iterdir())) == compile_engine.KEPT_BUILDS


def test_an_engine_for_tests_is_taken_by_tests_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = compile_engine.compiled_path(tmp_path)
    made.mkdir()
    monkeypatch.setenv("MAPMAKERS_ENGINE", "")
    monkeypatch.setenv("MAPMAKERS_COMPILED", str(tmp_path))
    assert compiled_modules("mapmakers.engine") == [str(made / "engine")]
    monkeypatch.delenv("MAPMAKERS_COMPILED")
    assert compiled_folder() == COMPILED != COMPILED_FOR_TESTS
    assert str(made / "engine") not in compiled_modules("mapmakers.engine")


def test_tests_take_the_engine_that_people_play_by_where_it_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(checks, "COMPILED", tmp_path)
    assert checks.compiled_folder_for_tests() == COMPILED_FOR_TESTS
    compile_engine.compiled_path(tmp_path).mkdir()
    assert checks.compiled_folder_for_tests() == tmp_path


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [([], (COMPILED, ())), (["--for-tests"], (COMPILED_FOR_TESTS, ("-O1",)))],
)
def test_only_an_engine_for_tests_is_compiled_in_a_hurry(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], expected: tuple[Path, tuple[str, ...]]
) -> None:
    asked: list[tuple[Path, tuple[str, ...]]] = []

    def note(folder: Path, flags: tuple[str, ...], again: bool) -> Path:
        asked.append((folder, flags))
        return folder

    monkeypatch.setattr(compile_engine, "compile_engine", note)
    assert compile_engine.main(arguments) == 0
    assert asked == [expected]
