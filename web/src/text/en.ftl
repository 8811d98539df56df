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
private-table = A private table
independent = An independent implementation; all titles belong to their owners.
promise = No account, no adverts. The shuffle is fixed before the first move, and anyone can check it afterwards.

hero = The open table for bluffing games
hero-more = Games of straight faces. Play at once against bots, or send friends a link: no account, phones welcome.
players = { $from }–{ $to } players
minutes = about { $minutes } min
rules = Rules
as-usual = Usual rules
play-now = Play now
with-friends = With friends
learn = First time? Learn it by playing
credit = By { $authors }, { $publisher } { $year }
your-tables = Your tables
open-tables = Open tables
hosted-by = { $name } is waiting, { $free } free
watch-link = Link for spectators
return = Play on
turn-mine = Your turn
turn-others = Waiting for { $names }
turn-bots = Under way
turn-gathering = Before the game
turn-over = Over
look-in = Look
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
invited-by = { $name } is waiting for you.
no-account = No account. Your name is enough.
need-invite = This table is private, and this link lacks its secret part. Ask whoever sent it for the whole invitation: “Share the link” in their lobby, or the QR code.
leave-lobby = Leave this table
host = Host
join = Take a seat
watch = Just watch
invite = Invite friends
invite-hint = Scan the code with a phone, or share the link.
lock = Let nobody else in
unlock = Open the door again
new-links = New link: the old one no longer works
locked-hint = The door is locked: nobody else can come.
share = Share the link
copied = Link copied
qr = QR code with the link to this table
big-screen = Big screen
scan = Scan to join
scan-to-watch = Scan to watch along
join-at = Join at
seats = Seats
you = you
you-short = You
free-seat = Seat { $number }
sit-here = Sit here
add-bot = Add a bot
bot-strength = Strength of this bot
strength-1 = Strength: gentle
strength-2 = Strength: fair
strength-3 = Strength: good
strength-4 = Strength: strong
strength-5 = Strength: very strong
bot-level = Bot, { $level }
remove-bot = Take the bot out
remove-person = Send { $name } away
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
    [one] { $names } is not ready yet.
    [2] { $names } are not ready yet.
   *[other] { $count } players are not ready yet.
}
waiting-for-you = You have no seat yet.
start-hint = Then you start the game here.
all-ready = Everybody is ready.
revealing = Everybody’s device adds its secret number: the game begins in a moment.
called-off = Not everybody’s device answered, so the game has not begun. Start again when all are ready.
fairness = Fair by proof: before the game the server and every player’s device each fix a secret number, and only all of them together make the dice. So nobody can choose them, not even whoever runs this server.
fairness-fair = Checked by this device: the secret numbers of the server and of all players are those that were fixed before the game, yours among them. So nobody could choose the dice. Whether every roll follows from them, “undertable verify” computes from the downloaded game.
fairness-unfair = Not fair: a secret number is not the one that was fixed before the game. Somebody may have chosen the dice.
fairness-fits = The secret numbers shown now fit what was fixed. This device added none of its own, so it cannot tell whether they were chosen.
commitments = What was fixed before the game
commitment-of-table = Table
fairness-lesson = A lesson: its dice and cards were chosen to teach. Nothing here is left to chance as long as you follow it.
fairness-fork = This game begins in the middle of another: what you could not know there was dealt anew by the server’s own dice. Only the rolls and deals after that can be checked.
fairness-fork-as-it-was = This game begins in the middle of another, with everything as it lay there. Only the rolls and deals after that can be checked.

your-turn = Your turn
is-thinking = is thinking
your-side = Your side
players-here = Players
log-and-chat = Log and chat
log = Log
chat = Chat
help-and-settings = Help and settings
what-now = What can I do now?
yes = yes
no = no
plain-table = Plain table: every game in rows, columns and buttons
general-now = Your turn: choose.
general-phrase = Say something with it
general-silent = (say nothing)
pace = Pace
pace-calm = Calm
pace-quick = Quick
pace-none = At once
grace = Time to take a move back
grace-none = None
grace-seconds = { $seconds } s
unplay = Take the move back
skip-on = Skip
ask-sound = Sound?
sound-yes = Yes
sound-no = No
volume-things = Sounds of the table
volume-alerts = When it is my turn (sound and vibration)
your-looks = Your face
picture = Picture { $number }
colour = Colour { $number }
bot-stands-in = a bot stands in
bot-soon = { $name } is not here. A bot stands in after
newer = New version
newer-hint = Reload the page: your game stays as it is.
notify = Notify me when it is my turn and I am looking elsewhere
fold = Fold log and chat away
unfold = Show log and chat
unread = unread
log-empty = Nothing has happened yet.
log-routine = { $count } routine steps
emotes = Feelings
leave = Leave the table (a bot plays on)
searching = Looking for the connection…
you-watch = You are watching.
phrases = Ready-made phrases
say-something = Say something
send = Send
chat-older = Older messages
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
you-win = You win!
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
winners-tied = A tie: { $score } each
winner = winner
another = Another game
to-rematch = To the next game
called-again = The next game is laid: come along!
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

# Looking back at a game
review = Look back
review-computing = The bots are thinking the game over: { $percent } %
review-computing-hint = They think about every decision again, knowing only what the player knew. It is kept: the next time it is here at once.
review-empty = In this game nobody had anything to decide.
review-curve = Everybody’s chance to win, from the first move to the last
review-chances = Chance to win after this decision
review-slider = Decisions of the game
review-spoken = Decision { $number } of { $total }. { $name }: { $move }. { $cost }
review-count = Decision { $number } of { $total }
review-before = The decision before
review-after = The next decision
review-next-dear = Next mistake
review-percent = { $percent } %
review-was = before: { $percent } %
review-about = about { $percent } %
review-hardly = < 1 %
review-moments = Moments of the game
review-decision = The decision
review-saw = As { $name } saw it
review-cost = Gave away about { $percent } % chance to win
review-no-cost = Nothing given away
review-lie = a lie
review-truth = the truth
review-best = Nothing was better.
review-none-better = For all that { $name } could know, nothing was clearly better.
review-better = “{ $best }” was better: it would have won about { $worth } of 100 games from here, this about { $made }.
review-options = What else was possible?
review-made = played
review-best-move = best
review-bot-often = the strong bot’s choice
review-bot-sometimes = the strong bot, now and then
review-exact = Worked out exactly. The percentage is the chance to win after the move.
review-tried = The percentage is the chance to win after the move, tried in { $worlds } deals that { $name } had to reckon with. The difference is certain to about { $error } %.
review-likely = What was likely, and what was true?
review-true = so it was
review-yes = yes
review-no = no
review-nothing = nothing
review-more = { $count } more
review-players = How everybody played
review-dearest = To the dearest decision
review-share = Link to this decision:

# Playing on from a finished game
fork-title = Play on from here
fork-hint = You take the seat of { $name }, bots take the others, and this decision is yours. It becomes a game of its own; the old one stays as it was.
fork-anew = Dealt anew
fork-anew-hint = What { $name } could not know may be different.
fork-as-it-was = As it was
fork-as-it-was-hint = What was hidden stays what it was.
fork-mark = Played on from another game
fork-mark-hint = This game began in the middle of another one.
fork-outcomes = Both endings
fork-then = Then
fork-now = This time
fork-back = Back to the decision

# Practice out of one's own games
drills = Practise
drills-none = This game brings no positions to practise.
drill = Practise these decisions
drill-ask = What would you do in the place of { $name }?
drill-right = Well chosen!
drill-wrong = That gives away about { $percent } % chance to win.
drill-better = Better: “{ $best }”.
drill-then = In the game { $name } chose: “{ $move }”.
drill-next = Next
drill-leave = Back to the game
drill-done = { $found } of { $total } well chosen.

# Over many games
habits = Over many games
habits-hint = What your last games on this device say about you and those you played with. Bots are left out.
habits-none = No finished game of this device has been looked back at yet.
habits-waiting = { $count ->
    [one] One finished game has not been looked back at yet.
   *[other] { $count } finished games have not been looked back at yet.
}
habits-think = { $count ->
    [one] Think it over
   *[other] Think them over
}
habits-thinking = The bots are thinking: game { $number } of { $total }, { $percent } %
habits-games = { $count ->
    [one] one game
   *[other] { $count } games
}
habits-too-few = { $games ->
    [one] One game is too few
   *[other] { $games } games are too few
} to say anything; it takes { $fewest }.
habits-too-short = These games were too short to say anything.
habits-you = You
habits-between = probably between { $low } % and { $high } %, from { $cases ->
    [one] one decision
   *[other] { $cases } decisions
}
habit-lies = Lied, where one could
habit-lies-ahead = Lied while ahead
habit-lies-behind = Lied while behind
habit-lies-early = Lied in the first half of a game
habit-lies-late = Lied in the second half
habit-lies-dear = Lies that gave something away
habit-reads = Judged the others without a mistake
habit-cost-reading = Chance to win given away each time the others were judged
habit-cost = Chance to win given away with each decision

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
refusal-not_yourself = You cannot send yourself away. You can leave.
refusal-no_such_table = There is no such table. Perhaps the link is incomplete.
refusal-no_such_game = There is no such game here.
refusal-no_such_person = This person is no longer here.
refusal-no_such_level = There is no such bot.
refusal-no_such_phrase = There is no such phrase.
refusal-bad_option = These options do not go together.
refusal-bad_token = This link does not open the table. Ask for a new one.
refusal-table_full = The table is full.
refusal-bad_salt = That is not the secret number that was fixed.
refusal-locked = Nobody else may come to this table: its host has locked it.
refusal-removed = The host of this table has sent you away.
refusal-disk_full = This server’s disk is nearly full: games go on, but there are no new tables and no chat for now.
refusal-silence = The rules ask you to be silent right now.
refusal-not_away = You are at the table already.
refusal-not_over = That is possible once the game is over.
refusal-too_fast = Too fast. Take a breath and try again.
refusal-too_large = That was too long.
refusal-no_reviews = This server makes no reviews of finished games.
refusal-too_many = Too many at once. Try again in a minute.
refusal-outdated = This page is older than the server. Please reload it.
refusal-stopping = The server cannot be reached right now.
refusal-bad_name = That name cannot be used here: choose one with letters that nobody could mix up with a bot.
refusal-damaged = The record of this table is damaged. Nothing more is played here; whoever runs this server can see why.
refusal-newer_record = This table was made by a newer Undertable than this one: whoever runs this server has to update it.
refusal-internal = Something went wrong. Please try again.

# The rules
rules-contents = Contents
rules-sources = Show where each rule comes from: the rulebook, a report by owners of the game, or us

# What people can do about each other, and about their own data
people = People here
mute = Mute
block = Block
unblock = Unblock
mute-hint = Muted: you hear nothing more of them at this table, nor at its rematch. Blocked: nobody with this name is heard on this device. Nobody is told.
report = Report to the host
report-operator = Report to who runs this server
reports = Reported to you
reported = { $name } was reported:
about-line = What can be done about this line by { $name }
unsay = Take out
removed-line = This line was taken out.
privacy = Privacy
privacy-and-data = Privacy and your data
your-data = Your data on this server
your-data-tables = { $count ->
    [0] This device is at no table.
    [one] This device is at one table.
   *[other] This device is at { $count } tables.
}
log-out-everywhere = Log out everywhere else
log-out-hint = Every other device and every copied token loses your seats. This device keeps them.
delete-my-data = Delete my data
delete-hint = At all these tables your name is replaced, what you said is taken out, and your seats are given up. This device forgets everything. It cannot be undone.
delete-sure = Yes, delete it all
delete-not = No
logged-out = Done: only this device has your seats now.
deleted = Done: nothing of you is kept any more.
not-everywhere = Not every table could be reached. Try again in a moment.

refusal-no_such_line = There is no such line here, or not any more.
refusal-banned = Whoever runs this server has shut out your address.
refusal-closed = Whoever runs this server has closed this table.
