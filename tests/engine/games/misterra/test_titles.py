"""The score of a lone player and the title it earns."""

from __future__ import annotations

import pytest

from mapmakers.engine.games.misterra.phases import OVER
from mapmakers.engine.games.misterra.titles import TitleWord, joined_title, title_words, titles_of
from tests.engine.games.misterra.table import situation


def sheet(
    fidelity: int = 0, presumptions: int = 0, claims: int = 0, otoma: int = 0
) -> dict[str, int]:
    return {
        "fidelity": fidelity,
        "presumption1": presumptions,
        "presumption2": 0,
        "claims": claims,
        "otoma": -otoma,
    }


@pytest.mark.parametrize(
    ("total", "title"),
    [
        (-12, "insignificant"),
        (0, "insignificant"),
        (59, "insignificant"),
        (60, "dim"),
        (69, "dim"),
        (70, "famous"),
        (80, "memorable"),
        (90, "illustrious"),
        (99, "illustrious"),
        (100, "eternal"),
        (140, "eternal"),
    ],
)
@pytest.mark.clause("M16.3")
def test_titles_for_the_total(total: int, title: str) -> None:
    assert titles_of(sheet(), total)[0] == title


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "apprentice"),
        (19, "apprentice"),
        (20, "assistant"),
        (39, "assistant"),
        (40, "expert"),
        (59, "expert"),
        (60, "dean"),
        (90, "dean"),
    ],
)
@pytest.mark.clause("M16.3")
def test_titles_for_presumptions(points: int, title: str) -> None:
    assert titles_of(sheet(presumptions=points), 0)[1] == title


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "paper_pusher"),
        (18, "paper_pusher"),
        (20, "topographer"),
        (28, "topographer"),
        (30, "surveyor"),
        (38, "surveyor"),
        (40, "cartographer"),
        (50, "cartographer"),
    ],
)
@pytest.mark.clause("M16.3")
def test_titles_for_fidelity(points: int, title: str) -> None:
    assert titles_of(sheet(fidelity=points), 0)[2] == title


@pytest.mark.parametrize(
    ("claims", "otoma", "title"),
    [
        (0, 8, "fearful"),
        (4, 4, "fearful"),
        (6, 4, "prudent"),
        (12, 6, "prudent"),
        (12, 4, "bold"),
        (14, 0, "bold"),
        (16, 0, "intrepid"),
        (30, 2, "intrepid"),
    ],
)
@pytest.mark.clause("M16.3")
def test_titles_for_claims_less_otomas(claims: int, otoma: int, title: str) -> None:
    assert titles_of(sheet(claims=claims, otoma=otoma), 0)[3] == title


@pytest.mark.clause("M16.3")
def test_each_word_says_what_the_next_one_lacks() -> None:
    assert title_words(sheet(fidelity=24, presumptions=60, claims=5, otoma=9), 59) == (
        TitleWord("total", "insignificant", 59, "dim", 1),
        TitleWord("presumptions", "dean", 60, None, 0),
        TitleWord("fidelity", "topographer", 24, "surveyor", 6),
        TitleWord("claims", "fearful", -4, "prudent", 5),
    )


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Illustrious intrepid expert surveyor"),
        ("fr", "Illustre expert·e géomètre intrépide"),
        ("nl", "Illuster onverschrokken expert landmeter"),
    ],
)
@pytest.mark.clause("M16.4")
def test_the_joined_title(language: str, title: str) -> None:
    assert joined_title(("illustrious", "expert", "surveyor", "intrepid"), language) == title


@pytest.mark.clause("M16.4")
def test_the_lowest_joined_title() -> None:
    codes = titles_of(sheet(), -25)
    assert joined_title(codes, "en") == "Insignificant fearful apprentice paper-pusher"
    assert joined_title(codes, "nl") == "Onbeduidend angstig leerling clerk"


@pytest.mark.clause("M16.2", "M11.2")
def test_otomas_claims_are_taken_off() -> None:
    """The player's steppes earn 4, Otoma's lagoons 6; nothing is drawn: -25 + 4 - 6."""
    state = situation(
        "SS... ..... ..... LLL.. .....",
        at=("beach1",),
        claims=(["A1"], ["A4"]),
        kept=[(9, 10)],
    )
    state.phase = OVER
    outcome = state.outcome
    assert outcome is not None
    assert dict(outcome.scores[0])["claims"] == 4
    assert dict(outcome.scores[0])["otoma"] == -6
    assert outcome.totals == (-27,)
    assert outcome.rating == -27
    assert outcome.titles == ("insignificant", "apprentice", "paper_pusher", "fearful")
    result = state.view(0).result
    assert result is not None
    assert tuple(word.word for word in result.title_words) == outcome.titles
