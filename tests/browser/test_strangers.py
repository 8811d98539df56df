"""What others write, and who may come: on the page."""

from browsing import PHONE, meet, new_page, open_table, start_with_bots
from playwright.sync_api import Browser, Page
from test_people import take_turns

HEBREW = "אבגד"


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("input[name=name]", name)
    page.locator("form button.primary").click()
    page.wait_for_selector(".seats")


def test_a_name_from_right_to_left_turns_nothing_around(browser: Browser, address: str) -> None:
    host, guest = new_page(browser), new_page(browser, PHONE)
    open_table(host, address, "bluff", 2, dice=1)
    join(guest, host.locator("#link").input_value(), HEBREW)
    guest.locator("button.primary.big").click()
    host.wait_for_function("() => undertable.table.value.seats[1].ready")
    mine = guest.locator(".seats .seat b", has_text=HEBREW)
    assert mine.inner_text().startswith("\u2068")  # “(you)” stays behind the name
    guest.locator("details summary", has_text="Chat").click()
    guest.fill("#words", "עוד 3?")
    guest.locator(".chat form button").click()
    host.wait_for_selector(".chat .log li bdi")
    line = host.locator(".chat .log li").first
    assert line.locator("bdi").first.inner_text() == HEBREW
    assert line.locator("bdi").last.inner_text() == "עוד 3?"
    host.locator("button.primary.big:enabled").click()
    for page in (host, guest):
        page.wait_for_selector(".table .board")
    take_turns((host, guest), 300)
    host.wait_for_selector(".over")
    lines = host.evaluate(
        "() => [...document.querySelectorAll('#panel-log li span')].map((s) => s.textContent)"
    )
    about = [line for line in lines if HEBREW in line]
    assert about
    assert all(f"\u2068{HEBREW}\u2069" in line for line in about)
    host.context.close()
    guest.context.close()


def test_older_chat_is_fetched_by_a_button(browser: Browser, address: str) -> None:
    host, guest = meet(browser, address, "bluff", 2)
    host.get_by_role("tab", name="Chat").click()
    for number in range(6):
        host.fill("#words", f"line {number}")
        host.locator(".chat form button").click()
    host.wait_for_function("() => undertable.chat.value.length === 6")
    assert host.get_by_text("Older messages").count() == 0
    host.evaluate("() => (undertable.chat.value = undertable.chat.value.slice(-2))")
    older = host.get_by_role("button", name="Older messages")
    older.click()
    host.wait_for_function("() => undertable.chat.value[0].number === 1")
    assert "line 0" in host.locator("#panel-chat .log li").first.inner_text()
    assert older.count() == 0
    host.context.close()
    guest.context.close()


def test_the_host_locks_the_door_and_sends_somebody_away(browser: Browser, address: str) -> None:
    host, guest, late = new_page(browser), new_page(browser, PHONE), new_page(browser, PHONE)
    open_table(host, address, "bluff", 2)
    link = host.locator("#link").input_value()
    join(guest, link, "Jonas")
    host.get_by_role("button", name="Let nobody else in").click()
    host.get_by_text("The door is locked").wait_for()
    late.goto(link)
    late.fill("input[name=name]", "Eve")
    late.locator("form button.primary").click()
    late.get_by_text("its host has locked it").wait_for()
    host.get_by_role("button", name="Open the door again").click()
    host.get_by_role("button", name="Send Jonas away").click()
    host.wait_for_function("(old) => document.querySelector('#link').value !== old", arg=link)
    late.locator("form button.primary").click()
    late.get_by_text("Ask for a new one").wait_for()
    join(late, host.locator("#link").input_value(), "Eve")
    for page in (host, guest, late):
        page.context.close()


def say(page: Page, words: str) -> None:
    page.fill("#words", words)
    page.locator(".chat form button").click()


def test_somebody_is_muted_by_one_and_reported_to_the_host(browser: Browser, address: str) -> None:
    host, victim, rude = new_page(browser), new_page(browser), new_page(browser, PHONE)
    open_table(host, address, "bluff", 3)
    link = host.locator("#link").input_value()
    join(victim, link, "Ida")
    join(rude, link, "Jonas")
    rude.locator("details summary", has_text="Chat").click()  # on a desk it is open
    say(rude, "you fool")
    line = victim.locator(".chat .log li", has_text="you fool")
    line.locator("summary").click()
    line.get_by_role("button", name="Report to the host").click()
    reported = host.get_by_role("status", name="Reported to you")
    reported.get_by_text("you fool").wait_for()
    assert "Jonas" in reported.inner_text()
    assert "Ida" not in reported.inner_text(), "who told the host is not said"
    assert rude.get_by_role("status", name="Reported to you").count() == 0
    line.get_by_role("button", name="Mute").click()
    line.wait_for(state="detached")
    say(rude, "and again")
    host.locator(".chat .log li", has_text="and again").wait_for()
    say(host, "enough")  # the table hears lines in their order
    victim.locator(".chat .log li", has_text="enough").wait_for()
    assert victim.locator(".chat .log li").count() == 1
    reported.get_by_role("button", name="Take out").click()
    rude.get_by_text("you fool").wait_for(state="detached")
    for page in (host, victim, rude):
        page.context.close()


def test_who_is_blocked_is_heard_at_no_table_of_this_device(browser: Browser, address: str) -> None:
    victim, rude = new_page(browser), new_page(browser, PHONE)
    for table in range(2):
        open_table(victim, address, "bluff", 2)
        join(rude, victim.locator("#link").input_value(), "Jonas")
        rude.locator("details summary", has_text="Chat").click()
        say(rude, "you fool")
        rude.locator(".chat .log li", has_text="you fool").wait_for()
        if not table:
            line = victim.locator(".chat .log li", has_text="you fool")
            line.locator("summary").click()
            line.get_by_role("button", name="Block").click()
            line.wait_for(state="detached")
        say(victim, "hello")
        rude.locator(".chat .log li", has_text="hello").wait_for()
        victim.locator(".chat .log li", has_text="hello").wait_for()
        assert victim.locator(".chat .log li").count() == 1, "nothing of Jonas"
        assert rude.locator(".chat .log li").count() == 2, "who is not told of it"
    for page in (victim, rude):
        page.context.close()


def test_who_runs_the_server_is_named_as_they_wrote_it(browser: Browser, address: str) -> None:
    page = new_page(browser)
    page.goto(f"{address}/privacy")
    page.get_by_text("the_night_watch@example.org").wait_for()
    page.context.close()


def test_who_logs_out_everywhere_else_keeps_a_table_and_its_rematch(
    browser: Browser, address: str
) -> None:
    """One token opens both: it is renewed once, and none of the two is lost."""
    page = new_page(browser)
    open_table(page, address, "bluff", 2, dice=1)
    start_with_bots(page)
    take_turns((page,), 300)
    page.locator(".over .primary").click()
    page.wait_for_function("() => undertable.visits.value.length === 2")
    [before] = {visit["token"] for visit in page.evaluate("() => undertable.visits.value")}
    page.goto(f"{address}/privacy")
    page.get_by_role("button", name="Log out everywhere else").click()
    page.get_by_text("only this device has your seats now").wait_for()
    visits = page.evaluate("() => undertable.visits.value")
    assert before not in {visit["token"] for visit in visits}
    for visit in visits:
        page.goto(f"{address}/t/{visit['id']}")
        page.wait_for_function("() => undertable.me.value?.seat === 0")
    page.context.close()
