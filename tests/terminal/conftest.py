"""People at a keyboard: a real terminal with a real process behind it, and pipes."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from at_a_terminal import Terminal
from undertable.cli import main


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nobody has played yet."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("LOGNAME", "kim")
    return tmp_path


@pytest.fixture
def terminal(home: Path) -> Iterator[Callable[[str], Terminal]]:
    opened: list[Terminal] = []

    def start(arguments: str) -> Terminal:
        opened.append(Terminal(arguments, {"XDG_STATE_HOME": str(home / "state")}))
        return opened[-1]

    yield start
    for each in opened:
        each.child.close(force=True)


@pytest.fixture
def pipe(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """`printf ... | undertable ...`: exit code, what was printed, what was complained of."""

    def run(arguments: str, *lines: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(arguments.split())
        said = capsys.readouterr()
        return code, said.out, said.err

    return run
