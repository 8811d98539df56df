about = Everybody hides some pebbles in a fist. How many are there together? Who guesses last knows most, and finds the best numbers taken.
move-hide = { $count ->
    [0] Keep your fist empty
    [one] Hide one pebble
   *[other] Hide { $count } pebbles
}
move-guess = Guess { $total }
event-hid = { $me ->
    [yes] You close your fist.
   *[no] { $seat } closes a fist.
}
event-guessed = { $me ->
    [yes] You guess { $total }.
   *[no] { $seat } guesses { $total }.
}
event-opened = Fists open: { $total }! { $right ->
    [true] Somebody knew.
   *[false] Nobody knew.
}
event-scored = { $me ->
    [yes] You get a point.
   *[no] { $seat } gets a point.
}
outcome-most = most points
refusal-not-so = You cannot do that now.
bot-shrewd = shrewd
option-pebbles = Pebbles
    .about = How many everybody can hide at most.
option-rounds = Rounds
    .about = How many rounds are played.
view-fist = in your fist
view-hidden = fist closed
view-guesses = guess
view-scores = points
view-last = last time
view-last_guesses = guessed last time
view-round = round
page-fist = { $count ->
    [0] Your fist is empty
    [one] One pebble in your fist
   *[other] { $count } pebbles in your fist
}
page-open = Your hand is still open.
