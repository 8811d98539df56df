"""The ring of goods, read from its data file and checked once."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    """One field of the ring: its key, its picture and where we know it from."""

    key: str
    picture: str
    source: Literal["rulebook", "report", "ours"]


class Ring(Struct, frozen=True, forbid_unknown_fields=True):
    """S3, S4: the goods clockwise; the pawn starts at `start`."""

    start: str
    order_source: Literal["rulebook", "report", "ours"]
    good: tuple[Good, ...]

    def __post_init__(self) -> None:
        keys = {good.key for good in self.good}
        if len(keys) != FIELDS or len(self.good) != FIELDS or self.start not in keys:
            raise ValueError(f"a ring has {FIELDS} different goods, the start among them")
        if len({good.picture for good in self.good}) != FIELDS:
            raise ValueError("every good has a picture of its own")


FIELDS = 30


def read_ring(source: str) -> Ring:
    return msgspec.convert(tomllib.loads(source), Ring)


RING = read_ring((files(__package__) / "goods.toml").read_text(encoding="utf-8"))
KEYS = tuple(good.key for good in RING.good)
PLACES = {key: place for place, key in enumerate(KEYS)}
START = PLACES[RING.start]
