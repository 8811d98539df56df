skip = Zum Inhalt springen
language = Sprache
theme = Aussehen
theme-system = Auto
theme-light = Hell
theme-dark = Dunkel
close = Schließen
home = Startseite
loading = Einen Moment …
dealing = Es wird ausgeteilt …
opening = Der Tisch wird geöffnet …
lost = Hier ist nichts.
no-entry = Dieser Tisch lässt sich nicht öffnen
private-table = Ein privater Tisch
independent = Eine unabhängige Umsetzung; alle Titel gehören ihren Inhabern.
promise = Kein Konto, keine Werbung. Wie gemischt wird, steht vor dem ersten Zug fest, und jeder kann es hinterher nachprüfen.

hero = Der offene Tisch für Bluffspiele
hero-more = Spiele fürs Pokerface. Spiel sofort gegen Bots oder schick Freunden einen Link: ohne Konto, auch auf dem Handy.
players = { $from }–{ $to } Personen
minutes = etwa { $minutes } Min.
rules = Regeln
as-usual = Übliche Regeln
play-now = Jetzt spielen
with-friends = Mit Freunden
learn = Neu für dich? Lern es beim Spielen
credit = Von { $authors }, { $publisher } { $year }
your-tables = Deine Tische
open-tables = Offene Tische
hosted-by = { $name } wartet, noch { $free ->
    [one] ein Platz
   *[other] { $free } Plätze
} frei
watch-link = Link zum Zusehen
return = Weiterspielen
turn-mine = Du bist dran
turn-others = Wartet auf { $names }
turn-bots = Im Gang
turn-gathering = Vor dem Spiel
turn-over = Zu Ende
look-in = Ansehen
forget = Diesen Tisch vergessen
guest = Gast

new-table-hint = Öffne einen Tisch und schick deinen Freunden den Link.
your-name = Dein Name
how-many = Wie viele Plätze?
open-table = Tisch öffnen
options = Optionen
clock = Bedenkzeit
clock-why = Ist die Zeit um, springt ein Bot ein.
clock-none = unbegrenzte Bedenkzeit
clock-quick = 45 Sekunden je Entscheidung
clock-calm = 2 Minuten je Entscheidung
clock-day = ein Tag je Entscheidung
clock-week = eine Woche je Entscheidung
listed = Auf diesem Server zeigen
listed-why = Alle auf diesem Server können den Tisch finden und mitspielen.

invited = Du bist eingeladen: { $title }
invited-by = { $name } wartet auf dich.
no-account = Kein Konto. Dein Name genügt.
need-invite = Dieser Tisch ist privat, und in diesem Link fehlt der geheime Teil. Bitte um die ganze Einladung: „Link teilen“ im Warteraum oder der QR-Code.
leave-lobby = Tisch verlassen
host = Gastgeber
join = Platz nehmen
watch = Nur zusehen
invite = Freunde einladen
invite-hint = Lass den Code mit dem Handy scannen oder teil den Link.
lock = Niemanden mehr hereinlassen
unlock = Tür wieder öffnen
new-links = Neuer Link: Der alte erlischt
locked-hint = Die Tür ist zu: Es kommt niemand mehr herein.
share = Link teilen
copied = Link kopiert
qr = QR-Code mit dem Link zu diesem Tisch
big-screen = Großer Bildschirm
scan = Scannen und mitspielen
scan-to-watch = Scannen und zusehen
join-at = Mitspielen unter
seats = Plätze
you = du
you-short = Du
free-seat = Platz { $number }
sit-here = Hier sitzen
add-bot = Bot dazu
bot-strength = Stärke dieses Bots
strength-1 = Stärke: sanft
strength-2 = Stärke: ordentlich
strength-3 = Stärke: gut
strength-4 = Stärke: stark
strength-5 = Stärke: sehr stark
bot-level = Bot, { $level }
remove-bot = Bot entfernen
remove-person = { $name } fortschicken
fill-with-bots = { $count ->
    [one] Einen Bot auf den freien Platz setzen
   *[other] Bots auf die { $count } freien Plätze setzen
}
gone = gerade nicht da
here = da
is-ready = bereit
ready = Ich bin bereit
not-ready = Doch noch nicht
ready-hint = Sag dem Gastgeber, dass du bereit bist.
start = Spiel beginnen
waiting-for-host = Warte, bis der Gastgeber beginnt.
waiting-for-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-for-ready = { $count ->
    [one] { $names } ist noch nicht bereit.
    [2] { $names } sind noch nicht bereit.
   *[other] { $count } sind noch nicht bereit.
}
waiting-for-you = Du hast noch keinen Platz.
start-hint = Danach startest du das Spiel hier.
all-ready = Alle sind bereit.
revealing = Alle Geräte geben ihre geheime Zahl dazu: Gleich geht es los.
called-off = Nicht jedes Gerät hat geantwortet, darum hat das Spiel nicht begonnen. Beginne noch einmal, wenn alle bereit sind.
fairness = Nachweislich fair: Vor dem Spiel legen der Server und das Gerät jedes Mitspielers je eine geheime Zahl fest, und erst alle zusammen ergeben die Würfel. Darum kann niemand sie aussuchen, auch nicht, wer diesen Server betreibt.
fairness-fair = Von diesem Gerät geprüft: Die geheimen Zahlen des Servers und aller Mitspieler sind die, die vor dem Spiel festgelegt wurden, deine ist dabei. Also konnte niemand die Würfel aussuchen. Ob jeder Wurf aus ihnen folgt, rechnet „undertable verify“ mit dem heruntergeladenen Spiel nach.
fairness-unfair = Nicht fair: Eine geheime Zahl ist nicht die, die vor dem Spiel festgelegt wurde. Jemand kann die Würfel ausgesucht haben.
fairness-fits = Die geheimen Zahlen passen zu dem, was festgelegt war. Dieses Gerät hat keine eigene dazugegeben und kann darum nicht sagen, ob sie ausgesucht waren.
commitments = Was vor dem Spiel festgelegt wurde
commitment-of-table = Tisch
fairness-lesson = Eine Lektion: Würfel und Karten sind zum Lernen ausgesucht. Solange du ihr folgst, bleibt nichts dem Zufall überlassen.
fairness-fork = Dieses Spiel beginnt mitten in einem anderen: Was du dort nicht wissen konntest, haben die Würfel des Servers allein neu verteilt. Prüfen lassen sich nur die Würfe und Karten danach.
fairness-fork-as-it-was = Dieses Spiel beginnt mitten in einem anderen, und alles liegt so, wie es dort lag. Prüfen lassen sich nur die Würfe und Karten danach.

your-turn = Du bist dran
is-thinking = denkt nach
your-side = Deine Seite
players-here = Am Tisch
log-and-chat = Verlauf und Chat
log = Verlauf
chat = Chat
help-and-settings = Hilfe und Einstellungen
what-now = Was kann ich jetzt tun?
yes = ja
no = nein
plain-table = Schlichter Tisch: jedes Spiel als Zeilen, Spalten und Knöpfe
general-now = Du bist dran: Wähle.
general-phrase = Sag etwas dazu
general-silent = (nichts sagen)
pace = Tempo
pace-calm = Ruhig
pace-quick = Schnell
pace-none = Sofort
grace = Zeit, einen Zug zurückzunehmen
grace-none = Keine
grace-seconds = { $seconds } s
unplay = Zug zurücknehmen
skip-on = Weiter
ask-sound = Ton?
sound-yes = Ja
sound-no = Nein
volume-things = Geräusche am Tisch
volume-alerts = Wenn ich dran bin (Ton und Vibration)
your-looks = Dein Gesicht
picture = Bild { $number }
colour = Farbe { $number }
bot-stands-in = ein Bot springt ein
bot-soon = { $name } ist nicht da. Bis ein Bot einspringt:
newer = Neue Version
newer-hint = Seite neu laden: Dein Spiel bleibt, wie es ist.
notify = Benachrichtige mich, wenn ich dran bin und woanders hinsehe
fold = Verlauf und Chat wegklappen
unfold = Verlauf und Chat zeigen
unread = ungelesen
log-empty = Noch ist nichts geschehen.
log-routine = { $count ->
    [one] Ein Routineschritt
   *[other] { $count } Routineschritte
}
emotes = Reaktionen
leave = Tisch verlassen (ein Bot spielt weiter)
searching = Verbindung wird gesucht …
you-watch = Du siehst zu.
phrases = Fertige Sätze
say-something = Sag etwas
send = Senden
chat-older = Ältere Nachrichten
silence = Die Regeln verlangen, dass du jetzt schweigst.
bot-plays-you = Ein Bot spielt für dich.
take-back = Platz wieder einnehmen
waiting-for = Am Zug: { $names }
time-left = noch { $time }
got-it = Verstanden
lesson = Lektion
lesson-step = Schritt
lesson-do = Mach’s für mich
lesson-watch = Schau, was die anderen tun.
lesson-another = „{ $move }“ ist auch erlaubt. Dann verlässt du aber die Lektion, und die anderen spielen, wie sie wollen.
lesson-alone = So spielen
lesson-stay = Zurück zur Lektion
lesson-real = Jetzt ein richtiges Spiel
you-win = Du hast gewonnen!
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
winners-tied = Gleichstand: je { $score }
winner = Sieg
another = Noch ein Spiel
to-rematch = Zum nächsten Spiel
called-again = Das nächste Spiel ist aufgebaut: Komm mit!
replay = Wiederholung ansehen
download = Aufzeichnung herunterladen
eyes = Gesehen von
eyes-table = allen am Tisch
eyes-all = allen Plätzen zugleich
back-step = Einen Schritt zurück
next-step = Einen Schritt weiter
run = Abspielen
step = Schritt
share-step = Link zu diesem Schritt:

# Rückblick auf ein Spiel
review = Rückblick
review-computing = Die Bots denken das Spiel noch einmal durch: { $percent } %
review-computing-hint = Sie überlegen jede Entscheidung neu und wissen dabei nur, was die Person am Zug wissen konnte. Das Ergebnis bleibt: Beim nächsten Mal ist es sofort da.
review-empty = In diesem Spiel gab es nichts zu entscheiden.
review-curve = Wie gut alle standen, vom ersten bis zum letzten Zug
review-chances = Siegchance nach dieser Entscheidung
review-slider = Entscheidungen des Spiels
review-spoken = Entscheidung { $number } von { $total }. { $name }: { $move }. { $cost }
review-count = Entscheidung { $number } von { $total }
review-before = Die Entscheidung davor
review-after = Die nächste Entscheidung
review-next-dear = Nächster Fehler
review-percent = { $percent } %
review-was = vorher: { $percent } %
review-about = etwa { $percent } %
review-hardly = < 1 %
review-moments = Momente des Spiels
review-decision = Die Entscheidung
review-saw = So sah es { $name }
review-cost = Etwa { $percent } % Siegchance verschenkt
review-no-cost = Nichts verschenkt
review-lie = gelogen
review-truth = wahr
review-best = Besser ging es nicht.
review-none-better = Nach allem, was { $name } wissen konnte, war nichts klar besser.
review-better = „{ $best }“ war besser: Damit gewinnt man von hier aus etwa { $worth } von 100 Spielen, mit dem gespielten Zug etwa { $made }.
review-options = Was ging sonst noch?
review-made = gespielt
review-best-move = am besten
review-bot-often = so spielt der starke Bot
review-bot-sometimes = so spielt ab und zu der starke Bot
review-exact = Genau berechnet. Die Zahl ist die Siegchance nach dem Zug.
review-tried = Die Zahl ist die Siegchance nach dem Zug, ausprobiert an { $worlds } Verteilungen, mit denen { $name } rechnen musste. Der Unterschied stimmt auf etwa { $error } % genau.
review-likely = Was war zu erwarten, und was war wirklich so?
review-true = so war es
review-yes = ja
review-no = nein
review-nothing = nichts
review-more = { $count } weitere
review-players = So haben alle gespielt
review-dearest = Zur teuersten Entscheidung
review-share = Link zu dieser Entscheidung:

# Weiterspielen aus einem beendeten Spiel
fork-title = Von hier weiterspielen
fork-hint = Du setzt dich auf den Platz von { $name }, Bots nehmen die anderen Plätze, und diese Entscheidung triffst du. Es wird ein eigenes Spiel; das alte bleibt, wie es war.
fork-anew = Neu verteilt
fork-anew-hint = Was { $name } nicht wissen konnte, kann anders sein.
fork-as-it-was = Wie es war
fork-as-it-was-hint = Was verdeckt war, bleibt, was es war.
fork-mark = Aus einem anderen Spiel weitergespielt
fork-mark-hint = Dieses Spiel begann mitten in einem anderen.
fork-outcomes = Beide Ausgänge
fork-then = Damals
fork-now = Diesmal
fork-back = Zurück zur Entscheidung

# Üben mit eigenen Spielen
drills = Üben
drills-none = Zu diesem Spiel gibt es keine Stellungen zum Üben.
drill = Diese Entscheidungen üben
drill-ask = Was würdest du an der Stelle von { $name } tun?
drill-right = Gut gewählt!
drill-wrong = Das verschenkt etwa { $percent } % Siegchance.
drill-better = Besser: „{ $best }“.
drill-then = Im Spiel wählte { $name }: „{ $move }“.
drill-next = Weiter
drill-leave = Zurück zum Spiel
drill-done = { $found } von { $total } gut gewählt.

# Über viele Spiele
habits = Über viele Spiele
habits-hint = Was deine letzten Spiele auf diesem Gerät über dich und deine Mitspieler sagen. Bots zählen nicht mit.
habits-none = Zu keinem beendeten Spiel auf diesem Gerät gibt es bisher einen Rückblick.
habits-waiting = { $count ->
    [one] Zu einem beendeten Spiel fehlt noch der Rückblick.
   *[other] Zu { $count } beendeten Spielen fehlt noch der Rückblick.
}
habits-think = { $count ->
    [one] Durchdenken lassen
   *[other] Alle durchdenken lassen
}
habits-thinking = Die Bots denken nach: Spiel { $number } von { $total }, { $percent } %
habits-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
habits-too-few = { $games ->
    [one] Ein Spiel ist zu wenig
   *[other] { $games } Spiele sind zu wenig
}, um etwas zu sagen; es braucht { $fewest }.
habits-too-short = Diese Spiele waren zu kurz, um etwas zu sagen.
habits-you = Du
habits-between = wohl zwischen { $low } % und { $high } %, aus { $cases ->
    [one] einer Entscheidung
   *[other] { $cases } Entscheidungen
}
habit-lies = Gelogen, wo man lügen konnte
habit-lies-ahead = Gelogen, wenn man vorn lag
habit-lies-behind = Gelogen, wenn man zurücklag
habit-lies-early = Gelogen in der ersten Hälfte eines Spiels
habit-lies-late = Gelogen in der zweiten Hälfte
habit-lies-dear = Lügen, die etwas gekostet haben
habit-reads = Die anderen ohne Fehler eingeschätzt
habit-cost-reading = Siegchance, verschenkt je Einschätzung der anderen
habit-cost = Siegchance, verschenkt je Entscheidung

refusal-malformed = Das war nicht zu verstehen.
refusal-not_your_turn = Du bist nicht am Zug.
refusal-illegal = Das geht jetzt nicht.
refusal-stale = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal hin und wähle neu.
refusal-game_over = Das Spiel ist zu Ende.
refusal-not_started = Das Spiel hat noch nicht begonnen.
refusal-already_started = Das Spiel hat schon begonnen.
refusal-not_seated = Du hast hier keinen Platz.
refusal-seat_taken = Dort sitzt schon jemand.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-seats_empty = Es sind noch Plätze frei.
refusal-not_ready = Noch sind nicht alle bereit.
refusal-not_host = Das kann nur der Gastgeber.
refusal-not_yourself = Dich selbst kannst du nicht fortschicken. Du kannst gehen.
refusal-no_such_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refusal-no_such_game = Dieses Spiel gibt es hier nicht.
refusal-no_such_person = Diese Person ist nicht mehr da.
refusal-no_such_level = Diesen Bot gibt es nicht.
refusal-no_such_phrase = Diesen Satz gibt es nicht.
refusal-bad_option = Diese Optionen passen nicht zusammen.
refusal-bad_token = Dieser Link öffnet den Tisch nicht. Bitte um einen neuen.
refusal-table_full = Der Tisch ist voll.
refusal-bad_salt = Das ist nicht die geheime Zahl, die festgelegt war.
refusal-locked = An diesen Tisch kommt niemand mehr: Der Gastgeber hat ihn abgeschlossen.
refusal-removed = Der Gastgeber hat dich von diesem Tisch fortgeschickt.
refusal-disk_full = Die Festplatte dieses Servers ist fast voll: Spiele gehen weiter, aber neue Tische und Chat gibt es vorerst nicht.
refusal-silence = Die Regeln verlangen, dass du jetzt schweigst.
refusal-not_away = Du sitzt schon am Tisch.
refusal-not_over = Das geht erst, wenn das Spiel zu Ende ist.
refusal-too_fast = Zu schnell. Atme durch und versuch es noch einmal.
refusal-too_large = Das war zu lang.
refusal-no_reviews = Dieser Server macht keine Rückblicke auf beendete Spiele.
refusal-too_many = Zu viel auf einmal. Versuch es in einer Minute wieder.
refusal-outdated = Diese Seite ist älter als der Server. Bitte neu laden.
refusal-stopping = Der Server ist gerade nicht zu erreichen.
refusal-bad_name = Dieser Name geht hier nicht: Nimm einen mit Buchstaben, den niemand mit einem Bot verwechseln kann.
refusal-damaged = Die Aufzeichnung dieses Tisches ist beschädigt. Hier geht es nicht weiter; wer diesen Server betreibt, kann sehen, warum.
refusal-newer_record = Dieser Tisch stammt von einem neueren Undertable: Wer diesen Server betreibt, muss ihn aktualisieren.
refusal-internal = Etwas ist schiefgegangen. Bitte versuch es noch einmal.

# The rules
rules-contents = Inhalt
rules-sources = Zeigen, woher jede Regel stammt: aus dem Regelheft, aus Berichten von Besitzern des Spiels oder von uns

# Was man wegen anderer und wegen der eigenen Daten tun kann
people = Wer hier ist
mute = Stumm
block = Sperren
unblock = Entsperren
mute-hint = Stumm: Von dieser Person hörst du an diesem Tisch und im nächsten Spiel nichts mehr. Gesperrt: Auf diesem Gerät ist niemand mit diesem Namen mehr zu hören. Niemand erfährt davon.
report = Dem Gastgeber melden
report-operator = Dem Betreiber dieses Servers melden
reports = Dir gemeldet
reported = { $name } wurde gemeldet:
about-line = Was sich wegen dieser Nachricht von { $name } tun lässt
unsay = Entfernen
removed-line = Diese Nachricht wurde entfernt.
privacy = Datenschutz
privacy-and-data = Datenschutz und deine Daten
your-data = Deine Daten auf diesem Server
your-data-tables = { $count ->
    [0] Dieses Gerät ist an keinem Tisch.
    [one] Dieses Gerät ist an einem Tisch.
   *[other] Dieses Gerät ist an { $count } Tischen.
}
log-out-everywhere = Überall sonst abmelden
log-out-hint = Jedes andere Gerät und jeder kopierte Schlüssel verliert deine Plätze. Dieses Gerät behält sie.
delete-my-data = Meine Daten löschen
delete-hint = An all diesen Tischen wird dein Name ersetzt; was du gesagt hast, wird entfernt, und deine Plätze werden frei. Dieses Gerät vergisst alles. Das lässt sich nicht rückgängig machen.
delete-sure = Ja, alles löschen
delete-not = Nein
logged-out = Erledigt: Nur noch dieses Gerät hat deine Plätze.
deleted = Erledigt: Von dir wird nichts mehr aufbewahrt.
not-everywhere = Nicht jeder Tisch war zu erreichen. Versuch es gleich noch einmal.

refusal-no_such_line = Diese Nachricht gibt es hier nicht oder nicht mehr.
refusal-banned = Wer diesen Server betreibt, hat deine Adresse ausgesperrt.
refusal-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
