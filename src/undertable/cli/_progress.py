"""Long work shows how far it is: on a terminal, on standard error, and never in a pipe."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Generic, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from undertable.core.errors import Refusal
from undertable.core.text import say

T = TypeVar("T")


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Gives a function to be called with how much is done."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def counted(items: Iterable[T], total: int) -> Iterator[T]:
    """The items, and on a terminal how many there were and how long the rest will take."""
    with progress("", total) as tick:
        for done, item in enumerate(items, 1):
            yield item
            tick(done)


def until_stopped(items: Iterable[T]) -> Iterator[T]:
    """The items until somebody presses Ctrl-C: what is done is kept. Twice, and nothing is."""
    stopped = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal stopped
        stopped = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, stop)
    try:
        for item in items:
            yield item
            if stopped:
                return
    finally:
        signal.signal(signal.SIGINT, before)


class Games(Generic[T]):
    """Games until somebody presses Ctrl-C or a bot fails: what is done is kept and told."""

    def __init__(self, games: Iterable[T], wanted: int) -> None:
        self.games, self.wanted, self.done = games, wanted, 0
        self.failure: Refusal | None = None

    def __iter__(self) -> Iterator[T]:
        try:
            for game in until_stopped(counted(self.games, self.wanted)):
                self.done += 1
                yield game
        except Refusal as failure:
            if not self.done:
                raise
            self.failure = failure

    def ended(self, lang: str) -> int:
        """Says why there are fewer than were wanted; the exit code of the command."""
        if self.done == self.wanted:
            return 0
        stopped = say("lab", "sim-stopped", lang, done=self.done, games=self.wanted)
        print(stopped, file=sys.stderr)
        if self.failure is not None:
            raise self.failure
        return 130
