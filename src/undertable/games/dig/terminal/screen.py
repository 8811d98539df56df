"""Dig Your Way Out on a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.dig import types
from undertable.games.dig.bot.beliefs import Others
from undertable.games.dig.bot.planning import Planner, Taste
from undertable.games.dig.deck import ROOMS, Kind
from undertable.games.dig.rules.box import Box, box_of
from undertable.games.dig.terminal import menus, parse
from undertable.games.dig.types import Convict, DigView
from undertable.games.dig.words import card_name, cards_text, describe, name_of, room_name
from undertable.screen import Beat, Hanging, Menu, Screen, numbered

QUIET = (types.GaveIn, types.GangCardUp)
"""What the next line says as well, or nobody needs to be told at the time."""
LOUD = (
    types.Threatened, types.Struck, types.StruckBare, types.FightLost, types.Beaten,
    types.MichelCardUp, types.Cooperated, types.Blocked,
)  # fmt: skip
_SHORT = 34
"""Letters of an entry that leaves room for another one beside it."""
PROUD = (types.Dug, types.Tunnelled, types.Escaped, types.Revealed, types.LightsOut)


class DigScreen(Screen):
    def table(self, view: DigView) -> RenderableType:
        parts: list[RenderableType] = [self._head(view), self._prison(view), self._convicts(view)]
        if view.extortion is not None and view.extortion.result == "open":
            parts.append(self._quarrel(view))
        if view.seat is not None:
            parts += [self._hand(view), *self._abilities(view)]
        return Group(*parts)

    def _head(self, view: DigView) -> Text:
        turn = view.turns // len(view.convicts) + 1
        turn = min(turn, view.turn_limit or turn)
        head = self.say("screen-head", turn=turn, goal=view.goal)
        names = {card: card_name(card, self.lang, view.deck) for card in view.piles}
        piles = ", ".join(f"{names[card]} {n}" for card, n in view.piles.items())
        left = self.say("screen-piles", search=view.search_pile, piles=piles)
        return Text(head, "bold").append(f"\n{left}", "dim")

    def _teams(self, view: DigView) -> bool:
        return view.convicts[0].team is not None

    def _prison(self, view: DigView) -> Table:
        """Every room, what it is worth, what it is for, and who is there."""
        rows = Table.grid(padding=(0, 2))
        worth = dict(zip((*ROOMS, "cells_b"), box_of(view.deck).search, strict=True))
        rooms = ["cells", "cells_b", *ROOMS[1:]] if self._teams(view) else list(ROOMS)
        for room in rooms:
            here = [s for s, convict in enumerate(view.convicts) if convict.room == room]
            mine = view.seat is not None and view.seat in here
            who = Text(" ").join(self._name(view, seat) for seat in here)
            if view.neutral is not None and view.neutral.room == room:
                name = self.say(f"neutral-{view.neutral.name}")
                who = Text(f"{name}! ", "bold red").append_text(who)
            style = "bold" if mine else ""
            rows.add_row(
                Text(room_name(room, self.lang, self._teams(view)), style),
                Text(f"⌕{worth[room]}", "dim"),
                Text(self.say(f"screen-job-{room}"), "dim"),
                who,
            )
        return rows

    def _name(self, view: DigView, seat: int) -> Text:
        name = Text(self.names[seat], "bold yellow" if seat == view.turn else "")
        name.truncate(12, overflow="ellipsis")
        return name

    def _convicts(self, view: DigView) -> Table:
        rows = Table.grid(padding=(0, 1))
        for seat, convict in enumerate(view.convicts):
            mark = "♛" if seat in view.winners else "▸" if seat == view.turn else " "
            who = Text(mark + " ").append_text(self._name(view, seat))
            rows.add_row(
                who,
                self._tunnel(view, convict),
                Text(self.say("screen-cards", count=convict.hand)),
                Text(self.say("screen-smokes", count=convict.cigarettes)),
                Text("✚" * convict.beatings, "red"),
                self._about(view, seat, convict),
            )
        return rows

    def _tunnel(self, view: DigView, convict: Convict) -> Text:
        """The own tunnel, or the team's."""
        points = convict.points
        if convict.team is not None:
            points = sum(mate.points for mate in view.convicts if mate.team == convict.team)
        dug = min(points, view.goal)
        bar = Text("▰" * dug, "yellow").append("▱" * (view.goal - dug), "dim")
        return bar.append(f" {points}", "bold")

    def _about(self, view: DigView, seat: int, convict: Convict) -> Text:
        """Gang, background and what is known of the hand."""
        said: list[str] = []
        if convict.known and seat != view.seat:
            known = [card for card, n in convict.known.items() for _ in range(n)]
            cards = cards_text(known, self.lang, view.deck)
            said.append(self.say("screen-known", cards=cards))
        if convict.gang is not None and convict.gang_card is not None:
            gang = name_of("gang", convict.gang, self.lang, view.deck)
            said.append(f"{gang}: {name_of('gang_card', convict.gang_card, self.lang, view.deck)}")
        if convict.background is not None and convict.revealed:
            said.append(name_of("background", convict.background, self.lang, view.deck))
        return Text(" · ".join(said), "cyan", overflow="ellipsis", no_wrap=True)

    def _quarrel(self, view: DigView) -> Text:
        """The fight so far, blow by blow."""
        quarrel = view.extortion
        assert quarrel is not None
        if quarrel.attacker is None:
            assert view.neutral is not None
            who = self.say(f"neutral-{view.neutral.name}")
        else:
            who = self.names[quarrel.attacker]
        tools = " / ".join(card_name(tool, self.lang, view.deck) for tool in quarrel.tools)
        blows = " → ".join(card_name(weapon, self.lang, view.deck) for weapon in quarrel.weapons)
        victim = self.names[quarrel.defender]
        said = self.say("screen-quarrel", who=who, victim=victim, tools=tools or "?")
        return Text(f"⚔ {said}", "bold red").append(f" ({blows})" if blows else "")

    def _hand(self, view: DigView) -> RenderableType:
        """The own cards, kind by kind."""
        box = box_of(view.deck)
        parts = []
        for kind in Kind:
            cards = [c for c, n in view.hand.items() for _ in range(n) if _is(box, c, kind)]
            if cards:
                said = cards_text(cards, self.lang, view.deck)
                parts.append(
                    Text(f"{self.say(f'screen-{kind.value}')} ", "dim").append(said, "bold")
                )
        if not parts:
            return Text(self.say("screen-empty-hand"), "dim")
        return Text("   ").join(parts)

    def _abilities(self, view: DigView) -> Iterator[RenderableType]:
        assert view.seat is not None
        mine = view.convicts[view.seat]
        if view.background is not None and not mine.revealed:
            card = describe("background", view.background, self.lang, view.deck)
            said = f"{card.when}: {card.does} {card.bonus}"
            yield (
                Text(f"{self.say('screen-background')} ", "dim")
                .append(card.name, "bold")
                .append(f". {said}")
            )
        if mine.gang_card is not None:
            card = describe("gang_card", mine.gang_card, self.lang, view.deck)
            yield (
                Text(f"{self.say('screen-gang')} ", "dim")
                .append(card.name, "bold")
                .append(f". {card.when}: {card.does}")
            )

    # What can be done, and how it is typed.

    def ask(self, view: DigView, legal: Moves) -> RenderableType:
        question = Text(menus.question(self, view), "bold")
        if view.decision in {"discard", "fetch", "return"}:
            return Group(question, self._numbered(menus.heap(view, legal), view))
        return Group(question, _columns([label for label, _ in menus.menu(self, view, legal)]))

    def _numbered(self, heap: dict[str, int], view: DigView) -> RenderableType:
        labels = [f"{card_name(c, self.lang, view.deck)} ×{n}" for c, n in heap.items()]
        return _columns(labels)

    def read(self, line: str, view: DigView, legal: Moves) -> Move | Menu:
        return parse.read(self, line, view, legal)

    def private(self, view: DigView) -> bool:
        return True

    def help(self, view: DigView, legal: Moves) -> RenderableType:
        told = [Hanging("  ", line) for line in menus.explained(self, view)]
        return Group(Text(self.say("screen-help")), *told)

    def odds(self, view: DigView, legal: Moves) -> RenderableType | None:
        """How a fight against each convict in the same room would go."""
        assert view.seat is not None
        others = Others(Planner(view, Taste()))
        weapons = sum(view.hand.get(name, 0) for name in menus.weapons(view))
        room = view.convicts[view.seat].room
        lines = []
        for seat in others.rivals():
            if view.convicts[seat].room == room and weapons:
                percent = round(100 * others.fewer_than(seat, weapons))
                lines.append(self.say("screen-odds", name=self.names[seat], percent=percent))
        return Text("\n".join(lines)) if lines else None

    # What happened.

    def beats(self, happened: Sequence[Event], viewer: int | None) -> Iterator[Beat]:
        told = {type(event) for event in happened if getattr(event, "seat", None) == viewer}
        for event in happened:
            own = viewer is not None and getattr(event, "seat", None) == viewer
            if isinstance(event, QUIET) and not self._alone(event, happened):
                continue
            if isinstance(event, types.Drew) and own and types.Got in told:
                continue
            yield self._beat(event, viewer, own)

    def _alone(self, event: Event, happened: Sequence[Event]) -> bool:
        """Nobody lost the fight yet: it was a pass among teammates."""
        lost = any(isinstance(e, types.FightLost | types.MichelWon) for e in happened)
        return isinstance(event, types.GaveIn) and not lost

    def _beat(self, event: Event, viewer: int | None, own: bool) -> Beat:
        line = self.sentence(event, viewer)
        if isinstance(event, types.TurnBegan):
            return Beat(Text(line, "bold yellow"), pause=0.3)
        if isinstance(event, LOUD):
            return Beat(Text(line, "bold red"), pause=1.2)
        if isinstance(event, PROUD):
            return Beat(Text(line, "bold green"), pause=1.2)
        if isinstance(event, types.Moved | types.Rolled | types.Drew | types.Reshuffled):
            return Beat(Text(line, "dim"), pause=0.3)
        return Beat(Text(line), pause=0.2 if own else 0.8)


def _is(box: Box, card: str, kind: Kind) -> bool:
    return box.kinds[box.number[card]] is kind


def _columns(labels: list[str]) -> RenderableType:
    """A numbered list; where it is long, two short ones share a line."""
    lines = numbered(labels)
    if len(lines) <= 4:
        return Group(*lines)
    rows: list[RenderableType] = []
    place = 0
    while place < len(lines):
        pair = lines[place : place + 2]
        if any(len(line.words) > _SHORT for line in pair):
            pair = pair[:1]
            rows.append(pair[0])
        else:
            halves = [f"{line.head}{line.words}".ljust(_SHORT + 6) for line in pair]
            rows.append(Text("".join(halves).rstrip()))
        place += len(pair)
    return Group(*rows)


SCREEN = DigScreen
