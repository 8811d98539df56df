"""Tables of Hart an der Grenze in the middle of something."""

from __future__ import annotations

from typing import Any

import undertable
from undertable import CHANCE, FastDice
from undertable.games.border.rules.state import Border
from undertable.games.border.types import Check, Confiscate, Lot, Open, Waive
from undertable.lab.walk import fresh

GAME = undertable.game("border")


def table(seats: int = 4, **written: Any) -> Border:
    state = GAME.position({"seats": seats, **written})
    assert isinstance(state, Border)
    return state


def started(seats: int, sheriff: int = 0, **options: object) -> Border:
    """Just dealt, with this sheriff."""
    state = fresh(GAME, seats, options)
    state.play(CHANCE, Lot(sheriff))
    dice = FastDice("deal")
    while state.actors() == (CHANCE,):
        state.play(CHANCE, state.draw(dice))
    assert isinstance(state, Border)
    return state


def at_the_check(*suitcases: list[str], says: list[tuple[int, str]], **more: Any) -> Border:
    """Seat 0 is the sheriff; the others have packed and declared."""
    return table(
        seats=len(suitcases) + 1,
        phase="checking",
        suitcase=[[], *suitcases],
        count=[0, *(count for count, _ in says)],
        good=["jug", *(good for _, good in says)],
        **more,
    )


def five_at_the_check(**more: Any) -> Border:
    suitcases = [["jug"], ["statue"], ["cigar", "jug"], ["tequila"]]
    return at_the_check(*suitcases, says=[(1, "jug"), (1, "jug"), (2, "jug"), (1, "jug")], **more)


def haggling(cash: list[int] | None = None, **options: object) -> Border:
    """Seat 1 stands at the desk with a tequila and a jug."""
    says = [(2, "jug"), (1, "jug")]
    state = at_the_check(["tequila", "jug"], ["jug"], says=says, cash=cash, options=options)
    state.play(0, Check(1))
    return state


def opened(*cards: str, says: tuple[int, str], **more: Any) -> Border:
    """Seat 1 has just opened a suitcase with these cards."""
    state = at_the_check(list(cards), ["jug"], says=[says, (1, "jug")], **more)
    state.play(0, Check(1))
    state.play(1, Open())
    return state


def confiscated(*cards: str, says: tuple[int, str]) -> Border:
    """Seat 0 has just confiscated a suitcase with these cards from seat 1."""
    state = at_the_check(list(cards), ["jug"], says=[says, (1, "jug")])
    state.play(0, Waive())
    state.play(0, Confiscate(1))
    return state


def at_the_end_of_a_round(*behind: list[str], **more: Any) -> Border:
    """The last sheriff is seat 1."""
    written = {"round": 1, "turn": 4, "sheriff": 1, "actor": 1, **more}
    return table(4, phase="keeping", behind=list(behind), **written)
