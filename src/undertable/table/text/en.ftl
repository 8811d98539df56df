# What a table refuses, whatever the game
refusal-malformed = That was not understood.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has already started.
refusal-not-seated = You need a seat for that.
refusal-seat-taken = Somebody already sits there.
refusal-no-such-seat = This table has no such seat.
refusal-seats-empty = There are still empty seats: wait for people, or seat bots.
refusal-not-ready = Not everybody is ready yet.
refusal-bad-salt = That is not the salt that was committed to.
refusal-not-host = Only the host can do that.
refusal-not-yourself = You cannot send yourself away. You can leave.
refusal-no-such-table = There is no such table, or not any more.
refusal-no-such-game = There is no such game.
refusal-no-such-person = You are not at this table.
refusal-no-such-level = There is no bot of that level.
refusal-no-such-phrase = This table has no such phrase.
refusal-bad-option = These options do not go together.
refusal-bad-name = That name cannot be used here: choose one with letters that nobody could mix up with a bot.
refusal-bad-token = This link does not open this table: ask the host for the invitation link.
refusal-no-such-line = There is no such line here, or not any more.
refusal-banned = Whoever runs this server has shut out your address.
refusal-closed = Whoever runs this server has closed this table.
refusal-table-full = There is no room at this table.
refusal-locked = Nobody else may come to this table: its host has locked it.
refusal-removed = The host of this table has sent you away.
refusal-disk-full = This server’s disk is nearly full: games go on, but there are no new tables and no chat for now.
refusal-silence = The rules want you to be silent just now.
refusal-not-away = You already hold your seat.
refusal-not-over = That is shown when the game is over.
refusal-no-reviews = This server makes no reviews of finished games.
refusal-too-fast = Too fast: wait a moment.
refusal-too-large = That is too long.
refusal-too-many = Too many at once from here.
refusal-outdated = This page is out of date: load it again.
refusal-stopping = The server restarts; the game goes on in a moment.
refusal-damaged = The record of this table is damaged. Nothing more is played here; whoever runs this server can see why.
refusal-newer-record = This table was made by a newer Undertable than this one: whoever runs this server has to update it.
refusal-internal = Something went wrong here; please try again.
refusal-bad-setting = A setting cannot be right: { $what }.

# Checking a record
verify-commitment = The seed belongs to the commitment { $commitment }.
verify-salt = The salt of { $name } belongs to the commitment { $commitment }.
verify-salt-wrong = The salt of { $name } is not the one that was committed to: it may have been chosen afterwards.
verify-compare = Compare these commitments with what the table showed before the game: if they are the same, nobody could choose the dice.
verify-old = This record was written before players committed to their salts: it does not show that nobody chose the last one.
verify-not-over = The record stops before the end of the game: what comes after, it does not show.
verify-unsalted = No player added a salt: the server alone chose the seed, before the game.
verify-right = All rolls and deals ({ $chances }) follow from the seed and the players’ salts; all moves ({ $moves }) are legal.
verify-wrong = { $count ->
    [one] One roll or deal does not follow from the seed and the salts: entry
   *[other] { $count } rolls or deals do not follow from the seed and the salts: entries
} { $entries }.
verify-lesson = This was a lesson: { $count } of { $chances } rolls and deals were chosen to teach, not left to the dice.
verify-fork = This game was played on from { $origin }, in place of entry { $at }. What { $name } could not know there was dealt anew by the server’s own dice; only the rolls and deals after that are checked here.
verify-fork-as-it-was = This game was played on from { $origin }, in place of entry { $at }, with everything as it lay there; only the rolls and deals after that are checked here.
verify-origin-right = It begins with just what its seed deals out of that record.
verify-origin-wrong = It does not begin with what its seed deals out of that record.

# What a messenger shows of a link
preview = The open table for bluffing games: come and sit down.

kept-for = { $days ->
    [one] a day
   *[other] { $days } days
}
