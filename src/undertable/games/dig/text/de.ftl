about = Durchsuchen, basteln, handeln, einer Gang beitreten, erpressen und graben: Wessen Tunnel zuerst lang genug ist, der ist raus aus Blackgate.

# Räume
room-cells = Zellenblock
room-cells_a = Zellenblock A
room-cells_b = Zellenblock B
room-cafeteria = Cafeteria
room-infirmary = Krankenstation
room-yard = Hof
room-showers = Duschen
room-solitary = Einzelhaft

# Handkarten
nothing = nichts
card-spoon = Löffel
    .one = einen Löffel
    .many = { $n } Löffel
card-pickaxe = Spitzhacke
    .one = eine Spitzhacke
    .many = { $n } Spitzhacken
card-shovel = Schaufel
    .one = eine Schaufel
    .many = { $n } Schaufeln
card-knife = Messer
    .one = ein Messer
    .many = { $n } Messer
card-blade = Klinge
    .one = eine Klinge
    .many = { $n } Klingen
card-container = Pfanne
    .one = eine Pfanne
    .many = { $n } Pfannen
card-point = Schere
    .one = eine Schere
    .many = { $n } Scheren
card-tie = Seil
    .one = ein Seil
    .many = { $n } Seile
card-bandana = Bandana
    .one = ein Bandana
    .many = { $n } Bandanas
card-chain = Goldkette
    .one = eine Goldkette
    .many = { $n } Goldketten
card-vest = Lederweste
    .one = eine Lederweste
    .many = { $n } Lederwesten
card-ink = Tattoo-Set
    .one = ein Tattoo-Set
    .many = { $n } Tattoo-Sets
card-scarf = Seidenschal
    .one = einen Seidenschal
    .many = { $n } Seidenschals
card-shades = Sonnenbrille
    .one = eine Sonnenbrille
    .many = { $n } Sonnenbrillen
card-radio = Taschenradio
    .one = ein Taschenradio
    .many = { $n } Taschenradios
card-magazine = Hochglanzheft
    .one = ein Hochglanzheft
    .many = { $n } Hochglanzhefte
card-whisky = Flasche Whisky
    .one = eine Flasche Whisky
    .many = { $n } Flaschen Whisky
card-phone = Handy
    .one = ein Handy
    .many = { $n } Handys
card-watch = Golduhr
    .one = eine Golduhr
    .many = { $n } Golduhren
card-gold_tooth = Goldzahn
    .one = einen Goldzahn
    .many = { $n } Goldzähne
action-ambush = Hinterhalt
action-inspection = Zellenkontrolle
action-parcel = Paket von daheim
action-keys = Gestohlene Schlüssel
action-snitch = Verpfiffen
action-pickpocket = Lange Finger
action-first_aid = Verbandskasten
action-debts = Alte Schulden
action-adrenaline = Adrenalin
action-stash = Geheimversteck
action-scrap_heap = Schrotthaufen
action-rumour = Übles Gerücht

# Gangs
gang-crew = Crew
gang-cartel = Cartel
gang-bikers = Bikers
gang-bratva = Bratva
gang-triad = Triad
gang-queers = Queers
gangcard-lookout = Aufpasser
gangcard-runner = Läuferin
gangcard-scavenger = Spürnase
gangcard-hustler = Schlitzohr
gangcard-bookkeeper = Buchhalterin
gangcard-dealer = Dealer
gangcard-paymaster = Zahlmeister
gangcard-bribed_guard = Geschmierte Wache
gangcard-enforcer = Vollstrecker
gangcard-brawler = Schläger
gangcard-road_captain = Road Captain
gangcard-toll_keeper = Wegelagerer
gangcard-ironhide = Dickes Fell
gangcard-field_medic = Feldsanitäterin
gangcard-protected = Unter Schutz
gangcard-sore_loser = Schlechter Verlierer
gangcard-workshop = Geheime Werkstatt
gangcard-thrifty = Sparsame Hände
gangcard-spoon_master = Löffelmeister
gangcard-knife_grinder = Messerschleifer
gangcard-charmer = Charmeur
gangcard-gossip = Klatschtante
gangcard-diva = Diva
gangcard-showstopper = Showtalent

# Hintergründe
background-thief = Dieb
background-courier = Kurierin
background-street_fighter = Straßenkämpfer
background-accountant = Steuerberater
background-smuggler = Schmugglerin
background-informer = Spitzel
background-mechanic = Mechanikerin
background-bouncer = Türsteher
background-gunrunner = Waffenschieber
background-boxer = Boxerin
background-veteran = Veteran
background-miner = Bergmann
background-watchmaker = Uhrmacherin
background-cook = Koch
background-gambler = Zockerin
background-nurse = Pfleger
background-actor = Schauspielerin
background-fortune_teller = Wahrsagerin

# Michel und Michelle
neutral-michel = Michel
neutral-michelle = Michelle
michel-whistling = pfeift vor sich hin
michel-guard_near = bemerkt eine Wache
michel-good_mood = hat gute Laune
michel-wants_spoon = zeigt ein Messer und will einen Löffel
michel-wants_pickaxe = zeigt ein Messer und will eine Spitzhacke
michel-wants_shovel = zeigt ein Messer und will eine Schaufel
michel-wants_light_tools = zeigt ein Messer und will Löffel oder Spitzhacke
michel-wants_heavy_tools = zeigt ein Messer und will Spitzhacke oder Schaufel

# Wohin, und wie viel wovon
to-room = { $room ->
    [any] in einen Raum deiner Wahl
    [Cafeteria] in die Cafeteria
    [Krankenstation] in die Krankenstation
    [Duschen] in die Duschen
    [Einzelhaft] in Einzelhaft
   *[other] in den { $room }
}

# Was Karten tun
kind-any = Karte
    .one = eine Karte
    .many = { $n } Karten
kind-tool = Werkzeug
    .one = ein Werkzeug
    .many = { $n } Werkzeuge
kind-weapon = Waffe
    .one = eine Waffe
    .many = { $n } Waffen
kind-material = Material
    .one = eine Materialkarte
    .many = { $n } Materialkarten
kind-accessory = Accessoire
    .one = ein Accessoire
    .many = { $n } Accessoires
kind-rarity = Rarität
    .one = eine Rarität
    .many = { $n } Raritäten
kind-action = Aktionskarte
    .one = eine Aktionskarte
    .many = { $n } Aktionskarten
who-me = du
who-foe = dein Gegner
who-target-here = jemand hier
who-target-anyone = jemand
who-target-again = dieselbe Person
who-here = alle anderen hier
who-others = alle anderen
who-all = alle
each-turn = { $each ->
    [turn] , einmal pro Zug
   *[always] { "" }
}
when-action = Als Aktion
when-turn = { $each ->
    [turn] Einmal in jedem deiner Züge
   *[always] In deinem Zug
}
when-roll = Nach deinem Wurf für eine Bewegung{ each-turn }
when-threatened = Wenn du erpresst wirst{ each-turn }
when-fight = Wenn du im Kampf an der Reihe bist{ each-turn }
when-searched = Nach dem Durchsuchen{ each-turn }
when-crafted = Nach dem Basteln{ each-turn }
when-dug = Nach dem Graben{ each-turn }
when-sold = Nach einem Verkauf{ each-turn }
when-bought = Nach einem Kauf{ each-turn }
when-spooned = Wenn du einen Löffel klaust{ each-turn }
when-won_fight = Wenn du einen Kampf gewinnst{ each-turn }
when-lost_fight = Wenn du einen Kampf verlierst{ each-turn }
when-turn_began = Zu Beginn deines Zuges{ each-turn }
when-always = Immer
where = ({ $room ->
    [Cafeteria] nur in der Cafeteria
    [Krankenstation] nur in der Krankenstation
    [Duschen] nur in den Duschen
    [Hof] nur im Hof
    [Einzelhaft] nur in Einzelhaft
   *[other] nur im { $room }
})
as-member = { $gang }: { $does }
effect-draw = { $whose ->
    [me] zieh
    [here] { $who } ziehen
    [others] { $who } ziehen
    [all] { $who } ziehen
   *[other] { $who } zieht
} { $n ->
    [one] eine Suchkarte
   *[other] { $n } Suchkarten
}
effect-discard = { $whose ->
    [me] leg
    [here] { $who } legen
    [others] { $who } legen
    [all] { $who } legen
   *[other] { $who } legt
} { $some } ab
effect-take = nimm { $some } vom Stapel
effect-fetch = hol dir { $some } aus der Ablage
effect-cigarettes = nimm { $n ->
    [one] eine Zigarette
   *[other] { $n } Zigaretten
}
effect-pay = zahle { $n ->
    [one] eine Zigarette
   *[other] { $n } Zigaretten
}
effect-steal = { $who } verliert { $n ->
    [one] eine zufällige Karte
   *[other] { $n } zufällige Karten
} an dich
effect-rob = { $who } gibt dir { $n ->
    [one] eine Zigarette
   *[other] { $n } Zigaretten
}
effect-look = { $who } zeigt dir alle Handkarten
effect-expel = { $who } fliegt aus der Gang
effect-move = { $whose ->
    [me] geh
    [here] { $who } müssen
    [others] { $who } müssen
    [all] { $who } müssen
   *[other] { $who } muss
} { to-room }
effect-act = du hast { $n ->
    [one] eine Aktion mehr
   *[other] { $n } Aktionen mehr
}
effect-beat = { $whose ->
    [me] du beziehst
    [here] { $who } beziehen
    [others] { $who } beziehen
    [all] { $who } beziehen
   *[other] { $who } bezieht
} { $n ->
    [one] einmal Prügel
   *[other] { $n }-mal Prügel
}, ohne Gegenwehr
effect-heal = werde { $n ->
    [one] einmal Prügel
   *[other] bis zu { $n }-mal Prügel
} los
effect-strike = diese Karte zählt als Waffe
effect-block = die Erpressung endet, niemand gewinnt
effect-reroll = würfle noch einmal
effect-tunnel = dein Tunnel wächst um { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}
effect-gather = alle Hände werden zusammengemischt und neu ausgeteilt; alle bekommen so viele Karten wie zuvor
trait-search_more = { $room ->
    [any] jedes Durchsuchen bringt
   *[other] Durchsuchen ({ $room }) bringt
} { $n ->
    [one] eine Karte mehr
   *[other] { $n } Karten mehr
}
trait-sell_more = jeder Verkauf bringt { $n ->
    [one] eine Zigarette mehr
   *[other] { $n } Zigaretten mehr
}
trait-buy_cheaper = alles kostet dich { $n ->
    [one] eine Zigarette weniger
   *[other] { $n } Zigaretten weniger
}, mindestens aber eine
trait-hold_more = du darfst { $n ->
    [one] eine Karte mehr
   *[other] { $n } Karten mehr
} halten
trait-careful_for_one = eine vorsichtige Bewegung kostet nur eine Aktion
trait-craft_hurt = du kannst auch nach Prügeln basteln
trait-dig_hurt = du kannst auch nach Prügeln graben
trait-craft_anywhere = du kannst in jedem Raum basteln
trait-keep_threat = du behältst die Waffe, mit der du drohst
trait-hit_harder = wer einen Kampf gegen dich verliert, bezieht einmal mehr Prügel
trait-unseen = Michel und Michelle lassen dich in Ruhe
trait-improvise = { $card ->
    [Pfanne] jede Pfanne
    [Schere] jede Schere
    [Seil] jedes Seil
   *[other] { $card }
} zählt als Waffe
trait-dig_more = { $card ->
    [Spitzhacke] jede Spitzhacke
    [Schaufel] jede Schaufel
    [Werkzeug] jedes Werkzeug
   *[other] jeder { $card }
} gräbt { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} mehr

# Züge, wie sie angeboten werden
move-search = Diesen Raum durchsuchen
move-roll = Würfeln und gehen
move-enter = Ab { to-room }
move-careful = Vorsichtig { to-room } gehen
move-follow = Zu { $mate } gehen, gleiche Gang
move-join = Der Gang { $gang } beitreten: { $cards }
move-act = { $card }{ $aimed ->
    [yes] { " " }gegen { $target }
   *[no] { "" }
} spielen{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-extort = { $victim } erpressen: { $tool }! ({ $weapon })
move-craft = { $item } aus { $cards } basteln
move-dig = Graben: { $tool }
move-spoon = Einen Löffel klauen
move-heal = Zum Arzt: einmal Prügel weniger
move-sell = Verkaufen: { $cards }
move-buy = Kaufen: { $some }
move-exchange = { $cards ->
    [nichts] { $mate } { $cigarettes ->
        [0] nichts
        [one] eine Zigarette
       *[other] { $cigarettes } Zigaretten
    } geben
   *[other] An { $mate } geben: { $cards }{ $cigarettes ->
        [0] { "" }
        [one] ; eine Zigarette
       *[other] ; { $cigarettes } Zigaretten
    }
}
move-handback = { $cards ->
    [nichts] { $cigarettes ->
        [0] Nichts
        [one] Eine Zigarette
       *[other] { $cigarettes } Zigaretten
    } zurückgeben
   *[other] Zurückgeben: { $cards }{ $cigarettes ->
        [0] { "" }
        [one] ; eine Zigarette
       *[other] ; { $cigarettes } Zigaretten
    }
}
move-use = Die Gangkarte{ $aimed ->
    [yes] { " " }gegen { $target }
   *[no] { "" }
} benutzen{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-reveal = Den Hintergrund{ $aimed ->
    [yes] { " " }gegen { $target }
   *[no] { "" }
} aufdecken{ $goes ->
    [yes] { " " }→ { $room }
   *[no] { "" }
}
move-end = Zug beenden
move-cooperate = Herausgeben: { $tool }
move-strike = Zuschlagen: { $weapon }
move-givein = Keine Waffe spielen
move-discard = Ablegen: { $cards }
move-fetch = Holen: { $cards }
move-prod = Für Michel(le) würfeln
move-letbe = Michel(le) in Ruhe lassen
move-scar = { $seat } hat die eindrucksvollste Narbe und beginnt
move-dealt = { $seat } zieht: { $cards }
move-background = { $seat } bekommt den Hintergrund { $background }
move-die = Der Würfel zeigt { $face }
move-ontop = Oberste Karte der Gang { $gang }: { $card }
move-drawn = { $loser } verliert: { $card }
move-turnedup = Michel(le) trifft auf { $seat }: { $card }
move-handedout = { $seat } bekommt: { $cards }

# Was geschieht
event-turnbegan = — Zug { $turn }: { $me ->
    [yes] du
   *[no] { $seat }
} —
event-drew = { $me ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-got = { $me ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
}: { $cards }.
event-gotbackground = { $me ->
    [yes] Dein Hintergrund
   *[no] { $seat_of } Hintergrund
}: { $background }.
event-gangcardup = Die oberste Karte der Gang { $gang } ist jetzt: { $card }.
event-reshuffled = Der Suchstapel ist leer: { $count ->
    [one] Die eine abgelegte Karte wird zum neuen Stapel.
   *[other] { $count } abgelegte Karten werden zum neuen Stapel.
}
event-rolled = { $me ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} eine { $face }.
event-moved = { $room ->
    [Einzelhaft] { $me ->
        [yes] Du kommst
       *[no] { $seat } kommt
    }
   *[other] { $me ->
        [yes] Du gehst
       *[no] { $seat } geht
    }
} { to-room }.
event-followed = { $me ->
    [yes] Du folgst
   *[no] { $seat } folgt
} { $mate_me ->
    [yes] dir
   *[no] { $mate }
}.
event-joined = { $me ->
    [yes] Du trittst
   *[no] { $seat } tritt
} der Gang { $gang } bei (für { $cards }): { $card }.
event-expelled = { $me ->
    [yes] Du verlässt
   *[no] { $seat } verlässt
} die Gang { $gang }.
event-acted = { $me ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „{ $card }“.
event-used = { $me ->
    [yes] Du benutzt
   *[no] { $seat } benutzt
} „{ $card }“.
event-revealed = { $me ->
    [yes] Du deckst deinen
   *[no] { $seat } deckt den eigenen
} Hintergrund auf: { $background }!{ $member ->
    [true] { " " }Die Gang hilft.
   *[false] { "" }
}
event-threatened = { $me ->
    [yes] Du bedrohst
   *[no] { $seat } bedroht
} { $victim_me ->
    [yes] dich
   *[no] { $victim }
} mit einer Waffe ({ $weapon }): „{ $tool } her!“
event-cooperated = { $me ->
    [yes] Du gibst
   *[no] { $seat } gibt
} kampflos ab: { $tool }.
event-struck = { $me ->
    [yes] Du schlägst
   *[no] { $seat } schlägt
} zu: { $weapon }.
event-struckbare = { $me ->
    [yes] Du schlägst
   *[no] { $seat } schlägt
} mit bloßen Händen zu.
event-gavein = { $me ->
    [yes] Du spielst
   *[no] { $seat } spielt
} keine Waffe.
event-fightlost = { $me ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} den Kampf gegen { $winner_me ->
    [yes] dich
   *[no] { $winner }
}.
event-blocked = { $me ->
    [yes] Du kommst
   *[no] { $seat } kommt
} davon: Niemand gewinnt.
event-beaten = { $me ->
    [yes] Du beziehst
   *[no] { $seat } bezieht
} Prügel. (Stand: { $beatings })
event-handedover = { $winner_me ->
    [yes] Du bekommst
   *[no] { $winner } bekommt
} von { $me ->
    [yes] dir
   *[no] { $seat }
}: { $card }.
event-lost = { $winner_me ->
    [yes] Du ziehst
   *[no] { $winner } zieht
} eine zufällige Karte aus { $me ->
    [yes] deiner Hand
   *[no] { $seat_of } Hand
}.
event-lostcard = Die gezogene Karte: { $card }.
event-discarded = { $me ->
    [yes] Du legst
   *[no] { $seat } legt
} ab: { $cards }.
event-fetched = { $me ->
    [yes] Du holst
   *[no] { $seat } holt
} aus der Ablage: { $cards }.
event-tookopenly = { $me ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $some } vom Stapel.
event-crafted = { $me ->
    [yes] Du bastelst
   *[no] { $seat } bastelt
} { $some } aus { $cards }.
event-dug = { $me ->
    [yes] Du gräbst
   *[no] { $seat } gräbt
} ({ $tool }): { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.
event-tunnelled = { $me ->
    [yes] Dein Tunnel
   *[no] { $seat_of } Tunnel
} wächst um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf { $total }.
event-stolespoon = { $me ->
    [yes] Du klaust
   *[no] { $seat } klaut
} einen Löffel.
event-healed = { $me ->
    [yes] Du erholst dich
   *[no] { $seat } erholt sich
}. ({ $beatings ->
    [0] Keine Prügel mehr
   *[other] Prügel: { $beatings }
})
event-sold = { $me ->
    [yes] Du verkaufst
   *[no] { $seat } verkauft
} für { $cigarettes ->
    [one] eine Zigarette
   *[other] { $cigarettes } Zigaretten
}: { $cards }.
event-bought = { $me ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} { $some } für { $cigarettes ->
    [one] eine Zigarette
   *[other] { $cigarettes } Zigaretten
}.
event-smokes = { $me ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $cigarettes ->
    [one] eine Zigarette
   *[other] { $cigarettes } Zigaretten
}.
event-paid = { $me ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $cigarettes ->
    [one] eine Zigarette
   *[other] { $cigarettes } Zigaretten
}.
event-robbed = { $cigarettes ->
    [0] { $loser_me ->
        [yes] Du hast
       *[no] { $loser } hat
    } keine Zigaretten.
   *[other] { $me ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $loser_me ->
        [yes] dir
       *[no] { $loser }
    } { $cigarettes ->
        [one] eine Zigarette
       *[other] { $cigarettes } Zigaretten
    } ab.
}
event-looked = { $me ->
    [yes] Du siehst
   *[no] { $seat } sieht
} { $target_me ->
    [yes] deine Hand
   *[no] { $target_of } Hand
} an.
event-saw = In { $target_of } Hand: { $cards }.
event-moreactions = { $me ->
    [yes] Du hast
   *[no] { $seat } hat
} { $count ->
    [one] eine Aktion mehr
   *[other] { $count } Aktionen mehr
}.
event-gathered = Alle Hände werden eingesammelt: { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
} gemischt und neu ausgeteilt.
event-exchanged = { $me ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $mate_me ->
    [yes] dir
   *[no] { $mate }
} { $count ->
    [0] { $cigarettes ->
        [0] nichts
        [one] keine Karten und eine Zigarette
       *[other] keine Karten und { $cigarettes } Zigaretten
    }
   *[other] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und { $cigarettes ->
        [0] keine Zigaretten
        [one] eine Zigarette
       *[other] { $cigarettes } Zigaretten
    }
}.
event-exchangedcards = Übergeben: { $cards }.
event-michelmoved = { $me ->
    [yes] Du schickst
   *[no] { $seat } schickt
} Michel(le) { to-room }.
event-michelcardup = Michel(le) trifft auf { $me ->
    [yes] dich
   *[no] { $seat }
}: { $card }.
event-michelgone = Michel(le) geht vorbei.
event-michelbeaten = { $me ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} gegen Michel(le).
event-michelwon = { $me ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} gegen Michel(le).
event-escaped = { $me ->
    [yes] Dein Tunnel
   *[no] { $seat_of } Tunnel
} ist { $total } Punkte lang: { $me ->
    [yes] Du bist
   *[no] { $seat } ist
} draußen!
event-lightsout = Licht aus nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}: Der längste Tunnel gewinnt.
outcome-escape = der Tunnel ist fertig
outcome-lights-out = der längste Tunnel, als das Licht ausging

# Ablehnungen
refusal-not-now = Das geht jetzt nicht.
refusal-chance = Jetzt entscheidet der Zufall.
refusal-no-actions = Du hast keine Aktion mehr: Beende deinen Zug.
refusal-searched = Du hast in diesem Zug schon einen Raum durchsucht.
refusal-nothing-here = Hier gibt es nichts zu finden.
refusal-careful = Eine vorsichtige Bewegung kostet { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
refusal-room = Dorthin kannst du jetzt nicht.
refusal-choose-room = Wähle einen der Räume, die der Würfel zeigt.
refusal-no-card = Diese Karten hast du nicht.
refusal-no-gang = Du gehörst zu keiner Gang.
refusal-gang = Diese Gang hat keine Karte mehr, oder es gibt sie nicht.
refusal-accessories = Diese Gang will { $count ->
    [one] ein Accessoire
   *[other] { $count } verschiedene Accessoires
} aus ihrer Auswahl.
refusal-revealed = Dein Hintergrund ist schon bekannt.
refusal-ability-not-now = Dafür ist jetzt nicht der Moment, oder du kannst es nicht bezahlen.
refusal-aim = Wähle ein Ziel und einen Raum, die zur Karte passen.
refusal-extorted = Du hast in diesem Zug schon jemanden erpresst.
refusal-victim = Dein Opfer muss im selben Raum sein, nicht in Einzelhaft und nicht in deinem Team.
refusal-tool = Nenn ein Werkzeug: Löffel, Spitzhacke oder Schaufel.
refusal-weapon = Diese Waffe hast du nicht.
refusal-cooperate = Herausgeben kannst du nur das Verlangte, gleich bei der Drohung und wenn du es hast.
refusal-now-fight = Du bist im Kampf: Spiel eine Waffe oder keine.
refusal-discard = Leg genau { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
refusal-fetch = Hol genau { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
refusal-prod = Würfle für Michel(le) oder lass es bleiben.
refusal-craft-hurt = Wer Prügel bezogen hat, kann nicht basteln.
refusal-craft-here = Hier kannst du nicht basteln.
refusal-recipe = So ein Rezept gibt es nicht.
refusal-pile-empty = Dieser Stapel ist leer.
refusal-pile-short = So viele liegen nicht im Stapel.
refusal-dig-here = Graben kannst du nur in deinem Zellenblock.
refusal-dig-hurt = Wer zweimal Prügel bezogen hat, kann nicht graben.
refusal-spoon-here = Löffel gibt es in der Cafeteria.
refusal-heal-here = Der Arzt ist in der Krankenstation.
refusal-not-hurt = Dir fehlt nichts.
refusal-yard = Gehandelt wird im Hof.
refusal-price = Dieses Angebot gibt es nicht.
refusal-money = Dafür brauchst du { $price ->
    [one] eine Zigarette
   *[other] { $price } Zigaretten
}.
refusal-mate = Tauschen geht nur mit Teamkameraden im selben Raum.
refusal-handback = Gib zurück, was du willst, oder nichts.
refusal-follow = Folgen kannst du nur einem Teamkameraden deiner Gang in einen anderen Raum.
refusal-teams = Teams gibt es bei vier oder sechs Spielern, nicht bei { $seats }.
refusal-deck = Mit diesem Kartensatz kann man nicht spielen: { $what }

# Optionen
option-neutral = Michel und Michelle
    .about = Ein Knacki, den niemand lenkt und der alle erpresst, die im Weg stehen. Am besten zu zweit oder zu dritt.
option-neutral-none = keiner von beiden
option-neutral-michel = Michel
option-neutral-michelle = Michelle
option-teams = Teams
    .about = Zwei Teams, jedes mit eigenem Zellenblock und einem Tunnel. Zu viert oder zu sechst.
option-turn_limit = Zuggrenze
    .about = Haben alle so viele Züge gemacht, gewinnt der längste Tunnel; 0 heißt: keine Grenze.
option-deck = Kartensatz
    .about = Eine Datei mit einem anderen Kartensatz; „ours“ ist unser eigener.

# Bots
bot-easy = Leicht
bot-normal = Normal
bot-brute = Der Schläger: nimmt sich von anderen, was er braucht
bot-mole = Der Maulwurf: gräbt und geht allen aus dem Weg
bot-hard = Schwer
bot-expert = Experte
bot-random = Zufall

# Das Terminal
screen-head = Zug { $turn } · { $goal } Punkte führen hinaus
screen-piles = Suchstapel { $search } · { $piles }
screen-job-cells = graben
screen-job-cells_b = graben
screen-job-cafeteria = Löffel klauen
screen-job-infirmary = heilen
screen-job-yard = verkaufen und kaufen
screen-job-showers = gut zum Durchsuchen
screen-job-solitary = nur durch Karten
screen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
screen-smokes = { $count } Zig.
screen-known = hält { $cards }
screen-quarrel = { $who } will von { $victim }: { $tools }.
screen-tool = Werkzeug:
screen-weapon = Waffen:
screen-material = Material:
screen-accessory = Accessoires:
screen-rarity = Raritäten:
screen-action = Aktionskarten:
screen-empty-hand = Deine Hand ist leer.
screen-background = Hintergrund (geheim):
screen-gang = Gangkarte:
screen-ask-turn = { $actions ->
    [0] Keine Aktion mehr. Noch etwas?
    [one] Noch eine Aktion. Was tust du?
   *[other] { $actions } Aktionen. Was tust du?
}
screen-ask-room = Eine { $face }. { $mine ->
    [yes] Wohin gehst du?
   *[no] Wohin geht Michel(le)?
}
screen-ask-fight = Du bist an der Reihe: Spiel eine Waffe, sonst ist der Kampf verloren.
screen-ask-threat = Du wirst erpresst: Gib es heraus, kämpfe mit einer Waffe, oder der Kampf ist verloren.
screen-ask-help = { $name } spielt keine Waffe. Springst du ein? Wer dem Verlierer hilft, zahlt mit.
screen-ask-michel = Michel(le) hat ein Messer: Spiel eine Waffe, sonst ist der Kampf verloren.
screen-ask-prod = Würfelst du für Michel(le)?
screen-ask-discard = { $count ->
    [one] Leg eine Karte ab
   *[other] Leg { $count } Karten ab
}: Nummern oder Namen tippen, für jede Karte einmal.
screen-ask-fetch = { $count ->
    [one] Hol eine Karte
   *[other] Hol { $count } Karten
} aus der Ablage: Nummern oder Namen tippen.
screen-ask-return = Was gibst du zurück? Nummern oder Namen tippen, +2 für zwei Zigaretten, 0 für nichts.
screen-group-dig = Graben
screen-group-craft = Basteln
screen-group-extort = Jemanden erpressen
screen-group-act = Eine Aktionskarte spielen
screen-group-join = Einer Gang beitreten
screen-group-buy = Kaufen
screen-group-sell = Verkaufen
screen-group-careful = Vorsichtig gehen
screen-group-use = Die Gangkarte benutzen
screen-group-reveal = Den Hintergrund aufdecken
screen-group-exchange = Mit einem Teamkameraden tauschen
screen-exchange-how = Was gibst du ab? (Mehrere Karten, mit zwei Zigaretten: „tauschen { $name } Klinge Klinge +2“)
screen-sell-how = Was verkaufst du? (Mehreres auf einmal: „verkaufen Klinge Klinge Golduhr“)
screen-sell-rarities = alle Raritäten ({ $cigarettes })
screen-sell-all = alles ({ $cigarettes })
screen-help = Tippe die Nummer dessen, was du tun willst. Deine Aktionskarten, wie man etwas bastelt, der Würfel, was die Gangs wollen und wer zu einer gehört:
screen-help-points = Tunnelpunkte: { $tools }
screen-help-prices = Preise in Zigaretten: { $prices }
screen-help-gang = { $gang } ({ $count ->
    [one] 1
   *[other] { $count } verschiedene
} aus: { $accepts }). Oberste Karte: { $card }
screen-odds = Ein Kampf gegen { $name } mit deinen Waffen: in { $percent } von 100 Fällen gewonnen.

# Zahlen einer Simulation
stat-digs = gegraben
stat-threats = Drohungen
stat-fights = Kämpfe gewonnen
stat-joins = Gangbeitritte

# Die Lektion: $seat1 ist der andere Knacki
lesson-roll = Du und { $seat1 } sitzt in Blackgate, und der längste Tunnel führt hinaus. Ein Zug hat zwei Aktionen. Erst brauchst du Werkzeug, also raus aus dem Zellenblock: Würfle und geh.
lesson-enter = Der Würfel zeigt zwei Räume, du wählst einen. In der Cafeteria gibt es mehr zu finden: Geh dorthin.
lesson-search = Das war eine Aktion. Die zweite: Durchsuch den Raum. Die Cafeteria bringt zwei Karten, aber nur einmal je Zug.
lesson-end-turn = Eine Goldkette und eine Klinge, also eine Waffe. Beide Aktionen sind verbraucht: Beende deinen Zug.
lesson-craft = { $seat1 } ist jetzt auch in der Cafeteria. Im Zellenblock kann niemand basteln, hier schon: Mach aus Schere und Seil eine Spitzhacke.
lesson-spoon = Eine Spitzhacke gräbt 2 Punkte. Ein Löffel nur 1, aber in der Cafeteria kannst du einfach einen klauen. Los!
lesson-company = Zwei Werkzeuge, gut gemacht. Aber { $seat1 } ist im selben Raum und hat alles gesehen. Beende deinen Zug.
lesson-strike = Erpressung! { $seat1 } zeigt eine Klinge und will deine Spitzhacke. Gib sie her oder kämpfe: Ihr spielt abwechselnd Waffen, wer aufhört, verliert. Schlag mit der Klinge zu!
lesson-card = Keine zweite Waffe: { $seat1 } bezieht Prügel und kann erst geheilt wieder basteln. Du bekommst seine Karte „{ action-keys }“. Spiel sie, sie bringt dich überallhin: Geh in den Zellenblock.
lesson-dig = Graben geht nur hier, ein Werkzeug je Aktion. Grab mit der Spitzhacke: 2 Punkte.
lesson-halfway = Was gegraben ist, ist sicher, das nimmt dir niemand mehr. Beende deinen Zug.
lesson-gang = { $seat1 } hat zwei Löffel geklaut. Du hast Zeit für eine Gang: Für Bandana und Goldkette nimmt dich die Crew auf, und du bekommst ihre oberste Karte. Tritt bei.
lesson-scavenger = Deine Gangkarte heißt „{ gangcard-scavenger }“: Jedes Durchsuchen bringt dir eine Karte mehr. Probier es aus.
lesson-armed = Zwei Karten statt einer, und eine Klinge ist dabei. Beende deinen Zug und schau, wer kommt.
lesson-extort = { $seat1 } ist zum Graben gekommen und hat noch einen Löffel. Jetzt drohst du: Erpress ihn mit deiner Klinge.
lesson-dig-spoon = Ohne Waffe gibt er ihn lieber her. Deine letzte Aktion hier: Grab mit einem Löffel.
lesson-last-end = Drei Punkte gegen einen. Beende deinen Zug, dann geht das Licht aus.
lesson-end = Dein Tunnel ist länger! Ein richtiges Spiel geht zu zweit oder dritt bis 12 Punkte. Noch zu entdecken: der Handel im Hof, mehr Karten, dein geheimer Hintergrund.

# On the page

page-likely-weapons = { $count ->
    [0] keine Waffe
    [one] eine Waffe
   *[other] { $count } Waffen
}
page-likely-tools = { $count ->
    [0] kein Werkzeug
    [one] Werkzeug für einen Punkt
   *[other] Werkzeug für { $count } Punkte
}
page-search-brings = { $count ->
    [0] nichts zu finden
    [one] Durchsuchen bringt eine Karte
   *[other] Durchsuchen bringt { $count } Karten
}
page-die-faces = bei { $faces } führt der Würfel hierher
page-extortion = Erpressung
page-wants = „Her damit: { $tools }!“
page-result-blocked = niemand gewinnt
page-known = Was man von den anderen weiß
page-holds = hat sicher: { $cards }
page-holds-unknown = von der Hand ist nichts bekannt
page-wants-different = { $count } verschiedene aus
page-recipes = Rezepte
page-prices = Preise in Zigaretten
page-your-hand = Deine Hand
page-tunnel = Tunnel
page-cards = Karten
page-cigarettes = Zigaretten
page-beating = verprügelt
page-back = Zurück
page-verbs = Was du tun kannst
page-verb-search = Suchen
page-verb-roll = Gehen
page-verb-careful = Vorsichtig gehen
page-verb-dig = Graben
page-verb-craft = Basteln
page-verb-spoon = Löffel klauen
page-verb-heal = Heilen
page-verb-sell = Verkaufen
page-verb-buy = Kaufen
page-verb-join = Gang beitreten
page-verb-extort = Erpressen
page-verb-act = Karte spielen
page-verb-use = Gangkarte
page-verb-reveal = Hintergrund
page-verb-follow = Folgen
page-verb-exchange = Tauschen
page-verb-discard = Ablegen
page-verb-fetch = Holen
page-verb-handback = Zurückgeben
page-which-card = welche Karte?
page-which-gang = welche Gang?
page-which-item = was?
page-which-victim = wen?
page-which-target = wen?
page-which-mate = welcher Teamkamerad?
page-which-tool = welches Werkzeug?
page-which-weapon = womit?
page-which-room = wohin?
page-which-count = wie viele?
page-which-cigarettes = wie viele Zigaretten?
page-which-cards = welche Karten?
page-now-turn = { $count ->
    [0] Keine Aktion mehr. Nutze eine Karte oder beende den Zug.
    [one] Du bist dran: noch eine Aktion.
   *[other] Du bist dran: noch { $count } Aktionen.
}
page-now-strike = Ein Kampf! Schlag mit einer Waffe zu oder gib auf.
page-now-givein = Du hast nichts zum Zuschlagen.
page-now-cooperate = Gib das Werkzeug heraus oder weigere dich.
page-now-enter = Wähle einen der Räume, die der Würfel zeigt.
page-now-discard = Leg { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
page-now-fetch = Hol { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus der Ablage.
page-now-handback = Gib zurück, was du magst.
page-now-prod = Würfle für Michel(le) oder lass es bleiben.
page-now-other = Wähle.
page-verb-end = Zug beenden
page-you = Du
page-enter = hineingehen
page-by-card = nur durch Karten
page-title-gangs = Gangs
page-title-background = Dein Hintergrund
page-title-piles = Stapel
page-freedom = Freiheit
page-team = Team { $team }
page-tunnels = Tunnel: { $goal } Punkte führen hinaus
page-search-pile = { $count ->
    [one] Eine Karte im Suchstapel
   *[other] { $count } Karten im Suchstapel
}
page-lose = { $count ->
    [one] 1 Aktion verfällt
   *[other] { $count } Aktionen verfallen
}
page-draw = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
page-roll = mit dem Würfel
page-roll-or-tap = würfeln oder wählen
page-pick = { $count ->
    [0] Wähle Karten
    [one] Wähle eine Karte
   *[other] Wähle { $count } Karten
}
page-now-pick = Tippe die Karten an, die du hergibst.
page-good-dig = gräbt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-good-weapon = eine Waffe zum Drohen und Zuschlagen
page-good-gang = gefragt bei: { $gangs }
page-good-worth = { $count ->
    [one] 1 Zigarette wert
   *[other] { $count } Zigaretten wert
}
page-sell-one = { $count ->
    [one] Für 1 Zigarette verkaufen
   *[other] Für { $count } Zigaretten verkaufen
}
page-sell-more = Mehrere verkaufen …
page-use-tool = gräbt { $points }
page-use-weapon = Waffe
page-use-material = basteln
page-use-accessory = Gang
page-use-action = spielen
page-use-rarity = { $worth } wert
page-no-gang = Keine Gang
page-join-one = beitreten
page-join-now = beitreten!
page-items = { $held } von { $needs }
page-secret = geheim
page-known-to-all = bekannt
page-reveal = Aufdecken
page-extort-stake = Wird es nicht herausgegeben, kämpft ihr: Wer verliert, bezieht Prügel und gibt eine Karte her.
page-job-cells = Hier wird gegraben.
page-job-cafeteria = Hier klaut man Löffel.
page-job-infirmary = Hier wird geheilt.
page-job-yard = Hier wird gehandelt.
page-job-showers = Hier lohnt sich das Durchsuchen.
page-job-solitary = Hierher führen nur Karten.
page-bang-0 = RUMMS!
page-bang-1 = KRACH!
page-bang-2 = PATSCH!
page-gives-in = { $name ->
    [Du] Du gibst auf
   *[other] { $name } gibt auf
}
page-hands-over = { $name }: hier, bitte
page-best-dig = Am tiefsten gegraben: { $name } ({ $tool }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.
page-best-fighter = Härteste Fäuste: { $name }, { $count ->
    [one] ein Kampf gewonnen
   *[other] { $count } Kämpfe gewonnen
}.
page-why-not-now = jetzt nicht
page-why-no-actions = keine Aktion mehr
page-why-searched = schon durchsucht
page-why-nothing-here = hier ist nichts zu finden
page-why-careful = braucht zwei Aktionen
page-why-craft-hurt = verprügelt
page-why-craft-here = nicht hier
page-why-craft-no-card = es fehlen Teile
page-why-extorted = nur einmal pro Zug
page-why-victim = hier ist kein Opfer
page-why-weapon = keine Waffe
page-why-dig-here = nur im eigenen Zellenblock
page-why-dig-hurt = zweimal verprügelt
page-why-dig-no-card = kein Werkzeug
page-why-spoon-here = nur in der Cafeteria
page-why-pile-empty = der Stapel ist leer
page-why-heal-here = nur in der Krankenstation
page-why-not-hurt = dir fehlt nichts
page-why-yard = nur im Hof
page-why-sell-no-card = nichts zu verkaufen
page-why-money = zu wenige Zigaretten
page-why-accessories = es fehlen Accessoires
page-why-revealed = schon bekannt
page-why-ability-not-now = nicht in diesem Moment
coach-turn-mine = Zwei Aktionen je Zug. Durchsuch den Raum, in dem du bist, geh mit dem Würfel, bastle an ruhigen Orten, grab im Zellenblock. Tippe eine Karte, einen Raum oder jemanden an: Dann siehst du, was geht.
coach-fight-mine = Abwechselnd eine Waffe, der Verteidiger zuerst. Wer aufhört, verliert: Prügel, und eine Karte geht an den Sieger.

# Die Karten auf der Regelseite
cards-thing = Handkarten
cards-action = Aktionskarten
cards-gang = Gang: { $gang }
cards-background = Hintergründe
cards-michel = Michel und Michelle
use-weapon = Eine Waffe.
use-dig = Gräbt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
use-made = Gebastelt aus { $needs }{ $n ->
    [one] { "" }
   *[other] {" "}({ $n } auf einmal)
}.
use-makes = Aus { $needs } bastelst du { $makes }.
use-gangs = Gefragt bei { $gangs }.
use-bought = { $count ->
    [one] Kostet im Hof { $n ->
        [one] 1 Zigarette
       *[other] { $n } Zigaretten
    }.
   *[other] { $count } Stück kosten { $n }.
}
use-sold = Bringt beim Verkauf { $n ->
    [one] 1 Zigarette
   *[other] { $n } Zigaretten
}.
michel-harmless = Kein Messer: Nichts geschieht.
michel-knife = Leg { $tools } ab oder kämpfe.

view-deck = Kartensatz
view-deck-ours = unserer
view-decision = gerade
view-decision-turn = ein Zug
view-decision-room = einen Raum wählen
view-decision-fight = ein Kampf
view-decision-michel = Michel(le) will etwas
view-decision-prod = Michel(le) kommt näher
view-decision-discard = ablegen
view-decision-fetch = Karten holen
view-decision-running = eine Karte wirkt
view-decision-return = Karten zurückgeben
view-decision-throw = der Würfel rollt
view-decision-deal = Karten werden ausgeteilt
view-decision-handout = Hände werden neu verteilt
view-decision-lose = eine Karte geht verloren
view-decision-top = eine Gangkarte wird aufgedeckt
view-decision-background = Hintergründe werden verteilt
view-decision-begin = das Spiel beginnt
view-decision-ending = der Zug endet
view-decision-over = das Spiel ist aus
view-asked = wir warten auf
view-amount = verlangte Karten
view-turn = am Zug
view-turns = gespielte Züge
view-turn_limit = Zuggrenze
view-actions = Aktionen übrig
view-searched = hat durchsucht
view-extorted = hat erpresst
view-used = Fähigkeit benutzt
view-goal = Punkte zum Ausbruch
view-face = Würfel
view-roller = gewürfelt von
view-hand = auf der Hand
view-background = Hintergrund
view-convicts = Knackis
view-room = Raum
view-known = sicher auf der Hand
view-cigarettes = Zigaretten
view-beatings = verprügelt
view-tunnel = Tunnel
view-points = gegrabene Punkte
view-gang = Gang
view-gang_card = Gangkarte
view-revealed = Hintergrund offen
view-team = Team
view-piles = Stapel
view-search_pile = Suchstapel
view-discards = Ablage
view-in_play = wirkende Karten
view-working = wirkende Fähigkeit
view-seat = von
view-card = Karte
view-target = gegen
view-gangs = Gangstapel
view-top = oberste Karte
view-cards = Karten
view-neutral = streift umher
view-name = Name
view-pile = Karten im Stapel
view-shown = aufgedeckt
view-extortion = Erpressung
view-last = letzte Erpressung
view-attacker = wer droht
view-defender = wer bedroht wird
view-tools = verlangtes Werkzeug
view-weapons = gespielte Waffen
view-helpers = Hilfe von
view-result = Stand
view-result-open = offen
view-result-cooperated = nachgegeben
view-result-blocked = abgewehrt
view-result-attacker = der Angreifer hat gewonnen
view-result-defender = der Verteidiger hat gewonnen
view-result-avoided = vermieden
view-winners = gewonnen haben

# Der Rückblick
belief-weapons = Waffen auf der Hand
belief-tools = Tunnelpunkte auf der Hand
why-fight = Bei { $who } { $likely ->
    [1] war im Mittel eine Waffe
   *[other] waren im Mittel { $likely } Waffen
} zu erwarten; in Wahrheit { $true ->
    [0] war es keine
    [one] war es eine
   *[other] waren es { $true }
}.
tag-fight-lost-cause = { $who } hat einen Kampf angefangen, der nicht hätte sein müssen: Das hat { $percent } % Siegchance gekostet.
tag-fight-missed = { $who } hat einen guten Moment für eine Drohung verstreichen lassen: Das hat { $percent } % Siegchance gekostet.
tag-gave-in = { $who } hat nachgegeben, wo Zuschlagen besser gewesen wäre: Das hat { $percent } % Siegchance gekostet.
tag-dig-missed = { $who } hat nicht gegraben, als es Zeit war: Das hat { $percent } % Siegchance gekostet.
tag-ended-early = { $who } hat einen Zug beendet, obwohl noch etwas zu tun war: Das hat { $percent } % Siegchance gekostet.
