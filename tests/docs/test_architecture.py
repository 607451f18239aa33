"""docs/architecture.md names files and folders that are there."""

import re

from tools.places import ROOT

PACKAGE = ROOT / "src" / "mapmakers"
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ONE_OF_THE_GAMES = "cartographers"


def test_every_path_leads_somewhere() -> None:
    paths = re.findall(r"`([\w/<>]+(?:/|\.py))`", TEXT)
    assert len(paths) > 20
    for path in paths:
        path = path.replace("<game>", ONE_OF_THE_GAMES).replace("<language>", "en")
        # A bare name is one of a game's own modules.
        places = (ROOT / path, PACKAGE / path, PACKAGE / "engine" / "games" / "misterra" / path)
        assert any(place.exists() for place in places), path


def test_the_picture_shows_every_room_of_the_service() -> None:
    picture = TEXT.split("```text\n")[1].split("```")[0]
    drawn = set(re.findall(r"^   \|    (\w+)/", picture, re.MULTILINE))
    rooms = {one.name for one in (PACKAGE / "service").iterdir() if (one / "__init__.py").is_file()}
    assert drawn == rooms
