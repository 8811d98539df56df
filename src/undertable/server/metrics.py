"""Numbers for operators, in the text format of Prometheus."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts, a histogram of how long moves take, and what is asked for at reading time."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def moved(self, seconds: float) -> None:
        """A person's move was taken in, made durable and acknowledged."""
        self.counts["moves", "person"] += 1
        self._seconds += seconds
        place = next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self._buckets[place] += 1

    def text(self, process: int | None = None) -> str:
        """All numbers; of one process among several each says of which it is."""
        mine = () if process is None else (f'process="{process}"',)
        lines = []
        for (name, label), value in sorted(self.counts.items()):
            kind = (f'kind="{label}"',) if label else ()
            lines.append(f"undertable_{name}_total{_labels(*kind, *mine)} {value}")
        for name, value_of in sorted(self.gauges.items()):
            lines.append(f"undertable_{name}{_labels(*mine)} {value_of()}")
        return "\n".join([*lines, *self._histogram(mine)]) + "\n"

    def _histogram(self, mine: tuple[str, ...]) -> list[str]:
        name = "undertable_move_seconds"
        lines, total = [f"# TYPE {name} histogram"], 0
        for bound, here in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += here
            le = f'le="{bound}"'
            lines.append(f"{name}_bucket{_labels(le, *mine)} {total}")
        alone = _labels(*mine)
        return [*lines, f"{name}_sum{alone} {self._seconds}", f"{name}_count{alone} {total}"]


def _labels(*labels: str) -> str:
    return f"{{{','.join(labels)}}}" if labels else ""


def merged(texts: Iterable[str]) -> str:
    """The numbers of several processes: those of one name stand together, as Prometheus wants."""
    families: dict[str, list[str]] = {}
    for line in (line for text in texts for line in text.splitlines()):
        name = line.split()[2] if line.startswith("#") else re.split(r"[{ ]", line)[0]
        family = families.setdefault(re.sub(r"_(bucket|sum|count)$", "", name), [])
        if not line.startswith("#"):
            family.append(line)
        elif line not in family:
            family.insert(0, line)
    return "".join(f"{line}\n" for _, lines in sorted(families.items()) for line in lines)


async def share(metrics: Metrics, folder: Path, process: int) -> asyncio.Server:
    """Tell these numbers to whichever process asks for them."""

    def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(metrics.text(process).encode())
        writer.close()

    place = folder / f"{process:03}.metrics"
    place.unlink(missing_ok=True)  # of one that died
    return await asyncio.start_unix_server(answer, place)


async def gather(folder: Path) -> str:
    """The numbers of all processes; one that has just died is missing."""
    return merged([await _asked(place) for place in sorted(folder.glob("*.metrics"))])


async def _asked(place: Path) -> str:
    try:
        async with asyncio.timeout(2):
            reader, writer = await asyncio.open_unix_connection(place)
            said = await reader.read()
            writer.close()
    except (OSError, TimeoutError):
        return ""
    return said.decode()
