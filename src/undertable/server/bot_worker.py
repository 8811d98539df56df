"""A process in which bots think: questions in, a line each; answers out, a line each."""

from __future__ import annotations

import signal
import sys
from typing import BinaryIO

from msgspec import json

from undertable.table.bots import Question, answer


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    decode = json.Decoder(Question).decode
    for line in questions:
        answers.write(_reply(decode(line)) + b"\n")
        answers.flush()


def _reply(question: Question) -> bytes:
    """An answer, or in words why there is none."""
    try:
        return json.encode(answer(question))
    except Exception as error:
        return json.encode(repr(error))


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
