"""Extortion and fights: D24-D32, and the help of teammates, D67-D70."""

from __future__ import annotations

from typing import Any, ClassVar

from undertable.core.legal import Listed, Moves
from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.deck import EXTORTED, TraitName, When
from undertable.games.dig.rules.box import SOLITARY
from undertable.games.dig.rules.effects import play_window, trigger, window
from undertable.games.dig.rules.prison import ITSELF, NO_CARD, Pending, Prison, refused
from undertable.games.dig.types import Cooperate, Extort, Extortion, GiveIn, Strike

GIVE_IN = GiveIn()


def victims(prison: Prison, seat: int) -> list[int]:
    """D16, D24, D70: who is here, but neither teammates nor in solitary."""
    if prison.rooms[seat] == SOLITARY:
        return []
    return [s for s in prison.others_here(seat) if not prison.same_team(seat, s)]


def extortions(prison: Prison, seat: int) -> list[Move]:
    names = prison.box.names
    weapons = prison.weapons_of(seat)
    return [
        Extort(victim, names[tool], names[weapon])
        for victim in victims(prison, seat)
        for tool in prison.box.tools
        for weapon in weapons
    ]


def extort(prison: Prison, seat: int, move: Extort) -> None:
    """D25, D27: the threat, whose weapon is discarded whatever comes of it."""
    tool = prison.box.number.get(move.tool, NO_CARD)
    weapon = prison.box.number.get(move.weapon, NO_CARD)
    if prison.extorted:
        raise refused("refusal-extorted")
    if move.victim not in victims(prison, seat):
        raise refused("refusal-victim")
    if tool not in prison.box.tools:
        raise refused("refusal-tool")
    if weapon not in prison.weapons_of(seat):
        raise refused("refusal-weapon")
    prison.extorted = True
    prison.actions -= 1
    prison.tell(types.Threatened(seat, move.victim, move.tool, move.weapon))
    if prison.trait(seat, TraitName.KEEP_THREAT):
        prison.show(seat, weapon)
    else:
        prison.play_weapon(seat, weapon)
    prison.stack.append(Fight(seat, move.victim, tool, [weapon], 0, move.victim, 1, [], 0))


class Fight(Pending):
    """D28: weapons in turn, the defender first, until one side plays none."""

    kind: ClassVar[str] = "fight"

    def __init__(
        self,
        attacker: int,
        defender: int,
        tool: int,
        weapons: list[int],
        attacks: int,
        asked: int,
        fresh: int,
        helpers: list[int],
        blocked: int,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.tool = tool
        self.weapons = weapons
        self.attacks = attacks
        """1 while the attacker's side has to play."""
        self.asked = asked
        self.fresh = fresh
        """1 until the defender has answered the threat."""
        self.helpers = helpers
        self.blocked = blocked

    def values(self) -> list[Any]:
        return [
            self.attacker, self.defender, self.tool, self.weapons, self.attacks, self.asked,
            self.fresh, self.helpers, self.blocked,
        ]  # fmt: skip

    def actor(self, prison: Prison) -> int:
        return ITSELF if self.blocked else self.asked

    def proceed(self, prison: Prison) -> None:
        self._finish(prison, "blocked")

    def principal(self) -> int:
        return self.attacker if self.attacks else self.defender

    def opponent(self) -> int:
        return self.defender if self.attacks else self.attacker

    def moments(self) -> tuple[When, ...]:
        """D38: what may be used or revealed now; helpers only play weapons."""
        if self.asked != self.principal():
            return ()
        return EXTORTED if self.fresh else (When.FIGHT,)

    def legal(self, prison: Prison) -> Moves:
        names = prison.box.names
        moves: list[Move] = []
        if self.fresh and prison.hands[self.defender][self.tool]:
            moves.append(Cooperate(names[self.tool]))
        moves += [Strike(names[weapon]) for weapon in prison.weapons_of(self.asked)]
        moves.append(GIVE_IN)
        for when in self.moments():
            moves += window(prison, self.asked, when)
        return Listed(moves)

    def play(self, prison: Prison, move: Move) -> None:
        if isinstance(move, Cooperate):
            self._cooperate(prison, move)
        elif isinstance(move, Strike):
            self._strike(prison, move)
        elif isinstance(move, GiveIn):
            self._pass(prison)
        elif not play_window(prison, self.asked, move, self.moments(), self.opponent()):
            raise refused("refusal-now-fight")

    def _cooperate(self, prison: Prison, move: Cooperate) -> None:
        """D26."""
        tool = prison.box.number.get(move.tool, NO_CARD)
        if not self.fresh or tool != self.tool or not prison.hands[self.defender][tool]:
            raise refused("refusal-cooperate")
        prison.hand_over(self.defender, self.attacker, tool)
        prison.tell(types.Cooperated(self.defender, self.attacker, move.tool))
        self._finish(prison, "cooperated")

    def _strike(self, prison: Prison, move: Strike) -> None:
        weapon = prison.box.number.get(move.weapon, NO_CARD)
        if weapon not in prison.weapons_of(self.asked):
            raise refused("refusal-weapon")
        prison.play_weapon(self.asked, weapon)
        prison.tell(types.Struck(self.asked, move.weapon))
        self.weapons.append(weapon)
        if self.asked != self.principal() and self.asked not in self.helpers:
            self.helpers.append(self.asked)
        self._other_side()

    def _other_side(self) -> None:
        self.fresh = 0
        self.attacks = 1 - self.attacks
        self.asked = self.principal()

    def _pass(self, prison: Prison) -> None:
        """D29, D68: teammates here may still help, one after the other."""
        prison.tell(types.GaveIn(self.asked))
        self.fresh = 0
        side = [self.principal(), *prison.mates_here(self.principal())]
        after = side[side.index(self.asked) + 1 :]
        if after:
            self.asked = after[0]
        else:
            self._lost(prison, self.principal(), self.opponent())

    def _lost(self, prison: Prison, loser: int, winner: int) -> None:
        """D29, D30, D69: the beating, then the card that changes hands."""
        prison.tell(types.FightLost(loser, winner))
        self._finish(prison, "attacker" if winner == self.attacker else "defender")
        trigger(prison, winner, When.WON_FIGHT)
        trigger(prison, loser, When.LOST_FIGHT)
        hard = 1 + prison.trait(winner, TraitName.HIT_HARDER)
        for helper in reversed(self.helpers):
            if prison.same_team(helper, loser):
                prison.beat(helper, 1)
                prison.lose_random(helper, winner)
        prison.beat(loser, hard)
        if winner == self.attacker and prison.hands[loser][self.tool]:
            prison.hand_over(loser, winner, self.tool)
            prison.tell(types.HandedOver(loser, winner, prison.box.names[self.tool]))
        else:
            prison.lose_random(loser, winner)

    def _finish(self, prison: Prison, result: str) -> None:
        prison.last = self._as_seen(prison, result)
        prison.put_weapons_away(self.weapons)
        prison.stack.remove(self)

    def seen(self, prison: Prison) -> Extortion | None:
        return self._as_seen(prison, "open")

    def _as_seen(self, prison: Prison, result: str) -> Extortion:
        names = prison.box.names
        weapons = tuple([names[weapon] for weapon in self.weapons])
        helpers = tuple(self.helpers)
        tools = (names[self.tool],)
        return Extortion(self.attacker, self.defender, tools, weapons, helpers, result)

    def block(self, prison: Prison, seat: int) -> None:
        self.blocked = 1
        prison.tell(types.Blocked(seat))

    def strike(self, prison: Prison, seat: int) -> None:
        prison.tell(types.StruckBare(seat))
        self._other_side()
