about = Pack your suitcase, declare what is in it, and get it past the sheriff: with the truth, a lie or a bribe.

# Goods
good-jug = { $count ->
    [one] jug
   *[other] jugs
}
good-maracas = { $count ->
    [one] maraca
   *[other] maracas
}
good-sombrero = { $count ->
    [one] sombrero
   *[other] sombreros
}
good-cigar = { $count ->
    [one] cigar
   *[other] cigars
}
good-tequila = { $count ->
    [one] tequila
   *[other] tequilas
}
good-statue = { $count ->
    [one] statue
   *[other] statues
}
goods-none = nothing
sum = ${ $amount }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

# Moves as they are offered
move-pack = Pack { $cards }
move-declare = Declare { $count } { $good }
move-check = Check { $seat }
move-waive = Let everybody pass
move-offer = Offer { sum }
move-demand = Demand { sum }
move-accept = Accept
move-refuse = Refuse
move-open = End the talk and open the suitcase
move-extracheck = Spend the extra check on { $seat }
move-confiscate = Confiscate { $seat_of } suitcase
move-done = End the turn
move-keep = Keep { $cards } for the final sale
move-name = Name { $seat } as first sheriff
move-lot = { $seat } wears the star first
move-deal = { $seat } is dealt { $cards }

# What happens
event-starred = Round { $round }, turn { $turn }: { $seat_me ->
    [yes] you are
   *[no] { $seat } is
} the sheriff.
event-dealt = { $seat_me ->
    [yes] You are
   *[no] { $seat } is
} dealt { cards }.
event-drew = { $seat_me ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards }.
event-reshuffled = The draw pile is empty: { $count } discards are shuffled into a new one.
event-packed = { $seat_me ->
    [yes] You pack
   *[no] { $seat } packs
} { $count ->
    [0] a suitcase
   *[other] { cards }
}.
event-packedcards = In { $seat_me ->
    [yes] your
   *[no] { $seat }’s
} suitcase: { $cards }.
event-declared = { $seat_me ->
    [yes] You declare:
   *[no] { $seat } declares:
} { $count } { $good }.
event-waived = { $seat_me ->
    [yes] You let
   *[no] Sheriff { $seat } lets
} everybody pass.
event-checked = { $extra ->
    [true] Extra check!
   *[false] Check!
} { $sheriff_me ->
    [yes] You want
   *[no] Sheriff { $sheriff } wants
} to see { $seat_me ->
    [yes] your suitcase
   *[no] { $seat_of } suitcase
}.
event-offered = { $seat_me ->
    [yes] You offer
   *[no] { $seat } offers
} { sum }.
event-demanded = { $seat_me ->
    [yes] You demand
   *[no] Sheriff { $seat } demands
} { sum }.
event-refused = { $seat_me ->
    [yes] You refuse.
   *[no] { $seat } refuses.
}
event-talkended = { $seat_me ->
    [yes] You end the talk: the suitcase is opened.
   *[no] { $seat } ends the talk: the suitcase is opened.
}
event-bribed = Agreed: { $seat_me ->
    [yes] you pay
   *[no] { $seat } pays
} { $sheriff_me ->
    [yes] you
   *[no] Sheriff { $sheriff }
} { sum }, and the suitcase stays shut.
event-opened = { $seat_me ->
    [yes] Your suitcase (“{ $count } { $good }”) holds
   *[no] { $seat_of } suitcase (“{ $count } { $good }”) holds
} { $cards }. { $verdict ->
    [true] All as declared: { $seat_me ->
        [yes] you get
       *[no] { $seat } gets
    } ${ $compensation } from the bank.
    [short] Fewer than declared, but nothing wrong: no fine.
   *[false] Wrong: { $wrong }. Fine ${ $fine }{ $forgiven ->
        [0] .
       *[other] , of which ${ $paid } can be paid.
    }
}
event-confiscated = { $sheriff_me ->
    [yes] You confiscate
   *[no] Sheriff { $sheriff } confiscates
} { $seat_me ->
    [yes] your suitcase
   *[no] { $seat_of } suitcase
}: { $taken ->
    [0] no card goes
    [one] one card goes
   *[other] { $taken } cards go
} to { $sheriff_me ->
    [yes] you
   *[no] the sheriff
}, { $returned ->
    [0] none
    [one] one
   *[other] { $returned }
} back.
event-looked = Only { $sheriff_me ->
    [yes] you and { $seat }
   *[no] { $seat_me ->
        [yes] you and { $sheriff }
       *[no] { $sheriff } and { $seat }
    }
} know what was inside: { $cards }. To { $sheriff_me ->
    [yes] you
   *[no] the sheriff
}: { $taken }.
event-crossed = { $seat_me ->
    [yes] Your suitcase is
   *[no] { $seat_of } suitcase is
} over the border, unopened: { cards }.
event-kept = { $seat_me ->
    [yes] You keep
   *[no] { $seat } keeps
} { $count ->
    [0] nothing
   *[other] { cards }
} for the final sale.
event-keptcards = New under { $seat_me ->
    [yes] your
   *[no] { $seat }’s
} suitcase: { $cards }.
event-sold = { $seat_me ->
    [yes] You sell
   *[no] { $seat } sells
} { $income ->
    [0] nothing
   *[other] { $cards } for ${ $income }
}.
event-named = { $seat_me ->
    [yes] You have the least money and name
   *[no] { $seat } has the least money and names
} the first sheriff of the next round: { $sheriff_me ->
    [yes] { $seat_me ->
        [yes] yourself
       *[no] you
    }
   *[no] { $sheriff }
}.
event-called = Final sale, { $good }: { $shown ->
    [0] nobody has any
   *[other] { $shown } shown
}, at most { $limit } can be sold.
event-cashed = { $seat_me ->
    [yes] You show
   *[no] { $seat } shows
} { $count } { $good } and { $seat_me ->
    [yes] get
   *[no] gets
} ${ $income }.
event-won = { $seat_me ->
    [yes] You win with ${ $money }!
   *[no] { $seat } wins with ${ $money }.
}
outcome-most-money = the most money

# Refusals
refusal-lot = The lot decides who is sheriff first.
refusal-deal = The cards are still being dealt.
refusal-now-packing = Now everybody packs.
refusal-pack = Pack one to five of the cards in your hand.
refusal-now-declaring = Now the suitcases are declared: a number from one to five, and jugs, maracas or sombreros.
refusal-true-count = At this table the number must be right: you packed { $count }.
refusal-now-checking = Now the sheriff chooses whom to check, or lets everybody pass.
refusal-no-suitcase = There is no unchecked suitcase in that place.
refusal-now-haggling = Now the two at the desk talk: name a sum, accept, refuse, or open.
refusal-wrong-side = The traveller makes offers, the sheriff makes demands.
refusal-too-much = No more than ${ $most } is possible.
refusal-nothing-to-accept = No sum has been named that you could accept.
refusal-nothing-to-refuse = No sum has been named that you could refuse.
refusal-cannot-pay = You do not have that much money.
refusal-talked-enough = Enough words: accept, or open the suitcase.
refusal-now-tokens = Now the sheriff may spend a token, or ends the turn.
refusal-no-extra-check = You have no extra check.
refusal-no-first-check = An extra check needs a first one.
refusal-no-confiscation = Your confiscation is spent.
refusal-now-keeping = Now everybody says how many cards to keep.
refusal-keep = Keep up to three of the cards behind your suitcase.
refusal-now-naming = Now the poorest player names the next first sheriff.

# Options
option-rounds = Rounds
    .about = How many rounds are played.
option-compensation = Compensation
    .about = What a wrongly accused traveller gets.
option-compensation-flat = once, whatever the number of cards
option-compensation-per_card = for each card
option-true_count = Honest numbers
    .about = The declared number of cards must be right; only the good may be a lie.
option-money = Money
    .about = Whether everybody’s money can be seen.
option-money-open = open
option-money-hidden = hidden
option-counts = Number of cards
    .about = Whether you see how many cards the others have packed. If you do, a wrong number in a declaration is seen at once.
option-counts-open = open
option-counts-hidden = hidden until the suitcase is emptied
option-offers_cap = Longest haggle
    .about = After so many sums and refusals only accepting or opening is left; 0 is as long as you like.

# Bots
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
bot-miser = The miser: pays little, asks for much
bot-gambler = The gambler: packs the forbidden and trusts his luck
bot-judge = The judge: honest himself, and hard to buy
bot-random = Random

# Words at the desk
phrase-souvenirs = Nothing but souvenirs!
phrase-grandmother = My grandmother collects them.
phrase-same-shop = I was in the same shop.
phrase-cheap = They were a bargain.
phrase-open-up = Open up!
phrase-heavy = That suitcase looks heavy.
phrase-nervous = You are sweating, my friend.
phrase-wages = Can you live on those wages?
phrase-coffee = Something for your coffee.
phrase-last-word = That is my last word.
phrase-better = You can do better than that.
phrase-insult = Are you trying to insult me?
phrase-children = My children need shoes.
phrase-move-along = Move along, I have seen nothing.
phrase-pleasure = A pleasure doing business.
phrase-not-a-dollar = Not a dollar more!
phrase-go-on-look = Go on, look inside.
phrase-by-the-book = Here we go by the book.

# What a simulation counts
stat-lies = False declarations
stat-checked = Declarations checked
stat-bought-off = … bought off
stat-caught = … caught smuggling
stat-paid = Bribe paid, mean $
stat-checks = Checks per turn as sheriff
stat-bribed = Bribes taken per turn as sheriff
stat-taken = Bribes taken per game, $
stat-confiscations = Confiscations per game
stat-seized = Cards taken by a confiscation
stat-kept = Cards kept per game
stat-money = Money at the end, $

# The terminal
screen-head = Round { $round } of { $rounds } · turn { $turn } of { $turns }
screen-piles = draw pile { $draw } · discards { $discards }
screen-final = The final sale
screen-money = money
screen-hand = hand
screen-suitcase = suitcase
screen-behind = behind
screen-under = kept
screen-tokens = tokens
screen-sheriff = sheriff
screen-checked = (checked)
screen-value = value
screen-fine = fine
screen-compensation = compensation
screen-limit = final sale
screen-limit-short = limit
screen-own-hand = your hand
screen-own-suitcase = suitcase
screen-own-behind = behind it
screen-own-under = kept
screen-desk = At the desk: { $name }
screen-word-offer = ${ $amount }?
screen-word-demand = I want ${ $amount }.
screen-word-refuse = No.
screen-opened = { $me ->
    [yes] Your
   *[no] { $of }
} suitcase
screen-crossed = Over the border unseen: { $said }.
screen-called = Final sale, { $good } (limit { $limit }):
screen-ask-packing = What goes into your suitcase? One to five cards, such as 1 3, 2 jugs, or all.
screen-ask-declaring = In your suitcase: { $packed }. What do you declare? For instance { $example }. It need not be true.
screen-ask-checking = You are the sheriff. Whom do you check?
screen-ask-tokens = You are the sheriff. Anything else?
screen-ask-traveller = The sheriff wants to see your suitcase. Offer something (0 to { $most }), or open it (o).
screen-ask-traveller-answer = The sheriff demands ${ $sum }. Accept (y), refuse (n), offer something else (0 to { $most }), or open (o).
screen-ask-sheriff = Demand a sum (0 to { $most }), or have the suitcase opened (o).
screen-ask-sheriff-answer = You are offered ${ $sum }. Accept (y), refuse (n), demand a sum (0 to { $most }), or have it opened (o).
screen-ask-last = Enough words. Accept ${ $sum } (y), or open the suitcase (o).
screen-ask-only-open = Enough words, and no sum is left to accept. Open the suitcase (o).
screen-ask-keeping = Which cards do you keep for the final sale? Up to three, such as 1 3, 2 cigars, or none. The rest is sold now.
screen-ask-naming = You have the least money. Who is the first sheriff of the next round?
screen-help-packing = Pick cards by their numbers (1 3 or 13), by name (2 jugs and tequila), or all. Everybody packs at the same time; nobody sees what. Cards you leave stay in your hand.
screen-help-declaring = Say a number from 1 to 5 and jugs, maracas or sombreros: 3 jugs, 2 m, sombreros. If you are checked, every card that does not fit costs its fine and is lost. Say something with it in quotes: 3 jugs "my grandmother collects them"
screen-help-checking = Type a number or a name. A sheriff earns money only by bribes: fines go to the bank, and the honest are compensated by the bank.
screen-help-haggling = A number alone is your offer or demand. y accepts, n refuses and lets the other speak, o opens the suitcase. Words in quotes go with it: 5 "something for your coffee"
screen-help-tokens = ● confiscation: take what does not fit out of a suitcase that was not checked. ○ extra check: check one more. Each works once in the game. Type a number, or confiscate and a name; done ends the turn.
screen-help-keeping = Kept cards bring double in the final sale, but only so many of each good can be sold, and whoever has most of it sells first. Pick up to three by number or name, or none.
screen-help-naming = Type a name or a number. You may name yourself.
screen-odds-hand = { $name } says { $said }: { $percent ->
    [0] less than 1
   *[other] { $percent }
} % of all hands have that many.
screen-odds-honest = Your declaration is true: opened, your suitcase brings you ${ $amount }.
screen-odds-short = There is less in your suitcase than you declared, but nothing wrong: opened, it costs nothing and brings nothing.
screen-odds-stake = Opened, your suitcase costs you goods for ${ $value } and a fine of ${ $fine }.
screen-quoted = “{ $said }”

# The lesson: $seat1, $seat2 and so on are the others
lesson-pack = Bring goods across the border and sell them. Jugs, maracas and sombreros are legal; cigars, tequilas and statues are not. { $seat2 } is sheriff. Start honestly: pack your three jugs.
lesson-declare = Now say how many cards of which legal good you carry. You may lie, but today it is the truth: three jugs.
lesson-open = { $seat2 } wants to look. You could offer money to keep the suitcase shut, but you have nothing to hide: open it.
lesson-smuggle = All true, so you even get $1, and the jugs are across. But a jug brings $2, a cigar $7, a tequila $9. { $seat3 } is sheriff now: pack both cigars and the tequila.
lesson-lie = Only legal goods may be declared, so now you have to lie. Three jugs sounded good the last time: say it again.
lesson-offer = Oh dear, { $seat3 } picks you. If it is opened, you lose everything wrong and pay $16 in fines. Offer $4 to leave it shut.
lesson-haggle = $10 is a lot. But goods worth $23 are in there, so a little more is fine. Haggle: offer $6.
lesson-check = Sold! Now you are the sheriff. { $seat1 } says two jugs, { $seat2 } four maracas, { $seat3 } three jugs. Four of a kind are rare, so check { $seat2 }.
lesson-demand = { $seat2 } offers $3. Suspicious! Fines go to the bank, only a bribe goes into your pocket. Demand $10.
lesson-accept = $7 is fair. If you had the suitcase opened, the bank would get the fine, and you nothing. Accept.
lesson-confiscate = Once in the game you may confiscate a suitcase that was not checked. What does not match is yours. { $seat3 } says three jugs, just as you did when you lied. Confiscate it!
lesson-mixed = A tequila and a statue, now yours! { $seat1 } is the next sheriff. Mix truth and lie: pack two maracas and the cigar.
lesson-half-truth = Say three maracas. Two of them are even true.
lesson-stubborn = You again! If it is opened, the cigar is gone and costs a fine of $5. Try it with $2.
lesson-keep = { $seat1 } takes no bribes, and the cigar is gone. End of the round: up to three cards wait for the final sale at double price, the rest is sold now. Keep the tequilas and the statue.
lesson-end = That is how fortunes are made: honest once, bold twice, and never the same face. A real game has three rounds.

# On the page

page-likely-lie = the declaration is false
page-likely-honest = the declaration is true
page-progress = Round { $round }/{ $rounds } · turn { $turn }/{ $turns } · { $draw } cards to draw
page-sheriff = Sheriff
page-checked = checked
page-stock = { $behind } behind, { $under } under
page-fine = Fine
page-compensation = If wronged
page-limit = Final sale takes
page-discards = Discarded
page-good = Good
page-my-hand = Hand
page-my-suitcase = In the suitcase
page-my-behind = Behind it
page-my-under = Under it
page-into-case = Tap cards to pack them
page-under-case = Tap up to three to keep for the double price
page-close = { $count ->
    [0] Close the suitcase
    [one] Close the suitcase with one card
   *[other] Close the suitcase with { $count } cards
}
page-keep = { $count ->
    [0] Sell everything for { $money }
   *[other] Keep { $count }, sell the rest for { $money }
}
page-how-many = How many?
page-which-good = Which good?
page-amount = Amount
page-phrase = Say something with it
page-silent = (say nothing)
page-has-seizure = may still confiscate
page-has-extra = may still check twice
page-look = Only you two see { $me ->
    [yes] your
   *[no] { $of }
} suitcase
page-opened = { $me ->
    [yes] Your
   *[no] { $of }
} suitcase
page-fined = Fine: { $fine }
page-honest = All true! { $money } compensation
page-short = Too few, but nothing wrong
page-no = No.
page-words-left = { $count ->
    [0] Enough words: yes or open.
    [one] One more word, then yes or open.
   *[other] { $count } more words, then yes or open.
}
page-round-sale = Sold at the end of the round
page-final-sale = The final sale at double price
page-prices = Prices
page-value = Value
page-end = End
page-out = Out
page-may-pass = May pass
page-contraband = Contraband
page-queue = The queue
page-you = You
page-point = Point at { $name ->
    [You] yourself
   *[other] { $name }
}
page-tap-case = Tap somebody in the queue.
page-case-worth = worth { $worth }
page-kept-worth = kept for { $worth } at most in the final sale
page-declare = Declare { $said }
page-if-opened = If opened: { $stake }
page-pay = Pay { $amount }
page-take = Take { $amount }
page-open = Open it!
page-open-own = Open the suitcase
page-refuse = Say no
page-sure = Sure? Press again
page-stake-false = fine { $fine }, goods worth { $lost } lost
page-stake-true = all true, you get { $due }
page-stake-short = no fine, nothing gained
page-stake-offer = shut if { $name } agrees, { $left } left
page-stake-demand = yours if { $name } agrees
page-stake-pay = stays shut: goods worth { $worth } pass
page-stake-take = into your pocket, it stays shut
page-stake-open = a fine goes to the bank, not to you
page-stake-refuse = { $name } has the word
page-stake-check = a bribe would be yours
page-stake-extracheck = once in the game
page-stake-confiscate = what does not match is yours; once in the game
page-stake-name = wears the star first
page-stake-waive = nobody is checked
page-stake-done = all others pass
page-verb-check = Check { $name }
page-verb-extracheck = Also check { $name }
page-verb-confiscate = Confiscate from { $name }
page-verb-name = Name { $name ->
    [You] yourself
   *[other] { $name }
}
page-word-offer = { $sum }?
page-word-demand = { $sum }, or I open it.
page-bubble-check = Stop!
page-bubble-waive = Move along!
page-bubble-deal = Deal! { $sum }
page-bubble-name = { $name }!
page-click = Click
page-clack = Clack
page-opening = { $me ->
    [yes] Your
   *[no] { $of }
} suitcase is opened
page-seizing = { $me ->
    [yes] Your
   *[no] { $of }
} suitcase is seized
page-seized = { $taken } to the sheriff, { $returned } back
page-stamp-ok = OK
page-stamp-wrong = Forfeit
page-stamp-seized = Confiscated
page-best-lie = { $name } declared “{ $said }” and brought goods worth { $worth } across.
page-best-bribe = The dearest silence: { $name } paid { $sheriff } { $sum }.
page-worst-fine = The dearest suitcase: { $name } was fined { $fine }.
page-now-packing = Pack one to five cards into your suitcase.
page-now-declaring = Say what is in it. The truth is optional.
page-now-checking = Whose suitcase do you want to see?
page-now-offering = Offer the sheriff something, or open.
page-now-demanding = Name your price, or have it opened.
page-now-answering = Accept, or have it opened.
page-now-tokens = Still want to see a suitcase? If not, end your turn.
page-now-keeping = Keep up to three cards for the final sale; the rest is sold now.
page-now-naming = You are the poorest: who is sheriff first?
coach-packing-mine = Tap the cards that go into your suitcase. You will have to say one legal good and a number next; it may be a lie.
coach-declaring-mine = A true declaration is safe and even pays when you are checked. A lie is worth more, until somebody looks.
coach-checking-mine = You wear the star. Pick a suitcase, or let all pass. Fines go to the bank; only a bribe goes into your pocket.
coach-haggling-mine = Talk money. Either side may end the talk, and then the suitcase opens.
coach-keeping-mine = Cards kept now may sell for double at the end, but only so many of each good. Whoever has most sells first.

# The goods on the rules page
rules-cards = The goods
cards-legal = Legal goods
cards-illegal = Illegal goods
cards-good = Worth ${ $value }, twice that at the final sale. Fine ${ $fine }{ $compensation ->
    [0] .
   *[other] , compensation ${ $compensation }.
}

view-phase = now
view-phase-lot = drawing lots for the first sheriff
view-phase-dealing = dealing
view-phase-packing = packing
view-phase-declaring = declaring
view-phase-checking = choosing whom to check
view-phase-haggling = haggling
view-phase-tokens = using tokens
view-phase-keeping = keeping cards
view-phase-naming = naming the next sheriff
view-phase-over = the game is over
view-round = round
view-turn = turn of the round
view-turns = turns in this round
view-sheriff = sheriff
view-acting = we wait for
view-hand = in hand
view-suitcase = in the suitcase
view-behind = behind the suitcase
view-under = under the suitcase
view-places = players
view-cash = dollars
view-cards = cards
view-count = number declared
view-good = good declared
view-packed = has packed
view-checked = was checked
view-seizure = may still confiscate
view-extra = may still check twice
view-confiscated = suitcase was just confiscated
view-draw = cards to draw
view-discards = discarded, by good
view-haggle = the talk
view-traveller = whose suitcase
view-speaker = whose word it is
view-standing = sum on the table
view-words = said so far
view-words_left = words left
view-seat = who
view-verb = said
view-verb-offer = offers
view-verb-demand = demands
view-verb-refuse = refuses
view-amount = dollars
view-opened = suitcase on the desk
view-wrong = wrong cards
view-fine = fine
view-paid = paid
view-compensation = compensation
view-look = confiscated suitcase
view-taken = taken away
view-sold = just sold
view-sale = final sale
view-limit = limit
view-held = cards held
view-income = income

# The review
belief-suitcase = in the suitcase
belief-lie = is the declaration a lie?
why-suitcase = For all the sheriff could know, the chance that { $who } was lying was { $percent } %; { $true ->
    [yes] and so it was.
   *[no] but it was the truth.
}
tag-bribe-cheap = { $who } let a traveller off too cheaply: that cost { $percent } % chance to win.
tag-bribe-dear = { $who } offered more than it was worth: that cost { $percent } % chance to win.
tag-bribe-refused = { $who } ended a talk that could have paid: that cost { $percent } % chance to win.
tag-check-missed = { $who } let everybody pass where a check was due: that cost { $percent } % chance to win.
tag-check-wrong = { $who } checked the wrong suitcase: that cost { $percent } % chance to win.
tag-kept-for-nothing = { $who } kept cards that should have been sold: that cost { $percent } % chance to win.
tag-sold-too-soon = { $who } sold cards that the final sale would have paid better: that cost { $percent } % chance to win.
tag-lie = { $who } lied to the sheriff: that cost { $percent } % chance to win.
