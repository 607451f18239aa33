"""The first lessons, taken from the first step to the last as a beginner would."""

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import settle, sound
from tests.browser.mapout import AT_REST, lay_what_earns, liftable, lit, tray
from tests.browser.tables import draw

TRIES = 40
DASH = "\N{EN DASH}"


def coach(page: Page) -> Locator:
    return page.get_by_role("region").filter(has=page.get_by_role("button", name="Back"))


def begins(page: Page, title: str, number: int, steps: int) -> None:
    expect(coach(page).get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(coach(page).get_by_text(f"Step {number} of {steps}")).to_be_visible()


def answer(page: Page) -> Locator:
    return coach(page).get_by_role("status")


def done(page: Page, onward: str = "Next") -> None:
    """The step is done, and Enter leads on."""
    expect(answer(page)).to_contain_text("Right!")
    button = coach(page).get_by_role("button", name=onward)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")


def show(page: Page) -> None:
    coach(page).get_by_role("button", name="Show me").click()


def tried(page: Page, attempt: Callable[[], None], otherwise: str = "Not quite.") -> bool:
    """Whether a move did what was asked for; the page says so too."""
    with page.expect_response(re.compile("/moves$")) as sent:
        attempt()
    reached: bool = sent.value.json()["reached"]
    expect(answer(page)).to_contain_text("Right!" if reached else otherwise)
    return reached


def until_right(page: Page, attempts: Iterator[Callable[[], None]]) -> None:
    for _, attempt in zip(range(TRIES), attempts, strict=False):
        if tried(page, attempt):
            return
    pytest.fail(f"nothing of what was tried is what the step asks for: {answer(page).inner_text()}")


def drawings(page: Page) -> Iterator[Callable[[], None]]:
    """The shape of Cartographers at one lit place after the other."""
    cells = page.get_by_role("grid").get_by_role("gridcell", name="fits here")
    for at in range(cells.count()):

        def draw_there(at: int = at) -> None:
            page.keyboard.press("Escape")
            cells.nth(at).click()
            page.get_by_role("button", name="Draw", exact=True).click()

        yield draw_there


def test_a_lesson_of_cartographers_by_mouse(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="A two-minute lesson in Cartographers").click()
    begins(page, "Draw the card", 1, 7)
    draw(page)
    done(page)
    begins(page, "Take a coin", 2, 7)
    page.get_by_role("radio", name=re.compile("of five")).check(force=True)
    assert not tried(page, lambda: draw(page))
    expect(answer(page)).to_contain_text("large shape")
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="with a coin").check(force=True)
    draw(page)
    done(page)
    begins(page, "Draw what scores", 3, 7)
    until_right(page, drawings(page))
    done(page)
    begins(page, "An ambush", 4, 7)
    expect(page.get_by_text(re.compile("drawing on Ada")).first).to_be_visible()
    until_right(page, drawings(page))
    done(page)
    begins(page, "Ruins", 5, 7)
    page.get_by_role("gridcell", name=re.compile("^H6")).hover()
    expect(page.get_by_role("link", name=re.compile("C6.1")).first).to_be_visible()
    draw(page)
    done(page)
    begins(page, "The season ends", 6, 7)
    page.get_by_role("radio", name="water").check(force=True)
    until_right(page, drawings(page))
    expect(answer(page)).to_contain_text("Spring is scored")
    done(page)
    begins(page, "Close in a mountain", 7, 7)
    show(page)
    done(page, "Finish")
    expect(page.get_by_role("heading", name="You know how to play Cartographers")).to_be_focused()
    page.get_by_role("link", name="Play a first match").click()
    expect(page.get_by_role("heading", name="A new match of Cartographers")).to_be_visible()


def test_a_lesson_of_misterra_by_mouse_and_keyboard(page: Page) -> None:
    page.goto("/lesson/misterra")
    parchment = page.get_by_role("grid", name=re.compile("^Your parchment"))
    begins(page, "Choose your sponsors", 1, 12)
    page.get_by_role("button", name=re.compile("zone of jungle")).click()
    page.get_by_role("button", name=re.compile("^23 ")).click()
    # Any two cards would do: nobody is told that they were wrong.
    keep = page.get_by_role("button", name="Keep these two")
    assert not tried(page, keep.click, "That would do as well.")
    expect(answer(page)).not_to_contain_text("Not quite")
    page.get_by_role("button", name=re.compile("^23 ")).click()
    page.get_by_role("button", name=re.compile("mountain on the edge")).click()
    keep.click()
    done(page)
    begins(page, "Go ashore", 2, 12)
    page.get_by_role("gridcell", name=re.compile("^beach 2")).click()
    done(page)
    begins(page, "Choose a sketch card", 3, 12)
    page.get_by_role("button", name=f"Take steppe {DASH} mountain").first.click()
    done(page)
    begins(page, "Map", 4, 12)
    parchment.get_by_role("gridcell", name=re.compile("^D2")).click()
    page.get_by_role("button", name="Map", exact=True).click()
    done(page)
    begins(page, "See far", 5, 12)
    parchment.get_by_role("gridcell", name=re.compile("^E4")).click()
    page.get_by_role("button", name="Map", exact=True).click()
    done(page)
    begins(page, "Over the steppe", 6, 12)
    page.get_by_role("gridcell", name=re.compile("^C2: .*go here")).click()
    done(page)
    begins(page, "At the lagoon", 7, 12)
    # What was mapped stays, though the match that the lesson follows went another way.
    mapped = parchment.get_by_role("gridcell", name=re.compile("^E4: (jungle|lagoon)"))
    expect(mapped).to_be_visible()
    page.get_by_role("button", name="Exchange a card").click()
    page.get_by_role("button", name=f"Put steppe {DASH} jungle under the deck").click()
    done(page)
    begins(page, "Confirm a rumour", 8, 12)
    expect(mapped).to_be_visible()
    parchment.get_by_role("gridcell", name=re.compile("^B3")).click()
    page.keyboard.press("Enter")
    done(page)
    begins(page, "Bend the truth", 9, 12)
    show(page)
    done(page)
    begins(page, "Into the jungle", 10, 12)
    jungle = page.get_by_role("gridcell", name=re.compile("^C1: jungle.*cannot map from there"))
    jungle.hover()
    actions = page.get_by_role("group", name="Actions")
    expect(actions).to_contain_text("Jungle: you cannot map from there")
    jungle.click()
    done(page)
    begins(page, "Claim a region", 11, 12)
    expect(page.locator(".island .thought")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Claim")).click()
    done(page)
    begins(page, "The end", 12, 12)
    expect(parchment.get_by_role("gridcell", name=re.compile("^A1: empty"))).to_be_visible()
    show(page)
    expect(answer(page)).to_contain_text("Ada has one more turn")
    done(page, "Finish")
    expect(
        page.get_by_role("heading", name="You know how to play Maps of Misterra")
    ).to_be_focused()
    page.get_by_role("link", name="Play a first match").click()
    expect(page.get_by_role("heading", name="A new match of Maps of Misterra")).to_be_visible()


def layings(page: Page) -> Iterator[Callable[[], None]]:
    """The tile in hand on one lit place after the other, as it comes out of the hand."""
    places = [cell.get_attribute("data-at") for cell in lit(page).all()]
    for place in places:

        def lay_there(place: str | None = place) -> None:
            page.locator(f"[data-at='{place}']").click()
            page.get_by_role("button", name=re.compile("^(Lay it|Put it back)")).click()

        yield lay_there


def from_the_left(cells: Locator) -> list[str]:
    """Where they lie; a row further down begins half a tile further to the right."""
    places = [cell.get_attribute("data-at") or "" for cell in cells.all()]
    return sorted(places, key=lambda at: 2 * int(at.split(",")[0]) + int(at.split(",")[1]))


def test_a_lesson_of_map_out_by_mouse(page: Page) -> None:
    page.goto("/new/mapout")
    page.get_by_role("link", name="A two-minute lesson").click()
    begins(page, "Connect", 1, 6)
    tray(page).first.click()
    until_right(page, layings(page))
    done(page)
    begins(page, "Two at once", 2, 6)
    lay_what_earns(page, 2)
    done(page)
    begins(page, "Lift a tile", 3, 6)
    *others, rightmost = from_the_left(liftable(page))
    for place in others[-1:]:
        page.locator(f"[data-at='{place}']").click()
        lift_it = page.get_by_role("button", name=re.compile("^Lift it"))
        assert not tried(page, lift_it.click, "That would do as well.")
        expect(answer(page)).not_to_contain_text("Not quite")
    page.locator(f"[data-at='{rightmost}']").click()
    page.get_by_role("button", name=re.compile("^Lift it")).click()
    done(page)
    begins(page, "Put it back", 4, 6)
    show(page)
    done(page)
    begins(page, "An End Tile", 5, 6)
    tray(page).and_(page.get_by_role("button", name=re.compile("^End Tile"))).click()
    until_right(page, layings(page))
    done(page)
    begins(page, "A Split End Tile", 6, 6)
    tray(page).and_(page.get_by_role("button", name=re.compile("^Split End Tile"))).click()
    until_right(page, layings(page))
    done(page, "Finish")
    expect(page.get_by_role("heading", name="You know how to play Map Out")).to_be_focused()


def test_a_step_can_be_skipped_chosen_and_left(page: Page) -> None:
    page.goto("/lesson/cartographers")
    begins(page, "Draw the card", 1, 7)
    expect(coach(page).get_by_role("button", name="Back")).to_be_disabled()
    coach(page).get_by_role("button", name="Skip").click()
    begins(page, "Take a coin", 2, 7)
    expect(coach(page)).to_be_focused()
    page.get_by_role("link", name="Ruins").click()
    begins(page, "Ruins", 5, 7)
    page.reload()
    begins(page, "Ruins", 5, 7)
    coach(page).get_by_role("button", name="Back").click()
    begins(page, "An ambush", 4, 7)
    page.keyboard.press("b")
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("heading", name="A new match of Cartographers")).to_be_visible()


def test_a_lesson_speaks_the_languages_of_the_page(page: Page) -> None:
    page.goto("/lesson/misterra?step=4")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Cartographie", exact=True)).to_be_visible()
    page.get_by_role("button", name="Montre-moi").click()
    expect(page.get_by_role("status").filter(has_text="est ça")).to_be_visible()
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("status").filter(has_text="Goed zo!")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "scheme"), [("cartographers", "light"), ("misterra", "dark"), ("mapout", "light")]
)
def test_a_lesson_on_a_phone_has_nothing_that_axe_complains_about(
    phone: Page, game: str, scheme: Literal["light", "dark"]
) -> None:
    phone.emulate_media(color_scheme=scheme)
    phone.goto(f"/lesson/{game}")
    number, steps = 1, 1
    while number <= steps:
        count = coach(phone).get_by_text(re.compile(rf"^Step {number} of "))
        expect(count).to_be_visible()
        steps = int(count.inner_text().split()[-1])
        assert phone.evaluate("() => document.documentElement.scrollWidth") == 390
        if number == 1:
            settle(phone)
            sound(phone)
        show(phone)
        expect(answer(phone)).to_contain_text("Right!")
        if number == 1:
            settle(phone)
            sound(phone)
        coach(phone).get_by_role("button", name=re.compile("^(Next|Finish)")).tap()
        number += 1
    expect(phone.get_by_role("heading", name="You know how to play")).to_be_focused()
    settle(phone)
    sound(phone)


@pytest.mark.parametrize("game", ["cartographers", "misterra"])
def test_the_lesson_needs_no_scrolling(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"/lesson/{game}")
    number, steps = 0, 1
    while number < steps:
        number += 1
        count = coach(page).get_by_text(re.compile(f"^Step {number} of "))
        expect(count).to_be_visible()
        steps = int(count.inner_text().split()[-1])
        settle(page)
        assert page.evaluate("() => document.documentElement.scrollHeight") == 900
        if number < steps:
            coach(page).get_by_role("button", name=re.compile("^(Skip|Next)")).click()


def test_the_lesson_of_map_out_needs_no_scrolling_and_can_be_scrolled(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/lesson/mapout")
    for number in range(1, 7):
        expect(coach(page).get_by_text(re.compile(f"^Step {number} of "))).to_be_visible()
        settle(page)
        assert page.evaluate("() => document.documentElement.scrollHeight") == 900
        if number < 6:
            coach(page).get_by_role("button", name=re.compile("^(Skip|Next)")).click()
    # In a lower window the wheel goes down the page, as it does beside the board, and Ctrl zooms.
    page.set_viewport_size({"width": 1440, "height": 500})
    page.wait_for_function(AT_REST)
    grid = page.get_by_role("grid")
    seen = grid.get_attribute("viewBox")
    grid.hover()
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 50")
    expect(grid).to_have_attribute("viewBox", seen or "")
    grid.hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    expect(grid).not_to_have_attribute("viewBox", seen or "")
