"""Several people at one device: it is handed over, and nobody sees what is not theirs."""

from playwright.sync_api import Page, expect

from tests.browser.tables import ME, decide, handed_to, here, open_table, position


def test_the_device_is_handed_over_without_showing_the_hand(page: Page) -> None:
    table = open_table(page, "mapout", ME, here("Ben"))
    first = position(page, table, 0)["view"]["waiting"][0]
    names = ["Ada", "Ben"]
    page.goto(f"/t/{table}")
    expect(handed_to(page, names[first])).to_be_focused()
    expect(page.get_by_role("heading", name="Log")).to_have_count(0)
    page.get_by_role("button", name=f"I am {names[first]}").click()
    expect(page.get_by_role("heading", name="Log")).to_be_visible()
    while decide(page, table, first):
        pass
    expect(handed_to(page, names[1 - first])).to_be_visible()
    expect(page.get_by_role("heading", name="Log")).to_have_count(0)
    # After a reload nobody knows who holds the device.
    page.reload()
    expect(handed_to(page, names[1 - first])).to_be_visible()
    page.get_by_role("button", name=f"I am {names[1 - first]}").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_what_one_has_drawn_is_hidden_from_the_next(page: Page) -> None:
    table = open_table(page, "cartographers", ME, here("Ben"))
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    decide(page, table, 0)
    expect(handed_to(page, "Ben")).to_be_visible()
    page.get_by_role("button", name="I am Ben").click()
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Ada has decided.")
    expect(log).not_to_contain_text("Ada draws")
    # With Ben's drawing both are shown, and Ben may keep the device for the next card.
    decide(page, table, 1)
    expect(log).to_contain_text("Ada draws")
    expect(log).to_contain_text("Ben draws")


def test_a_decision_is_taken_back_before_the_device_is_handed_on(page: Page) -> None:
    table = open_table(page, "cartographers", ME, here("Ben"))
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    decide(page, table, 0)
    page.get_by_role("button", name="Ada takes the last decision back").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    assert position(page, table, 0)["view"]["waiting"] == [0, 1]


def test_misterras_presumptions_do_not_show_in_the_log(page: Page) -> None:
    table = open_table(page, "misterra", ME, here("Ben"))
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    kept = position(page, table, 0)["choices"]["moves"][0]
    decide(page, table, 0)
    page.get_by_role("button", name="I am Ben").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Ada has decided.")
    expect(page.get_by_text(kept)).to_have_count(0)
