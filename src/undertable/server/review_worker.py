"""A process that reviews one finished game: the order in, a line for each piece out, then all.

It is not one of those in which bots think: nobody at a table waits for a review.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

from msgspec import json

from undertable.lab.review import Order, assemble, judge, pieces

PATIENT = 10
"""Whatever else the machine has to do comes first."""


def main(orders: BinaryIO, answers: BinaryIO) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    os.nice(PATIENT)
    line = orders.readline()
    order = json.decode(line, type=Order)
    total = pieces(order)
    found = []
    for number in range(total):
        found.append(judge(json.encode(order), number))
        answers.write(json.encode([number + 1, total]) + b"\n")
        answers.flush()
    answers.write(json.encode(assemble(order, found)) + b"\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
