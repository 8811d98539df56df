"""Frames that no honest client sends."""

from __future__ import annotations

import json
import random
import string
from typing import Any

KINDS = [
    "hello", "play", "dress", "sit", "stand", "ready", "reveal", "seat_bot", "start", "leave",
    "remove", "back", "rematch", "say", "ping", "welcome", "update", "", "__class__",
]  # fmt: skip
NASTY: list[Any] = [
    None, True, -1, 0, 1, 31, 32, 2**31, 2**63, 2**64, -(2**63), 1e308, 0.5, "", "0", "p1", "\x00",
    "\ud7ff", "\u202e", "'; DROP TABLE record; --", "../../etc/passwd", "a" * 600, [], {}, [[]],
    {"move": "doubt"}, {"move": "bid", "count": 1, "face": 1}, {"move": None}, {"move": "shake"},
]  # fmt: skip
FIELDS = [
    "id",
    "version",
    "move",
    "seat",
    "ready",
    "commitment",
    "salt",
    "level",
    "person",
    "text",
    "phrase",
]
FIELDS += ["table", "token", "seen", "heard", "protocol", "words", "watch", "extra"]


class Fuzzer:
    """Makes frames, and remembers some to send again."""

    def __init__(self, rng: random.Random, known: dict[str, str]) -> None:
        self.rng = rng
        self.known = known
        self.sent: list[str | bytes] = ["{}"]

    def frame(self) -> str | bytes:
        ways = [self._structured, self._structured, self._structured, self._plausible]
        ways += [self._broken, self._noise, self._nested, self._oversized, self._replayed]
        frame = self.rng.choice(ways)()
        if len(self.sent) < 500:
            self.sent.append(frame)
        return frame

    def _value(self) -> Any:
        if self.rng.random() < 0.2:
            return self.rng.choice(list(self.known.values()))
        return self.rng.choice(NASTY)

    def _structured(self) -> str:
        message: dict[str, Any] = {"type": self.rng.choice(KINDS)}
        for field in self.rng.sample(FIELDS, self.rng.randint(0, 6)):
            message[field] = self._value()
        return json.dumps(message)

    def _plausible(self) -> str:
        """Well formed, but out of turn, stale, forged or forbidden."""
        command = {"id": "".join(self.rng.choices(string.ascii_letters, k=8))}
        version, seat = self.rng.choice([0, 1, 2, 3, 10**6]), self.rng.randint(0, 7)
        return json.dumps(
            command
            | self.rng.choice(
                [
                    {"type": "play", "version": version, "move": self._value()},
                    {"type": "sit", "seat": seat},
                    {"type": "seat_bot", "seat": seat, "level": "random"},
                    {"type": "start"},
                    {"type": "ready", "commitment": "ab" * 32},
                    {"type": "back"},
                    {"type": "rematch"},
                    {"type": "say", "text": "x" * self.rng.randint(0, 600)},
                    {"type": "remove", "person": f"p{seat}"},
                ]
            )
        )

    def _broken(self) -> str:
        whole = self._structured()
        return whole[: self.rng.randrange(len(whole))]

    def _noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randint(0, 200))

    def _nested(self) -> str:
        depth = self.rng.choice([10, 100, 2000])
        inner = "[" * depth + "]" * depth
        return f'{{"type":"play","id":"n","version":0,"move":{inner}}}'

    def _oversized(self) -> str:
        if self.rng.random() < 0.9:
            return self._broken()
        return '{"type":"say","id":"1","text":"' + "x" * self.rng.choice([17_000, 70_000]) + '"}'

    def _replayed(self) -> str | bytes:
        return self.rng.choice(self.sent)
