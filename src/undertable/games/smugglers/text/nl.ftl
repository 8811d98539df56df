about = Elke kaart is één keer getoond. Wie heeft nu het goud, en wie zegt dat alleen maar? Een geheugenspel waarin bluffen loont.

# Zetten zoals ze worden aangeboden
move-take = Een kaart pakken
move-roll = Dobbelen
move-claim = ‘Dat heb ik zelf’
move-suspect = ‘Dat heb jij, { $seat }’
move-believe = Geen bezwaar
move-object = Bezwaar: ‘Dat geloof ik niet!’
move-look = Kaart { $slot } bekijken
move-stop = Geen kaart meer bekijken
move-draw = Op de kaart: { $good }
move-throw = De dobbelsteen toont { $pips }

# Wat er gebeurt
event-taken = { $me ->
    [yes] Je pakt { $good }.
   *[no] { $seat } pakt { $good }.
}
event-thrown = { $me ->
    [yes] Je gooit { $pips }. De pion komt bij { $good }.
   *[no] { $seat } gooit { $pips }. De pion komt bij { $good }.
}
event-claimed = { $me ->
    [yes] Je zegt: ‘Ik heb { $good } zelf.’
   *[no] { $seat } zegt: ‘Ik heb { $good } zelf.’
}
event-suspected = { $me ->
    [yes] Je zegt: ‘{ $named }, jij hebt { $good }.’
   *[no] { $seat } zegt{ $named_me ->
        [yes] {" tegen jou"}: ‘Jij
       *[no] : ‘{ $named }, jij
    } hebt { $good }.’
}
event-answered = { $objects ->
    [yes] Je besluit bezwaar te maken.
   *[no] Je laat het erbij.
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
    [yes] Je bekijkt je kaart { $slot }.
   *[no] { $seat } bekijkt kaart { $slot }.
}
event-peeked = { $me ->
    [yes] Op je kaart { $slot }: { $good }.
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
       *[other] nog { $left }
    }.
   *[no] { $seat } betaalt { $chips ->
        [one] één fiche
       *[other] { $chips } fiches
    } en heeft er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
}
event-ended = { $reason ->
    [no-chips] Iemand heeft geen fiches meer: het spel is uit.
    [enough-cards] Iemand heeft genoeg kaarten: het spel is uit.
   *[turn-limit] Dat was de laatste beurt: het spel is uit.
}
outcome-no-chips = de meeste punten toen iemand door zijn fiches heen was
outcome-enough-cards = de meeste punten toen iemand genoeg kaarten had
outcome-turn-limit = de meeste punten na de laatste beurt

# Weigeringen
refusal-now-taking = Nu moet er eerst een kaart worden gepakt.
refusal-now-drawing = Er wordt net een kaart omgedraaid.
refusal-now-rolling = Nu moet er worden gedobbeld.
refusal-now-throwing = De dobbelsteen rolt nog.
refusal-now-naming = Zeg wie het heeft: jijzelf of een ander.
refusal-now-objecting = Maak bezwaar of laat het erbij.
refusal-now-looking = Bekijk je kaarten, één voor één.
refusal-not-on-heap = Die kaart is al gepakt.
refusal-name-another = Noem een andere speler aan tafel.
refusal-seen-already = Die kaart heb je net bekeken.
refusal-no-such-card = Die kaart ligt niet voor je.

# Opties
option-keep_looking = Doorkijken
    .about = Of je meer van je kaarten mag bekijken als de gezochte al gevonden is.
option-keep_looking-never = nooit
option-keep_looking-one_chip = voor één fiche
option-turn_limit = Hoogste aantal beurten
    .about = Na zo veel beurten eindigt het spel met de stand van dat moment.

# Bots
bot-none = Helemaal geen geheugen
bot-easy = Makkelijk
bot-normal = Normaal
bot-hard = Moeilijk
bot-perfect = Perfect geheugen
bot-random = Toeval

# Wat een simulatie telt
stat-guesses = juiste vermoedens
stat-false = valse beweringen, van alle
stat-claims = beweringen, van alle lege vakken
stat-objections = terechte bezwaren
stat-paid = betaalde fiches per spel
stat-turns = beurten per spel

# Hoe bots vergeten
memory-about = Hoe waarschijnlijk het is dat een bot nog weet waar een kaart ligt.
memory-turns = beurten sindsdien
memory-sights = kaarten sindsdien

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
good-tulips = tulpenbollen
the-tulips = de tulpenbollen
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
