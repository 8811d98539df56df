"""The goods: what they are worth, what they cost when found, how many the final sale takes."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct


class Goods(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the overview card. All sums are dollars."""

    name: str
    legal: bool
    cards: int
    value: int
    fine: int
    compensation: int
    limits: dict[str, int]


def _load() -> tuple[Goods, ...]:
    source = (files(__package__) / "goods.toml").read_text(encoding="utf-8")
    goods = msgspec.convert(tomllib.loads(source)["goods"], tuple[Goods, ...])
    legal = [good.legal for good in goods]
    if legal != sorted(legal, reverse=True):
        raise ValueError("goods.toml: legal goods come first")
    return goods


GOODS: Final = _load()
JUG, MARACAS, SOMBRERO, CIGAR, TEQUILA, STATUE = range(6)

KINDS: Final[int] = len(GOODS)
LEGAL_KINDS: Final[int] = sum(good.legal for good in GOODS)
NAMES: Final[tuple[str, ...]] = tuple(good.name for good in GOODS)
CARDS: Final[tuple[int, ...]] = tuple(good.cards for good in GOODS)
VALUES: Final[tuple[int, ...]] = tuple(good.value for good in GOODS)
FINES: Final[tuple[int, ...]] = tuple(good.fine for good in GOODS)
COMPENSATIONS: Final[tuple[int, ...]] = tuple(good.compensation for good in GOODS)
LIMITS: Final[dict[int, tuple[int, ...]]] = {
    seats: tuple(good.limits[str(seats)] for good in GOODS) for seats in range(3, 7)
}
