"""Where the game is shown: a window that is drawn over and over, or paper that is printed on."""

from __future__ import annotations

import os
import signal
import sys
from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from fcntl import ioctl
from io import TextIOWrapper
from select import select
from termios import FIONREAD

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text

from undertable.core.text import say
from undertable.screen import Beat
from undertable.terminal import commands

_ENTER_WINDOW, _LEAVE_WINDOW = "\x1b[?1049h", "\x1b[?1049l"
_HIDE_CURSOR, _SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"
_HOME, _REST_OF_LINE, _REST_OF_WINDOW = "\x1b[H", "\x1b[K", "\x1b[J"

LONGEST_LINE = 500
"""Letters of what is typed; nobody means more than that, but pastes get long."""
_BREATH = 0.7
"""Seconds for each picture that leads up to a moment."""
_SENTENCE = 2
"""Lines of a notice that is read in passing."""
_STORY = 4
"""Lines of the story that are worth more than empty lines of the table."""


class Frame(Struct, frozen=True):
    """What is in sight at once: the table, the last of the story, an answer, a question."""

    table: RenderableType
    story: Sequence[RenderableType] = ()
    notice: RenderableType | None = None
    question: RenderableType | None = None


class Stage(ABC):
    """Shows and asks. `EOFError` and `KeyboardInterrupt` mean that somebody wants to leave."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang

    def begin(self, frame: Frame) -> None:
        """Before the first beat."""
        self.print(*frame.story)

    @abstractmethod
    def tell(self, beat: Beat, frame: Frame) -> None:
        """One beat of the story; `frame` is the table around it."""

    @abstractmethod
    def ask(self, frame: Frame) -> str:
        """Show the frame and read a line."""

    @abstractmethod
    def pass_on(self, frame: Frame, name: str) -> None:
        """Hide what was for other eyes until the named player has the keyboard."""

    @abstractmethod
    def line(self, prompt: str) -> str:
        """A line of input, without any frame."""

    @abstractmethod
    def page(self, content: RenderableType) -> str:
        """Something long, like the rules; what was typed to leave it."""

    @contextmanager
    def open(self) -> Iterator[None]:
        yield

    def say(self, key: str, **args: object) -> str:
        return say("terminal", key, self.lang, **args)

    def print(self, *content: RenderableType) -> None:
        for item in content:
            self.console.print(item)


class Paper(Stage):
    """For pipes and dumb terminals: only printing, no waiting, what was typed is echoed."""

    def tell(self, beat: Beat, frame: Frame) -> None:
        self.print(beat.line if beat.moment is None else beat.moment)

    def ask(self, frame: Frame) -> str:
        """The whole frame once; after that only what there is to say about what was typed."""
        if frame.notice is not None:
            self.print(frame.notice)
        else:
            self.print("", frame.table, frame.question or "")
        return self.line(">")

    def line(self, prompt: str) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        typed = line.strip()[:LONGEST_LINE]
        self.print(f"{prompt} {typed}")
        return typed

    def pass_on(self, frame: Frame, name: str) -> None:
        self.print("", f"--- {name} ---")

    def page(self, content: RenderableType) -> str:
        self.print(content)
        return ""


class Window(Stage):
    """Uses the terminal's second screen, which has no scroll-back: what is gone is gone."""

    def __init__(self, console: Console, lang: str, fast: bool) -> None:
        super().__init__(console, lang)
        self.fast = fast
        self._use_readline()

    def _use_readline(self) -> None:
        with suppress(ImportError):  # not everywhere; lines can then be edited less
            import readline  # noqa: PLC0415

            readline.set_auto_history(False)  # somebody else's moves are not to be found there

    @contextmanager
    def open(self) -> Iterator[None]:
        for end in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(end, lambda number, _: sys.exit(128 + number))
        self._write(_ENTER_WINDOW)
        try:
            yield
        finally:
            self._write(_SHOW_CURSOR + _LEAVE_WINDOW)

    def begin(self, frame: Frame) -> None:
        self._draw(self._parts(frame))

    def tell(self, beat: Beat, frame: Frame) -> None:
        if beat.moment is not None and not (self.fast and beat.keep):
            for picture in beat.rising:
                self._draw([picture])
                self._pause(_BREATH)
            self._draw([beat.moment])
            self.line(self.say("go-on"))
        if beat.keep or beat.moment is None:
            self._draw(self._parts(frame))
            self._pause(beat.pause)

    def ask(self, frame: Frame) -> str:
        frame = self._tightened(frame)
        if frame.notice is not None and self._too_long(frame, frame.notice):
            if (typed := self.page(frame.notice)) and commands.meant_by(typed) != "quit":
                return typed  # the answer to the question that stood there before
            frame = replace(frame, notice=None)
        self._draw(self._parts(frame))
        return self.line(">")

    def _too_long(self, frame: Frame, notice: RenderableType) -> bool:
        """It gets a page of its own; for a sentence the head of the table makes room."""
        return self._room(frame) < 0 and len(self._lines(notice)) > _SENTENCE

    def _room(self, frame: Frame) -> int:
        """Lines that are left for the story, with what is between and below."""
        parts = (frame.table, frame.notice, frame.question)
        height = sum(len(self._lines(part)) + 1 for part in parts if part is not None)
        return self.console.height - height - 2

    def _tightened(self, frame: Frame) -> Frame:
        """Where it is narrow, the table's empty lines are the first to go."""
        if self._room(frame) >= min(_STORY, len(frame.story)):
            return frame
        lines = self._lines(frame.table)
        return replace(frame, table=_Lines([line for line in lines if _is_seen(line)]))

    def pass_on(self, frame: Frame, name: str) -> None:
        self._draw([*self._parts(frame), Text()])
        self.line(self.say("pass-on", name=name))

    def page(self, content: RenderableType) -> str:
        lines = self._lines(content)
        room = max(1, self.console.height - 2)
        for start in range(0, len(lines), room):
            self._draw_lines(lines[start : start + room])
            last = start + room >= len(lines)
            if typed := self.line(self.say("go-on" if last else "more")):
                return typed
        return ""

    def line(self, prompt: str) -> str:
        *before, last = Text(prompt).wrap(self.console, max(1, self.console.width - 1))
        self._write("".join(f"{line.plain.rstrip()}\n" for line in before) + _SHOW_CURSOR)
        return input(f"{last.plain} ").strip()[:LONGEST_LINE]

    def _pause(self, seconds: float) -> None:
        """Wait; Enter cuts it short, and a line that is typed ahead is kept."""
        if self.fast or not seconds:
            return
        if select([sys.stdin], [], [], seconds)[0] and _bytes_typed() == 1:
            os.read(sys.stdin.fileno(), 1)

    def _parts(self, frame: Frame) -> list[RenderableType]:
        """The story gets the room that the rest leaves."""
        frame = self._tightened(frame)
        below = [part for part in (frame.notice, frame.question) if part is not None]
        story = self._last(frame.story, self._room(frame))
        told = [_Lines(story)] if story else []
        parts: list[RenderableType] = [frame.table]
        for part in (*told, *below):
            parts += [Text(), part]
        return parts

    def _last(self, story: Sequence[RenderableType], room: int) -> list[list[Segment]]:
        """As many whole sentences as fit: none begins in its middle."""
        told: list[list[Segment]] = []
        for sentence in reversed(story):
            lines = self._lines(sentence)
            if len(told) + len(lines) > room:
                break
            told = lines + told
        return told

    def _lines(self, content: RenderableType) -> list[list[Segment]]:
        options = self.console.options.update(height=None)
        return self.console.render_lines(content, options, pad=False)

    def _draw(self, parts: Sequence[RenderableType]) -> None:
        """In a low window the end is seen, with a line below it to type on."""
        lines = [line for part in parts for line in self._lines(part)]
        self._draw_lines(lines[-max(1, self.console.height - 1) :])

    def _draw_lines(self, lines: Sequence[list[Segment]]) -> None:
        with self.console.capture() as captured:
            self.console.print(_Lines(lines))
        text = captured.get().replace("\n", f"{_REST_OF_LINE}\n")
        self._write(f"{_HIDE_CURSOR}{_HOME}{text}{_REST_OF_WINDOW}")

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


class _Lines:
    """Lines that have been laid out already."""

    def __init__(self, lines: Sequence[list[Segment]]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: object) -> Iterator[Segment]:
        for line in self.lines:
            yield from line
            yield Segment.line()


def _is_seen(line: list[Segment]) -> bool:
    return any(segment.text.strip() for segment in line)


def _bytes_typed() -> int:
    count = array("i", [0])
    ioctl(sys.stdin, FIONREAD, count)
    return count[0]


def make_stage(lang: str, fast: bool) -> Stage:
    """A window where people sit before a terminal, else paper."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange letter is no reason to stop
    if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
        return Window(Console(markup=False, emoji=False, highlight=False), lang, fast)
    return Paper(
        Console(width=80, color_system=None, markup=False, emoji=False, highlight=False), lang
    )
