"""A game as a whole: its name, its options, how to start it and how its moves are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache, reduce
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from operator import or_
from types import ModuleType
from typing import Any, ClassVar, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from undertable.core import text
from undertable.core.bot import Bot, RandomBot
from undertable.core.dice import Dice, FastDice
from undertable.core.errors import Malformed, malformed
from undertable.core.lesson import Lesson, read_lesson
from undertable.core.position import Written, fill_position, read_position
from undertable.core.rulebook import Card, with_cards
from undertable.core.state import State
from undertable.core.strength import Strength, read_strengths
from undertable.core.types import Event, Move, Options, Said, Told, View


class Option(Struct, frozen=True):
    """One house rule as forms and help show it."""

    name: str
    kind: Literal["bool", "int", "choice", "file"]
    """A file is one on the machine that plays: no server reads a file for its guests."""
    default: bool | int | str
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


class Game:
    """Subclass, fill in, and expose one instance as `GAME` in the package of the game."""

    id: ClassVar[str]
    title: ClassVar[str]
    authors: ClassVar[tuple[str, ...]]
    publisher: ClassVar[str]
    year: ClassVar[int]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    minutes: ClassVar[int]
    options: ClassVar[type[Options]] = Options
    moves: ClassVar[tuple[type[Move], ...]]
    """What seats do, in the order in which `encode` and help list them."""
    chance_moves: ClassVar[tuple[type[Move], ...]] = ()
    renamed: ClassVar[Mapping[str, str]] = {}
    """What moves were called in older records, and are called today."""
    events: ClassVar[tuple[type[Event], ...]]
    view: ClassVar[type[View]]
    state: ClassVar[type[Any]]
    """Its rules: a class made from the number of seats and the options."""
    written: ClassVar[type[Written]] = Written
    """How its positions are written down."""
    coded: ClassVar[tuple[Move, ...]]
    """Every move a seat can ever make; its place in the list is its number."""
    levels: ClassVar[tuple[str, ...]] = ()
    """Names of the bots, weakest first; `random` exists for every game."""
    yardsticks: ClassVar[tuple[str, ...]] = ()
    """Reference players that bots are measured against; nobody is offered them at a table."""
    phrases: ClassVar[tuple[str, ...]] = (
        "hello",
        "trust-me",
        "liar",
        "really",
        "thinking",
        "hurry",
        "well-played",
        "ouch",
        "thanks",
        "again",
    )
    """Things to say with one tap; the message `phrase-<name>` of the game or of `core`."""

    def __init__(self) -> None:
        text.owned_by(self.id, type(self).__module__)

    # What a game is made of; a game that is put together otherwise overrides these.

    def fresh(self, seats: int, options: Any) -> State:
        """The state before anything happened, chance included."""
        state: State = self.state(seats, options)
        return state

    def position(self, written: Mapping[str, Any]) -> State:
        """The state that `State.position` wrote down."""
        position = read_position(self.written, written)
        seats = self.check_seats(position.seats)
        state = self.fresh(seats, self.read_options(position.options, seats))
        fill_position(position, state)
        return state

    def encode(self, move: Move) -> int:
        """The move as a small whole number, the same in every position."""
        return self._codes[move]

    def decode(self, number: int) -> Move:
        if not 0 <= number < len(self.coded):
            raise malformed("refusal-not-a-move", what=str(number))
        return self.coded[number]

    def codes_at(self, seats: int, options: Any) -> int:
        """How many of the numbers a table needs: none of its moves has this one or a higher."""
        return len(self.coded)

    @cached_property
    def _codes(self) -> dict[Move, int]:
        return {move: number for number, move in enumerate(self.coded)}

    def make_bot(self, level: str) -> Bot:
        """A bot of one of `levels` or `yardsticks`, made by the game's own `bot`."""
        bot: Bot = self.part("bot").make_bot(level)
        return bot

    # What every game has.

    def start(self, seats: int, seed: int | str | Dice = 0, **options: object) -> State:
        """A game at its first decision; chance follows by itself from the seed, or these dice."""
        state = self.fresh(seats, self.read_options(options, seats))
        state.dice = FastDice(seed) if isinstance(seed, (int, str)) else seed
        state.settle()
        return state

    def bot(self, level: str) -> Bot:
        if level == "random":
            return RandomBot()
        if level not in self.levels + self.yardsticks:
            known = ", ".join(("random", *self.levels, *self.yardsticks))
            raise malformed("refusal-unknown-bot", level=level, known=known)
        return self.make_bot(level)

    def check_seats(self, seats: int) -> int:
        if seats not in range(self.least_seats, self.most_seats + 1):
            raise malformed(
                "refusal-seats",
                game=self.title,
                least=self.least_seats,
                most=self.most_seats,
                seats=seats,
            )
        return int(seats)

    def read_options(self, given: Mapping[str, object], seats: int) -> Options:
        """Options out of names and values; text is taken for what it means ("5", "true")."""
        try:
            return _checked(self, seats, **given)
        except TypeError:  # a list, say, can be no key of the cache: it is refused the long way
            return self.check_options(given, seats)

    def unattended(self, given: Mapping[str, object]) -> dict[str, object]:
        """These options, and what keeps a game short that nobody attends."""
        return {**self.options.unattended, **given}

    def check_options(self, given: Mapping[str, object], seats: int) -> Options:
        self.check_seats(seats)
        known = {option.name: option for option in self.option_list}
        for name in given:
            if name not in known:
                raise malformed(
                    "refusal-unknown-option", option=name, known=", ".join(known) or "-"
                )
        for name, value in given.items():
            self._read_option(name, value)
        options = msgspec.convert(dict(given), self.options, strict=False)
        if (fault := options.fault(seats)) is not None:
            raise Malformed(fault)
        return options

    def _read_option(self, name: str, value: object) -> None:
        try:
            msgspec.convert({name: value}, self.options, strict=False)
        except msgspec.ValidationError:
            said = str(value)
            raise malformed(
                "refusal-bad-option", option=name, value=said, allowed=self.allowed(name)
            ) from None

    def allowed(self, name: str) -> str:
        option = next(o for o in self.option_list if o.name == name)
        if option.kind == "bool":
            return "true, false"
        if option.kind == "choice":
            return ", ".join(option.choices)
        if option.kind == "int":
            return f"{option.least}-{option.most}"
        return f"{option.default}, …"  # or a file, which the words about the option say

    @cached_property
    def option_list(self) -> tuple[Option, ...]:
        fields = msgspec.structs.fields(self.options)
        return tuple(_option(field) for field in fields)

    @cached_property
    def _moves(self) -> msgspec.json.Decoder[Move]:
        """Knows every kind of move; made once, because that takes longer than a hundred uses."""
        return msgspec.json.Decoder(reduce(or_, (*self.moves, *self.chance_moves)))

    def move_from(self, data: object) -> Move:
        """A move out of its JSON form, which may come unread from anybody (`msgspec.Raw`)."""
        try:
            return self._moves.decode(msgspec.json.encode(data))
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise malformed("refusal-not-a-move", what=str(error)) from None

    def recorded(self, data: Mapping[str, object]) -> Move:
        """A move out of a record, which may be older than the names that moves have today."""
        name = str(data.get("move"))
        return self.move_from({**data, "move": self.renamed.get(name, name)})

    @cached_property
    def _events(self) -> msgspec.json.Decoder[Event]:
        return msgspec.json.Decoder(reduce(or_, (Said, *self.events)))

    def event_from(self, data: object) -> Event:
        """An event out of its JSON form."""
        try:
            return self._events.decode(msgspec.json.encode(data))
        except msgspec.MsgspecError as error:
            raise malformed("refusal-broken-record", what=str(error)) from None

    def told_from(self, written: Iterable[tuple[list[int] | None, object]]) -> list[Told]:
        """Events with their audiences out of a record."""
        return [
            (None if to is None else tuple(to), self.event_from(event)) for to, event in written
        ]

    def write(self, move: Move) -> str:
        """The move as one line of text that `read` understands, the same in every language."""
        tag = type(move).__struct_config__.tag
        values = (getattr(move, name) for name in move.__struct_fields__)
        return " ".join([str(tag), *(_written(value) for value in values)])

    def read(self, line: str) -> Move:
        tag, *words = line.split() or [""]
        for kind in (*self.moves, *self.chance_moves):
            if kind.__struct_config__.tag == tag:
                return _read_fields(kind, words, line)
        raise malformed("refusal-not-a-move", what=line)

    def words_for(self, what: Event | Move, lang: str) -> dict[str, object]:
        """The arguments of a sentence about an event or move; override to say lists in words.

        Messages choose by what they get: `[true]` and `[false]` where the field is a boolean.
        """
        fields = {name: getattr(what, name) for name in what.__struct_fields__}
        if isinstance(what, Said):
            fields["words"] = self.spoken(what.words, lang)
        return {name: _sayable(value) for name, value in fields.items()}

    def at(self, options: Mapping[str, object]) -> Game:
        """The game as it is told at a table with these options; most tell the same at every one."""
        return self

    def cards(self, lang: str) -> tuple[Card, ...]:
        """Every card or good that people may want to look up, in the order of the rules page."""
        return ()

    def rules(self, lang: str) -> str:
        """Its rules page: the rules in our words, and the cards in use."""
        written, cards = text.rules(self.id, lang), self.cards(lang)
        return (
            with_cards(written, text.say(self.id, "rules-cards", lang), cards) if cards else written
        )

    def spoken(self, words: str, lang: str) -> str:
        """Free words as they are; `:name` is a phrase, which everybody hears in their language."""
        name = words.removeprefix(":")
        if name != words and name in self.phrases:
            return text.say(self.id, f"phrase-{name}", lang)
        return words

    @cached_property
    def lesson(self) -> Lesson | None:
        """The first game that teaches it, if its folder has one."""
        file = files(type(self).__module__) / "lesson.toml"
        return read_lesson(self, file.read_bytes()) if file.is_file() else None

    @cached_property
    def strengths(self) -> dict[str, Strength]:
        """How strong its levels are; nothing is said of those that nobody has measured."""
        file = files(type(self).__module__) / "strength.toml"
        return read_strengths(file.read_text()) if file.is_file() else {}

    def has(self, name: str) -> bool:
        """Whether the game's own folder has this module."""
        try:
            return find_spec(f"{type(self).__module__}.{name}") is not None
        except ModuleNotFoundError:  # not even the folder that it would be in
            return False

    def part(self, name: str) -> ModuleType:
        """A module of the game's own folder, loaded when it is first needed."""
        return import_module(f"{type(self).__module__}.{name}")


@lru_cache(maxsize=1024, typed=True)
def _checked(game: Game, seats: int, /, **given: object) -> Options:
    return game.check_options(given, seats)


def _option(field: msgspec.structs.FieldInfo) -> Option:
    info = msgspec.inspect.type_info(field.type)
    default = field.default
    if isinstance(info, msgspec.inspect.BoolType):
        return Option(field.name, "bool", default)
    if isinstance(info, msgspec.inspect.IntType):
        return Option(field.name, "int", default, info.ge, info.le)
    if get_origin(field.type) is Literal:
        return Option(field.name, "choice", default, choices=get_args(field.type))
    return Option(field.name, "file", default)


def _written(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(_written(item) for item in value) or "-"
    if value is None:
        return "-"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _sayable(value: object) -> object:
    """Numbers and words are said as they are; Fluent knows nothing else."""
    plain = isinstance(value, int | str) and not isinstance(value, bool)
    return value if plain else _written(value)


def _read_fields(kind: type[Move], words: list[str], line: str) -> Move:
    fields = msgspec.structs.fields(kind)
    if len(words) != len(fields):
        raise malformed("refusal-not-a-move", what=line)
    data = {f.encode_name: _unwritten(f.type, word) for f, word in zip(fields, words, strict=True)}
    try:
        return msgspec.convert(data, kind, strict=False)
    except msgspec.ValidationError:
        raise malformed("refusal-not-a-move", what=line) from None


def _unwritten(kind: Any, word: str) -> object:
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.CollectionType | msgspec.inspect.VarTupleType):
        return [] if word == "-" else word.split(",")
    return None if word == "-" else word
