"""Nobody chooses the dice: what a record proves against whoever runs the server."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from msgspec import structs, to_builtins

from tables import moves, new_table
from undertable.cli import main
from undertable.core.dice import KeyedDice
from undertable.core.record import Record, write_record
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.fairness import commitment, new_salt, table_dice, verify
from undertable.table.table import Table
from undertable.table.types import Declined, Refusal

ANN, OPERATOR = "ab" * 16, "cd" * 16


def called(promised: tuple[str, str] = (ANN, OPERATOR)) -> Table:
    """Ann and the operator have committed to their salts, and the host wants to begin."""
    old = new_table("bluff", 2)
    table = Table("table", structs.replace(old.created, format=lines.FORMAT))
    for number, salt in enumerate(promised, 1):
        table.apply(*commands.ready(table, True, commitment(salt), By(f"p{number}", "r", 1.5)))
    table.apply(*commands.start(table, By("p1", "s", 1.6)))
    return table


def stars(table: Table, seat: int) -> int:
    """How many stars that seat gets when the game begins as it is now."""
    state = table.started().state
    cups: list[list[int]] = state.cups  # type: ignore[attr-defined]
    return sum(face == 6 for face in cups[seat])


def chosen_salt(table: Table) -> str:
    """The operator knows the seed and Ann's salt, and tries salts until the own roll is good."""
    for number in count():
        salt = f"{number:032x}"
        table.chairs[1].salt = salt
        if stars(table, 1) >= 3:
            return salt
    raise AssertionError


def played(table: Table) -> Record:
    table.apply(*commands.conclude(table, False, By(None, None, 2.0)))
    for seat, move in moves(table, "fair", 1000):
        by = By(f"p{seat + 1}", None, 3.0)
        table.apply(*commands.play(table, to_builtins(move), None, table.version(seat), by))
    return table.finished_record()


def verified(record: Record, tmp_path: Path) -> int:
    file = tmp_path / "record.json"
    file.write_bytes(write_record(record))
    return main(["verify", str(file), "--lang", "en"])


def test_salts_that_were_committed_to_are_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = called()
    table.apply(*commands.reveal(table, ANN, By("p1", "a", 1.7)))
    table.apply(*commands.reveal(table, OPERATOR, By("p2", "b", 1.7)))
    record = played(table)
    assert verify(record).fair
    assert verified(record, tmp_path) == 0
    said = capsys.readouterr().out
    assert commitment(ANN) in said
    assert commitment(OPERATOR) in said
    assert "before the end of the game" not in said
    cut = structs.replace(record, entries=record.entries[:-1])
    assert verified(cut, tmp_path) == 0
    assert "before the end of the game" in capsys.readouterr().out


def test_an_operator_who_chooses_the_last_salt_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = called()
    table.apply(*commands.reveal(table, ANN, By("p1", "a", 1.7)))
    salt = chosen_salt(table)
    with pytest.raises(Declined) as refusal:
        commands.reveal(called(), salt, By("p2", "b", 1.7))
    assert refusal.value.code == Refusal.BAD_SALT.value
    table.apply(lines.Revealed(at=1.7, person="p2", salt=salt))  # who owns the server may write so
    record = played(table)
    assert verify(record).uncommitted == (1,)
    assert verified(record, tmp_path) == 1
    assert "is not the one that was committed to" in capsys.readouterr().out
    for forged in ([], [commitment(ANN)], [commitment(ANN), ""], ["", commitment(salt)]):
        assert verified(structs.replace(record, commitments=forged), tmp_path) == 1


@pytest.mark.parametrize(
    "spelling",
    [OPERATOR + "\n", OPERATOR.upper(), OPERATOR.replace("cd", "cd "), " " + OPERATOR],
    ids=["with a line's end", "in capitals", "in pairs", "with a space before"],
)
def test_the_same_salt_written_in_another_way_is_another_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spelling: str
) -> None:
    """Its letters key the dice: whoever may choose how to write it chooses them."""
    assert commitment(spelling) == commitment(OPERATOR)
    with pytest.raises(Declined) as refusal:
        commands.reveal(called(), spelling, By("p2", "b", 1.7))
    assert refusal.value.code == Refusal.BAD_SALT.value
    table = called()
    table.apply(*commands.reveal(table, ANN, By("p1", "a", 1.7)))
    table.apply(lines.Revealed(at=1.7, person="p2", salt=spelling))
    record = played(table)
    assert verify(record).uncommitted == (1,)
    assert verified(record, tmp_path) == 1
    assert "is not the one that was committed to" in capsys.readouterr().out


def test_an_operator_who_writes_the_commitment_anew_shows_another_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record cannot tell when it was written: that is why verify says what to compare."""
    table = called()
    shown = [seat.commitment for seat in table.info().seats]
    table.apply(*commands.reveal(table, ANN, By("p1", "a", 1.7)))
    table.chairs[1].commitment = commitment(chosen_salt(table))
    assert verified(played(table), tmp_path) == 0
    said = capsys.readouterr().out
    assert "Compare these commitments with what the table showed" in said
    assert shown[0] is not None
    assert shown[1] is not None
    assert shown[0] in said
    assert shown[1] not in said


def test_a_record_made_to_look_old_proves_less_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = called()
    table.apply(*commands.reveal(table, ANN, By("p1", "a", 1.7)))
    table.apply(lines.Revealed(at=1.7, person="p2", salt=chosen_salt(table)))
    verified(structs.replace(played(table), format=2, commitments=[]), tmp_path)
    assert "does not show that nobody chose the last one" in capsys.readouterr().out


def test_where_nobody_added_a_salt_verify_claims_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = new_table("bluff", 2)
    table.apply(*commands.start(table, By("p1", "s", 1.6)))
    for seat, move in moves(table, "alone", 1000):
        by = By(f"p{seat + 1}", None, 3.0)
        table.apply(*commands.play(table, to_builtins(move), None, table.version(seat), by))
    assert verified(table.finished_record(), tmp_path) == 0
    assert "the server alone chose the seed" in capsys.readouterr().out


def test_no_two_lists_of_salts_make_the_same_dice() -> None:
    def first(dice: KeyedDice) -> list[int]:
        stream = dice.at(0)
        return [int(stream.below(1 << 30)) for _ in range(4)]

    seed = "5e" * 32
    lists = [["abcd", "ef"], ["ab", "cdef"], ["abcdef"], ["", "abcdef"], ["abcdef", ""]]
    made = [first(table_dice(seed, salts)) for salts in lists]
    assert len({tuple(numbers) for numbers in made}) == len(lists)


def test_no_salt_is_shown_before_every_commitment_stands() -> None:
    table = called()
    table.apply(*commands.reveal(table, ANN, By("p1", "a", 1.7)))
    assert ANN not in str(to_builtins(table.info()))
    assert table.info().seed is None
    for command in (
        lambda: commands.ready(table, True, commitment(new_salt()), By("p2", "r2", 1.8)),
        lambda: commands.ready(table, False, None, By("p2", "r2", 1.8)),
        lambda: commands.sit(table, 1, By("p2", "r2", 1.8)),
        lambda: commands.stand(table, By("p2", "r2", 1.8)),
        lambda: commands.start(table, By("p1", "r2", 1.8)),
    ):
        with pytest.raises(Declined) as refusal:
            command()
        assert refusal.value.code == Refusal.ALREADY_STARTED.value


def test_a_salt_is_refused_before_it_is_asked_for_and_after_it_was_given() -> None:
    table = new_table("bluff", 2)
    table.apply(*commands.ready(table, True, commitment(ANN), By("p1", "r", 1.5)))
    with pytest.raises(Declined):
        commands.reveal(table, ANN, By("p1", "a", 1.6))
    table = called()
    table.apply(*commands.reveal(table, ANN, By("p1", "a", 1.7)))
    with pytest.raises(Declined):
        commands.reveal(table, ANN, By("p1", "b", 1.7))
