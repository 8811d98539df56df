"""Hart an der Grenze: whom the sheriff checks, and the tokens (H17, H34-H41)."""

from __future__ import annotations

from undertable.core.types import Move
from undertable.games.border import types
from undertable.games.border.rules.cards import (
    EVERYBODY,
    goods_of,
    rule_out,
    show,
)
from undertable.games.border.rules.choices import CONFISCATIONS, DONE, EXTRA_CHECKS
from undertable.games.border.rules.market import Market
from undertable.games.border.rules.table import (
    EMPTY,
    TOKENS,
    illegal,
)
from undertable.games.border.types import (
    Check,
    Confiscate,
    Done,
    ExtraCheck,
    Waive,
)


class Tokens(Market):
    """A table whose sheriff checks, checks again and confiscates."""

    def choose_check(self, move: Move) -> None:
        """H17: one traveller, or nobody."""
        if isinstance(move, Waive):
            self.tell(types.Waived(self.sheriff))
            self.offer_tokens()
        elif isinstance(move, Check):
            self.call_to_desk(move.seat, extra=False)
        else:
            raise illegal("now-checking")

    def offer_tokens(self) -> None:
        self.phase = TOKENS
        self.actor = self.sheriff
        if len(self.token_moves()) == 1:
            self.end_turn()

    def token_moves(self) -> list[Move]:
        """H34-H36, H40: what the sheriff may do after the check, or without one."""
        left = self.unchecked()
        moves: list[Move] = [DONE]
        if self.extra[self.sheriff] and any(self.checked):
            moves += [EXTRA_CHECKS[seat] for seat in left]
        if self.seizure[self.sheriff]:
            moves += [CONFISCATIONS[seat] for seat in left]
        return moves

    def use_token(self, move: Move) -> None:
        if isinstance(move, Done):
            self.end_turn()
        elif isinstance(move, ExtraCheck):
            if not self.extra[self.sheriff]:
                raise illegal("no-extra-check")
            if not any(self.checked):
                raise illegal("no-first-check")
            self.call_to_desk(move.seat, extra=True)
        elif isinstance(move, Confiscate):
            if not self.seizure[self.sheriff]:
                raise illegal("no-confiscation")
            self._confiscate(move.seat)
        else:
            raise illegal("now-tokens")

    def _confiscate(self, seat: int) -> None:
        """H36-H41: what fits goes back, the rest is the sheriff's; only the two see which."""
        self.must_be_unchecked(seat)
        self.seizure[self.sheriff] = False
        self.box += 1
        cards = self.suitcase[seat]
        right, wrong = self.sorted_out(seat)
        taken = [show(card, seat) for card in wrong]
        if len(right) < self.count[seat]:
            taken = [rule_out(card, self.good[seat]) for card in taken]
        self.behind[seat] += tuple([card | EVERYBODY for card in right])
        self.behind[self.sheriff] += tuple(taken)
        self.suitcase[seat] = EMPTY
        self.look = (seat, self.sheriff, len(right), self.good[seat])
        if self.events is not None:
            self.tell(types.Confiscated(seat, self.sheriff, len(wrong), len(right)))
            look = types.Looked(seat, self.sheriff, goods_of(cards), goods_of(wrong))
            self.tell(look, (self.sheriff, seat))
        self.end_turn()
