skip = Skip to the content
language = Language
theme = Appearance
theme-system = Auto
theme-light = Light
theme-dark = Dark
close = Close
home = Start page
loading = One moment…
dealing = Dealing…
opening = Opening the table…
lost = Nothing here.
no-entry = This table does not open
independent = An independent implementation; all titles belong to their owners.
promise = No account, no adverts. The shuffle is fixed before the first move, and anyone can check it afterwards.

hero = The open table for bluffing games
hero-more = Four games of straight faces. Play at once against bots, or send friends a link: no account, phones welcome.
pitch-bluff = Dice under every cup. Raise the bid, or call the bluff: cups up!
pitch-border = Pack a suitcase, declare three jugs, and talk the sheriff out of looking. Or be the sheriff.
pitch-smugglers = Thirty goods, one steamer. Who has the watches? Remember, point, and never look unsure.
pitch-dig = Scrounge, trade, threaten and dig. Only the first through the tunnel gets out.
players = { $from }–{ $to } players
minutes = about { $minutes } min
rules = Rules
play-now = Play now
with-friends = With friends
learn = First time? Learn it by playing
credit = By { $authors }, { $publisher } { $year }
your-tables = Your tables
open-tables = Open tables
hosted-by = { $name } is waiting, { $free } free
watch-link = Link for spectators
return = Return
forget = Forget this table
guest = Guest

new-table-hint = Open a table, then send the link to your friends.
your-name = Your name
how-many = How many seats?
open-table = Open the table
options = Options
clock = Clock
clock-why = When the time runs out, a bot plays for whoever is missing.
clock-none = no clock
clock-quick = 45 seconds a decision
clock-calm = 2 minutes a decision
clock-day = a day a decision
clock-week = a week a decision
listed = Show it on this server
listed-why = Anybody on this server may find the table and join.

invited = You are invited: { $title }
no-account = No account. Your name is enough.
join = Take a seat
watch = Just watch
invite = Invite friends
invite-hint = Scan the code with a phone, or share the link.
share = Share the link
copied = Link copied
qr = QR code with the link to this table
big-screen = Big screen
scan = Scan to join
join-at = Join at
seats = Seats
you = you
you-short = You
free-seat = Seat { $number }
sit-here = Sit here
add-bot = Add a bot
bot-level = Bot, { $level }
remove-bot = Take the bot out
remove-person = Ask { $name } to leave
fill-with-bots = { $count ->
    [one] Put a bot in the free seat
   *[other] Put bots in the { $count } free seats
}
gone = not here right now
here = here
is-ready = ready
ready = I am ready
not-ready = Not ready after all
ready-hint = Tell the host that you are ready.
start = Start the game
waiting-for-host = Waiting for the host to start.
waiting-for-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-for-ready = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
}
all-ready = Everybody is here.
fairness = Fair by proof: this table’s shuffle is fixed already ({ $commitment }…).
fairness-lesson = A lesson: its dice and cards were chosen to teach. Nothing here is left to chance as long as you follow it.

your-turn = Your turn
is-thinking = is thinking
your-side = Your side
players-here = Players
log-and-chat = Log and chat
log = Log
chat = Chat
help-and-settings = Help and settings
what-now = What can I do now?
sound = A soft sound when it is my turn
pace = Pace
pace-calm = Calm
pace-quick = Quick
pace-none = At once
leave = Leave the table (a bot plays on)
searching = Looking for the connection…
you-watch = You are watching.
phrases = Ready-made phrases
say-something = Say something
send = Send
silence = The rules ask you to be silent right now.
bot-plays-you = A bot is playing for you.
take-back = Take my seat back
waiting-for = Waiting for { $names }
time-left = { $time } left
got-it = Got it
lesson = Lesson
lesson-step = Step
lesson-do = Do it for me
lesson-watch = Watch what the others do.
lesson-another = “{ $move }” is allowed too. But then you leave the lesson, and the others play as they like.
lesson-alone = Play my own way
lesson-stay = Back to the lesson
lesson-real = Now a real game
fewer = Fewer
more = More
game-over = The game is over.
you-win = You win!
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
winner = winner
another = Another game
to-rematch = To the next game
replay = Replay
download = Download the record
eyes = Seen by
eyes-table = everybody at the table
eyes-all = all seats at once
back-step = One step back
next-step = One step on
run = Run
step = Step
share-step = Link to this step:

refusal-malformed = That was not understood.
refusal-not_your_turn = It is not your turn.
refusal-illegal = That is not possible now.
refusal-stale = The table has moved on. Look again and choose again.
refusal-game_over = The game is over.
refusal-not_started = The game has not begun yet.
refusal-already_started = The game has already begun.
refusal-not_seated = You have no seat here.
refusal-seat_taken = Somebody sits there already.
refusal-no_such_seat = There is no such seat.
refusal-seats_empty = Some seats are still free.
refusal-not_ready = Not everybody is ready.
refusal-not_host = Only the host can do that.
refusal-no_such_table = There is no such table. Perhaps the link is incomplete.
refusal-no_such_game = There is no such game here.
refusal-no_such_person = This person is no longer here.
refusal-no_such_level = There is no such bot.
refusal-no_such_phrase = There is no such phrase.
refusal-bad_option = These options do not go together.
refusal-bad_token = This link does not open the table. Ask for a new one.
refusal-table_full = The table is full.
refusal-silence = The rules ask you to be silent right now.
refusal-not_away = You are at the table already.
refusal-not_over = That is possible once the game is over.
refusal-too_fast = Too fast. Take a breath and try again.
refusal-too_large = That was too long.
refusal-too_many = Too many at once. Try again in a minute.
refusal-outdated = This page is older than the server. Please reload it.
refusal-stopping = The server cannot be reached right now.
refusal-internal = Something went wrong. Please try again.

bluff-field = { $count } dice
bluff-star-field = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
bluff-bid-by = { $name }: { $bid }
bluff-your-bid = Your bid: { $bid }
bluff-no-bid = No bid yet
bluff-opening = The highest total makes the first bid; stars count nothing.
bluff-laid-out = Laid out
bluff-in-play = { $count ->
    [one] one die in play
   *[other] { $count } dice in play
}
bluff-verdict-true = There are { $actual }!
bluff-verdict-exact = Exactly { $actual }!
bluff-verdict-false = Only { $actual }!
bluff-your-dice = Under your cup: { $dice }
bluff-doubt = Doubt!
bluff-odds = Odds?
bluff-table = What lies on the table
bluff-track = The track of bids
bluff-which-face = Which face?
bluff-lay-which = Which dice do you lay out?
bluff-lay = { $count ->
    [0] Lay out…
    [one] Lay out one and reroll
   *[other] Lay out { $count } and reroll
}
bluff-dice-left = { $count ->
    [one] one die
   *[other] { $count } dice
}
bluff-out = out
bluff-now-first = Tap a field and make the first bid.
bluff-now-raise = Raise on the track, or doubt.
bluff-now-doubt = The bid cannot go higher: doubt it.
bluff-now-laying = Lay out dice and reroll the rest, or keep them.
bluff-now-out = You are out of dice. Enjoy the rest of the show.
coach-bluff-bidding-mine = Your dice are at the bottom. About a third of all dice fit any number. Tap a field for how many, pick the face, and bid; or doubt if you think it is too much.
coach-bluff-bidding = Watch the red die: it shows the bid that stands. A raise moves it forward, or turns it to a higher face.
coach-bluff-laying-mine = You may show some dice to back your bid and reroll the others. At least one stays hidden.

border-progress = Round { $round }/{ $rounds } · turn { $turn }/{ $turns } · { $draw } cards to draw
border-sheriff = Sheriff
border-checked = checked
border-packed = packed
border-stock = { $behind } behind, { $under } under
border-prices = Price list
border-value = Value
border-fine = Fine
border-compensation = If wronged
border-limit = Final sale takes
border-discards = Discarded
border-good = Good
border-my-hand = Hand
border-my-suitcase = In the suitcase
border-my-behind = Behind it
border-my-under = Under it
border-into-case = Tap cards to pack them
border-under-case = Tap up to three to keep for the double price
border-close = { $count ->
    [0] Close the suitcase
    [one] Close the suitcase with one card
   *[other] Close the suitcase with { $count } cards
}
border-keep = { $count ->
    [0] Sell everything for { $money }
   *[other] Keep { $count }, sell the rest for { $money }
}
border-how-many = How many?
border-which-good = Which good?
border-amount = Amount
border-accept = Accept { $amount }
border-open = Open it!
border-phrase = Say something with it
border-silent = (say nothing)
border-has-seizure = may still confiscate
border-has-extra = may still check twice
border-desk = Sheriff { $name } is at the desk
border-look = Only you two see the suitcase of { $owner }
border-opened = The suitcase of { $name }
border-fined = Fine: { $fine }
border-honest = All true! { $money } compensation
border-short = Too few, but nothing wrong
border-no = No.
border-says-offer = offers
border-says-demand = demands
border-words-left = { $count ->
    [0] Enough words: yes or open.
    [one] One more word, then yes or open.
   *[other] { $count } more words, then yes or open.
}
border-round-sale = Sold at the end of the round
border-final-sale = The final sale at double price
border-now-packing = Pack one to five cards into your suitcase.
border-now-declaring = Say what is in it. The truth is optional.
border-now-checking = Whose suitcase do you want to see?
border-now-offering = Offer the sheriff something, or open.
border-now-demanding = Name your price, or have it opened.
border-now-answering = Accept, or have it opened.
border-now-tokens = Spend a token, or end your turn.
border-now-keeping = Keep up to three cards for the final sale; the rest is sold now.
border-now-naming = You are the poorest: who is sheriff first?
coach-border-packing-mine = Tap the cards that go into your suitcase. You will have to say one legal good and a number next; it may be a lie.
coach-border-declaring-mine = A true declaration is safe and even pays when you are checked. A lie is worth more, until somebody looks.
coach-border-checking-mine = You wear the star. Pick a suitcase, or let all pass. Fines go to the bank; only a bribe goes into your pocket.
coach-border-haggling-mine = Talk money. Either side may end the talk, and then the suitcase opens.
coach-border-keeping-mine = Cards kept now may sell for double at the end, but only so many of each good. Whoever has most sells first.

smugglers-field-full = { $good }, the card lies there
smugglers-field-empty = { $good }, the card is gone
smugglers-die = The die shows { $pips }
smugglers-heap = { $count } face-down cards
smugglers-chest = { $count ->
    [0] The ship’s chest is empty
    [one] One chip in the ship’s chest
   *[other] { $count } chips in the ship’s chest
}
smugglers-enough = { $count } cards end the game
smugglers-who = Who has { $good }?
smugglers-chain = Guesses
smugglers-objectors = objections: { $names }
smugglers-looks = { $name } looks
smugglers-your-cards = { $count ->
    [one] Your card
   *[other] Your { $count } cards
}
smugglers-me = Me!
smugglers-point = Who has it?
smugglers-cards = { $count ->
    [one] one card,
   *[other] { $count } cards,
}
smugglers-chips = { $count ->
    [one] one chip
   *[other] { $count } chips
}
smugglers-now-take = Take a card. Everybody sees it once: remember it.
smugglers-now-roll = Roll the die.
smugglers-now-claim = Who has { $good }? Claim it yourself, or point.
smugglers-now-suspect = Who has { $good }? Point at somebody.
smugglers-now-object = { $name } claims to have { $good }. Do you object?
smugglers-now-look = Look for { $good }: tap your cards one by one.
coach-smugglers-rolling-mine = Roll. If the card still lies at the field, you take it. If not, you must say who has it.
coach-smugglers-naming-mine = Sure that it is yours? Claim it; the others may object. Otherwise point at whoever has it. A right guess brings you the card, a wrong one costs chips.
coach-smugglers-objecting-mine = If the claim is wrong, its owner pays for each objection. If it is right, every objector pays.
coach-smugglers-looking-mine = Turn up your own cards one after another. Only you see them, and it stops when the card is found.

dig-search-brings = { $count ->
    [0] nothing to search
    [one] a search brings one card
   *[other] a search brings { $count } cards
}
dig-die-faces = the die leads here with { $faces }
dig-extortion = Extortion
dig-wants = “Your { $tools }!”
dig-result-open = …
dig-result-cooperated = handed over
dig-result-blocked = nobody wins
dig-result-attacker = the attacker wins
dig-result-defender = the defender wins
dig-result-avoided = avoided
dig-piles = Piles, gangs and convicts · { $search }
dig-known = What is known of the others
dig-holds = holds for sure: { $cards }
dig-holds-unknown = nothing is known of the hand
dig-wants-different = { $count } different of
dig-recipes = Recipes
dig-prices = Prices in cigarettes
dig-your-hand = Your hand
dig-tunnel = tunnel
dig-cards = cards
dig-cigarettes = cigarettes
dig-beating = beaten
dig-back = Back
dig-verbs = What you can do
dig-why-not = Why can’t I…?
dig-verb-search = Search
dig-verb-roll = Move
dig-verb-careful = Sneak
dig-verb-dig = Dig
dig-verb-craft = Craft
dig-verb-spoon = Steal spoon
dig-verb-heal = Heal
dig-verb-sell = Sell
dig-verb-buy = Buy
dig-verb-join = Join gang
dig-verb-extort = Extort
dig-verb-act = Action card
dig-verb-use = Gang card
dig-verb-reveal = Background
dig-verb-follow = Follow
dig-verb-exchange = Exchange
dig-verb-discard = Discard
dig-verb-fetch = Fetch
dig-verb-handback = Hand back
dig-which-card = which card?
dig-which-gang = which gang?
dig-which-item = what?
dig-which-victim = whom?
dig-which-target = whom?
dig-which-mate = who?
dig-which-tool = which tool?
dig-which-weapon = with what?
dig-which-room = where?
dig-which-count = how many?
dig-which-cigarettes = how many cigarettes?
dig-which-cards = with which cards?
dig-now-turn = { $count ->
    [0] No actions left. Use a card, or end your turn.
    [one] Your turn: one action left.
   *[other] Your turn: { $count } actions left.
}
dig-now-strike = A fight! Strike with a weapon, or give in.
dig-now-givein = You have nothing to strike with.
dig-now-cooperate = Hand over the tool, or refuse.
dig-now-enter = Choose one of the rooms the die shows.
dig-now-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
dig-now-fetch = Fetch { $count ->
    [one] one card
   *[other] { $count } cards
} from the discards.
dig-now-handback = Hand back what you like.
dig-now-prod = Roll for Michel(le), or let them be.
dig-now-other = Choose.
coach-dig-turn-mine = Two actions a turn. Search where you are, move by die, craft in quiet places, dig in the cell block. “Why can’t I…?” tells you what is missing.
coach-dig-fight-mine = Each plays a weapon in turn, the defender first. Who stops, loses: a beating, and a card to the winner.
