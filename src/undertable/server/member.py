"""One of several processes that serve together: see processes.py."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

from msgspec import json

from undertable.server.run import run_member
from undertable.server.settings import Settings

if __name__ == "__main__":
    settings = json.decode(os.environ.pop("UNDERTABLE_MEMBER"), type=Settings)
    line, number, folder = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2]), sys.argv[3]
    run_member(settings, line, number, Path(folder))
