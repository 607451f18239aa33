"""The mapmakers command, before any of its commands takes over."""

import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

from mapmakers import __version__, commands
from mapmakers.cli import COMMANDS, main, parser_of
from mapmakers.engine import KIND
from tests.serving import environment


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    for name, summary in COMMANDS.items():
        assert f"  {name:10}{summary}\n" in told


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys\n"
        "sys.argv = ['mapmakers', '--help']\n"
        "from mapmakers.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'fastapi', 'sqlalchemy', 'mapmakers.engine'}\n"
        "print(*heavy & set(sys.modules))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment(), capture_output=True, text=True
    )
    assert done.stdout.splitlines()[-1] == ""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith(f"usage: mapmakers {name}")
    assert parser_of(name).description


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"mapmakers {__version__}, {KIND} engine\n"


@pytest.mark.parametrize("arguments", [[], ["dance"], ["--dance"], ["serve", "--dance"]])
def test_what_it_does_not_know_it_refuses(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_serve_help_names_what_a_host_can_choose(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    for option in ("--host", "--port", "--data", "--database"):
        assert option in told


def test_options_of_serve_can_come_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MAPMAKERS_PORT", "1234")
    monkeypatch.setenv("MAPMAKERS_HOST", "::1")
    monkeypatch.setenv("MAPMAKERS_DATA", str(tmp_path))
    monkeypatch.setenv("MAPMAKERS_DATABASE", "sqlite:///maps.db")
    options = parser_of("serve").parse_args(["--host", "0.0.0.0"])
    assert options.port == 1234
    assert options.host == "0.0.0.0"
    assert options.data == tmp_path
    assert options.database == "sqlite:///maps.db"


def test_a_reader_who_leaves_early_is_no_error() -> None:
    program = (
        "from mapmakers import cli\n"
        "class Chatty:\n"
        "    HELP = 'talks'\n"
        "    def add_arguments(self, parser): pass\n"
        "    def run(self, args):\n"
        "        for _ in range(100_000): print('and another thing')\n"
        "        return 0\n"
        "cli.command_named = lambda name: Chatty()\n"
        "raise SystemExit(cli.main(['play']))\n"
    )
    talker = subprocess.Popen(
        [sys.executable, "-c", program],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert talker.stdout is not None
    assert talker.stderr is not None
    talker.stdout.readline()
    talker.stdout.close()
    assert talker.stderr.read() == b""
    talker.stderr.close()
    assert talker.wait(timeout=30) == 0


def test_commands_holds_commands_only() -> None:
    """Besides what several of them share."""
    modules = {module.name for module in pkgutil.iter_modules(commands.__path__)}
    assert modules - {"options"} == {name.replace("-", "_") for name in COMMANDS}
