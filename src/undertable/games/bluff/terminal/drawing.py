"""Bluff: the track, the cups and the dice, as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from undertable.games.bluff.rules.track import rank
from undertable.games.bluff.types import STAR, Bid

_FIELDS = 30
_CELL = 6
_SIDE = 13
"""Fields along the upper and the lower edge; the other four are the sides."""

OPEN, JOKER, HIDDEN = ("white", "black"), ("yellow", "black"), ("grey37", "white")
RED, FITTING, IDLE = ("red", "bright_white"), ("green", "bright_white"), ("grey23", "grey62")


def die(face: int, colours: tuple[str, str] | None = None) -> Text:
    """A tile. Its edges have its own colour, and are brackets where there are no colours."""
    ground, ink = colours or (JOKER if face == STAR else OPEN)
    sign = "?" if not face else "★" if face == STAR else str(face)
    edge = f"{ground} on {ground}"
    return Text.assemble(("[", edge), (sign, f"bold {ink} on {ground}"), ("]", edge))


def dice(faces: Iterable[int], colours: tuple[str, str] | None = None) -> Text:
    return Text(" ").join(die(face, colours) for face in faces)


def hidden(count: int) -> Text:
    return dice([0] * count, HIDDEN)


def sorted_out(faces: Sequence[int], wanted: int) -> Text:
    """Raised dice: those that fit the bid stand out."""
    jokers = (wanted, STAR)
    return Text(" ").join(die(face, FITTING if face in jokers else IDLE) for face in faces)


def ring(bid: Bid | None, cap: int, inside: tuple[Text, Text]) -> list[Text]:
    """The track as a ring, the red die on its field, and two lines in the middle."""
    cells = [_field(place, bid, cap) for place in range(_FIELDS)]
    upper = cells[:_SIDE]
    right = cells[_SIDE : _SIDE + 2]
    lower = cells[_SIDE + 2 : 2 * _SIDE + 2][::-1]
    left = cells[2 * _SIDE + 2 :][::-1]
    lines = [Text().join(upper)]
    for side, middle, other in zip(left, inside, right, strict=True):
        lines.append(Text.assemble(side, _centred(middle, (_SIDE - 2) * _CELL), other))
    return [*lines, Text().join(lower)]


def _centred(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width)
    text.align("center", width)
    return text


def _field(place: int, bid: Bid | None, cap: int) -> Text:
    """B8, B13: a field of the ring, as it reads on this lap."""
    here = rank(bid) - 1 if bid else -1
    lap = max(here, 0) // _FIELDS
    if place < here % _FIELDS and bid and _count(place, lap + 1) <= cap:
        lap += 1
    count, stars = _count(place, lap), _is_star(place)
    label = f"★{count}" if stars else str(count)
    if bid and place == here % _FIELDS:
        cell = Text.assemble((label, "bold red"), die(bid.face, RED))
    elif lap * _FIELDS + place <= here or count > cap:
        cell = Text(label, "grey42")
    else:
        cell = Text(label, "bold dark_orange" if stars else "bold yellow")
    cell.align("center", _CELL)
    return cell


def _is_star(place: int) -> bool:
    return place % 3 == 1


def _count(place: int, lap: int) -> int:
    """How many dice a bid on this field is about."""
    third, rest = divmod(place, 3)
    return third + 1 + 10 * lap if rest == 1 else 2 * third + 1 + rest // 2 + 20 * lap
