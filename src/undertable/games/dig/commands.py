"""`undertable dig-deck`: check a deck of Dig Your Way Out, or measure how it plays.

`undertable dig-idle`: whether its bots go in circles.
"""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction
from collections.abc import Mapping
from functools import partial
from itertools import chain
from pathlib import Path

from rich.console import Console

from undertable.cli._arguments import (
    add_seed,
    add_table,
    add_workers,
    chosen_options,
    chosen_workers,
    positive,
)
from undertable.cli._progress import counted, progress
from undertable.games import game
from undertable.games.dig.balance import Balance, all_cards, measure
from undertable.games.dig.idling import TOO_MANY, play_one
from undertable.games.dig.loading import DeckError, load_deck, miscounts_of
from undertable.games.dig.rules.box import Box


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser(
        "dig-deck", help="check a deck of Dig Your Way Out, or measure how it plays"
    )
    verbs = parser.add_subparsers(required=True, metavar="check | report")
    check = verbs.add_parser("check", help="say what is wrong with a deck file, or that it is fine")
    check.add_argument("file", help="a deck, written like deck.toml")
    check.set_defaults(run=run_check)
    report = verbs.add_parser("report", help="let bots play with a deck and print its balance")
    add_table(report)
    add_seed(report)
    report.add_argument("--games", type=int, default=200, help="games per number of players")
    report.add_argument("--bots", default="hard", help="easy, normal or hard")
    report.add_argument("--jobs", type=int, default=1, help="processes to use")
    report.set_defaults(run=run_report)
    idle = commands.add_parser(
        "dig-idle", help="count the turns that bots of Dig Your Way Out repeat for nothing"
    )
    add_seed(idle)
    idle.add_argument("--games", type=positive, default=1000, help="shared by all kinds of tables")
    add_workers(idle)
    idle.set_defaults(run=run_idle)


def run_check(args: Namespace) -> int:
    console = Console()
    try:
        box = Box(load_deck(Path(args.file)))
        if miscounts := miscounts_of(box.deck):
            raise DeckError([f"{args.file}: {miscount}" for miscount in miscounts])
    except DeckError as error:
        for problem in error.problems:
            console.print(problem, markup=False, soft_wrap=True)
        return 1
    hidden = sum(n for n, own in zip(box.counts, box.own_pile, strict=True) if not own)
    console.print(
        f"{args.file}: fine. “{box.deck.title}”: {hidden} search cards, "
        f"{len(box.gang_cards)} gang cards, {len(box.backgrounds)} backgrounds, "
        f"{len(box.michel)} Michel(le) cards.",
        markup=False,
        soft_wrap=True,
    )
    return 0


def run_report(args: Namespace) -> int:
    """Every number of players the options allow, or the one asked for."""
    dig, options = game("dig"), chosen_options(args)
    tables = [args.seats] if args.seats else [s for s in range(2, 7) if _allowed(options, s)]
    console = Console(width=100, soft_wrap=True)
    for seats in tables:
        dig.read_options(options, dig.check_seats(seats))
        with progress(f"{seats} players", args.games) as tick:
            balance = measure(seats, args.games, options, args.bots, args.seed, args.jobs, tick)
        for line in lines(balance, options):
            console.print(line, markup=False, highlight=False)
    return 0


def run_idle(args: Namespace) -> int:
    """The longest row of turns that changed nothing, for each bot; three are too many."""
    work = partial(play_one, args.seed)
    games = chosen_workers(args).map(work, range(args.games))
    longest: dict[str, list[int]] = {}
    console = Console()
    for idle in chain.from_iterable(counted(games, args.games)):
        longest.setdefault(idle.bot, []).append(idle.turns)
    for bot in sorted(longest, key=game("dig").levels.index):
        rows = longest[bot]
        said = f"{bot}: {len(rows)} seats, at most {max(rows)} fruitless turns in a row"
        console.print(said, highlight=False)
    return int(max(map(max, longest.values())) >= TOO_MANY)


def _allowed(options: Mapping[str, object], seats: int) -> bool:
    return str(options.get("teams", "false")) != "true" or seats in {4, 6}


def lines(balance: Balance, options: Mapping[str, object]) -> list[str]:
    """The report on one table, as Markdown."""
    said = [
        f"## {balance.seats} players, {len(balance.games)} games",
        "",
        f"- Turns of each player: median {balance.turns():.1f}, nine in ten between "
        f"{balance.quantile(0.05):.1f} and {balance.quantile(0.95):.1f}; "
        f"ended by escape: {balance.escapes():.0%}",
        f"- Wins, as a multiple of the fair share, by seat: {_numbered(balance.by_seat())}",
        f"- by order of play (1 began): {_numbered(balance.by_order())}",
        "- by gang at the end (players): " + _shares(balance.by("gangs")),
        "- by background (players): " + _shares(balance.by("backgrounds")),
        "- Rooms entered in a game: "
        + ", ".join(f"{room} {n:.1f}" for room, n in balance.visits().items()),
    ]
    played = balance.played()
    for kind, cards in all_cards(options).items():
        shares = ", ".join(f"{card} {played.get(card, 0):.0%}" for card in cards)
        said.append(f"- Games in which each of the {kind} was used: {shares}")
    return [*said, ""]


def _numbered(shares: list[float]) -> str:
    return ", ".join(f"{number}: {share:.2f}" for number, share in enumerate(shares, 1))


def _shares(shares: dict[str, tuple[float, int]]) -> str:
    return ", ".join(f"{name} {share:.2f} ({seen})" for name, (share, seen) in shares.items())
