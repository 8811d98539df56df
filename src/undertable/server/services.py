"""What all rooms of this process share."""

from __future__ import annotations

import asyncio
import logging
import shutil
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from undertable.server.bot_pool import BotPool
from undertable.server.hub import Hub, Wake
from undertable.server.limits import MEGABYTE, Listings
from undertable.server.metrics import Metrics
from undertable.server.settings import Settings
from undertable.store import Store
from undertable.table.types import Declined, Refusal

AGAIN = 5.0
"""Seconds after which the others are told once more."""

log = logging.getLogger(__name__)


def _page() -> str:
    """A fingerprint of the page as it was when this server began."""
    built = files("undertable.server") / "static" / "index.html"
    return sha256(built.read_bytes()).hexdigest()[:16] if built.is_file() else ""


class Services:
    """Where lines are kept, who is woken, who thinks, what is counted."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.metrics = Metrics()
        self.bots = BotPool(settings.workers, settings.bot_budget)
        self.together: Path | None = None
        """Where the processes that serve together tell each other their numbers."""
        self.stopping = False
        """From now on nothing new begins."""
        self.damage: dict[str, str] = {}
        """Tables that cannot be played on, and why."""
        self.faults: list[str] = []
        """What is wrong with the store as a whole."""
        self.listings = Listings(settings.address_listed)
        self.disk_full = False
        """Nothing is written but what running games need."""
        self.page = _page()
        self.look_at_disk()

    def look_at_disk(self) -> None:
        """How much is left where an SQLite file lies; a database elsewhere sees to its own."""
        if "://" in self.settings.db:
            return
        try:
            free = shutil.disk_usage(Path(self.settings.db).absolute().parent).free
        except OSError:  # the folder is not there yet, or the system does not say
            return
        before, self.disk_full = self.disk_full, free < self.settings.disk_reserve * MEGABYTE
        if self.disk_full and not before:
            log.error("the disk is nearly full: no new tables, no chat", extra={"free": free})

    def check_disk(self) -> None:
        if self.disk_full:
            raise Declined(Refusal.DISK_FULL)

    def damaged(self, table: str, why: object) -> None:
        if table not in self.damage:
            self.metrics.count("damaged")
            log.error("table is damaged", extra={"table": table, "why": str(why)})
        self.damage[table] = str(why)

    def announce(self, wake: Wake) -> None:
        """Tell the others what they would not look for by themselves: twice, a word may be lost."""
        self.hub.tell(wake)
        asyncio.get_running_loop().call_later(AGAIN, self.hub.tell, wake)

    async def close(self) -> None:
        await self.bots.close()
        await self.hub.close()
        await self.store.close()
