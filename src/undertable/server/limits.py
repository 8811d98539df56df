"""How much one connection and one address may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

MEGABYTE = 1_000_000
LARGEST_LINE = 2575
"""Bytes that one write of somebody may be: chat in letters of four bytes."""
FILES_RATE, FILES_BURST = 2, 50
"""So many times the requests of `--address-requests` for files, probes and whatever else there is:
per second, and at once. A page is some fifty of them, and a school may load it together."""
MOST_REMEMBERED = 10_000
"""Addresses whose buckets are kept; who has asked for nothing for the longest is forgotten."""


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """Who counts as one: an address, or with IPv6 the /64 that one subscriber is given."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


class Bucket:
    """Lets `burst` through at once and `rate` per second after that."""

    __slots__ = ("_burst", "_left", "_rate", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._when = monotonic()

    def take(self) -> bool:
        self.spend(0)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take so much, even if that is more than is left: it is paid off before the next."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate) - amount
        self._when = now


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self._of(address).take()

    def spend(self, address: str, amount: float) -> None:
        self._of(address).spend(amount)

    def _of(self, address: str) -> Bucket:
        if (bucket := self._buckets.get(address)) is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket


class Listings:
    """Which addresses have which tables on the list."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by: dict[str, str] = {}

    def room_for(self, address: str) -> bool:
        who = neighbourhood(address)
        return sum(by == who for by in self._by.values()) < self._most

    def claim(self, table: str, address: str) -> bool:
        """Whether the table may be on the list."""
        if table not in self._by and not self.room_for(address):
            return False
        self._by.setdefault(table, neighbourhood(address))
        return True

    def drop(self, table: str) -> None:
        self._by.pop(table, None)


class Addresses:
    """Per address: open connections, requests, what is made, written down, and read again."""

    def __init__(
        self,
        connections: int,
        requests: float,
        makes_per_minute: int,
        writes: float = 30.0,
        reads: float = 2.0,
        reviews_per_hour: int = 20,
    ) -> None:
        self._most = connections
        self._open: Counter[str] = Counter()
        self._requests = Buckets(requests, requests * 10)
        self._knocks = Buckets(requests * FILES_RATE, requests * FILES_BURST)
        self._probes = Buckets(requests, requests * 10)
        self._makes = Buckets(makes_per_minute / 60, makes_per_minute)
        self._writes = Buckets(writes, writes * 10)
        self._reads = Buckets(reads * MEGABYTE, reads * 10 * MEGABYTE)
        self._reviews = Buckets(reviews_per_hour / 3600, reviews_per_hour)

    def connect(self, address: str) -> bool:
        who = neighbourhood(address)
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def disconnect(self, address: str) -> None:
        who = neighbourhood(address)
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    def may_knock(self, address: str) -> bool:
        """Ask for anything at all, a WebSocket included."""
        return self._knocks.take(neighbourhood(address))

    def may_probe(self, address: str) -> bool:
        """Ask how the server is; counted for itself, so that playing keeps nobody from it."""
        return self._probes.take(neighbourhood(address))

    def may_ask(self, address: str) -> bool:
        return self._requests.take(neighbourhood(address))

    def may_make(self, address: str) -> bool:
        return self._makes.take(neighbourhood(address))

    def may_write(self, address: str) -> bool:
        return self._writes.take(neighbourhood(address))

    def has_written(self, address: str, size: int) -> None:
        """A line that holds much counts as the many that it is as long as."""
        self._writes.spend(neighbourhood(address), size / LARGEST_LINE)

    def may_review(self, address: str) -> bool:
        return self._reviews.take(neighbourhood(address))

    def may_read(self, address: str) -> bool:
        return self._reads.take(neighbourhood(address))

    def has_read(self, address: str, size: int) -> None:
        self._reads.spend(neighbourhood(address), size)
