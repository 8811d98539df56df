# Bots in many games
refusal-too-many-bots = { $bots } bots passen niet op { $seats } plaatsen.
refusal-no-bots = Noem minstens één bot: --bots hard,normal
sim-bot = bot
sim-games = spellen
sim-wins = winst
sim-interval = 95%
sim-score = punten
sim-decisions = beslissingen
sim-time = tijd per beslissing
sim-seat = plaats
sim-length = Beslissingen in een spel: gemiddeld { $mean }, in negen van de tien spellen tussen { $low } en { $high }.
sim-stopped = Gestopt na { $done } van de { $games } spellen; dit is de uitkomst tot nu toe.
plot-wins = winst per bot
plot-seats = winst per plaats
plot-lengths = beslissingen in een spel
plot-figures = wat ze doen
plot-fair = een eerlijk deel
refusal-no-extra = Hiervoor ontbreekt iets: pip install 'undertable[{ $extra }]'
refusal-no-cluster = Op “{ $address }” is geen Ray-cluster te vinden.
refusal-processes-lost = Een proces waarin wordt gespeeld, is bij dezelfde spellen { $times } keer gestopt: misschien stopt een bot het, of is er te weinig geheugen.
refusal-no-such-class = De bot “{ $name }” bestaat niet: { $why }.
refusal-remote = De bot op { $address } gaf geen toegestane zet: { $why }
refusal-bot-illegal = De bot “{ $name }” deed in spel { $number } van { $game } (--seed { $seed }) een zet die niet is toegestaan. { $why }
refusal-bot-failed = De bot “{ $name }” is vastgelopen in spel { $number } van { $game }: { $why }. Met hetzelfde commando en --seed { $seed } kom je weer op dat punt.
refusal-nothing-to-fit = Bij { $game } valt er niets af te stellen.

# De competitie
sim-rating = rating
arena-ahead = eindigde vóór
plot-ratings = ratings, spel voor spel
refusal-league-of-one = Een competitie heeft minstens twee verschillende bots nodig: --bots hard,normal
refusal-not-a-league = { $file } is geen competitie: { $why }.
refusal-other-league = In de competitie van { $file } wordt een ander spel gespeeld, of met andere plaatsen of opties.

# Twee manieren van spelen, vergeleken
compare-figure = maat
compare-difference = verschil
compare-surely = p, gecorrigeerd
compare-bot-wins = winst van { $bot }
compare-seat-wins = overwinningen van plaats { $seat }
compare-length = beslissingen in een spel
compare-spread = punten tussen eerste en laatste
compare-ended = spellen die eindigen met “{ $reason }”
compare-note = Telkens { $games ->
    [one] één spel met dezelfde beginwaarde
   *[other] { $games } spellen met dezelfde beginwaarden
}; p is (volgens Holm) gecorrigeerd voor de { $figures } bekeken maten.
compare-finding = { $figure }: { $a } met { $one }, { $b } met { $other }.
compare-nothing = Er verandert niets wat met zoveel spellen te zien is.
refusal-compare-twice = { $option } wordt vergeleken en kan niet ook als --option vaststaan.
refusal-compare-form = Noem een huisregel met twee waarden: OPTIE=a,b; niet “{ $what }”.
refusal-not-among-legal = Nummer { $number } hoort nu niet bij de toegestane acties.
refusal-no-batch = { $game } kan nog niet in reeksen gespeeld worden.
refusal-not-a-number = Een actie is een heel getal, niet “{ $what }”.

# Wat iemand wint die een bot kent
exploit-position = stelling
exploit-first = winst als eerste
exploit-second = winst als tweede
exploit-gain = uitbuitbaarheid
exploit-line = een verloop dat hem verslaat
exploit-found = Wie { $bot } kent, wint { $wins } van { $games ->
    [one] het ene spel
   *[other] de { $games } spellen
} ({ $low } – { $high }); een eerlijk deel is { $fair }.
exploit-lesson = Het meest leverde op: { $line } (+{ $gain } van de spellen)
refusal-not-exact = { $game } is niet volledig door te rekenen; laat --exact weg, dan worden er spellen gespeeld.
refusal-not-compiled = { $game } heeft geen gecompileerde speler die een bot kent; laat --compiled weg.

# De dataset
export-games = { $games ->
    [one] Eén spel is weggeschreven.
   *[other] { $games } spellen zijn weggeschreven.
}
export-left-out = { $games ->
    [one] Eén spel met mensen is weggelaten
   *[other] { $games } spellen met mensen zijn weggelaten
}: met --consented zeg je dat iedereen die speelde, het goed vindt; met --consented-at zeg je dat voor één tafel.

# Bots as guests
refusal-not-a-link = Dat is geen uitnodiging voor een tafel: “{ $link }”.
refusal-table-gone = De tafel verdween voordat het spel afgelopen was.

# The review
refusal-not-over = Dit spel is nog niet afgelopen: er is nog niets om op terug te blikken.
review-cost-of = verspeeld: { $cost ->
    [one] één overwinning
   *[other] { $cost } overwinningen
}
review-note = Beoordeeld naar wat ieder toen kon weten: { $decisions ->
    [one] één beslissing
   *[other] { $decisions } beslissingen
}, volgens de bot “{ $bot }”. Wat toeval kan zijn, telt niet mee.
review-chances = winstkansen
review-entry = regel
review-who = wie
review-made = gekozen
review-better = beter
review-cost = verspeeld
review-why = waarom
review-figure = maat
review-value = waarde
review-interval = 95%
review-cases = gevallen
review-too-few = { $who }: { $games ->
    [one] één spel is
   *[other] { $games } spellen zijn
} te weinig om er iets over te zeggen; er zijn er { $least } nodig.
review-too-short = { $who }: deze spellen waren te kort om iets te zeggen.
habit-lies = leugens waar er een mogelijk was
habit-lies-ahead = leugens op voorsprong
habit-lies-behind = leugens op achterstand
habit-lies-early = leugens in de eerste helft
habit-lies-late = leugens in de tweede helft
habit-lies-dear = leugens die iets kostten
habit-reads = anderen foutloos ingeschat
habit-cost-reading = verloren winstkans bij het inschatten van anderen, per beslissing
habit-cost = verloren winstkans per beslissing
habit-kind = verloren winstkans per beslissing: { $kind }
review-worth = winstkans
review-share = kiest de beste bot
refusal-no-drills = Hier zijn geen stellingen van { $game } om mee te oefenen.
drill-ask = Wat doe je? Typ een nummer.
drill-moves = het beste eerst
drill-right = Dat is de beste zet.
drill-wrong = De eerste van deze zetten was beter.
drill-belief = { $what } – waarschijnlijk: { $likely }; in werkelijkheid: { $true }{ $chance ->
    [no] .
   *[other] {" "}({ $chance }).
}
drill-score = { $right } van de { $drills } goed gekozen.
