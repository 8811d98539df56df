"""The deck file of Dig Your Way Out: its shape. `deck.toml` explains it to its reader."""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct, field


class Source(Enum):
    RULEBOOK = "rulebook"
    REPORT = "report"
    OURS = "ours"


class Kind(Enum):
    TOOL = "tool"
    WEAPON = "weapon"
    MATERIAL = "material"
    ACCESSORY = "accessory"
    RARITY = "rarity"
    ACTION = "action"


class Verb(Enum):
    DRAW = "draw"
    DISCARD = "discard"
    TAKE = "take"
    FETCH = "fetch"
    CIGARETTES = "cigarettes"
    PAY = "pay"
    STEAL = "steal"
    ROB = "rob"
    LOOK = "look"
    EXPEL = "expel"
    MOVE = "move"
    ACT = "act"
    BEAT = "beat"
    HEAL = "heal"
    STRIKE = "strike"
    BLOCK = "block"
    REROLL = "reroll"
    TUNNEL = "tunnel"
    GATHER = "gather"


class Who(Enum):
    ME = "me"
    TARGET = "target"
    HERE = "here"
    OTHERS = "others"
    ALL = "all"


class When(Enum):
    TURN = "turn"
    ROLL = "roll"
    THREATENED = "threatened"
    FIGHT = "fight"
    SEARCHED = "searched"
    CRAFTED = "crafted"
    DUG = "dug"
    SOLD = "sold"
    BOUGHT = "bought"
    SPOONED = "spooned"
    WON_FIGHT = "won_fight"
    LOST_FIGHT = "lost_fight"
    TURN_BEGAN = "turn_began"
    ALWAYS = "always"


class TraitName(Enum):
    SEARCH_MORE = "search_more"
    SELL_MORE = "sell_more"
    BUY_CHEAPER = "buy_cheaper"
    HOLD_MORE = "hold_more"
    CAREFUL_FOR_ONE = "careful_for_one"
    CRAFT_HURT = "craft_hurt"
    DIG_HURT = "dig_hurt"
    CRAFT_ANYWHERE = "craft_anywhere"
    KEEP_THREAT = "keep_threat"
    HIT_HARDER = "hit_harder"
    UNSEEN = "unseen"
    IMPROVISE = "improvise"
    DIG_MORE = "dig_more"


class Target(Enum):
    NOBODY = ""
    HERE = "here"
    ANYONE = "anyone"


CHOSEN = (When.TURN, When.ROLL, When.THREATENED, When.FIGHT)
EXTORTED = (When.THREATENED, When.FIGHT)
NEEDS_CARD = (Verb.TAKE, Verb.FETCH)
NEEDS_TARGET = (Verb.STEAL, Verb.ROB, Verb.LOOK, Verb.EXPEL)
COSTS = (Verb.PAY, Verb.DISCARD)
ROOMS = ("cells", "cafeteria", "infirmary", "yard", "showers", "solitary")
ANY_ROOM = "any"

Sources: TypeAlias = Source | dict[str, Source]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry of the file says: where its values come from."""

    source: Sources


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    do: Verb
    n: int = 1
    who: Who = Who.ME
    card: str = ""
    room: str = ""


class Trait(Struct, frozen=True, forbid_unknown_fields=True):
    name: TraitName = field(name="is")
    n: int = 1
    card: str = ""
    room: str = ""


class Limits(Entry, frozen=True, kw_only=True):
    actions: int
    hand: int
    first_hand: int
    beatings: int
    cigarettes: int


class Goal(Entry, frozen=True, kw_only=True):
    players: int
    points: int


class Place(Entry, frozen=True, kw_only=True):
    id: str
    search: int
    name: str = ""


class Face(Entry, frozen=True, kw_only=True):
    face: int
    rooms: tuple[str, ...]


class HandCard(Entry, frozen=True, kw_only=True):
    id: str
    count: int
    cigarettes: int
    name: str = ""


class Card(HandCard, frozen=True, kw_only=True):
    kind: Kind
    points: int = 0
    own_pile: bool = False


class Recipe(Entry, frozen=True, kw_only=True):
    makes: str
    needs: tuple[str, ...]
    n: int = 1


class Price(Entry, frozen=True, kw_only=True):
    buys: str
    cigarettes: int
    n: int = 1


class ActionCard(HandCard, frozen=True, kw_only=True):
    effects: tuple[Effect, ...]
    target: Target = Target.NOBODY


class Gang(Entry, frozen=True, kw_only=True):
    id: str
    needs: int
    accepts: tuple[str, ...]
    name: str = ""


class GangCard(Entry, frozen=True, kw_only=True):
    id: str
    gang: str
    when: When
    effects: tuple[Effect, ...] = ()
    traits: tuple[Trait, ...] = ()
    target: Target = Target.NOBODY
    where: str = ""
    each: str = ""
    name: str = ""


class Background(Entry, frozen=True, kw_only=True):
    id: str
    gang: str
    when: When
    effects: tuple[Effect, ...]
    bonus: tuple[Effect, ...]
    target: Target = Target.NOBODY
    where: str = ""
    name: str = ""


class MichelCard(Entry, frozen=True, kw_only=True):
    id: str
    knife: bool = False
    tools: tuple[str, ...] = ()
    name: str = ""


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    limits: Limits
    goal: tuple[Goal, ...]
    team_goal: tuple[Goal, ...]
    room: tuple[Place, ...]
    die: tuple[Face, ...]
    card: tuple[Card, ...]
    recipe: tuple[Recipe, ...]
    price: tuple[Price, ...]
    action: tuple[ActionCard, ...]
    gang: tuple[Gang, ...]
    gang_card: tuple[GangCard, ...]
    background: tuple[Background, ...]
    michel: tuple[MichelCard, ...]
