"""What the laboratory needs beyond the house: loaded when wanted, missed in one sentence."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from undertable.core.errors import Malformed
from undertable.core.text import Text


def need(module: str, extra: str) -> Any:
    """A module of an optional package, which the extra of this name installs."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise Malformed(Text("lab", "refusal-no-extra", {"extra": extra})) from None
