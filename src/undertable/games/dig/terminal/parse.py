"""What somebody types in a terminal, as a move."""

from __future__ import annotations

from undertable.core.errors import Malformed
from undertable.core.legal import Moves
from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.terminal import menus
from undertable.games.dig.types import DigView
from undertable.games.dig.words import card_name
from undertable.screen import Menu, Screen, unclear

SELL = ("sell", "verkaufen", "verkopen")
EXCHANGE = ("exchange", "tauschen", "ruilen")


def read(screen: Screen, line: str, view: DigView, legal: Moves) -> Move | Menu:
    """A number of the list, numbers or names of cards where cards are chosen, or a whole move."""
    words = line.lower().replace(",", " ").split()
    if view.decision in {"discard", "fetch", "return"}:
        return _selection(screen, line, words, view, legal)
    if words and words[0] in SELL and len(words) > 1:
        return types.Sell(_cards(screen, line, words[1:], view.hand, view))
    if words and words[0] in EXCHANGE and len(words) > 1 and not words[1].isdecimal():
        return _gift(screen, line, words[1:], view, legal)
    entries = menus.menu(screen, view, legal)
    if line.isdecimal() and 1 <= int(line) <= len(entries):
        return entries[int(line) - 1][1]
    for label, move in entries:
        if line and label.lower().startswith(line.lower()):
            return move
    try:
        return screen.game.read(line)
    except (Malformed, ValueError):
        raise unclear(line) from None


def _selection(screen: Screen, line: str, words: list[str], view: DigView, legal: Moves) -> Move:
    heap = menus.heap(view, legal)
    if view.decision == "return":
        words, cigarettes = _with_cigarettes([word for word in words if word != "0"])
        return types.HandBack(_cards(screen, line, words, heap, view), cigarettes)
    cards = _cards(screen, line, words, heap, view)
    return types.Discard(cards) if view.decision == "discard" else types.Fetch(cards)


def _gift(screen: Screen, line: str, words: list[str], view: DigView, legal: Moves) -> Move:
    """D72: `exchange ben tie tie +2`; the name may be left out where only one teammate is here."""
    mates = menus.mates(view, legal)
    named = [seat for seat in mates if screen.names[seat].lower().startswith(words[0])]
    chosen = named or mates
    if len(chosen) != 1:
        raise unclear(line)
    words, cigarettes = _with_cigarettes(words[1:] if named else words)
    return types.Exchange(chosen[0], _cards(screen, line, words, view.hand, view), cigarettes)


def _with_cigarettes(words: list[str]) -> tuple[list[str], int]:
    """Cards, and the cigarettes that go with them, such as `+2`."""
    smokes = [word for word in words if word[0] == "+" and word[1:].isdecimal()]
    return [word for word in words if word not in smokes], sum(int(word) for word in smokes)


def _cards(
    screen: Screen, line: str, words: list[str], heap: dict[str, int], view: DigView
) -> tuple[str, ...]:
    """Numbers of the list, or beginnings of names, once for each card."""
    listed = list(heap)
    chosen: list[str] = []
    for word in words:
        if word.isdecimal() and 1 <= int(word) <= len(listed):
            chosen.append(listed[int(word) - 1])
            continue
        named = [c for c in listed if _fits(card_name(c, screen.lang, view.deck), c, word)]
        if len(named) != 1:
            raise unclear(line)
        chosen += named
    return tuple(chosen)


def _fits(name: str, card: str, word: str) -> bool:
    return any(part.startswith(word) for part in (*name.lower().split(), card))
