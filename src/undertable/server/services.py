"""What all rooms of this process share."""

from __future__ import annotations

import logging

from undertable.server.bot_pool import BotPool
from undertable.server.hub import Hub
from undertable.server.metrics import Metrics
from undertable.server.settings import Settings
from undertable.store import Store

log = logging.getLogger(__name__)


class Services:
    """Where lines are kept, who is woken, who thinks, what is counted."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.metrics = Metrics()
        self.bots = BotPool(settings.workers, settings.bot_budget)
        self.stopping = False
        """From now on nothing new begins."""
        self.damage: dict[str, str] = {}
        """Tables that cannot be played on, and why."""
        self.faults: list[str] = []
        """What is wrong with the store as a whole."""

    def damaged(self, table: str, why: object) -> None:
        if table not in self.damage:
            self.metrics.count("damaged")
            log.error("table is damaged", extra={"table": table, "why": str(why)})
        self.damage[table] = str(why)

    async def close(self) -> None:
        await self.bots.close()
        await self.hub.close()
        await self.store.close()
