"""Examples in the documents run as written, and links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from mapmakers.engine.core.record import FIRST_LINE, LINK, next_link

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
LINKED = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
names = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)


@names
def test_python_examples_run(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, _ = doctest.testfile(
        str(path), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert failed == 0


@names
def test_links_lead_to_files(path: Path) -> None:
    for target in LINKED.findall(path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_the_example_of_a_record_is_chained() -> None:
    text = (ROOT / "docs/record.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```record\n(.*?)```", text, re.DOTALL)
    lines = block.splitlines()
    assert lines[0].startswith(FIRST_LINE)
    chain = ""
    for line in lines:
        content, _, link = line.rpartition(" ")
        chain = next_link(chain, content)
        assert link == chain[:LINK]


def test_every_threat_has_a_test_that_is_there() -> None:
    text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    threats = re.findall(r"^\| (?!threat |---)(.+?) \| (.+?) \| (.*?) \|$", text, re.MULTILINE)
    assert len(threats) >= 25, threats
    for threat, _, tests in threats:
        named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", tests)
        assert named, f"no test for: {threat}"
        for file, test in named:
            assert f"def {test}" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{test}"


def test_the_rules_of_the_house_name_the_publishers_and_that_this_is_unofficial() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for word in ["unofficial", "Thunderworks", "Jordy Adan", "Sit Down!", "Mathieu Bossu"]:
        assert word in readme
