"""`undertable rules`: the rules of a game in our words, or one of its cards."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction

from rich.console import Console

from undertable.cli._arguments import (
    add_game,
    add_language,
    chosen_game,
    chosen_language,
    chosen_options,
)
from undertable.core.errors import malformed
from undertable.core.game import Game
from undertable.core.rulebook import Card, cards_called, nearly_called, written
from undertable.core.text import LANGUAGES, join
from undertable.terminal.rulebook import drawn, rules_page


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("rules", help="the rules of a game, or one of its cards")
    add_game(parser)
    add_language(parser)
    parser.add_argument("--card", metavar="NAME", help="one card or good, in any of the languages")
    parser.add_argument("--sources", action="store_true", help="say where each rule comes from")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule that changes the cards, such as deck=FILE",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    lang = chosen_language(args)
    game = chosen_game(args).at(chosen_options(args))
    console = Console()
    if args.card is None:
        console.print(rules_page(game, lang, args.sources))
    else:
        for card in _cards_called(game, args.card, lang):
            console.print(drawn(game, f"_{card.kind}_\n\n{written(card)}", lang))
    return 0


def _cards_called(game: Game, name: str, lang: str) -> list[Card]:
    cards = game.cards(lang)
    if not cards:
        raise malformed("refusal-no-cards", game=game.title)
    spoken = [game.cards(each) for each in LANGUAGES]
    if found := cards_called(name, spoken):
        return [cards[place] for place in found]
    near = dict.fromkeys(place for each in (cards, *spoken) for place in nearly_called(name, each))
    meant = join([cards[place].name for place in list(near)[:4]], lang, "or")
    raise malformed("refusal-no-such-card", name=name, near=meant or "none")
