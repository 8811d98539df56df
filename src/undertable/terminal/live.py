"""A match that goes on: its dice, its bots' luck, and taking moves back."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from msgspec.structs import replace

from undertable.core.bot import Bot
from undertable.core.dice import Dice, KeyedDice
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.match import Match
from undertable.core.record import Record
from undertable.core.state import State
from undertable.core.text import Text


class LiveMatch:
    """The match, and how to go on from any entry of its record."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self._dice = _dice(record, "table")
        self._luck = _dice(record, "bots")
        self.match = Match(game, record, self._dice)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def version(self) -> int:
        return self.match.version

    def bot_moves(self, seat: int, bot: Bot) -> None:
        """The bot's move, and what it has to say with it."""
        state, history = self.state, self.match.history(seat)
        view, dice = state.view(seat), self._luck.at(self.version)
        move = bot.decide(view, history, state.legal(seat), dice)
        words = None if state.silent(seat) else bot.words(view, move, dice)
        self.match.play(seat, move, words)

    def undo(self, seat: int, people: Sequence[int]) -> None:
        """Back to before this person's last move, if nobody has learned anything since."""
        record = self.match.record
        made = [number for number, entry in enumerate(record.entries) if entry.seat in people]
        if not made:
            raise Malformed(Text("terminal", "refusal-nothing-to-undo"))
        if record.entries[made[-1]].seat != seat:
            raise Malformed(Text("terminal", "refusal-undo-others"))
        since = (event for told in self.match.told[made[-1] :] for _, event in told)
        if any(event.reveals for event in since):
            raise Malformed(Text("terminal", "refusal-undo-revealed"))
        shorter = replace(record, entries=record.entries[: made[-1]])
        self.match = Match(self.game, shorter, self._dice)


def _dice(record: Record, use: str) -> Dice:
    """The same seed gives the same dice, at whichever entry the game is taken up again."""
    return KeyedDice(blake2b(f"{use} {record.seed}".encode(), digest_size=32).digest())
