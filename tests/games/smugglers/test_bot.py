"""Bots guess from what they remember, object when they believe it, and bluff when it is cheap."""

from __future__ import annotations

from collections import Counter

import pytest

import undertable
from undertable import FastDice
from undertable.core.bot import Policy
from undertable.core.types import Event, Move
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.types import (
    Believe,
    Claim,
    Look,
    Missing,
    Object,
    Peeked,
    Shown,
    Stop,
    Suspect,
    Taken,
    Thrown,
)
from undertable.lab.sim import plan, play, standings

GAME = undertable.game("smugglers")
ROWS = [["coffee", "cheese"], ["gold", "furs"], ["rum", "silk"], ["gems", "masks"]]
SEEN: list[Event] = [Taken(s, good) for s, row in enumerate(ROWS) for good in row]
LONG_AGO: list[Event] = [*SEEN, *[Thrown(0, 1, "radios"), Taken(0, "radios")] * 60]


def seeking(good: str, rows: list[list[str]] = ROWS, **more: object) -> Smugglers:
    written = {"seats": len(rows), "phase": "naming", "pawn": good, "rows": rows, **more}
    state = GAME.position(written)
    assert isinstance(state, Smugglers)
    return state


def choices(level: str, state: Smugglers, seat: int, history: list[Event]) -> Counter[Move]:
    """What a bot does in the same place a hundred times."""
    bot, dice = GAME.bot(level), FastDice(level)
    view, legal = state.view(seat), state.legal(seat)
    return Counter(bot.decide(view, history, legal, dice) for _ in range(100))


def policy(level: str, state: Smugglers, seat: int, history: list[Event]) -> Policy:
    return GAME.bot(level).policy(state.view(seat), history, state.legal(seat))


def usual(level: str, state: Smugglers, seat: int, history: list[Event]) -> Move:
    return choices(level, state, seat, history).most_common(1)[0][0]


def test_a_bot_that_remembers_names_the_holder() -> None:
    assert usual("perfect", seeking("gold"), 0, SEEN) == Suspect(1)


def test_a_bot_claims_what_it_knows_to_be_its_own() -> None:
    assert usual("perfect", seeking("cheese"), 0, SEEN) == Claim()


def test_a_named_bot_that_knows_better_passes_it_on() -> None:
    state = seeking("gold", chain=[{"seat": 0, "named": 2}])
    assert usual("perfect", state, 2, SEEN) == Suspect(1)


def test_a_bot_that_is_caught_looks_rather_than_pays() -> None:
    state = seeking("gold", chain=[{"seat": 0, "named": 1}])
    assert usual("perfect", state, 1, SEEN) == Claim()


def test_a_bot_objects_to_what_it_knows_to_be_false_and_not_to_the_truth() -> None:
    for good, answer in (("gold", Object()), ("cheese", Believe())):
        state = seeking(good)
        state.play(0, Claim())
        assert usual("perfect", state, 3, SEEN) == answer


def test_a_bot_that_has_forgotten_lets_a_claim_pass() -> None:
    state = seeking("gold")
    state.play(0, Claim())
    assert usual("none", state, 3, SEEN) == Believe()


def test_bluffs_come_when_the_others_will_have_forgotten_too() -> None:
    """A claim that is most likely false is made when objections are unlikely, not before."""
    rows = [["coffee"], ["gold", "furs"], ["rum"], ["gems"], ["masks"], ["silk"]]
    fresh = [Taken(s, good) for s, row in enumerate(rows) for good in row if good != "gold"]
    shown = [Taken(1, "gold"), *fresh]
    old = [*shown, *[Thrown(0, 1, "radios"), Taken(0, "radios")] * 400]
    now, later = (choices("easy", seeking("gold", rows), 0, h)[Claim()] for h in (shown, old))
    assert now <= 2
    assert later >= 10


def test_a_braggart_claims_more_and_a_sceptic_objects_more_than_others() -> None:
    unsure, claimed = seeking("gold"), seeking("gold")
    claimed.play(0, Claim())
    claims = {who: dict(policy(who, unsure, 0, LONG_AGO)) for who in ("normal", "braggart")}
    answers = {who: dict(policy(who, claimed, 3, [])) for who in ("normal", "sceptic")}
    assert claims["normal"][Claim()] < claims["braggart"][Claim()]
    assert answers["normal"].get(Object(), 0.0) < answers["sceptic"][Object()]


def test_an_expert_forgets_nothing_and_a_beginner_much() -> None:
    """Of twenty cards that were shown long ago, the expert names the holder of every one."""
    rows = [["coffee"], *([] for _ in range(3))]
    for number, good in enumerate(good for good in KEYS if good not in ("coffee", "radios")):
        rows[1 + number % 3].append(good)
    shown: list[Event] = [Taken(s, good) for s, row in enumerate(rows) for good in row]
    long_ago = [*shown, *[Thrown(0, 1, "radios"), Taken(0, "radios")] * 40]
    asked = [(seat, row[0]) for seat, row in enumerate(rows) if seat] + [(1, rows[1][3])]
    known = dict.fromkeys(("easy", "expert"), 0)
    for level in known:
        for seat, good in asked:
            known[level] += usual(level, seeking(good, rows), 0, long_ago) == Suspect(seat)
    assert known["expert"] == len(asked)
    assert known["easy"] < len(asked)


def near_the_end(mine: int, rival: int = 2) -> Smugglers:
    """The next card is the twelfth of seat 0; is it ahead then of seat 2, who has so many?"""
    goods = [good for good in KEYS if good != "gold"]
    rows = [goods[:11], ["gold"], goods[11 : 11 + rival], goods[22:24]]
    return seeking("gold", rows, chips=[mine, *[15] * 3])


def shown_in(state: Smugglers) -> list[Event]:
    return [Taken(s, KEYS[good]) for s, row in enumerate(state.rows) for good in row]


def test_who_is_ahead_takes_the_card_that_ends_the_game() -> None:
    state = near_the_end(10)
    assert usual("expert", state, 0, shown_in(state)) == Suspect(1)


def test_who_is_behind_does_not_end_the_game() -> None:
    state = near_the_end(5, rival=11)
    assert usual("expert", state, 0, shown_in(state)) != Suspect(1)


def test_forgotten_cards_are_looked_at_first_and_the_sought_one_last() -> None:
    rows = [["coffee", "cheese", "gold", "rum"], ["furs"], ["silk"]]
    state = seeking("gold", rows, phase="looking", chain=[{"seat": 0, "named": 0}], looker=0)
    history: list[Event] = [Taken(0, good) for good in rows[0]]
    history += [Thrown(0, 1, "radios")] * 4000
    history += [Peeked(0, slot, rows[0][slot]) for slot in (0, 2)]
    first = usual("normal", state, 0, history)
    assert isinstance(first, Look)
    assert first.slot in (1, 3)
    looked = [1, 3, 0]
    state = seeking(
        "gold", rows, phase="looking", chain=[{"seat": 0, "named": 0}], looker=0, looked=looked[:2]
    )
    assert usual("normal", state, 0, history) == Look(0)


def test_looking_on_is_bought_only_when_much_is_forgotten() -> None:
    rows = [["coffee", "cheese", "gold", "rum", "masks", "gems"], ["furs"], ["silk"]]
    more = {"chain": [{"seat": 0, "named": 0}], "looker": 0, "looked": [2], "found": 2}
    state = seeking("gold", rows, phase="looking", options={"keep_looking": "one_chip"}, **more)
    known: list[Event] = [Taken(0, good) for good in rows[0]]
    assert usual("perfect", state, 0, known) == Stop()
    assert isinstance(usual("none", state, 0, known), Look)


@pytest.mark.parametrize("level", [*GAME.levels, *GAME.yardsticks])
@pytest.mark.parametrize("seats", [3, 6])
def test_every_bot_plays_every_table_to_its_end(level: str, seats: int) -> None:
    options = {"keep_looking": "one_chip"}
    parts = play(plan(GAME, [level], seats, options, "ends"), 0).parts
    assert len(parts) == seats


def test_the_honest_player_names_the_holder_claims_its_own_and_objects_to_lies() -> None:
    assert usual("honest", seeking("gold"), 0, SEEN) == Suspect(1)
    assert usual("honest", seeking("cheese"), 0, SEEN) == Claim()
    lie = seeking("gold")
    lie.play(0, Claim())
    assert usual("honest", lie, 3, SEEN) == Object()


def test_more_memory_makes_more_points() -> None:
    table = plan(GAME, ["none", "normal", "perfect"], seed="points")
    found = standings(table, (play(table, number) for number in range(15)))
    points = [found[bot].score / found[bot].games for bot in ("none", "normal", "perfect")]
    assert points[0] + 3 < points[1] < points[2] - 3


@pytest.mark.parametrize(("better", "worse"), [("expert", "hard"), ("hard", "normal")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """One among two of the other kind takes far more than the third that is its share."""
    table = plan(GAME, [better, worse, worse], seed="levels")
    found = standings(table, (play(table, number) for number in range(12)))
    assert found[better].wins >= 7


@pytest.mark.parametrize("level", GAME.levels)
def test_nobody_suspects_whom_they_saw_look_in_vain(level: str) -> None:
    state = seeking("gold", [["coffee"], ["watches"], ["gold"]])
    chances = dict(policy(level, state, 0, [Missing(1, "gold")]))
    assert chances.get(Suspect(1), 0.0) < 0.05 * chances[Suspect(2)]


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("holder", [1, 2])
def test_what_was_just_shown_decides_whom_to_suspect(level: str, holder: int) -> None:
    state = seeking("gold", [["coffee"], ["watches"], ["gold"]])
    chances = dict(policy(level, state, 0, [Taken(holder, "gold")]))
    assert chances[Suspect(holder)] > 0.9


@pytest.mark.parametrize("level", [*GAME.levels, "honest"])
def test_a_card_that_a_search_turned_up_is_where_it_was_shown(level: str) -> None:
    state = seeking("gold", [["coffee"], ["watches"], ["gold"]])
    history: list[Event] = [Taken(1, "gold"), Shown(2, 0, "gold")]
    assert dict(policy(level, state, 0, history))[Suspect(2)] > 0.9
