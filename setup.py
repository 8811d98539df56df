"""Builds the package; rules and their ground are compiled with mypyc when a wheel is made.

What is compiled stands in pyproject.toml under `tool.undertable`. Where compiling fails, the wheel
is plain Python and works the same. UNDERTABLE_BUILD=pure never compiles, UNDERTABLE_BUILD=compiled
takes no failure.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

HOUSE = Path(__file__).parent
COMPILING = {"bdist_wheel", "build", "build_ext"}


def compiled_files() -> list[str]:
    config = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    package = HOUSE / "src" / "undertable"
    patterns = config["tool"]["undertable"]["compiled"]
    found = {path for pattern in patterns for path in package.glob(pattern)}
    return sorted(str(path.relative_to(HOUSE)) for path in found)


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    return mypycify(
        compiled_files(),
        group_name="undertable",
        target_dir="build/mypyc",
        opt_level="1",  # the highest takes twice the time, for a game two in a hundred faster
        debug_level="0",
    )


def build() -> None:
    wanted = os.environ.get("UNDERTABLE_BUILD")
    if wanted == "pure" or not COMPILING & set(sys.argv):
        setup()
    elif wanted == "compiled":
        setup(ext_modules=extensions())
    else:
        build_as_far_as_possible()


def build_as_far_as_possible() -> None:
    try:
        setup(ext_modules=extensions())
    except (Exception, SystemExit) as failure:
        print(f"undertable: not compiled, plain Python instead ({failure})", file=sys.stderr)
        setup()


build()
