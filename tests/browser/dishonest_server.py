"""`undertable serve` by an operator who has the second seat and chooses its salt last.

By the first argument only the salt is another than was committed to, or the commitment too, or
the salt is the same, written in another way.
"""

import sys
from collections.abc import Iterator
from itertools import count, product

from undertable.cli import main
from undertable.games.bluff.rules.state import Bluff
from undertable.table import commands
from undertable.table.commands import By
from undertable.table.fairness import commitment
from undertable.table.table import Draft, Table

STAR = 6
OPERATOR = 1
honest_conclude = commands.conclude


def salts(promised: str) -> Iterator[str]:
    if sys.argv[1] != "spelling":
        yield from (f"{number:032x}" for number in count())
    for letters in product(*({letter, letter.upper()} for letter in promised)):
        if (salt := "".join(letters)) != promised:
            yield salt


def choose_salt(table: Table) -> None:
    """Seed and the others' salts are known here: try until the own dice are stars."""
    for salt in salts(table.chairs[OPERATOR].salt or ""):
        table.chairs[OPERATOR].salt = salt
        state = table.started().state
        assert isinstance(state, Bluff)
        if all(face == STAR for face in state.cups[OPERATOR]):
            return


def conclude(table: Table, late: bool, by: By) -> Draft:
    if table.called is not None and table.all_revealed:
        choose_salt(table)
        if sys.argv[1] == "commitment":
            table.chairs[OPERATOR].commitment = commitment(table.chairs[OPERATOR].salt or "")
    return honest_conclude(table, late, by)


if __name__ == "__main__":
    commands.conclude = conclude
    sys.exit(main(sys.argv[2:]))
