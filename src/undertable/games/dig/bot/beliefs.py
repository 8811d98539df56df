"""How a bot thinks about the others: what they hold, how a fight goes, who is dangerous."""

from __future__ import annotations

from undertable.games.dig.bot.planning import Me, Planner
from undertable.games.dig.deck import TraitName, Verb, When
from undertable.games.dig.types import DigView

UNKNOWN_WEAPON = 0.17
"""The chance that a card nobody has seen is a weapon."""
UNKNOWN_TOOL = 0.03


class Others:
    """The other convicts, seen from one seat."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.view: DigView = planner.view
        self.box = planner.box

    def rivals(self) -> list[int]:
        mine = self.view.convicts[self.planner.seat].team
        seats = range(len(self.view.convicts))
        if mine is None:
            return [s for s in seats if s != self.planner.seat]
        return [s for s in seats if self.view.convicts[s].team != mine]

    def known(self, seat: int, card: int) -> int:
        return self.view.convicts[seat].known.get(self.box.names[card], 0)

    def unknown(self, seat: int) -> int:
        convict = self.view.convicts[seat]
        return convict.hand - sum(convict.known.values())

    def weapons(self, seat: int) -> float:
        """How many weapons to expect in that hand."""
        known = sum(self.known(seat, k) for k in self.box.weapons)
        return known + UNKNOWN_WEAPON * self.unknown(seat)

    def fewer_than(self, seat: int, count: int) -> float:
        """The chance that this hand has fewer weapons than so many."""
        left = count - sum(self.known(seat, k) for k in self.box.weapons)
        if left <= 0:
            return 0.0
        unknown = self.unknown(seat)
        chance, term = 0.0, (1 - UNKNOWN_WEAPON) ** unknown
        for hits in range(min(left, unknown + 1)):
            chance += term
            term *= (unknown - hits) / (hits + 1) * UNKNOWN_WEAPON / (1 - UNKNOWN_WEAPON)
        return min(1.0, chance)

    def has(self, seat: int, tool: int) -> float:
        if self.known(seat, tool):
            return 1.0
        return min(0.5, UNKNOWN_TOOL * self.unknown(seat))

    def carried(self, seat: int) -> list[int]:
        """Points of the tools this seat is known to carry, best first."""
        points: list[int] = []
        for tool in self.box.tools:
            points += [self.box.points[tool]] * self.known(seat, tool)
        return sorted(points, reverse=True)

    def threat(self, seat: int) -> float:
        """How close a rival is, from 0 to more than 1."""
        goal = self.view.goal
        return (self.planner.total(seat) + 0.6 * sum(self.carried(seat))) / goal

    def turns_left(self) -> float:
        """How many more turns the bot can expect to have, as far as the leader is."""
        mates = len(self.view.convicts) - len(self.rivals())
        ahead = max([self.threat(seat) for seat in range(len(self.view.convicts))])
        return max(0.5, self.view.goal * (1 - ahead) / (self.planner.taste.pace * mates))

    def danger(self, seat: int) -> float:
        """The chance that a rival is out before the bot's next turn is over."""
        convict = self.view.convicts[seat]
        need = self.view.goal - self.planner.total(seat)
        if sum(self.carried(seat)[:2]) < need:
            return 0.0
        if convict.beatings >= self.box.most_beatings:
            return 0.1
        at_home = convict.room in {"cells", "cells_b"}
        return 0.9 if at_home else 0.3

    def harm(self, seat: int) -> float:
        """What a point of damage to this rival is worth to the bot."""
        rivals = max(1, len(self.rivals()))
        if seat not in self.rivals():
            return -1.0
        return self.planner.taste.harm * (0.15 + self.threat(seat) ** 2) * (2.0 / (1 + rivals))

    # What can be done to somebody.

    def beating(self, seat: int, count: int) -> float:
        convict = self.view.convicts[seat]
        if convict.beatings >= self.box.most_beatings:
            return 0.0
        second = convict.beatings + count >= self.box.most_beatings
        stops = 3.0 * self.danger(seat) if second else 0.0
        return self.harm(seat) * (0.9 if second else 0.4) + stops

    def solitary(self, seat: int) -> float:
        if self.view.convicts[seat].room == "solitary":
            return 0.0
        return self.harm(seat) * 0.7 + 2.0 * self.danger(seat)

    def random_card(self, seat: int) -> float:
        """Stealing one card of this hand without seeing it."""
        convict = self.view.convicts[seat]
        if not convict.hand:
            return 0.0
        tools = self.planner.taste.tool * sum(self.carried(seat)) / convict.hand
        return (0.3 + tools) * (1 + self.harm(seat))

    def tool(self, seat: int, tool: int) -> float:
        """Getting this tool from that seat."""
        points = self.box.points[tool]
        worth = self.planner.taste.tool * points
        return worth * (1 + self.harm(seat)) + 1.5 * self.danger(seat)

    def extortion(self, seat: int, tool: int, me: Me) -> float:
        """What a threat with the weapons in hand, the threat included, should bring."""
        taste = self.planner.taste
        weapons = self.planner.weapons(me)
        wins = self.fewer_than(seat, weapons)  # D28: an even fight is lost by the defender
        has = self.has(seat, tool)
        gain = has * self.tool(seat, tool) + (1 - has) * self.random_card(seat)
        beaten = self.beating(seat, 1 + me.has(TraitName.HIT_HARDER))
        gain += (beaten + self.planner.spoils(me, When.WON_FIGHT)) * (1 - 0.6 * has)
        lost = taste.hurt[1] + taste.card - self.planner.spoils(me, When.LOST_FIGHT)
        blows = min(weapons - 1.0, self.weapons(seat)) + 1 - me.has(TraitName.KEEP_THREAT)
        talk = self.talks_out(seat)
        return (1 - talk) * (wins * gain - (1 - wins) * lost) - 0.22 * blows

    def talks_out(self, seat: int) -> float:
        """The chance that this victim's gang card ends the threat."""
        card = self.planner.member(seat)
        if card is None or card.when is not When.THREATENED:
            return 0.0
        pays = self.view.convicts[seat].cigarettes >= card.price
        return 0.9 if pays and any(step.do is Verb.BLOCK for step in card.steps) else 0.0
