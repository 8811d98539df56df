"""Hart an der Grenze: why a written position can never be.

Fewer cards than the box holds are allowed: a small table is one on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from undertable.games.border.goods import KINDS, LEGAL_KINDS
from undertable.games.border.rules.cards import (
    certainly_not,
    first_mixed,
    good_of,
    last_mixed,
    mixed_hand,
    pile_of,
)
from undertable.games.border.rules.table import (
    CHECKING,
    DEALING,
    DECLARING,
    HAGGLING,
    KEEPING,
    LOT,
    NAMING,
    NO_SUM,
    NOBODY,
    OVER,
    PACKING,
    START_MONEY,
    TOKENS,
)
from undertable.games.border.types import HIGHEST_SUM, MOST_CARDS, MOST_KEPT

if TYPE_CHECKING:
    from undertable.games.border.rules.state import Border


def flaws(state: Border) -> Iterator[str]:
    yield from _time(state)
    yield from _money(state)
    yield from _cards(state)
    yield from _marks(state)
    yield from _suitcases(state)
    yield from _whose_turn(state)
    yield from _talk(state)
    yield from _kept(state)
    yield from _on_the_desk(state)


def _time(state: Border) -> Iterator[str]:
    begun = state.phase != LOT
    if not begun <= state.round <= (state.options.rounds if begun else 0):
        yield f"the round is between 1 and {state.options.rounds}, and 0 before the lot"
    if not begun <= state.turn <= (state.turns() if begun else 0):
        yield f"the turn is between 1 and {state.turns()}, and 0 before the lot"
    last = state.turn == state.turns()
    if state.phase in (KEEPING, NAMING, OVER) and not last:
        yield "cards are kept and sold after the last turn of a round"
    if state.phase == NAMING and state.round == state.options.rounds:
        yield "after the last round nobody is named"
    if state.phase == OVER and state.round < state.options.rounds:
        yield "the game is over after the last round"
    if state.shuffles > 2 * state.round * state.turns():
        yield "the discards are not shuffled that often"


def _money(state: Border) -> Iterator[str]:
    if sum(state.cash) + state.bank != START_MONEY * state.seats:
        yield f"players and bank have {START_MONEY} dollars for each seat together"
    if max(state.cash) > HIGHEST_SUM:
        yield f"nobody ever has more than {HIGHEST_SUM} dollars"
    if any(state.extra) and state.seats <= 4:
        yield "extra checks are for five and six players"
    spent = state.seats * (2 if state.seats > 4 else 1) - sum(state.seizure) - sum(state.extra)
    if state.box != spent:
        yield f"{spent} tokens are spent, but {state.box} lie in the box"


def _cards(state: Border) -> Iterator[str]:
    for seat in range(state.seats):
        if len(state.hand[seat]) + len(state.suitcase[seat]) > MOST_CARDS:
            yield f"a hand and a suitcase have at most {MOST_CARDS} cards together"
        done = max(0, state.round - (state.phase <= KEEPING))
        if len(state.under[seat]) > MOST_KEPT * done + state.kept[seat]:
            yield f"under a suitcase lie at most {MOST_KEPT} cards for each round that is over"
    due = dict(state.due)
    if (state.phase == DEALING) != bool(due):
        yield "somebody is due cards while they are dealt, and only then"
    if len(due) != len(state.due):
        yield "everybody is due cards once"
    if any(len(state.hand[seat]) + count > MOST_CARDS for seat, count in due.items()):
        yield f"nobody is dealt more than {MOST_CARDS} cards"
    dealt = any(map(len, (*state.hand, *state.behind, *state.under)))
    if state.phase == LOT and (dealt or any(state.discards) or state.shuffles):
        yield "before the lot nobody has cards"
    if any(state.behind) and state.phase in (NAMING, OVER):
        yield "what lay behind the suitcases has been sold"


def _marks(state: Border) -> Iterator[str]:
    """What is known about single cards."""
    piles = (*state.hand, *state.suitcase, *state.behind, *state.under)
    for card in [card for pile in piles for card in pile]:
        if pile_of(card) > state.shuffles:
            yield "a card comes from a pile that has not been shuffled yet"
        first, last = first_mixed(card), last_mixed(card)
        if last > (state.turns_begun() if state.shuffles else 0):
            yield "piles meet in one hand after a shuffle, and in a turn that has begun"
        if not bool(first) <= first <= last or mixed_hand(card) >= state.seats:
            yield "a card is with others in the hand of a player, from a first turn to a last"
        if certainly_not(card) == good_of(card):
            yield "a card is what everybody knows it is not"


def _suitcases(state: Border) -> Iterator[str]:
    seats = range(state.seats)
    travelling = PACKING <= state.phase <= TOKENS
    if any(state.suitcase) and not travelling:
        yield "suitcases are packed while there is a sheriff at work, and only then"
    if state.suitcase[state.sheriff] or (travelling and state.count[state.sheriff]):
        yield "the sheriff has no suitcase and declares nothing"
    if any(state.count) and state.phase <= PACKING:
        yield "nobody declares before all have packed"
    late = [seat for seat in seats if state.has_to_pack(seat) and not state.checked[seat]]
    if DECLARING <= state.phase <= TOKENS and late:
        yield "whoever has cards packs before anybody declares"
    if max(state.good) >= LEGAL_KINDS:
        yield "only legal goods are declared"
    if CHECKING <= state.phase <= TOKENS:
        if any(state.suitcase[seat] and not state.count[seat] for seat in seats):
            yield "every suitcase is declared before the sheriff checks"
        if state.options.true_count and any(
            state.suitcase[seat] and len(state.suitcase[seat]) != state.count[seat]
            for seat in seats
        ):
            yield "with true counts every suitcase holds as many cards as were declared"


def _whose_turn(state: Border) -> Iterator[str]:
    seats = range(state.seats)
    if state.phase == PACKING and not state.actors():
        yield "while packing somebody still has to pack"
    if state.phase == DECLARING:
        yield from _whose_word(state)
    if state.phase == CHECKING and (state.actor != state.sheriff or not any(state.suitcase)):
        yield "the sheriff checks, and there is a suitcase to check"
    if state.phase <= CHECKING and any(state.checked):
        yield "nobody has been checked yet"
    if any(state.checked[s] and state.suitcase[s] and s != state.traveller for s in seats):
        yield "whoever was checked has no suitcase any more"
    if state.phase == TOKENS and (state.actor != state.sheriff or len(state.token_moves()) == 1):
        yield "the sheriff has a token to use, and a suitcase to use it on"
    if state.phase == NAMING and state.actor != state.poorest():
        yield "the poorest player names the next sheriff"


def _whose_word(state: Border) -> Iterator[str]:
    """H14: from the sheriff's left."""
    order = [(state.sheriff + step) % state.seats for step in range(1, state.seats)]
    packed = [seat for seat in order if state.suitcase[seat]]
    said = [seat for seat in order if state.count[seat]]
    if packed[: len(said)] != said or packed[len(said) : len(said) + 1] != [state.actor]:
        yield "suitcases are declared one after the other from the sheriff's left"


def _talk(state: Border) -> Iterator[str]:
    """H18-H24."""
    if (state.phase == HAGGLING) != (state.traveller != NOBODY):
        yield "there is a traveller at the desk while they haggle, and only then"
    elif state.phase != HAGGLING:
        if state.words or state.standing != NO_SUM:
            yield "sums are named at the desk, and only there"
    elif not state.suitcase[state.traveller] or not state.checked[state.traveller]:
        yield "the traveller at the desk is checked, and has a suitcase"
    elif state.options.offers_cap and len(state.words) > state.options.offers_cap:
        yield f"more is said than {state.options.offers_cap} words"
    else:
        yield from _words(state)


def _words(state: Border) -> Iterator[str]:
    sides = (state.traveller, state.sheriff)
    for number, word in enumerate(state.words):
        speaker = sides[number % 2]
        names = "demand" if speaker == state.sheriff else "offer"
        if word.seat != speaker or word.verb not in (names, "refuse"):
            yield "traveller and sheriff speak in turn, one offers and the other demands"
        if (word.amount is None) != (word.verb == "refuse"):
            yield "an offer and a demand name a sum, a refusal names none"
        if not 0 <= (word.amount or 0) <= HIGHEST_SUM:
            yield f"sums are between 0 and {HIGHEST_SUM} dollars"
    if not state.words and state.standing != NO_SUM:  # the talk so far may be left out
        if state.actor not in sides:
            yield "traveller and sheriff talk at the desk, and nobody else"
        return
    if state.actor != sides[len(state.words) % 2]:
        yield "the word goes from one side of the desk to the other"
    last = state.words[-1].amount if state.words else None
    if state.standing != (NO_SUM if last is None else last):
        yield "what stands is the sum that was named last"


def _kept(state: Border) -> Iterator[str]:
    """H43: from the last sheriff on."""
    if state.phase != KEEPING:
        if any(state.kept):
            yield "cards are put under a suitcase at the end of a round only"
        return
    if not state.behind[state.actor]:
        yield "whoever keeps cards has some behind the suitcase"
    done = (state.actor - state.sheriff) % state.seats
    early = [(state.sheriff + step) % state.seats for step in range(done)]
    for seat, kept in enumerate(state.kept):
        if kept and seat not in early:
            yield "cards are kept one after the other from the last sheriff on"
        if not 0 <= kept <= min(MOST_KEPT, len(state.under[seat])):
            yield f"everybody keeps up to {MOST_KEPT} cards, and they lie under the suitcase"


def _on_the_desk(state: Border) -> Iterator[str]:
    """What lies open until the next suitcase is packed."""
    if state.opened is not None and state.opened.seat >= state.seats:
        yield "the suitcase that lies open belongs to a seat at the table"
    if state.sold and len(state.sold) != state.seats:
        yield "what was sold has one item for each seat"
    if state.look is not None:
        owner, sheriff, returned, good = state.look
        two = 0 <= owner < state.seats and 0 <= sheriff < state.seats and owner != sheriff
        if not two or not 0 <= returned <= MOST_CARDS or not 0 <= good < KINDS:
            yield "a confiscated suitcase has an owner, a sheriff, cards that went back and a good"
