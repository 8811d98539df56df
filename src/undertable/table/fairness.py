"""Fair by proof: who commits to what, what that proves, and how anybody checks it afterwards.

1. A table's seed is fixed, and its hash shown, when the table is made.
2. Whoever is ready commits to a salt of their own: its hash is shown, the salt is not.
3. When the host wants to begin, all commitments stand. Only then does each client reveal its salt.
4. Seed and salts together key the dice. After the game all of them are shown.

What that proves to somebody whose own client made a salt at random, saw everybody's commitments
before it revealed it, and finds the same ones afterwards: nobody could choose or foresee the dice
before the beginning, not even whoever runs the server and holds other seats.

What it does not prove: that nobody looked. Whoever runs the server knows the dice of a running
game. And somebody may refuse to reveal, having seen what would come if they run the server too:
the beginning is then called off for all to see, and every salt is made anew.
Of a fork, a game played on from the middle of another, it proves nothing about the beginning: who
holds which cards there comes from the other game, or was dealt anew by dice that are the server's
alone. Whoever has the record of the other game can have that dealing done again (`redealt_right`).
A record alone cannot tell when it was written. Its commitments are to be compared with those that
were shown before the game; the page does that by itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256
from itertools import zip_longest

from msgspec import Struct, json, structs

from undertable.core.dice import KeyedDice
from undertable.core.errors import malformed
from undertable.core.fork import forked
from undertable.core.match import Match
from undertable.core.record import COMMITTED, Fork, Record
from undertable.core.types import CHANCE
from undertable.games import game


def new_salt() -> str:
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """What is shown of a seed or a salt before the game."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def opens(salt: str, promised: str | None) -> bool:
    """Whether this is the salt that was committed to, to the letter.

    Its letters key the dice, its bytes the commitment: to write the same bytes in another way
    (`AB` for `ab`, a line's end behind them) would be to choose another salt.
    """
    return commitment(salt) == promised and bytes.fromhex(salt).hex() == salt


def table_dice(seed: str, salts: Sequence[str]) -> KeyedDice:
    """The dice of a table whose players added these salts, in the order of their seats.

    The comma is in no salt, so no two lists of salts make the same dice.
    """
    key = blake2b(",".join(salts).encode(), key=bytes.fromhex(seed), digest_size=32).digest()
    return KeyedDice(key)


def redealing_dice(seed: str) -> KeyedDice:
    """With which a fork deals anew what its player could not know: other ones than its game's."""
    return KeyedDice(blake2b(b"redeal", key=bytes.fromhex(seed), digest_size=32).digest())


class Verdict(Struct, frozen=True):
    """What a check of a record found.

    `wrong` are entries that neither the dice nor the game's lesson give, `taught` is how many the
    lesson gave: they were chosen to teach, and nobody had promised otherwise.
    """

    commitment: str
    commitments: tuple[str, ...]
    """Of each seat's salt; empty for a bot, or who added none."""
    uncommitted: tuple[int, ...]
    """Seats whose salt is not the one that was committed to."""
    moves: int
    chances: int
    wrong: tuple[int, ...]
    taught: int | None = None
    old: bool = False
    """From before there were commitments to salts: somebody may have chosen the last one."""
    over: bool = True
    """The record reaches the end of the game."""
    fork: Fork | None = None
    """It began in the middle of another game: what lay there then came of none of these dice."""

    @property
    def fair(self) -> bool:
        return not self.wrong and not self.uncommitted


def verify(record: Record) -> Verdict:
    """Play a live table's record again, draw every chance move anew, and check the salts."""
    if record.seed is None:
        raise malformed("refusal-broken-record", what="it has no seed to check against")
    try:
        dice = table_dice(record.seed, record.salts)
        uncommitted = () if record.format < COMMITTED else _uncommitted(record)
    except ValueError:
        raise malformed("refusal-broken-record", what="its seed or a salt is not in hex") from None
    the_game = game(record.game)
    match = Match(the_game, structs.replace(record, entries=[]))
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
        commitments=tuple(record.commitments),
        uncommitted=uncommitted,
        moves=len(record.entries) - chances,
        chances=chances,
        wrong=tuple(wrong),
        taught=taught if record.lesson else None,
        old=record.format < COMMITTED and any(record.salts),
        over=match.state.outcome() is not None,
        fork=record.fork,
    )


def _uncommitted(record: Record) -> tuple[int, ...]:
    pairs = zip_longest(record.salts, record.commitments, fillvalue="")
    return tuple(
        seat
        for seat, (salt, promised) in enumerate(pairs)
        if (not opens(salt, promised) if salt else promised)
    )


def redealt_right(record: Record, origin: Record) -> bool:
    """Whether a fork begins with what its seed deals out of the record that it came from."""
    fork = record.fork
    if fork is None or record.seed is None:
        raise malformed("refusal-broken-record", what="it is no fork with a seed to check against")
    dice = None if fork.as_it_was else redealing_dice(record.seed)
    again = forked(game(record.game), origin, fork.at, fork.origin, dice)
    return json.encode((again.position, again.fork)) == json.encode((record.position, fork))
