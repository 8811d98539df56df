"""How a round of guesses is settled: the rules play by it, and bots look ahead with it."""

from __future__ import annotations

from undertable.games.smugglers.rules.terms import NOBODY


def settled_round(guessers: list[int], named: list[int], holder: int) -> tuple[int, list[int]]:
    """S25-S31: who gets the card, and who pays one chip less than there were guessers."""
    receiver = guessers[named.index(holder)] if holder in named else NOBODY
    payers = [guessers[i] for i in range(len(guessers)) if named[i] != holder]
    return receiver, payers
