about = Every card was shown once. Who holds the gold now, and who only says so? A memory game in which it pays to bluff.

# Moves as they are offered
move-take = Take a card
move-roll = Roll the die
move-claim = “I have it myself”
move-suspect = “You have it, { $seat }”
move-believe = No objection
move-object = Object: “I don’t believe that!”
move-look = Look at card { $slot }
move-stop = Look at no more cards
move-draw = The card is { $good }
move-throw = The die shows { $pips }

# What happens
event-taken = { $me ->
    [yes] You take { $good }.
   *[no] { $seat } takes { $good }.
}
event-laid = The other cards are laid on their fields.
event-thrown = { $me ->
    [yes] You roll { $pips }: the pawn lands on { $good }.
   *[no] { $seat } rolls { $pips }: the pawn lands on { $good }.
}
event-claimed = { $me ->
    [yes] You say: “I have { $good } myself.”
   *[no] { $seat } says: “I have { $good } myself.”
}
event-suspected = { $me ->
    [yes] You say: “{ $named }, you have { $good }.”
   *[no] { $seat } says{ $named_me ->
        [yes] {" to you"}: “You
       *[no] : “{ $named }, you
    } have { $good }.”
}
event-answered = { $objects ->
    [true] You decide to object.
   *[false] You let it pass.
}
event-unopposed = Nobody objects to { $me ->
    [yes] you
   *[no] { $seat }
}.
event-objected = { $me ->
    [yes] You object to { $claimer }.
   *[no] { $seat } objects to { $claimer_me ->
        [yes] you
       *[no] { $claimer }
    }.
}
event-mustlook = { $me ->
    [yes] You look for { $good }.
   *[no] { $seat } looks for { $good }.
}
event-looked = { $me ->
    [yes] You look at your card { $slot }.
   *[no] { $seat } looks at card { $slot }.
}
event-peeked = { $me ->
    [yes] Your card { $slot }: { $good }.
   *[no] Card { $slot } of { $seat }: { $good }.
}
event-shown = { $me ->
    [yes] There: you have { $good }!
   *[no] There: { $seat } has { $good }!
}
event-missing = { $me ->
    [yes] You do not have { $good }.
   *[no] { $seat } does not have { $good }.
}
event-handed = { $me ->
    [yes] You hand { $good } to { $to }.
   *[no] { $seat } hands { $good } to { $to_me ->
        [yes] you
       *[no] { $to }
    }.
}
event-paid = { $me ->
    [yes] You pay { $chips ->
        [one] one chip
       *[other] { $chips } chips
    } and have { $left ->
        [0] none
       *[other] { $left }
    } left.
   *[no] { $seat } pays { $chips ->
        [one] one chip
       *[other] { $chips } chips
    } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
}
event-ended = { $reason ->
    [no-chips] Somebody has no chips left: the game is over.
    [enough-cards] Somebody has enough cards: the game is over.
   *[turn-limit] That was the last turn: the game is over.
}
outcome-no-chips = most points when somebody had run out of chips
outcome-enough-cards = most points when somebody had enough cards
outcome-turn-limit = most points after the last turn

# Refusals
refusal-now-taking = The first cards are still being taken.
refusal-now-drawing = A card is just being turned up.
refusal-now-rolling = Now it is time to roll the die.
refusal-now-throwing = The die is still rolling.
refusal-now-naming = Say who has it: you yourself, or somebody else.
refusal-now-objecting = Object to the claim, or let it pass.
refusal-now-looking = Look at your cards, one after another.
refusal-not-on-heap = That card has been taken already.
refusal-name-another = Name another player at the table.
refusal-seen-already = You have just looked at that card.
refusal-no-such-card = There is no such card in front of you.

# Options
option-keep_looking = Looking on
    .about = Whether one may look at more of one’s cards after the card sought has been found.
option-keep_looking-never = never
option-keep_looking-one_chip = for one chip
option-turn_limit = Turn limit
    .about = After so many turns the game ends with the score as it stands.

# Bots
bot-none = No memory at all
bot-easy = Easy
bot-normal = Normal
bot-braggart = The braggart: often says it is mine
bot-sceptic = The sceptic: objects at the slightest doubt
bot-hard = Hard
bot-expert = Expert
bot-perfect = Perfect memory
bot-honest = Honest, with a notepad
bot-random = Random

# What a simulation counts
stat-guesses = right guesses
stat-false = false claims, of all claims
stat-claims = claims, of all empty fields
stat-objections = right objections
stat-paid = chips paid per game
stat-turns = turns per game

# How bots forget
memory-about = How likely it is that a bot still knows where a card is.
memory-turns = turns since
memory-sights = cards seen since

# On a terminal
screen-heap = { $count } cards lie face down on the table
screen-state = turn { $turn } · chest ● { $chest } · { $cards } cards end it
screen-who-has = Who has { $good }?
screen-claims = { $name }: “I have { $good }!”
screen-looks = looks
screen-objects = objects
screen-in-vain = no
screen-points = { $points } points
screen-over = The cards are turned up.
screen-gone = Remember it: it is turned down again now.
screen-ask-taking = { $name }: Enter takes one of the face-down cards.
screen-ask-rolling = { $name }: Enter rolls the die.
screen-ask-naming = { $name }, who has { $good }?   1 I do  { $names }
screen-ask-objecting = { $name }: { $claimer } claims to have { $good }.   1 No objection   2 I object!
screen-ask-looking = { $name }, you look for { $good }. Which card?   { $cards }
screen-ask-looking-on = { $name }, it is found. Look at more for one chip in all?   0 No   { $cards }
screen-help-taking = Everybody takes first cards, shows them and lays them face down. Press Enter.
screen-help-rolling = The die moves the pawn; a card on the field is yours, else somebody must have it. Press Enter.
screen-help-naming = Say who has the card: type 1 or “me” to claim it, or another player’s number or name. If you claim it, all others may object. If you name somebody, they answer in turn; whoever guesses wrong pays.
screen-help-objecting = Type 1 to let the claim pass, or 2 to object. If the claim is true, an objection costs you one chip; if it is false, the claimer pays one for each.
screen-help-looking = Type the number of one of your cards. You look at one after another until the card is found or all are seen. Looking at forgotten ones first refreshes your memory.
screen-help-over = The game is over.
screen-whom = “{ $line }” is nobody here. Type 1 for yourself, or { $names }.
screen-which-card = Type the number of a card, 1 to { $cards }.
screen-words-roll = roll take r t
screen-words-me = me i myself claim
screen-words-believe = no n believe pass
screen-words-object = object o yes y
screen-words-stop = stop no n enough

# Goods, and how one says who has them
good-coffee = coffee
the-coffee = the coffee
good-watches = watches
the-watches = the watches
good-carpets = carpets
the-carpets = the carpets
good-gold = gold
the-gold = the gold
good-parrots = parrots
the-parrots = the parrots
good-stamps = stamps
the-stamps = the stamps
good-rum = rum
the-rum = the rum
good-microfilm = microfilm
the-microfilm = the microfilm
good-tulips = tulips
the-tulips = the tulips
good-furs = furs
the-furs = the furs
good-caviar = caviar
the-caviar = the caviar
good-guitars = guitars
the-guitars = the guitars
good-computers = computers
the-computers = the computers
good-perfume = perfume
the-perfume = the perfume
good-amphorae = amphorae
the-amphorae = the amphorae
good-chocolate = chocolate
the-chocolate = the chocolate
good-coins = old coins
the-coins = the old coins
good-masks = masks
the-masks = the masks
good-orchids = orchids
the-orchids = the orchids
good-gems = gems
the-gems = the gems
good-paintings = paintings
the-paintings = the paintings
good-saffron = saffron
the-saffron = the saffron
good-cigarettes = cigarettes
the-cigarettes = the cigarettes
good-silk = silk
the-silk = the silk
good-telescopes = telescopes
the-telescopes = the telescopes
good-porcelain = porcelain
the-porcelain = the porcelain
good-cameras = cameras
the-cameras = the cameras
good-radios = radios
the-radios = the radios
good-champagne = champagne
the-champagne = the champagne
good-cheese = cheese
the-cheese = the cheese

# The lesson: $seat1, $seat2 and so on are the others
lesson-take = Thirty goods are on board. Take a card: everybody sees it once, then it lies face down. After that only memory helps.
lesson-remember = You have the furs, { $seat1 } the tulips, { $seat2 } the computers. Remember that, nobody will show it again! Take your second card.
lesson-last-card = Silk for you, the old coins for { $seat1 }, the rum for { $seat2 }. Take your last card.
lesson-roll = You also have the champagne. All other cards lie on their fields now. Roll for the pawn that all of you move: if a card lies where it stops, you take it.
lesson-object = You got the parrots. { $seat1 } came to the furs, where no card lies, and says: “I have them.” But they are in front of you! Object.
lesson-believe = { $seat1 } looked in vain and pays a chip. Now { $seat2 } claims the computers. You saw her take them, and a wrong objection costs you a chip. So do not object.
lesson-your-turn = Nobody objected, so nobody had to look. It is your turn: roll.
lesson-suspect = The old coins are gone from their field, so you must say who has them. { $seat1 } took them at the start: point at him.
lesson-asked = Right! He had to give you the coins. Now { $seat2 } points at you for the silk. You have it, so say so: a wrong guess costs chips.
lesson-look = Now look at your cards one by one until it turns up. The silk was your second card: tap it.
lesson-moved-up = { $seat2 } guessed right and gets the silk. Your champagne has moved up, it is your second card now. Roll.
lesson-claim = The champagne! That one is yours, so claim it. A claimed card stays with you, the others can only object.
lesson-prove = Both object? Good: if you find it, each of them pays a chip. Look at your second card.
lesson-end = A card counts two points, a chip one. A real game goes on until somebody has many cards or no chips left. Keep your memory sharp!

# On the page

page-field-full = { $good }, the card lies there
page-field-empty = { $good }, the card is gone
page-die = The die shows { $pips }
page-heap = { $count } face-down cards
page-chest = { $count ->
    [0] The ship’s chest is empty
    [one] One chip in the ship’s chest
   *[other] { $count } chips in the ship’s chest
}
page-enough = Card 2 points, chip 1. { $count } cards end the game.
page-who = Who has { $good }?
page-chain = Guesses
page-objectors = objections: { $names }
page-looks = { $name } looks
page-your-cards = { $count ->
    [0] You have no cards
    [one] Your card
   *[other] Your { $count } cards
}
page-me = Me!
page-point = Who has it?
page-cards = { $count ->
    [one] one card,
   *[other] { $count } cards,
}
page-chips = { $count ->
    [one] one chip
   *[other] { $count } chips
}
page-log-empty = Nothing is written down here: what was shown is gone, and only memory helps. When the game is over, the replay has it all.
page-open-rows = The cards, turned up
page-no-peeking = No peeking!
page-says-rolls = { $me ->
    [yes] You roll { $pips }.
   *[no] { $name } rolls { $pips }.
}
page-says-claim = I have it!
page-says-suspect = You have it, { $name }!
page-says-hush = Does anybody object?
page-says-object = I object!
page-says-missing = Not here …
page-object = I don’t believe that!
page-free = costs nothing
page-right-objection = · right: the claim pays
page-wrong = wrong: { $chips }
page-per-objection = per objection
page-now-look-on = Found! Look at more cards for one chip in all?
page-now-look-more = Look at another card, or stop.
page-now-take = Take a card. Everybody sees it once: remember it.
page-now-roll = Roll the die.
page-now-claim = Who has { $good }? Claim it yourself, or point.
page-now-suspect = Who has { $good }? Point at somebody.
page-now-object = { $name } claims to have { $good }. Do you object?
page-now-look = Look for { $good }: tap your cards one by one.
coach-rolling-mine = Roll. If the card still lies at the field, you take it. If not, you must say who has it.
coach-naming-mine = Sure that it is yours? Claim it; the others may object. Otherwise point at whoever has it. A right guess brings you the card, a wrong one costs chips.
coach-objecting-mine = If the claim is wrong, its owner pays for each objection. If it is right, every objector pays.
coach-looking-mine = Turn up your own cards one after another. Only you see them, and it stops when the card is found.

# The goods on the rules page
rules-cards = The goods
cards-ring = Clockwise round the ring
cards-field = { $place ->
    [one] here the pawn starts
   *[other] field { $place }
}

view-phase = now
view-phase-taking = taking the first cards
view-phase-drawing = a card is drawn
view-phase-rolling = to roll the die
view-phase-throwing = the die rolls
view-phase-naming = who has it?
view-phase-objecting = does anybody object?
view-phase-looking = looking for the card
view-phase-over = the game is over
view-turn = whose turn
view-turns = turns played
view-pawn = the pawn is at
view-heap = face-down cards on the table
view-fields = card still on its field, from the start on
view-cards = cards
view-chips = chips
view-chest = chips in the chest
view-enough = cards that end the game
view-sought = what is sought
view-chain = guesses so far
view-seat = says
view-named = it is with
view-answer = you object
view-objectors = who objects
view-looker = who looks
view-looked = cards looked at
view-searched = looked in vain
view-found = card found
view-looks_on = paid to look on
view-silent = must be silent
view-rows = cards turned up
page-best-lie = Best lie: { $name } said “I have { $good } myself”, and nobody objected. The card lay with { $holder } all the time.
page-dearest = Dearest mistake: { $name } paid { $chips ->
    [one] one chip
   *[other] { $chips } chips
} at once.

# The review
belief-holder = who has it
why-holder = { $holder } had { $good }; with a usual memory the chance to know that was { $percent } %.
tag-objection-missed = { $who } believed a claim that was not true: that cost { $percent } % chance to win.
tag-objection-rash = { $who } objected to a true claim: that cost { $percent } % chance to win.
tag-forgotten = { $who } had forgotten who had the card: that cost { $percent } % chance to win.
tag-lie = { $who } claimed a card that somebody else had: that cost { $percent } % chance to win.
