"""The expert: searches what its seat cannot know, where hard goes by what is usual.

It deals the cards that the others kept again and again (`deals.py`), thinks the talk at the desk
through with everybody who may stand there (`bargaining.py`), and tries what it may keep in rounds
that are still to come.
"""

from __future__ import annotations

from collections.abc import Sequence

from undertable.core.bot import Policy, softmax
from undertable.core.dice import FastDice
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.border.bot.bargaining import insisting, paying
from undertable.games.border.bot.character import Character
from undertable.games.border.bot.deals import DealtWorth, best_keeping, drawn_cards, joined
from undertable.games.border.bot.habits import Habits
from undertable.games.border.bot.haggling import Talk, highest
from undertable.games.border.bot.policy import Mind, Smuggler
from undertable.games.border.goods import CARDS, FINES, KINDS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import BorderView, Keep

TRIED = 10
"""So many keepings are tried,"""
FUTURES = 60
"""each in so many futures."""


class Expert(Smuggler):
    """Hard, with a search where there is something to search for."""

    def mind(self, view: BorderView, history: Sequence[Event]) -> Mind:
        return ExpertMind(view, history, self.who, self.habits)


class ExpertMind(Mind):
    def __init__(
        self, view: BorderView, history: Sequence[Event], who: Character, known: Habits
    ) -> None:
        super().__init__(view, history, who, known)
        self.worth: DealtWorth = DealtWorth(view, history, known)

    def haggle(self, legal: Moves) -> Policy:
        haggle = self.view.haggle
        assert haggle is not None
        talk = Talk.of(haggle, "")
        asking = self.asking(haggle.traveller)
        if self.me == haggle.sheriff:
            felt = self._felt(haggle.traveller)
            return insisting(talk, asking, felt, highest(legal), self.who.heat)
        cash = self.view.places[self.me].cash
        assert cash is not None
        loss = self.own_loss(cash)
        if loss <= 0:
            return super().haggle(legal)
        return paying(talk, loss, asking, cash, self.who.heat)

    def _felt(self, traveller: int) -> float:
        """What opening should cost a smuggler, by what his goods are worth in the end."""
        wrong = self.reading.wrong(*self.reading.declared(traveller))
        return sum(n * (self.worth.card(good) + FINES[good]) for good, n in enumerate(wrong))

    def keep(self, legal: Moves) -> Policy:
        """In the last round there is nothing left to try: what is kept is all there will be."""
        if self.view.round == self.view.options.rounds:
            return super().keep(legal)
        moves = [move for move in legal if isinstance(move, Keep)]
        best = sorted(moves, key=lambda move: -self.worth.keeping(move.cards))[:TRIED]
        return softmax(self._tried(best), self.who.keeping_heat)

    def _tried(self, moves: list[Keep]) -> dict[Move, float]:
        """What each keeping brings in the end, with what is kept in the rounds to come."""
        dice = FastDice(f"{self.view.behind} {self.view.under} {self.view.round}")
        left = [n - m for n, m in zip(CARDS, counted(self.view.behind), strict=True)]
        rounds = self.view.options.rounds - self.view.round
        futures = [
            [
                drawn_cards(left, tuple(self.worth.mine), len(self.view.behind), dice)
                for _ in range(rounds)
            ]
            for _ in range(FUTURES)
        ]
        ends = [self.worth.reckoned(later) for later in range(rounds)]
        values: dict[Move, float] = {}
        for move in moves:
            total = 0.0
            now = joined(tuple(self.worth.mine), tuple(counted(move.cards)))
            for future in futures:
                held = now
                for later, cards in enumerate(future, 1):
                    kept = best_keeping(ends[rounds - later], held, cards)
                    total -= sum([n * VALUES[good] for good, n in enumerate(kept)])
                    held = joined(held, kept)
                total += sum([ends[0][good][held[good]] for good in range(KINDS)])
            values[move] = total / FUTURES - sum([VALUES[card] for card in move.cards])
        return values
