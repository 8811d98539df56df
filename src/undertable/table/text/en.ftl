# What a table refuses, whatever the game
refusal-malformed = That was not understood.
refusal-not-your-turn = It is not your turn.
refusal-stale = The table has moved on since then; look again and choose again.
refusal-game-over = The game is over.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has already started.
refusal-not-seated = You need a seat for that.
refusal-seat-taken = Somebody already sits there.
refusal-no-such-seat = This table has no such seat.
refusal-seats-empty = There are still empty seats: wait for people, or seat bots.
refusal-not-ready = Not everybody is ready yet.
refusal-not-host = Only the host can do that.
refusal-no-such-table = There is no such table, or not any more.
refusal-no-such-game = There is no such game.
refusal-no-such-person = You are not at this table.
refusal-no-such-level = There is no bot of that level.
refusal-no-such-phrase = This table has no such phrase.
refusal-bad-option = These options do not go together.
refusal-bad-name = That name cannot be used here: choose one with letters that nobody could mix up with a bot.
refusal-bad-token = This link does not open this table: ask the host for the invitation link.
refusal-table-full = There is no room at this table.
refusal-silence = The rules want you to be silent just now.
refusal-not-away = You already hold your seat.
refusal-not-over = That is shown when the game is over.
refusal-too-fast = Too fast: wait a moment.
refusal-too-large = That is too long.
refusal-too-many = Too many at once from here.
refusal-outdated = This page is out of date: load it again.
refusal-stopping = The server restarts; the game goes on in a moment.
refusal-damaged = The record of this table is damaged. Nothing more is played here; whoever runs this server can see why.
refusal-internal = Something went wrong here; please try again.
refusal-bad-setting = A setting cannot be right: { $what }.

# Checking a record
verify-commitment = The seed belongs to the commitment { $commitment }.
    Compare it with what the table showed before the game.
verify-right = All { $chances } rolls and deals follow from the seed and the players’ salts; all { $moves } moves are legal.
verify-wrong = { $count } rolls or deals do not follow from the seed and the salts: entries { $entries }.
verify-lesson = This was a lesson: { $count } of { $chances } rolls and deals were chosen to teach, not left to the dice.
