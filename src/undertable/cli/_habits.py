"""What reviews of many games say about who played, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from undertable.core.game import Game
from undertable.core.text import has, percentage, say
from undertable.lab.review.habits import FEWEST_GAMES, Figure, Habits


def print_habits(found: Sequence[Habits], game: Game, lang: str) -> None:
    """One row for each figure and player; silent where there are too few games."""
    out = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    for key in ("who", "figure", "value", "interval", "cases"):
        table.add_column(say("lab", f"review-{key}", lang), justify="left")
    for one in found:
        if not one.figures:
            few = {"who": one.name, "games": one.games, "least": FEWEST_GAMES}
            key = "review-too-few" if one.games < FEWEST_GAMES else "review-too-short"
            out.print(say("lab", key, lang, **few))
        for figure in one.figures:
            table.add_row(
                one.name, say("lab", f"habit-{figure.name}", lang), *_figure(figure, lang)
            )
        for figure in one.kinds:
            table.add_row(one.name, _kind(game, figure.name, lang), *_figure(figure, lang))
    if table.row_count:
        out.print(table)


def _kind(game: Game, kind: str, lang: str) -> str:
    key = f"kind-{kind}"
    named = say(game.id, key, lang) if has(game.id, key, lang) else kind
    return say("lab", "habit-kind", lang, kind=named)


def _figure(figure: Figure, lang: str) -> tuple[str, str, str]:
    value, low, high = (percentage(x, lang) for x in (figure.value, figure.low, figure.high))
    return value, f"{low} – {high}", str(figure.cases)
