# Bots in many games
refusal-too-many-bots = { $bots } Bots passen nicht auf { $seats } Plätze.
refusal-no-bots = Nenn mindestens einen Bot: --bots hard,normal
sim-bot = Bot
sim-games = Spiele
sim-wins = Siege
sim-interval = 95 %
sim-score = Punkte
sim-decisions = Entscheidungen
sim-time = Zeit je Entscheidung
sim-seat = Platz
sim-length = Entscheidungen in einem Spiel: im Schnitt { $mean }, neun von zehn zwischen { $low } und { $high }.
sim-stopped = Nach { $done } von { $games } Spielen abgebrochen; das ist der Stand bis dahin.
plot-wins = Siege je Bot
plot-seats = Siege je Platz
plot-lengths = Entscheidungen in einem Spiel
plot-figures = was sie tun
plot-fair = ein gerechter Anteil
refusal-no-extra = Dafür fehlt noch etwas: pip install 'undertable[{ $extra }]'
refusal-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster zu finden.
refusal-processes-lost = Ein Prozess, in dem gespielt wird, ist über denselben Spielen { $times }-mal zu Ende gegangen: Vielleicht beendet ihn ein Bot, oder der Speicher ist knapp.
refusal-no-such-class = Es gibt keinen Bot „{ $name }“: { $why }.
refusal-remote = Der Bot unter { $address } hat keinen erlaubten Zug genannt: { $why }
refusal-bot-illegal = Der Bot „{ $name }“ hat in Spiel { $number } von { $game } (--seed { $seed }) einen Zug gemacht, der nicht erlaubt ist. { $why }
refusal-bot-failed = Der Bot „{ $name }“ ist in Spiel { $number } von { $game } gescheitert: { $why }. Derselbe Befehl mit --seed { $seed } kommt wieder dorthin.
refusal-nothing-to-fit = Bei { $game } gibt es nichts anzupassen.

# Die Liga
sim-rating = Wertung
arena-ahead = landete vor
plot-ratings = Wertungen, Spiel für Spiel
refusal-league-of-one = Eine Liga braucht mindestens zwei verschiedene Bots: --bots hard,normal
refusal-not-a-league = { $file } ist keine Liga: { $why }.
refusal-other-league = Die Liga in { $file } spielt ein anderes Spiel oder mit anderen Plätzen oder Optionen.

# Zwei Spielweisen im Vergleich
compare-figure = Kennzahl
compare-difference = Unterschied
compare-surely = p, korrigiert
compare-bot-wins = Siege von { $bot }
compare-seat-wins = Siege von Platz { $seat }
compare-length = Entscheidungen in einem Spiel
compare-spread = Punkteabstand zwischen Erstem und Letztem
compare-ended = Spiele, die mit „{ $reason }“ enden
compare-note = { $games ->
    [one] Je ein Spiel mit demselben Startwert
   *[other] Je { $games } Spiele mit denselben Startwerten
}; p ist (nach Holm) für die { $figures } betrachteten Kennzahlen korrigiert.
compare-finding = { $figure }: { $a } mit { $one }, { $b } mit { $other }.
compare-nothing = Bei so vielen Spielen ist kein Unterschied zu erkennen.
refusal-compare-twice = { $option } wird verglichen und kann nicht auch als --option feststehen.
refusal-compare-form = Sag, welche Hausregel in welchen zwei Fassungen: OPTION=a,b; nicht „{ $what }“.
refusal-not-among-legal = Nummer { $number } ist jetzt keine erlaubte Aktion.
refusal-no-batch = { $game } lässt sich noch nicht stapelweise spielen.
refusal-not-a-number = Eine Aktion ist eine ganze Zahl, nicht „{ $what }“.

# Was jemand gewinnt, der einen Bot kennt
exploit-position = Stellung
exploit-first = Gewinn als Erster
exploit-second = Gewinn als Zweiter
exploit-gain = Ausnutzbarkeit
exploit-line = ein Verlauf, der ihn schlägt
exploit-found = Wer { $bot } kennt, gewinnt { $wins } { $games ->
    [one] des einen Spiels
   *[other] der { $games } Spiele
} ({ $low } – { $high }); ein gerechter Anteil ist { $fair }.
exploit-lesson = Am meisten brachte: { $line } (+{ $gain } der Spiele)
refusal-not-exact = { $game } lässt sich nicht vollständig durchrechnen; lass --exact weg, dann werden Spiele gespielt.
refusal-not-compiled = { $game } hat keinen kompilierten Spieler, der einen Bot kennt; lass --compiled weg.

# Der Datensatz
export-games = { $games ->
    [one] Ein Spiel ist geschrieben.
   *[other] { $games } Spiele sind geschrieben.
}
export-left-out = { $games ->
    [one] Ein Spiel mit Menschen ist ausgelassen
   *[other] { $games } Spiele mit Menschen sind ausgelassen
}: Mit --consented erklärst du, dass alle zugestimmt haben, die mitgespielt haben, mit --consented-at dasselbe für einen Tisch.

# Bots as guests
refusal-not-a-link = Das ist keine Einladung an einen Tisch: „{ $link }“.
refusal-table-gone = Der Tisch war fort, bevor das Spiel zu Ende war.

# Der Rückblick
refusal-not-over = Dieses Spiel ist noch nicht zu Ende: Einen Rückblick gibt es erst danach.
review-cost-of = verschenkt: { $cost ->
    [one] ein Sieg
   *[other] { $cost } Siege
}
review-note = Beurteilt nach dem, was jeder damals selbst wissen konnte: { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}, nach dem Urteil des Bots „{ $bot }“. Was Zufall sein kann, zählt nicht.
review-chances = Siegchancen
review-entry = Eintrag
review-who = wer
review-made = gewählt
review-better = besser
review-cost = verschenkt
review-why = warum
review-figure = Kennzahl
review-value = Wert
review-interval = 95 %
review-cases = Fälle
review-too-few = { $who }: { $games ->
    [one] Ein Spiel ist
   *[other] { $games } Spiele sind
} zu wenig, um etwas zu sagen; es braucht { $least }.
review-too-short = { $who }: Diese Spiele waren zu kurz, um etwas zu sagen.
habit-lies = Lügen, wo eine möglich war
habit-lies-ahead = Lügen in Führung
habit-lies-behind = Lügen im Rückstand
habit-lies-early = Lügen in der ersten Hälfte
habit-lies-late = Lügen in der zweiten Hälfte
habit-lies-dear = Lügen, die etwas kosteten
habit-reads = andere ohne Fehler eingeschätzt
habit-cost-reading = beim Einschätzen anderer verschenkt, je Entscheidung
habit-cost = verschenkt je Entscheidung
habit-kind = verschenkt je Entscheidung: { $kind }
review-worth = Siegchance
review-share = wählt der beste Bot
refusal-no-drills = Hier gibt es keine Stellungen von { $game } zum Üben.
drill-ask = Was tust du? Tippe eine Nummer.
drill-moves = das Beste zuerst
drill-right = Gut gewählt: Das war das Beste.
drill-wrong = Besser war, was in der Tabelle ganz oben steht.
drill-belief = { $what } – wahrscheinlich: { $likely }; in Wahrheit: { $true }{ $chance ->
    [no] .
   *[other] {" "}({ $chance }).
}
drill-score = { $right } von { $drills } gut gewählt.
