"""What is refused, and why: stable codes for programs, sentences for people."""

from __future__ import annotations

from undertable.core.text import Text


class Refusal(ValueError):
    """A request that was refused; whatever it was aimed at is unchanged."""

    code = "refused"

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class IllegalMove(Refusal):
    """The rules do not allow this move now."""

    code = "illegal"


class NotYourTurn(Refusal):
    """This seat owes no decision now."""

    code = "not_your_turn"

    def __init__(self) -> None:
        super().__init__(Text("core", "refusal-not-your-turn"))


class GameOver(Refusal):
    """The game has ended."""

    code = "game_over"

    def __init__(self) -> None:
        super().__init__(Text("core", "refusal-game-over"))


class Malformed(Refusal):
    """Not a move, option, position or record at all."""

    code = "malformed"


class Stale(Refusal):
    """Made against a version of the table that is no longer current."""

    code = "stale"

    def __init__(self) -> None:
        super().__init__(Text("core", "refusal-stale"))


def malformed(key: str, **args: object) -> Malformed:
    return Malformed(Text("core", key, args))
