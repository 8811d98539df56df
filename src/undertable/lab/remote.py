"""A bot that runs elsewhere, in any language: it is asked over HTTP, one question a decision.

It is sent what its seat has, as the wire sends it (docs/protocol.md): `game`, `view`, `history`
and `legal`, and with `chance` a number below 2^31 that the seed decides. A guest that draws with
that, and keeps nothing between questions, gives the same numbers again. It answers with the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from undertable.core.bot import Bot
from undertable.core.dice import Dice
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.legal import Moves
from undertable.core.text import Text
from undertable.core.types import Event, Move

PATIENCE = 60
"""Seconds until a guest that does not answer is given up."""


class NoAnswer(Malformed):
    """A guest that said nothing, or nothing that is legal."""


class Remote(Bot):
    """Asked at an address; it only decides, so nobody can reckon with it."""

    def __init__(self, game: Game, address: str) -> None:
        self.game, self.address = game, address

    def decide(self, view: Any, history: Sequence[Event], legal: Moves, dice: Dice) -> Move:
        question = {
            "game": self.game.id,
            "view": view,
            "history": history,
            "legal": legal.describe(),
            "chance": int(dice.below(1 << 31)),
        }
        move = self.game.move_from(self._asked(msgspec.json.encode(question)))
        if move not in legal:
            raise self._refused(f"{self.game.write(move)}?")
        return move

    def _asked(self, question: bytes) -> Any:
        request = Request(self.address, question, {"Content-Type": "application/json"})  # noqa: S310  # http, by `bot_of`
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  # the same
                return msgspec.json.decode(answer.read())
        except (OSError, msgspec.MsgspecError) as error:
            raise self._refused(str(error)) from None

    def _refused(self, why: str) -> NoAnswer:
        return NoAnswer(Text("lab", "refusal-remote", {"address": self.address, "why": why}))
