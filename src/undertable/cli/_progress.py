"""Long work shows how far it is: on a terminal, on standard error, and never in a pipe."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
