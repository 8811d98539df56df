about = Everybody hides dice under a cup and bids on what all of them show together. Raise, or doubt.

# Bids in words
count-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
bid-numbers = { count-word } { $count ->
    [one] { $face }
   *[other] { $face }s
}
bid-stars = { count-word } { $count ->
    [one] star
   *[other] stars
}
bid = { $face ->
    [6] { bid-stars }
   *[other] { bid-numbers }
}
bid-on = { bid }

# Moves as they are offered
move-bid = Bid { bid }
move-doubt = Doubt the bid: cups up!
move-keep = Lay nothing out
move-layout = Lay out: { $dice }; shake the rest again
move-shake = { $seat } shakes { $dice }

# What happens
event-opening = { $me ->
    [yes] You roll { $dice } for the first bid: { $total }.
   *[no] { $seat } rolls { $dice } for the first bid: { $total }.
}
event-begins = Round { $round }: { $dice } dice in play. { $me ->
    [yes] You make the first bid.
   *[no] { $seat } makes the first bid.
}
event-shaken = { $me ->
    [yes] You shake { $count ->
        [one] one die
       *[other] { $count } dice
    }.
   *[no] { $seat } shakes { $count ->
        [one] one die
       *[other] { $count } dice
    }.
}
event-peeked = { $me ->
    [yes] Under your cup: { $dice }.
   *[no] Under { $seat }’s cup: { $dice }.
}
event-bidden = { $me ->
    [yes] You bid { bid }.
   *[no] { $seat } bids { bid }.
}
event-laidout = { $me ->
    [yes] You lay out: { $dice }. You shake the rest again.
   *[no] { $seat } lays out: { $dice }. The rest is shaken again.
}
event-doubted = { $me ->
    [yes] You doubt
   *[no] { $seat } doubts
} { $bidder_me ->
    [yes] your
   *[no] { $bidder_of }
} { bid }. Cups up: { $dice }. { $actual ->
    [0] There are none
    [one] There is one
   *[other] There are { $actual }
}.
event-lost = { $me ->
    [yes] You lose
   *[no] { $seat } loses
} { $count ->
    [one] one die
   *[other] { $count } dice
} and { $me ->
    [yes] have
   *[no] has
} { $left ->
    [0] none
   *[other] { $left }
} left.
event-out = { $me ->
    [yes] You are out.
   *[no] { $seat } is out.
}
event-won = { $me ->
    [yes] You have the last dice and win!
   *[no] { $seat } has the last dice and wins.
}
outcome-last-dice = the last one with dice

# Refusals
refusal-not-higher = The bid of { $bid } is not higher than { $than }.
refusal-above-cap = Only { $cap } dice can be bid on.
refusal-nothing-to-doubt = There is no bid to doubt yet: make the first one.
refusal-lay-out = Lay out dice that are under your cup, and leave at least one there.
refusal-now-opening = The dice decide who begins.
refusal-now-shaking = The dice are still being shaken.
refusal-now-bidding = Now you can raise the bid or doubt it.
refusal-now-laying = Now you can lay out dice, or keep them.

# Options
option-dice = Dice each
    .about = How many dice everybody starts with.
option-laying_out = Laying out
    .about = After a bid, dice may be laid out in the open and the others shaken again.
option-exact = An exact bid
    .about = Who pays when a doubted bid is exactly right.
option-exact-all_lose_one = everybody but the bidder loses one die
option-exact-doubter_loses_one = only the doubter loses one die
option-bid_cap = Cap on bids
    .about = Nobody may bid on more dice than are in play.

# Bots
bot-easy = Easy
bot-normal = Normal
bot-boaster = Boaster
bot-doubter = Doubter
bot-hard = Hard
bot-expert = Expert
bot-random = Random

# Figures of a simulation
stat-doubts = doubts per decision
stat-right = doubts that caught a false bid
stat-false = doubted bids that were false
stat-bare = bids without a single fitting die

# Terminal
screen-head = Bluff · Round { $round } · { $dice ->
    [one] one die
   *[other] { $dice } dice
} in play
screen-no-bid = no bid yet
screen-bid = { $name } bids { $bid }
screen-graveyard = Dice graveyard:
screen-out = out
screen-laid = laid out
screen-opening = Who begins? The highest roll; stars count nothing.
screen-cups-up = Cups up!
screen-doubted = { $bidder_me ->
    [yes] You
   *[no] { $bidder }
} bid { $bid }. { $me ->
    [yes] You do
   *[no] { $doubter } does
} not believe it.
screen-told = { $me ->
    [yes] You doubt
   *[no] { $doubter } doubts
} { $bidder_me ->
    [yes] your
   *[no] { $bidder_of }
} { $bid }. { screen-counted }
screen-counted = { $actual ->
    [0] There are none
    [one] There is one
   *[other] There are { $actual }
}, { $count ->
    [one] one was
   *[other] { $count } were
} bid.
screen-ask = Raise { $bid } (such as { $examples }), or doubt it (d).
screen-ask-first = The first bid is yours, such as { $number } or { $star }.
screen-ask-doubt = Nothing is higher than { $bid }: doubt it (d).
screen-ask-laying = Lay dice out (such as 5 5) and shake the rest again, or keep them all (k).
screen-help-first = Bid how many dice show a number or a star, under all cups together: 4x5, four fives, ★3, 3 stars.
screen-help-bid = Bid higher than the last one (4x5, four fives, ★3, 3 stars), or doubt it with d or doubt.
screen-help-numbers = Numbers: from { $least } to { $most }. Stars count as jokers.
screen-help-stars = Stars: from { $least } to { $most }.
screen-help-laying = Laid-out dice lie open and count; the others are shaken again. At least one stays under the cup. Type the dice (5 5, lay 5 ★) or keep.
screen-odds = Going by your dice, the bid of { $bid } holds with a chance of { $percent } %.
screen-odds-chance = { $bid } { $percent } %
screen-odds-next = The next bids: { $bids }
screen-odds-even = Better than even up to: { $bids }
refusal-no-such-face = A die shows 1 to 5 or a star, nothing else.

# The lesson: $seat1 and $seat2 are the opponents
lesson-first-bid = You rolled highest and begin. Under your cup: 4, 4 and a star, which counts as any number. A bid is about all nine dice together. You see three that fit: bid three 4s.
lesson-doubt = { $seat1 } took a higher number, { $seat2 } more dice: so one raises. Raise too, or doubt. Four 5s? You have a star for it; three more among six dice is a lot. Doubt!
lesson-lie = Only three, one missing: { $seat2 } loses one die. { $seat1 } had no 5 at all, he bluffed! Who was right begins. Your dice are poor, so bluff too: bid two 3s, though you have none.
lesson-trapped = Look how your lie has grown: now all believe in 3s. You know that you have none, so four are hardly there. Doubt.
lesson-stars = Two were missing, so { $seat2 } loses two dice and is out. You can also bid on stars alone. You have two: bid two stars. On the track they come right after 3.
lesson-odds = Your two stars count as 5s here. So { $seat1 } needs two fitting dice among his three: about one time in four. Doubt.
lesson-exact = Bad luck: exactly four. Then everybody but the bidder loses one die. Now { $seat1 } says two 1s. You have one 5: try two 5s.
lesson-caught = Caught! { $seat1 } doubted, one 5 was missing, one die is gone. It happens to everybody. Your last die is a star and fits anything: raise to two 5s.
lesson-too-many = Three 4s among four dice? Your star is one of them. Does { $seat1 } really have two more? Doubt.
lesson-pressure = Only two: { $seat1 } is down to two dice, and you begin. Press on! You have one 4, so say two.
lesson-finish = { $seat1 } wriggles out with two 5s. You have none, so both of his dice would have to fit. Doubt, and win!
lesson-end = That is all of it: bid, raise, doubt, and lie with a straight face. In a real game everybody has five dice.

# On the page

page-likely-fits = { $count ->
    [0] no die fits the bid
    [one] one die fits the bid
   *[other] { $count } dice fit the bid
}
page-field = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
page-star-field = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
page-bid-by = { $name }: { $bid }
page-your-bid = Your bid: { $bid }
page-no-bid = No bid yet
page-opening = The highest total makes the first bid; stars count nothing.
page-laid-out = Laid out
page-in-play = { $count ->
    [one] one die in play
   *[other] { $count } dice in play
}
page-says-doubt = { $me ->
    [yes] You doubt
   *[no] { $name } doubts
} { $bidder_me ->
    [yes] your
   *[no] { $bidder }
} { $bid }. Cups up!
page-of = { $actual } of { $count }
page-of-bid = of { $count }
page-verdict-exact = Exactly!
page-verdict-over = { $count ->
    [1] One more!
    [2] Two more!
    [3] Three more!
   *[other] { $count } more!
}
page-verdict-short = { $count ->
    [1] One short
    [2] Two short
    [3] Three short
   *[other] { $count } short
}
page-turning-point = Turning point: in round { $round } { $bid } cost { $name } { $count ->
    [one] one die
   *[other] { $count } dice
}.
page-best-lie = Best lie: { $name } with { $bid } in round { $round }. There { $actual ->
    [0] were none
    [one] was only one
   *[other] were only { $actual }
}, and nobody doubted.
page-there-were = { $actual ->
    [0] There were none
    [one] There was one
   *[other] There were { $actual }
}.
page-fitting = { $fitting ->
    [0] None of yours fits { $bid }
    [one] One of yours fits { $bid }
   *[other] { $fitting } of yours fit { $bid }
}
page-under-cup = { $count ->
    [one] one die under the cup
   *[other] { $count } dice under the cup
}
page-your-dice = Under your cup: { $dice }
page-doubt = Doubt!
page-cry = Doubt!
page-and-bidder = … and { $me ->
    [yes] you
   *[no] { $name }
}?
page-odds = Odds?
page-table = What lies on the table
page-track = The track of bids
page-which-face = Which face?
page-lay-which = Which dice do you lay out?
page-lay = { $count ->
    [0] Lay out…
    [one] Lay out one and reroll
   *[other] Lay out { $count } and reroll
}
page-dice-left = { $count ->
    [one] one die
   *[other] { $count } dice
}
page-out = out
page-now-first = Tap a field and make the first bid.
page-now-raise = Raise on the track, or doubt.
page-now-doubt = The bid cannot go higher: doubt it.
page-now-laying = Lay out dice and reroll the rest, or keep them.
page-now-out = You are out of dice. Enjoy the rest of the show.
coach-bidding-mine = Your dice are at the bottom. About a third of all dice fit any number. Tap a field for how many, pick the face, and bid; or doubt if you think it is too much.
coach-bidding = Watch the red die: it shows the bid that stands. A raise moves it forward, or turns it to a higher face.
coach-laying-mine = You may show some dice to back your bid and reroll the others. At least one stays hidden.
page-fewer = Fewer
page-more = More
refusal-too-many-dice = Exactly, this is reckoned for at most { $most } dice in play.
refusal-not-learned = The compiled player knows hard and expert alone; leave --compiled out for other bots.
refusal-not-in-batches = In batches Bluff is played with { $option } = { $only } only.
refusal-one-for-each = { $games } games take as many whole numbers, one for each, not { $given }.
refusal-illegal-in-batch = Action { $action } is not legal in game { $number } now, counted from 0; no game has moved.

view-phase = now
view-phase-opening = rolling for the first bid
view-phase-shaking = shaking the dice
view-phase-bidding = bidding
view-phase-laying = laying dice out
view-phase-over = the game is over
view-turn = whose turn
view-round = round
view-bid = bid
view-count = how many
view-face = of which face
view-face-star = star
view-bidder = who bid
view-cup = under your cup
view-cups = under the cup
view-laid = laid out
view-dice = dice
view-cap = highest count that may be bid
view-raised = when the cups were last raised
view-doubter = who doubted
view-actual = there were
view-lost = lost
view-opening = roll for the first bid

# The review
belief-cup = under the cup
belief-fits = dice that fit the bid
why-doubt = The chance that { bid } held was { $percent } %; in truth { $true } fitted.
why-no-doubt = The chance that { bid } held was { $percent } %: too good to doubt. In truth { $true } fitted.
why-bid = Of the dice under the own cup { $mine } fitted this bid, and { $other } the better one.
tag-doubt-missed = { $who } let a bid pass that should have been doubted: that cost { $percent } % chance to win.
tag-doubt-rash = { $who } doubted too soon: that cost { $percent } % chance to win.
tag-bid-high = { $who } bid higher than there was need: that cost { $percent } % chance to win.
tag-lie = { $who } bid on a face without having one: that cost { $percent } % chance to win.
