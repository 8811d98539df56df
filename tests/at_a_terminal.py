"""A person at a terminal: a real pseudo-terminal with a real process behind it."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pexpect
import pyte

SOURCE = Path(__file__).parents[1] / "src"
PATIENCE = 60.0


def _hear_ctrl_c() -> None:
    """As in a terminal, also where the tests themselves run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A window of 80 columns and 24 lines, and everything that ever scrolled out of it."""

    def __init__(
        self, arguments: str, env: dict[str, str], program: Sequence[str] = ("-m", "undertable")
    ) -> None:
        self.screen = pyte.HistoryScreen(80, 24, history=10_000)
        self.stream = pyte.Stream(self.screen)
        self.child = pexpect.spawn(
            sys.executable,
            [*program, *arguments.split()],
            env={**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(SOURCE), **env},
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=_hear_ctrl_c,
        )

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    @property
    def scrolled_out(self) -> str:
        lines = self.screen.history.top
        return "\n".join("".join(line[x].data for x in range(80)) for line in lines)

    def read(self) -> None:
        with suppress(pexpect.TIMEOUT, pexpect.EOF):
            self.stream.feed(self.child.read_nonblocking(65536, timeout=0.05))

    def see(self, *wanted: str) -> str:
        """Wait until all of this is in sight."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read()
            if all(words in self.text for words in wanted):
                return self.text
        raise AssertionError(f"never saw {wanted}; the last that was seen:\n{self.text}")

    def be_asked(self) -> None:
        """Wait for the prompt: what comes before it is no answer, and Ctrl-D is then lost."""
        end = time.monotonic() + PATIENCE
        while not self.screen.display[self.screen.cursor.y].startswith(">"):
            assert time.monotonic() < end, f"never asked; the last that was seen:\n{self.text}"
            self.read()

    def see_one_of(self, *wanted: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read()
            for words in wanted:
                if words in self.text:
                    return words
        raise AssertionError(f"saw none of {wanted}; the last that was seen:\n{self.text}")

    def type(self, line: str) -> None:
        self.child.send(line + "\r")

    def leave(self) -> int | None:
        """Wait for the end of the process; its exit code."""
        end = time.monotonic() + PATIENCE
        while self.child.isalive() and time.monotonic() < end:
            self.read()
        self.read()
        self.child.close()
        code: int | None = self.child.exitstatus
        return code
