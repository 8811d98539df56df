"""Bots of Hart an der Grenze: they see what their seat sees, lie with a plan, and haggle."""

from __future__ import annotations

import pytest

from games.border.tables import GAME, at_the_check, at_the_end_of_a_round, haggling, table
from undertable import FastDice, new_match
from undertable.core.types import Move
from undertable.games.border.bot.beliefs import Reading
from undertable.games.border.bot.character import CHARACTERS
from undertable.games.border.bot.haggling import Talk, sheriff_says, traveller_says
from undertable.games.border.bot.packing import wrong_cards
from undertable.games.border.bot.value import Worth
from undertable.games.border.goods import CIGAR, JUG, SOMBRERO, STATUE, TEQUILA
from undertable.games.border.rules.choices import ACCEPT, OPEN
from undertable.games.border.rules.state import Border
from undertable.games.border.types import (
    Check,
    Confiscate,
    Demand,
    Done,
    Keep,
    Name,
    Offer,
    Opened,
    Pack,
)
from undertable.lab.sim import plan, simulate, standings
from undertable.lab.walk import variants

HARD = CHARACTERS["hard"]


def decided(state: Border, level: str = "hard") -> Move:
    seat = state.actors()[0]
    return GAME.bot(level).decide(state.view(seat), (), state.legal(seat), FastDice(1))


@pytest.mark.parametrize("options", variants(GAME), ids=str)
def test_bots_play_legally_under_every_option_and_the_same_question_gets_the_same_answer(
    options: dict[str, object],
) -> None:
    match = new_match(GAME, 6, FastDice(str(options)), **{"rounds": 1, **options})
    bots = [GAME.bot(level) for level in GAME.levels]
    while actors := match.state.actors():
        seat = actors[0]
        view, history, legal = match.state.view(seat), match.history(seat), match.state.legal(seat)
        move = bots[seat].decide(view, history, legal, FastDice(match.version))
        assert move in legal
        assert bots[seat].decide(view, history, legal, FastDice(match.version)) == move
        match.play(seat, move, bots[seat].words(view, move, FastDice(match.version)))
    assert match.state.outcome() is not None


def test_in_the_last_turn_nothing_dear_stays_in_hand() -> None:
    hand = ["jug", "maracas", "cigar", "statue", "sombrero"]
    packed = decided(table(3, round=3, turn=6, hand=[hand, hand, hand]))
    assert isinstance(packed, Pack)
    assert STATUE in packed.cards


def test_what_would_be_found_is_measured_as_the_rules_do() -> None:
    assert wrong_cards((JUG, JUG, JUG, CIGAR), 2, JUG) == [CIGAR, JUG]
    assert wrong_cards((JUG, JUG), 4, JUG) == []


def test_an_honest_traveller_opens_and_a_smuggler_offers_less_than_is_at_stake() -> None:
    honest = at_the_check(["jug"], ["jug"], says=[(1, "jug")] * 2)
    honest.play(0, Check(1))
    assert decided(honest, "judge") == OPEN
    guilty = decided(haggling())
    assert isinstance(guilty, Offer)
    assert 1 <= guilty.amount < 9 + 6


def talk(mine: tuple[int, ...], theirs: tuple[int, ...], standing: int | None) -> Talk:
    return Talk(mine, theirs, standing, last_words=False, mood=0.0)


def test_offers_rise_to_a_last_one_and_no_further() -> None:
    said: tuple[int, ...] = ()
    for _ in range(5):
        move = traveller_says(talk(said, (99,), 99), 40.0, 100, HARD, FastDice(0))
        assert isinstance(move, Offer)
        assert not said or move.amount >= said[-1]
        said += (move.amount,)
    assert said[0] < said[-1] <= 0.6 * 40
    assert traveller_says(talk(said, (99,), 99), 40.0, 100, HARD, FastDice(0)) == OPEN
    assert traveller_says(talk(said, (24,), 24), 40.0, 100, HARD, FastDice(0)) == ACCEPT


def test_nobody_offers_more_than_he_has() -> None:
    move = traveller_says(talk((2, 3), (9,), 9), 60.0, 3, HARD, FastDice(0))
    assert move == Offer(3)


def test_demands_fall_to_a_last_one_and_then_the_suitcase_is_opened() -> None:
    said: tuple[int, ...] = ()
    for _ in range(HARD.patience):
        move = sheriff_says(talk(said, (1,), 1), 40.0, 0.33, 50, HARD)
        assert isinstance(move, Demand)
        assert not said or move.amount <= said[-1]
        said += (move.amount,)
    assert sheriff_says(talk(said, (1,), 1), 40.0, 0.33, 50, HARD) == OPEN
    assert sheriff_says(talk(said, (10, 15, 20, 25, 30), 30), 40.0, 0.33, 50, HARD) == ACCEPT


def test_a_judge_is_dearer_than_others_and_a_miser_offers_less() -> None:
    def first_demand(level: str) -> int:
        move = sheriff_says(talk((), (5,), 5), 30.0, 0.33, 99, CHARACTERS[level])
        return move.amount if isinstance(move, Demand) else 0

    def first_offer(level: str) -> int:
        move = traveller_says(talk((), (), None), 50.0, 99, CHARACTERS[level], FastDice(0))
        return move.amount if isinstance(move, Offer) else 0

    assert first_demand("judge") > first_demand("hard")
    assert first_offer("miser") < first_offer("hard")


def test_who_was_caught_before_is_believed_less() -> None:
    state = at_the_check(["jug", "jug"], ["jug", "jug"], says=[(2, "jug")] * 2)
    caught = Opened(1, 2, JUG, (CIGAR, CIGAR), (CIGAR, CIGAR), 10, 10, 0)
    honest = Opened(2, 2, JUG, (JUG, JUG), (), 0, 0, 1)
    reading = Reading(state.view(0), (caught, honest, caught, honest))
    assert reading.lie(1, 2, JUG) > reading.lie(2, 2, JUG)


def test_a_declaration_is_weighed_against_the_cards_that_are_left() -> None:
    three = [["jug"] * 3] * 2
    says = [(3, "sombrero")] * 2
    few = at_the_check(*three, says=says, discards={"sombrero": 17})
    many = at_the_check(*three, says=says)
    lies = [Reading(state.view(0), ()).lie(1, 3, SOMBRERO) for state in (few, many)]
    assert lies[0] > lies[1]


def test_a_visibly_wrong_number_is_a_lie() -> None:
    state = at_the_check(["jug", "jug"], ["jug"], says=[(3, "jug"), (1, "jug")])
    assert Reading(state.view(0), ()).lie(1, 3, JUG) == 1.0


def after_waiving(suitcase: list[str], says: tuple[int, str], **more: int) -> Border:
    return table(
        3,
        phase="tokens",
        suitcase=[[], suitcase, ["jug"]],
        count=[0, says[0], 1],
        good=["jug", says[1], "jug"],
        **more,
    )


def test_the_last_chance_to_confiscate_is_taken_and_the_first_is_not_wasted() -> None:
    late = after_waiving(["statue", "statue"], (2, "sombrero"), round=3, turn=6)
    assert isinstance(decided(late), Confiscate)
    assert decided(after_waiving(["jug"], (1, "jug"))) == Done()


def test_cards_are_kept_where_they_will_sell_and_no_more_than_that() -> None:
    state = at_the_end_of_a_round([], ["statue", "jug", "tequila"], [], [], round=3)
    kept = decided(state)
    assert isinstance(kept, Keep)
    assert STATUE in kept.cards
    assert TEQUILA in kept.cards
    crowded = at_the_end_of_a_round(
        [], ["statue"] * 3, [], [], round=3, under=[[], ["statue"] * 4, [], []]
    )
    assert decided(crowded) == Keep(())  # only two can be sold, and four are kept already


def test_a_second_card_of_a_good_is_worth_less_than_the_limit_allows() -> None:
    state = at_the_end_of_a_round([], ["statue"], [], [], round=3)
    worth = Worth(state.view(1))
    assert worth.kept(STATUE, 0) > worth.kept(STATUE, 3)


def test_the_poorest_makes_himself_the_last_sheriff() -> None:
    state = at_the_end_of_a_round([], ["jug"], [], [], cash=[1, 30, 30, 30])
    state.play(1, Keep(()))
    assert decided(state) == Name(1)


def test_hard_bots_beat_random_ones() -> None:
    contest = plan(GAME, ["hard", "hard", "random", "random"], 4, {}, "test")
    rows = standings(contest, simulate(contest, 24))
    assert rows["hard"].wins >= 22
