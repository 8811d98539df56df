"""The deck file: our own deck, and what is said about decks that cannot be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.dig.table import GAME, play
from undertable import CHANCE, FastDice, Malformed
from undertable.cli import main
from undertable.core.text import LANGUAGES
from undertable.games.dig.deck import Kind, Source
from undertable.games.dig.loading import OUR_DECK, DeckError, entries, load_deck
from undertable.games.dig.words import describe, name_of
from undertable.lab.walk import fresh, walk


def changed(tmp_path: Path, old: str, new: str, count: int = 1) -> Path:
    """Our deck with one thing typed otherwise."""
    text = OUR_DECK.read_text()
    assert old in text
    file = tmp_path / "my-deck.toml"
    file.write_text(text.replace(old, new, count))
    return file


def test_our_deck_has_the_parts_of_the_box() -> None:
    deck = load_deck()
    counts = {card.id: card.count for card in deck.card}
    by_kind = {kind: sum(c.count for c in deck.card if c.kind is kind) for kind in Kind}
    assert (counts["container"], counts["point"], counts["tie"], counts["blade"]) == (5, 6, 14, 10)
    assert (counts["knife"], counts["spoon"], counts["pickaxe"], counts["shovel"]) == (
        20,
        11,
        11,
        11,
    )
    assert (by_kind[Kind.ACCESSORY], by_kind[Kind.RARITY]) == (18, 6)
    assert sum(card.count for card in deck.action) == 18
    assert sum(card.count for card in deck.card if not card.own_pile) + 18 == 77
    assert (len(deck.gang_card), len(deck.background), len(deck.michel)) == (24, 18, 8)
    for gang in deck.gang:
        assert sum(card.gang == gang.id for card in deck.gang_card) == 4


def test_every_value_says_where_it_comes_from() -> None:
    for where, entry in entries(load_deck()):
        sources = entry.source.values() if isinstance(entry.source, dict) else [entry.source]
        assert all(isinstance(source, Source) for source in sources), where


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('do = "reroll"', 'do = "fly"', "my-deck.toml: gang_card 'lookout': effects[0].do: "),
        ('id = "tie"\nkind = "material"\ncount = 14', 'id = "tie"\nkind = "material"\ncount = "x"',
         "my-deck.toml: card 'tie': count: "),
        ('do = "take", n = 2, card = "knife"', 'do = "take", n = 2, card = "sword"',
         "action 'stash': effects[0]: card: there is no card or kind 'sword'"),
        ('effects = [{ do = "beat", who = "target" }]', 'effects = [{ do = "block" }]',
         'action \'ambush\': effects[0]: do: block belongs to when = "threatened" or "fight"'),
        ('accepts = ["bandana"', 'accepts = ["tie"', "gang 'crew': accepts: 'tie' is no accessory"),
        ('knife = true\ntools = ["spoon"]', 'knife = true', "michel 'wants_spoon': tools: "),
        ('face = 6', 'face = 5', "die: face: each face from 1 to 6 once"),
        ('needs = ["point", "tie"]', 'needs = ["spike", "tie"]',
         "recipe number 1: needs: there is no card 'spike'"),
        ('title = ', 'title = [', "my-deck.toml: "),
        ('id = "runner"', 'id = "lookout"', "gang_card 'lookout': id: used twice"),
        ('target = "here"\neffects = [{ do = "steal", n = 2 }]',
         'effects = [{ do = "steal", n = 2 }]',
         "action 'pickpocket': effects[0]: target: the ability has none"),
        ('source = { needs = "rulebook", accepts = "ours" }', 'source = { wants = "ours" }',
         "gang 'crew': source: there is no field 'wants'"),
    ],
)  # fmt: skip
def test_a_problem_names_file_card_and_field(
    tmp_path: Path, old: str, new: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = changed(tmp_path, old, new)
    with pytest.raises(DeckError) as error:
        load_deck(file)
    assert any(says in problem for problem in error.value.problems), error.value.problems
    assert main(["dig-deck", "check", str(file)]) == 1
    assert says in capsys.readouterr().out


def test_a_free_ability_without_a_limit_is_allowed_D20(tmp_path: Path) -> None:
    """The rulebook: as often as one likes unless the card says otherwise."""
    old = 'gang = "crew"\nwhen = "roll"\neach = "turn"'
    file = changed(tmp_path, old, 'gang = "crew"\nwhen = "roll"')
    assert main(["dig-deck", "check", str(file)]) == 0
    state = GAME.position(
        {
            "seats": 2,
            "options": {"deck": str(file)},
            "revealed": [True, True],
            "gang_cards": ["lookout", None],
        }
    )
    dice = FastDice("again and again")
    play(state, "0 roll")
    for _ in range(3):
        while state.actors() == (CHANCE,):
            state.play(CHANCE, state.draw(dice))
        play(state, "0 use - -")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "ambush"\ncount = 2', 'id = "ambush"\ncount = 1',
         "action cards: 17, but 18 in the box: 1 missing"),
        ('id = "spoon"\nkind = "tool"\nown_pile = true\ncount = 11',
         'id = "spoon"\nkind = "tool"\nown_pile = true\ncount = 13',
         "spoons: 13, but 11 in the box: 2 too many"),
        ('id = "lookout"\ngang = "crew"', 'id = "lookout"\ngang = "triad"',
         "cards of gang 'crew': 3, but 4 in the box: 1 missing"),
    ],
)  # fmt: skip
def test_the_check_counts_the_parts_of_the_box(
    tmp_path: Path, old: str, new: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = changed(tmp_path, old, new)
    assert main(["dig-deck", "check", str(file)]) == 1
    assert says in capsys.readouterr().out


def test_a_good_deck_is_called_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dig-deck", "check", str(OUR_DECK)]) == 0
    assert "fine" in capsys.readouterr().out


def test_a_deck_of_your_own_is_played_with_its_own_names(tmp_path: Path) -> None:
    file = changed(tmp_path, 'id = "ambush"\ncount = 2', 'id = "trip"\nname = "Trip-up"\ncount = 2')
    state = fresh(GAME, 3, {"deck": str(file)})
    for _ in walk(state, FastDice("own deck")):
        assert state.tally()["trip"] == 2
    assert state.outcome() is not None
    assert name_of("action", "trip", "de", str(file)) == "Trip-up"
    assert name_of("card", "tie", "de", str(file)) == "Seil"
    assert describe("action", "trip", "en", str(file)).does == (
        "Somebody here takes one beating, no defence."
    )


def test_a_broken_deck_is_refused_at_the_table(tmp_path: Path) -> None:
    file = changed(tmp_path, 'do = "reroll"', 'do = "fly"')
    with pytest.raises(Malformed, match="gang_card 'lookout'"):
        GAME.start(2, deck=str(file))
    with pytest.raises(Malformed, match="cannot be played"):
        GAME.start(2, deck=str(tmp_path / "nowhere.toml"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_can_be_told_in_words(lang: str) -> None:
    deck = load_deck()
    for section in ("action", "gang_card", "background"):
        for card in getattr(deck, section):
            told = describe(section, card.id, lang)
            assert told.name
            assert told.when
            assert told.does.endswith(".")
            assert bool(told.bonus) == (section == "background")
    for section in ("card", "gang", "michel"):
        for card in getattr(deck, section):
            assert name_of(section, card.id, lang)


def test_the_report_counts_wins_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["dig-deck", "report", "--seats", "2", "--games", "3", "--bots", "normal"]
    assert main(command) == 0
    first = capsys.readouterr().out
    assert "## 2 players, 3 games" in first
    assert "by seat: 1: " in first
    assert main(command) == 0
    assert capsys.readouterr().out == first
