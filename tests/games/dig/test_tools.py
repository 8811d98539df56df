"""Dig Your Way Out by rule number: beatings, crafting, digging and what each room is for."""

from __future__ import annotations

import pytest

from games.dig.table import GAME, hand, offered, play, table
from undertable import IllegalMove
from undertable.games.dig.rules.box import box_of


def test_a_third_beating_changes_nothing_D33() -> None:
    state = table(rooms=["yard", "yard"], hands=[{"ambush": 1}, {}], beatings=[0, 2])
    play(state, "0 act ambush 1 -")
    assert state.view(None).convicts[1].beatings == 2


@pytest.mark.parametrize(
    ("beatings", "crafts", "digs"), [(0, True, True), (1, False, True), (2, False, False)]
)
def test_beatings_forbid_crafting_and_digging_D34(beatings: int, crafts: bool, digs: bool) -> None:
    cards = {"point": 1, "tie": 1, "spoon": 1}
    state = table(rooms=["yard", "cells"], hands=[cards, {}], beatings=[beatings, 0])
    assert ("craft pickaxe point,tie" in offered(state, 0)) == crafts
    state = table(hands=[cards, {}], beatings=[beatings, 0])
    assert ("dig spoon" in offered(state, 0)) == digs
    if not digs:
        with pytest.raises(IllegalMove, match="two beatings"):
            play(state, "0 dig spoon")


@pytest.mark.parametrize(
    ("room", "allowed"),
    [
        ("cells", False),
        ("showers", False),
        ("cafeteria", True),
        ("infirmary", True),
        ("yard", True),
    ],
)
def test_nothing_is_crafted_in_cells_and_showers_D35(room: str, allowed: bool) -> None:
    state = table(rooms=[room, "cells"], hands=[{"point": 1, "tie": 1}, {}])
    assert ("craft pickaxe point,tie" in offered(state, 0)) == allowed
    if not allowed:
        with pytest.raises(IllegalMove, match="cannot craft here"):
            play(state, "0 craft pickaxe point,tie")


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("craft pickaxe point,tie", {"pickaxe": 1}),
        ("craft shovel container,tie", {"shovel": 1}),
        ("craft knife spoon,tie", {"knife": 2}),
        ("craft knife blade,tie", {"knife": 2}),
    ],
)
def test_the_recipes_D36(line: str, made: dict[str, int]) -> None:
    cards = dict.fromkeys(line.split()[2].split(","), 1)
    state = table(rooms=["yard", "cells"], hands=[cards, {}])
    play(state, f"0 {line}")
    assert hand(state, 0) == made


def test_crafting_takes_what_the_pile_still_has_D37() -> None:
    cards = {"blade": 1, "tie": 1}
    state = table(rooms=["yard", "cells"], hands=[cards, {}], piles={"knife": 1})
    play(state, "0 craft knife blade,tie")
    assert hand(state, 0) == {"knife": 1}
    state = table(rooms=["yard", "cells"], hands=[cards, {}], piles={"knife": 0})
    with pytest.raises(IllegalMove, match="pile is empty"):
        play(state, "0 craft knife blade,tie")


def test_digging_lays_one_tool_beside_the_board_D41_D42() -> None:
    cards = {"spoon": 1, "pickaxe": 1, "shovel": 1}
    for tool, points in (("spoon", 1), ("pickaxe", 2), ("shovel", 3)):
        state = table(hands=[cards, {}])
        play(state, f"0 dig {tool}")
        assert state.view(None).convicts[0].points == points
        assert state.view(None).convicts[0].tunnel == (tool,)
        assert tool not in hand(state, 0)
    with pytest.raises(IllegalMove, match="own cell block"):
        play(table(rooms=["yard", "cells"], hands=[cards, {}]), "0 dig spoon")


def test_whoever_reaches_the_goal_is_out_at_once_D43() -> None:
    state = table(hands=[{"pickaxe": 1}, {}], tunnels=[["shovel"] * 3 + ["spoon"], []])
    play(state, "0 dig pickaxe")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (12, 0), "escape")
    assert state.actors() == ()


def test_spoons_are_stolen_in_the_cafeteria_while_there_are_any_D44() -> None:
    state = table(rooms=["cafeteria", "cells"], piles={"spoon": 1})
    play(state, "0 spoon")
    assert hand(state, 0) == {"spoon": 1}
    with pytest.raises(IllegalMove, match="pile is empty"):
        play(state, "0 spoon")
    with pytest.raises(IllegalMove, match="in the cafeteria"):
        play(table(), "0 spoon")


def test_the_infirmary_removes_one_beating_D45() -> None:
    state = table(rooms=["infirmary", "cells"], beatings=[2, 0])
    play(state, "0 heal")
    assert state.view(None).convicts[0].beatings == 1
    with pytest.raises(IllegalMove, match="in the infirmary"):
        play(table(beatings=[1, 0]), "0 heal")


def test_only_the_hurt_heal_D46() -> None:
    with pytest.raises(IllegalMove, match="not hurt"):
        play(table(rooms=["infirmary", "cells"]), "0 heal")


def test_any_cards_are_sold_in_the_yard_D47() -> None:
    state = table(rooms=["yard", "cells"], hands=[{"tie": 3, "watch": 1, "shovel": 1}, {}])
    sales = [move for move in state.legal(0) if GAME.write(move).startswith("sell")]
    assert len(sales) == 4 * 2 * 2 - 1
    play(state, "0 sell shovel,tie,watch")
    assert state.view(None).convicts[0].cigarettes == 4 + 1 + 5
    with pytest.raises(IllegalMove, match="in the yard"):
        play(table(hands=[{"tie": 1}, {}]), "0 sell tie")
    with pytest.raises(IllegalMove, match="do not have"):
        play(state, "0 sell watch")


def test_what_everything_brings_D48() -> None:
    box = box_of("ours")
    brings = dict(zip(box.names, box.cigarettes, strict=True))
    for name in ("tie", "bandana", "ambush", "spoon", "blade", "knife"):
        assert brings[name] == 1
    assert (brings["container"], brings["point"], brings["pickaxe"], brings["shovel"]) == (
        2,
        2,
        3,
        4,
    )
    rarities = ("radio", "magazine", "whisky", "phone", "watch", "gold_tooth")
    assert [brings[name] for name in rarities] == [3, 3, 4, 4, 5, 5]


@pytest.mark.parametrize(
    ("item", "count", "price"),
    [("knife", 1, 2), ("knife", 2, 5), ("pickaxe", 1, 6), ("shovel", 1, 8)],
)
def test_the_prices_in_the_yard_D49(item: str, count: int, price: int) -> None:
    state = table(rooms=["yard", "cells"], cigarettes=[price, 0])
    play(state, f"0 buy {item} {count}")
    assert hand(state, 0) == {item: count}
    assert state.view(None).convicts[0].cigarettes == 0
    poor = table(rooms=["yard", "cells"], cigarettes=[price - 1, 0])
    with pytest.raises(IllegalMove, match=f"do not have {price} cigarettes"):
        play(poor, f"0 buy {item} {count}")
    sold_out = table(rooms=["yard", "cells"], cigarettes=[price, 0], piles={})
    with pytest.raises(IllegalMove, match="pile is empty"):
        play(sold_out, f"0 buy {item} {count}")


def test_two_knives_need_two_in_the_pile_D50() -> None:
    state = table(rooms=["yard", "cells"], cigarettes=[7, 0], piles={"knife": 1})
    assert "buy knife 2" not in offered(state, 0)
    assert "buy knife 1" in offered(state, 0)
