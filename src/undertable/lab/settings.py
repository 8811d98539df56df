"""Settings of environments: what none of them can be is refused, with what there is."""

from __future__ import annotations

from operator import index

from undertable.core.errors import Malformed, malformed


def one_of(setting: str, value: object, known: tuple[str | None, ...]) -> None:
    if value not in known:
        raise _refused(setting, value, ", ".join(str(each) for each in known))


def whole(setting: str, value: object, least: int) -> int:
    """A whole number of Python or of numpy."""
    try:
        number = index(value)  # type: ignore[arg-type]  # what is none says so itself
    except TypeError:
        number = least - 1
    if number < least:
        raise _refused(setting, value, f"{least}, {least + 1}, …")
    return number


def _refused(setting: str, value: object, allowed: str) -> Malformed:
    return malformed("refusal-bad-option", option=setting, value=str(value), allowed=allowed)
