about = Iedereen verbergt dobbelstenen onder een beker en wedt op wat ze samen tonen. Verhogen of twijfelen.

# Weddenschappen in woorden
count-word = { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
    [14] veertien
    [15] vijftien
    [16] zestien
    [17] zeventien
    [18] achttien
    [19] negentien
    [20] twintig
   *[other] { $count }
}
bid-numbers = { count-word } { $count ->
    [one] { $face }
   *[other] { $face ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
       *[other] vijven
    }
}
bid-stars = { count-word } { $count ->
    [one] ster
   *[other] sterren
}
bid = { $face ->
    [6] { bid-stars }
   *[other] { bid-numbers }
}
bid-on = { bid }

# Zetten zoals ze worden aangeboden
move-bid = Wedden: { bid }
move-doubt = Twijfelen: bekers omhoog!
move-keep = Niets opzijleggen
move-layout = Opzijleggen: { $dice }; de rest opnieuw gooien
move-shake = { $seat } gooit { $dice }

# Wat er gebeurt
event-opening = { $me ->
    [yes] Om te bepalen wie begint, gooi je { $dice }: totaal { $total }.
   *[no] Om te bepalen wie begint, gooit { $seat } { $dice }: totaal { $total }.
}
event-begins = Ronde { $round }: { $dice } dobbelstenen in het spel. { $me ->
    [yes] Jij wedt als eerste.
   *[no] { $seat } wedt als eerste.
}
event-shaken = { $me ->
    [yes] Je schudt { $count ->
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    }.
   *[no] { $seat } schudt { $count ->
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    }.
}
event-peeked = { $me ->
    [yes] Onder jouw beker: { $dice }.
   *[no] Onder de beker van { $seat }: { $dice }.
}
event-bidden = { $me ->
    [yes] Je wedt op { bid }.
   *[no] { $seat } wedt op { bid }.
}
event-laidout = { $me ->
    [yes] Je legt opzij: { $dice }. De rest gooi je opnieuw.
   *[no] { $seat } legt opzij: { $dice }. De rest wordt opnieuw gegooid.
}
event-doubted = { $me ->
    [yes] Je betwijfelt
   *[no] { $seat } betwijfelt
} { $bidder_me ->
    [yes] jouw weddenschap
   *[no] de weddenschap { $bidder_of }
}: { bid }. Bekers omhoog: { $dice }. { $actual ->
    [0] Er is er geen enkele
    [one] Er is er één
   *[other] Er zijn er { $actual }
}.
event-lost = { $me ->
    [yes] Je verliest
   *[no] { $seat } verliest
} { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
} en { $me ->
    [yes] hebt
   *[no] heeft
} er { $left ->
    [0] geen meer
    [one] nog één
   *[other] nog { $left }
}.
event-out = { $me ->
    [yes] Je ligt eruit.
   *[no] { $seat } ligt eruit.
}
event-won = { $me ->
    [yes] Alleen jij hebt nog dobbelstenen: je wint!
   *[no] Alleen { $seat } heeft nog dobbelstenen en wint.
}
outcome-last-dice = niemand anders heeft nog dobbelstenen

# Weigeringen
refusal-not-higher = De weddenschap “{ $bid }” is niet hoger dan “{ $than }”.
refusal-above-cap = Er kan op hoogstens { $cap } dobbelstenen worden gewed.
refusal-nothing-to-doubt = Er is nog geen weddenschap om te betwijfelen: wed zelf als eerste.
refusal-lay-out = Leg dobbelstenen opzij die onder je beker liggen en laat er minstens één liggen.
refusal-now-opening = De dobbelstenen beslissen wie begint.
refusal-now-shaking = Er wordt nog geschud.
refusal-now-bidding = Nu kun je de weddenschap verhogen of betwijfelen.
refusal-now-laying = Nu kun je dobbelstenen opzijleggen of alles houden.

# Opties
option-dice = Dobbelstenen per speler
    .about = Met hoeveel dobbelstenen iedereen begint.
option-laying_out = Opzijleggen
    .about = Na je weddenschap mag je dobbelstenen open opzijleggen en de rest opnieuw gooien.
option-exact = Precies goed
    .about = Wie dobbelstenen verliest als een betwijfelde weddenschap precies klopt.
option-exact-all_lose_one = iedereen behalve de wedder verliest één dobbelsteen
option-exact-doubter_loses_one = alleen wie twijfelde, verliest één dobbelsteen
option-bid_cap = Bovengrens
    .about = Niemand mag op meer dobbelstenen wedden dan er in het spel zijn.

# Bots
bot-easy = Makkelijk
bot-normal = Normaal
bot-boaster = Opschepper
bot-doubter = Twijfelaar
bot-hard = Moeilijk
bot-expert = Expert
bot-random = Willekeurig

# Cijfers van een simulatie
stat-doubts = twijfels per beslissing
stat-right = twijfels aan een weddenschap die niet klopte
stat-false = betwijfelde weddenschappen die niet klopten
stat-bare = weddenschappen zonder één passende eigen dobbelsteen

# Terminal
screen-head = Bluff · Ronde { $round } · { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
} in het spel
screen-no-bid = nog geen weddenschap
screen-bid = { $name } wedt op { $bid }
screen-graveyard = Dobbelstenenkerkhof:
screen-out = ligt eruit
screen-laid = opzijgelegd
screen-opening = Wie begint? De hoogste worp; sterren tellen niet.
screen-cups-up = Bekers omhoog!
screen-doubted = { $bidder_me ->
    [yes] Je
   *[no] { $bidder }
} wedde op { $bid }. { $me ->
    [yes] Je
   *[no] { $doubter }
} gelooft het niet.
screen-told = { $me ->
    [yes] Je betwijfelt
   *[no] { $doubter } betwijfelt
} { $bidder_me ->
    [yes] jouw weddenschap
   *[no] de weddenschap { $bidder_of }
}: { $bid }. { screen-counted }
screen-counted = { $actual ->
    [0] Er is er geen enkele
    [one] Er is er één
   *[other] Er zijn er { $actual }
}; er was op { $count ->
    [one] één
   *[other] { $count }
} gewed.
screen-ask = Er is op { $bid } gewed. Verhoog (bijvoorbeeld naar { $examples }) of twijfel (t).
screen-ask-first = Jij wedt als eerste, bijvoorbeeld op { $number } of { $star }.
screen-ask-doubt = Hoger dan { $bid } kan niet: twijfel (t).
screen-ask-laying = Leg dobbelstenen opzij (bijvoorbeeld 5 5) en gooi de rest opnieuw, of houd ze allemaal (h).
screen-help-first = Wed op het aantal dobbelstenen dat onder alle bekers samen een cijfer of een ster toont: 4x5, vier vijven, ★3, drie sterren.
screen-help-bid = Wed hoger dan je voorganger (4x5, vier vijven, ★3, drie sterren) of betwijfel de weddenschap: t of twijfel.
screen-help-numbers = Cijfers: van { $least } tot en met { $most }. Sterren zijn jokers.
screen-help-stars = Sterren: van { $least } tot en met { $most }.
screen-help-laying = Opzijgelegde dobbelstenen liggen open en tellen mee; de andere worden opnieuw gegooid. Minstens één blijft onder de beker. Typ de dobbelstenen (5 5, leg 5 ★ opzij) of “houden”.
screen-odds = Te oordelen naar jouw dobbelstenen klopt de weddenschap op { $bid } met een kans van { $percent }%.
screen-odds-chance = { $bid } { $percent }%
screen-odds-next = De volgende weddenschappen: { $bids }
screen-odds-even = Eerder waar dan onwaar tot en met: { $bids }
refusal-no-such-face = Een dobbelsteen toont 1 tot en met 5 of een ster, verder niets.

# De les: $seat1 en $seat2 spelen tegen je
lesson-first-bid = Jij gooide het hoogst en begint. Onder je beker: 4, 4 en een ster, die elk cijfer mag zijn. Het gaat om alle negen dobbelstenen. Drie passen er al: wed op drie vieren.
lesson-doubt = { $seat1 } nam een hoger cijfer, { $seat2 } meer dobbelstenen: zo verhoog je. Verhoog ook, of twijfel. Vier vijven? Jij hebt alleen je ster, en nog drie bij de andere zes dobbelstenen is veel. Twijfel!
lesson-lie = Maar drie, er ontbreekt er één: { $seat2 } verliest een dobbelsteen. En { $seat1 } had geen enkele 5, pure bluf! Wie gelijk had, begint. Je worp is zwak, dus bluf ook: zeg twee drieën, al heb je er geen.
lesson-trapped = Kijk hoe je leugen is gegroeid: iedereen gelooft nu in drieën. Jij weet dat je er geen hebt, dus vier zijn het er vast niet. Twijfel!
lesson-stars = Er ontbraken er twee, dus { $seat2 } verliest twee dobbelstenen en ligt eruit. Je mag ook alleen op sterren wedden. Jij hebt er twee: wed op twee sterren. Op de baan komen die vlak na de 3.
lesson-odds = Je twee sterren tellen hier als vijven. { $seat1 } moet er dus met drie dobbelstenen nog twee hebben: dat lukt ongeveer één op de vier keer. Twijfel!
lesson-exact = Pech: precies vier. Dan verliest iedereen behalve de wedder een dobbelsteen. Nu zegt { $seat1 } twee enen. Jij hebt één 5: probeer twee vijven.
lesson-caught = Betrapt! { $seat1 } twijfelde, er ontbrak één 5, je bent een dobbelsteen kwijt. Dat overkomt iedereen. Je laatste is een ster die altijd past: verhoog naar twee vijven.
lesson-too-many = Drie vieren bij vier dobbelstenen? Jouw ster is er één van. Heeft { $seat1 } er echt nog twee? Twijfel!
lesson-pressure = Maar twee: { $seat1 } heeft nog twee dobbelstenen, en jij begint. Zet druk! Je hebt één 4, dus zeg er twee.
lesson-finish = { $seat1 } probeert zich te redden met twee vijven. Jij hebt er geen, dus moeten de laatste twee van { $seat1 } allebei passen. Twijfel, en win!
lesson-end = Dat is alles: wedden, verhogen, twijfelen, en liegen zonder te blozen. In een echt spel heeft iedereen vijf dobbelstenen.

# On the page

page-likely-fits = { $count ->
    [0] geen dobbelsteen past bij de weddenschap
    [one] één dobbelsteen past bij de weddenschap
   *[other] { $count } dobbelstenen passen bij de weddenschap
}
page-field = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
page-star-field = { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}
page-bid-by = { $name }: { $bid }
page-your-bid = Jij: { $bid }
page-no-bid = Nog geen weddenschap
page-opening = Wie het hoogst gooit, wedt als eerste; sterren tellen niet.
page-laid-out = Opzijgelegd
page-in-play = { $count ->
    [one] één dobbelsteen in het spel
   *[other] { $count } dobbelstenen in het spel
}
page-says-doubt = { $me ->
    [yes] Je betwijfelt
   *[no] { $name } betwijfelt
} { $bidder_me ->
    [yes] jouw weddenschap
   *[no] de weddenschap { $bidder }
}: { $bid }. Bekers omhoog!
page-of = { $actual } van { $count }
page-of-bid = van { $count }
page-verdict-exact = Precies!
page-verdict-over = { $count ->
    [1] Eén meer!
    [2] Twee meer!
    [3] Drie meer!
   *[other] { $count } meer!
}
page-verdict-short = { $count ->
    [1] Eén te weinig
    [2] Twee te weinig
    [3] Drie te weinig
   *[other] { $count } te weinig
}
page-turning-point = Keerpunt: in ronde { $round } verloor { $name } { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
} door de weddenschap “{ $bid }”.
page-best-lie = Beste leugen: { $name } met de weddenschap “{ $bid }” in ronde { $round }. Er { $actual ->
    [0] was er geen enkele
    [one] was er maar één
   *[other] waren er maar { $actual }
}, en niemand twijfelde.
page-there-were = { $actual ->
    [0] Er was er geen enkele
    [one] Er was er één
   *[other] Er waren er { $actual }
}.
page-fitting = { $fitting ->
    [0] Geen van jouw dobbelstenen past bij { $bid }
    [one] Eén van jouw dobbelstenen past bij { $bid }
   *[other] { $fitting } van jouw dobbelstenen passen bij { $bid }
}
page-under-cup = { $count ->
    [one] één dobbelsteen onder de beker
   *[other] { $count } dobbelstenen onder de beker
}
page-your-dice = Onder je beker: { $dice }
page-doubt = Twijfel!
page-cry = Twijfel!
page-and-bidder = … en { $me ->
    [yes] jij
   *[no] { $name }
}?
page-odds = Kansen?
page-table = Wat er op tafel ligt
page-track = De baan van de weddenschappen
page-which-face = Welk cijfer?
page-lay-which = Welke dobbelstenen leg je opzij?
page-lay = { $count ->
    [0] Opzijleggen…
    [one] Eén opzijleggen, rest opnieuw
   *[other] { $count } opzijleggen, rest opnieuw
}
page-dice-left = { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}
page-out = eruit
page-now-first = Jij wedt als eerste: tik op een veld.
page-now-raise = Verhoog op de baan, of twijfel.
page-now-doubt = Hoger kan niet: betwijfel de weddenschap.
page-now-laying = Leg dobbelstenen opzij en gooi de rest opnieuw, of laat alles liggen.
page-now-out = Je hebt geen dobbelstenen meer. Veel plezier met kijken.
coach-bidding-mine = Onderaan liggen jouw dobbelstenen. Ongeveer een derde van alle dobbelstenen past bij een cijfer. Tik op een veld voor het aantal, kies het cijfer en wed; of twijfel als het je te veel lijkt.
coach-bidding = De rode dobbelsteen toont de weddenschap die geldt. Wie verhoogt, schuift hem verder of draait hem naar een hoger cijfer.
coach-laying-mine = Je mag dobbelstenen tonen om je weddenschap kracht bij te zetten, en de andere opnieuw gooien. Minstens één blijft verborgen.
page-fewer = Minder
page-more = Meer
refusal-too-many-dice = Dit wordt alleen exact berekend met hooguit { $most } dobbelstenen in het spel.
refusal-not-learned = De gecompileerde speler kent alleen “hard” en “expert”; laat --compiled bij andere bots weg.
refusal-not-in-batches = In reeksen kan Bluff alleen met { $option } = { $only } gespeeld worden.
refusal-one-for-each = Voor { $games } spellen zijn evenveel hele getallen nodig, voor elk één, niet { $given }.
refusal-illegal-in-batch = Actie { $action } is in spel { $number } (geteld vanaf 0) nu niet toegestaan; geen enkel spel is verdergegaan.

view-phase = nu
view-phase-opening = gooien om wie mag beginnen
view-phase-shaking = schudden
view-phase-bidding = wedden
view-phase-laying = dobbelstenen opzijleggen
view-phase-over = het spel is afgelopen
view-turn = aan de beurt
view-round = ronde
view-bid = weddenschap
view-count = hoeveel
view-face = waarop
view-face-star = ster
view-bidder = gewed door
view-cup = onder je beker
view-cups = onder de beker
view-laid = opzijgelegd
view-dice = dobbelstenen
view-cap = bovengrens van de weddenschappen
view-raised = toen de bekers het laatst omhooggingen
view-doubter = betwijfeld door
view-actual = werkelijk aantal
view-lost = verloren
view-opening = openingsworp

# De terugblik
belief-cup = onder de beker
belief-fits = dobbelstenen die bij de weddenschap passen
why-doubt = De kans op { bid } was { $percent }%; in werkelijkheid { $true ->
    [0] paste er geen enkele
    [one] paste er één
   *[other] pasten er { $true }
}.
why-no-doubt = De kans op { bid } was { $percent }%: te groot om te twijfelen. In werkelijkheid { $true ->
    [0] paste er geen enkele
    [one] paste er één
   *[other] pasten er { $true }
}.
why-bid = Van de eigen dobbelstenen { $mine ->
    [0] paste er geen enkele
    [one] paste er één
   *[other] pasten er { $mine }
} bij deze weddenschap en { $other ->
    [0] geen enkele
    [one] één
   *[other] { $other }
} bij de betere.
tag-doubt-missed = { $who } liet een weddenschap passeren die betwijfeld had moeten worden: dat kostte { $percent } procentpunt winstkans.
tag-doubt-rash = { $who } twijfelde te vroeg: dat kostte { $percent } procentpunt winstkans.
tag-bid-high = { $who } wedde hoger dan nodig: dat kostte { $percent } procentpunt winstkans.
tag-lie = { $who } wedde zonder één passende eigen dobbelsteen: dat kostte { $percent } procentpunt winstkans.
