"""`undertable scenario`: play scenario files and see that they hold."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction
from pathlib import Path

from undertable.lab.scenario import Failed, read_scenario, run_scenario


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("scenario", help="play scenario files and check what must hold")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    failures = 0
    for file in args.files:
        scenario = read_scenario(file.read_bytes(), file.name)
        try:
            run_scenario(scenario)
        except Failed as failed:
            failures += 1
            print(f"FAILED {file.name}: {scenario.title}: {failed}")
        else:
            print(f"ok     {file.name}: {scenario.title}")
    print(f"{len(args.files) - failures} of {len(args.files)} hold")
    return 1 if failures else 0
