skip = Zum Inhalt springen
language = Sprache
theme = Aussehen
theme-system = Auto
theme-light = Hell
theme-dark = Dunkel
close = Schließen
home = Startseite
loading = Einen Moment…
dealing = Es wird ausgeteilt…
opening = Der Tisch wird geöffnet…
lost = Hier ist nichts.
no-entry = Dieser Tisch lässt sich nicht öffnen
independent = Eine unabhängige Umsetzung; alle Titel gehören ihren Inhabern.
promise = Kein Konto, keine Werbung. Gemischt ist vor dem ersten Zug, und jeder kann es hinterher nachprüfen.

hero = Der offene Tisch für Bluffspiele
hero-more = Vier Spiele für unbewegte Mienen. Spiel sofort gegen Bots oder schick Freunden einen Link: kein Konto, Handys willkommen.
pitch-bluff = Würfel unter jedem Becher. Erhöhe die Wette oder zweifle sie an: Becher hoch!
pitch-border = Pack den Koffer, melde drei Krüge an und rede dem Sheriff das Nachsehen aus. Oder sei der Sheriff.
pitch-smugglers = Dreißig Waren, ein Dampfer. Wer hat die Uhren? Merken, zeigen und bloß nicht unsicher wirken.
pitch-dig = Suchen, handeln, drohen, graben. Nur wer als Erster durch den Tunnel kommt, ist frei.
players = { $from }–{ $to } Personen
minutes = etwa { $minutes } Min.
rules = Regeln
play-now = Jetzt spielen
with-friends = Mit Freunden
learn = Zum ersten Mal? Lern es beim Spielen
credit = Von { $authors }, { $publisher } { $year }
your-tables = Deine Tische
open-tables = Offene Tische
hosted-by = { $name } wartet, { $free } frei
watch-link = Link zum Zusehen
return = Zurück
forget = Diesen Tisch vergessen
guest = Gast

new-table-hint = Öffne einen Tisch und schick deinen Freunden den Link.
your-name = Dein Name
how-many = Wie viele Plätze?
open-table = Tisch öffnen
options = Optionen
clock = Uhr
clock-why = Ist die Zeit um, spielt ein Bot für den, der fehlt.
clock-none = keine Uhr
clock-quick = 45 Sekunden je Entscheidung
clock-calm = 2 Minuten je Entscheidung
clock-day = ein Tag je Entscheidung
clock-week = eine Woche je Entscheidung
listed = Auf diesem Server zeigen
listed-why = Alle auf diesem Server können den Tisch finden und mitspielen.

invited = Du bist eingeladen: { $title }
no-account = Kein Konto. Dein Name genügt.
join = Platz nehmen
watch = Nur zusehen
invite = Freunde einladen
invite-hint = Scannt den Code mit dem Handy oder teilt den Link.
share = Link teilen
copied = Link kopiert
qr = QR-Code mit dem Link zu diesem Tisch
big-screen = Großer Bildschirm
scan = Scannen und mitspielen
join-at = Mitspielen unter
seats = Plätze
you = du
you-short = Du
free-seat = Platz { $number }
sit-here = Hier sitzen
add-bot = Bot dazu
bot-level = Bot, { $level }
remove-bot = Bot entfernen
remove-person = { $name } bitten zu gehen
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
waiting-for-host = Der Gastgeber beginnt gleich.
waiting-for-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-for-ready = { $count ->
    [one] Jemand ist noch nicht bereit.
   *[other] { $count } sind noch nicht bereit.
}
all-ready = Alle sind da.
fairness = Nachweislich fair: Gemischt ist an diesem Tisch schon ({ $commitment }…).
fairness-lesson = Eine Lektion: Würfel und Karten sind zum Lernen ausgesucht. Solange du ihr folgst, bleibt nichts dem Zufall überlassen.

your-turn = Du bist dran
is-thinking = denkt nach
your-side = Deine Seite
players-here = Am Tisch
log-and-chat = Verlauf und Chat
log = Verlauf
chat = Chat
help-and-settings = Hilfe und Einstellungen
what-now = Was kann ich jetzt tun?
sound = Ein leiser Ton, wenn ich dran bin
pace = Tempo
pace-calm = Ruhig
pace-quick = Schnell
pace-none = Sofort
leave = Tisch verlassen (ein Bot spielt weiter)
searching = Verbindung wird gesucht…
you-watch = Du siehst zu.
phrases = Fertige Sätze
say-something = Sag etwas
send = Senden
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
fewer = Weniger
more = Mehr
game-over = Das Spiel ist aus.
you-win = Du hast gewonnen!
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
winner = Sieg
another = Noch ein Spiel
to-rematch = Zum nächsten Spiel
replay = Nachspielen
download = Aufzeichnung laden
eyes = Gesehen von
eyes-table = allen am Tisch
eyes-all = allen Plätzen zugleich
back-step = Einen Schritt zurück
next-step = Einen Schritt weiter
run = Abspielen
step = Schritt
share-step = Link zu diesem Schritt:

refusal-malformed = Das war nicht zu verstehen.
refusal-not_your_turn = Du bist nicht dran.
refusal-illegal = Das geht jetzt nicht.
refusal-stale = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal und wähle neu.
refusal-game_over = Das Spiel ist aus.
refusal-not_started = Das Spiel hat noch nicht begonnen.
refusal-already_started = Das Spiel hat schon begonnen.
refusal-not_seated = Du hast hier keinen Platz.
refusal-seat_taken = Dort sitzt schon jemand.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-seats_empty = Es sind noch Plätze frei.
refusal-not_ready = Noch sind nicht alle bereit.
refusal-not_host = Das kann nur der Gastgeber.
refusal-no_such_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refusal-no_such_game = Dieses Spiel gibt es hier nicht.
refusal-no_such_person = Diese Person ist nicht mehr da.
refusal-no_such_level = Diesen Bot gibt es nicht.
refusal-no_such_phrase = Diesen Satz gibt es nicht.
refusal-bad_option = Diese Optionen passen nicht zusammen.
refusal-bad_token = Dieser Link öffnet den Tisch nicht. Bitte um einen neuen.
refusal-table_full = Der Tisch ist voll.
refusal-silence = Die Regeln verlangen, dass du jetzt schweigst.
refusal-not_away = Du sitzt schon am Tisch.
refusal-not_over = Das geht, wenn das Spiel aus ist.
refusal-too_fast = Zu schnell. Atme durch und versuch es noch einmal.
refusal-too_large = Das war zu lang.
refusal-too_many = Zu viel auf einmal. Versuch es in einer Minute wieder.
refusal-outdated = Diese Seite ist älter als der Server. Bitte neu laden.
refusal-stopping = Der Server ist gerade nicht zu erreichen.
refusal-internal = Etwas ist schiefgegangen. Bitte versuch es noch einmal.

bluff-field = { $count } Würfel
bluff-star-field = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
bluff-bid-by = { $name }: { $bid }
bluff-your-bid = Deine Wette: { $bid }
bluff-no-bid = Noch keine Wette
bluff-opening = Die höchste Summe wettet zuerst; Sterne zählen nicht.
bluff-laid-out = Herausgelegt
bluff-in-play = { $count ->
    [one] ein Würfel im Spiel
   *[other] { $count } Würfel im Spiel
}
bluff-verdict-true = Es sind { $actual }!
bluff-verdict-exact = Genau { $actual }!
bluff-verdict-false = Nur { $actual }!
bluff-your-dice = Unter deinem Becher: { $dice }
bluff-doubt = Anzweifeln!
bluff-odds = Chancen?
bluff-table = Was auf dem Tisch liegt
bluff-track = Die Leiste der Gebote
bluff-which-face = Welche Zahl?
bluff-lay-which = Welche Würfel legst du heraus?
bluff-lay = { $count ->
    [0] Herauslegen…
    [one] Einen herauslegen, Rest neu
   *[other] { $count } herauslegen, Rest neu
}
bluff-dice-left = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
bluff-out = raus
bluff-now-first = Tippe auf ein Feld und mach die erste Wette.
bluff-now-raise = Erhöhe auf der Bahn oder zweifle an.
bluff-now-doubt = Höher geht es nicht: Zweifle an.
bluff-now-laying = Leg Würfel heraus und würfle den Rest neu, oder lass alles liegen.
bluff-now-out = Du hast keine Würfel mehr. Viel Spaß beim Zusehen.
coach-bluff-bidding-mine = Unten liegen deine Würfel. Etwa ein Drittel aller Würfel passt zu einer Zahl. Tippe auf ein Feld für die Menge, wähle die Zahl und wette; oder zweifle an, wenn es dir zu viel ist.
coach-bluff-bidding = Der rote Würfel zeigt, welche Wette gilt. Wer erhöht, rückt ihn vor oder dreht ihn auf eine höhere Zahl.
coach-bluff-laying-mine = Du darfst Würfel zeigen, um deine Wette zu stützen, und die anderen neu würfeln. Mindestens einer bleibt verdeckt.

border-progress = Runde { $round }/{ $rounds } · Zug { $turn }/{ $turns } · { $draw } Karten im Stapel
border-sheriff = Sheriff
border-checked = geprüft
border-packed = gepackt
border-stock = { $behind } dahinter, { $under } darunter
border-prices = Preisliste
border-value = Wert
border-fine = Strafe
border-compensation = Entschädigung
border-limit = Endverkauf nimmt
border-discards = Abgelegt
border-good = Ware
border-my-hand = Hand
border-my-suitcase = Im Koffer
border-my-behind = Dahinter
border-my-under = Darunter
border-into-case = Tippe auf Karten, um sie einzupacken
border-under-case = Tippe auf bis zu drei für den doppelten Preis
border-close = { $count ->
    [0] Koffer schließen
    [one] Koffer mit einer Karte schließen
   *[other] Koffer mit { $count } Karten schließen
}
border-keep = { $count ->
    [0] Alles verkaufen für { $money }
   *[other] { $count } behalten, Rest für { $money } verkaufen
}
border-how-many = Wie viele?
border-which-good = Welche Ware?
border-amount = Betrag
border-accept = { $amount } annehmen
border-open = Aufmachen!
border-phrase = Sag etwas dazu
border-silent = (nichts sagen)
border-has-seizure = darf noch beschlagnahmen
border-has-extra = darf noch zweimal kontrollieren
border-desk = Sheriff { $name } sitzt am Pult
border-look = Nur ihr beide seht den Koffer von { $owner }
border-opened = Der Koffer von { $name }
border-fined = Strafe: { $fine }
border-honest = Alles wahr! { $money } Entschädigung
border-short = Zu wenig, aber nichts Falsches
border-no = Nein.
border-says-offer = bietet
border-says-demand = fordert
border-words-left = { $count ->
    [0] Genug geredet: ja oder öffnen.
    [one] Noch ein Wort, dann ja oder öffnen.
   *[other] Noch { $count } Worte, dann ja oder öffnen.
}
border-round-sale = Am Ende der Runde verkauft
border-final-sale = Der Endverkauf zum doppelten Preis
border-now-packing = Pack eine bis fünf Karten in deinen Koffer.
border-now-declaring = Sag, was drin ist. Die Wahrheit ist freiwillig.
border-now-checking = Wessen Koffer willst du sehen?
border-now-offering = Biete dem Sheriff etwas an oder öffne.
border-now-demanding = Nenn deinen Preis oder lass öffnen.
border-now-answering = Nimm an oder lass öffnen.
border-now-tokens = Setz einen Stein ein oder beende deinen Zug.
border-now-keeping = Behalte bis zu drei Karten für den Endverkauf; der Rest wird jetzt verkauft.
border-now-naming = Du bist am ärmsten: Wer wird zuerst Sheriff?
coach-border-packing-mine = Tippe auf die Karten für deinen Koffer. Gleich musst du eine erlaubte Ware und eine Zahl ansagen; das darf gelogen sein.
coach-border-declaring-mine = Eine wahre Ansage ist sicher und bringt sogar Geld, wenn du kontrolliert wirst. Eine Lüge bringt mehr, solange niemand nachsieht.
coach-border-checking-mine = Du trägst den Stern. Wähl einen Koffer oder lass alle durch. Strafen gehen an die Kasse; nur Bestechung landet bei dir.
coach-border-haggling-mine = Redet über Geld. Jeder von euch kann das Gespräch beenden, dann geht der Koffer auf.
coach-border-keeping-mine = Behaltene Karten bringen am Ende vielleicht das Doppelte, aber nur begrenzt viele je Ware. Wer am meisten hat, verkauft zuerst.

smugglers-field-full = { $good }, die Karte liegt dort
smugglers-field-empty = { $good }, die Karte ist weg
smugglers-die = Der Würfel zeigt { $pips }
smugglers-heap = { $count } verdeckte Karten
smugglers-chest = { $count ->
    [0] Die Schiffskasse ist leer
    [one] Ein Chip in der Schiffskasse
   *[other] { $count } Chips in der Schiffskasse
}
smugglers-enough = { $count } Karten beenden das Spiel
smugglers-who = Wer hat { $good }?
smugglers-chain = Vermutungen
smugglers-objectors = Einspruch: { $names }
smugglers-looks = { $name } sieht nach
smugglers-your-cards = { $count ->
    [one] Deine Karte
   *[other] Deine { $count } Karten
}
smugglers-me = Ich!
smugglers-point = Wer hat es?
smugglers-cards = { $count ->
    [one] eine Karte,
   *[other] { $count } Karten,
}
smugglers-chips = { $count ->
    [one] ein Chip
   *[other] { $count } Chips
}
smugglers-now-take = Nimm eine Karte. Alle sehen sie einmal: Merk sie dir.
smugglers-now-roll = Würfle.
smugglers-now-claim = Wer hat { $good }? Du selbst, oder zeig auf jemanden.
smugglers-now-suspect = Wer hat { $good }? Zeig auf jemanden.
smugglers-now-object = { $name } will { $good } haben. Erhebst du Einspruch?
smugglers-now-look = Suche { $good }: Tippe deine Karten eine nach der anderen an.
coach-smugglers-rolling-mine = Würfle. Liegt die Karte noch am Feld, nimmst du sie. Wenn nicht, musst du sagen, wer sie hat.
coach-smugglers-naming-mine = Sicher, dass du sie hast? Dann sag es; die anderen dürfen Einspruch erheben. Sonst zeig auf den, der sie hat. Richtig geraten bringt die Karte, falsch kostet Chips.
coach-smugglers-objecting-mine = Stimmt die Behauptung nicht, zahlt ihr Urheber für jeden Einspruch. Stimmt sie, zahlt jeder, der Einspruch erhob.
coach-smugglers-looking-mine = Dreh deine Karten eine nach der anderen um. Nur du siehst sie, und ist die Karte gefunden, ist Schluss.

dig-search-brings = { $count ->
    [0] nichts zu durchsuchen
    [one] Durchsuchen bringt eine Karte
   *[other] Durchsuchen bringt { $count } Karten
}
dig-die-faces = der Würfel führt hierher mit { $faces }
dig-extortion = Erpressung
dig-wants = „Her damit: { $tools }!“
dig-result-open = …
dig-result-cooperated = herausgegeben
dig-result-blocked = niemand gewinnt
dig-result-attacker = der Angreifer gewinnt
dig-result-defender = der Verteidiger gewinnt
dig-result-avoided = vermieden
dig-piles = Stapel, Gangs und Knackis · { $search }
dig-known = Was man von den anderen weiß
dig-holds = hat sicher: { $cards }
dig-holds-unknown = von der Hand ist nichts bekannt
dig-wants-different = { $count } verschiedene aus
dig-recipes = Rezepte
dig-prices = Preise in Zigaretten
dig-your-hand = Deine Hand
dig-tunnel = Tunnel
dig-cards = Karten
dig-cigarettes = Zigaretten
dig-beating = verprügelt
dig-back = Zurück
dig-verbs = Was du tun kannst
dig-why-not = Warum kann ich nicht …?
dig-verb-search = Suchen
dig-verb-roll = Gehen
dig-verb-careful = Schleichen
dig-verb-dig = Graben
dig-verb-craft = Basteln
dig-verb-spoon = Löffel klauen
dig-verb-heal = Heilen
dig-verb-sell = Verkaufen
dig-verb-buy = Kaufen
dig-verb-join = Gang beitreten
dig-verb-extort = Erpressen
dig-verb-act = Karte spielen
dig-verb-use = Gangkarte
dig-verb-reveal = Hintergrund
dig-verb-follow = Folgen
dig-verb-exchange = Tauschen
dig-verb-discard = Abwerfen
dig-verb-fetch = Holen
dig-verb-handback = Zurückgeben
dig-which-card = welche Karte?
dig-which-gang = welche Gang?
dig-which-item = was?
dig-which-victim = wen?
dig-which-target = wen?
dig-which-mate = wer?
dig-which-tool = welches Werkzeug?
dig-which-weapon = womit?
dig-which-room = wohin?
dig-which-count = wie viele?
dig-which-cigarettes = wie viele Zigaretten?
dig-which-cards = mit welchen Karten?
dig-now-turn = { $count ->
    [0] Keine Aktion mehr. Nutze eine Karte oder beende den Zug.
    [one] Du bist dran: noch eine Aktion.
   *[other] Du bist dran: noch { $count } Aktionen.
}
dig-now-strike = Ein Kampf! Schlag mit einer Waffe zu oder gib auf.
dig-now-givein = Du hast nichts zum Zuschlagen.
dig-now-cooperate = Gib das Werkzeug heraus oder weigere dich.
dig-now-enter = Wähl einen der Räume, die der Würfel zeigt.
dig-now-discard = Wirf { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
dig-now-fetch = Hol { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus der Ablage.
dig-now-handback = Gib zurück, was du magst.
dig-now-prod = Würfle für Michel(le) oder lass es.
dig-now-other = Wähle.
coach-dig-turn-mine = Zwei Aktionen je Zug. Such, wo du bist, geh mit dem Würfel, bastle an ruhigen Orten, grab im Zellenblock. „Warum kann ich nicht …?“ sagt dir, was fehlt.
coach-dig-fight-mine = Abwechselnd eine Waffe, der Verteidiger zuerst. Wer aufhört, verliert: Prügel, und eine Karte geht an den Sieger.
