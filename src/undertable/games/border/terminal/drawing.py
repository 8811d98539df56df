"""Hart an der Grenze: cards, suitcases and tables, as a terminal shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.box import HEAVY, ROUNDED, SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undertable.games.border.goods import COMPENSATIONS, FINES, GOODS, KINDS, LIMITS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import Sale

INKS = ("dark_orange3", "green4", "dodger_blue2", "magenta3", "dark_goldenrod", "red3")
"""A colour for each good."""
Say = Callable[..., str]


def ink(good: int) -> str:
    return f"bold {INKS[good]}"


def row_of_cards(goods: Sequence[int], name: Callable[[int], str]) -> Text:
    """`1 jug   2 jug   3 cigar`: each with the number it can be picked by."""
    row = Text()
    for place, good in enumerate(goods, 1):
        row.append(f"{place}\N{NO-BREAK SPACE}", "dim")
        row.append(name(good), ink(good)).append("   ")
    return row


def overview(
    seats: int, rows: Sequence[tuple[str, Sequence[int]]], heads: Sequence[str], say: Say
) -> Table:
    """The overview card, with what the player has of each good below it."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="left", min_width=13)
    for _ in range(KINDS):
        table.add_column(justify="right", min_width=7)
    table.add_row("", *(Text(head, ink(good)) for good, head in enumerate(heads)))
    printed = (("value", VALUES), ("fine", FINES), ("compensation", COMPENSATIONS))
    for key, numbers in (*printed, ("limit", LIMITS[seats])):
        label = Text(say(f"screen-{key}"), "dim")
        table.add_row(label, *(Text(str(n) if n else "–", "dim") for n in numbers))
    for name, goods in rows:
        counts = counted(tuple(goods))
        cells = [Text(str(n) if n else "·", ink(g) if n else "dim") for g, n in enumerate(counts)]
        table.add_row(Text(name, "bold"), *cells)
    return table


def card(good: int, head: str, foot: str, wrong: bool) -> Panel:
    """A card on the desk."""
    colour = "red" if wrong else "green"
    lines = Group(Text(head, ink(good)), Text(foot, "bold red" if wrong else "dim"))
    return Panel(lines, box=HEAVY if wrong else ROUNDED, border_style=colour, width=13)


def suitcase(
    goods: Sequence[int],
    wrong: Sequence[int],
    head: Callable[[int], str],
    say: Say,
    fined: bool = True,
) -> Table:
    """The cards of a suitcase side by side, the right ones first; wrong ones show their fine."""
    left, right = list(wrong), []
    for good in goods:
        if good in left:
            left.remove(good)
        else:
            right.append(good)
    prices = [(g, say("sum", amount=VALUES[g]), False) for g in right]
    for g in wrong:
        fine = "−" + say("sum", amount=FINES[g])
        prices.append((g, fine if fined else say("sum", amount=VALUES[g]), True))
    row = Table.grid(padding=(0, 1))
    row.add_row(*(card(good, head(good), foot, bad) for good, foot, bad in prices))
    return row


def final_sale(
    sale: Sequence[Sale], names: Sequence[str], cash: Sequence[int | None], say: Say
) -> Table:
    """Good by good: what everybody showed and got, and what they have now."""
    table = Table(box=SIMPLE, padding=(0, 0, 0, 1), show_footer=True, pad_edge=False)
    table.add_column("", footer=Text(say("screen-money"), "bold"))
    table.add_column(say("screen-limit-short"), justify="right")
    for name, money in zip(names, cash, strict=True):
        head = Text(name)
        head.truncate(9, overflow="ellipsis")
        table.add_column(head, justify="right", footer=Text(say("sum", amount=money), "bold"))
    for line in sale:
        good = Text(say(f"good-{GOODS[line.good].name}", count=2), ink(line.good))
        cells = [
            _share(n, say("sum", amount=got), got > 0)
            for n, got in zip(line.held, line.income, strict=True)
        ]
        table.add_row(good, str(line.limit), *cells)
    return table


def _share(held: int, income: str, sold: bool) -> Text:
    if not held:
        return Text("·", "dim")
    return Text(f"{held}: ", "dim").append(income, "bold green" if sold else "red")


def framed(title: str, *lines: RenderableType) -> Panel:
    return Panel(Group(*lines), title=title, width=78, padding=(1, 2))
