about = Pak je koffer, geef aan wat erin zit en krijg hem langs de sheriff: met de waarheid, een leugen of smeergeld.

# Goederen
good-jug = { $count ->
    [one] kruik
   *[other] kruiken
}
good-maracas = { $count ->
    [one] maraca
   *[other] maraca’s
}
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
sum = $ { $amount }
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
move-keep = { $cards ->
    [niets] Niets
   *[other] { $cards }
} bewaren voor de slotverkoop
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
event-reshuffled = De trekstapel is leeg: { $count ->
    [one] één afgelegde kaart wordt de nieuwe
   *[other] { $count } afgelegde kaarten worden tot een nieuwe geschud
}.
event-packed = { $count ->
    [0] { $seat_me ->
        [yes] Jouw koffer is gepakt.
       *[no] De koffer van { $seat } is gepakt.
    }
   *[other] { $seat_me ->
        [yes] Je pakt
       *[no] { $seat } pakt
    } { cards } in.
}
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
    [true] Extra controle!
   *[false] Controle!
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
    [yes] In jouw koffer (“{ $count } { $good }”):
   *[no] In de koffer van { $seat } (“{ $count } { $good }”):
} { $cards }. { $verdict ->
    [true] Alles zoals aangegeven: { $seat_me ->
        [yes] je krijgt
       *[no] { $seat } krijgt
    } $ { $compensation } uit de kas.
    [short] Minder dan aangegeven, maar niets verkeerds: geen boete.
   *[false] Fout: { $wrong }. Boete: $ { $fine }{ $forgiven ->
        [0] .
       *[other] , waarvan $ { $paid } is betaald.
    }
}
event-confiscated = { $sheriff_me ->
    [yes] Je neemt
   *[no] Sheriff { $sheriff } neemt
} { $seat_me ->
    [yes] jouw koffer
   *[no] de koffer van { $seat }
} in beslag: { $taken ->
    [0] geen kaart
    [one] één kaart
   *[other] { $taken } kaarten
} voor { $sheriff_me ->
    [yes] jou
   *[no] de sheriff
}, { $returned ->
    [0] geen enkele
    [one] één
   *[other] { $returned }
} terug.
event-looked = Alleen { $sheriff_me ->
    [yes] jij en { $seat }
   *[no] { $seat_me ->
        [yes] jij en { $sheriff }
       *[no] { $sheriff } en { $seat }
    }
} weten wat erin zat: { $cards }. Voor { $sheriff_me ->
    [yes] jou
   *[no] de sheriff
}: { $taken }.
event-crossed = { $seat_me ->
    [yes] Jouw koffer is
   *[no] De koffer van { $seat } is
} ongeopend over de grens: { cards }.
event-kept = { $seat_me ->
    [yes] Je bewaart
   *[no] { $seat } bewaart
} { $count ->
    [0] niets
   *[other] { cards }
} voor de slotverkoop.
event-keptcards = Nieuw onder { $seat_me ->
    [yes] jouw koffer
   *[no] de koffer van { $seat }
}: { $cards }.
event-sold = { $seat_me ->
    [yes] Je verkoopt
   *[no] { $seat } verkoopt
} { $income ->
    [0] niets
   *[other] { $cards } voor $ { $income }
}.
event-named = { $seat_me ->
    [yes] Je hebt het minste geld en kiest
   *[no] { $seat } heeft het minste geld en kiest
} de eerste sheriff van de volgende ronde: { $sheriff_me ->
    [yes] { $seat_me ->
        [yes] jezelf
       *[no] jou
    }
   *[no] { $sheriff }
}.
event-called = Slotverkoop, { $good }: { $shown ->
    [0] niemand heeft er een
    [one] er ligt één kaart, er worden er hoogstens { $limit } gekocht
   *[other] er liggen { $shown } kaarten, er worden er hoogstens { $limit } gekocht
}.
event-cashed = { $seat_me ->
    [yes] Je toont
   *[no] { $seat } toont
} { $count } { $good } en { $seat_me ->
    [yes] krijgt
   *[no] krijgt
} $ { $income }.
event-won = { $seat_me ->
    [yes] Je wint met $ { $money }!
   *[no] { $seat } wint met $ { $money }.
}
outcome-most-money = het meeste geld

# Weigeringen
refusal-lot = Het lot beslist wie als eerste sheriff is.
refusal-deal = De kaarten worden nog gedeeld.
refusal-now-packing = Nu pakt iedereen in.
refusal-pack = Pak één tot vijf van je handkaarten in.
refusal-now-declaring = Nu wordt er aangegeven: een aantal van één tot vijf, en kruiken, maraca’s of sombrero’s.
refusal-true-count = Aan deze tafel moet het aantal kloppen: je hebt { cards } ingepakt.
refusal-now-checking = Nu kiest de sheriff wie hij controleert, of hij laat iedereen doorlopen.
refusal-no-suitcase = Daar staat geen koffer die nog niet is gecontroleerd.
refusal-now-haggling = Nu praten de twee aan de balie: noem een bedrag, neem dat van de ander aan, wijs het af of open de koffer.
refusal-wrong-side = De reiziger biedt, de sheriff eist.
refusal-too-much = Meer dan $ { $most } kan niet.
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
option-compensation = Vergoeding
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
    .about = Of je ziet hoeveel kaarten de anderen hebben ingepakt. Zo ja, dan valt een verkeerd aantal in de aangifte meteen op.
option-counts-open = open
option-counts-hidden = verborgen tot de koffer wordt geleegd
option-offers_cap = Langste onderhandeling
    .about = Na zoveel bedragen en afwijzingen blijft alleen aannemen of openmaken over; 0 is zo lang als jullie willen.

# Bots
bot-easy = Makkelijk
bot-normal = Normaal
bot-hard = Moeilijk
bot-expert = Expert
bot-miser = De vrek: betaalt weinig, eist veel
bot-gambler = De gokker: pakt illegale goederen in en vertrouwt op zijn geluk
bot-judge = De rechter: zelf eerlijk en nauwelijks omkoopbaar
bot-random = Willekeurig

# Woorden aan de balie
phrase-souvenirs = Niets dan souvenirs!
phrase-grandmother = Mijn oma verzamelt ze.
phrase-same-shop = Ik was in dezelfde winkel.
phrase-cheap = Ze waren spotgoedkoop.
phrase-open-up = Openmaken!
phrase-heavy = Die koffer ziet er zwaar uit.
phrase-nervous = Zo warm is het hier niet, beste vriend.
phrase-wages = Valt er van dat loon te leven?
phrase-coffee = Iets voor de fooienpot.
phrase-last-word = Dat is mijn laatste woord.
phrase-better = Daar kan nog wat bij.
phrase-insult = Moet dat een belediging zijn?
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

# De terminal
screen-head = Ronde { $round } van { $rounds } · beurt { $turn } van { $turns }
screen-piles = trekstapel { $draw } · afgelegd { $discards }
screen-final = De slotverkoop
screen-money = geld
screen-hand = hand
screen-suitcase = koffer
screen-behind = achter
screen-under = bewaard
screen-tokens = stenen
screen-sheriff = sheriff
screen-checked = (controle)
screen-value = waarde
screen-fine = boete
screen-compensation = vergoeding
screen-limit = slotverkoop
screen-limit-short = grens
screen-own-hand = jouw hand
screen-own-suitcase = in de koffer
screen-own-behind = erachter
screen-own-under = bewaard
screen-desk = Aan de balie: { $name }
screen-word-offer = $ { $amount }?
screen-word-demand = Ik wil $ { $amount }.
screen-word-refuse = Nee.
screen-opened = { $me ->
    [yes] Jouw koffer
   *[no] De koffer { $of }
}
screen-crossed = Ongeopend over de grens (aantal kaarten): { $said }.
screen-called = Slotverkoop, { $good } (grens { $limit }):
screen-ask-packing = Wat gaat er in je koffer? Eén tot vijf kaarten, zoals 1 3, 2 kruiken of alles.
screen-ask-declaring = In je koffer: { $packed }. Wat geef je aan? Bijvoorbeeld { $example }. Het hoeft niet waar te zijn.
screen-ask-checking = Jij bent de sheriff. Wie controleer je?
screen-ask-tokens = Jij bent de sheriff. Nog iets?
screen-ask-traveller = De sheriff wil je koffer zien. Bied iets (0 tot { $most }), of open hem (o).
screen-ask-traveller-answer = De sheriff eist $ { $sum }. Aannemen (j), afwijzen (n), iets anders bieden (0 tot { $most }) of openen (o).
screen-ask-sheriff = Eis een bedrag (0 tot { $most }), of laat de koffer openen (o).
screen-ask-sheriff-answer = Je krijgt $ { $sum } geboden. Aannemen (j), afwijzen (n), een bedrag eisen (0 tot { $most }) of laten openen (o).
screen-ask-last = Genoeg gepraat. Akkoord gaan met $ { $sum } (j) of de koffer openen (o).
screen-ask-only-open = Genoeg gepraat, en er ligt geen bedrag meer op tafel. Open de koffer (o).
screen-ask-keeping = Welke kaarten bewaar je voor de slotverkoop? Hoogstens drie, zoals 1 3, 2 sigaren of niets. De rest wordt nu verkocht.
screen-ask-naming = Jij hebt het minste geld. Wie is in de volgende ronde als eerste sheriff?
screen-help-packing = Kies kaarten op nummer (1 3 of 13), op naam (2 kruiken en tequila) of alles. Iedereen pakt tegelijk in en niemand ziet wat. Wat je niet inpakt, blijft in je hand.
screen-help-declaring = Noem een getal van 1 tot 5 en kruiken, maraca’s of sombrero’s: 3 kruiken, 2 m, sombrero’s. Bij een controle kost elke kaart die niet klopt een boete, en je bent hem kwijt. Zet wat je erbij wilt zeggen tussen aanhalingstekens: 3 kruiken "mijn oma verzamelt ze"
screen-help-checking = Typ een nummer of een naam. Een sheriff verdient alleen aan smeergeld: boetes gaan naar de kas, en wie eerlijk was, krijgt een vergoeding uit de kas.
screen-help-haggling = Een getal alleen is je bod of je eis. j neemt aan, n wijst af en geeft het woord terug, o opent de koffer. Woorden tussen aanhalingstekens gaan mee: 5 "iets voor de fooienpot"
screen-help-tokens = ● inbeslagname: neem uit een niet gecontroleerde koffer wat niet klopt. ○ extra controle: controleer nog iemand. Elke steen werkt één keer in het spel. Typ een nummer, of inbeslagname en een naam; klaar beëindigt de beurt.
screen-help-keeping = Bewaarde kaarten brengen in de slotverkoop het dubbele op, maar van elke soort wordt een beperkt aantal gekocht, en wie er de meeste van heeft, verkoopt eerst. Kies er hoogstens drie op nummer of naam, of niets.
screen-help-naming = Typ een naam of een nummer. Je mag jezelf noemen.
screen-odds-hand = { $name } zegt { $said }: dat zit in { $percent ->
    [0] minder dan 1
   *[other] { $percent }
}% van alle handen.
screen-odds-honest = Je aangifte klopt: gaat je koffer open, dan krijg je $ { $amount }.
screen-odds-short = Er zit minder in je koffer dan je hebt aangegeven, maar niets verkeerds: gaat hij open, dan kost dat niets en levert het niets op.
screen-odds-stake = Gaat je koffer open, dan ben je voor $ { $value } aan goederen kwijt en betaal je $ { $fine } boete.
screen-quoted = “{ $said }”

# De les: $seat1, $seat2 enzovoort zijn de anderen
lesson-pack = Breng goederen over de grens en verkoop ze. Kruiken, maraca’s en sombrero’s zijn legaal; sigaren, tequila en beeldjes niet. { $seat2 } is sheriff. Begin eerlijk: pak je drie kruiken in.
lesson-declare = Zeg nu hoeveel kaarten van welke legale soort je hebt. Liegen mag, maar vandaag klopt het: drie kruiken.
lesson-open = { $seat2 } wil kijken. Je kunt geld bieden om de koffer dicht te houden, maar je hebt niets te verbergen: maak hem open.
lesson-smuggle = Alles klopt, dus je krijgt zelfs $ 1. Maar een kruik brengt maar $ 2 op, een sigaar $ 7, een tequila $ 9. Nu is { $seat3 } sheriff: pak beide sigaren en de tequila in.
lesson-lie = Je mag alleen legale goederen aangeven, dus nu moet je liegen. Drie kruiken klonk vorige keer goed: zeg het nog eens.
lesson-offer = O jee, { $seat3 } kiest jou. Gaat de koffer open, dan ben je alles kwijt en betaal je $ 16 boete. Bied $ 4 om hem dicht te houden.
lesson-haggle = $ 10 is veel. Maar er zit voor $ 23 aan goederen in, dus iets meer mag best. Onderhandel: bied $ 6.
lesson-check = Afgesproken! Nu ben jij de sheriff. { $seat1 } zegt twee kruiken, { $seat2 } vier maraca’s, { $seat3 } drie kruiken. Vier dezelfde is zeldzaam: controleer { $seat2 }.
lesson-demand = { $seat2 } biedt $ 3. Verdacht! Boetes gaan naar de kas, alleen smeergeld gaat in jouw zak. Eis $ 10.
lesson-accept = $ 7 is redelijk. Laat je de koffer openen, dan krijgt de kas de boete en jij niets. Neem het aan.
lesson-confiscate = Eén keer per spel mag je een niet gecontroleerde koffer in beslag nemen. Wat niet klopt, is van jou. { $seat3 } zegt drie kruiken, net als jij toen je loog. Neem die koffer in beslag!
lesson-mixed = Een tequila en een beeldje, nu van jou! De volgende sheriff is { $seat1 }. Meng waarheid en leugen: pak twee maraca’s en de sigaar in.
lesson-half-truth = Zeg drie maraca’s. Twee daarvan zijn zelfs waar.
lesson-stubborn = Jij weer! Gaat de koffer open, dan ben je de sigaar kwijt en betaal je $ 5 boete. Probeer het met $ 2.
lesson-keep = { $seat1 } is niet om te kopen, weg sigaar. De ronde is voorbij: hoogstens drie kaarten mogen wachten op de slotverkoop, tegen de dubbele prijs; de rest wordt nu verkocht. Bewaar beide tequila’s en het beeldje.
lesson-end = Zo word je rijk: één keer eerlijk, twee keer brutaal, en nooit met hetzelfde gezicht. Een echt spel heeft drie rondes.

# On the page

page-likely-lie = de aangifte klopt niet
page-likely-honest = de aangifte klopt
page-progress = Ronde { $round }/{ $rounds } · beurt { $turn }/{ $turns } · { $draw ->
    [one] 1 kaart
   *[other] { $draw } kaarten
} op de stapel
page-sheriff = Sheriff
page-checked = gecontroleerd
page-stock = { $behind } erachter, { $under } eronder
page-fine = Boete
page-compensation = Vergoeding
page-limit = Grens slotverkoop
page-discards = Afgelegd
page-good = Soort
page-my-hand = Hand
page-my-suitcase = In de koffer
page-my-behind = Erachter
page-my-under = Eronder
page-into-case = Tik op kaarten om ze in te pakken
page-under-case = Tik op hoogstens drie voor de dubbele prijs
page-close = { $count ->
    [0] Koffer sluiten
    [one] Koffer met één kaart sluiten
   *[other] Koffer met { $count } kaarten sluiten
}
page-keep = { $count ->
    [0] Alles verkopen voor { $money }
    [one] Eén bewaren, rest voor { $money } verkopen
   *[other] { $count } bewaren, rest voor { $money } verkopen
}
page-how-many = Hoeveel?
page-which-good = Welke soort?
page-amount = Bedrag
page-phrase = Zeg er iets bij
page-silent = (niets zeggen)
page-has-seizure = mag nog in beslag nemen
page-has-extra = mag nog extra controleren
page-look = Alleen jullie twee kijken in { $me ->
    [yes] jouw koffer
   *[no] de koffer { $of }
}
page-opened = { $me ->
    [yes] Jouw koffer
   *[no] De koffer { $of }
}
page-fined = Boete: { $fine }
page-honest = Alles klopt! { $money } vergoeding
page-short = Te weinig, maar niets verkeerds
page-no = Nee.
page-words-left = { $count ->
    [0] Genoeg gepraat: ja of openen.
    [one] Nog één keer praten, dan ja of openen.
   *[other] Nog { $count } keer praten, dan ja of openen.
}
page-round-sale = Verkocht aan het eind van de ronde
page-final-sale = De slotverkoop tegen dubbele prijs
page-prices = Prijzen
page-value = Waarde
page-end = Slot
page-out = Weg
page-may-pass = Legaal
page-contraband = Illegaal
page-queue = De rij
page-you = Jij
page-point = Wijs { $name ->
    [Jij] jezelf
   *[other] { $name }
} aan
page-tap-case = Tik op iemand in de rij.
page-case-worth = { $worth } waard
page-kept-worth = in de slotverkoop hoogstens { $worth }
page-declare = { $said } aangeven
page-if-opened = Gaat hij open: { $stake }
page-pay = { $amount } betalen
page-take = { $amount } aannemen
page-open = Openmaken!
page-open-own = Koffer openen
page-refuse = Nee zeggen
page-sure = Zeker? Druk nog eens
page-stake-false = { $fine } boete, { $lost } aan goederen kwijt
page-stake-true = alles klopt, je krijgt { $due }
page-stake-short = geen boete, geen winst
page-stake-offer = koffer dicht als { $name } ja zegt; je houdt { $left } over
page-stake-demand = van jou als { $name } ja zegt
page-stake-pay = blijft dicht: { $worth } aan goederen mag door
page-stake-take = in je zak, de koffer blijft dicht
page-stake-open = een boete gaat naar de kas, niet naar jou
page-stake-refuse = { $name } mag weer
page-stake-check = smeergeld zou van jou zijn
page-stake-extracheck = één keer per spel
page-stake-confiscate = wat niet klopt, is van jou; één keer per spel
page-stake-name = als eerste sheriff van de volgende ronde
page-stake-waive = niemand wordt gecontroleerd
page-stake-done = alle anderen mogen door
page-verb-check = { $name } controleren
page-verb-extracheck = Ook { $name } controleren
page-verb-confiscate = Bij { $name } in beslag nemen
page-verb-name = { $name ->
    [Jij] Jezelf
   *[other] { $name }
} aanwijzen
page-word-offer = { $sum }?
page-word-demand = { $sum }, of ik maak hem open.
page-bubble-check = Halt!
page-bubble-waive = Doorlopen!
page-bubble-deal = Afgesproken! { $sum }
page-bubble-name = { $name }!
page-click = Klik
page-clack = Klak
page-opening = { $me ->
    [yes] Jouw koffer
   *[no] De koffer { $of }
} gaat open
page-seizing = { $me ->
    [yes] Jouw koffer
   *[no] De koffer { $of }
} wordt in beslag genomen
page-seized = { $taken } voor de sheriff, { $returned } terug
page-stamp-ok = OK
page-stamp-wrong = Verbeurd
page-stamp-seized = In beslag
page-best-lie = { $name } gaf “{ $said }” aan en bracht voor { $worth } aan goederen over de grens.
page-best-bribe = Het hoogste smeergeld: { $name } betaalde { $sheriff } { $sum }.
page-worst-fine = De duurste koffer: { $name } kreeg { $fine } boete.
page-now-packing = Pak één tot vijf kaarten in je koffer.
page-now-declaring = Zeg wat erin zit. De waarheid is niet verplicht.
page-now-checking = Wiens koffer wil je zien?
page-now-offering = Bied de sheriff iets aan, of open de koffer.
page-now-demanding = Noem je prijs, of laat de koffer openen.
page-now-answering = Neem het aan, of de koffer gaat open.
page-now-tokens = Wil je nog in een koffer kijken? Beëindig anders je beurt.
page-now-keeping = Bewaar hoogstens drie kaarten voor de slotverkoop; de rest wordt nu verkocht.
page-now-naming = Jij hebt het minste geld: wie wordt de eerste sheriff?
coach-packing-mine = Tik op de kaarten voor je koffer. Straks noem je één legale soort en een aantal; dat mag gelogen zijn.
coach-declaring-mine = Een eerlijke aangifte is veilig en levert zelfs iets op als je wordt gecontroleerd. Een leugen levert meer op, zolang niemand kijkt.
coach-checking-mine = Jij draagt de ster. Kies een koffer, of laat iedereen doorlopen. Boetes gaan naar de kas; alleen smeergeld is voor jou.
coach-haggling-mine = Praat over geld. Elk van jullie kan het gesprek beëindigen, en dan gaat de koffer open.
coach-keeping-mine = Kaarten die je bewaart, brengen aan het eind misschien het dubbele op, maar van elke soort wordt een beperkt aantal gekocht. Wie er de meeste van heeft, verkoopt eerst.

# De goederen op de regelpagina
rules-cards = De goederen
cards-legal = Legale goederen
cards-illegal = Illegale goederen
cards-good = $ { $value } waard, in de slotverkoop het dubbele. Boete $ { $fine }{ $compensation ->
    [0] .
   *[other] , vergoeding $ { $compensation }.
}

view-phase = nu
view-phase-lot = loten om de eerste sheriff
view-phase-dealing = kaarten worden gedeeld
view-phase-packing = koffers pakken
view-phase-declaring = aangeven
view-phase-checking = wie wordt gecontroleerd?
view-phase-haggling = onderhandelen
view-phase-tokens = stenen inzetten
view-phase-keeping = kaarten bewaren
view-phase-naming = de volgende sheriff aanwijzen
view-phase-over = het spel is afgelopen
view-round = ronde
view-turn = beurt in deze ronde
view-turns = beurten in deze ronde
view-sheriff = sheriff
view-acting = we wachten op
view-hand = in de hand
view-suitcase = in de koffer
view-behind = achter de koffer
view-under = onder de koffer
view-places = spelers
view-cash = dollars
view-cards = kaarten
view-count = aangegeven aantal
view-good = aangegeven soort
view-packed = koffer is gepakt
view-checked = is gecontroleerd
view-seizure = mag nog in beslag nemen
view-extra = mag nog extra controleren
view-confiscated = koffer is zojuist in beslag genomen
view-draw = kaarten op de stapel
view-discards = afgelegd, per soort
view-haggle = het gesprek
view-traveller = wiens koffer
view-speaker = aan het woord
view-standing = bedrag op tafel
view-words = tot nu toe gezegd
view-words_left = hoe vaak er nog gepraat mag worden
view-seat = wie
view-verb = zegt
view-verb-offer = biedt
view-verb-demand = eist
view-verb-refuse = wijst af
view-amount = dollars
view-opened = koffer op de balie
view-wrong = foute kaarten
view-fine = boete
view-paid = betaald
view-compensation = vergoeding
view-look = in beslag genomen koffer
view-taken = afgenomen
view-sold = net verkocht
view-sale = slotverkoop
view-limit = grens
view-held = kaarten ervan
view-income = opbrengst

# De terugblik
belief-suitcase = in de koffer
belief-lie = is de aangifte gelogen?
why-suitcase = Met alles wat de sheriff kon weten, was de kans dat { $who } loog { $percent }%, { $true ->
    [yes] en zo was het.
   *[no] maar het was de waarheid.
}
tag-bribe-cheap = { $who } liet een reiziger te goedkoop doorlopen: dat kostte { $percent } procentpunt winstkans.
tag-bribe-dear = { $who } bood meer dan het waard was: dat kostte { $percent } procentpunt winstkans.
tag-bribe-refused = { $who } brak een gesprek af dat had kunnen lonen: dat kostte { $percent } procentpunt winstkans.
tag-check-missed = { $who } liet iedereen doorlopen waar een controle nodig was: dat kostte { $percent } procentpunt winstkans.
tag-check-wrong = { $who } controleerde de verkeerde koffer: dat kostte { $percent } procentpunt winstkans.
tag-kept-for-nothing = { $who } bewaarde kaarten die beter verkocht hadden kunnen worden: dat kostte { $percent } procentpunt winstkans.
tag-sold-too-soon = { $who } verkocht kaarten die in de slotverkoop meer hadden opgebracht: dat kostte { $percent } procentpunt winstkans.
tag-lie = { $who } loog tegen de sheriff: dat kostte { $percent } procentpunt winstkans.
