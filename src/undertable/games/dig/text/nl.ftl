about = Ruimtes doorzoeken, gereedschap maken, handelen, bij een bende gaan, afpersen en graven: wie het eerst een tunnel heeft die lang genoeg is, is weg uit Blackgate.

# Ruimtes
room-cells = cellenblok
room-cells_a = cellenblok A
room-cells_b = cellenblok B
room-cafeteria = kantine
room-infirmary = ziekenboeg
room-yard = luchtplaats
room-showers = douches
room-solitary = isoleercel

# Handkaarten
nothing = niets
card-spoon = lepel
    .one = een lepel
    .many = { $n } lepels
card-pickaxe = houweel
    .one = een houweel
    .many = { $n } houwelen
card-shovel = schop
    .one = een schop
    .many = { $n } schoppen
card-knife = mes
    .one = een mes
    .many = { $n } messen
card-blade = lemmet
    .one = een lemmet
    .many = { $n } lemmeten
card-container = pan
    .one = een pan
    .many = { $n } pannen
card-point = schaar
    .one = een schaar
    .many = { $n } scharen
card-tie = touw
    .one = een touw
    .many = { $n } touwen
card-bandana = bandana
    .one = een bandana
    .many = { $n } bandana’s
card-chain = gouden ketting
    .one = een gouden ketting
    .many = { $n } gouden kettingen
card-vest = leren vest
    .one = een leren vest
    .many = { $n } leren vesten
card-ink = tattooset
    .one = een tattooset
    .many = { $n } tattoosets
card-scarf = zijden sjaal
    .one = een zijden sjaal
    .many = { $n } zijden sjaals
card-shades = zonnebril
    .one = een zonnebril
    .many = { $n } zonnebrillen
card-radio = zakradio
    .one = een zakradio
    .many = { $n } zakradio’s
card-magazine = glossy
    .one = een glossy
    .many = { $n } glossy’s
card-whisky = fles whisky
    .one = een fles whisky
    .many = { $n } flessen whisky
card-phone = mobieltje
    .one = een mobieltje
    .many = { $n } mobieltjes
card-watch = gouden horloge
    .one = een gouden horloge
    .many = { $n } gouden horloges
card-gold_tooth = gouden tand
    .one = een gouden tand
    .many = { $n } gouden tanden
action-ambush = Hinderlaag
action-inspection = Celinspectie
action-parcel = Pakje van thuis
action-keys = Gestolen sleutels
action-snitch = Verklikt
action-pickpocket = Lange vingers
action-first_aid = Verbanddoos
action-debts = Oude schulden
action-adrenaline = Adrenaline
action-stash = Geheime bergplaats
action-scrap_heap = Schroothoop
action-rumour = Lelijk gerucht

# Bendes
gang-crew = Crew
gang-cartel = Cartel
gang-bikers = Bikers
gang-bratva = Bratva
gang-triad = Triad
gang-queers = Queers
gangcard-lookout = Uitkijk
gangcard-runner = Loper
gangcard-scavenger = Speurneus
gangcard-hustler = Sjacheraar
gangcard-bookkeeper = Boekhoudster
gangcard-dealer = Dealer
gangcard-paymaster = Betaalmeester
gangcard-bribed_guard = Omgekochte bewaker
gangcard-enforcer = Zware jongen
gangcard-brawler = Vechtersbaas
gangcard-road_captain = Road captain
gangcard-toll_keeper = Tolbaas
gangcard-ironhide = Dikke huid
gangcard-field_medic = Hospik
gangcard-protected = Beschermd
gangcard-sore_loser = Slechte verliezer
gangcard-workshop = Geheime werkplaats
gangcard-thrifty = Zuinige handen
gangcard-spoon_master = Lepelmeester
gangcard-knife_grinder = Messenslijper
gangcard-charmer = Charmeur
gangcard-gossip = Roddeltante
gangcard-diva = Diva
gangcard-showstopper = Publiekstrekker

# Achtergronden
background-thief = Dief
background-courier = Koerier
background-street_fighter = Straatvechter
background-accountant = Accountant
background-smuggler = Smokkelaarster
background-informer = Verklikker
background-mechanic = Monteur
background-bouncer = Uitsmijter
background-gunrunner = Wapenhandelaar
background-boxer = Bokser
background-veteran = Veteraan
background-miner = Mijnwerker
background-watchmaker = Horlogemaker
background-cook = Kok
background-gambler = Gokker
background-nurse = Verpleger
background-actor = Actrice
background-fortune_teller = Waarzegster

# Michel en Michelle
neutral-michel = Michel
neutral-michelle = Michelle
michel-whistling = fluit een deuntje
michel-guard_near = ziet een bewaker kijken
michel-good_mood = is in een goede bui
michel-wants_spoon = eist met een mes een lepel
michel-wants_pickaxe = eist met een mes een houweel
michel-wants_shovel = eist met een mes een schop
michel-wants_light_tools = eist met een mes een lepel of een houweel
michel-wants_heavy_tools = eist met een mes een houweel of een schop

# Waarheen, en hoeveel waarvan
to-room = { $room ->
    [any] naar een ruimte van je keuze
    [cellenblok] naar het cellenblok
    [kantine] naar de kantine
    [ziekenboeg] naar de ziekenboeg
    [luchtplaats] naar de luchtplaats
    [douches] naar de douches
    [isoleercel] naar de isoleercel
   *[other] naar { $room }
}

# Wat kaarten doen
kind-any = kaart
    .one = een kaart
    .many = { $n } kaarten
kind-tool = gereedschap
    .one = een stuk gereedschap
    .many = { $n } stuks gereedschap
kind-weapon = wapen
    .one = een wapen
    .many = { $n } wapens
kind-material = materiaal
    .one = een materiaalkaart
    .many = { $n } materiaalkaarten
kind-accessory = accessoire
    .one = een accessoire
    .many = { $n } accessoires
kind-rarity = zeldzaamheid
    .one = een zeldzaamheid
    .many = { $n } zeldzaamheden
kind-action = actiekaart
    .one = een actiekaart
    .many = { $n } actiekaarten
who-me = jij
who-foe = je tegenstander
who-target-here = iemand hier
who-target-anyone = iemand
who-target-again = dezelfde persoon
who-here = ieder ander hier
who-others = ieder ander
who-all = iedereen
each-turn = { $each ->
    [turn] , één keer per beurt
   *[always] { "" }
}
when-action = Als actie
when-turn = { $each ->
    [turn] Eén keer in je beurt
   *[always] In je beurt
}
when-roll = Na je worp om te lopen{ each-turn }
when-threatened = Als je wordt afgeperst{ each-turn }
when-fight = Als jij aan de beurt bent in een gevecht{ each-turn }
when-searched = Na het doorzoeken{ each-turn }
when-crafted = Na het maken{ each-turn }
when-dug = Na het graven{ each-turn }
when-sold = Na een verkoop{ each-turn }
when-bought = Na een koop{ each-turn }
when-spooned = Als je een lepel steelt{ each-turn }
when-won_fight = Als je een gevecht wint{ each-turn }
when-lost_fight = Als je een gevecht verliest{ each-turn }
when-turn_began = Aan het begin van je beurt{ each-turn }
when-always = Altijd
where = ({ $room ->
    [cellenblok] alleen in het cellenblok
    [luchtplaats] alleen op de luchtplaats
   *[other] alleen in de { $room }
})
as-member = { $gang }: { $does }
effect-draw = { $whose ->
    [me] trek
   *[other] { $who } trekt
} { $n ->
    [one] één zoekkaart
   *[other] { $n } zoekkaarten
}
effect-discard = { $whose ->
    [me] leg
   *[other] { $who } legt
} { $some } af
effect-take = neem { $some } van de stapel
effect-fetch = haal { $some } van de aflegstapel
effect-cigarettes = neem { $n ->
    [one] één sigaret
   *[other] { $n } sigaretten
}
effect-pay = betaal { $n ->
    [one] één sigaret
   *[other] { $n } sigaretten
}
effect-steal = steel { $n ->
    [one] één willekeurige kaart
   *[other] { $n } willekeurige kaarten
} van { $who }
effect-rob = neem { $n ->
    [one] één sigaret
   *[other] { $n } sigaretten
} af van { $who }
effect-look = { $who ->
    [iemand] bekijk iemands hand
   *[other] bekijk de hand van { $who }
}
effect-expel = { $who } vliegt uit de bende
effect-move = { $whose ->
    [me] ga
   *[other] { $who } moet
} { to-room }
effect-act = je hebt { $n ->
    [one] één extra actie
   *[other] { $n } extra acties
}
effect-beat = { $who } krijgt { $n ->
    [one] één pak slaag
   *[other] { $n } pakken slaag
}, zonder verweer
effect-heal = genees van { $n ->
    [one] één pak slaag
   *[other] hoogstens { $n } pakken slaag
}
effect-strike = deze kaart telt als wapen
effect-block = de afpersing stopt, niemand wint
effect-reroll = gooi opnieuw
effect-tunnel = je tunnel groeit met { $n ->
    [one] één punt
   *[other] { $n } punten
}
effect-gather = alle handen worden samen geschud en opnieuw gedeeld; iedereen krijgt evenveel kaarten als eerst
trait-search_more = { $room ->
    [any] als je een ruimte doorzoekt, krijg je
    [cellenblok] als je het cellenblok doorzoekt, krijg je
   *[other] als je de { $room } doorzoekt, krijg je
} { $n ->
    [one] één kaart meer
   *[other] { $n } kaarten meer
}
trait-sell_more = elke verkoop brengt { $n ->
    [one] één sigaret meer
   *[other] { $n } sigaretten meer
} op
trait-buy_cheaper = alles kost jou { $n ->
    [one] één sigaret
   *[other] { $n } sigaretten
} minder, maar minstens één
trait-hold_more = je mag { $n ->
    [one] één kaart meer
   *[other] { $n } kaarten meer
} hebben
trait-careful_for_one = voorzichtig lopen kost maar één actie
trait-craft_hurt = je kunt ondanks slaag iets maken
trait-dig_hurt = je kunt ondanks slaag graven
trait-craft_anywhere = je kunt in elke ruimte iets maken
trait-keep_threat = je houdt het wapen waarmee je dreigt
trait-hit_harder = wie een gevecht tegen jou verliest, krijgt een pak slaag extra
trait-unseen = Michel en Michelle laten je met rust
trait-improvise = { $card ->
    [gereedschap] een stuk gereedschap
    [materiaal] een materiaalkaart
   *[other] een { $card }
} telt voor jou als wapen
trait-dig_more = { $card ->
    [gereedschap] elk stuk gereedschap
    [houweel] elk houweel
   *[other] elke { $card }
} graaft { $n ->
    [one] één punt
   *[other] { $n } punten
} meer

# Zetten, zoals ze worden aangeboden
move-search = Deze ruimte doorzoeken
move-roll = Gooien en lopen
move-enter = Lopen { to-room }
move-careful = Voorzichtig { to-room } lopen
move-follow = Naar { $mate }, van dezelfde bende
move-join = Bij { $gang ->
    [Cartel] het
   *[other] de
} { $gang } gaan: { $cards }
move-act = { $card } spelen{ $aimed ->
    [yes] { " " }tegen { $target }
   *[no] { "" }
}{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-extort = { $victim } afpersen: “Je { $tool }!” ({ $weapon })
move-craft = { $item ->
    [mes] Messen
   *[other] Een { $item }
} maken van { $cards }
move-dig = Graven met een { $tool }
move-spoon = Een lepel stelen
move-heal = Naar de dokter: één pak slaag minder
move-sell = Verkopen: { $cards }
move-buy = Kopen: { $some }
move-exchange = { $cards ->
    [niets] { $cigarettes ->
        [0] Niets
        [one] Eén sigaret
       *[other] { $cigarettes } sigaretten
    } aan { $mate } geven
   *[other] Aan { $mate } geven: { $cards }{ $cigarettes ->
        [0] { "" }
        [one] ; één sigaret
       *[other] ; { $cigarettes } sigaretten
    }
}
move-handback = { $cards ->
    [niets] { $cigarettes ->
        [0] Niets
        [one] Eén sigaret
       *[other] { $cigarettes } sigaretten
    } teruggeven
   *[other] Teruggeven: { $cards }{ $cigarettes ->
        [0] { "" }
        [one] ; één sigaret
       *[other] ; { $cigarettes } sigaretten
    }
}
move-use = Je bendekaart gebruiken{ $aimed ->
    [yes] { " " }tegen { $target }
   *[no] { "" }
}{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-reveal = Je achtergrond onthullen{ $aimed ->
    [yes] , tegen { $target }
   *[no] { "" }
}{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-end = Beurt beëindigen
move-cooperate = Je { $tool } afgeven
move-strike = Toeslaan met een { $weapon }
move-givein = Geen wapen spelen
move-discard = Afleggen: { $cards }
move-fetch = Ophalen: { $cards }
move-prod = Voor Michel(le) gooien
move-letbe = Michel(le) met rust laten
move-scar = { $seat } heeft het indrukwekkendste litteken en begint
move-dealt = { $seat } trekt: { $cards }
move-background = { $seat } krijgt de achtergrond { $background }
move-die = De dobbelsteen toont { $face }
move-ontop = Bovenste kaart van { $gang ->
    [Cartel] het
   *[other] de
} { $gang }: { $card }
move-drawn = { $loser } verliest: { $card }
move-turnedup = { $seat } draait een kaart om: Michel(le) { $card }
move-handedout = { $seat } krijgt: { $cards }

# Wat er gebeurt
event-turnbegan = — Beurt { $turn }: { $me ->
    [yes] jij
   *[no] { $seat }
} —
event-drew = { $me ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
event-got = { $me ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
}: { $cards }.
event-gotbackground = { $me ->
    [yes] Jouw achtergrond
   *[no] De achtergrond van { $seat }
}: { $background }.
event-gangcardup = De bovenste kaart van { $gang ->
    [Cartel] het
   *[other] de
} { $gang } is nu: { $card }.
event-reshuffled = De zoekstapel is op: { $count ->
    [one] één afgelegde kaart vormt
   *[other] { $count } afgelegde kaarten vormen
} de nieuwe.
event-rolled = { $me ->
    [yes] Je gooit
   *[no] { $seat } gooit
} een { $face }.
event-moved = { $room ->
    [isoleercel] { $me ->
        [yes] Je moet
       *[no] { $seat } moet
    }
   *[other] { $me ->
        [yes] Je gaat
       *[no] { $seat } gaat
    }
} { to-room }.
event-followed = { $me ->
    [yes] Je volgt
   *[no] { $seat } volgt
} { $mate_me ->
    [yes] jou
   *[no] { $mate }
}.
event-joined = { $me ->
    [yes] Je gaat
   *[no] { $seat } gaat
} bij { $gang ->
    [Cartel] het
   *[other] de
} { $gang } (voor { $cards }): { $card }.
event-expelled = { $me ->
    [yes] Je verlaat
   *[no] { $seat } verlaat
} { $gang ->
    [Cartel] het
   *[other] de
} { $gang }.
event-acted = { $me ->
    [yes] Je speelt
   *[no] { $seat } speelt
} “{ $card }”.
event-used = { $me ->
    [yes] Je gebruikt
   *[no] { $seat } gebruikt
} “{ $card }”.
event-revealed = { $me ->
    [yes] Je achtergrond
   *[no] De achtergrond van { $seat }
} is onthuld: { $background }!{ $member ->
    [true] { " " }De bende helpt mee.
   *[false] { "" }
}
event-threatened = { $me ->
    [yes] Je bedreigt
   *[no] { $seat } bedreigt
} { $victim_me ->
    [yes] jou
   *[no] { $victim }
} met een { $weapon }: “Je { $tool }!”
event-cooperated = { $me ->
    [yes] Je geeft
   *[no] { $seat } geeft
} zonder gevecht een { $tool } af.
event-struck = { $me ->
    [yes] Je slaat
   *[no] { $seat } slaat
} toe met een { $weapon }.
event-struckbare = { $me ->
    [yes] Je slaat
   *[no] { $seat } slaat
} met blote handen toe.
event-gavein = { $me ->
    [yes] Je speelt
   *[no] { $seat } speelt
} geen wapen.
event-fightlost = { $me ->
    [yes] Je verliest
   *[no] { $seat } verliest
} het gevecht tegen { $winner_me ->
    [yes] jou
   *[no] { $winner }
}.
event-blocked = { $me ->
    [yes] Je ontkomt
   *[no] { $seat } ontkomt
} aan de afpersing: niemand wint.
event-beaten = { $me ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} een pak slaag. (Slaag: { $beatings })
event-handedover = { $me ->
    [yes] Je moet
   *[no] { $seat } moet
} een { $card } afgeven aan { $winner_me ->
    [yes] jou
   *[no] { $winner }
}.
event-lost = { $winner_me ->
    [yes] Je trekt
   *[no] { $winner } trekt
} een willekeurige kaart uit { $me ->
    [yes] jouw hand
   *[no] de hand van { $seat }
}.
event-lostcard = De getrokken kaart: { $card }.
event-discarded = { $me ->
    [yes] Je legt
   *[no] { $seat } legt
} af: { $cards }.
event-fetched = { $me ->
    [yes] Je haalt
   *[no] { $seat } haalt
} van de aflegstapel: { $cards }.
event-tookopenly = { $me ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $some } van de stapel.
event-crafted = { $me ->
    [yes] Je maakt
   *[no] { $seat } maakt
} { $some } van { $cards }.
event-dug = { $me ->
    [yes] Je graaft
   *[no] { $seat } graaft
} met een { $tool }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, totaal { $total }.
event-tunnelled = { $me ->
    [yes] Jouw tunnel
   *[no] De tunnel van { $seat }
} groeit met { $points ->
    [one] één punt
   *[other] { $points } punten
} tot { $total }.
event-stolespoon = { $me ->
    [yes] Je steelt
   *[no] { $seat } steelt
} een lepel.
event-healed = { $me ->
    [yes] Je geneest
   *[no] { $seat } geneest
}. ({ $beatings ->
    [0] Geen slaag meer
   *[other] Slaag: { $beatings }
})
event-sold = { $me ->
    [yes] Je verkoopt
   *[no] { $seat } verkoopt
} voor { $cigarettes ->
    [one] één sigaret
   *[other] { $cigarettes } sigaretten
}: { $cards }.
event-bought = { $me ->
    [yes] Je koopt
   *[no] { $seat } koopt
} { $some } voor { $cigarettes ->
    [one] één sigaret
   *[other] { $cigarettes } sigaretten
}.
event-smokes = { $me ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $cigarettes ->
    [one] één sigaret
   *[other] { $cigarettes } sigaretten
}.
event-paid = { $me ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} { $cigarettes ->
    [one] één sigaret
   *[other] { $cigarettes } sigaretten
}.
event-robbed = { $cigarettes ->
    [0] { $loser_me ->
        [yes] Je hebt
       *[no] { $loser } heeft
    } geen sigaretten.
   *[other] { $me ->
        [yes] Je neemt
       *[no] { $seat } neemt
    } { $cigarettes ->
        [one] één sigaret
       *[other] { $cigarettes } sigaretten
    } af van { $loser_me ->
        [yes] jou
       *[no] { $loser }
    }.
}
event-looked = { $me ->
    [yes] Je bekijkt
   *[no] { $seat } bekijkt
} { $target_me ->
    [yes] jouw hand
   *[no] de hand van { $target }
}.
event-saw = In de hand van { $target }: { $cards }.
event-moreactions = { $me ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $count ->
    [one] één extra actie
   *[other] { $count } extra acties
}.
event-gathered = Alle handen worden verzameld: { $count ->
    [one] één kaart wordt
   *[other] { $count } kaarten worden
} geschud en opnieuw gedeeld.
event-exchanged = { $me ->
    [yes] Je geeft
   *[no] { $seat } geeft
} { $mate_me ->
    [yes] jou
   *[no] { $mate }
} { $count ->
    [0] { $cigarettes ->
        [0] niets
        [one] geen kaarten en één sigaret
       *[other] geen kaarten en { $cigarettes } sigaretten
    }
   *[other] { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } en { $cigarettes ->
        [0] geen sigaretten
        [one] één sigaret
       *[other] { $cigarettes } sigaretten
    }
}.
event-exchangedcards = Overhandigd: { $cards }.
event-michelmoved = { $me ->
    [yes] Je stuurt
   *[no] { $seat } stuurt
} Michel(le) { to-room }.
event-michelcardup = Michel(le) kijkt { $me ->
    [yes] jou
   *[no] { $seat }
} aan en { $card }.
event-michelgone = Michel(le) loopt door.
event-michelbeaten = { $me ->
    [yes] Je wint
   *[no] { $seat } wint
} van Michel(le).
event-michelwon = { $me ->
    [yes] Je verliest
   *[no] { $seat } verliest
} van Michel(le).
event-escaped = { $me ->
    [yes] Jouw tunnel
   *[no] De tunnel van { $seat }
} is { $total } punten lang: { $me ->
    [yes] je bent
   *[no] { $seat } is
} buiten!
event-lightsout = Licht uit na { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}: de langste tunnel wint.
outcome-escape = de tunnel is klaar
outcome-lights-out = de langste tunnel toen het licht uitging

# Weigeringen
refusal-not-now = Dat kan nu niet.
refusal-chance = Nu beslist het toeval.
refusal-no-actions = Je hebt geen actie meer: beëindig je beurt.
refusal-searched = Je hebt deze beurt al een ruimte doorzocht.
refusal-nothing-here = Hier valt niets te vinden.
refusal-careful = Voorzichtig lopen kost { $cost ->
    [one] één actie
   *[other] { $cost } acties
}.
refusal-room = Daar kun je nu niet heen.
refusal-choose-room = Kies een van de ruimtes die de dobbelsteen toont.
refusal-no-card = Die kaarten heb je niet.
refusal-no-gang = Je hoort bij geen bende.
refusal-gang = Die bende heeft geen kaart meer, of bestaat niet.
refusal-accessories = Deze bende wil { $count ->
    [one] één accessoire
   *[other] { $count } verschillende accessoires
} uit haar lijstje.
refusal-revealed = Je achtergrond is al bekend.
refusal-ability-not-now = Dit is niet het moment, of je kunt het niet betalen.
refusal-aim = Kies een doelwit en een ruimte die bij de kaart passen.
refusal-extorted = Je hebt deze beurt al iemand afgeperst.
refusal-victim = Je slachtoffer moet in dezelfde ruimte zijn, buiten de isoleercel, en niet in jouw team.
refusal-tool = Noem een stuk gereedschap: lepel, houweel of schop.
refusal-weapon = Dat wapen heb je niet.
refusal-cooperate = Je kunt alleen afgeven wat gevraagd is, meteen bij de dreiging en als je het hebt.
refusal-now-fight = Je vecht: speel een wapen, of geen.
refusal-discard = Leg precies { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} af.
refusal-fetch = Haal precies { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} op.
refusal-prod = Gooi voor Michel(le), of laat het zo.
refusal-craft-hurt = Met een pak slaag kun je niets maken.
refusal-craft-here = Hier kun je niets maken.
refusal-recipe = Zo’n recept is er niet.
refusal-pile-empty = Die stapel is leeg.
refusal-pile-short = Zoveel liggen er niet op de stapel.
refusal-dig-here = Graven kan alleen in je eigen cellenblok.
refusal-dig-hurt = Met twee pakken slaag kun je niet graven.
refusal-spoon-here = Lepels liggen in de kantine.
refusal-heal-here = De dokter is in de ziekenboeg.
refusal-not-hurt = Je mankeert niets.
refusal-yard = Handelen kan alleen op de luchtplaats.
refusal-price = Dat aanbod is er niet.
refusal-money = Daarvoor heb je { $price ->
    [one] één sigaret
   *[other] { $price } sigaretten
} nodig.
refusal-mate = Ruilen kan alleen met teamgenoten in dezelfde ruimte.
refusal-handback = Geef terug wat je wilt, of niets.
refusal-follow = Je kunt alleen een teamgenoot van je eigen bende naar een andere ruimte volgen.
refusal-teams = In teams spelen kan met vier of zes spelers, niet met { $seats }.
refusal-deck = Met deze kaartenset kun je niet spelen: { $what }

# Opties
option-neutral = Michel en Michelle
    .about = Een gevangene die door niemand wordt bestuurd en iedereen afperst die in de weg staat. Het best met weinig spelers.
option-neutral-none = geen van beiden
option-neutral-michel = Michel
option-neutral-michelle = Michelle
option-teams = Teams
    .about = Twee teams, elk met een eigen cellenblok en één tunnel. Voor vier of zes spelers.
option-turn_limit = Beurtlimiet
    .about = Na zoveel beurten per speler wint de langste tunnel; 0 is geen limiet.
option-deck = Kaartenset
    .about = Een bestand met een andere kaartenset; “ours” is de onze.

# Bots
bot-easy = Makkelijk
bot-normal = Normaal
bot-brute = De bruut: pakt van anderen wat hij nodig heeft
bot-mole = De mol: graaft en gaat iedereen uit de weg
bot-hard = Moeilijk
bot-expert = Expert
bot-random = Willekeurig

# De terminal
screen-head = Beurt { $turn } · met { $goal } punten ben je buiten
screen-piles = zoekstapel { $search } · { $piles }
screen-job-cells = graven
screen-job-cells_b = graven
screen-job-cafeteria = een lepel stelen
screen-job-infirmary = genezen
screen-job-yard = verkopen en kopen
screen-job-showers = hier valt veel te vinden
screen-job-solitary = alleen via een kaart
screen-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
screen-smokes = { $count } sig.
screen-known = heeft: { $cards }
screen-quarrel = { $who } wil van { $victim }: { $tools }.
screen-tool = Gereedschap:
screen-weapon = Wapens:
screen-material = Materiaal:
screen-accessory = Accessoires:
screen-rarity = Zeldzaamheden:
screen-action = Actiekaarten:
screen-empty-hand = Je hand is leeg.
screen-background = Achtergrond (geheim):
screen-gang = Bendekaart:
screen-ask-turn = { $actions ->
    [0] Geen actie meer. Nog iets?
    [one] Nog één actie. Wat doe je?
   *[other] { $actions } acties. Wat doe je?
}
screen-ask-room = Een { $face }. { $mine ->
    [yes] Waar ga je heen?
   *[no] Waar gaat Michel(le) heen?
}
screen-ask-fight = Jij bent aan de beurt: speel een wapen, anders is het gevecht verloren.
screen-ask-threat = Je wordt afgeperst: geef het af of vecht met een wapen, anders is het gevecht verloren.
screen-ask-help = { $name } speelt geen wapen. Spring jij bij? Wie de verliezer helpt, betaalt mee.
screen-ask-michel = Michel(le) heeft een mes: speel een wapen, anders is het gevecht verloren.
screen-ask-prod = Gooi je voor Michel(le)?
screen-ask-discard = { $count ->
    [one] Leg één kaart af
   *[other] Leg { $count } kaarten af
}: typ nummers of namen, één keer per kaart.
screen-ask-fetch = { $count ->
    [one] Haal één kaart
   *[other] Haal { $count } kaarten
} van de aflegstapel: typ nummers of namen.
screen-ask-return = Wat geef je terug? Typ nummers of namen, +2 voor twee sigaretten, 0 voor niets.
screen-group-dig = Graven
screen-group-craft = Maken
screen-group-extort = Iemand afpersen
screen-group-act = Een actiekaart spelen
screen-group-join = Bij een bende gaan
screen-group-buy = Kopen
screen-group-sell = Verkopen
screen-group-careful = Voorzichtig lopen
screen-group-use = Je bendekaart gebruiken
screen-group-reveal = Je achtergrond onthullen
screen-group-exchange = Ruilen met een teamgenoot
screen-exchange-how = Wat geef je? (Meerdere kaarten, met twee sigaretten: “ruilen { $name } touw touw +2”)
screen-sell-how = Wat verkoop je? (Meerdere dingen tegelijk: “verkopen touw touw horloge”)
screen-sell-rarities = alle zeldzaamheden ({ $cigarettes })
screen-sell-all = alles ({ $cigarettes })
screen-help = Typ het nummer van wat je wilt doen. Je actiekaarten, hoe je iets maakt, de dobbelsteen, wat de bendes willen en wie erbij hoort:
screen-help-points = Tunnelpunten: { $tools }
screen-help-prices = Prijzen in sigaretten: { $prices }
screen-help-gang = { $gang } ({ $count ->
    [one] één
   *[other] { $count } verschillende
} uit: { $accepts }). Bovenste kaart: { $card }
screen-odds = Een gevecht tegen { $name } met jouw wapens: in { $percent } van de 100 gevallen gewonnen.

# Cijfers van een simulatie
stat-digs = keren gegraven
stat-threats = dreigementen
stat-fights = gewonnen gevechten
stat-joins = keren bij een bende gegaan

# De les: $seat1 is de andere gevangene
lesson-roll = Jij en { $seat1 } zitten in Blackgate, en de langste tunnel leidt naar buiten. Een beurt heeft twee acties. Eerst gereedschap, dus weg uit het cellenblok: gooi en loop.
lesson-enter = De dobbelsteen toont twee ruimtes, jij kiest er een. In de kantine is meer te vinden: ga daarheen.
lesson-search = Dat was één actie. De tweede: doorzoek de ruimte. De kantine levert twee kaarten op, maar slechts één keer per beurt.
lesson-end-turn = Een gouden ketting en een lemmet, dat is een wapen. Beide acties zijn op: beëindig je beurt.
lesson-craft = { $seat1 } is nu ook in de kantine. In het cellenblok kun je niets maken, hier wel: maak van schaar en touw een houweel.
lesson-spoon = Een houweel graaft 2 punten. Een lepel maar 1, maar in de kantine kun je er zo een stelen. Doe het!
lesson-company = Twee stuks gereedschap, goed zo. Maar { $seat1 } is in dezelfde ruimte en heeft alles gezien. Beëindig je beurt.
lesson-strike = Afpersing! { $seat1 } toont een lemmet en wil je houweel. Geef het af of vecht: om de beurt spelen jullie een wapen, en wie stopt, verliest. Sla toe met je lemmet!
lesson-card = Geen tweede wapen: { $seat1 } krijgt een pak slaag en kan pas na genezing weer iets maken. Jij krijgt zijn kaart “{ action-keys }”, die je overal heen brengt. Speel hem: ga naar het cellenblok.
lesson-dig = Graven kan alleen hier, één stuk gereedschap per actie. Graaf met het houweel: 2 punten.
lesson-halfway = Wat gegraven is, is veilig: dat pakt niemand je meer af. Beëindig je beurt.
lesson-gang = { $seat1 } heeft twee lepels gestolen. Jij hebt tijd voor een bende: voor een bandana en een gouden ketting mag je bij de Crew, en je krijgt haar bovenste kaart. Ga erbij.
lesson-scavenger = Je bendekaart heet “{ gangcard-scavenger }”: elke keer dat je een ruimte doorzoekt, krijg je één kaart meer. Probeer het.
lesson-armed = Twee kaarten in plaats van één, en er zit een lemmet bij. Beëindig je beurt en kijk wie er komt.
lesson-extort = { $seat1 } is komen graven en heeft nog een lepel. Nu dreig jij: pers hem af met je lemmet.
lesson-dig-spoon = Zonder wapen geeft hij de lepel liever af. Je laatste actie hier: graaf met een lepel.
lesson-last-end = Drie punten tegen één. Beëindig je beurt, dan gaat het licht uit.
lesson-end = Jouw tunnel is langer! Een echt spel gaat met twee of drie spelers tot 12 punten. Nog te ontdekken: de handel op de luchtplaats, actiekaarten, je geheime achtergrond.

# On the page

page-likely-weapons = { $count ->
    [0] geen wapen
    [one] één wapen
   *[other] { $count } wapens
}
page-likely-tools = { $count ->
    [0] geen gereedschap
    [one] gereedschap voor één punt
   *[other] gereedschap voor { $count } punten
}
page-search-brings = { $count ->
    [0] niets te vinden
    [one] doorzoeken levert één kaart op
   *[other] doorzoeken levert { $count } kaarten op
}
page-die-faces = bij { $faces } brengt de dobbelsteen je hierheen
page-extortion = Afpersing
page-wants = “Hier met je { $tools }!”
page-result-blocked = niemand wint
page-known = Wat je van de anderen weet
page-holds = heeft zeker: { $cards }
page-holds-unknown = van de hand is niets bekend
page-wants-different = { $count ->
    [one] één
   *[other] { $count } verschillende
} uit
page-recipes = Recepten
page-prices = Prijzen in sigaretten
page-your-hand = Jouw hand
page-tunnel = tunnel
page-cards = kaarten
page-cigarettes = sigaretten
page-beating = pak slaag
page-back = Terug
page-verbs = Wat je kunt doen
page-verb-search = Zoeken
page-verb-roll = Lopen
page-verb-careful = Voorzichtig lopen
page-verb-dig = Graven
page-verb-craft = Maken
page-verb-spoon = Lepel stelen
page-verb-heal = Genezen
page-verb-sell = Verkopen
page-verb-buy = Kopen
page-verb-join = Bij een bende
page-verb-extort = Afpersen
page-verb-act = Actiekaart
page-verb-use = Bendekaart
page-verb-reveal = Achtergrond
page-verb-follow = Volgen
page-verb-exchange = Ruilen
page-verb-discard = Afleggen
page-verb-fetch = Ophalen
page-verb-handback = Teruggeven
page-which-card = welke kaart?
page-which-gang = welke bende?
page-which-item = wat?
page-which-victim = wie?
page-which-target = wie?
page-which-mate = welke teamgenoot?
page-which-tool = welk gereedschap?
page-which-weapon = waarmee?
page-which-room = waarheen?
page-which-count = hoeveel?
page-which-cigarettes = hoeveel sigaretten?
page-which-cards = welke kaarten?
page-now-turn = { $count ->
    [0] Geen acties meer. Gebruik een kaart of beëindig je beurt.
    [one] Jouw beurt: nog één actie.
   *[other] Jouw beurt: nog { $count } acties.
}
page-now-strike = Een gevecht! Sla toe met een wapen, of geef op.
page-now-givein = Je hebt niets om mee te slaan.
page-now-cooperate = Geef het gereedschap af, of weiger.
page-now-enter = Kies een van de ruimtes die de dobbelsteen toont.
page-now-discard = Leg { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} af.
page-now-fetch = Haal { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} van de aflegstapel.
page-now-handback = Geef terug wat je wilt.
page-now-prod = Gooi voor Michel(le), of laat het zo.
page-now-other = Kies.
page-verb-end = Einde beurt
page-you = Jij
page-enter = hierheen
page-by-card = alleen via een kaart
page-title-gangs = Bendes
page-title-background = Je achtergrond
page-title-piles = Stapels
page-freedom = Vrijheid
page-team = Team { $team }
page-tunnels = Tunnels: met { $goal } punten ben je buiten
page-search-pile = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de zoekstapel
page-lose = { $count ->
    [one] 1 actie vervalt
   *[other] { $count } acties vervallen
}
page-draw = { $count ->
    [one] trek 1 kaart
   *[other] trek { $count } kaarten
}
page-roll = met de dobbelsteen
page-roll-or-tap = gooien of kiezen
page-pick = { $count ->
    [0] Kies kaarten
    [one] Kies een kaart
   *[other] Kies { $count } kaarten
}
page-now-pick = Tik de kaarten aan die weggaan.
page-good-dig = graaft { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
page-good-weapon = een wapen om te dreigen en te slaan
page-good-gang = gewild bij: { $gangs }
page-good-worth = { $count ->
    [one] 1 sigaret waard
   *[other] { $count } sigaretten waard
}
page-sell-one = { $count ->
    [one] Verkopen voor 1 sigaret
   *[other] Verkopen voor { $count } sigaretten
}
page-sell-more = Meerdere verkopen…
page-use-tool = graaft { $points }
page-use-weapon = wapen
page-use-material = maken
page-use-accessory = bende
page-use-action = spelen
page-use-rarity = { $worth } waard
page-no-gang = Geen bende
page-join-one = ga erbij
page-join-now = nu erbij
page-items = { $held } van { $needs }
page-secret = geheim
page-known-to-all = bekend
page-reveal = Onthullen
page-extort-stake = Wordt het niet afgegeven, dan vechten jullie: wie verliest, krijgt een pak slaag en staat een kaart af.
page-job-cells = Hier wordt gegraven.
page-job-cafeteria = Hier steel je lepels.
page-job-infirmary = Hier genees je.
page-job-yard = Hier wordt gehandeld.
page-job-showers = Hier valt veel te vinden.
page-job-solitary = Alleen kaarten leiden hierheen.
page-bang-0 = BAM!
page-bang-1 = BENG!
page-bang-2 = KRAK!
page-gives-in = { $name } geeft het op
page-hands-over = { $name }: alsjeblieft
page-best-dig = Beste graafwerk: { $name } met een { $tool }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, totaal { $total }.
page-best-fighter = Hardste vuisten: { $name }, { $count ->
    [one] één gevecht gewonnen
   *[other] { $count } gevechten gewonnen
}.
page-why-not-now = nu niet
page-why-no-actions = geen actie meer
page-why-searched = al doorzocht
page-why-nothing-here = hier valt niets te vinden
page-why-careful = kost twee acties
page-why-craft-hurt = niet met een pak slaag
page-why-craft-here = niet in deze ruimte
page-why-craft-no-card = er ontbreken onderdelen
page-why-extorted = één keer per beurt
page-why-victim = hier is geen slachtoffer
page-why-weapon = geen wapen
page-why-dig-here = alleen in je eigen cellenblok
page-why-dig-hurt = niet met twee pakken slaag
page-why-dig-no-card = geen gereedschap
page-why-spoon-here = alleen in de kantine
page-why-pile-empty = de stapel is leeg
page-why-heal-here = alleen in de ziekenboeg
page-why-not-hurt = je mankeert niets
page-why-yard = alleen op de luchtplaats
page-why-sell-no-card = niets te verkopen
page-why-money = te weinig sigaretten
page-why-accessories = er ontbreken accessoires
page-why-revealed = al bekend
page-why-ability-not-now = niet op dit moment
coach-turn-mine = Twee acties per beurt. Doorzoek de ruimte waar je bent, loop met de dobbelsteen, maak iets op een rustige plek, graaf in het cellenblok. Tik op een kaart, een ruimte of iemand: dan zie je wat er kan.
coach-fight-mine = Om de beurt een wapen, de verdediger eerst. Wie stopt, verliest: een pak slaag, en een kaart voor de winnaar.

# De kaarten op de regelpagina
cards-thing = Handkaarten
cards-action = Actiekaarten
cards-gang = Bende: { $gang }
cards-background = Achtergronden
cards-michel = Michel en Michelle
use-weapon = Een wapen.
use-dig = Graaft { $n ->
    [one] 1 punt
   *[other] { $n } punten
}.
use-made = Gemaakt van { $needs }{ $n ->
    [one] { "" }
   *[other] {" "}({ $n } tegelijk)
}.
use-makes = Van { $needs } maak je { $makes }.
use-gangs = Gewild bij: { $gangs }.
use-bought = { $count ->
    [one] Kost op de luchtplaats { $n ->
        [one] 1 sigaret
       *[other] { $n } sigaretten
    }.
   *[other] { $count } stuks kosten { $n }.
}
use-sold = Levert bij verkoop { $n ->
    [one] 1 sigaret
   *[other] { $n } sigaretten
} op.
michel-harmless = Geen mes: er gebeurt niets.
michel-knife = Leg { $tools } af, of vecht.

view-deck = kaartenset
view-deck-ours = die van ons
view-decision = nu
view-decision-turn = een beurt
view-decision-room = een ruimte kiezen
view-decision-fight = een gevecht
view-decision-michel = Michel(le) wil iets
view-decision-prod = Michel(le) komt dichterbij
view-decision-discard = afleggen
view-decision-fetch = kaarten halen
view-decision-running = een kaart werkt
view-decision-return = kaarten teruggeven
view-decision-throw = de dobbelsteen rolt
view-decision-deal = kaarten worden gedeeld
view-decision-handout = handen worden opnieuw gedeeld
view-decision-lose = er gaat een kaart verloren
view-decision-top = een bendekaart wordt omgedraaid
view-decision-background = achtergronden worden gedeeld
view-decision-begin = het spel begint
view-decision-ending = de beurt eindigt
view-decision-over = het spel is afgelopen
view-asked = we wachten op
view-amount = gevraagde kaarten
view-turn = aan de beurt
view-turns = gespeelde beurten
view-turn_limit = beurtlimiet
view-actions = acties over
view-searched = heeft doorzocht
view-extorted = heeft afgeperst
view-used = gave gebruikt
view-goal = punten om te ontsnappen
view-face = dobbelsteen
view-roller = gegooid door
view-hand = in de hand
view-background = achtergrond
view-convicts = gevangenen
view-room = ruimte
view-known = zeker in de hand
view-cigarettes = sigaretten
view-beatings = pakken slaag
view-tunnel = tunnel
view-points = gegraven punten
view-gang = bende
view-gang_card = bendekaart
view-revealed = achtergrond open
view-team = team
view-piles = stapels
view-search_pile = zoekstapel
view-discards = aflegstapel
view-in_play = kaarten die werken
view-working = gave die werkt
view-seat = van
view-card = kaart
view-target = gericht op
view-gangs = bendestapels
view-top = bovenste kaart
view-cards = kaarten
view-neutral = loopt rond
view-name = naam
view-pile = kaarten op de stapel
view-shown = omgedraaid
view-extortion = afpersing
view-last = laatste afpersing
view-attacker = wie dreigt
view-defender = wie bedreigd wordt
view-tools = geëist gereedschap
view-weapons = gespeelde wapens
view-helpers = hulp van
view-result = uitkomst
view-result-open = onbeslist
view-result-cooperated = afgegeven
view-result-blocked = tegengehouden
view-result-attacker = de aanvaller won
view-result-defender = de verdediger won
view-result-avoided = vermeden
view-winners = gewonnen door

# De terugblik
belief-weapons = wapens in de hand
belief-tools = tunnelpunten in de hand
why-fight = Bij { $who } { $likely ->
    [one] was gemiddeld één wapen
   *[other] waren gemiddeld { $likely } wapens
} te verwachten; in werkelijkheid { $true ->
    [0] waren het er geen
    [one] was het er één
   *[other] waren het er { $true }
}.
tag-fight-lost-cause = { $who } begon een gevecht dat niet had gehoeven: dat kostte { $percent } procentpunt winstkans.
tag-fight-missed = { $who } liet een goed moment voor een dreigement voorbijgaan: dat kostte { $percent } procentpunt winstkans.
tag-gave-in = { $who } gaf op waar toeslaan beter was: dat kostte { $percent } procentpunt winstkans.
tag-dig-missed = { $who } groef niet toen het tijd was: dat kostte { $percent } procentpunt winstkans.
tag-ended-early = { $who } beëindigde een beurt terwijl er nog iets te doen was: dat kostte { $percent } procentpunt winstkans.
