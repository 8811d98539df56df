"""Fair by proof: what the table commits to, and how anybody checks it afterwards.

A table's seed is fixed, and its hash shown, before anybody has said a word. Each player's client
adds a salt of its own. Seed and salts together key the dice, so neither side can choose them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256

from msgspec import Struct

from undertable.core.dice import KeyedDice
from undertable.core.errors import malformed
from undertable.core.match import Match
from undertable.core.record import Record
from undertable.core.types import CHANCE
from undertable.games import game


def commitment(seed: str) -> str:
    """What is shown of the seed before the game."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def table_dice(seed: str, salts: Sequence[str]) -> KeyedDice:
    """The dice of a table whose players added these salts, in the order of their seats."""
    key = blake2b(",".join(salts).encode(), key=bytes.fromhex(seed), digest_size=32).digest()
    return KeyedDice(key)


class Verdict(Struct, frozen=True):
    """What a check of a record found.

    `wrong` are entries that neither the dice nor the game's lesson give, `taught` is how many the
    lesson gave: they were chosen to teach, and nobody had promised otherwise.
    """

    commitment: str
    moves: int
    chances: int
    wrong: tuple[int, ...]
    taught: int | None = None


def verify(record: Record) -> Verdict:
    """Play a live table's record again and draw every chance move anew."""
    if record.seed is None:
        raise malformed("refusal-broken-record", what="it has no seed to check against")
    try:
        dice = table_dice(record.seed, record.salts)
    except ValueError:
        raise malformed("refusal-broken-record", what="its seed is not in hex") from None
    the_game = game(record.game)
    match = Match(the_game, Record(game=record.game, seats=record.seats, options=record.options))
    match.lesson = the_game.lesson if record.lesson else None
    wrong, taught = [], 0
    for number, entry in enumerate(record.entries):
        if match.state.actors() == (CHANCE,):
            taught += match.cue() is not None
            if match.chance(dice) != the_game.recorded(entry.move):
                wrong.append(number)
        match.replay(entry)
    chances = sum(entry.seat == CHANCE for entry in record.entries)
    return Verdict(
        commitment=commitment(record.seed),
        moves=len(record.entries) - chances,
        chances=chances,
        wrong=tuple(wrong),
        taught=taught if record.lesson else None,
    )
