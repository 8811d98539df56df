"""What it is worth to stand with a gang: its card, told from its traits and effects alone.

Worth is counted in tunnel points, as in planning.py.
"""

from __future__ import annotations

from undertable.games.dig.deck import Target, TraitName, Verb, When
from undertable.games.dig.rules.box import NOWHERE, Ability, Box, Step

TRAITS = {
    TraitName.SEARCH_MORE: 0.22,
    TraitName.SELL_MORE: 0.02,
    TraitName.BUY_CHEAPER: 0.025,
    TraitName.HOLD_MORE: 0.02,
    TraitName.CAREFUL_FOR_ONE: 0.12,
    TraitName.CRAFT_HURT: 0.04,
    TraitName.DIG_HURT: 0.05,
    TraitName.CRAFT_ANYWHERE: 0.06,
    TraitName.KEEP_THREAT: 0.1,
    TraitName.HIT_HARDER: 0.08,
    TraitName.UNSEEN: 0.02,
    TraitName.IMPROVISE: 0.05,
    TraitName.DIG_MORE: 0.32,
}
"""What a trait is worth in a turn."""

VERBS = {
    Verb.DRAW: 0.4,
    Verb.DISCARD: -0.15,
    Verb.CIGARETTES: 0.12,
    Verb.PAY: -0.12,
    Verb.ROB: 0.06,
    Verb.MOVE: 0.3,
    Verb.ACT: 0.5,
    Verb.HEAL: 0.05,
    Verb.BLOCK: 2.2,
    Verb.STRIKE: 0.5,
    Verb.REROLL: 0.15,
    Verb.LOOK: 0.01,
    Verb.TUNNEL: 1.0,
    Verb.FETCH: 0.4,
    Verb.STEAL: 0.4,
    Verb.BEAT: 0.3,
}
OFTEN = {
    When.TURN: 0.95,
    When.ROLL: 0.33,
    When.THREATENED: 0.1,
    When.FIGHT: 0.08,
    When.SEARCHED: 0.55,
    When.CRAFTED: 0.2,
    When.DUG: 0.25,
    When.SOLD: 0.03,
    When.BOUGHT: 0.03,
    When.SPOONED: 0.3,
    When.WON_FIGHT: 0.1,
    When.LOST_FIGHT: 0.05,
    When.TURN_BEGAN: 1.0,
}
"""How often in a turn such a moment comes, counted in games of the hard bots; whoever gains by
it sees to it that it comes a little more often."""
COMPANY = 0.5
"""How often somebody else is in the same room,"""
IN_THE_ROOM = 0.25
"""one is in the room the card names,"""
SOLVENT = 0.4
"""and has cigarettes to spend."""


def per_turn(box: Box, card: Ability) -> float:
    """What a gang card is worth to its member in a turn, told from its traits and effects."""
    if card.when is When.ALWAYS:
        return _traits(card)
    chance = OFTEN[card.when]
    if card.target is Target.HERE:
        chance *= COMPANY
    if card.where != NOWHERE:
        chance *= IN_THE_ROOM
    if card.price:
        chance *= SOLVENT
    return max(0.01, chance * windfall(box, card))


def windfall(box: Box, card: Ability) -> float:
    """What it brings when its moment comes."""
    return sum(
        _take(box, s) if s.do is Verb.TAKE else VERBS.get(s.do, 0.0) * s.n for s in card.steps
    )


def _take(box: Box, step: Step) -> float:
    """Tools are worth their points."""
    return step.n * (0.6 * box.points[step.cards[0]] or 0.4)


def _traits(card: Ability) -> float:
    worth = TRAITS[TraitName.IMPROVISE] * max(0, len(card.improvised) - 1)
    for trait, n in card.traits.items():
        worth += TRAITS[trait] * (n if trait is not TraitName.SEARCH_MORE else 0)
    for room, n in card.more_in:
        worth += TRAITS[TraitName.SEARCH_MORE] * n * (1 if room == NOWHERE else IN_THE_ROOM)
    return worth
