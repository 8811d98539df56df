# Refusals every game shares
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-stale = The table has moved on since then; look again and choose again.
refusal-not-for-this-game = { $game } has no such thing.
refusal-unknown-game = There is no game “{ $game }”. There are: { $known }.
refusal-unknown-option = There is no option “{ $option }”. There are: { $known }.
refusal-bad-option = The option “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
refusal-unknown-bot = There is no bot “{ $level }”. There are: { $known }.
refusal-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
refusal-not-a-move = That is not a move: { $what }.
refusal-not-a-record = This file is not a record of a game.
refusal-newer-record = This record was written by a newer Undertable (format { $version }; this one reads up to { $known }).
refusal-broken-record = This record is damaged: { $what }.
refusal-bad-entry = The record cannot be right: entry { $number } was refused ({ $why }).
refusal-bad-position = This position cannot be right: { $what }.
refusal-fork-unfinished = This game is not over yet: play on from it when it is.
refusal-no-decision = Entry { $number } of this game is nobody’s decision. The nearest one is { $near }.
event-said = { $seat }: “{ $words }”
refusal-option-form = An option is given as NAME=VALUE, not as “{ $option }”.
refusal-unknown-language = There is no language “{ $lang }”. There are: { $known }.

# Things to say with one tap
phrase-hello = Hello!
phrase-trust-me = Trust me.
phrase-liar = Liar!
phrase-really = Really?
phrase-thinking = Let me think …
phrase-hurry = Your turn!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-again = Another one?

refusal-bad-scenario = { $file } is not a scenario: { $what }.
refusal-bad-lesson = { $file }, step { $step }: this lesson cannot be played ({ $why }).
refusal-learner-first = Where the learner has a decision, it comes first.
refusal-unclear = I do not understand “{ $line }”. Type ? to see what you can do.

# The rules page
rules-cards = The cards
refusal-no-cards = { $game } has no cards to look up.
refusal-no-such-card = There is no card “{ $name }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean: { $near }?
}

# The review
review-turn = Here the game turned: the chance of { $who } went from { $before } % to { $after } %.
review-player = { $won ->
    [yes] { $who } won
   *[no] { $who } did not win this time
}{ $costly ->
    [0] { $decisions ->
        [0] .
        [one] , and the only decision cannot be called a mistake.
       *[other] , and none of { $decisions } decisions can be called a mistake.
    }
    [one] ; { $decisions ->
        [one] the only decision
       *[other] of { $decisions } decisions one
    } gave something away.
   *[other] ; of { $decisions } decisions { $costly } gave something away.
}
review-lie = The best lie: { $who } chose “{ $move }” with nothing behind it, and it held.
review-belief = The worst belief: “{ $move }” of { $who } cost { $percent } % chance to win; for all that could be known, “{ $best }” was better.
review-missed = { $who } gave away { $percent } % chance to win with “{ $move }”. Better was “{ $best }”.
review-reads = { $who } read the others well: hardly anything was given away by believing or doubting.
review-liar = { $lies ->
    [one] { $who } told one lie, and it was { $caught ->
        [0] as good a move as any.
       *[other] one too many.
    }
   *[other] { $who } told { $lies } lies{ $caught ->
        [0] , and each was as good a move as any.
        [one] ; one of them was too much.
       *[other] ; { $caught } of them were too much.
    }
}
review-honest = { $who } never lied.
review-tip = For next time: look at “{ $best }” where you chose “{ $move }”.
review-clean = Nothing to find fault with: what was lost here, the dice and cards took.
