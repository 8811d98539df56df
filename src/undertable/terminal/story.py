"""What has happened, told to whoever looks at the screen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rich.console import RenderableType

from undertable.core.types import CHANCE, Event, heard_by
from undertable.screen import Beat, Screen
from undertable.terminal.live import LiveMatch

_RECENT = 60
"""So many entries of the record are told again when somebody else looks."""


class Story:
    """`viewer` is whose eyes are on the screen, None everybody's; `told` how far they know it."""

    def __init__(self, live: LiveMatch, screen: Screen, viewer: int | None, told: int) -> None:
        self.live = live
        self.screen = screen
        self.told = told
        self.look_as(viewer)

    def look_as(self, viewer: int | None) -> None:
        """Other eyes, or a game that has changed behind them: tell the last of it again."""
        self.viewer = viewer
        self.told = min(self.told, self.live.version)
        self.lines = self._lines(max(0, self.told - _RECENT))

    def whole(self) -> list[RenderableType]:
        return self._lines(0)

    def go_on(self) -> Iterator[Beat]:
        """What has happened since, beat by beat; what is kept joins the lines."""
        since, self.told = self.told, self.live.version
        for events in self._steps(since):
            for beat in self.screen.beats(events, self.viewer):
                if beat.keep:
                    self.lines.append(beat.line)
                yield beat

    def private_beats(self, seat: int, since: int) -> Iterator[Beat]:
        told = self.live.match.told[since:]
        alone = [event for step in told for to, event in step if to is not None and seat in to]
        return iter(self.screen.beats(alone, seat))

    def has_public_moment(self) -> bool:
        """Something has happened since that all should look at."""
        told = self.live.match.told[self.told :]
        open_to_all = [event for step in told for event in heard_by(None, step)]
        return any(beat.moment is not None for beat in self.screen.beats(open_to_all, None))

    def _lines(self, since: int) -> list[RenderableType]:
        before = [] if since else [heard_by(self.viewer, self.live.match.before)]
        steps = chain(before, self._steps(since, self.told))
        beats = (beat for events in steps for beat in self.screen.beats(events, self.viewer))
        return [beat.line for beat in beats if beat.keep]

    def _steps(self, since: int, until: int | None = None) -> Iterator[list[Event]]:
        """What the viewer was told: a move and the chance that followed it are one step."""
        match = self.live.match
        events: list[Event] = []
        for number in range(since, match.version if until is None else until):
            if match.record.entries[number].seat != CHANCE and events:
                yield events
                events = []
            events += heard_by(self.viewer, match.told[number])
        if events:
            yield events
