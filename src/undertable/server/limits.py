"""How much one connection and one address may ask for."""

from __future__ import annotations

from collections import Counter
from time import monotonic


class Bucket:
    """Lets `burst` through at once and `rate` per second after that."""

    __slots__ = ("_burst", "_left", "_rate", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._when = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (monotonic() - self._when) * self._rate >= self._burst


class Buckets:
    """A bucket for each address; full ones are forgotten when there are many."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) > 10_000:
            kept = {who: bucket for who, bucket in self._buckets.items() if not bucket.full}
            self._buckets = kept
        if (bucket := self._buckets.get(address)) is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take()


class Addresses:
    """Per address: open connections, requests, and requests that make something."""

    def __init__(self, connections: int, requests: float, makes_per_minute: int) -> None:
        self._most = connections
        self._open: Counter[str] = Counter()
        self._requests = Buckets(requests, requests * 10)
        self._makes = Buckets(makes_per_minute / 60, makes_per_minute)

    def connect(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def may_ask(self, address: str) -> bool:
        return self._requests.take(address)

    def may_make(self, address: str) -> bool:
        return self._makes.take(address)
