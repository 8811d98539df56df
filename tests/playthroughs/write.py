"""Print every playthrough again, by the command in its first line."""

from __future__ import annotations

import shlex
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from undertable.cli import main

for file in sorted(Path(__file__).parent.glob("*.txt")):
    command = file.read_text(encoding="utf-8").splitlines()[0]
    printed = StringIO()
    with redirect_stdout(printed):
        main(shlex.split(command.removeprefix("$ undertable ")))
    file.write_text(f"{command}\n{printed.getvalue()}", encoding="utf-8")
