about = Search, craft, trade, join a gang, extort and dig: whoever’s tunnel is long enough first is out of Blackgate.

# Rooms
room-cells = cell block
room-cells_a = cell block A
room-cells_b = cell block B
room-cafeteria = cafeteria
room-infirmary = infirmary
room-yard = yard
room-showers = showers
room-solitary = solitary

# Cards of a hand
nothing = nothing
card-spoon = spoon
    .one = a spoon
    .many = { $n } spoons
card-pickaxe = pickaxe
    .one = a pickaxe
    .many = { $n } pickaxes
card-shovel = shovel
    .one = a shovel
    .many = { $n } shovels
card-knife = knife
    .one = a knife
    .many = { $n } knives
card-blade = blade
    .one = a blade
    .many = { $n } blades
card-container = pan
    .one = a pan
    .many = { $n } pans
card-point = scissors
    .one = a pair of scissors
    .many = { $n } pairs of scissors
card-tie = rope
    .one = a rope
    .many = { $n } ropes
card-bandana = bandana
    .one = a bandana
    .many = { $n } bandanas
card-chain = gold chain
    .one = a gold chain
    .many = { $n } gold chains
card-vest = leather vest
    .one = a leather vest
    .many = { $n } leather vests
card-ink = tattoo kit
    .one = a tattoo kit
    .many = { $n } tattoo kits
card-scarf = silk scarf
    .one = a silk scarf
    .many = { $n } silk scarves
card-shades = sunglasses
    .one = a pair of sunglasses
    .many = { $n } pairs of sunglasses
card-radio = pocket radio
    .one = a pocket radio
    .many = { $n } pocket radios
card-magazine = glossy magazine
    .one = a glossy magazine
    .many = { $n } glossy magazines
card-whisky = bottle of whisky
    .one = a bottle of whisky
    .many = { $n } bottles of whisky
card-phone = mobile phone
    .one = a mobile phone
    .many = { $n } mobile phones
card-watch = gold watch
    .one = a gold watch
    .many = { $n } gold watches
card-gold_tooth = gold tooth
    .one = a gold tooth
    .many = { $n } gold teeth
action-ambush = Ambush
action-inspection = Cell inspection
action-parcel = Parcel from home
action-keys = Stolen keys
action-snitch = Snitch
action-pickpocket = Light fingers
action-first_aid = First-aid box
action-debts = Old debts
action-adrenaline = Adrenaline
action-stash = Hidden stash
action-scrap_heap = Scrap heap
action-rumour = Ugly rumour

# Gangs
gang-crew = Crew
gang-cartel = Cartel
gang-bikers = Bikers
gang-bratva = Bratva
gang-triad = Triad
gang-queers = Queers
gangcard-lookout = Lookout
gangcard-runner = Runner
gangcard-scavenger = Scavenger
gangcard-hustler = Hustler
gangcard-bookkeeper = Bookkeeper
gangcard-dealer = Dealer
gangcard-paymaster = Paymaster
gangcard-bribed_guard = Bribed guard
gangcard-enforcer = Enforcer
gangcard-brawler = Brawler
gangcard-road_captain = Road captain
gangcard-toll_keeper = Toll keeper
gangcard-ironhide = Ironhide
gangcard-field_medic = Field medic
gangcard-protected = Protected
gangcard-sore_loser = Sore loser
gangcard-workshop = Secret workshop
gangcard-thrifty = Thrifty hands
gangcard-spoon_master = Master of spoons
gangcard-knife_grinder = Knife grinder
gangcard-charmer = Charmer
gangcard-gossip = Gossip
gangcard-diva = Diva
gangcard-showstopper = Showstopper

# Backgrounds
background-thief = Thief
background-courier = Courier
background-street_fighter = Street fighter
background-accountant = Accountant
background-smuggler = Smuggler
background-informer = Informer
background-mechanic = Mechanic
background-bouncer = Bouncer
background-gunrunner = Gunrunner
background-boxer = Boxer
background-veteran = Veteran
background-miner = Miner
background-watchmaker = Watchmaker
background-cook = Cook
background-gambler = Gambler
background-nurse = Nurse
background-actor = Actor
background-fortune_teller = Fortune teller

# Michel and Michelle
neutral-michel = Michel
neutral-michelle = Michelle
michel-whistling = whistling a tune
michel-guard_near = a guard looks over
michel-good_mood = in a good mood
michel-wants_spoon = a knife: “Your spoon!”
michel-wants_pickaxe = a knife: “Your pickaxe!”
michel-wants_shovel = a knife: “Your shovel!”
michel-wants_light_tools = a knife: “Your spoon or your pickaxe!”
michel-wants_heavy_tools = a knife: “Your pickaxe or your shovel!”

# Where to, and how many of what
to-room = { $room ->
    [any] to any room
    [solitary] to solitary
   *[other] to the { $room }
}

# What cards do
kind-any = card
    .one = a card
    .many = { $n } cards
kind-tool = tool
    .one = a tool
    .many = { $n } tools
kind-weapon = weapon
    .one = a weapon
    .many = { $n } weapons
kind-material = material
    .one = one piece of material
    .many = { $n } pieces of material
kind-accessory = accessory
    .one = an accessory
    .many = { $n } accessories
kind-rarity = rarity
    .one = a rarity
    .many = { $n } rarities
kind-action = action card
    .one = an action card
    .many = { $n } action cards
who-me = you
who-foe = your opponent
who-target-here = somebody here
who-target-anyone = somebody
who-target-again = the same person
who-here = everybody else here
who-others = everybody else
who-all = everybody
each-turn = { $each ->
    [turn] , once a turn
   *[always] { "" }
}
when-action = As an action
when-turn = In your turn{ each-turn }
when-roll = After your roll for a move{ each-turn }
when-threatened = When you are extorted{ each-turn }
when-fight = When it is your turn in a fight{ each-turn }
when-searched = After a search{ each-turn }
when-crafted = After crafting{ each-turn }
when-dug = After digging{ each-turn }
when-sold = After a sale{ each-turn }
when-bought = After buying{ each-turn }
when-spooned = After stealing a spoon{ each-turn }
when-won_fight = When you win a fight{ each-turn }
when-lost_fight = When you lose a fight{ each-turn }
when-turn_began = At the start of your turn{ each-turn }
when-always = Always
where = (only in the { $room })
as-member = { $gang }: { $does }
effect-draw = { $whose ->
    [me] draw
   *[other] { $who } draws
} { $n ->
    [one] a search card
   *[other] { $n } search cards
}
effect-discard = { $whose ->
    [me] discard
   *[other] { $who } discards
} { $some }
effect-take = take { $some } from the pile
effect-fetch = fetch { $some } from the search discards
effect-cigarettes = take { $n ->
    [one] a cigarette
   *[other] { $n } cigarettes
}
effect-pay = pay { $n ->
    [one] a cigarette
   *[other] { $n } cigarettes
}
effect-steal = steal { $n ->
    [one] a random card
   *[other] { $n } random cards
} from { $who }
effect-rob = take { $n ->
    [one] a cigarette
   *[other] { $n } cigarettes
} from { $who }
effect-look = look at the hand of { $who }
effect-expel = { $who } is thrown out of the gang
effect-move = { $whose ->
    [me] go
   *[other] { $who } goes
} { to-room }
effect-act = you have { $n ->
    [one] one more action
   *[other] { $n } more actions
}
effect-beat = { $whose ->
    [me] you take
   *[other] { $who } takes
} { $n ->
    [one] one beating
   *[other] { $n } beatings
}, no defence
effect-heal = heal { $n ->
    [one] one beating
   *[other] { $n } beatings
}
effect-strike = this card counts as a weapon
effect-block = the extortion ends and nobody wins
effect-reroll = roll again
effect-tunnel = your tunnel grows by { $n ->
    [one] one point
   *[other] { $n } points
}
effect-gather = all hands are shuffled together and dealt out again; everybody gets as many cards as before
trait-search_more = { $room ->
    [any] every search brings
   *[other] a search in the { $room } brings
} { $n ->
    [one] one more card
   *[other] { $n } more cards
}
trait-sell_more = every sale brings { $n ->
    [one] one more cigarette
   *[other] { $n } more cigarettes
}
trait-buy_cheaper = everything costs you { $n ->
    [one] a cigarette
   *[other] { $n } cigarettes
} less, but at least one
trait-hold_more = you may hold { $n ->
    [one] one more card
   *[other] { $n } more cards
}
trait-careful_for_one = a careful move costs one action only
trait-craft_hurt = you can craft in spite of beatings
trait-dig_hurt = you can dig in spite of beatings
trait-craft_anywhere = you can craft in every room
trait-keep_threat = you keep the weapon you threaten with
trait-hit_harder = whoever loses a fight to you takes one beating more
trait-unseen = Michel and Michelle let you be
trait-improvise = for you a weapon: { $card }
trait-dig_more = every { $card } digs { $n ->
    [one] one point
   *[other] { $n } points
} more

# Moves as they are offered
move-search = Search this room
move-roll = Roll the die and move
move-enter = Go { to-room }
move-careful = Move carefully { to-room }
move-follow = Go to { $mate }, who is in your gang
move-join = Join the { $gang }: { $cards }
move-act = Play { $card }{ $aimed ->
    [yes] { " " }on { $target }
   *[no] { "" }
}{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-extort = Extort { $victim }: “Your { $tool }!” ({ $weapon })
move-craft = Craft { $item ->
    [knife] knives
   *[other] a { $item }
} from { $cards }
move-dig = Dig with a { $tool }
move-spoon = Steal a spoon
move-heal = See the doctor: one beating less
move-sell = Sell { $cards }
move-buy = Buy { $some }
move-exchange = Hand { $mate } { $cards ->
    [nothing] { $cigarettes ->
        [0] nothing
        [one] one cigarette
       *[other] { $cigarettes } cigarettes
    }
   *[other] { $cards }{ $cigarettes ->
        [0] { "" }
        [one] , and one cigarette
       *[other] , and { $cigarettes } cigarettes
    }
}
move-handback = Hand back { $cards ->
    [nothing] { $cigarettes ->
        [0] nothing
        [one] one cigarette
       *[other] { $cigarettes } cigarettes
    }
   *[other] { $cards }{ $cigarettes ->
        [0] { "" }
        [one] , and one cigarette
       *[other] , and { $cigarettes } cigarettes
    }
}
move-use = Use your gang card{ $aimed ->
    [yes] { " " }on { $target }
   *[no] { "" }
}{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-reveal = Reveal your background{ $aimed ->
    [yes] , against { $target }
   *[no] { "" }
}{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-end = End your turn
move-cooperate = Hand over the { $tool }
move-strike = Strike: { $weapon }
move-givein = Play no weapon
move-discard = Discard { $cards }
move-fetch = Fetch { $cards }
move-prod = Roll for Michel(le)
move-letbe = Let Michel(le) be
move-scar = { $seat } has the most impressive scar and begins
move-dealt = { $seat } draws { $cards }
move-background = { $seat } is dealt the background { $background }
move-die = The die shows { $face }
move-ontop = { $card } lies on top of the { $gang }
move-drawn = { $loser } loses { $card }
move-turnedup = { $seat } turns up: { $card }
move-handedout = { $seat } is dealt { $cards }

# What happens
event-turnbegan = — Turn { $turn }: { $me ->
    [yes] you
   *[no] { $seat }
} —
event-drew = { $me ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-got = { $me ->
    [yes] You get
   *[no] { $seat } gets
}: { $cards }.
event-gotbackground = { $me ->
    [yes] Your background
   *[no] { $seat_of } background
}: { $background }.
event-gangcardup = On top of the { $gang } now: { $card }.
event-reshuffled = The search pile is used up: { $count } discards become a new one.
event-rolled = { $me ->
    [yes] You roll
   *[no] { $seat } rolls
} a { $face }.
event-moved = { $me ->
    [yes] You go
   *[no] { $seat } goes
} { to-room }.
event-followed = { $me ->
    [yes] You follow
   *[no] { $seat } follows
} { $mate_me ->
    [yes] you
   *[no] { $mate }
}.
event-joined = { $me ->
    [yes] You join
   *[no] { $seat } joins
} the { $gang } for { $cards }: { $card }.
event-expelled = { $me ->
    [yes] You leave
   *[no] { $seat } leaves
} the { $gang }.
event-acted = { $me ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
event-used = { $me ->
    [yes] You use
   *[no] { $seat } uses
} { $card }.
event-revealed = { $me ->
    [yes] You turn out
   *[no] { $seat } turns out
} to be: { $background }!{ $member ->
    [true] { " " }The gang helps.
   *[false] { "" }
}
event-threatened = { $me ->
    [yes] You threaten
   *[no] { $seat } threatens
} { $victim_me ->
    [yes] you
   *[no] { $victim }
} with { $weapon ->
    [scissors] scissors
   *[other] a { $weapon }
}: “Your { $tool }!”
event-cooperated = { $me ->
    [yes] You hand
   *[no] { $seat } hands
} over the { $tool } without a fight.
event-struck = { $me ->
    [yes] You strike
   *[no] { $seat } strikes
}: { $weapon }.
event-struckbare = { $me ->
    [yes] You strike
   *[no] { $seat } strikes
} with bare hands.
event-gavein = { $me ->
    [yes] You play
   *[no] { $seat } plays
} no weapon.
event-fightlost = { $me ->
    [yes] You lose
   *[no] { $seat } loses
} the fight against { $winner_me ->
    [yes] you
   *[no] { $winner }
}.
event-blocked = { $me ->
    [yes] You get
   *[no] { $seat } gets
} out of it: nobody wins.
event-beaten = { $me ->
    [yes] You take
   *[no] { $seat } takes
} a beating. (Beatings: { $beatings })
event-handedover = { $me ->
    [yes] You have
   *[no] { $seat } has
} to give { $winner_me ->
    [yes] you
   *[no] { $winner }
} the { $card }.
event-lost = { $winner_me ->
    [yes] You draw
   *[no] { $winner } draws
} a random card from { $me ->
    [yes] your hand
   *[no] { $seat_of } hand
}.
event-lostcard = It is: { $card }.
event-discarded = { $me ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }.
event-fetched = { $me ->
    [yes] You fetch
   *[no] { $seat } fetches
} { $cards } from the discards.
event-tookopenly = { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $some } from the pile.
event-crafted = { $me ->
    [yes] You make
   *[no] { $seat } makes
} { $some } from { $cards }.
event-dug = { $me ->
    [yes] You dig
   *[no] { $seat } digs
} with a { $tool }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $total } in all.
event-tunnelled = { $me ->
    [yes] Your tunnel grows
   *[no] { $seat_of } tunnel grows
} by { $points ->
    [one] one point
   *[other] { $points } points
}, to { $total }.
event-stolespoon = { $me ->
    [yes] You steal
   *[no] { $seat } steals
} a spoon.
event-healed = { $me ->
    [yes] You heal
   *[no] { $seat } heals
}. ({ $beatings ->
    [0] No beatings left
   *[other] Beatings: { $beatings }
})
event-sold = { $me ->
    [yes] You sell
   *[no] { $seat } sells
} { $cards } for { $cigarettes ->
    [one] one cigarette
   *[other] { $cigarettes } cigarettes
}.
event-bought = { $me ->
    [yes] You buy
   *[no] { $seat } buys
} { $some } for { $cigarettes ->
    [one] one cigarette
   *[other] { $cigarettes } cigarettes
}.
event-smokes = { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $cigarettes ->
    [one] one cigarette
   *[other] { $cigarettes } cigarettes
}.
event-paid = { $me ->
    [yes] You pay
   *[no] { $seat } pays
} { $cigarettes ->
    [one] one cigarette
   *[other] { $cigarettes } cigarettes
}.
event-robbed = { $cigarettes ->
    [0] { $loser_me ->
        [yes] You have
       *[no] { $loser } has
    } no cigarettes.
   *[other] { $me ->
        [yes] You take
       *[no] { $seat } takes
    } { $cigarettes ->
        [one] one cigarette
       *[other] { $cigarettes } cigarettes
    } from { $loser_me ->
        [yes] you
       *[no] { $loser }
    }.
}
event-looked = { $me ->
    [yes] You look
   *[no] { $seat } looks
} at { $target_me ->
    [yes] your hand
   *[no] { $target_of } hand
}.
event-saw = In { $target_of } hand: { $cards }.
event-moreactions = { $me ->
    [yes] You have
   *[no] { $seat } has
} { $count ->
    [one] one more action
   *[other] { $count } more actions
}.
event-gathered = All hands are gathered: { $count } cards are shuffled and dealt out again.
event-exchanged = { $me ->
    [yes] You hand
   *[no] { $seat } hands
} { $mate_me ->
    [yes] you
   *[no] { $mate }
} { $count ->
    [0] { $cigarettes ->
        [0] nothing
        [one] no cards and one cigarette
       *[other] no cards and { $cigarettes } cigarettes
    }
   *[other] { $count ->
        [one] one card
       *[other] { $count } cards
    } and { $cigarettes ->
        [0] no cigarettes
        [one] one cigarette
       *[other] { $cigarettes } cigarettes
    }
}.
event-exchangedcards = They are: { $cards }.
event-michelmoved = { $me ->
    [yes] You send
   *[no] { $seat } sends
} Michel(le) { to-room }.
event-michelcardup = Michel(le) and { $me ->
    [yes] you
   *[no] { $seat }
}: { $card }.
event-michelgone = Michel(le) walks on.
event-michelbeaten = { $me ->
    [yes] You win
   *[no] { $seat } wins
} against Michel(le).
event-michelwon = { $me ->
    [yes] You lose
   *[no] { $seat } loses
} against Michel(le).
event-escaped = { $me ->
    [yes] Your tunnel is
   *[no] { $seat_of } tunnel is
} { $total } long: { $me ->
    [yes] you are
   *[no] { $seat } is
} out!
event-lightsout = Lights out after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: the longest tunnel wins.
outcome-escape = the tunnel is finished
outcome-lights-out = the longest tunnel at lights-out

# Refusals
refusal-not-now = That is not possible now.
refusal-chance = Chance decides now.
refusal-no-actions = You have no action left: end your turn.
refusal-searched = You have searched this turn already.
refusal-nothing-here = There is nothing to search here.
refusal-careful = A careful move costs { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
refusal-room = You cannot go there now.
refusal-choose-room = Choose one of the rooms the die shows.
refusal-no-card = You do not have those cards.
refusal-no-gang = You are in no gang.
refusal-gang = That gang has no card left, or does not exist.
refusal-accessories = This gang wants { $count ->
    [one] one accessory
   *[other] { $count } different accessories
} of its own set.
refusal-revealed = Your background is known already.
refusal-ability-not-now = This is not the moment for it, or you cannot pay for it.
refusal-aim = Choose a target and a room that fit the card.
refusal-extorted = You have extorted somebody this turn already.
refusal-victim = Your victim must be in the same room, outside solitary and not in your team.
refusal-tool = Name a tool: spoon, pickaxe or shovel.
refusal-weapon = You do not have that weapon.
refusal-cooperate = You can only hand over what was asked for, right at the threat, and if you have it.
refusal-now-fight = You are in a fight: play a weapon, or none.
refusal-discard = Discard exactly { $count ->
    [one] one card
   *[other] { $count } cards
}.
refusal-fetch = Fetch exactly { $count ->
    [one] one card
   *[other] { $count } cards
}.
refusal-prod = Roll for Michel(le), or let them be.
refusal-craft-hurt = With a beating you cannot craft.
refusal-craft-here = You cannot craft here.
refusal-recipe = There is no such recipe.
refusal-pile-empty = That pile is empty.
refusal-pile-short = There are not that many in the pile.
refusal-dig-here = You can only dig in your own cell block.
refusal-dig-hurt = With two beatings you cannot dig.
refusal-spoon-here = Spoons are in the cafeteria.
refusal-heal-here = The doctor is in the infirmary.
refusal-not-hurt = You are not hurt.
refusal-yard = The market is in the yard.
refusal-price = There is no such offer.
refusal-money = You do not have { $price ->
    [one] one cigarette
   *[other] { $price } cigarettes
}.
refusal-mate = Exchange is for teammates in the same room.
refusal-handback = Hand back what you like, or nothing.
refusal-follow = You can only follow a teammate of your own gang to another room.
refusal-teams = Teams are for four or six players, not for { $seats }.
refusal-deck = This deck cannot be played: { $what }

# Options
option-neutral = Michel and Michelle
    .about = A convict nobody controls, who extorts everybody in the way. Best with few players.
option-neutral-none = neither
option-neutral-michel = Michel
option-neutral-michelle = Michelle
option-teams = Teams
    .about = Two teams, each with its own cell block and one tunnel. For four or six players.
option-turn_limit = Turn limit
    .about = After so many turns of everybody the longest tunnel wins; 0 is no limit.
option-deck = Deck
    .about = A deck file to play with instead of our own; “ours” is our own.

# Bots
bot-easy = Easy
bot-normal = Normal
bot-brute = The brute: takes from others what he needs
bot-mole = The mole: digs, and keeps out of everybody’s way
bot-hard = Hard
bot-expert = Expert
bot-random = Random

# The terminal
screen-head = Turn { $turn } · { $goal } points to escape
screen-piles = search pile { $search } · { $piles }
screen-job-cells = dig
screen-job-cells_b = dig
screen-job-cafeteria = steal a spoon
screen-job-infirmary = heal
screen-job-yard = sell and buy
screen-job-showers = a good place to search
screen-job-solitary = sent by cards only
screen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-smokes = { $count } cig.
screen-known = holds { $cards }
screen-quarrel = { $who } wants from { $victim }: { $tools }.
screen-tool = Tools:
screen-weapon = Weapons:
screen-material = Material:
screen-accessory = Accessories:
screen-rarity = Rarities:
screen-action = Action cards:
screen-empty-hand = Your hand is empty.
screen-background = Background (secret):
screen-gang = Gang card:
screen-ask-turn = { $actions ->
    [0] No action left. Anything else?
    [one] One action left. What do you do?
   *[other] { $actions } actions. What do you do?
}
screen-ask-room = A { $face }. { $mine ->
    [yes] Where do you go?
   *[no] Where does Michel(le) go?
}
screen-ask-fight = It is your blow: play a weapon, or lose the fight.
screen-ask-threat = You are extorted: hand it over, fight with a weapon, or lose the fight.
screen-ask-help = { $name } plays no weapon. Do you, in that place? Whoever helps the loser pays too.
screen-ask-michel = Michel(le) has a knife: play a weapon, or lose the fight.
screen-ask-prod = Do you roll for Michel(le)?
screen-ask-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}: type numbers or names, once for each card.
screen-ask-fetch = { $count ->
    [one] Fetch one card
   *[other] Fetch { $count } cards
} from the discards: type numbers or names.
screen-ask-return = What do you hand back? Type numbers or names, +2 for two cigarettes, or 0 for nothing.
screen-group-dig = Dig
screen-group-craft = Craft
screen-group-extort = Extort somebody
screen-group-act = Play an action card
screen-group-join = Join a gang
screen-group-buy = Buy
screen-group-sell = Sell
screen-group-careful = Move carefully
screen-group-use = Use your gang card
screen-group-reveal = Reveal your background
screen-group-exchange = Exchange with a teammate
screen-exchange-how = What do you hand over? (Several cards, with two cigarettes: “exchange { $name } rope rope +2”)
screen-sell-how = What do you sell? (Several things at once: “sell rope rope watch”)
screen-sell-rarities = all rarities ({ $cigarettes })
screen-sell-all = everything ({ $cigarettes })
screen-help = Type the number of what you want to do. Your action cards, how things are made, the die, what the gangs want and who is in one:
screen-help-points = Tunnel points: { $tools }
screen-help-prices = Cigarettes it costs: { $prices }
screen-help-gang = { $gang } ({ $count } different of: { $accepts }). On top: { $card }
screen-odds = A fight against { $name } with your weapons: won in { $percent } of 100.

# Figures of a simulation
stat-digs = digs
stat-threats = threats
stat-fights = fights won
stat-joins = gangs joined

# The lesson: $seat1 is the other convict
lesson-roll = You and { $seat1 } are in Blackgate, and the longest tunnel gets out. A turn has two actions. Tools come first, so leave the cell block: move by the die.
lesson-enter = The die shows two rooms, and you choose one. There is more to find in the cafeteria: go there.
lesson-search = That was one action. The second: search this room. The cafeteria brings two cards, but only once a turn.
lesson-end-turn = A gold chain, and a blade, which is a weapon. Both actions are used, so end your turn.
lesson-craft = { $seat1 } is in the cafeteria now, too. In the cell block nobody can craft, here you can: make a pickaxe out of scissors and a rope.
lesson-spoon = A pickaxe digs 2 points. A spoon digs only 1, but in the cafeteria you can simply steal one. Do it.
lesson-company = Two tools, well done. But { $seat1 } is in the same room and has seen it all. End your turn.
lesson-strike = Extortion! { $seat1 } shows a blade and wants your pickaxe. Hand it over, or fight: both play weapons in turn, and whoever stops has lost. Strike with your blade!
lesson-card = No second weapon: { $seat1 } takes a beating and cannot craft until healed. And you get one of his cards: { action-keys }. Play it, it takes you to any room: the cell block.
lesson-dig = You can dig only here, one tool per action. Put the pickaxe into your tunnel: 2 points.
lesson-halfway = What is dug is safe, nobody can take it away. End your turn.
lesson-gang = { $seat1 } has stolen two spoons. You have time for a gang: for a bandana and a gold chain the Crew lets you in, and you get the top card of its pile. Join.
lesson-scavenger = Your gang card is called { gangcard-scavenger }: every search brings you one card more. Try it.
lesson-armed = Two cards instead of one, and a blade among them. End your turn and see who comes.
lesson-extort = { $seat1 } has come to dig and still has a spoon. Now you threaten: extort it with your blade.
lesson-dig-spoon = He would rather hand it over than fight without weapons. Your last action here: dig with a spoon.
lesson-last-end = Three points against one. End your turn, then it is lights-out.
lesson-end = Your tunnel is longer! A real game goes to 12 points with two or three players. Still to discover: the yard with its trade, action cards, your secret background.

# On the page

page-likely-weapons = { $count ->
    [0] no weapon
    [one] one weapon
   *[other] { $count } weapons
}
page-likely-tools = { $count ->
    [0] no tool
    [one] tools for one point
   *[other] tools for { $count } points
}
page-search-brings = { $count ->
    [0] nothing to search
    [one] a search brings one card
   *[other] a search brings { $count } cards
}
page-die-faces = the die leads here with { $faces }
page-extortion = Extortion
page-wants = “Your { $tools }!”
page-result-blocked = nobody wins
page-known = What is known of the others
page-holds = holds for sure: { $cards }
page-holds-unknown = nothing is known of the hand
page-wants-different = { $count } different of
page-recipes = Recipes
page-prices = Prices in cigarettes
page-your-hand = Your hand
page-tunnel = tunnel
page-cards = cards
page-cigarettes = cigarettes
page-beating = beaten
page-back = Back
page-verbs = What you can do
page-verb-search = Search
page-verb-roll = Move
page-verb-careful = Sneak
page-verb-dig = Dig
page-verb-craft = Craft
page-verb-spoon = Steal spoon
page-verb-heal = Heal
page-verb-sell = Sell
page-verb-buy = Buy
page-verb-join = Join gang
page-verb-extort = Extort
page-verb-act = Action card
page-verb-use = Gang card
page-verb-reveal = Background
page-verb-follow = Follow
page-verb-exchange = Exchange
page-verb-discard = Discard
page-verb-fetch = Fetch
page-verb-handback = Hand back
page-which-card = which card?
page-which-gang = which gang?
page-which-item = what?
page-which-victim = whom?
page-which-target = whom?
page-which-mate = which teammate?
page-which-tool = which tool?
page-which-weapon = with what?
page-which-room = where?
page-which-count = how many?
page-which-cigarettes = how many cigarettes?
page-which-cards = which cards?
page-now-turn = { $count ->
    [0] No actions left. Use a card, or end your turn.
    [one] Your turn: one action left.
   *[other] Your turn: { $count } actions left.
}
page-now-strike = A fight! Strike with a weapon, or give in.
page-now-givein = You have nothing to strike with.
page-now-cooperate = Hand over the tool, or refuse.
page-now-enter = Choose one of the rooms the die shows.
page-now-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
page-now-fetch = Fetch { $count ->
    [one] one card
   *[other] { $count } cards
} from the discards.
page-now-handback = Hand back what you like.
page-now-prod = Roll for Michel(le), or let them be.
page-now-other = Choose.
page-verb-end = End turn
page-you = You
page-enter = go in
page-by-card = by card only
page-title-gangs = Gangs
page-title-background = Your background
page-title-piles = Piles
page-freedom = Freedom
page-team = Team { $team }
page-tunnels = Tunnels: { $goal } points lead out
page-search-pile = { $count } cards to search
page-lose = { $count ->
    [one] lose 1 action
   *[other] lose { $count } actions
}
page-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
page-roll = by the die
page-roll-or-tap = by die, or tap a room
page-pick = { $count ->
    [0] Pick cards
    [one] Pick a card
   *[other] Pick { $count } cards
}
page-now-pick = Tap the cards that go.
page-good-dig = digs { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-good-weapon = a weapon, to threaten and to strike
page-good-gang = wanted by: { $gangs }
page-good-worth = { $count ->
    [one] worth 1 cigarette
   *[other] worth { $count } cigarettes
}
page-sell-one = { $count ->
    [one] Sell it for 1 cigarette
   *[other] Sell it for { $count } cigarettes
}
page-sell-more = Sell several …
page-use-tool = dig { $points }
page-use-weapon = weapon
page-use-material = to craft
page-use-accessory = gang
page-use-action = play
page-use-rarity = worth { $worth }
page-no-gang = No gang
page-join-one = join one
page-join-now = join now
page-items = { $held } of { $needs }
page-secret = secret
page-known-to-all = known
page-reveal = Reveal it
page-extort-stake = If nobody gives in, you fight: the loser takes a beating and gives up a card.
page-job-cells = Here you dig.
page-job-cafeteria = Here you steal spoons.
page-job-infirmary = Here you heal.
page-job-yard = Here you trade.
page-job-showers = A good place to search.
page-job-solitary = Only cards lead here.
page-bang-0 = SLAM!
page-bang-1 = WHAM!
page-bang-2 = CRACK!
page-gives-in = { $name ->
    [You] You give up
   *[other] { $name } gives up
}
page-hands-over = { $name }: here you are
page-best-dig = Best dig: { $name } with a { $tool }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, up to { $total }.
page-best-fighter = Hardest fists: { $name }, { $count ->
    [one] one fight won
   *[other] { $count } fights won
}.
page-why-not-now = not now
page-why-no-actions = no action left
page-why-searched = searched already
page-why-nothing-here = nothing to find here
page-why-careful = needs two actions
page-why-craft-hurt = not with a beating
page-why-craft-here = not in this room
page-why-craft-no-card = no fitting parts
page-why-extorted = once a turn
page-why-victim = nobody to threaten here
page-why-weapon = no weapon
page-why-dig-here = only in your cell block
page-why-dig-hurt = not with two beatings
page-why-dig-no-card = no tool
page-why-spoon-here = only in the cafeteria
page-why-pile-empty = the pile is empty
page-why-heal-here = only in the infirmary
page-why-not-hurt = you are not hurt
page-why-yard = only in the yard
page-why-sell-no-card = nothing to sell
page-why-money = not enough cigarettes
page-why-accessories = items are missing
page-why-revealed = known already
page-why-ability-not-now = not at this moment
coach-turn-mine = Two actions a turn. Search where you are, move by die, craft in quiet places, dig in the cell block. Tap a card, a room or a convict to see what can be done.
coach-fight-mine = Each plays a weapon in turn, the defender first. Who stops, loses: a beating, and a card to the winner.

# The cards on the rules page
cards-thing = Cards of a hand
cards-action = Action cards
cards-gang = Gang: { $gang }
cards-background = Backgrounds
cards-michel = Michel and Michelle
use-weapon = A weapon.
use-dig = Digs { $n ->
    [one] 1 point
   *[other] { $n } points
}.
use-made = Crafted from { $needs }{ $n ->
    [one] { "" }
   *[other] {" "}({ $n } at once)
}.
use-makes = { $needs } make { $makes }.
use-gangs = Wanted by { $gangs }.
use-bought = { $count ->
    [one] Costs { $n } cigarettes in the yard.
   *[other] { $count } cost { $n }.
}
use-sold = Brings { $n ->
    [one] 1 cigarette
   *[other] { $n } cigarettes
} when sold.
michel-harmless = No knife: nothing happens.
michel-knife = Discard { $tools }, or fight.

view-deck = deck
view-deck-ours = ours
view-decision = now
view-decision-turn = a turn
view-decision-room = choosing a room
view-decision-fight = a fight
view-decision-michel = Michel(le) wants something
view-decision-prod = Michel(le) comes closer
view-decision-discard = discarding
view-decision-fetch = fetching cards
view-decision-running = a card takes effect
view-decision-return = giving cards back
view-decision-throw = the die rolls
view-decision-deal = cards are dealt
view-decision-handout = hands are dealt anew
view-decision-lose = a card is lost
view-decision-top = a gang card is turned up
view-decision-background = backgrounds are dealt
view-decision-begin = the game begins
view-decision-ending = the turn ends
view-decision-over = the game is over
view-asked = we wait for
view-amount = cards asked for
view-turn = whose turn
view-turns = turns played
view-turn_limit = turns at most
view-actions = actions left
view-searched = has searched
view-extorted = has extorted
view-used = ability used
view-goal = points to escape
view-face = die
view-roller = who rolled
view-hand = in hand
view-background = background
view-convicts = players
view-room = room
view-known = known to be in hand
view-cigarettes = cigarettes
view-beatings = beatings
view-tunnel = tunnel
view-points = points dug
view-gang = gang
view-gang_card = gang card
view-revealed = background revealed
view-team = team
view-piles = piles
view-search_pile = search pile
view-discards = discards
view-in_play = cards at work
view-working = ability at work
view-seat = whose
view-card = card
view-target = aimed at
view-gangs = gang piles
view-top = top card
view-cards = cards
view-neutral = on the loose
view-name = name
view-pile = cards in the pile
view-shown = turned up
view-extortion = extortion
view-last = last extortion
view-attacker = who threatens
view-defender = who is threatened
view-tools = tools demanded
view-weapons = weapons played
view-helpers = helped by
view-result = how it stands
view-result-open = undecided
view-result-cooperated = gave in
view-result-blocked = blocked
view-result-attacker = the attacker won
view-result-defender = the defender won
view-result-avoided = avoided
view-winners = who won

# The review
belief-weapons = weapons in hand
belief-tools = tunnel points in hand
why-fight = { $likely ->
    [1] About one weapon was
   *[other] About { $likely } weapons were
} to be expected of { $who }; in truth { $true ->
    [0] there were none
    [one] there was one
   *[other] there were { $true }
}.
tag-fight-lost-cause = { $who } began a fight that should not have been: that cost { $percent } % chance to win.
tag-fight-missed = { $who } let a good moment for a threat go by: that cost { $percent } % chance to win.
tag-gave-in = { $who } gave in where a blow was better: that cost { $percent } % chance to win.
tag-dig-missed = { $who } did not dig when it was time: that cost { $percent } % chance to win.
tag-ended-early = { $who } ended a turn with something left to do: that cost { $percent } % chance to win.
