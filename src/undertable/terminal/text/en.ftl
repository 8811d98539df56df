# What can be typed in every game; the words of all languages are understood
command-help = ? help h
command-odds = odds
command-undo = undo
command-log = log
command-rules = rules
command-save = save
command-quit = quit exit q
commands = Always: odds, undo, log, rules, save FILE, quit. Add "words" in quotes to say them.
yes = y yes again
no = n no

# Around the table
player = Player { $number }
bot-names = Fox Magpie Raven Stoat Jackal Lynx Otter
welcome = { $game } by { $authors } ({ $publisher }). An independent implementation. Help: ?
at-the-table = At the table: { $names }.
house-rules = House rules: { $rules }.
forked = Played on from { $origin }, in place of entry { $at }: what you could not know there was dealt anew.
forked-as-it-was = Played on from { $origin }, in place of entry { $at }, with everything as it lay.
fork-there = In { $origin } it ended like this: { $result }
on = yes
off = no
go-on = [Enter]
more = [Enter: more, q: back]
pass-on = Pass the keyboard to { $name }. { $name }: Enter when nobody else is looking.
which-game = Which game?
no-log = Nothing has happened yet that is kept here.
no-odds = There is nothing to reckon with now.
undone = Taken back.
saved = The game is kept in { $file }.
unfinished = There is an unfinished game of { $game }. Go on with it? [Y/n]
unfinished-help = Enter or “y”: go on where you left off. “n”: begin a new game; the unfinished one is then forgotten.
put-aside = The game that was kept cannot be read, and now lies in { $file }. ({ $why })
won = { $count ->
    [0] Nobody wins: { $why }.
    [one] { $names } wins: { $why }.
   *[other] { $names } win together: { $why }.
}
afterwards = Enter: finish. “again”: another game. “save FILE”: keep the record.
afterwards-help = Enter or “n” ends the evening. “again” deals a new game for the same players. “save FILE” keeps a record of this game that can be looked at and checked.
left = The game ends here.
left-saved = The game is kept. Go on with: { $command }

# Refusals
refusal-nothing-to-undo = There is nothing to take back yet.
refusal-undo-others = Somebody else has moved since; that cannot be taken back.
refusal-undo-revealed = Something has come to light since; that cannot be taken back.
refusal-words-alone = Words go with a move: put the move before them.
refusal-silence = The rules want you to be silent now: play without words.
refusal-save-where = Say where: save FILE.
refusal-cannot-write = { $file } cannot be written ({ $why }).
refusal-cannot-read = { $file } cannot be read ({ $why }).
refusal-file-exists = { $file } exists already. Choose another name, or go on with it: --resume { $file }
refusal-resume-fixed = A resumed game keeps its players, bots, options and dice; leave them out.
refusal-other-game = { $file } holds a game of { $game }.
refusal-nothing-to-resume = There is no unfinished game.
refusal-fork-where = Say which decision: --from RECORD --at N, N being the number of its entry, the first being 0.
refusal-fork-fixed = Played on from a record, a game keeps its players, seats and options; leave them out.
refusal-fork-alone = One person plays on, and bots have all other seats.
refusal-too-many = { $people } people and { $bots } bots do not fit on { $seats } seats.
refusal-names = Everybody needs a name of their own: --humans Ann,Ben
refusal-humans = “{ $humans }” is no number of people.

# The rules page
contents = Contents
sources = Where each rule comes from: undertable rules { $game } --sources
