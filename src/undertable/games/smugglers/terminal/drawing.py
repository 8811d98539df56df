"""Schmuggler an Bord in characters: the ring with the table inside it, and a card turned up."""

from __future__ import annotations

from collections.abc import Sequence

from rich.align import Align
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from undertable.games.smugglers.goods import FIELDS, KEYS

ACROSS, DOWN = 5, 12
"""Fields along the top and bottom, and along the sides, corners counted twice."""
SIDE = 16
INSIDE = 80 - 2 * SIDE

PAWN, CARD, GONE = "♟", "■", "·"
INKS = ("yellow", "cyan", "green", "magenta", "red", "blue")


def ring(
    names: Sequence[str], cards: Sequence[bool], pawn: int, inside: Sequence[Text]
) -> list[Text]:
    """Clockwise from the top left corner; `inside` are the lines between the two sides."""
    fields = [_field(names[i], cards[i], i == pawn) for i in range(FIELDS)]
    top, right = fields[:ACROSS], fields[ACROSS : ACROSS + DOWN - 2]
    bottom = fields[ACROSS + DOWN - 2 : 2 * ACROSS + DOWN - 2][::-1]
    left = fields[2 * ACROSS + DOWN - 2 :][::-1]
    lines = [Text().join(top)]
    for number, sides in enumerate(zip(left, right, strict=True)):
        middle = inside[number].copy() if number < len(inside) else Text()
        middle.truncate(INSIDE, overflow="ellipsis", pad=True)
        lines.append(Text().join([sides[0], middle, sides[1]]))
    return [*lines, Text().join(bottom)]


def _field(name: str, card: bool, pawn: bool) -> Text:
    style = "bold black on yellow" if pawn else "" if card else "grey50"
    field = Text(f"{PAWN if pawn else ' '}{CARD if card else GONE} {name}", style)
    field.truncate(SIDE - 1, overflow="ellipsis", pad=True)
    return field.append(" ", "default on default")


def backs(count: int, looked: Sequence[int] = ()) -> Text:
    """A row of face-down cards; those that have been looked at lie a little lower."""
    return Text("".join("▂" if slot in looked else "▮" for slot in range(count)))


def face(key: str, name: str, said: Sequence[str], after: str) -> Group:
    """A card turned up, with what is said to it."""
    ink = INKS[KEYS.index(key) % len(INKS)]
    spaced = Text(" ".join(name.upper()), f"bold {ink}", justify="center")
    card = Panel(Align.center(spaced), width=max(24, 2 * len(name) + 8), padding=(2, 1), style=ink)
    words = [Align.center(Text(line, justify="center"), width=80) for line in said]
    gone = Align.center(Text(after, "dim"), width=80)
    return Group(Text("\n"), *words, Text(), Align.center(card, width=80), Text(), gone)
