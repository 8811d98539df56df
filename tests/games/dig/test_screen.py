"""Dig Your Way Out in a terminal: what the table shows, and what people may type."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from games.dig.table import GAME, play, table
from undertable import FastDice, Malformed
from undertable.core.match import new_match
from undertable.core.text import LANGUAGES
from undertable.games.dig import types
from undertable.games.dig.deck import TraitName
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.rules.state import Blackgate
from undertable.games.dig.terminal import menus
from undertable.games.dig.terminal.screen import DigScreen, _columns
from undertable.screen import Menu, screen_of

NAMES = ["Ada", "Bo", "Cleo", "Dirk", "Els", "Fritz"]


def screen(seats: int = 2, lang: str = "en") -> DigScreen:
    made = screen_of(GAME, NAMES[:seats], lang)
    assert isinstance(made, DigScreen)
    return made


def printed(content: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(content)
    return captured.get()


def read(state: Blackgate, line: str, lang: str = "en") -> object:
    seat = state.actors()[0]
    return screen(state.seats, lang).read(line, state.view(seat), state.legal(seat))


def test_the_table_shows_who_is_where_and_the_hand_by_kind() -> None:
    state = table(
        rooms=["yard", "showers"], hands=[{"spoon": 2, "knife": 1, "tie": 1}, {"watch": 1}]
    )
    shown = printed(screen().table(state.view(0)))
    assert "Tools: 2 spoons   Weapons: knife   Material: rope" in shown
    assert any("yard" in line and "Ada" in line for line in shown.splitlines())
    assert "gold watch" not in shown
    assert "gold watch" not in printed(screen().table(state.view(None)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_tunnel_has_as_many_cells_as_the_goal_has_points(seats: int) -> None:
    state = table(seats, tunnels=[["shovel"], *[[]] * (seats - 1)])
    bars = [
        line for line in printed(screen(seats).table(state.view(0))).splitlines() if "▱" in line
    ]
    assert [line.count("▰") + line.count("▱") for line in bars] == [state.goal()] * seats
    assert bars[0].count("▰") == 3


def test_a_fight_is_shown_blow_by_blow() -> None:
    state = table(rooms=["yard"] * 2, hands=[{"knife": 2}, {"blade": 1, "spoon": 1}])
    play(state, "0 extort 1 spoon knife", "1 strike blade")
    assert "⚔ Ada wants from Bo: spoon. (knife → blade)" in printed(screen().table(state.view(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"neutral": "michelle"}), (6, {"teams": True, "neutral": "michel"})]
)
def test_everything_fits_on_a_terminal_and_every_entry_can_be_chosen(
    lang: str, seats: int, options: dict[str, object]
) -> None:
    match, dice, bot = new_match(GAME, seats, FastDice(3), **options), FastDice(4), GAME.bot("easy")
    shown = screen(seats, lang)
    for _ in range(150):
        if not match.state.actors():
            break
        seat = match.state.actors()[0]
        view, legal = match.state.view(seat), match.state.legal(seat)
        lines = printed(shown.table(view)).splitlines()
        assert all(len(line) <= 80 for line in lines)
        assert len(lines) <= 28
        assert printed(shown.ask(view, legal)).strip()
        assert printed(shown.help(view, legal)).strip()
        if view.decision not in {"discard", "fetch", "return"}:
            assert isinstance(shown.read("1", view, legal), types.Move | Menu)
        move = bot.decide(view, (), legal, dice)
        match.play(seat, move)
        beats = list(shown.beats(match.history(seat)[-8:], seat))
        assert all(printed(beat.line).strip() for beat in beats)


def test_moves_are_chosen_by_number_name_or_written_out() -> None:
    state = table(rooms=["cafeteria", "cells"])
    assert read(state, "steal") == types.Spoon()
    assert read(state, "spoon") == types.Spoon()
    assert read(state, "careful yard") == types.Careful("yard")
    assert isinstance(read(state, "move carefully"), Menu)
    with pytest.raises(Malformed):
        read(state, "fly away")


@pytest.mark.parametrize(
    ("line", "lang"),
    [("sell rope rope watch", "en"), ("verkaufen Seil Seil Golduhr", "de"),
     ("verkopen touw, touw, horloge", "nl"), ("sell 1 1 2", "en")],
)  # fmt: skip
def test_several_cards_are_sold_at_once(line: str, lang: str) -> None:
    state = table(rooms=["yard", "cells"], hands=[{"tie": 3, "watch": 1}, {}])
    assert read(state, line, lang) == types.Sell(("tie", "tie", "watch"))


def test_cards_to_discard_are_named_or_numbered() -> None:
    state = table(hands=[{"tie": 9, "blade": 3}, {}])
    play(state, "0 end")
    assert read(state, "tie blade") == types.Discard(("tie", "blade"))
    assert read(state, "1 1") == types.Discard(("blade", "blade"))
    with pytest.raises(Malformed):
        read(state, "7 7")


def test_odds_tell_how_a_fight_would_go() -> None:
    state = table(rooms=["yard"] * 2, hands=[{"knife": 2}, {"tie": 3}])
    odds = screen().odds(state.view(0), state.legal(0))
    assert odds is not None
    assert "A fight against Bo" in printed(odds)


def labels(gang_card: str) -> list[str]:
    """Everything that a member with this card is offered in the yard, menus opened."""
    hands: list[dict[str, int]] = [{"tie": 1}, {}]
    cards = [gang_card, None]
    state = table(rooms=["yard", "cells"], hands=hands, cigarettes=[9, 0], gang_cards=cards)
    shown: list[str] = []
    for label, answer in menus.menu(screen(), state.view(0), state.legal(0)):
        shown += [name for name, _ in answer.answers] if isinstance(answer, Menu) else [label]
    return shown


def test_what_a_gang_changes_stands_beside_every_offer() -> None:
    box = box_of(types.OURS)

    def more(card: str, trait: TraitName) -> int:
        return box.gang_cards[box.gang_card_number[card]].traits[trait]

    for offer in ("Search this room (⌕1)", "Buy a pickaxe (6)", "a rope (1)"):
        assert offer in labels("lookout")
    found = 1 + more("scavenger", TraitName.SEARCH_MORE)
    assert f"Search this room (⌕{found})" in labels("scavenger")
    price = 6 - more("dealer", TraitName.BUY_CHEAPER)
    assert f"Buy a pickaxe ({price})" in labels("dealer")
    assert f"a rope ({1 + more('bookkeeper', TraitName.SELL_MORE)})" in labels("bookkeeper")


def test_help_tells_what_the_gangs_want_and_what_their_open_cards_do_D5_D17() -> None:
    state = table(gang_cards=[None, "diva"], tops=["lookout", *([None] * 5)])
    told = printed(screen().help(state.view(0), state.legal(0)))
    assert "Crew (2 different of: bandana, gold chain" in told
    assert "Lookout. After your roll for a move, once a turn: Roll again." in told
    assert "Bo: Diva. Always:" in told
    assert "Tunnel points: spoon 1, pickaxe 2, shovel 3" in told


@pytest.mark.parametrize(
    ("line", "lang"),
    [("exchange cleo rope rope +2", "en"), ("tauschen Seil Seil +2", "de"),
     ("ruilen Cleo touw, touw +2", "nl"), ("exchange 2 tie,tie 2", "en")],
)  # fmt: skip
def test_cards_and_cigarettes_are_exchanged_at_once_D72(line: str, lang: str) -> None:
    state = table(
        4,
        options={"teams": True},
        rooms=["yard"] * 4,
        hands=[{"tie": 3}, {}, {"blade": 1}, {}],
        cigarettes=[2, 0, 3, 0],
    )
    move = read(state, line, lang)
    assert move == types.Exchange(2, ("tie", "tie"), 2)
    play(state, "0 exchange 2 tie,tie 2")
    assert read(state, "blade +3") == types.HandBack(("blade",), 3)
    assert read(state, "0") == types.HandBack((), 0)


def asked(state: Blackgate) -> str:
    seat = state.actors()[0]
    return menus.question(screen(state.seats), state.view(seat))


def test_the_question_tells_a_threat_a_blow_and_help_apart_D26_D67() -> None:
    hands = [{"knife": 2}, {"blade": 1, "spoon": 1}, {}, {"knife": 1}]
    state = table(4, options={"teams": True}, rooms=["yard"] * 4, hands=hands)
    play(state, "0 extort 1 spoon knife")
    assert asked(state).startswith("You are extorted: hand it over")
    play(state, "1 strike blade", "0 strike knife")
    assert asked(state).startswith("It is your blow")
    play(state, "1 givein")
    assert asked(state).startswith("Bo plays no weapon. Do you")
    state = table(rooms=["yard"] * 2, hands=[{"knife": 1}, {"blade": 1}])
    play(state, "0 extort 1 spoon knife")
    assert asked(state).startswith("It is your blow")


def test_michelles_threat_may_be_answered_with_a_tool_and_her_next_card_not_D59() -> None:
    hands = [{"knife": 2, "spoon": 1}, {}]
    state = table(options={"neutral": "michelle"}, rooms=["yard"] * 2, hands=hands)
    play(state, "0 careful showers", "chance turnedup 0 wants_spoon")
    assert asked(state).startswith("You are extorted: hand it over")
    play(state, "0 strike knife", "chance turnedup 0 wants_shovel")
    assert asked(state).startswith("Michel(le) has a knife")


def test_every_entry_that_leads_to_a_menu_says_so() -> None:
    hands: list[dict[str, int]] = [{"bandana": 1, "chain": 1, "shades": 1}, {}]
    state = table(rooms=["yard", "cells"], hands=hands)
    entries = menus.menu(screen(), state.view(0), state.legal(0))
    leading = [label for label, answer in entries if isinstance(answer, Menu)]
    assert "Join a gang …" in leading
    assert all(label.endswith(" …") for label in leading)


def test_where_there_is_much_to_do_short_entries_share_a_line() -> None:
    labels = ["Roll the die and move", "Search this room", "x" * 50, "Dig", "Buy", "Sell", "End"]
    assert printed(_columns(labels)).splitlines() == [
        "  1 Roll the die and move                 2 Search this room",
        "  3 " + "x" * 50,
        "  4 Dig                                   5 Buy",
        "  6 Sell                                  7 End",
    ]
