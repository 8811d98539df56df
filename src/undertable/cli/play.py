"""`undertable play`: a game in the terminal."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction

from undertable.cli._arguments import add_language, add_table, chosen_language, chosen_options
from undertable.games import all_games
from undertable.terminal.evening import Wishes, play


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("play", help="play a game in the terminal")
    parser.add_argument("game", nargs="?", help=" | ".join(all_games()))
    parser.add_argument("--humans", help="how many people play, or their names: Ann,Ben")
    parser.add_argument("--bots", help="levels of the bots, such as hard,easy")
    add_table(parser)
    add_language(parser)
    parser.add_argument("--seed", help="the same seed gives the same dice")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with the game in this file, or with the last unfinished one",
    )
    parser.add_argument(
        "--from", metavar="RECORD", dest="source", help="play on from this finished game"
    )
    parser.add_argument(
        "--at", metavar="N", type=int, help="with --from: in place of its entry N, a decision"
    )
    parser.add_argument(
        "--as-it-was",
        action="store_true",
        help="with --from: deal nothing anew of what the player could not know",
    )
    parser.add_argument("--fast", action="store_true", help="no pauses between moves")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    wishes = Wishes(
        game=args.game,
        lang=chosen_language(args),
        humans=args.humans,
        bots=[level.strip() for level in args.bots.split(",")] if args.bots else [],
        seats=args.seats,
        options=chosen_options(args),
        seed=args.seed,
        save=args.save,
        resume=args.resume,
        fast=args.fast,
        source=args.source,
        at=args.at,
        as_it_was=args.as_it_was,
    )
    return play(wishes)
