about = Alle verstecken Würfel unter Bechern und wetten darauf, was sie zusammen zeigen. Erhöhen oder anzweifeln.

# Wetten in Worten
count-word = { $count ->
    [1] { $face ->
        [6] ein
       *[other] eine
    }
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
    [16] sechzehn
    [17] siebzehn
    [18] achtzehn
    [19] neunzehn
    [20] zwanzig
   *[other] { $count }
}
bid-numbers = { count-word } { $count ->
    [one] { $face }
   *[other] { $face }er
}
bid-stars = { count-word } { $count ->
    [one] Stern
   *[other] Sterne
}
bid = { $face ->
    [6] { bid-stars }
   *[other] { bid-numbers }
}
bid-on = { $face ->
    [6] { $count ->
        [one] einen Stern
       *[other] { bid-stars }
    }
   *[other] { bid-numbers }
}

# Züge, wie sie angeboten werden
move-bid = Wetten: { bid }
move-doubt = Anzweifeln: Becher hoch!
move-keep = Nichts herauslegen
move-layout = Herauslegen: { $dice }; den Rest neu würfeln
move-shake = { $seat } würfelt { $dice }

# Was geschieht
event-opening = { $me ->
    [yes] Du würfelst um die erste Wette: { $dice }, zusammen { $total }.
   *[no] { $seat } würfelt um die erste Wette: { $dice }, zusammen { $total }.
}
event-begins = Durchgang { $round }: { $dice } Würfel im Spiel. { $me ->
    [yes] Du machst die erste Wette.
   *[no] { $seat } macht die erste Wette.
}
event-shaken = { $me ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} mit { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
}.
event-peeked = { $me ->
    [yes] Unter deinem Becher: { $dice }.
   *[no] Unter dem Becher von { $seat }: { $dice }.
}
event-bidden = { $me ->
    [yes] Du wettest auf { bid-on }.
   *[no] { $seat } wettet auf { bid-on }.
}
event-laidout = { $me ->
    [yes] Du legst heraus: { $dice }. Den Rest würfelst du neu.
   *[no] { $seat } legt heraus: { $dice }. Der Rest wird neu gewürfelt.
}
event-doubted = { $me ->
    [yes] Du zweifelst
   *[no] { $seat } zweifelt
} { $bidder_me ->
    [yes] deine
   *[no] { $bidder_of }
} Wette auf { bid-on } an. Becher hoch: { $dice }. { $actual ->
    [0] Es passt keiner
    [one] Es passt einer
   *[other] Es passen { $actual }
}.
event-lost = { $me ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $count ->
    [one] einen
   *[other] { $count }
} Würfel und { $me ->
    [yes] hast
   *[no] hat
} { $left ->
    [0] keinen mehr
    [1] noch einen
   *[other] noch { $left }
}.
event-out = { $me ->
    [yes] Du scheidest aus.
   *[no] { $seat } scheidet aus.
}
event-won = { $me ->
    [yes] Nur du hast noch Würfel: Du gewinnst!
   *[no] Nur { $seat } hat noch Würfel und gewinnt.
}
outcome-last-dice = sonst hat niemand mehr Würfel

# Ablehnungen
refusal-not-higher = Die Wette „{ $bid }“ ist nicht höher als „{ $than }“.
refusal-above-cap = Gewettet werden kann auf höchstens { $cap } Würfel.
refusal-nothing-to-doubt = Noch gibt es keine Wette zum Anzweifeln: Mach die erste.
refusal-lay-out = Leg Würfel heraus, die unter deinem Becher liegen, und lass mindestens einen darunter.
refusal-now-opening = Die Würfel entscheiden, wer beginnt.
refusal-now-shaking = Es wird noch gewürfelt.
refusal-now-bidding = Jetzt kannst du die Wette erhöhen oder anzweifeln.
refusal-now-laying = Jetzt kannst du Würfel herauslegen oder alle behalten.

# Optionen
option-dice = Würfel je Person
    .about = Mit wie vielen Würfeln alle beginnen.
option-laying_out = Herauslegen
    .about = Nach der Wette dürfen Würfel offen herausgelegt und die übrigen neu gewürfelt werden.
option-exact = Genau getroffen
    .about = Wer Würfel verliert, wenn eine angezweifelte Wette genau stimmt.
option-exact-all_lose_one = alle außer dem Wettenden verlieren einen Würfel
option-exact-doubter_loses_one = nur wer gezweifelt hat, verliert einen Würfel
option-bid_cap = Obergrenze
    .about = Niemand darf auf mehr Würfel wetten, als im Spiel sind.

# Bots
bot-easy = Leicht
bot-normal = Normal
bot-boaster = Prahlhans
bot-doubter = Zweifler
bot-hard = Schwer
bot-expert = Experte
bot-random = Zufall

# Zahlen einer Simulation
stat-doubts = Zweifel je Entscheidung
stat-right = Zweifel, die eine falsche Wette trafen
stat-false = angezweifelte Wetten, die falsch waren
stat-bare = Wetten ohne einen passenden eigenen Würfel

# Terminal
screen-head = Bluff · Durchgang { $round } · { $dice } Würfel im Spiel
screen-no-bid = noch keine Wette
screen-bid = { $name } wettet auf { bid-on }
screen-graveyard = Würfelfriedhof:
screen-out = ausgeschieden
screen-laid = herausgelegt
screen-opening = Wer beginnt? Der höchste Wurf; Sterne zählen nichts.
screen-cups-up = Hoch die Becher!
screen-doubted = { $bidder_me ->
    [yes] Du hast
   *[no] { $bidder } hat
} auf { bid-on } gewettet. { $me ->
    [yes] Du glaubst
   *[no] { $doubter } glaubt
} es nicht.
screen-told = { $me ->
    [yes] Du zweifelst
   *[no] { $doubter } zweifelt
} { $bidder_me ->
    [yes] deine
   *[no] { $bidder_of }
} Wette auf { bid-on } an. { screen-counted }
screen-counted = { $actual ->
    [0] Es passt keiner
    [one] Es passt einer
   *[other] Es passen { $actual }
}, gewettet { $count ->
    [one] war einer
   *[other] waren { $count }
}.
screen-ask = Es gilt: { bid }. Erhöhe (etwa auf { $examples }) oder zweifle die Wette an (z).
screen-ask-first = Du machst die erste Wette, etwa { $number } oder { $star }.
screen-ask-doubt = Höher als { bid } geht es nicht: Zweifle die Wette an (z).
screen-ask-laying = Leg Würfel heraus (etwa 5 5) und würfle den Rest neu, oder behalte alle (b).
screen-help-first = Wette darauf, wie viele Würfel unter allen Bechern zusammen eine Zahl oder einen Stern zeigen: 4x5, vier 5er, ★3, drei Sterne.
screen-help-bid = Wette höher als die letzte Wette (4x5, vier 5er, ★3, drei Sterne) oder zweifle sie an: z oder anzweifeln.
screen-help-numbers = Zahlen: von { $least } bis { $most }. Sterne sind Joker.
screen-help-stars = Sterne: von { $least } bis { $most }.
screen-help-laying = Herausgelegte Würfel liegen offen und zählen; die übrigen werden neu gewürfelt. Mindestens einer bleibt unter dem Becher. Tippe die Würfel (5 5, lege 5 ★) oder „behalten“.
screen-odds = Gemessen an deinen Würfeln stimmt die Wette „{ $bid }“ mit { $percent } % Wahrscheinlichkeit.
screen-odds-chance = { $bid } { $percent } %
screen-odds-next = Die nächsten Wetten: { $bids }
screen-odds-even = Eher wahr als falsch bis: { $bids }
refusal-no-such-face = Ein Würfel zeigt 1 bis 5 oder einen Stern, sonst nichts.

# Die Lektion: $seat1 und $seat2 spielen gegen dich
lesson-first-bid = Du hattest den höchsten Wurf und beginnst. Unter deinem Becher: 4, 4 und ein Stern, der jede Zahl sein kann. Es geht um alle neun Würfel. Drei passen schon: Wette auf drei 4er.
lesson-doubt = { $seat1 } nahm eine höhere Zahl, { $seat2 } mehr Würfel: So erhöht man. Erhöhe auch oder zweifle. Vier 5er? Du hast nur den Stern, drei weitere unter sechs Würfeln wären viel. Zweifle!
lesson-lie = Nur drei, einer fehlt: { $seat2 } verliert einen Würfel. Und { $seat1 } hatte keine einzige 5, alles Bluff! Wer recht hatte, beginnt. Dein Wurf ist mau, also bluffe auch: zwei 3er.
lesson-trapped = Deine Lüge ist gewachsen: Alle glauben jetzt an 3er. Du weißt, dass du keine hast, vier sind es also kaum. Zweifle!
lesson-stars = Zwei fehlten, also verliert { $seat2 } zwei Würfel und ist draußen. Man darf auch allein auf Sterne wetten. Du hast zwei: Wette auf zwei Sterne. Auf der Leiste liegen sie gleich hinter der 3.
lesson-odds = Deine zwei Sterne zählen hier als 5er. { $seat1 } braucht also zwei passende unter drei Würfeln. Das klappt etwa jedes vierte Mal. Zweifle!
lesson-exact = Pech: genau vier. Dann verlieren alle außer { $seat1 } einen Würfel. Jetzt wettet { $seat1 } auf zwei 1er. Du hast eine 5: Versuch es mit zwei 5ern.
lesson-caught = Erwischt! { $seat1 } zweifelte, eine 5 fehlte, ein Würfel ist weg. Das passiert allen. Dein letzter ist ein Stern, der immer passt: Erhöhe auf zwei 5er.
lesson-too-many = Drei 4er bei vier Würfeln? Dein Stern ist einer davon. Hat { $seat1 } wirklich noch zwei? Zweifle!
lesson-pressure = Nur zwei: { $seat1 } hat noch zwei Würfel, und du beginnst. Mach Druck! Du hast eine 4, also wette auf zwei.
lesson-finish = { $seat1 } windet sich heraus, mit zwei 5ern. Du hast keine, also müssten seine beiden Würfel passen. Zweifle und gewinne!
lesson-end = Das ist alles: wetten, erhöhen, anzweifeln und lügen, ohne rot zu werden. Im richtigen Spiel haben alle fünf Würfel.

# On the page

page-likely-fits = { $count ->
    [0] kein Würfel passt zur Wette
    [one] ein Würfel passt zur Wette
   *[other] { $count } Würfel passen zur Wette
}
page-field = { $count } Würfel
page-star-field = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
page-bid-by = { $name }: { $bid }
page-your-bid = Deine Wette: { $bid }
page-no-bid = Noch keine Wette
page-opening = Die höchste Summe wettet zuerst; Sterne zählen nichts.
page-laid-out = Herausgelegt
page-in-play = { $count ->
    [one] ein Würfel im Spiel
   *[other] { $count } Würfel im Spiel
}
page-says-doubt = { $me ->
    [yes] Du zweifelst
   *[no] { $name } zweifelt
} { $bidder_me ->
    [yes] deine Wette
   *[no] { $bidder } Wette
} an: { $bid }. Becher hoch!
page-of = { $actual } von { $count }
page-of-bid = von { $count }
page-verdict-exact = Genau!
page-verdict-over = { $count ->
    [1] Einer mehr!
    [2] Zwei mehr!
    [3] Drei mehr!
   *[other] { $count } mehr!
}
page-verdict-short = { $count ->
    [1] Einer fehlt
    [2] Zwei fehlen
    [3] Drei fehlen
   *[other] { $count } fehlen
}
page-turning-point = Wendepunkt: In Durchgang { $round } kostete die Wette „{ $bid }“ { $name } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}.
page-best-lie = Beste Lüge: { $name } mit der Wette „{ $bid }“ in Durchgang { $round }. Es { $actual ->
    [0] passte keiner
    [one] passte nur einer
   *[other] passten nur { $actual }
}, und niemand zweifelte.
page-there-were = { $actual ->
    [0] Es passte keiner
    [one] Es passte einer
   *[other] Es passten { $actual }
}.
page-fitting = { $fitting ->
    [0] Keiner von deinen passt zu „{ $bid }“
    [one] Einer von deinen passt zu „{ $bid }“
   *[other] { $fitting } von deinen passen zu „{ $bid }“
}
page-under-cup = { $count ->
    [one] ein Würfel unter dem Becher
   *[other] { $count } Würfel unter dem Becher
}
page-your-dice = Unter deinem Becher: { $dice }
page-doubt = Anzweifeln!
page-cry = Zweifel!
page-and-bidder = … und { $me ->
    [yes] du
   *[no] { $name }
}?
page-odds = Chancen?
page-table = Was auf dem Tisch liegt
page-track = Die Leiste der Wetten
page-which-face = Welche Zahl?
page-lay-which = Welche Würfel legst du heraus?
page-lay = { $count ->
    [0] Herauslegen …
    [one] Einen herauslegen, Rest neu
   *[other] { $count } herauslegen, Rest neu
}
page-dice-left = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
page-out = raus
page-now-first = Tippe auf ein Feld und mach die erste Wette.
page-now-raise = Erhöhe auf der Leiste oder zweifle die Wette an.
page-now-doubt = Höher geht es nicht: Zweifle die Wette an.
page-now-laying = Leg Würfel heraus und würfle den Rest neu, oder lass alles liegen.
page-now-out = Du hast keine Würfel mehr. Viel Spaß beim Zusehen.
coach-bidding-mine = Unten liegen deine Würfel. Etwa ein Drittel aller Würfel passt zu einer Zahl. Tippe auf ein Feld für die Anzahl, wähle die Zahl und wette; oder zweifle die letzte Wette an, wenn sie dir zu hoch scheint.
coach-bidding = Der rote Würfel zeigt, welche Wette gilt. Wer erhöht, rückt ihn vor oder dreht ihn auf eine höhere Zahl.
coach-laying-mine = Du darfst Würfel zeigen, um deine Wette zu stützen, und die anderen neu würfeln. Mindestens einer bleibt verdeckt.
page-fewer = Weniger
page-more = Mehr
refusal-too-many-dice = Genau berechnet wird das nur bei höchstens { $most } Würfeln im Spiel.
refusal-not-learned = Der kompilierte Spieler kennt nur „hard“ und „expert“; lass bei anderen Bots --compiled weg.
refusal-not-in-batches = Stapelweise lässt sich Bluff nur mit { $option } = { $only } spielen.
refusal-one-for-each = Für { $games } Spiele braucht es ebenso viele ganze Zahlen, für jedes eine, nicht { $given }.
refusal-illegal-in-batch = Aktion { $action } ist in Spiel { $number } (ab 0 gezählt) jetzt nicht erlaubt; kein Spiel ist weitergegangen.

view-phase = gerade
view-phase-opening = auswürfeln, wer beginnt
view-phase-shaking = würfeln
view-phase-bidding = wetten
view-phase-laying = Würfel herauslegen
view-phase-over = das Spiel ist aus
view-turn = am Zug
view-round = Durchgang
view-bid = Wette
view-count = wie viele
view-face = welche Seite
view-face-star = Stern
view-bidder = gewettet von
view-cup = unter deinem Becher
view-cups = unter dem Becher
view-laid = herausgelegt
view-dice = Würfel
view-cap = Obergrenze der Wetten
view-raised = als die Becher zuletzt hochgingen
view-doubter = angezweifelt von
view-actual = es waren
view-lost = verloren
view-opening = Wurf um die erste Wette

# Der Rückblick
belief-cup = unter dem Becher
belief-fits = Würfel, die zur Wette passen
why-doubt = Die Chance auf { bid-on } war { $percent } %; in Wahrheit { $true ->
    [0] passte keiner
    [one] passte einer
   *[other] passten { $true }
}.
why-no-doubt = Die Chance auf { bid-on } war { $percent } %: zu gut, um zu zweifeln. In Wahrheit { $true ->
    [0] passte keiner
    [one] passte einer
   *[other] passten { $true }
}.
why-bid = { $mine ->
    [0] Keiner der eigenen Würfel passte
    [one] Einer der eigenen Würfel passte
   *[other] { $mine } der eigenen Würfel passten
} zu dieser Wette, zur besseren { $other ->
    [0] keiner
    [one] einer
   *[other] { $other }
}.
tag-doubt-missed = { $who } hat eine Wette durchgehen lassen, die man anzweifeln musste: Das hat { $percent } % Siegchance gekostet.
tag-doubt-rash = { $who } hat zu früh gezweifelt: Das hat { $percent } % Siegchance gekostet.
tag-bid-high = { $who } hat höher gewettet als nötig: Das hat { $percent } % Siegchance gekostet.
tag-lie = { $who } hat gewettet, ohne einen passenden Würfel zu haben: Das hat { $percent } % Siegchance gekostet.
