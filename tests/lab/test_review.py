"""A review says what was likely, what was true and what it cost; the same record gives the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import sqrt
from pathlib import Path

import pytest
from msgspec import json

from bot_games import played
from undertable import FastDice, all_games
from undertable.cli import main
from undertable.core.errors import Malformed
from undertable.core.match import Match
from undertable.core.record import Record, write_record
from undertable.core.review import Decision, Imagined, Review, told
from undertable.core.text import LANGUAGES, has
from undertable.games import game
from undertable.games.bluff.bot.equilibria import VALUES, tables
from undertable.games.bluff.review import UNLIKELY, exact, imagine
from undertable.games.bluff.solver import kernel
from undertable.games.bluff.solver.endings import valued, worths
from undertable.games.bluff.solver.exact import question
from undertable.games.bluff.solver.tree import Floats, mask_of
from undertable.games.bluff.solver.worth import round_of
from undertable.lab.review import Order, _desk, assemble, judge, judged_at, pieces, review
from undertable.lab.review.habits import habits_of
from undertable.lab.review.hooks import hooks_of
from undertable.lab.review.judge import Jury, judged
from undertable.lab.review.worlds import Company, Worlds, windows
from undertable.lab.workers import Workers


def gap(found: Review) -> float:
    """What a decision gave away on average."""
    return sum(decision.gap for decision in found.decisions) / len(found.decisions)


def test_random_players_give_away_many_times_as_much_as_hard_ones() -> None:
    hard = review(played("bluff", ["hard", "hard"], 5, dice=3).record, tries=0.2)
    random = review(played("bluff", ["random", "random"], 5, dice=3).record, tries=0.2)
    assert gap(random) > 5 * max(0.01, gap(hard))


def test_the_same_record_and_seed_give_the_same_review() -> None:
    record = played("bluff", ["hard", "easy"], 1, dice=2).record
    first, again = (review(record, seed="7", tries=0.1) for _ in range(2))
    assert json.encode(first) == json.encode(again)


def test_the_number_of_workers_changes_nothing() -> None:
    record = played("bluff", ["easy", "normal"], 8, dice=1).record
    alone, together = (review(record, workers=Workers(jobs)) for jobs in (1, 2))
    assert json.encode(alone) == json.encode(together)


def test_a_game_that_is_not_over_has_no_review() -> None:
    record = played("bluff", ["easy", "easy"], 1, dice=1).record
    record.entries.pop()
    with pytest.raises(Malformed):
        review(record)


def test_the_story_can_be_told_in_every_language() -> None:
    record: Record = played("bluff", ["easy", "random"], 3, dice=2).record
    found = review(record, tries=0.1)
    notes = [moment.note for moment in found.story.moments]
    notes += [note for player in found.story.players for note in player.notes]
    assert notes
    for lang in LANGUAGES:
        assert all(told(note, all_games()["bluff"], found.names, lang) for note in notes)


# Against the solved game.

SMALL = [(1, 1), (1, 2), (2, 1)]


def solved(dice: tuple[int, int], me: int) -> Callable[[Sequence[int]], list[list[float]]]:
    """After these bids, what the compiled solver says of each move, hand by hand, as a chance."""
    table = tables()[dice]
    tree = table.tree
    both = [shares.astype(float) for shares in table.shares]
    for seat in (0, 1):
        kernel.normalise(both[seat], tree.bases, tree.rungs, seat, len(tree.hands[seat]))
    worth = worths(tree, valued(VALUES))

    def doubted(mask: int, reach: Floats) -> list[float]:
        rung = mask.bit_length() - 1
        face, sign = tree.faces[rung], 1 if me == 0 else -1
        fits = [mine + tree.fits[1 - me][face] for mine in tree.fits[me][face]]
        return [sign * float(worth[rung, me, count] @ reach) for count in fits]

    def bid(mask: int, reach: Floats) -> list[float]:
        found: Floats = kernel.respond(
            me, True, both[me], both[1 - me], tree.bases, tree.rungs, tree.fits[me],
            tree.fits[1 - me], worth, tree.faces, reach, mask,
        )  # fmt: skip
        return list(found)

    def said(rungs: Sequence[int]) -> list[list[float]]:
        reach, mask = round_of(dice).reach(1 - me, rungs), mask_of(rungs)
        rows = [doubted(mask, reach)] if mask else []
        rows += [bid(mask | 1 << rung, reach) for rung in range(mask.bit_length(), tree.rungs)]
        return [[(1 + value / float(reach.sum())) / 2 for value in row] for row in rows]

    return said


def lines(dice: tuple[int, int], me: int) -> Iterator[list[int]]:
    """Every sequence of bids to which the other comes by the table, whatever I do."""
    played_round = round_of(dice)
    waiting: list[list[int]] = [[]]
    while waiting:
        rungs = waiting.pop()
        if played_round.reach(1 - me, rungs).sum() < UNLIKELY:
            continue
        if len(rungs) % 2 == me:
            yield rungs
        higher = range(mask_of(rungs).bit_length(), played_round.tree.rungs)
        waiting += [[*rungs, rung] for rung in higher]


def compare(dice: tuple[int, int], stride: int) -> int:
    """How many moves the review and the solver were found to agree about."""
    tree, agreed = tables()[dice].tree, 0
    for me in (0, 1):
        said = solved(dice, me)
        for rungs in islice(lines(dice, me), 0, None, stride):
            theirs = said(rungs)
            for hand in range(len(tree.hands[me])):
                found = exact(*question(tree, me, hand, mask_of(rungs))[:2])
                assert found is not None
                wanted = [row[hand] for row in theirs]
                assert list(found.worth.values()) == pytest.approx(wanted, abs=found.error)
                agreed += len(wanted)
    return agreed


@pytest.mark.parametrize(("dice", "stride"), [((1, 1), 4), ((1, 2), 400), ((2, 1), 600)])
def test_the_worth_of_every_move_is_what_the_solver_says(
    dice: tuple[int, int], stride: int
) -> None:
    assert compare(dice, stride) > 200


def test_the_opening_with_one_die_each_is_worth_what_the_solver_says() -> None:
    tree = tables()[1, 1].tree
    for hand in range(6):
        found = exact(*question(tree, 0, hand, 0)[:2])
        assert found is not None
        assert found.error < 0.003
    value = sum(
        max(exact(*question(tree, 0, hand, 0)[:2]).worth.values()) / 6  # type: ignore[union-attr]
        for hand in range(6)
    )
    assert 2 * value - 1 == pytest.approx(VALUES[1, 1], abs=0.002)


def from_the_deal(dice: tuple[int, int], seed: int) -> Record:
    """A whole game by the tables, that begins with so many dice of the starter and the other."""
    the_game, chance = game("bluff"), FastDice(seed)
    position = the_game.start(seats=2, seed=seed, dice=max(dice)).position()
    cups = [sorted(1 + int(chance.below(6)) for _ in range(count)) for count in dice]
    position |= {"dice": list(dice), "cups": cups, "turn": 0}
    record = Record(game="bluff", seats=2, options={"dice": max(dice)}, position=position)
    match, bot = Match(the_game, record, chance), the_game.bot("hard")
    while actors := match.state.actors():
        state, seat = match.state, actors[0]
        move = bot.decide(state.view(seat), match.history(seat), state.legal(seat), chance)
        match.play(seat, move)
    return match.record


@pytest.mark.parametrize("dice", SMALL)
def test_a_game_by_the_equilibrium_costs_nothing(dice: tuple[int, int]) -> None:
    decisions = [
        decision
        for seed in range(6)
        for decision in review(from_the_deal(dice, seed), tries=0.1).decisions
    ]
    assert sum(decision.exact for decision in decisions) > 0.8 * len(decisions)
    for decision in decisions:
        assert decision.cost == 0
        assert decision.gap <= decision.error


def test_a_known_blunder_costs_what_the_solver_says() -> None:
    """One die each, a 1 under the cup: to open with two stars is to lose to every doubt."""
    record = Record(game="bluff", seats=2, options={"dice": 1}, names=["A", "B"])
    match = Match(game("bluff"), record)
    for seat, face in ((0, 5), (1, 2), (0, 1), (1, 3)):
        match.play(-1, match.game.move_from({"move": "shake", "seat": seat, "dice": [face]}))
    match.play(0, match.game.read("2x*"))
    match.play(1, match.game.read("doubt"))
    found = review(match.record, tries=0.1)
    blunder = found.decisions[0]
    worth = [row[0] for row in solved((1, 1), 0)([])]
    ladder = tables()[1, 1].tree.ladder
    expected = max(worth) - worth[ladder.index(match.game.read("2x*"))]  # type: ignore[arg-type]
    assert blunder.exact
    assert blunder.cost == pytest.approx(expected, abs=blunder.error)
    assert blunder.made.worth == 0


# Every game.


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_game_can_be_reviewed_whoever_does_the_work(name: str) -> None:
    """A piece is the same in whatever order; what is said of it can be said in every language."""
    the_game = game(name)
    record = played(name, ["easy"] * the_game.least_seats, 2).record
    order = Order(record, "3")
    sent = json.encode(order)
    numbers = [n for n in range(pieces(order)) if n % 37 in (1, 2)][:3]
    found = {n: judge(sent, n) for n in numbers}
    _desk.cache_clear()
    assert {n: judge(sent, n) for n in reversed(numbers)} == found
    made = assemble(order, list(found.values()))
    assert json.decode(json.encode(made), type=Review) == made
    blur = hooks_of(the_game).blur
    assert blur > 0, "no outlook is always right"
    for decision in made.decisions:
        assert decision.made in decision.options
        assert 0 <= decision.cost <= 1
        for option in decision.options:
            room = 2 * sqrt(option.worth * (1 - option.worth))
            assert decision.exact or option.error >= blur * room - 0.001
        for lang in LANGUAGES:
            if decision.why is not None:
                assert told(decision.why, the_game, record.names, lang)
            for belief in decision.beliefs:
                assert has(name, f"belief-{belief.what}", lang)
            for tag in decision.tags:
                assert has(name, f"tag-{tag}", lang)


def test_one_decision_alone_is_judged_as_in_the_whole_review() -> None:
    record = played("bluff", ["easy", "random"], 3, dice=2).record
    order = Order(record, tries=0.1)
    for decision in review(record, tries=0.1).decisions:
        assert judged_at(order, decision.at) == decision


def judged_with(other: list[int], exactly: bool) -> Decision:
    """The third bid of a round, over these dice of the other."""
    the_game = game("bluff")
    match = Match(the_game, Record(game="bluff", seats=2, options={"dice": 3}))
    for seat, dice in ((0, [5, 5, 5]), (1, [1, 1, 1]), (0, [1, 2, 2]), (1, other)):
        match.play(-1, the_game.move_from({"move": "shake", "seat": seat, "dice": dice}))
    for seat, line in ((0, "2x2"), (1, "3x4"), (0, "4x2")):
        match.play(seat, the_game.read(line))
    hooks, bot = hooks_of(the_game), Company([the_game.bot("hard"), the_game.bot("easy")])
    window = windows(the_game, match.record, hooks)[-1]
    real = window.start.copy()
    worlds = Worlds(real, 0, bot, hooks, 12, FastDice(4))
    for step in window.steps[:-1]:
        real.play(step.seat, step.move)
        worlds.follow(step)
    imagined: Imagined = worlds
    if exactly:
        view, history = real.state.view(0), real.histories[0]
        imagined = imagine(view, history, bot, FastDice(4))
    return judged(Jury(the_game, hooks, bot, bot, 8, "1"), real, window.steps[-1], imagined)


@pytest.mark.parametrize("exactly", [True, False])
def test_what_a_seat_could_not_know_changes_nothing_in_its_judgement(exactly: bool) -> None:
    one, other = judged_with([1, 2, 3], exactly), judged_with([4, 4, 5], exactly)
    assert (one.options, one.gap, one.error) == (other.options, other.gap, other.error)
    assert [b.likely for b in one.beliefs] == [b.likely for b in other.beliefs]
    assert [b.true for b in one.beliefs] != [b.true for b in other.beliefs]


# In the terminal, and over many games.


def record_file(folder: Path, seed: int, *bots: str) -> str:
    file = folder / f"{seed}.json"
    file.write_bytes(write_record(played("bluff", bots, seed, dice=1).record))
    return str(file)


def test_a_review_is_printed_as_words_as_json_and_as_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = record_file(tmp_path, 1, "hard", "random")
    assert main(["review", file, "--lang", "en"]) == 0
    assert "Player 1" in capsys.readouterr().out
    assert main(["review", file, "--json", "--jobs", "1", "--plot", str(tmp_path / "c.svg")]) == 0
    found = json.decode(capsys.readouterr().out, type=Review)
    assert main(["review", file, "--csv", "--jobs", "1"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(found.decisions)
    assert (tmp_path / "c.svg").stat().st_size > 1000


def test_few_games_say_nothing_about_a_player_and_many_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [record_file(tmp_path, seed, "hard", "random") for seed in range(14)]
    assert main(["review", *files[:2], "--lang", "en", "--jobs", "1"]) == 0
    assert "too few" in capsys.readouterr().out
    reviews = [
        review(played("bluff", ["hard", "random"], seed, dice=1).record) for seed in range(14)
    ]
    strong, weak = habits_of(reviews)
    costs = [next(f for f in one.figures if f.name == "cost") for one in (strong, weak)]
    assert costs[0].value < costs[1].low
    assert all(f.low <= f.value <= f.high for f in weak.figures)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("{}")
    assert main(["review", str(tmp_path / "other.json")]) == 2


# The long trials.


@pytest.mark.soak
@pytest.mark.parametrize("dice", SMALL)
def test_the_worth_of_every_move_of_every_line_is_what_the_solver_says(
    dice: tuple[int, int],
) -> None:
    assert compare(dice, 1) > 10_000


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(all_games()))
def test_random_players_pay_many_times_what_hard_ones_do_in_every_game(name: str) -> None:
    seats = game(name).least_seats
    costs = [
        gap(review(played(name, [level] * seats, 11).record, workers=Workers(2)))
        for level in ("hard", "random")
    ]
    assert costs[1] > 3 * max(0.002, costs[0])
