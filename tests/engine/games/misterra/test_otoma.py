"""Solo: Otoma's deck, its half days, its claims and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

from mapmakers.engine.core import Chance, FastChance
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.engine.games.misterra.components_file import STANDARD
from mapmakers.engine.games.misterra.otoma import OtomaDeck
from mapmakers.engine.games.misterra.otoma_view import OtomaHalfDay
from tests.engine.games.misterra.table import (
    FIRST,
    NOTHING,
    do,
    island_of,
    offered,
    refused,
    situation,
)


def place_of(card: int) -> int:
    """Where the card of this number stands in the table of components."""
    return next(at for at, other in enumerate(STANDARD.otoma) if other.number == card)


class Scripted(Chance):
    """Chance that gives these answers in order, and then the first of whatever there is."""

    def __init__(self, answers: Sequence[int]) -> None:
        self._answers = list(answers)

    def below(self, bound: int) -> int:
        return self._answers.pop(0) if self._answers else 0


def turning(state: MisterraState, cards: Sequence[int]) -> Chance:
    """Chance that makes these Otoma cards come up, in this order."""
    deck = state.otoma
    assert deck is not None
    others, claims, claimed = list(deck.others), list(deck.claims), deck.claimed
    answers = []
    for at, card in enumerate(map(place_of, cards), len(deck.turned) + 1):
        claim = STANDARD.otoma[card].claim
        if at % 7 and not claimed:
            answers.append(0 if claim else 1)
        claimed = claim or (claimed and at % 7 > 0)
        unseen = claims if claim else others
        answers.append(unseen.index(card))
        unseen.remove(card)
    return Scripted(answers)


def otoma_turn(
    island: str, cards: Sequence[int], *, otoma_claims: Sequence[str] = (), at: str = "beach1"
) -> MisterraState:
    """The player rests; then Otoma turns these cards: the first lies on top of its deck."""
    state = situation(island, at=(at,), claims=([], otoma_claims))
    top = place_of(cards[0])
    others = tuple(place for place in range(19) if place != top)
    state.otoma = OtomaDeck(top, (), others, (19, 20, 21), claimed=False)
    do(state, f"go {at}", "take SS", "rest", f"go {at}", "take SJ")
    do(state, "rest", chance=turning(state, cards[1:]))
    return state


def told(state: MisterraState) -> tuple[OtomaHalfDay, ...]:
    """Its last turn, as the player is told."""
    view = state.view(0).otoma
    assert view is not None
    return view.last_turn


@pytest.mark.clause("M15.3", "M15.4", "M15.5")
def test_the_printed_example() -> None:
    """Confirm at space 1, which is empty: map the mountain, hazy. Map jungle at space 2, where a
    hazy jungle lies: it is confirmed. Then the same is done with a second card."""
    # Card 1 gives B2 and C2; card 12 confirms, else maps mountain, and maps jungle.
    state = otoma_turn("..... ..j.. ..... ..... .....", [1, 12, 14])
    # Card 12 gives E2 and E3; card 14 confirms, else maps lagoon, and maps mountain.
    assert island_of(state) == "..... .mJ.l ....m ..... ....."
    assert state.otoma is not None
    assert [STANDARD.otoma[card].number for card in state.otoma.turned] == [1, 12]
    view = state.view(0).otoma
    assert view is not None
    assert (view.top, view.top_actions) == (14, ("confirm lagoon", "map mountain"))
    assert view.met == "...../..j../...../...../....."
    first, second = view.last_turn
    assert (first.spaces, first.actions) == (("B2", "C2"), ("confirm mountain", "map jungle"))
    assert second.spaces == ("E2", "E3")
    assert [(one.space, one.terrain, one.change) for one in (*first.changes, *second.changes)] == [
        ("B2", "mountain", "new"),
        ("C2", "jungle", "confirmed"),
        ("E2", "lagoon", "new"),
        ("E3", "mountain", "new"),
    ]


@pytest.mark.clause("M15.5", "M15.4")
def test_its_turn_can_be_told_step_by_step() -> None:
    """B2 is confirmed whatever lies there; at C2 nothing happens; a map action replaces haze."""
    state = otoma_turn("..... .lS.. ..... ..... .....", [1, 12, 14])
    first, _ = told(state)
    assert [(one.space, one.terrain, one.change) for one in first.changes] == [
        ("B2", "lagoon", "confirmed"),
        ("C2", "jungle", "nothing"),
    ]
    other, _ = told(otoma_turn("..... ..... ..... .m... .J...", [2, 1, 14]))
    assert (other.changes[0].change, other.changes[0].replaced) == ("replaced", "mountain")


@pytest.mark.clause("M15.7", "M15.9")
def test_a_half_day_names_the_claim_that_it_made() -> None:
    """Card 20 carries a claim; where nothing may be claimed, it makes none."""
    state = otoma_turn("SSsss ..... ..... LLL.. .....", [1, 20, 14])
    assert [(half.claim, half.claimed) for half in told(state)] == [(True, "A4"), (False, None)]
    state = otoma_turn(NOTHING, [1, 20, 14])
    assert [(half.claim, half.claimed) for half in told(state)] == [(True, None), (False, None)]


@pytest.mark.clause("M15.3")
def test_its_top_card_names_the_next_spaces_and_not_what_it_will_do_there() -> None:
    state = otoma_turn(NOTHING, [1, 12, 14])
    view = state.view(0).otoma
    assert view is not None
    assert (view.top, view.top_spaces) == (14, ("E3", "E4"))
    # The last card has none below it that could give the actions.
    state.otoma = OtomaDeck(20, tuple(range(20)), (), (), claimed=True)
    view = state.view(0).otoma
    assert view is not None
    assert (view.deck, view.top_spaces) == (1, None)


@pytest.mark.clause("M15.3")
def test_where_it_was_said_to_act_next_it_acts_in_whole_matches() -> None:
    for seed in range(6):
        chance = FastChance(seed)
        state = MISTERRA.start({"first_game": "on"}, 1, chance)
        promised: list[tuple[str, str]] = []
        acted: list[tuple[str, str]] = []
        while state.waiting:
            before = state.view(0).otoma
            assert before is not None
            state.play(0, state.legal(0).sample(chance), chance)
            after = state.view(0).otoma
            assert after is not None
            if played := before.deck - after.deck:
                assert before.top_spaces is not None
                promised.append(before.top_spaces)
                acted.append(after.last_turn[-played].spaces)
        assert len(acted) > 5
        assert acted == promised


@pytest.mark.clause("M15.8")
def test_while_the_player_is_asked_the_claim_is_open() -> None:
    state = otoma_turn("SS... ..... ...JJ ..... .....", [1, 20, 14])
    assert [(half.claim, half.claimed, half.asked) for half in told(state)] == [(True, None, True)]
    do(state, "otoma D3", chance=turning(state, [14]))
    assert [(half.claimed, half.asked) for half in told(state)] == [("D3", False), (None, False)]


@pytest.mark.clause("M11.3", "M11.6")
def test_what_the_player_had_before_otomas_turn_is_told_after_it() -> None:
    """The player confirms B2 and A2, 4 points; Otoma's cards then claim and confirm elsewhere."""
    state = situation("l.... sS... ..... ..... .....", at=("A1",), display="SS SJ SL SM JJ", half=1)
    state.otoma = OtomaDeck(place_of(5), (), tuple(range(5, 19)), (19, 20, 21), claimed=False)
    do(state, "go A1", "take SS")
    do(state, "map SA2 SB2", chance=turning(state, [20, 14]))
    view = state.view(0).otoma
    assert view is not None
    had = view.met_points
    assert (had.fidelity, had.lines, had.empty, had.claimed) == (4, 0, -23, 0)


@pytest.mark.clause("M15.5")
def test_a_confirm_action_turns_over_any_hazy_tile_and_leaves_confirmed_ones() -> None:
    state = otoma_turn("..... .lS.. ..... ..... .....", [1, 12, 14])
    assert island_of(state).split()[1][:3] == ".LS"


@pytest.mark.clause("M15.5", "M8.6")
def test_a_confirm_action_needs_no_supply() -> None:
    """All twelve mountains are in use: the hazy one at B2 is turned over all the same."""
    state = otoma_turn("MMMMM Mm... MMMMM ..... .....", [1, 12, 14])
    assert island_of(state).split()[1][:2] == "MM"


@pytest.mark.clause("M15.4", "M8.4", "M8.6")
def test_a_map_action_is_as_a_half_of_a_sketch_card() -> None:
    """Card 2's places are B4 and B5; card 1 maps steppe and jungle there."""
    replaced = otoma_turn("..... ..... ..... .m... .J...", [2, 1, 14])
    assert island_of(replaced).split()[3:] == [".s...", ".J..."]
    run_out = otoma_turn("SSSSS SSSSS SS... ..... .....", [2, 1, 14])
    assert island_of(run_out).split()[3:] == [".....", ".j..."]


@pytest.mark.clause("M15.1", "M15.2", "M15.6")
def test_the_display_leaves_the_game_and_five_new_cards_come() -> None:
    state = otoma_turn(NOTHING, [1, 12, 14])
    view = state.view(0)
    assert view.display == ("JL", "JM", "LL", "LM", "MM")
    assert (view.round, view.half, view.phase) == (2, 0, "go")
    assert view.players[0].parchment == "...../...../...../...../....."


@pytest.mark.clause("M15.7")
def test_a_claim_card_claims_the_largest_region_of_confirmed_tiles() -> None:
    """Three lagoons beat two steppes; haze does not count. Card 20 carries a claim."""
    state = otoma_turn("SSsss ..... ..... LLL.. .....", [1, 20, 14])
    view = state.view(0).otoma
    assert view is not None
    assert (view.claims, view.markers) == (("A4",), 2)
    assert view.claimed == 6


@pytest.mark.clause("M15.7", "M9.3", "M9.4")
def test_otoma_keeps_to_the_limits_of_a_claim() -> None:
    """Lagoon it has already; the steppes hang together with the player's marker."""
    state = situation("SSSS. ..... JJ... LLL.. ....L", at=("beach1",), claims=(["D1"], ["E5"]))
    top = place_of(1)
    state.otoma = OtomaDeck(
        top, (), tuple(place for place in range(19) if place != top), (19, 20, 21), claimed=False
    )
    do(state, "go beach1", "take SS", "rest", "go beach1", "take SJ")
    do(state, "rest", chance=turning(state, [20, 14]))
    view = state.view(0).otoma
    assert view is not None
    assert view.claims == ("A3", "E5")


@pytest.mark.clause("M15.8")
def test_the_player_chooses_among_several_largest_regions_in_otomas_turn() -> None:
    state = otoma_turn("SS... ..... ...JJ LLL.. .....", [1, 20, 14], otoma_claims=["A4"])
    assert state.view(0).phase == "otoma"
    assert state.waiting == (0,)
    assert offered(state) == {"otoma A1", "otoma D3"}
    assert refused(state, "otoma A4") == "M15.8"
    assert refused(state, "rest") == "M3.2"
    assert state.otoma is not None
    turned = len(state.otoma.turned)
    do(state, "otoma D3", chance=turning(state, [14]))
    view = state.view(0).otoma
    assert view is not None
    assert view.claims == ("D3", "A4")
    assert len(view.turned) == turned + 1
    assert state.view(0).phase == "go"


@pytest.mark.clause("M15.9")
def test_with_nothing_to_claim_the_marker_stays() -> None:
    state = otoma_turn(NOTHING, [1, 20, 14])
    view = state.view(0).otoma
    assert view is not None
    assert (view.claims, view.markers) == ((), 3)


@pytest.mark.clause("M16.1")
def test_a_full_parchment_ends_the_match_after_otomas_turn() -> None:
    state = situation(
        at=("beach5",), parchments=["SSSSS JJJJJ LLLLL MMMMM SSS.."], display="SS SJ SL SM JJ"
    )
    do(state, "go beach5", "take SS", "map SD5 SE5", "go beach5", "take SJ")
    assert state.outcome is None
    do(state, "rest", chance=FastChance(3))
    assert state.otoma is not None
    assert len(state.otoma.turned) == 2
    assert state.view(0).result is not None
    assert state.view(0).ending == "parchment"


@pytest.mark.clause("M16.1")
def test_otomas_cards_are_used_up_after_ten_rounds() -> None:
    for seed in range(5):
        chance = FastChance(seed)
        state = MISTERRA.start({"first_game": "on"}, 1, chance)
        while state.waiting:
            phase = state.view(0).phase
            moves = list(state.legal(0))
            keep_quiet = [move for move in moves if str(move) == "rest"]
            move = keep_quiet[0] if phase == "act" else moves[chance.below(len(moves))]
            state.play(0, move, chance)
        assert (state.ending, state.round) == ("otoma", 10)
        assert state.otoma is not None
        assert len(state.otoma.turned) == 20
        assert state.view(0).deck == 0


# The deck


@pytest.mark.clause("M14.3")
def test_each_stack_has_one_claim_card_and_never_on_top() -> None:
    met: Counter[int] = Counter()
    for seed in range(400):
        chance = FastChance(seed)
        deck = OtomaDeck.built(STANDARD, chance)
        order = [deck.top]
        for _ in range(20):
            deck = deck.turn(chance)
            order.append(deck.top)
        assert len(set(order)) == 21
        claims = [at for at, card in enumerate(order) if STANDARD.otoma[card].claim]
        assert [at // 7 for at in claims] == [0, 1, 2]
        met.update(at % 7 for at in claims)
    assert set(met) == {1, 2, 3, 4, 5, 6}


class Waiting(Chance):
    """Chance that keeps the claim card away so many times, and counts how likely that was.

    Each turn asks twice: whether the claim card comes, and which card it is.
    """

    def __init__(self, waits: int) -> None:
        self._waits = waits
        self._asked = 0
        self.likely = Fraction(1)

    def below(self, bound: int) -> int:
        self._asked += 1
        if self._asked % 2 == 0:
            return 0
        comes = self._asked // 2 == self._waits
        self.likely *= Fraction(1 if comes else bound - 1, bound)
        return 0 if comes else 1


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5, 6])
@pytest.mark.clause("M14.3")
def test_the_claim_card_lies_at_each_of_six_places_with_the_same_chance(depth: int) -> None:
    chance = Waiting(depth - 1)
    deck = OtomaDeck(0, (), tuple(range(1, 19)), (19, 20, 21), claimed=False)
    for _ in range(depth):
        assert not STANDARD.otoma[deck.top].claim
        deck = deck.turn(chance)
    assert STANDARD.otoma[deck.top].claim
    assert chance.likely == Fraction(1, 6)


@pytest.mark.clause("M14.1", "M14.2", "M14.3")
def test_a_solo_table() -> None:
    state = MISTERRA.start({"first_game": "on"}, 1, FIRST)
    view = state.view(0)
    assert view.otoma is not None
    assert (view.otoma.deck, view.otoma.markers, view.otoma.turned) == (21, 3, ())
    assert not view.otoma.top_claim
    assert (view.turn, view.deck) == (0, 45)


@pytest.mark.clause("M15.10")
def test_the_22_cards() -> None:
    cards = STANDARD.otoma
    assert sorted(card.number for card in cards) == list(range(1, 23))
    assert [card.number for card in cards if card.claim] == [20, 21, 22]
    jungle = STANDARD.jungle[0]
    for at in (0, 1):
        met = [card.spaces[at] for card in cards]
        assert len(set(met)) == 22
        assert not any(jungle >> space & 1 for space in met)
    terrains = Counter(slot.terrain for card in cards for slot in card.slots)
    assert terrains == {0: 11, 1: 11, 2: 11, 3: 11}
