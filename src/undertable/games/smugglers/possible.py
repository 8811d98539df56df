"""Schmuggler an Bord: why a written position can never be.

Fewer cards in front of the players than a game brings are allowed: a small table is on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.table import (
    CHIPS,
    DRAWING,
    ENOUGH,
    FIRST_CARDS,
    LOOKING,
    NAMING,
    NOBODY,
    NOT_FOUND,
    OBJECTING,
    OVER,
    TAKING,
    UNDECIDED,
)

if TYPE_CHECKING:
    from undertable.games.smugglers.rules.state import Smugglers


def flaws(state: Smugglers) -> Iterator[str]:
    yield from _chips(state)
    yield from _end(state)
    yield from _first_cards(state)
    yield from _guesses(state)
    yield from _answers(state)
    if state.phase == LOOKING:
        yield from _search(state)
        yield from _look(state)
    elif (state.looker, state.found) != (NOBODY, NOT_FOUND) or state.looked or state.searched:
        yield "cards are looked at while a good is looked for, and only then"
    elif state.looks_on:
        yield "nobody looks on before the good was found"


def _chips(state: Smugglers) -> Iterator[str]:
    most = CHIPS[state.seats]
    if max(state.chips) > most:
        yield f"nobody ever has more than {most} chips"
    if state.chest < 0 or sum(state.chips) + state.chest != most * state.seats:
        yield f"players and chest have {most} chips for each seat together"


def _end(state: Smugglers) -> Iterator[str]:
    """S42-S45: judged when a turn is over."""
    if state.phase == OVER:
        if not state.why_over() or state.reason != state.why_over():
            yield "the game is not over, or not for this reason"
        return
    if state.reason:
        yield "there is a reason for the end before the end"
    if any(not chips and seat != state.looker for seat, chips in enumerate(state.chips)):
        yield "the game is over when somebody has no chips left"
    if max(map(len, state.rows)) >= ENOUGH[state.seats]:
        yield f"the game is over when somebody has {ENOUGH[state.seats]} cards"
    if state.turns >= state.options.turn_limit:
        yield f"the game is over after {state.options.turn_limit} turns"


def _first_cards(state: Smugglers) -> Iterator[str]:
    """S7-S9: one card each in turn, from seat 0 on."""
    if state.phase not in (TAKING, DRAWING):
        return
    sizes = [len(row) for row in state.rows]
    round_ = sizes[-1]
    expected = [round_ + (seat < state.turn) for seat in range(state.seats)]
    if sizes != expected or round_ >= FIRST_CARDS[state.seats]:
        yield "the first cards are taken one after the other from seat 0 on"
    if state.turns or state.chest:
        yield "while the first cards are taken no turn has been played"


def _guesses(state: Smugglers) -> Iterator[str]:
    """S14, S22-S24: the roller begins, whoever is named goes on."""
    if bool(state.guessers) and state.phase not in (NAMING, OBJECTING, LOOKING):
        yield "guesses are made about a good that is sought, and only then"
    for number, guesser in enumerate(state.guessers):
        if guesser != (state.named[number - 1] if number else state.turn):
            yield "the roller guesses first, then always whoever was named last"
    if len(set(state.guessers)) < len(state.guessers):
        yield "everybody guesses once at most"
    closed = [named in state.guessers[: at + 1] for at, named in enumerate(state.named)]
    if any(closed[:-1]) or (state.phase == NAMING and any(closed)):
        yield "once somebody is named who has guessed before, the cards are looked at"
    if state.phase == OBJECTING and not state.is_claim():
        yield "others object when the roller claims the good for himself"
    if state.phase == LOOKING and not any(closed):
        yield "cards are looked at when a round of guesses has come to its end"


def _answers(state: Smugglers) -> Iterator[str]:
    """S15-S19."""
    others = [answer for seat, answer in enumerate(state.answers) if seat != state.turn]
    if state.answers[state.turn] != UNDECIDED:
        yield "whoever claims a good does not answer"
    if state.phase == OBJECTING and UNDECIDED not in others:
        yield "somebody still has to answer the claim"
    elif state.phase == LOOKING and state.is_claim():
        if UNDECIDED in others or not state.objectors():
            yield "a claim is looked into once all have answered and somebody has objected"
    elif state.phase != OBJECTING and set(others) != {UNDECIDED}:
        yield "answers are given to a claim, and only then"


def _search(state: Smugglers) -> Iterator[str]:
    """S26: back along the chain."""
    order = list(dict.fromkeys(reversed(state.named)))
    done = len(state.searched)
    if state.searched != order[:done] or order[done : done + 1] != [state.looker]:
        yield "whoever was named last and has not looked yet looks next"
    if any(state.pawn in state.rows[seat] for seat in state.searched):
        yield f"somebody has looked for {KEYS[state.pawn]} in vain, who has it"


def _look(state: Smugglers) -> Iterator[str]:
    """S34-S36."""
    row = state.rows[state.looker]
    if len(set(state.looked)) < len(state.looked):
        yield "every card is looked at once"
    if len(state.looked) == len(row):
        yield "the looker has a card left to look at"
    met = [slot for slot in state.looked if row[slot] == state.pawn]
    if met != ([] if state.found == NOT_FOUND else [state.found]):
        yield "the good that is sought is found when its card is looked at"
    if state.found == NOT_FOUND:
        if state.looks_on:
            yield "nobody looks on before the good was found"
    elif state.options.keep_looking == "never":
        yield "when the good was found, nobody looks on"
    elif not state.looks_on and not state.chips[state.looker]:
        yield "looking on costs a chip"
