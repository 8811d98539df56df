# Bots in many games
refusal-too-many-bots = { $bots } bots do not fit on { $seats } seats.
refusal-no-bots = Name at least one bot: --bots hard,normal
sim-bot = bot
sim-games = games
sim-wins = wins
sim-interval = 95 %
sim-score = score
sim-decisions = decisions
sim-time = time per decision
sim-seat = seat
sim-length = Decisions in a game: { $mean } on average, nine in ten between { $low } and { $high }.
sim-stopped = Stopped after { $done } of { $games } games; this is what they say.
plot-wins = wins by bot
plot-seats = wins by seat
plot-lengths = decisions in a game
plot-figures = what they do
plot-fair = a fair share
refusal-no-extra = For this something is missing: pip install 'undertable[{ $extra }]'
refusal-no-cluster = There is no Ray cluster at “{ $address }”.
refusal-processes-lost = A process in which games are played has ended { $times } times over the same games: a bot may end it, or memory be short.
refusal-no-such-class = There is no bot “{ $name }”: { $why }.
refusal-remote = The bot at { $address } gave no legal move: { $why }
refusal-bot-illegal = The bot “{ $name }” made a move that is not legal in game { $number } of { $game } (--seed { $seed }). { $why }
refusal-bot-failed = The bot “{ $name }” failed in game { $number } of { $game }: { $why }. The same command with --seed { $seed } comes there again.
refusal-nothing-to-fit = There is nothing to fit in { $game }.

# The league
sim-rating = rating
arena-ahead = ended before
plot-ratings = ratings, game by game
refusal-league-of-one = A league needs at least two different bots: --bots hard,normal
refusal-not-a-league = { $file } is not a league: { $why }.
refusal-other-league = The league in { $file } plays another game, with other seats or options.

# Two ways of playing, compared
compare-figure = figure
compare-difference = difference
compare-surely = p, adjusted
compare-bot-wins = wins of { $bot }
compare-seat-wins = wins of seat { $seat }
compare-length = decisions in a game
compare-spread = points between first and last
compare-ended = games ended by “{ $reason }”
compare-note = { $games ->
    [one] One game each way on the same seed
   *[other] { $games } games each way on the same seeds
}; p is adjusted (Holm) for the { $figures } figures looked at.
compare-finding = { $figure }: { $a } with { $one }, { $b } with { $other }.
compare-nothing = Nothing changes that so many games could show.
refusal-compare-twice = { $option } is what is compared; it cannot be an --option as well.
refusal-compare-form = Say which house rule, and two ways of it: OPTION=a,b; not “{ $what }”.
refusal-not-among-legal = Number { $number } is not among the legal actions now.
refusal-no-batch = { $game } cannot be played in batches yet.
refusal-not-a-number = An action is a whole number, not “{ $what }”.

# What somebody gains who knows a bot
exploit-position = position
exploit-first = gain as starter
exploit-second = gain as the other
exploit-gain = exploitability
exploit-line = a line that beats it
exploit-found = Somebody who knows { $bot } wins { $wins } of { $games } games ({ $low } – { $high }); a fair share is { $fair }.
exploit-lesson = Most was gained with: { $line } (+{ $gain } of games)
refusal-not-exact = { $game } cannot be enumerated; leave --exact out, and games are played instead.
refusal-not-compiled = { $game } has no compiled player who knows a bot; leave --compiled out.

# The dataset
export-games = { $games ->
    [one] One game is written.
   *[other] { $games } games are written.
}
export-left-out = { $games ->
    [one] One game with people is left out
   *[other] { $games } games with people are left out
}: --consented says that everybody who played has agreed, --consented-at the same of one table.

# Bots as guests
refusal-not-a-link = That is not an invitation to a table: “{ $link }”.
refusal-table-gone = The table is gone before the game was over.

# The review
refusal-not-over = This game is not over: there is nothing to review yet.
review-cost-of = given away: { $cost ->
    [one] one win
   *[other] { $cost } wins
}
review-note = Judged by what each could know then: { $decisions } decisions, with the word of { $bot }. What noise could explain is not counted.
review-chances = chances to win
review-entry = entry
review-who = who
review-made = did
review-better = better
review-cost = cost
review-why = why
review-figure = figure
review-value = value
review-interval = 95 %
review-cases = cases
review-too-few = { $who }: { $games ->
    [one] one game is
   *[other] { $games } games are
} too few to say anything; it takes { $least }.
review-too-short = { $who }: these games were too short to say anything.
habit-lies = lies, of all that could be one
habit-lies-ahead = lies while ahead
habit-lies-behind = lies while behind
habit-lies-early = lies in the first half
habit-lies-late = lies in the second half
habit-lies-dear = lies that cost something
habit-reads = judged others without a mistake
habit-cost-reading = given away by judging others, per decision
habit-cost = given away per decision
habit-kind = given away per decision: { $kind }
review-worth = chance to win
review-share = the best bot
refusal-no-drills = There are no positions of { $game } to practise here.
drill-ask = What do you do? Type a number.
drill-moves = best first
drill-right = That is it.
drill-wrong = The first of these was better.
drill-belief = { $what } – likely: { $likely }; in truth: { $true }{ $chance ->
    [no] .
   *[other] {" "}({ $chance }).
}
drill-score = { $right } of { $drills } found.
