about = Jede Karte war einmal zu sehen. Wer hat jetzt das Gold, und wer behauptet es nur? Ein Merkspiel, bei dem sich Bluffen lohnt.

# Züge, wie sie angeboten werden
move-take = Eine Karte nehmen
move-roll = Würfeln
move-claim = „Die habe ich selbst“
move-suspect = „Die hast du, { $seat }“
move-believe = Kein Einspruch
move-object = Einspruch: „Das glaube ich nicht!“
move-look = Karte { $slot } ansehen
move-stop = Keine weitere Karte ansehen
move-draw = Die Karte zeigt { $good }
move-throw = Der Würfel zeigt { $pips }

# Was geschieht
event-taken = { $me ->
    [yes] Du nimmst { $good }.
   *[no] { $seat } nimmt { $good }.
}
event-laid = Die übrigen Karten kommen auf ihre Felder.
event-thrown = { $me ->
    [yes] Du würfelst eine { $pips }. Die Figur erreicht { $good }.
   *[no] { $seat } würfelt eine { $pips }. Die Figur erreicht { $good }.
}
event-claimed = { $me ->
    [yes] Du sagst: „Ich selbst habe { $good }.“
   *[no] { $seat } sagt: „Ich selbst habe { $good }.“
}
event-suspected = { $me ->
    [yes] Du sagst: „{ $named }, du hast { $good }.“
   *[no] { $seat } sagt{ $named_me ->
        [yes] {" zu dir"}: „Du
       *[no] : „{ $named }, du
    } hast { $good }.“
}
event-answered = { $objects ->
    [true] Du entscheidest dich für Einspruch.
   *[false] Du lässt es gelten.
}
event-unopposed = Niemand erhebt Einspruch gegen { $me ->
    [yes] dich
   *[no] { $seat }
}.
event-objected = { $me ->
    [yes] Du erhebst Einspruch gegen { $claimer }.
   *[no] { $seat } erhebt Einspruch gegen { $claimer_me ->
        [yes] dich
       *[no] { $claimer }
    }.
}
event-mustlook = { $me ->
    [yes] Du suchst { $good } bei dir.
   *[no] { $seat } sucht { $good } bei sich.
}
event-looked = { $me ->
    [yes] Du siehst deine Karte { $slot } an.
   *[no] { $seat } sieht Karte { $slot } an.
}
event-peeked = { $me ->
    [yes] Deine Karte { $slot } zeigt { $good }.
   *[no] { $seat_of } Karte { $slot } zeigt { $good }.
}
event-shown = { $me ->
    [yes] Gefunden: Du hast { $good }!
   *[no] Gefunden: { $seat } hat { $good }!
}
event-missing = { $me ->
    [yes] Du findest { $good } nicht.
   *[no] { $seat } findet { $good } nicht.
}
event-handed = { $me ->
    [yes] Du gibst { $good } an { $to } ab.
   *[no] { $seat } gibt { $good } an { $to_me ->
        [yes] dich
       *[no] { $to }
    } ab.
}
event-paid = { $me ->
    [yes] Du zahlst { $chips ->
        [one] einen Chip
       *[other] { $chips } Chips
    } und hast { $left ->
        [0] keinen mehr
        [one] noch einen
       *[other] noch { $left }
    }.
   *[no] { $seat } zahlt { $chips ->
        [one] einen Chip
       *[other] { $chips } Chips
    } und hat { $left ->
        [0] keinen mehr
        [one] noch einen
       *[other] noch { $left }
    }.
}
event-ended = { $reason ->
    [no-chips] Jemand hat keine Chips mehr: Das Spiel ist aus.
    [enough-cards] Jemand hat genug Karten: Das Spiel ist aus.
   *[turn-limit] Das war der letzte Zug: Das Spiel ist aus.
}
outcome-no-chips = die meisten Punkte, als jemand keine Chips mehr hatte
outcome-enough-cards = die meisten Punkte, als jemand genug Karten hatte
outcome-turn-limit = die meisten Punkte nach dem letzten Zug

# Ablehnungen
refusal-now-taking = Jetzt werden noch die ersten Karten genommen.
refusal-now-drawing = Gerade wird eine Karte aufgedeckt.
refusal-now-rolling = Jetzt wird gewürfelt.
refusal-now-throwing = Der Würfel rollt noch.
refusal-now-naming = Sag, wer sie hat: du selbst oder jemand anders.
refusal-now-objecting = Erhebe Einspruch, oder lass die Behauptung gelten.
refusal-now-looking = Sieh deine Karten an, eine nach der anderen.
refusal-not-on-heap = Diese Karte ist schon genommen.
refusal-name-another = Nenn jemand anderen am Tisch.
refusal-seen-already = Diese Karte hast du schon angesehen.
refusal-no-such-card = Diese Karte liegt nicht vor dir.

# Optionen
option-keep_looking = Weiter nachsehen
    .about = Ob man sich noch mehr eigene Karten ansehen darf, nachdem die gesuchte gefunden ist.
option-keep_looking-never = nie
option-keep_looking-one_chip = für einen Chip
option-turn_limit = Zuggrenze
    .about = Nach so vielen Zügen endet das Spiel mit dem Stand, der dann gilt.

# Bots
bot-none = Ganz ohne Gedächtnis
bot-easy = Leicht
bot-normal = Normal
bot-braggart = Der Prahler: behauptet gern, die Karte zu haben
bot-sceptic = Der Zweifler: erhebt beim kleinsten Verdacht Einspruch
bot-hard = Schwer
bot-expert = Experte
bot-perfect = Perfektes Gedächtnis
bot-honest = Ehrlich, mit Notizblock
bot-random = Zufall

# Was eine Simulation zählt
stat-guesses = richtige Vermutungen
stat-false = falsche Behauptungen, von allen
stat-claims = Behauptungen, von allen leeren Feldern
stat-objections = berechtigte Einsprüche
stat-paid = gezahlte Chips je Spiel
stat-turns = Züge je Spiel

# Wie Bots vergessen
memory-about = Wie wahrscheinlich es ist, dass ein Bot noch weiß, wo eine Karte liegt.
memory-turns = Züge seither
memory-sights = Karten seither

# Am Terminal
screen-heap = { $count } Karten liegen verdeckt auf dem Tisch
screen-state = Zug { $turn } · Kasse ● { $chest } · Ende bei { $cards } Karten
screen-who-has = Wer hat { $good }?
screen-claims = { $name }: „Ich habe { $good }!“
screen-looks = sucht
screen-objects = Einspruch
screen-in-vain = nein
screen-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-over = Die Karten sind aufgedeckt.
screen-gone = Merk sie dir: Jetzt wird sie wieder umgedreht.
screen-ask-taking = { $name }: Eingabetaste, und du nimmst eine der verdeckten Karten.
screen-ask-rolling = { $name }: Eingabetaste, und du würfelst.
screen-ask-naming = { $name }, wer hat { $good }?   1 Ich  { $names }
screen-ask-objecting = { $name }: { $claimer } behauptet, { $good } zu haben.   1 Kein Einspruch   2 Einspruch!
screen-ask-looking = { $name }, du suchst { $good }. Welche Karte?   { $cards }
screen-ask-looking-on = { $name }, gefunden. Für insgesamt einen Chip weitere Karten ansehen?   0 Nein   { $cards }
screen-help-taking = Alle nehmen ihre ersten Karten, zeigen sie und legen sie verdeckt vor sich hin. Drück die Eingabetaste.
screen-help-rolling = Der Würfel bewegt die Figur; liegt auf dem Feld eine Karte, gehört sie dir, sonst muss jemand sie haben. Drück die Eingabetaste.
screen-help-naming = Sag, wer die Karte hat: 1 oder „ich“, um sie zu beanspruchen, sonst Nummer oder Name eines anderen. Beanspruchst du sie, dürfen alle anderen Einspruch erheben. Nennst du jemanden, muss er antworten; wer falsch rät, zahlt.
screen-help-objecting = Mit 1 lässt du die Behauptung gelten, mit 2 erhebst du Einspruch. Stimmt sie, kostet dich der Einspruch einen Chip; stimmt sie nicht, zahlt der andere für jeden Einspruch einen.
screen-help-looking = Tippe die Nummer einer deiner Karten. Du siehst eine nach der anderen an, bis die gesuchte gefunden ist oder alle angesehen sind. Erst die vergessenen anzusehen, frischt das Gedächtnis auf.
screen-help-over = Das Spiel ist aus.
screen-whom = „{ $line }“ sitzt hier nicht am Tisch. Tippe 1 für dich selbst oder { $names }.
screen-which-card = Tippe die Nummer einer Karte, 1 bis { $cards }.
screen-words-roll = würfeln nehmen w n
screen-words-me = ich selbst mir
screen-words-believe = nein kein glaube
screen-words-object = einspruch e ja j
screen-words-stop = stopp nein genug

# Waren, und wie man sagt, wer sie hat
good-coffee = Kaffee
the-coffee = den Kaffee
good-watches = Uhren
the-watches = die Uhren
good-carpets = Teppiche
the-carpets = die Teppiche
good-gold = Gold
the-gold = das Gold
good-parrots = Papageien
the-parrots = die Papageien
good-stamps = Briefmarken
the-stamps = die Briefmarken
good-rum = Rum
the-rum = den Rum
good-microfilm = Mikrofilm
the-microfilm = den Mikrofilm
good-tulips = Tulpen
the-tulips = die Tulpen
good-furs = Pelze
the-furs = die Pelze
good-caviar = Kaviar
the-caviar = den Kaviar
good-guitars = Gitarren
the-guitars = die Gitarren
good-computers = Computer
the-computers = die Computer
good-perfume = Parfüm
the-perfume = das Parfüm
good-amphorae = Amphoren
the-amphorae = die Amphoren
good-chocolate = Schokolade
the-chocolate = die Schokolade
good-coins = alte Münzen
the-coins = die alten Münzen
good-masks = Masken
the-masks = die Masken
good-orchids = Orchideen
the-orchids = die Orchideen
good-gems = Edelsteine
the-gems = die Edelsteine
good-paintings = Gemälde
the-paintings = die Gemälde
good-saffron = Safran
the-saffron = den Safran
good-cigarettes = Zigaretten
the-cigarettes = die Zigaretten
good-silk = Seide
the-silk = die Seide
good-telescopes = Fernrohre
the-telescopes = die Fernrohre
good-porcelain = Porzellan
the-porcelain = das Porzellan
good-cameras = Kameras
the-cameras = die Kameras
good-radios = Radios
the-radios = die Radios
good-champagne = Champagner
the-champagne = den Champagner
good-cheese = Käse
the-cheese = den Käse

# Die Lektion: $seat1, $seat2 und so weiter sind die anderen
lesson-take = Dreißig Waren sind an Bord. Nimm eine Karte: Alle sehen sie einmal, dann liegt sie verdeckt. Danach hilft nur noch das Gedächtnis.
lesson-remember = Du hast die Pelze, { $seat1 } die Tulpen, { $seat2 } die Computer. Merk es dir, noch einmal zeigt es niemand! Nimm deine zweite Karte.
lesson-last-card = Die Seide für dich, die alten Münzen für { $seat1 }, der Rum für { $seat2 }. Nimm deine letzte Karte.
lesson-roll = Du hast auch den Champagner. Alle anderen Karten liegen nun auf ihren Feldern. Würfle für die Figur, die allen gehört: Liegt am Ziel eine Karte, nimmst du sie.
lesson-object = Du hast die Papageien bekommen. { $seat1 } kam auf das leere Feld der Pelze und sagt: „Die habe ich.“ Aber sie liegen bei dir! Erhebe Einspruch.
lesson-believe = { $seat1 } suchte vergebens und zahlt einen Chip. Nun behauptet { $seat2 }, die Computer zu haben. Das stimmt, du hast es gesehen, und ein falscher Einspruch kostet dich einen Chip. Also kein Einspruch.
lesson-your-turn = Kein Einspruch, also musste niemand nachsehen. Du bist dran: Würfle.
lesson-suspect = Die alten Münzen liegen nicht mehr auf ihrem Feld, also musst du sagen, wer sie hat. { $seat1 } nahm sie am Anfang: Zeig auf ihn.
lesson-asked = Richtig! Er musste dir die Münzen geben. Nun zeigt { $seat2 } wegen der Seide auf dich. Du hast sie, also sag es: Wer falsch rät, zahlt Chips.
lesson-look = Sieh jetzt deine Karten einzeln an, bis sie auftaucht. Die Seide war deine zweite Karte: Tippe darauf.
lesson-moved-up = { $seat2 } hatte recht und bekommt die Seide. Dein Champagner ist nachgerückt, er ist jetzt deine zweite Karte. Würfle.
lesson-claim = Der Champagner! Den hast du, also beanspruche ihn. So bleibt er bei dir, die anderen können nur Einspruch erheben.
lesson-prove = Beide erheben Einspruch? Gut: Findest du ihn, zahlt jeder von ihnen einen Chip. Sieh deine zweite Karte an.
lesson-end = Eine Karte zählt zwei Punkte, ein Chip einen. Ein richtiges Spiel dauert, bis jemand viele Karten oder keine Chips mehr hat. Merk dir alles gut!

# On the page

page-field-full = { $good }, die Karte liegt dort
page-field-empty = { $good }, die Karte ist weg
page-die = Der Würfel zeigt { $pips }
page-heap = { $count } verdeckte Karten
page-chest = { $count ->
    [0] Die Schiffskasse ist leer
    [one] Ein Chip in der Schiffskasse
   *[other] { $count } Chips in der Schiffskasse
}
page-enough = Karte 2 Punkte, Chip 1. { $count } Karten beenden das Spiel.
page-who = Wer hat { $good }?
page-chain = Vermutungen
page-objectors = Einspruch: { $names }
page-looks = { $name } sieht nach
page-your-cards = { $count ->
    [0] Du hast keine Karten
    [one] Deine Karte
   *[other] Deine { $count } Karten
}
page-me = Ich!
page-point = Wer hat sie?
page-cards = { $count ->
    [one] eine Karte,
   *[other] { $count } Karten,
}
page-chips = { $count ->
    [one] ein Chip
   *[other] { $count } Chips
}
page-log-empty = Hier wird nichts notiert: Was gezeigt wurde, ist weg, jetzt hilft nur das Gedächtnis. Nach dem Spiel zeigt die Wiederholung alles.
page-open-rows = Die aufgedeckten Karten
page-no-peeking = Nicht spicken!
page-says-rolls = { $me ->
    [yes] Du würfelst eine { $pips }.
   *[no] { $name } würfelt eine { $pips }.
}
page-says-claim = Die Karte habe ich!
page-says-suspect = Du hast sie, { $name }!
page-says-hush = Erhebt jemand Einspruch?
page-says-object = Einspruch!
page-says-missing = Hier nicht …
page-object = Das glaube ich nicht!
page-free = kostet nichts
page-right-objection = · richtig: der andere zahlt
page-wrong = falsch: { $chips }
page-per-objection = je Einspruch
page-now-look-on = Gefunden! Für insgesamt einen Chip weitere Karten ansehen?
page-now-look-more = Sieh noch eine Karte an, oder lass es gut sein.
page-now-take = Nimm eine Karte. Alle sehen sie einmal: Merk sie dir.
page-now-roll = Würfle.
page-now-claim = Wer hat { $good }? Du selbst, oder zeig auf jemanden.
page-now-suspect = Wer hat { $good }? Zeig auf jemanden.
page-now-object = { $name } behauptet, { $good } zu haben. Erhebst du Einspruch?
page-now-look = Suche { $good }: Tippe deine Karten eine nach der anderen an.
coach-rolling-mine = Würfle. Liegt die Karte noch auf dem Feld, nimmst du sie. Wenn nicht, musst du sagen, wer sie hat.
coach-naming-mine = Sicher, dass du sie hast? Dann sag es; die anderen dürfen Einspruch erheben. Sonst zeig auf den, der sie hat. Richtig geraten bringt die Karte, falsch kostet Chips.
coach-objecting-mine = Stimmt die Behauptung nicht, zahlt, wer sie aufgestellt hat, für jeden Einspruch einen Chip. Stimmt sie, zahlt jeder einen, der Einspruch erhoben hat.
coach-looking-mine = Dreh deine Karten eine nach der anderen um. Nur du siehst sie, und ist die Karte gefunden, ist Schluss.

# Die Waren auf der Regelseite
rules-cards = Die Waren
cards-ring = Im Uhrzeigersinn um den Ring
cards-field = { $place ->
    [one] hier startet die Figur
   *[other] Feld { $place }
}

view-phase = gerade
view-phase-taking = die ersten Karten nehmen
view-phase-drawing = eine Karte wird gezogen
view-phase-rolling = würfeln
view-phase-throwing = der Würfel rollt
view-phase-naming = wer hat sie?
view-phase-objecting = erhebt jemand Einspruch?
view-phase-looking = die Karte suchen
view-phase-over = das Spiel ist aus
view-turn = am Zug
view-turns = gespielte Züge
view-pawn = die Figur steht auf
view-heap = verdeckte Karten auf dem Tisch
view-fields = Karte noch auf dem Feld, vom Start an
view-cards = Karten
view-chips = Chips
view-chest = Chips in der Schiffskasse
view-enough = Karten zum Spielende
view-sought = gesucht wird
view-chain = bisherige Vermutungen
view-seat = sagt
view-named = sie ist bei
view-answer = du erhebst Einspruch
view-objectors = Einspruch von
view-looker = wer sucht
view-looked = angesehene Karten
view-searched = vergeblich gesucht
view-found = Karte gefunden
view-looks_on = hat bezahlt, um weiter nachzusehen
view-silent = müssen schweigen
view-rows = aufgedeckte Karten
page-best-lie = Beste Lüge: { $name } sagte „Ich selbst habe { $good }“, und niemand widersprach. Die Karte lag die ganze Zeit bei { $holder }.
page-dearest = Teuerster Irrtum: { $name } zahlte { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} auf einmal.

# Der Rückblick
belief-holder = wer hat die Karte?
why-holder = { $holder } hatte { $good }; die Chance, sich das gemerkt zu haben, war mit einem gewöhnlichen Gedächtnis { $percent } %.
tag-objection-missed = { $who } hat eine falsche Behauptung geglaubt: Das hat { $percent } % Siegchance gekostet.
tag-objection-rash = { $who } hat einer wahren Behauptung widersprochen: Das hat { $percent } % Siegchance gekostet.
tag-forgotten = { $who } hatte vergessen, wer die Karte hat: Das hat { $percent } % Siegchance gekostet.
tag-lie = { $who } hat eine Karte beansprucht, die jemand anders hatte: Das hat { $percent } % Siegchance gekostet.
