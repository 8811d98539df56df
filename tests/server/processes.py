"""Real server processes for tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


class ServerProcess:
    """`undertable serve` on a free port, with its log in a file."""

    program: tuple[str, ...] = ("-m", "undertable")
    python = sys.executable
    path = str(SOURCE)
    """Where that Python finds the package."""

    def __init__(self, db: str, log: Path, **settings: object) -> None:
        usual = {"port": 0, "bot_pace": 0, "address_tables": 100_000, "message_rate": 1000}
        usual["address_requests"] = usual["address_writes"] = 10_000
        self.settings = {"db": db, **usual, **settings}
        self.log = log
        self.folder: Path | None = None
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in self.settings.items()]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [self.python, *self.program, "serve", *flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": self.path},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http" in line, self.log.read_text()
        self.address = line.split()[-1]
        self.settings["port"] = self.address.rpartition(":")[2]

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@contextmanager
def running(
    db: str, log: Path, kind: type[ServerProcess] = ServerProcess, **settings: object
) -> Iterator[ServerProcess]:
    server = kind(db, log, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
