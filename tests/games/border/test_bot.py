"""Bots of Hart an der Grenze: they see what their seat sees, lie with a plan, and haggle."""

from __future__ import annotations

import pytest

from games.border.tables import GAME, at_the_check, at_the_end_of_a_round, haggling, table
from undertable import FastDice, new_match
from undertable.core.bot import Policy
from undertable.core.types import Move
from undertable.games.border.bot.beliefs import Reading
from undertable.games.border.bot.character import CHARACTERS, Character
from undertable.games.border.bot.habits import habits
from undertable.games.border.bot.haggling import Asking, Talk, sheriff_says, traveller_says
from undertable.games.border.bot.packing import Packer, check_chances, last_turn, wrong_cards
from undertable.games.border.bot.policy import Mind
from undertable.games.border.bot.value import Worth
from undertable.games.border.goods import CIGAR, FINES, JUG, SOMBRERO, STATUE, TEQUILA, VALUES
from undertable.games.border.rules.choices import ACCEPT, OPEN
from undertable.games.border.rules.state import Border
from undertable.games.border.types import (
    Check,
    Confiscate,
    Declare,
    Demand,
    Done,
    Keep,
    Kept,
    Name,
    Offer,
    Opened,
    Pack,
    Sold,
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


ASKING = Asking(40.0, habits().spread, 1 / 3, 100)
"""A suitcase that looks as if opening it would cost its owner forty dollars."""


def talk(mine: tuple[int, ...], theirs: tuple[int, ...], standing: int | None) -> Talk:
    return Talk(mine, theirs, standing, last_words=False, mood=0.0)


def offers(loss: float, cash: int = 100, who: Character = HARD) -> list[int]:
    """What a smuggler offers, one sum after the other, to a sheriff who wants 99."""
    said: tuple[int, ...] = ()
    while True:
        move = usual(traveller_says(talk(said, (99,), 99), loss, ASKING, cash, who))
        if not isinstance(move, Offer):
            assert move == OPEN
            return list(said)
        said += (move.amount,)


def usual(policy: Policy) -> Move:
    return max(policy, key=lambda choice: choice[1])[0]


def test_offers_rise_to_a_last_one_and_then_the_suitcase_is_opened() -> None:
    said = offers(40.0)
    assert said == sorted(said)
    assert len(said) == HARD.patience + 1
    assert said[0] < said[-1] <= HARD.last_offer * 40


def test_offers_do_not_tell_how_much_there_is_to_lose() -> None:
    assert offers(60.0) == offers(75.0) == offers(90.0)


def test_nobody_pays_more_than_his_loss_is_worth_to_him() -> None:
    assert max(offers(10.0)) <= HARD.last_offer * 10 + 1
    said = tuple(offers(40.0))
    for demand, answer in ((24, ACCEPT), (30, OPEN)):
        wanted = talk(said, (demand,), demand)
        assert usual(traveller_says(wanted, 40.0, ASKING, 100, HARD)) == answer


def test_nobody_offers_more_than_he_has() -> None:
    assert max(offers(60.0, cash=3)) == 3


def test_an_honest_player_sometimes_talks_like_a_smuggler() -> None:
    first = talk((), (), None)
    honest = dict(traveller_says(first, -1.0, ASKING, 100, HARD))
    guilty = usual(traveller_says(first, 40.0, ASKING, 100, HARD))
    assert honest[OPEN] > honest[guilty] > 0


def test_demands_fall_to_a_last_one_and_then_the_suitcase_is_opened() -> None:
    said: tuple[int, ...] = ()
    while isinstance(move := usual(sheriff_says(talk(said, (1,), 1), ASKING, 50, HARD)), Demand):
        assert not said or move.amount <= said[-1]
        said += (move.amount,)
    assert move == OPEN
    assert len(said) == HARD.patience + 1


def test_who_offers_much_is_asked_for_more() -> None:
    assert ASKING.demand(offered=35) > ASKING.demand(offered=1)


def test_insisting_on_a_small_sum_costs_as_much_as_paying() -> None:
    """Below the last demand the sheriff gives in, but not so often that it pays to wait for it."""
    said = (30, 25, 22, 20)
    low, high = (
        dict(sheriff_says(talk(said, (offer,), offer), ASKING, 50, HARD)).get(ACCEPT, 0.0)
        for offer in (12, 17)
    )
    assert 0 < low < high <= 1
    loss = ASKING.able(20)
    assert loss > ASKING.loss
    cost = low * (4 / 3) * 12 + (1 - low) * loss
    assert cost >= (4 / 3) * 17


def test_a_last_offer_is_taken_now_and_then_before_the_other_has_the_last_word() -> None:
    """Whoever has offered all he can opens after the last demand, and nobody gets anything."""
    before, at_last = (30, 25), (30, 25, 22)
    assert ACCEPT not in dict(sheriff_says(talk(before, (12,), 12), ASKING, 50, HARD))
    policy = dict(sheriff_says(talk(at_last, (12,), 12), ASKING, 50, HARD))
    assert 0 < policy[ACCEPT] < 1
    assert all(move == ACCEPT or isinstance(move, Demand) for move in policy)


def test_a_refused_offer_is_refused_again_and_who_adds_to_it_gains_no_second_look() -> None:
    """Two looks at one offer would make it pay to insist."""
    said = (30, 25, 22, 20)
    assert dict(sheriff_says(talk(said, (12, 12), 12), ASKING, 50, HARD)) == {OPEN: 1.0}
    first = dict(sheriff_says(talk(said[:3], (12,), 12), ASKING, 50, HARD))[ACCEPT]
    more = dict(sheriff_says(talk(said, (12, 17), 17), ASKING, 50, HARD))[ACCEPT]
    at_once = dict(sheriff_says(talk(said, (17,), 17), ASKING, 50, HARD))[ACCEPT]
    assert first + (1 - first) * more == pytest.approx(at_once)


def test_a_judge_is_dearer_than_others_and_a_miser_offers_less() -> None:
    def first_demand(level: str) -> int:
        move = usual(sheriff_says(talk((), (5,), 5), ASKING, 99, CHARACTERS[level]))
        return move.amount if isinstance(move, Demand) else 0

    assert first_demand("judge") > first_demand("hard")
    assert offers(50.0, who=CHARACTERS["miser"])[0] < offers(50.0)[0]


def test_who_was_caught_before_is_believed_less() -> None:
    state = at_the_check(["jug", "jug"], ["jug", "jug"], says=[(2, "jug")] * 2)
    caught = Opened(1, 2, JUG, (CIGAR, CIGAR), (CIGAR, CIGAR), 10, 10, 0)
    honest = Opened(2, 2, JUG, (JUG, JUG), (), 0, 0, 1)
    reading = Reading(state.view(0), (caught, honest, caught, honest), habits())
    assert reading.lie(1, 2, JUG) > reading.lie(2, 2, JUG)


def test_a_sheriff_reckons_with_what_smuggled_goods_will_bring_in_the_end() -> None:
    view = at_the_check(["jug"], ["jug"], says=[(2, "jug")] * 2).view(0)
    dearer = [2.0 * value for value in VALUES]
    plain, kept = (Reading(view, (), habits(), worth) for worth in (VALUES, dearer))
    assert kept.loss(2, JUG) > plain.loss(2, JUG)
    assert Mind(view, (), HARD, habits()).asking(1).loss > plain.loss(2, JUG)


def test_a_declaration_is_weighed_against_the_cards_that_are_left() -> None:
    three = [["jug"] * 3] * 2
    says = [(3, "sombrero")] * 2
    few = at_the_check(*three, says=says, discards={"sombrero": 17})
    many = at_the_check(*three, says=says)
    lies = [Reading(state.view(0), (), habits()).lie(1, 3, SOMBRERO) for state in (few, many)]
    assert lies[0] > lies[1]


def test_more_cards_than_were_named_are_a_lie_for_all_to_see() -> None:
    more = {"options": {"counts": "open"}}
    state = at_the_check(["jug"] * 3, ["jug"], says=[(2, "jug"), (1, "jug")], **more)
    assert Reading(state.view(0), (), habits()).lie(1, 2, JUG) == 1.0


def test_the_fattest_suitcase_is_checked_most_but_nobody_is_safe() -> None:
    fat, thin, waived = check_chances([15.0, 8.0])
    assert fat > thin > waived > 0


def test_a_sheriff_waives_if_a_check_would_only_cost() -> None:
    *_, waived = check_chances([-9.0, -9.0])
    assert waived > 0.8


def test_a_traveller_fears_to_be_checked_the_more_the_dearer_it_sounds() -> None:
    hand = ["jug", "jug", "statue", "statue", "cigar"]
    state = table(4, hand=[[], hand, hand, hand])
    view, known = state.view(1), habits()
    packer = Packer(view, Reading(view, (), known), Worth(view, (), known), HARD)
    calls = {(n, g): packer.reading.call(1, n, g) for n in range(1, 6) for g in range(3)}
    dearest, cheapest = (pick(calls, key=lambda said: calls[said]) for pick in (max, min))
    assert packer.is_checked(*dearest) > packer.is_checked(*cheapest)


def expects(cards: tuple[int, ...], says: Declare, checked: float, **more: object) -> float:
    """What a traveller expects of these cards and words, if he were checked with this chance."""
    hand = ["jug", "jug", "statue", "statue", "cigar"]
    view, known = table(4, hand=[[], hand, hand, hand], **more).view(1), habits()
    packer = Packer(view, Reading(view, (), known), Worth(view, (), known), HARD)
    packer.checked[says.count, says.good] = checked
    return packer.declarations(cards)[says]


def risks(cards: tuple[int, ...], says: Declare, **more: object) -> float:
    return expects(cards, says, 0.0, **more) - expects(cards, says, 1.0, **more)


LIE, TRUTH = ((STATUE,), Declare(1, JUG)), ((JUG, JUG), Declare(2, JUG))
NO_TOKENS = [False] * 4


def test_a_smuggler_fears_for_his_goods_and_for_the_fine_he_could_pay() -> None:
    poor = risks(*LIE, cash=[50, 0, 35, 35], seizure=NO_TOKENS)
    rich = risks(*LIE, cash=[15, 35, 35, 35], seizure=NO_TOKENS)
    assert rich > poor + 1 > 2


def fears_the_token(**when: int) -> bool:
    armed, bare = (
        expects(*LIE, 0.0, seizure=[token, False, False, False], **when) for token in (True, False)
    )
    return armed < bare


def test_a_smuggler_fears_a_sheriff_who_may_confiscate_for_the_last_time() -> None:
    assert fears_the_token(round=3, turn=4)
    assert not fears_the_token(round=1, turn=1)


def test_an_honest_traveller_hopes_to_be_checked() -> None:
    assert risks(*TRUTH) < 0


def test_a_sheriff_fears_to_pay_for_an_honest_suitcase() -> None:
    says = [(4, "sombrero"), (1, "jug")]
    flat, per_card = (
        at_the_check(["sombrero"] * 4, ["jug"], says=says, options={"compensation": how})
        for how in ("flat", "per_card")
    )
    calls = [Reading(s.view(0), (), habits()).call(1, 4, SOMBRERO) for s in (flat, per_card)]
    assert calls[0] > calls[1]


def test_a_card_in_hand_is_worth_something_only_while_there_is_another_journey() -> None:
    hand = ["jug", "statue"]
    worth = []
    for more in ({"round": 1, "turn": 1}, {"round": 3, "turn": 6}):
        state = table(3, hand=[hand, hand, hand], seizure=NO_TOKENS[1:], **more)
        view, known = state.view(1), habits()
        packer = Packer(view, Reading(view, (), known), Worth(view, (), known), HARD)
        packer.checked = {(n, g): 0.3 for n in range(1, 6) for g in range(3)}
        worth.append(packer.value((JUG,)) - packer.value((JUG, STATUE)))
    assert worth[0] > worth[1]


def test_it_hurts_the_leader_most_to_pay() -> None:
    view = at_the_check(["jug"], ["jug"], says=[(1, "jug")] * 2, cash=[30, 50, 10]).view(0)
    reading = Reading(view, (), habits())
    assert reading.weight(1) > reading.weight(2)


def test_to_be_spared_a_fine_is_worth_paying_for() -> None:
    view = haggling().view(1)
    mind = Mind(view, (), HARD, habits())
    assert mind.own_loss(30) == mind.own_loss(0) + FINES[TEQUILA]


def test_a_beginner_pays_what_the_fine_and_half_the_goods_come_to() -> None:
    limit = FINES[TEQUILA] + VALUES[TEQUILA] // 2
    for demand, answer in ((limit, ACCEPT), (limit + 1, OPEN)):
        state = haggling()
        state.play(1, Offer(1))
        state.play(0, Demand(demand))
        assert decided(state, "easy") == answer


def after_waiving(suitcase: list[str], says: tuple[int, str], **more: object) -> Border:
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
    early = after_waiving(["statue", "statue"], (2, "sombrero"), round=1, turn=1)
    assert decided(early) == Done()
    assert isinstance(decided(early, "gambler"), Confiscate)


def test_whoever_will_be_sheriff_again_has_another_chance_to_confiscate() -> None:
    """With three players everybody is sheriff twice in a round."""
    hands = [["jug"]] * 3
    for turn, last in ((3, False), (4, True), (6, True)):
        assert last_turn(table(3, hand=hands, round=3, turn=turn).view(0), 0) == last
    assert not last_turn(table(3, hand=hands, round=2, turn=6).view(0), 0)


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
    worth = Worth(state.view(1), (), habits())
    assert worth.kept(STATUE, 0) > worth.kept(STATUE, 3)


def test_what_others_sold_tells_what_they_kept() -> None:
    """Nobody sells statues who still wants to keep some; there is more room for mine then."""
    state = at_the_end_of_a_round([], ["statue"], [], [], round=2)
    kept = [Kept(seat, 3) for seat in (0, 2, 3)]
    sold = [Sold(seat, (STATUE,), 12) for seat in (0, 2, 3)]
    other = [Sold(seat, (JUG,), 2) for seat in (0, 2, 3)]
    worths = [Worth(state.view(1), [*kept, *gone], habits()) for gone in (sold, other)]
    assert worths[0].kept(STATUE, 0) != worths[1].kept(STATUE, 0)


def test_the_poorest_chooses_when_the_star_comes_and_not_always_the_same() -> None:
    state = at_the_end_of_a_round([], ["jug"], [], [], cash=[1, 30, 30, 30])
    state.play(1, Keep(()))
    named = GAME.bot("hard").policy(state.view(0), (), state.legal(0))
    assert {type(move) for move, _ in named} == {Name}


def test_hard_bots_beat_random_ones() -> None:
    contest = plan(GAME, ["hard", "hard", "random", "random"], 4, {}, "test")
    rows = standings(contest, simulate(contest, 24))
    assert rows["hard"].wins >= 22


@pytest.mark.parametrize("habit", GAME.yardsticks)
def test_a_yardstick_is_hard_in_all_but_one_thing(habit: str) -> None:
    match, changed = new_match(GAME, 4, FastDice(habit)), set()
    while (actors := match.state.actors()) and match.version < 120:
        seat = actors[0]
        asked = match.state.view(seat), match.history(seat), match.state.legal(seat)
        mine, theirs = (GAME.bot(level).policy(*asked) for level in (habit, "hard"))
        if list(mine) != list(theirs):
            changed.add(match.state.view(seat).phase)
        match.play(seat, usual(theirs))
    assert len(changed) <= 1
