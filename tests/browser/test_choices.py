"""Choices of several steps: cards carried into a suitcase, dice laid out, hands exchanged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import (
    DESKTOP,
    PHONE,
    new_page,
    open_table,
    play_until_my_move,
    start_with_bots,
)
from playwright.sync_api import Browser, Locator, Page
from stage import ME, Stage, against_bots, decisions, update

from undertable.core.errors import IllegalMove
from undertable.core.state import State
from undertable.core.text import say
from undertable.games import game as game_named


def _at(
    browser: Browser,
    address: str,
    game: str,
    seats: int,
    options: dict[str, object],
    wanted: Callable[[State], bool],
    touch: bool = False,
) -> tuple[Stage, State]:
    """The page at the first decision of its kind."""
    page = new_page(browser, PHONE if touch else DESKTOP, has_touch=touch)
    stage = Stage(page, address, against_bots(game, seats, options))
    for seed in range(50):
        for state, told in decisions(game, seats, options, f"choices {seed}"):
            if ME in state.actors() and wanted(state):
                stage.open(update(state, 1, told))
                return stage, state
    raise AssertionError("no such decision")


def _offers(state: State, name: str) -> bool:
    return any(move["move"] == name for move in state.legal(ME).describe())  # type: ignore[index]


def _sent(stage: Stage, state: State) -> dict[str, object]:
    """The move that the page sent: one of those it was offered."""
    stage.page.wait_for_function("() => !undertable.pending.value")
    sent: dict[str, object] = stage.commands[-1]["move"]
    assert game_named(stage.table["game"]).move_from(sent) in state.legal(ME)
    return sent


def _carry(page: Page, thing: Locator, place: Locator) -> None:
    start, end = thing.bounding_box(), place.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 12, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_cards_are_carried_into_the_suitcase_and_back(browser: Browser, address: str) -> None:
    stage, state = _at(browser, address, "border", 3, {}, lambda s: _offers(s, "pack"))
    page = stage.page
    cards, case = page.locator(".goodcard"), page.locator(".dropcase")
    for _ in range(2):
        _carry(page, cards.nth(0), case)
        page.wait_for_selector(".packed")
        assert cards.nth(0).get_attribute("aria-pressed") == "true"
    assert page.locator(".packed").count() == 1
    _carry(page, page.locator(".packed"), page.locator(".bar"))
    assert page.locator(".packed").count() == 1
    _carry(page, page.locator(".packed"), page.locator(".goodcards"))
    page.wait_for_selector(".packed", state="detached")
    cards.nth(1).click()
    _carry(page, cards.nth(2), case)
    page.locator(".hand .primary").click()
    hand = state.view(ME).hand  # type: ignore[attr-defined]
    assert _sent(stage, state) == {"move": "pack", "cards": sorted([hand[1], hand[2]])}
    page.context.close()


def test_a_finger_taps_or_carries_a_card_into_the_suitcase(browser: Browser, address: str) -> None:
    stage, _ = _at(browser, address, "border", 3, {}, lambda s: _offers(s, "pack"), touch=True)
    page = stage.page
    for there in ("attached", "detached"):
        page.locator(".goodcard").first.tap()
        page.wait_for_selector(".packed", state=there)  # type: ignore[arg-type]
    card, case = (page.locator(place).first.bounding_box() for place in (".goodcard", ".dropcase"))
    assert card
    assert case
    finger = page.context.new_cdp_session(page)
    x, y = card["x"] + 20, card["y"] + 20
    for kind, step in (("touchStart", 0), *(("touchMove", n) for n in range(1, 6))):
        at = {"x": x, "y": y + (case["y"] + 10 - y) * step / 5}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector(".packed")
    page.context.close()


def test_dice_are_laid_out_and_one_stays_hidden(browser: Browser, address: str) -> None:
    options: dict[str, object] = {"laying_out": True}
    stage, state = _at(browser, address, "bluff", 3, options, lambda s: _offers(s, "layout"))
    page = stage.page
    dice = page.locator(".pick button")
    for die in dice.all():
        die.click()
    pressed = page.locator(".pick button[aria-pressed=true]").count()
    assert pressed == dice.count() - 1
    page.locator(".hand .primary").click()
    sent = _sent(stage, state)
    assert sent["move"] == "layout"
    assert len(sent["dice"]) == pressed  # type: ignore[arg-type]
    page.context.close()


def test_the_graveyard_holds_the_dice_that_were_lost(browser: Browser, address: str) -> None:
    stage, _ = _at(
        browser,
        address,
        "bluff",
        3,
        {"dice": 2},
        lambda s: sum(s.view(ME).dice) == 4,  # type: ignore[attr-defined]
    )
    assert stage.page.locator(".bones i").count() == 2
    stage.page.context.close()


@pytest.mark.parametrize("move", ["exchange", "handback"])
def test_teammates_hand_over_cards_and_cigarettes(
    browser: Browser, address: str, move: str
) -> None:
    def rich(state: State) -> bool:
        view = state.view(ME)
        return _offers(state, move) and bool(view.hand) and view.convicts[ME].cigarettes > 1  # type: ignore[attr-defined]

    stage, state = _at(browser, address, "dig", 4, {"teams": True}, rich)
    page = stage.page
    if move == "exchange":
        mate = next(o["mate"] for o in state.legal(ME).describe() if o["move"] == move)  # type: ignore[index]
        page.locator(f".pawn[data-seat='{mate}']").click()
        page.locator(".panel .doit", has_text="Exchange").click()
    page.locator(".picks button").first.click()
    page.locator(".amount .icon").last.click()
    page.locator(".handing > .primary").click()
    sent = _sent(stage, state)
    assert (sent["move"], len(sent["cards"]), sent["cigarettes"]) == (move, 1, 1)  # type: ignore[arg-type]
    page.context.close()


def test_michel_is_prodded_and_seen_in_his_room(browser: Browser, address: str) -> None:
    options: dict[str, object] = {"neutral": "michel"}
    stage, state = _at(browser, address, "dig", 2, options, lambda s: _offers(s, "prod"))
    assert stage.page.locator(".pawn.michel [role=img][aria-label]").count() == 1
    stage.page.locator(".hand .moves button").first.click()
    assert _sent(stage, state) == {"move": "prod"}
    stage.page.context.close()


def test_a_half_made_choice_outlives_a_reload_and_another_language(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, PHONE)
    open_table(page, address, "border", seats=3, rounds=1)
    start_with_bots(page)
    play_until_my_move(page)
    while not page.locator(".goodcard").count():
        page.locator(".hand .moves button").first.click()
        play_until_my_move(page)
    page.locator(".goodcard").nth(0).click()
    page.locator(".goodcard").nth(3).click()
    page.reload()
    play_until_my_move(page)
    assert page.locator(".goodcard[aria-pressed=true]").count() == 2
    page.locator(".bar button[aria-haspopup]").click()
    page.locator("dialog button[lang=de]").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".hand .primary:has-text('Koffer')")
    assert page.locator(".packed").count() == 2
    page.locator(".hand .primary").click()
    page.wait_for_function("() => undertable.shown.value.view.suitcase.length === 2")
    page.context.close()


PROBES: dict[str, dict[str, object]] = {
    "search": {"move": "search"},
    "craft": {"move": "craft", "item": "pickaxe", "cards": ["point", "tie"]},
    "dig": {"move": "dig", "tool": "spoon"},
    "extort": {"move": "extort", "tool": "spoon", "weapon": "knife"},
}
"""A move of each verb, to ask the rules why it is not possible."""
WHY = """() => Object.fromEntries([...document.querySelectorAll(".verb.shut")]
  .map((verb) => [verb.className.match(/v-(\\w+)/)[1], verb.querySelector("small").innerText]))"""

PLACES = """() => [...document.querySelectorAll(".verb")]
  .map((verb) => verb.getBoundingClientRect())
  .map(({ x, y }) => [Math.round(x), Math.round(y)])"""


def _why(state: State, probe: dict[str, object], lang: str) -> str:
    """The page's short words for what the rules would answer."""
    if probe["move"] == "extort":
        others = [s for s in range(len(state.view(ME).convicts)) if s != ME]  # type: ignore[attr-defined]
        keys = {_refusal(state, {**probe, "victim": seat}) for seat in others}
        key = "refusal-weapon" if "refusal-weapon" in keys else keys.pop()
    else:
        key = _refusal(state, probe)
    name = key.removeprefix("refusal-")
    key = f"{probe['move']}-{name}" if name == "no-card" else name
    return say("dig", f"page-why-{key}", lang)


def _refusal(state: State, probe: dict[str, object]) -> str:
    with pytest.raises(IllegalMove) as refused:
        state.copy().play(ME, game_named("dig").move_from(probe))
    return refused.value.reason.key


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_what_a_convict_cannot_do_says_why_as_the_rules_do(
    browser: Browser, address: str, lang: str
) -> None:
    page = new_page(browser, PHONE, locale=lang)
    stage = Stage(page, address, against_bots("dig", 3, {}))
    reasons, places, version = set[str](), set[str](), 0
    for state, told in decisions("dig", 3, {}, "why"):
        if ME not in state.actors() or not _offers(state, "end"):
            continue
        version += 1
        now = update(state, version, told)
        stage.show(now) if version > 1 else stage.open(now)
        places.add(str(page.evaluate(PLACES)))
        loud = page.locator(".verb.end.primary").count()
        assert not loud or not state.view(ME).actions, "ending the turn is loud"  # type: ignore[attr-defined]
        shut = page.evaluate(WHY)
        for verb in shut.keys() & PROBES.keys():
            assert shut[verb] == _why(state, PROBES[verb], lang), verb
            reasons.add(shut[verb])
        if version == 25:
            break
    assert len(reasons) > 4
    assert len(places) == 1, "the buttons do not keep their places"
    page.context.close()
