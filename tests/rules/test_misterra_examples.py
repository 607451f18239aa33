"""The runner of Maps of Misterra's examples notices a statement that is not true."""

import pytest

from mapmakers.rules_pages import BoardBlock
from tests.rules.misterra_examples import check

ISLAND = ("..J..", "..SsS", ".J..M", "...LL", "..J..")
PARCHMENT = ("SSS..", "JJ...", "LM...", ".....", ".....")
LEFT_OUT = (".JJSL", "JJSLM", "JJSLS", "SLMSL", "LMJSM")


@pytest.mark.parametrize(
    "caption",
    [
        "region C2 = C2 D2 E2",
        "region A1 = none",
        "reachable E4 = D4 E3 E4 beach4",
        "seen beach4 = E4",
        "legal from E3: map SD3 JE3",
        "refused M7.2 from E3: map SA1 JB1",
        "legal claim E4, own C2",
        "refused M9.3 claim E2, others C2",
        "legal claim E2, others C2, claim_links confirmed",
        "mappable",
        "claims own C2, others E2 = 2",
        "otoma claims D4",
        "otoma claims C1 or C2 or E2 or B3 or E3 or C5, others D4",
    ],
)
def test_a_true_statement_about_an_island(caption: str) -> None:
    check(BoardBlock(caption, ISLAND))


@pytest.mark.parametrize(
    "caption",
    [
        "island for 2",
        "region C2 = C2",
        "region D2 = none",
        "reachable E4 = E3 E4 beach4",
        "seen E3 = D3 E2 E3 E4",
        "legal from E3: map SA1 JB1",
        "refused M7.1 from E3: map SA1 JB1",
        "legal claim E2, others C2",
        "refused M9.4 claim E2, others C2",
        "unmappable",
        "claims own C2, others E2 = 6",
        "otoma claims E3",
    ],
)
def test_a_false_statement_about_an_island(caption: str) -> None:
    with pytest.raises(AssertionError):
        check(BoardBlock(caption, ISLAND))


def test_a_refusal_that_is_none() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        check(BoardBlock("refused M9.3 claim E2", ISLAND))


def test_an_island_that_does_not_stay_the_same() -> None:
    with pytest.raises(AssertionError):
        check(BoardBlock("maps SD3 ME3", (*ISLAND, "", *ISLAND)))
    with pytest.raises(AssertionError):
        check(BoardBlock("otoma 1 then 2", (*ISLAND, "", *ISLAND)))


@pytest.mark.parametrize(
    "caption", ["completeness = -18", "presumption 1 = 2", "presumption 24 turned = 0"]
)
def test_a_true_statement_about_a_parchment(caption: str) -> None:
    check(BoardBlock(caption, PARCHMENT))


@pytest.mark.parametrize("caption", ["completeness = 18", "presumption 1 = 5"])
def test_a_false_statement_about_a_parchment(caption: str) -> None:
    with pytest.raises(AssertionError):
        check(BoardBlock(caption, PARCHMENT))


@pytest.mark.parametrize("caption", ["fidelity = 8", "master = 3"])
def test_a_false_statement_about_a_parchment_on_an_island(caption: str) -> None:
    with pytest.raises(AssertionError):
        check(BoardBlock(caption, (*ISLAND, "", *PARCHMENT)))


def test_a_statement_about_the_end_that_is_not_so() -> None:
    check(BoardBlock("unmappable", LEFT_OUT))
    with pytest.raises(AssertionError):
        check(BoardBlock("mappable", LEFT_OUT))


def test_an_island_with_more_tiles_than_there_are() -> None:
    with pytest.raises(AssertionError, match="only 12 tiles"):
        check(BoardBlock("seen A1 = A1 A2 B1", ("sssss", "sssss", "sssss", ".....", ".....")))


def test_a_statement_of_no_known_kind() -> None:
    with pytest.raises(ValueError, match="no statement about"):
        check(BoardBlock("seen from A1 = A1", ISLAND))
