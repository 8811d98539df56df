"""Has imported everything once and forks a server for each line that it is given.

A server that is killed a thousand times spends its life importing otherwise. In: the flags, and by
how many seconds its clock is wrong. Out: the id of the new process, what it says, and in the end
how it ended.
"""

import os
import sys
import time
from collections.abc import Callable

from msgspec import json

right: Callable[[], float] = time.time
wrong = 0.0
time.time = lambda: right() + wrong  # before anybody takes it by name

import undertable.server.run  # noqa: E402
from undertable.cli import main  # noqa: E402
from undertable.server import clock  # noqa: E402

assert undertable.server.run


def serve(flags: list[str], shift: float) -> int:
    global wrong  # noqa: PLW0603 - the clock is what everybody shares
    wrong = shift
    clock._started += shift
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    say(os.getpid())
    return main(["serve", *flags])


def say(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


for line in sys.stdin:
    flags, shift = json.decode(line, type=tuple[list[str], float])
    if not (child := os.fork()):
        code = serve(flags, shift)
        sys.stdout.flush()
        os._exit(code)
    say(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
