"""What cannot be done now gives its reason."""

from __future__ import annotations

import pytest

import undertable
from undertable.terminal.reasons import why_not


@pytest.mark.parametrize(
    ("game", "seats", "lang", "line", "why"),
    [
        ("bluff", 3, "en", "layout 3", "Now you can raise the bid or doubt it"),
        ("bluff", 3, "en", "keep", "Now you can raise"),
        ("border", 3, "en", "offer 5", "Now everybody packs"),
        ("border", 3, "en", "waive", "Now everybody packs"),
        ("smugglers", 3, "en", "claim", "first cards are still being taken"),
        ("smugglers", 3, "en", "roll", "first cards are still being taken"),
        ("dig", 2, "en", "strike knife", "not possible now"),
        ("dig", 2, "en", "heal", "infirmary"),
        ("dig", 2, "de", "graben", "Diese Karten hast du nicht"),
        ("dig", 2, "nl", "kopen", "luchtplaats"),
    ],
)
def test_a_move_of_another_moment_is_refused_with_the_rules_own_reason(
    game: str, seats: int, lang: str, line: str, why: str
) -> None:
    rules = undertable.game(game)
    state = rules.start(seats, seed=3)
    before = state.position()
    refusal = why_not(rules, state, state.actors()[0], line, lang)
    assert refusal is not None
    assert why in refusal.reason.say(lang)
    assert state.position() == before


def test_what_is_no_move_at_all_stays_unclear() -> None:
    rules = undertable.game("bluff")
    state = rules.start(3, seed=3)
    assert why_not(rules, state, state.actors()[0], "xyzzy", "en") is None
