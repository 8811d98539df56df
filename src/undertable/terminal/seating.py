"""Who sits where: people first, then bots, all with names."""

from __future__ import annotations

import getpass
from collections.abc import Sequence

from undertable.core.bot import Bot
from undertable.core.errors import Malformed
from undertable.core.game import Game, Option
from undertable.core.record import Record
from undertable.core.text import Text, has, say

_USUAL_SEATS = 4


def seat_everybody(
    record: Record, game: Game, humans: str, levels: Sequence[str], seats: int | None, lang: str
) -> None:
    """Write names and bots into a new record. `humans` is a number, or names with commas."""
    names = _people(humans, lang)
    usual = min(max(_USUAL_SEATS, game.least_seats), game.most_seats)
    fitting = max(game.least_seats if levels else usual, len(names) + len(levels))
    record.seats = game.check_seats(fitting if seats is None else seats)
    free = record.seats - len(names)
    if free < len(levels) or free < 0:
        args = {"seats": record.seats, "people": len(names), "bots": len(levels)}
        raise Malformed(Text("terminal", "refusal-too-many", args))
    game.read_options(record.options, record.seats)
    record.bots = [*(None for _ in names), *_levels(game, levels, free)]
    record.names = names + bot_names(names, free, lang)


def seat_one(record: Record, game: Game, humans: str, levels: Sequence[str], lang: str) -> None:
    """Write into a fork who plays on, and the bots in all other seats, in their order."""
    names = _people(humans, lang)
    if len(names) != 1 or len(levels) >= record.seats:
        raise Malformed(Text("terminal", "refusal-fork-alone"))
    assert record.fork is not None
    others, seat = record.seats - 1, record.fork.seat
    record.bots = [*_levels(game, levels, others)]
    record.names = bot_names(names, others, lang)
    record.bots.insert(seat, None)
    record.names.insert(seat, names[0])


def _people(humans: str, lang: str) -> list[str]:
    if not humans.strip().lstrip("-").isdecimal():
        names = [name.strip() for name in humans.split(",")]
        if "" in names or len(set(names)) < len(names):
            raise Malformed(Text("terminal", "refusal-names"))
        return names
    count = int(humans)
    if not 0 <= count <= 99:
        raise Malformed(Text("terminal", "refusal-humans", {"humans": humans}))
    if count == 1:
        return [_own_name(lang)]
    return [say("terminal", "player", lang, number=i + 1) for i in range(count)]


def _own_name(lang: str) -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):  # an account without a name
        return say("terminal", "player", lang, number=1)


def _levels(game: Game, levels: Sequence[str], seats: int) -> list[str]:
    """The levels as given; the last one for all seats that are left."""
    usual = "normal" if "normal" in game.levels else (*game.levels, "random")[0]
    asked = list(levels) or [usual]
    for level in levels:
        game.bot(level)
    return [asked[min(i, len(asked) - 1)] for i in range(seats)]


def bot_names(taken: Sequence[str], count: int, lang: str) -> list[str]:
    free = [name for name in say("terminal", "bot-names", lang).split() if name not in taken]
    return free[:count]


def fill_seats(record: Record, game: Game, lang: str) -> None:
    """A record that names nobody: everybody is a person."""
    game.check_seats(record.seats)
    record.bots = (record.bots + [None] * record.seats)[: record.seats]
    numbers = range(len(record.names) + 1, record.seats + 1)
    record.names += [say("terminal", "player", lang, number=number) for number in numbers]
    del record.names[record.seats :]


def make_bots(record: Record, game: Game) -> dict[int, Bot]:
    return {seat: game.bot(level) for seat, level in enumerate(record.bots) if level is not None}


def level_name(game: Game, level: str | None, lang: str) -> str:
    """What a bot is called; nothing for a person. Not every reference player has a word for it."""
    if level is None:
        return ""
    key = f"bot-{level}"
    return say(game.id, key, lang) if has(game.id, key, lang) else level


def house_rules(game: Game, record: Record, lang: str) -> str:
    """The options that are not as usual, in words."""
    chosen = game.read_options(record.options, record.seats)
    return ", ".join(
        f"{say(game.id, f'option-{option.name}', lang)}: {_option_value(game, option, value, lang)}"
        for option in game.option_list
        if (value := getattr(chosen, option.name)) != option.default
    )


def _option_value(game: Game, option: Option, value: object, lang: str) -> str:
    if option.kind == "bool":
        return say("terminal", "on" if value else "off", lang)
    if option.kind == "choice":
        return say(game.id, f"option-{option.name}-{value}", lang)
    return str(value)
