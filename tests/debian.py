"""Debian's packages, installed for tests where that is allowed."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

LOCK = Path(tempfile.gettempdir()) / "undertable-apt.lock"


class Impossible(Exception):
    """This machine cannot give us what a test needs."""


def found_or_installed(find: Callable[[], Path | None], package: str) -> Path:
    """What `find` finds, before or after the package was installed."""
    found = find() or (_installed(find, package) if _may_install() else None)
    if found is None:
        raise Impossible(f"no {package} here: not pointed to, not installed, not installable")
    return found


def _may_install() -> bool:
    allowed = not os.environ.get("UNDERTABLE_NO_INSTALL")
    return allowed and os.getuid() == 0 and shutil.which("apt-get") is not None


def _installed(find: Callable[[], Path | None], package: str) -> Path | None:
    """Test workers come at the same time: one installs, the others wait and look again."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := find()) is not None:
            return found
        _apt_get("update")
        _apt_get("install", "-y", "--no-install-recommends", package)
    return find()


def _apt_get(*words: str) -> None:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *words], check=False, env=quiet, capture_output=True)
