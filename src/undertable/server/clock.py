"""The time of day, as this process counts it: from when it started, on without a jump.

The machine's clock may be set while people play; nobody shall win or lose an hour by that.
"""

from time import monotonic, time

_started = time() - monotonic()


def now() -> float:
    """Seconds since 1970."""
    return _started + monotonic()
