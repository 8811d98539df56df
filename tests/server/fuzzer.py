"""Frames and requests that no honest client sends."""

from __future__ import annotations

import json
import random
import string
from typing import Any

KINDS = [
    "hello", "play", "dress", "sit", "stand", "ready", "reveal", "seat_bot", "start", "leave",
    "remove", "back", "rematch", "say", "unsay", "report", "ping",
    "welcome", "update", "", "__class__",
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
NUMBERS = [
    "1e999",
    "-1e999",
    "9" * 5000,
    "-" + "9" * 5000,
    "1" + "0" * 400,
    "NaN",
    "Infinity",
    "0x1",
]
"""Written as they stand: numbers that are none, or larger than any."""
FIELDS += ["number", "table", "token", "seen", "heard", "protocol", "words", "watch", "extra"]


class Fuzzer:
    """Makes frames, and remembers some to send again."""

    def __init__(self, rng: random.Random, known: dict[str, str]) -> None:
        self.rng = rng
        self.known = known
        self.sent: list[str | bytes] = ["{}"]

    def frame(self) -> str | bytes:
        ways = [self._structured, self._structured, self._structured, self._plausible]
        ways += [
            self._numbers,
            self._broken,
            self._noise,
            self._nested,
            self._oversized,
            self._replayed,
        ]
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
                    {"type": "unsay", "number": version},
                    {"type": "report", "person": f"p{seat}", "number": seat},
                ]
            )
        )

    def _numbers(self) -> str:
        """A number that is none, as a move or anywhere in it."""
        number, field = self.rng.choice(NUMBERS), self.rng.choice(FIELDS)
        move = self.rng.choice(["{}", '{{"move":"bid","count":{},"face":1}}', "[{}]"]).format(
            number
        )
        return f'{{"type":"play","id":"n","version":0,"move":{move},"{field}":{number}}}'

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


METHODS = ["GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "TRACE", "get", "", "\x00"]
PATHS = [
    "/", "/api/games", "/api/tables", "/api/lessons", "/api/tables/{table}", "/api/openapi.json",
    "/api/tables/{table}/join", "/api/tables/{table}/history", "/api/tables/{table}/chat",
    "/api/tables/{table}/record", "/api/tables/{table}/replay", "/api/tables/{table}/token",
    "/api/tables/{table}/me", "/api/admin/tables", "/api/admin/tables/{table}",
    "/api/admin/tables/{table}/chat/{nasty}", "/api/admin/tables/{table}/people/{nasty}",
    "/api/admin/bans", "/api/games/bluff/words", "/api/games/{nasty}/kinds", "/health", "/ready",
    "/metrics", "/ws", "/ws/{table}", "/t/{nasty}", "/rules/{nasty}/en.md", "/text/{nasty}/de.ftl",
    "/privacy/{nasty}.md", "/games/bluff/{nasty}", "/assets/{nasty}", "/docs/{nasty}", "/{nasty}",
    "//", "*", "http://[", "http://evil.example/", "/%00", "/%ff%fe", "/..%2f..%2fetc/passwd",
]  # fmt: skip
ODD = [
    "http://[", "null", "[", "]", "::1", "[::1", "evil.example", "é", "a" * 3000, "", " ", "%",
    "../../etc/passwd", "9" * 5000, "1e999", "-1", "\x7f", "a, b", '"', "p1.", ".", "invite.x",
]  # fmt: skip
HEADERS = [
    "Host", "Origin", "Authorization", "Content-Length", "Transfer-Encoding", "Upgrade", "Accept",
    "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version", "If-None-Match", "Range", "Expect",
    "X-Forwarded-For", "X-Forwarded-Proto", "Accept-Encoding", "Cookie", "Content-Type",
]  # fmt: skip


class RequestFuzzer:
    """Makes requests, byte by byte as they go over the line."""

    def __init__(self, rng: random.Random, known: dict[str, str], host: str) -> None:
        self.rng = rng
        self.known = known
        self.host = host
        self._frames = Fuzzer(rng, known)

    def request(self) -> bytes:
        path = self.rng.choice(PATHS).format(table=self.known["table"], nasty=self._odd())
        if self.rng.random() < 0.3:
            name = self.rng.choice(["start", "count", "before", "eyes", "limit", "address"])
            path += f"?{name}={self._odd()}"
        method = self.rng.choice(METHODS[:3] if self.rng.random() < 0.8 else METHODS)
        body = self._body()
        headers = {"Host": self.host, "Content-Length": str(len(body)), "Connection": "close"}
        for name in self.rng.sample(HEADERS, self.rng.randint(0, 3)):
            headers[name] = self._odd()
        if self.rng.random() < 0.4:
            token = self.rng.choice([self.known["token"], f"invite.{self.known['invite']}"])
            headers["Authorization"] = f"Bearer {token if self.rng.random() < 0.5 else self._odd()}"
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(
            f"{n}: {v}\r\n" for n, v in headers.items()
        )
        return head.encode("utf-8", "replace") + b"\r\n" + body

    def _odd(self) -> str:
        return self.rng.choice(ODD)

    def _body(self) -> bytes:
        if self.rng.random() < 0.5:
            return b""
        if self.rng.random() < 0.5:
            number = self.rng.choice(NUMBERS)
            wanted = f'{{"game":"bluff","name":"x","seats":{number},"options":{{"dice":{number}}}}}'
            return wanted.encode()
        frame = self._frames.frame()
        return frame if isinstance(frame, bytes) else frame.encode("utf-8", "replace")
