about = Pak je koffer, geef aan wat erin zit en krijg hem langs de sheriff: met de waarheid, een leugen of smeergeld.

# Goederen
good-jug = { $count ->
    [one] kruik
   *[other] kruiken
}
good-maracas = maracas
good-sombrero = { $count ->
    [one] sombrero
   *[other] sombrero’s
}
good-cigar = { $count ->
    [one] sigaar
   *[other] sigaren
}
good-tequila = { $count ->
    [one] tequila
   *[other] tequila’s
}
good-statue = { $count ->
    [one] beeldje
   *[other] beeldjes
}
goods-none = niets
sum = $ { $amount }
cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}

# Zetten zoals ze worden aangeboden
move-pack = { $cards } inpakken
move-declare = { $count } { $good } aangeven
move-check = { $seat } controleren
move-waive = Iedereen laten doorlopen
move-offer = { sum } bieden
move-demand = { sum } eisen
move-accept = Aannemen
move-refuse = Afwijzen
move-open = Het gesprek beëindigen en de koffer openen
move-extracheck = De extra controle op { $seat } inzetten
move-confiscate = De koffer van { $seat } in beslag nemen
move-done = De beurt beëindigen
move-keep = { $cards } bewaren voor de slotverkoop
move-name = { $seat } als eerste sheriff aanwijzen
move-lot = { $seat } draagt als eerste de ster
move-deal = { $seat } krijgt { $cards }

# Wat er gebeurt
event-starred = Ronde { $round }, beurt { $turn }: { $seat_me ->
    [yes] jij bent
   *[no] { $seat } is
} de sheriff.
event-dealt = { $seat_me ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} { cards }.
event-drew = { $seat_me ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $cards }.
event-reshuffled = De trekstapel is leeg: { $count } afgelegde kaarten worden tot een nieuwe geschud.
event-packed = { $seat_me ->
    [yes] Je pakt
   *[no] { $seat } pakt
} { $count ->
    [0] een koffer
   *[other] { cards }
} in.
event-packedcards = In { $seat_me ->
    [yes] jouw koffer
   *[no] de koffer van { $seat }
}: { $cards }.
event-declared = { $seat_me ->
    [yes] Je geeft aan:
   *[no] { $seat } geeft aan:
} { $count } { $good }.
event-waived = { $seat_me ->
    [yes] Je laat
   *[no] Sheriff { $seat } laat
} iedereen doorlopen.
event-checked = { $extra ->
    [yes] Extra controle!
   *[no] Controle!
} { $sheriff_me ->
    [yes] Je wilt
   *[no] Sheriff { $sheriff } wil
} { $seat_me ->
    [yes] jouw koffer
   *[no] de koffer van { $seat }
} zien.
event-offered = { $seat_me ->
    [yes] Je biedt
   *[no] { $seat } biedt
} { sum }.
event-demanded = { $seat_me ->
    [yes] Je eist
   *[no] Sheriff { $seat } eist
} { sum }.
event-refused = { $seat_me ->
    [yes] Je wijst het af.
   *[no] { $seat } wijst het af.
}
event-talkended = { $seat_me ->
    [yes] Je beëindigt het gesprek: de koffer gaat open.
   *[no] { $seat } beëindigt het gesprek: de koffer gaat open.
}
event-bribed = Akkoord: { $seat_me ->
    [yes] je betaalt
   *[no] { $seat } betaalt
} { $sheriff_me ->
    [yes] jou
   *[no] sheriff { $sheriff }
} { sum }, en de koffer blijft dicht.
event-opened = { $seat_me ->
    [yes] In jouw koffer:
   *[no] In de koffer van { $seat }:
} { $cards }. { $verdict ->
    [true] Alles zoals aangegeven: { $seat_me ->
        [yes] je krijgt
       *[no] { $seat } krijgt
    } $ { $compensation } uit de kas.
    [short] Minder dan aangegeven, maar niets fout: geen boete.
   *[false] Fout: { $wrong }. Boete: $ { $fine }{ $forgiven ->
        [0] .
       *[other] , waarvan $ { $paid } kan worden betaald.
    }
}
event-confiscated = { $sheriff_me ->
    [yes] Je neemt
   *[no] Sheriff { $sheriff } neemt
} { $seat_me ->
    [yes] jouw koffer
   *[no] de koffer van { $seat }
} in beslag: { $taken ->
    [0] geen kaart gaat
    [one] één kaart gaat
   *[other] { $taken } kaarten gaan
} naar de sheriff, { $returned ->
    [0] geen
    [one] één
   *[other] { $returned }
} terug.
event-looked = Alleen { $sheriff_me ->
    [yes] jij en { $seat }
   *[no] { $seat_me ->
        [yes] jij en { $sheriff }
       *[no] { $sheriff } en { $seat }
    }
} weten het: er zat { $cards } in, en naar de sheriff ging { $taken }.
event-crossed = { $seat_me ->
    [yes] Jouw koffer is
   *[no] De koffer van { $seat } is
} ongezien over de grens: { cards }.
event-kept = { $seat_me ->
    [yes] Je bewaart
   *[no] { $seat } bewaart
} { $count ->
    [0] niets
   *[other] { cards }
} voor de slotverkoop.
event-keptcards = Onder { $seat_me ->
    [yes] jouw koffer
   *[no] de koffer van { $seat }
} gaat: { $cards }.
event-sold = { $seat_me ->
    [yes] Je verkoopt
   *[no] { $seat } verkoopt
} { $cards } voor $ { $income }.
event-named = De armste speler kiest: { $seat_me ->
    [yes] je maakt
   *[no] { $seat } maakt
} { $sheriff_me ->
    [yes] jou
   *[no] { $sheriff }
} de eerste sheriff van de volgende ronde.
event-called = Slotverkoop, { $good }: { $shown ->
    [0] niemand heeft er een
    [one] er ligt één kaart
   *[other] er liggen { $shown } kaarten
}, { $limit } worden er gekocht.
event-cashed = { $seat_me ->
    [yes] Je toont
   *[no] { $seat } toont
} { $count } { $good } en { $seat_me ->
    [yes] krijgt
   *[no] krijgt
} $ { $income }.
event-won = { $seat_me ->
    [yes] Je wint met $ { $money }!
   *[no] { $seat } wint met $ { $money }.
}
outcome-most-money = het meeste geld

# Weigeringen
refusal-lot = Het lot beslist wie als eerste sheriff is.
refusal-deal = De kaarten worden nog gedeeld.
refusal-now-packing = Nu pakt iedereen in.
refusal-pack = Pak één tot vijf van je handkaarten in.
refusal-now-declaring = Nu wordt er aangegeven: een aantal van één tot vijf, en kruiken, maracas of sombrero’s.
refusal-true-count = Aan deze tafel moet het aantal kloppen: je hebt er { $count } ingepakt.
refusal-now-checking = Nu kiest de sheriff wie hij controleert, of hij laat iedereen doorlopen.
refusal-no-suitcase = Daar staat geen koffer die nog niet is gecontroleerd.
refusal-now-haggling = Nu praten de twee aan de balie: noem een bedrag, neem aan, wijs af of open.
refusal-wrong-side = De reiziger biedt, de sheriff eist.
refusal-too-much = Meer dan $ { $most } kan niet.
refusal-nothing-to-accept = Er is geen bedrag genoemd dat je kunt aannemen.
refusal-nothing-to-refuse = Er is geen bedrag genoemd dat je kunt afwijzen.
refusal-cannot-pay = Zoveel geld heb je niet.
refusal-talked-enough = Genoeg gepraat: aannemen of de koffer openen.
refusal-now-tokens = Nu mag de sheriff een steen inzetten, of hij beëindigt de beurt.
refusal-no-extra-check = Je hebt geen extra controle.
refusal-no-first-check = Voor een extra controle is eerst een gewone nodig.
refusal-no-confiscation = Je inbeslagname is al gebruikt.
refusal-now-keeping = Nu zegt iedereen hoeveel kaarten hij bewaart.
refusal-keep = Bewaar hoogstens drie van de kaarten achter je koffer.
refusal-now-naming = Nu wijst de armste speler de volgende eerste sheriff aan.

# Opties
option-rounds = Rondes
    .about = Hoeveel rondes er worden gespeeld.
option-compensation = Schadeloosstelling
    .about = Wat een onterecht verdachte reiziger krijgt.
option-compensation-flat = één keer, hoeveel kaarten het ook zijn
option-compensation-per_card = voor elke kaart
option-true_count = Eerlijke aantallen
    .about = Het aangegeven aantal moet kloppen; alleen de soort mag gelogen zijn.
option-money = Geld
    .about = Of je het geld van de anderen ziet.
option-money-open = open
option-money-hidden = verborgen
option-counts = Aantal kaarten
    .about = Of je ziet hoeveel kaarten de anderen hebben ingepakt.
option-counts-open = open
option-counts-hidden = verborgen tot het einde van de beurt
option-offers_cap = Langste onderhandeling
    .about = Na zoveel bedragen en afwijzingen blijft alleen aannemen of openen; 0 is zonder einde.

# Bots
bot-easy = Makkelijk
bot-normal = Normaal
bot-hard = Moeilijk
bot-miser = De vrek: betaalt weinig, vraagt veel
bot-gambler = De gokker: pakt verboden waar in en vertrouwt op zijn geluk
bot-judge = De rechter: zelf eerlijk en moeilijk om te kopen
bot-random = Toeval

# Woorden aan de balie
phrase-souvenirs = Niets dan souvenirs!
phrase-grandmother = Mijn oma verzamelt ze.
phrase-same-shop = Ik was in dezelfde winkel.
phrase-cheap = Ze waren spotgoedkoop.
phrase-open-up = Openmaken!
phrase-heavy = Die koffer ziet er zwaar uit.
phrase-nervous = U zweet, beste vriend.
phrase-wages = Wat verdient men zoal aan de grens?
phrase-coffee = Iets voor de koffiepot.
phrase-last-word = Dat is mijn laatste woord.
phrase-better = Daar kan nog wat bij.
phrase-insult = Wilt u mij beledigen?
phrase-children = Mijn kinderen hebben schoenen nodig.
phrase-move-along = Doorlopen, ik heb niets gezien.
phrase-pleasure = Altijd een genoegen.
phrase-not-a-dollar = Geen dollar meer!
phrase-go-on-look = Toe maar, kijk erin.
phrase-by-the-book = Hier gaat het volgens het boekje.

# Wat een simulatie telt
stat-lies = Valse aangiften
stat-checked = Gecontroleerde aangiften
stat-bought-off = … daarvan vrijgekocht
stat-caught = … daarvan betrapt
stat-paid = Smeergeld, gemiddeld $
stat-checks = Controles per beurt als sheriff
stat-bribed = Omkopingen per beurt als sheriff
stat-taken = Smeergeld per spel, $
stat-confiscations = Inbeslagnames per spel
stat-seized = Kaarten per inbeslagname
stat-kept = Bewaarde kaarten per spel
stat-money = Geld aan het eind, $
