"""Options that a host may set in the environment."""

import re

import pytest

from mapmakers.cli import parser_of
from mapmakers.commands.options.environment import number_between, variable_of
from tools.places import ROOT

NO_VARIABLE = {"--bot", "--help"}
ROW = re.compile(r"^\| `(--[a-z-]+)` \|.*\| (?:`([A-Z_]+)(?:=on)?` )?\|$", re.MULTILINE)


def test_the_documents_name_every_option_of_serve_and_its_variable() -> None:
    told = dict(ROW.findall((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")))
    options = {option for action in parser_of("serve")._actions for option in action.option_strings}
    assert set(told) == options - {"-h", "--help"}
    assert {option: variable for option, variable in told.items() if variable} == {
        option: variable_of(option) for option in options - NO_VARIABLE - {"-h"}
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--bot-seconds", "7"),
        ("--connections-by-address", "70"),
        ("--drain", "0"),
        ("--workers", "3"),
    ],
)
def test_a_variable_is_the_default_of_its_option(
    monkeypatch: pytest.MonkeyPatch, option: str, value: str
) -> None:
    monkeypatch.setenv(variable_of(option), value)
    chosen = vars(parser_of("serve").parse_args([]))
    assert chosen[option.removeprefix("--").replace("-", "_")] == int(value)


@pytest.mark.parametrize("value", ["0", "601", "-1", "1.5", "\u0663", "", "x"])
def test_a_variable_that_is_no_such_number_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], value: str
) -> None:
    monkeypatch.setenv("MAPMAKERS_WORKERS", value)
    with pytest.raises(SystemExit):
        parser_of("serve").parse_args([])
    assert "is not a number from 1 to 600" in capsys.readouterr().err


def test_the_bounds_themselves_are_allowed() -> None:
    number = number_between(1, 600)
    assert (number("1"), number("600")) == (1, 600)
