"""Schmuggler an Bord on the page: the pawn and the ring cover nothing that must be read."""

from typing import Any

import msgspec
import pytest
from browsing import new_page
from playwright.sync_api import Browser, Page
from stage import Stage, against_bots, decisions, kind_of, update
from test_layout import SIZES

from undertable.games.smugglers.goods import KEYS

OPTIONS: dict[str, object] = {"turn_limit": 12}
CHAIN = [{"seat": 1, "named": 2}, {"seat": 2, "named": 3}, {"seat": 3, "named": 0}]
OWN = {"seat": 0, "named": 0}
SAID: dict[str, dict[str, Any]] = {
    "asked": {"chain": []},
    "pointed": {"chain": CHAIN},
    "claimed": {"chain": [*CHAIN, OWN], "objectors": [1, 2, 3]},
    "looking": {"chain": [*CHAIN, OWN], "objectors": [1, 3], "looker": 0, "cards": [5, 4, 6, 3]},
}
"""What is said about the card, more and more."""
COVERED = """() => {
  const boxOf = (e) => e.getBoundingClientRect();
  const clash = (a, b) => a.left < b.right - 2 && b.left < a.right - 2
    && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const ring = [...document.querySelectorAll(".pawn svg, .good")].map(boxOf);
  const linesOf = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return [...range.getClientRects()];
  };
  const words = document.querySelectorAll(
    ".deck :is(.ask-words b span, .ask-words b i, .enough, .stores, .chain li)");
  return [...words].filter((e) => e.checkVisibility())
    .filter((e) => (e.matches(".enough, b *") ? linesOf(e) : [boxOf(e)])
      .some((one) => ring.some((box) => clash(one, box))))
    .map((e) => e.className || e.textContent);
}"""


def standing(page: Page, view: dict[str, Any], good: str, said: dict[str, Any]) -> list[str]:
    """What is covered while the pawn stands here and this was said."""
    page.evaluate(
        """(view) => {
          const { shown } = undertable;
          const legal = view.looker ?? view.objectors.length ? null : shown.value.legal;
          shown.value = { ...shown.value, view, legal };
        }""",
        {**view, "pawn": good, "sought": good, **said},
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return list(page.evaluate(COVERED))


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_pawn_covers_no_word_wherever_it_stands(
    browser: Browser, address: str, lang: str
) -> None:
    page = new_page(browser, locale=lang)
    stage = Stage(page, address, against_bots("smugglers", 4, OPTIONS))
    state, told = next(
        (state, told)
        for state, told in decisions("smugglers", 4, OPTIONS, "pawn")
        if kind_of("smugglers", state) == "claim suspect"
    )
    stage.open(update(state, 1, told))
    view = msgspec.to_builtins(state.view(0))
    found = {}
    for size in SIZES:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        for name, said in SAID.items():
            for good in KEYS:
                if covered := standing(page, view, good, said):
                    found[f"{size}, {name}, {good}"] = covered
    assert found == {}
    page.context.close()
