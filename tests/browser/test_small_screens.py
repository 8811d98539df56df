"""On a short phone, and on one that lies on its side, nothing that matters is covered."""

import pytest
from browsing import new_page, open_table, play_until_my_move, start_with_bots
from msgspec import to_builtins
from playwright.sync_api import Browser
from stage import Stage, against_bots
from staging import last_moment

SMALL = [{"width": w, "height": h} for w, h in ((360, 640), (740, 360), (844, 390))]
COVERED = """seen => {
  const { x, y, width, height } = document.querySelector(seen).getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !top?.closest(seen);
}"""


@pytest.mark.parametrize(
    ("game", "seats", "seen"),
    [
        ("bluff", 4, ".own .die"),
        ("border", 4, ".queue"),
        ("smugglers", 4, ".deck"),
        ("dig", 3, ".prison"),
    ],
)
def test_the_hand_does_not_lie_on_the_board(
    browser: Browser, address: str, game: str, seats: int, seen: str
) -> None:
    page = new_page(browser, SMALL[0])
    open_table(page, address, game, seats=seats)
    start_with_bots(page)
    play_until_my_move(page)
    page.wait_for_selector(seen)
    for size in SMALL:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function(f"seen => !({COVERED})(seen)", arg=seen)  # once all is told
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    page.context.close()


UNSEEN = """() => {
  const told = document.querySelector(".told").getBoundingClientRect();
  return [...document.querySelectorAll(".over .scores li")]
    .filter((e) => e.getBoundingClientRect().bottom > told.bottom + 1
      || e.querySelector(".num").getBoundingClientRect().right > told.right)
    .map((e) => e.textContent);
}"""


@pytest.mark.parametrize("game", ["bluff", "border", "smugglers", "dig"])
def test_a_tied_end_and_everybody_s_score_are_read_without_scrolling(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, SMALL[0], locale="de")
    before, after, _ = last_moment(game, 4, "easy")
    stage = Stage(page, address, against_bots(game, 4, {}))
    stage.open(before)
    stage.show(after)
    page.wait_for_selector(".over")
    assert page.evaluate(UNSEEN) == []
    assert page.get_by_text("Gleichstand").count() == 0
    tie = {**to_builtins(after.outcome), "winners": [0, 2], "scores": [21, 9, 21, 8]}
    page.evaluate(
        "outcome => (undertable.shown.value = { ...undertable.shown.value, outcome })", tie
    )
    page.get_by_text("Gleichstand: je 21").wait_for()
    page.context.close()
