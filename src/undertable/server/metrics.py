"""Numbers for operators, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

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

    def text(self) -> str:
        lines = []
        for (name, label), value in sorted(self.counts.items()):
            labels = f'{{kind="{label}"}}' if label else ""
            lines.append(f"undertable_{name}_total{labels} {value}")
        for name, value_of in sorted(self.gauges.items()):
            lines.append(f"undertable_{name} {value_of()}")
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name = "undertable_move_seconds"
        lines, total = [f"# TYPE {name} histogram"], 0
        for bound, here in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += here
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds}", f"{name}_count {total}"]
