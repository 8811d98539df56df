"""Real server processes for tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

from msgspec import json

SOURCE = Path(__file__).parents[2] / "src"
NURSERY = Path(__file__).parent / "nursery.py"


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
        self._process = self._run(*self.program, "serve", *self._flags())
        self._hear_where(self._process)

    def _flags(self) -> list[str]:
        return [f"--{name.replace('_', '-')}={value}" for name, value in self.settings.items()]

    def _run(self, *program: str) -> subprocess.Popen[str]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [self.python, *program],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": self.path},
            )

    def _hear_where(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        line = process.stdout.readline()
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
        _close(self._process)
        return code

    def close(self) -> None:
        """Nothing of it is left."""


def _close(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    process.stdout.close()


class ForkedServer(ServerProcess):
    """The same, forked from a process that has imported everything: it is soon there again."""

    shift = 0.0
    """Seconds by which its clock is wrong."""

    def __init__(self, db: str, log: Path, **settings: object) -> None:
        super().__init__(db, log, **settings)
        self._nursery: subprocess.Popen[str] | None = None
        self._pid = 0

    def start(self) -> None:
        nursery = self._nursery = self._nursery or self._run(str(NURSERY))
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        nursery.stdin.write(json.encode((self._flags(), self.shift)).decode() + "\n")
        nursery.stdin.flush()
        self._pid = int(nursery.stdout.readline())
        self._hear_where(nursery)

    @property
    def pid(self) -> int:
        return self._pid

    def _end(self, how: signal.Signals) -> int:
        assert self._nursery is not None
        assert self._nursery.stdout is not None
        os.kill(self._pid, how)
        overdue = Timer(60, self._nursery.kill)  # then nothing more is said, and that is an error
        overdue.start()
        said = next(line for line in self._nursery.stdout if "http" not in line)
        overdue.cancel()
        return int(said)

    def close(self) -> None:
        if self._nursery is not None:
            _close(self._nursery)
            self._nursery.wait(20)


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
        server.close()
