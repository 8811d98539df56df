"""No pauses: the garbage collector looks around when next to nobody is here, and not before.

Tables, rooms, connections and requests are freed by counting references as soon as they are let go
(tests/server/test_pauses.py), so there is hardly anything for a collector to find; but a look at
all objects of some hundred tables takes hundreds of milliseconds, in which every move waits, and
one at what is new costs a tenth of the processor.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Any

from undertable.server.metrics import Metrics

IDLE_LOOK = 30.0
"""Seconds between looks whether next to nobody is here."""
FEW = 50
"""So few connections and tables are looked at before anybody notices."""
BEAT = 0.02
"""Seconds between two looks at how late the loop is."""


def tune() -> None:
    """Before the first table."""
    sys.setswitchinterval(0.001)  # the database's thread must not wait long for its turn
    gc.collect()
    gc.freeze()  # the program itself is no garbage
    gc.disable()  # it would count what is made less what is freed, and each move does both alike


class Pauses:
    """The longest time for which the collector, or anything, kept everybody waiting."""

    def __init__(
        self, metrics: Metrics, connections: Callable[[], float], tables: Callable[[], float]
    ) -> None:
        self.collector = 0.0
        self.loop = 0.0
        self._connections = connections
        self._tables = tables
        self._began = 0.0
        self._quiet = False
        metrics.gauges["longest_collector_pause_seconds"] = lambda: self.collector
        metrics.gauges["longest_loop_pause_seconds"] = lambda: self.loop

    async def watch(self) -> None:
        gc.callbacks.append(self._collected)
        try:
            while True:
                began = perf_counter()
                await asyncio.sleep(BEAT)
                self.loop = max(self.loop, perf_counter() - began - BEAT)
        finally:
            gc.callbacks.remove(self._collected)

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        """In time of the processor: what the machine does meanwhile is not the collector's."""
        if phase == "start":
            self._began = thread_time()
        elif not self._quiet:
            self.collector = max(self.collector, thread_time() - self._began)

    async def collect_when_idle(self) -> None:
        """With nobody here nobody waits, and with few not for long."""
        while True:
            await asyncio.sleep(IDLE_LOOK)
            here = self._connections()
            if not here or max(here, self._tables()) <= FEW:
                self._quiet = not here
                gc.collect()
                self._quiet = False
