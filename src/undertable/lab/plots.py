"""Pictures of results, worth showing: one file each, in any format that matplotlib writes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from undertable.core.review import Review
from undertable.core.text import has, say
from undertable.games import game as game_of
from undertable.lab.arena import League, Rating, ratings
from undertable.lab.extras import need
from undertable.lab.figures import Standing
from undertable.lab.results import Results

INK, PAPER, GRID = "#2b2a28", "#faf7f0", "#ddd6c8"
COLOURS = ("#b3382c", "#2d6a73", "#d9982f", "#4b6b3c", "#6b4c86", "#8a6a4f")
"""The colours of the cups on the table."""
LOOK = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": GRID,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.grid": True,
    "grid.color": GRID,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "font.size": 10,
    "svg.hashsalt": "undertable",  # the same results are the same file
}


@contextmanager
def picture(file: Path, title: str, width: float, height: float) -> Iterator[Any]:
    """A figure to draw on; it is written when all is drawn."""
    mpl, drawing = need("matplotlib", "lab"), need("matplotlib.figure", "lab")
    with mpl.rc_context(LOOK):
        figure = drawing.Figure((width, height), layout="constrained")
        figure.suptitle(title, x=0.01, ha="left", weight="bold", size=13)
        yield figure
        figure.savefig(file, dpi=150, metadata={"Date": None} if file.suffix == ".svg" else None)


def plot_results(results: Results, file: Path, lang: str) -> None:
    """Wins by bot and by seat, how long games are, and the game's own figures."""
    game = game_of(results.plan.game)
    options = " ".join(f"{name}={value}" for name, value in results.plan.options.items())
    count = f"{results.games} {say('lab', 'sim-games', lang)}"
    title = " · ".join(part for part in (game.title, count, options) if part)
    with picture(file, title, 10, 7 if results.figures else 4) as figure:
        panels = figure.subplot_mosaic(
            [["wins", "seats", "lengths"]] + [["figures"] * 3] * bool(results.figures)
        )
        _shares(panels["wins"], list(results.bots), list(results.bots.values()), results, lang)
        panels["wins"].set_title(say("lab", "plot-wins", lang))
        seats = [str(seat + 1) for seat in range(results.plan.seats)]
        _shares(panels["seats"], seats, results.seats, results, lang)
        panels["seats"].set_title(say("lab", "plot-seats", lang))
        _lengths(panels["lengths"], results)
        panels["lengths"].set_title(say("lab", "plot-lengths", lang))
        if results.figures:
            _figures(panels["figures"], results, game.id, lang)
            panels["figures"].set_title(say("lab", "plot-figures", lang))


def _shares(
    axes: Any, names: Sequence[str], standings: Sequence[Standing], results: Results, lang: str
) -> None:
    for place, standing in enumerate(standings):
        low, high = standing.interval
        colour = COLOURS[place % len(COLOURS)]
        axes.plot([low, high], [place, place], color=colour, linewidth=3, alpha=0.45)
        axes.plot([standing.share], [place], "o", color=colour, markersize=8, clip_on=False)
    axes.axvline(1 / results.plan.seats, color=INK, linestyle=":", linewidth=1)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.set_xlabel(f"┈ {say('lab', 'plot-fair', lang)}")


def _lengths(axes: Any, results: Results) -> None:
    lengths = sorted(results.lengths)
    games = [results.lengths[length] for length in lengths]
    bins = min(40, max(lengths) - min(lengths) + 1)
    axes.hist(lengths, bins=bins, weights=games, color=COLOURS[1], edgecolor=PAPER)
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.axvline(results.quantile(0.5), color=COLOURS[0], linewidth=2)


def _figures(axes: Any, results: Results, owner: str, lang: str) -> None:
    """Every figure on a scale of its own: how far each bot is from the largest."""
    for place, (bot, standing) in enumerate(results.bots.items()):
        for column, name in enumerate(results.figures):
            value = standing.figure(name)
            if value is None:
                continue
            others = [abs(s.figure(name) or 0) for s in results.bots.values()]
            reach = max(others) or 1
            x = column + (place - (len(results.bots) - 1) / 2) * 0.8 / len(results.bots)
            axes.bar(
                x,
                value / reach,
                0.75 / len(results.bots),
                color=COLOURS[place % len(COLOURS)],
                label=bot if column == 0 else None,
            )
            axes.text(x, value / reach, f"{value:.2f}", ha="center", va="bottom", size=7)
    axes.set_xticks(
        range(len(results.figures)),
        [_heading(owner, name, lang) for name in results.figures],
        rotation=20,
        ha="right",
        size=8,
    )
    axes.set_yticks([])
    axes.set_ylim(0, 1.15)
    axes.legend(frameon=False, ncols=6, loc="upper right", bbox_to_anchor=(1, 1.15))


def _heading(owner: str, name: str, lang: str) -> str:
    key = f"stat-{name}"
    return say(owner, key, lang) if has(owner, key, lang) else name


def plot_ratings(league: League, file: Path, lang: str) -> None:
    """How the ratings grew game by game, each with the band in which it most likely lies."""
    seen: dict[str, list[tuple[int, Rating]]] = {bot: [] for bot in league.bots}

    def watch(number: int, now: dict[str, Rating]) -> None:
        for bot, rating in now.items():
            if rating.games:
                seen[bot].append((number, rating))

    final = ratings(league, watch)
    title = f"{game_of(league.game).title} · {say('lab', 'plot-ratings', lang)}"
    with picture(file, title, 9, 5) as figure:
        axes = figure.subplots()
        for place, bot in enumerate(final):
            _growth(axes, bot, seen[bot], COLOURS[place % len(COLOURS)])
        axes.set_xlabel(say("lab", "sim-games", lang))
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))


def _growth(axes: Any, bot: str, seen: list[tuple[int, Rating]], colour: str) -> None:
    games = [number for number, _ in seen]
    low = [rating.mu - 1.96 * rating.sigma for _, rating in seen]
    high = [rating.mu + 1.96 * rating.sigma for _, rating in seen]
    axes.fill_between(games, low, high, color=colour, alpha=0.15, linewidth=0)
    axes.plot(games, [rating.mu for _, rating in seen], color=colour, linewidth=2, label=bot)


def plot_review(found: Review, file: Path, lang: str) -> None:
    """Everybody's chance to win, entry by entry, and the dear decisions on it."""
    game = game_of(found.game)
    with picture(file, f"{game.title} · {say('lab', 'review-chances', lang)}", 9, 4.5) as figure:
        axes = figure.subplots()
        at = [moment.at + 1 for moment in found.chances]
        for seat in range(found.seats):
            win = [moment.win[seat] for moment in found.chances]
            name = found.names[seat] if seat < len(found.names) else str(seat + 1)
            colour = COLOURS[seat % len(COLOURS)]
            axes.step(at, win, where="post", color=colour, linewidth=2, label=name)
            dear = [d for d in found.decisions if d.seat == seat and d.cost]
            sizes = [20 + 600 * d.cost for d in dear]
            heights = [_height(found, d.at, seat) for d in dear]
            axes.scatter([d.at + 1 for d in dear], heights, sizes, color=colour, alpha=0.5)
        axes.set_ylim(-0.02, 1.02)
        axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))


def _height(found: Review, at: int, seat: int) -> float:
    return next((c.win[seat] for c in reversed(found.chances) if c.at <= at), 0.0)
