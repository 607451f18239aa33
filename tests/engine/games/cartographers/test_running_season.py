"""What the running season would be worth, and which cards the deck may still bring."""

from mapmakers.engine.core import EventLog, FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.season_view import RunningSeason
from tests.engine.games.cartographers.tables import Table

MAP = """
    ...........
    ...^.r.....
    .r......^r.
    .....F.....
    .....F.....
    ...WX^VV...
    ...........
    ...........
    .r^......r.
    .....r.^...
    ...........
"""


def test_a_sheet_has_the_boxes_of_the_season_as_if_it_ended_now() -> None:
    table = Table(["Orchard"], seats=2)
    table.lay(0, MAP, coins=3)
    table.state.season = 1
    table.state.scores = [((5, 1, 2, -1),), ((0, 0, 0, 0),)]
    sheet = table.state.view(None).sheets[0]
    scored = (sheet.worth[1], sheet.worth[2], sheet.coins, sheet.monsters)
    assert sheet.monsters < 0
    assert sheet.sums == (7,)
    assert sheet.running == RunningSeason(scored, sum(scored), 7 + sum(scored))


def test_no_season_runs_when_the_match_is_over() -> None:
    table = Table(["Orchard"], seats=1)
    table.state.scores = [((1, 1, 1, 0),) * 4]
    table.state.season = 4
    assert table.state.view(0).sheets[0].running is None
    assert table.state.view(0).sheets[0].sums == (3, 3, 3, 3)


def test_the_deck_may_bring_the_cards_not_revealed_this_season() -> None:
    table = Table(["Temple Ruins", "Gnoll Raid", "Orchard"], seats=2)
    unseen = table.state.view(None).unseen
    assert len(unseen.cards) == 12
    assert "Temple Ruins" not in unseen.cards
    assert unseen.lurking == 0
    assert unseen.ambushes == ("Goblin Attack", "Bugbear Assault", "Kobold Onslaught")


def test_the_first_season_begins_with_everything_unseen() -> None:
    log = EventLog()
    CARTOGRAPHERS.start({}, 2, FastChance(1), events=log)
    began = next(event for event in log if event.kind == "season_began")
    assert len(began.unseen.cards) == 13
    assert (began.unseen.lurking, len(began.unseen.ambushes)) == (1, 4)
    assert began.running == (RunningSeason((0, 0, 0, 0), 0, 0),) * 2
