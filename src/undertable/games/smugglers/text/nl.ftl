about = Elke kaart is één keer getoond. Wie heeft nu het goud, en wie zegt dat alleen maar? Een geheugenspel waarin bluffen loont.

# Zetten zoals ze worden aangeboden
move-take = Een kaart pakken
move-roll = Gooien
move-claim = “Die heb ik zelf”
move-suspect = “Die heb jij, { $seat }”
move-believe = Geen bezwaar
move-object = Bezwaar: “Dat geloof ik niet!”
move-look = Kaart { $slot } bekijken
move-stop = Geen kaart meer bekijken
move-draw = Op de kaart: { $good }
move-throw = De dobbelsteen toont { $pips }

# Wat er gebeurt
event-taken = { $me ->
    [yes] Je pakt { $good }.
   *[no] { $seat } pakt { $good }.
}
event-laid = De overige kaarten komen op hun eigen veld.
event-thrown = { $me ->
    [yes] Je gooit een { $pips }. De pion komt bij { $good }.
   *[no] { $seat } gooit een { $pips }. De pion komt bij { $good }.
}
event-claimed = { $me ->
    [yes] Je zegt: “Ik heb { $good } zelf.”
   *[no] { $seat } zegt: “Ik heb { $good } zelf.”
}
event-suspected = { $me ->
    [yes] Je zegt: “{ $named }, jij hebt { $good }.”
   *[no] { $seat } zegt{ $named_me ->
        [yes] {" tegen jou"}: “Jij
       *[no] : “{ $named }, jij
    } hebt { $good }.”
}
event-answered = { $objects ->
    [true] Je besluit bezwaar te maken.
   *[false] Je laat het erbij.
}
event-unopposed = Niemand maakt bezwaar tegen { $me ->
    [yes] jou
   *[no] { $seat }
}.
event-objected = { $me ->
    [yes] Je maakt bezwaar tegen { $claimer }.
   *[no] { $seat } maakt bezwaar tegen { $claimer_me ->
        [yes] jou
       *[no] { $claimer }
    }.
}
event-mustlook = { $me ->
    [yes] Je zoekt { $good } bij jezelf.
   *[no] { $seat } zoekt { $good } bij zichzelf.
}
event-looked = { $me ->
    [yes] Je bekijkt kaart { $slot }.
   *[no] { $seat } bekijkt kaart { $slot }.
}
event-peeked = { $me ->
    [yes] Op kaart { $slot }: { $good }.
   *[no] Op kaart { $slot } van { $seat }: { $good }.
}
event-shown = { $me ->
    [yes] Gevonden: je hebt { $good }!
   *[no] Gevonden: { $seat } heeft { $good }!
}
event-missing = { $me ->
    [yes] Je hebt { $good } niet.
   *[no] { $seat } heeft { $good } niet.
}
event-handed = { $me ->
    [yes] Je geeft { $good } aan { $to }.
   *[no] { $seat } geeft { $good } aan { $to_me ->
        [yes] jou
       *[no] { $to }
    }.
}
event-paid = { $me ->
    [yes] Je betaalt { $chips ->
        [one] één fiche
       *[other] { $chips } fiches
    } en hebt er { $left ->
        [0] geen meer
        [one] nog één
       *[other] nog { $left }
    }.
   *[no] { $seat } betaalt { $chips ->
        [one] één fiche
       *[other] { $chips } fiches
    } en heeft er { $left ->
        [0] geen meer
        [one] nog één
       *[other] nog { $left }
    }.
}
event-ended = { $reason ->
    [no-chips] Iemand heeft geen fiches meer: het spel is afgelopen.
    [enough-cards] Iemand heeft genoeg kaarten: het spel is afgelopen.
   *[turn-limit] Dat was de laatste beurt: het spel is afgelopen.
}
outcome-no-chips = de meeste punten toen iemand door zijn fiches heen was
outcome-enough-cards = de meeste punten toen iemand genoeg kaarten had
outcome-turn-limit = de meeste punten na de laatste beurt

# Weigeringen
refusal-now-taking = De eerste kaarten worden nog gepakt.
refusal-now-drawing = Er wordt net een kaart omgedraaid.
refusal-now-rolling = Nu moet er worden gegooid.
refusal-now-throwing = De dobbelsteen rolt nog.
refusal-now-naming = Zeg wie hem heeft: jijzelf of een ander.
refusal-now-objecting = Maak bezwaar of laat het erbij.
refusal-now-looking = Bekijk je kaarten, één voor één.
refusal-not-on-heap = Die kaart is al gepakt.
refusal-name-another = Noem een andere speler aan tafel.
refusal-seen-already = Die kaart heb je net al bekeken.
refusal-no-such-card = Die kaart ligt niet voor je.

# Opties
option-keep_looking = Doorkijken
    .about = Of je meer van je kaarten mag bekijken als de gezochte al gevonden is.
option-keep_looking-never = nooit
option-keep_looking-one_chip = voor één fiche
option-turn_limit = Beurtlimiet
    .about = Na zoveel beurten eindigt het spel met de stand van dat moment.

# Bots
bot-none = Helemaal geen geheugen
bot-easy = Makkelijk
bot-normal = Normaal
bot-braggart = De opschepper: beweert graag dat hij de kaart heeft
bot-sceptic = De twijfelaar: maakt bij de minste twijfel bezwaar
bot-hard = Moeilijk
bot-expert = Expert
bot-perfect = Perfect geheugen
bot-honest = Eerlijk, met een notitieblok
bot-random = Willekeurig

# Wat een simulatie telt
stat-guesses = juiste vermoedens
stat-false = onware beweringen, van alle beweringen
stat-claims = beweringen, van alle lege velden
stat-objections = terechte bezwaren
stat-paid = betaalde fiches per spel
stat-turns = beurten per spel

# Hoe bots vergeten
memory-about = Hoe waarschijnlijk het is dat een bot nog weet waar een kaart ligt.
memory-turns = beurten sindsdien
memory-sights = kaarten sindsdien

# In de terminal
screen-heap = { $count } kaarten liggen gedekt op tafel
screen-state = beurt { $turn } · kas ● { $chest } · einde bij { $cards } kaarten
screen-who-has = Wie heeft { $good }?
screen-claims = { $name }: “Ik heb { $good }!”
screen-looks = zoekt
screen-objects = bezwaar
screen-in-vain = niets
screen-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
screen-over = Alle kaarten liggen open.
screen-gone = Onthoud hem: nu wordt hij weer omgedraaid.
screen-ask-taking = { $name }: met Enter pak je een van de gedekte kaarten.
screen-ask-rolling = { $name }: met Enter gooi je.
screen-ask-naming = { $name }, wie heeft { $good }?   1 Ik  { $names }
screen-ask-objecting = { $name }: { $claimer } zegt { $good } te hebben.   1 Geen bezwaar   2 Bezwaar!
screen-ask-looking = { $name }, je zoekt { $good }. Welke kaart?   { $cards }
screen-ask-looking-on = { $name }, gevonden. Voor in totaal één fiche doorkijken?   0 Nee   { $cards }
screen-help-taking = Iedereen pakt zijn eerste kaarten, laat ze zien en legt ze gedekt voor zich neer. Druk op Enter.
screen-help-rolling = De dobbelsteen verzet de pion; ligt er een kaart op het veld, dan is die van jou, anders moet iemand hem hebben. Druk op Enter.
screen-help-naming = Zeg wie de kaart heeft: 1 of “ik” om hem op te eisen, of het nummer of de naam van een ander. Eis je hem op, dan mogen alle anderen bezwaar maken. Noem je iemand, dan moet die antwoorden; wie fout raadt, betaalt.
screen-help-objecting = Met 1 laat je het erbij, met 2 maak je bezwaar. Klopt het, dan kost je bezwaar één fiche; klopt het niet, dan betaalt de ander er één voor elk bezwaar.
screen-help-looking = Typ het nummer van een van je kaarten. Je bekijkt ze één voor één, tot de gezochte gevonden is of je ze allemaal gezien hebt. Eerst de vergeten kaarten bekijken frist je geheugen op.
screen-help-over = Het spel is afgelopen.
screen-whom = Er is hier niemand die “{ $line }” heet. Typ 1 voor jezelf, of { $names }.
screen-which-card = Typ het nummer van een kaart, 1 tot en met { $cards }.
screen-words-roll = gooien dobbelen pakken d g p
screen-words-me = ik mij zelf mezelf
screen-words-believe = nee geen geloof
screen-words-object = bezwaar b ja j
screen-words-stop = stop nee genoeg

# Smokkelwaar, en hoe je zegt wie het heeft
good-coffee = koffie
the-coffee = de koffie
good-watches = horloges
the-watches = de horloges
good-carpets = tapijten
the-carpets = de tapijten
good-gold = goud
the-gold = het goud
good-parrots = papegaaien
the-parrots = de papegaaien
good-stamps = postzegels
the-stamps = de postzegels
good-rum = rum
the-rum = de rum
good-microfilm = microfilm
the-microfilm = de microfilm
good-tulips = tulpen
the-tulips = de tulpen
good-furs = bont
the-furs = het bont
good-caviar = kaviaar
the-caviar = de kaviaar
good-guitars = gitaren
the-guitars = de gitaren
good-computers = computers
the-computers = de computers
good-perfume = parfum
the-perfume = het parfum
good-amphorae = amforen
the-amphorae = de amforen
good-chocolate = chocolade
the-chocolate = de chocolade
good-coins = oude munten
the-coins = de oude munten
good-masks = maskers
the-masks = de maskers
good-orchids = orchideeën
the-orchids = de orchideeën
good-gems = edelstenen
the-gems = de edelstenen
good-paintings = schilderijen
the-paintings = de schilderijen
good-saffron = saffraan
the-saffron = de saffraan
good-cigarettes = sigaretten
the-cigarettes = de sigaretten
good-silk = zijde
the-silk = de zijde
good-telescopes = telescopen
the-telescopes = de telescopen
good-porcelain = porselein
the-porcelain = het porselein
good-cameras = camera’s
the-cameras = de camera’s
good-radios = radio’s
the-radios = de radio’s
good-champagne = champagne
the-champagne = de champagne
good-cheese = kaas
the-cheese = de kaas

# De les: $seat1, $seat2 enzovoort zijn de anderen
lesson-take = Er zijn dertig soorten smokkelwaar aan boord. Pak een kaart: iedereen ziet hem één keer, dan ligt hij gedekt. Daarna helpt alleen nog je geheugen.
lesson-remember = Jij hebt het bont, { $seat1 } de tulpen, { $seat2 } de computers. Onthoud dat, niemand laat het nog eens zien! Pak je tweede kaart.
lesson-last-card = De zijde voor jou, de oude munten voor { $seat1 }, de rum voor { $seat2 }. Pak je laatste kaart.
lesson-roll = Jij hebt ook de champagne. Alle andere kaarten liggen nu op hun veld. Gooi en verzet de pion, die van iedereen is: ligt er een kaart waar hij stopt, dan pak je die.
lesson-object = Je kreeg de papegaaien. { $seat1 } kwam bij het bont, waar geen kaart meer ligt, en zegt: “Dat heb ik.” Maar het ligt bij jou! Maak bezwaar.
lesson-believe = { $seat1 } zocht tevergeefs en betaalt een fiche. Nu zegt { $seat2 } de computers te hebben. Dat klopt, je hebt het gezien, en een onterecht bezwaar kost je een fiche. Dus geen bezwaar.
lesson-your-turn = Niemand maakte bezwaar, dus niemand hoefde te kijken. Jij bent aan de beurt: gooi.
lesson-suspect = De oude munten liggen niet meer op hun veld, dus jij moet zeggen wie ze heeft. { $seat1 } pakte ze in het begin: wijs hem aan.
lesson-asked = Goed! Hij moest je de munten geven. Nu wijst { $seat2 } jou aan voor de zijde. Die heb je, dus zeg het: wie fout raadt, betaalt fiches.
lesson-look = Bekijk nu je kaarten één voor één tot de zijde opduikt. Die was je tweede kaart: tik erop.
lesson-moved-up = { $seat2 } had gelijk en krijgt de zijde. Je champagne is opgeschoven, dat is nu je tweede kaart. Gooi.
lesson-claim = De champagne! Die heb jij, dus zeg het. Zo blijft hij bij jou, de anderen kunnen alleen bezwaar maken.
lesson-prove = Allebei bezwaar? Mooi: vind je hem, dan betalen ze elk een fiche. Bekijk je tweede kaart.
lesson-end = Een kaart telt twee punten, een fiche één. Een echt spel duurt tot iemand veel kaarten of geen fiches meer heeft. Houd je geheugen scherp!

# On the page

page-field-full = { $good }, de kaart ligt er
page-field-empty = { $good }, de kaart is weg
page-die = De dobbelsteen toont { $pips }
page-heap = { $count } gedekte kaarten
page-chest = { $count ->
    [0] De scheepskas is leeg
    [one] Eén fiche in de scheepskas
   *[other] { $count } fiches in de scheepskas
}
page-enough = Kaart 2 punten, fiche 1. Bij { $count } kaarten eindigt het spel.
page-who = Wie heeft { $good }?
page-chain = Vermoedens
page-objectors = bezwaar: { $names }
page-looks = { $name } kijkt
page-your-cards = { $count ->
    [0] Je hebt geen kaarten
    [one] Jouw kaart
   *[other] Jouw { $count } kaarten
}
page-me = Ik!
page-point = Wie heeft hem?
page-cards = { $count ->
    [one] één kaart,
   *[other] { $count } kaarten,
}
page-chips = { $count ->
    [one] één fiche
   *[other] { $count } fiches
}
page-log-empty = Hier wordt niets opgeschreven: wat getoond is, is weg, alleen je geheugen helpt nog. Na het spel kun je alles terugkijken.
page-open-rows = De open kaarten
page-no-peeking = Niet spieken!
page-says-rolls = { $me ->
    [yes] Je gooit een { $pips }.
   *[no] { $name } gooit een { $pips }.
}
page-says-claim = Die heb ik!
page-says-suspect = Jij hebt hem, { $name }!
page-says-hush = Maakt iemand bezwaar?
page-says-object = Bezwaar!
page-says-missing = Hier niet…
page-object = Dat geloof ik niet!
page-free = kost niets
page-right-objection = · goed: de ander betaalt
page-wrong = fout: { $chips }
page-per-objection = per bezwaar
page-now-look-on = Gevonden! Voor in totaal één fiche nog meer kaarten bekijken?
page-now-look-more = Bekijk nog een kaart, of laat het hierbij.
page-now-take = Pak een kaart. Iedereen ziet hem één keer: onthoud hem.
page-now-roll = Gooi de dobbelsteen.
page-now-claim = Wie heeft { $good }? Jijzelf, of wijs iemand aan.
page-now-suspect = Wie heeft { $good }? Wijs iemand aan.
page-now-object = { $name } zegt { $good } te hebben. Maak je bezwaar?
page-now-look = Zoek { $good }: tik je kaarten één voor één aan.
coach-rolling-mine = Gooi. Ligt de kaart nog op het veld, dan pak je hem. Zo niet, dan moet je zeggen wie hem heeft.
coach-naming-mine = Zeker dat jij hem hebt? Zeg het; de anderen mogen bezwaar maken. Anders wijs je aan wie hem heeft. Goed geraden levert de kaart op, fout kost fiches.
coach-objecting-mine = Klopt de bewering niet, dan betaalt wie dat beweerde voor elk bezwaar een fiche. Klopt die wel, dan betaalt ieder die bezwaar maakte er een.
coach-looking-mine = Draai je kaarten één voor één om. Alleen jij ziet ze, en het stopt zodra de kaart gevonden is.

# De smokkelwaar op de regelpagina
rules-cards = De smokkelwaar
cards-ring = Met de klok mee rond de ring
cards-field = { $place ->
    [one] hier begint de pion
   *[other] veld { $place }
}

view-phase = nu
view-phase-taking = de eerste kaarten pakken
view-phase-drawing = er wordt een kaart getrokken
view-phase-rolling = gooien
view-phase-throwing = de dobbelsteen rolt
view-phase-naming = wie heeft hem?
view-phase-objecting = maakt iemand bezwaar?
view-phase-looking = de kaart zoeken
view-phase-over = het spel is afgelopen
view-turn = aan de beurt
view-turns = gespeelde beurten
view-pawn = de pion staat op
view-heap = gedekte kaarten op tafel
view-fields = kaart nog op zijn veld, vanaf de start
view-cards = kaarten
view-chips = fiches
view-chest = fiches in de scheepskas
view-enough = kaarten waarbij het spel eindigt
view-sought = gezocht wordt
view-chain = vermoedens tot nu toe
view-seat = zegt
view-named = hij ligt bij
view-answer = je maakt bezwaar
view-objectors = bezwaar van
view-looker = wie zoekt
view-looked = bekeken kaarten
view-searched = tevergeefs gezocht
view-found = kaart gevonden
view-looks_on = heeft betaald om door te kijken
view-silent = moeten zwijgen
view-rows = opengelegde kaarten
page-best-lie = Beste leugen: { $name } zei “Ik heb { $good } zelf”, en niemand maakte bezwaar. De kaart lag al die tijd bij { $holder }.
page-dearest = Duurste vergissing: { $name } betaalde { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
} in één keer.

# De terugblik
belief-holder = wie hem heeft
why-holder = { $holder } had { $good }; met een gewoon geheugen was de kans om dat te weten { $percent }%.
tag-objection-missed = { $who } geloofde een onware bewering: dat kostte { $percent } procentpunt winstkans.
tag-objection-rash = { $who } maakte bezwaar tegen een ware bewering: dat kostte { $percent } procentpunt winstkans.
tag-forgotten = { $who } was vergeten wie de kaart had: dat kostte { $percent } procentpunt winstkans.
tag-lie = { $who } eiste een kaart op die een ander had: dat kostte { $percent } procentpunt winstkans.
