"""What a table offers beside the board: the rules in their drawer, and a seat to be taken back."""

from playwright.sync_api import Page, expect

from tests.browser.tables import ME, ask, open_table
from tests.browser.test_table_online import sit_down_together

BADLY_WRITTEN = """() => {
    const link = document.createElement('a');
    link.href = '/rules/cartographers#%E0%A4%A';
    link.textContent = 'a badly written address';
    document.querySelector('main').prepend(link);
}"""


def test_the_rules_give_the_focus_back(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'cartographers', ME)}")
    rules = page.get_by_role("region", name="Rules")
    button = page.get_by_role("button", name="Rules")
    button.focus()
    page.keyboard.press("Enter")
    expect(rules).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(button).to_be_focused()
    # By its key, from a space of the map.
    space = page.get_by_role("gridcell", name="F5")
    space.focus()
    page.keyboard.press("b")
    expect(rules).to_be_focused()
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    expect(space).to_be_focused()


def test_a_badly_written_address_opens_the_rules_all_the_same(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'cartographers', ME)}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.evaluate(BADLY_WRITTEN)
    page.get_by_role("link", name="a badly written address").click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()


def test_a_seat_that_cannot_be_taken_back_now_says_so(
    page: Page, friend: Page, complaints: list[str]
) -> None:
    # The friend decides nothing, so that the match does not come to its end meanwhile.
    table = sit_down_together(page, friend)
    expect(page.get_by_role("button", name="Rules")).to_be_visible()
    # Left on another page: this one stays open.
    ask(page, f"/tables/{table}/leave", {})
    button = page.get_by_role("button", name="Take the seat back")
    expect(button).to_be_visible()
    page.route("**/return", lambda route: route.abort())
    button.click()
    expect(page.get_by_text("That did not work. Try again in a moment.")).to_be_attached()
    # The browser noticed that the line was cut; the page has dealt with it.
    assert [said for said in complaints if "ERR_FAILED" not in said] == []
    complaints.clear()
    page.unroute("**/return")
    button.click()
    expect(button).to_have_count(0)
