"""When the environment is made, brought up to date, and left alone."""

import subprocess
from pathlib import Path

import pytest

from tools.bootstrap import Environment
from tools.shell import SetupError

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("bootstrap")]


class Watched(Environment):
    """An environment in a temporary folder that notes installs and does none."""

    def __init__(self, folder: Path) -> None:
        locks = folder / "requirements"
        locks.mkdir()
        (folder / "src").mkdir()
        super().__init__(folder / ".venv", locks, folder / "src", self.note)
        self.installed: list[str] = []
        self.trouble = ""
        self.write_locks()

    def note(self, _python: Path, lock: Path) -> None:
        if self.trouble:
            raise SetupError(self.trouble)
        self.installed.append(lock.stem)

    def write_locks(self, app: int = 1, test: int = 1) -> None:
        (self.locks / "app.txt").write_text(f"app=={app}\n")
        (self.locks / "compile.txt").write_text("compile==1\n")
        (self.locks / "test.txt").write_text(f"test=={test}\n")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """Made once, by the real venv, since that takes a few seconds."""
    environment = Watched(tmp_path_factory.mktemp("clone"))
    environment.bring_up_to("app")
    return environment


@pytest.fixture
def environment(bare: Watched) -> Watched:
    """The environment as ./start left it, and nothing noted yet."""
    bare.write_locks()
    bare.bring_up_to("app")
    (bare.folder / "stamps" / "test").unlink(missing_ok=True)
    bare.installed.clear()
    return bare


def test_a_second_start_installs_nothing(environment: Watched) -> None:
    environment.bring_up_to("app")
    assert environment.installed == []


def test_a_changed_lock_is_installed_once(environment: Watched) -> None:
    environment.write_locks(app=2)
    environment.bring_up_to("app")
    environment.bring_up_to("app")
    assert environment.installed == ["app"]


def test_a_start_after_a_test_leaves_the_test_packages_alone(environment: Watched) -> None:
    environment.bring_up_to("test")
    environment.bring_up_to("app")
    environment.bring_up_to("test")
    assert environment.installed == ["test"]


def test_what_a_start_may_have_removed_a_test_installs_again(environment: Watched) -> None:
    environment.bring_up_to("test")
    environment.write_locks(app=2)
    environment.bring_up_to("app")
    environment.bring_up_to("test")
    assert environment.installed == ["test", "app", "test"]


def test_an_install_that_fails_is_tried_again_next_time(environment: Watched) -> None:
    environment.write_locks(app=2)
    environment.trouble = "no network"
    with pytest.raises(SetupError, match="no network"):
        environment.bring_up_to("app")
    environment.trouble = ""
    environment.bring_up_to("app")
    assert environment.installed == ["app"]


def test_the_environment_runs_the_clones_sources(environment: Watched) -> None:
    (environment.sources / "surveyor.py").write_text("print('from the clone')\n")
    done = subprocess.run(
        [environment.python, "-c", "import surveyor"], capture_output=True, text=True, cwd="/"
    )
    assert done.stdout == "from the clone\n"


def test_the_command_is_there_and_can_be_run(environment: Watched) -> None:
    command = environment.scripts / "mapmakers"
    assert command.stat().st_mode & 0o111 == 0o111
    assert command.read_text().splitlines()[0] == f"#!{environment.python}"


def test_a_command_of_an_older_clone_is_written_anew(environment: Watched) -> None:
    command = environment.scripts / "mapmakers"
    now = command.read_text()
    command.write_text(now.replace('if __name__ == "__main__":\n    ', ""))
    environment.bring_up_to("app")
    assert command.read_text() == now


def test_processes_that_the_command_spawns_do_not_run_it_again(environment: Watched) -> None:
    # What stands for the package here hands work to a process of its own, as the arena does.
    package = environment.sources / "mapmakers"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "cli.py").write_text(
        "from concurrent.futures import ProcessPoolExecutor\n"
        "from multiprocessing import get_context\n"
        "def main():\n"
        "    with ProcessPoolExecutor(1, get_context('spawn')) as pool:\n"
        "        print(pool.submit(len, 'abc').result())\n"
    )
    done = subprocess.run([environment.scripts / "mapmakers"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "3\n", "")


def test_an_environment_of_another_python_is_made_anew(
    environment: Watched, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = environment.folder / "pyvenv.cfg"
    settings.write_text(settings.read_text().replace("version = 3.", "version = 2."))
    (environment.folder / "left over").write_text("")
    environment.bring_up_to("app")
    assert "Python changed from 2." in capsys.readouterr().err
    assert environment.installed == ["app"]
    assert not (environment.folder / "left over").exists()


def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    environment = Environment(in_the_way / ".venv", tmp_path, tmp_path)
    with pytest.raises(SetupError, match=r"Cannot write to .*: Not a directory"):
        environment.bring_up_to("app")
