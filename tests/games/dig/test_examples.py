"""The examples on the rules page, played with the numbers and cards that they print."""

from __future__ import annotations

from games.dig.table import hand, offered, play, table
from rules_page import example


def told(rule: str, which: int = 0) -> tuple[list[int], list[str]]:
    """Its numbers, and its pictures by name."""
    found = example("dig", rule, which)
    return found.numbers, [name for names in found.pictures for name in names]


def joining(*cards: str) -> set[str]:
    """The gangs that somebody with these cards can join."""
    state = table(hands=[{card: cards.count(card) for card in cards}, {}])
    return {line.split()[1] for line in offered(state, 0) if line.startswith("join")}


def test_the_example_of_a_search_D11() -> None:
    (in_cells, in_cafeteria), _ = told("D11")
    for room, count in [("cells", in_cells), ("cafeteria", in_cafeteria)]:
        state = table(rooms=[room, "yard"])
        play(state, "0 search", f"chance dealt 0 {','.join(['tie'] * count)}")
        assert hand(state, 0) == {"tie": count}


def test_the_example_of_a_roll_D14() -> None:
    _, (anna, ben) = told("D14")
    for room, face, doors in [
        ("yard", anna, {"enter cells", "enter cafeteria"}),
        ("cells", ben, {"enter cafeteria"}),
    ]:
        state = table(rooms=[room, "showers"])
        play(state, "0 roll", f"chance die {face[1:]}")
        assert offered(state, 0) == doors


def test_the_example_of_joining_the_crew_D19() -> None:
    (asked, same), (first, second, twice) = told("D19")
    assert asked == len({first, second})
    assert joining(first, second) == {"crew"}
    assert joining(*[twice] * same) == set()


def test_the_example_of_a_threat_that_works_D26() -> None:
    (beatings,), (weapon, tool) = told("D26")
    state = table(rooms=["yard", "yard"], hands=[{weapon: 1}, {tool: 1}])
    play(state, f"0 extort 1 {tool} {weapon}", f"1 cooperate {tool}")
    assert hand(state, 0) == {tool: 1}
    assert [convict.beatings for convict in state.view(None).convicts] == [beatings, beatings]


def test_the_example_of_a_fight_that_is_won_D30() -> None:
    (beatings,), (threat, tool, *blows) = told("D30")
    mine = {name: [threat, *blows[1::2]].count(name) for name in {threat, *blows[1::2]}}
    theirs = {tool: 1, **{name: blows[0::2].count(name) for name in set(blows[0::2])}}
    state = table(rooms=["yard", "yard"], hands=[mine, theirs])
    play(state, f"0 extort 1 {tool} {threat}")
    for number, weapon in enumerate(blows):
        play(state, f"{(number + 1) % 2} strike {weapon}")
    assert offered(state, 1) == {"givein"}
    play(state, "1 givein")
    assert hand(state, 0) == {tool: 1}
    assert state.view(None).convicts[1].beatings == beatings


def test_the_example_of_a_fight_that_is_lost_D30() -> None:
    (beatings,), (threat, tool, blow) = told("D30", 1)
    state = table(rooms=["yard", "yard"], hands=[{threat: 1, "tie": 1}, {blow: 1}])
    play(state, f"0 extort 1 {tool} {threat}", f"1 strike {blow}")
    assert offered(state, 0) == {"givein"}
    play(state, "0 givein", "chance drawn 0 1 tie")
    assert hand(state, 1) == {"tie": 1}
    assert state.view(None).convicts[0].beatings == beatings


def test_the_example_of_crafting_D36() -> None:
    (one, two), cards = told("D36")
    for count, (first, second, makes) in [(one, cards[:3]), (two, cards[3:])]:
        state = table(rooms=["cafeteria", "yard"], hands=[{first: 1, second: 1}, {}])
        craft = next(line for line in offered(state, 0) if line.startswith(f"craft {makes}"))
        play(state, f"0 {craft}")
        assert hand(state, 0) == {makes: count}


def test_the_example_of_digging_out_D42() -> None:
    (before, start, first, second, after, seats), (shovel, pickaxe) = told("D42")
    state = table(
        seats,
        rooms=["cells"] * seats,
        points=[before, *[0] * (seats - 1)],
        hands=[{shovel: 1, pickaxe: 1}, *[{} for _ in range(seats - 1)]],
    )
    play(state, f"0 dig {shovel}")
    assert state.view(None).convicts[0].points == start + first
    play(state, f"0 dig {pickaxe}")
    assert state.view(None).convicts[0].points == after == start + first + second
    assert state.view(None).goal == after
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_example_of_trade_D49() -> None:
    (first, second, total, price), (shovel, point, pickaxe) = told("D49")
    state = table(rooms=["yard", "cells"], hands=[{shovel: 1, point: 1}, {}])
    sale = next(
        line
        for line in (f"sell {shovel},{point}", f"sell {point},{shovel}")
        if line in offered(state, 0)
    )
    play(state, f"0 {sale}")
    assert state.view(None).convicts[0].cigarettes == total == first + second
    play(state, f"0 buy {pickaxe} 1")
    assert hand(state, 0) == {pickaxe: 1}
    assert state.view(None).convicts[0].cigarettes == total - price


def test_the_example_of_a_fight_with_michel_D59_D61() -> None:
    (drawn,), (wanted, weapon) = told("D61")
    state = table(
        rooms=["cafeteria", "yard"],
        michel_room="cells",
        options={"neutral": "michel"},
        hands=[{wanted: 1, weapon: 1}, {}],
    )
    play(state, "0 roll", "chance die 1", "0 enter cells", f"chance turnedup 0 wants_{wanted}")
    play(state, f"0 strike {weapon}", "chance turnedup 0 whistling")
    play(state, f"chance dealt 0 {','.join(['tie'] * drawn)}")
    assert hand(state, 0) == {wanted: 1, "tie": drawn}
