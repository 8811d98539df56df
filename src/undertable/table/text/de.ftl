# Was ein Tisch ablehnt, gleich bei welchem Spiel
refusal-malformed = Das war nicht zu verstehen.
refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-stale = Am Tisch ist inzwischen etwas geschehen; schau noch einmal hin und wähle neu.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-not-seated = Dafür brauchst du einen Platz.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-no-such-seat = Diesen Platz gibt es hier nicht.
refusal-seats-empty = Es sind noch Plätze frei: warte auf Leute oder setze Bots hin.
refusal-not-ready = Noch sind nicht alle bereit.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-no-such-person = Du gehörst nicht zu diesem Tisch.
refusal-no-such-level = Einen Bot dieser Stärke gibt es nicht.
refusal-no-such-phrase = Diesen Satz gibt es an diesem Tisch nicht.
refusal-bad-option = Diese Einstellungen passen nicht zusammen.
refusal-bad-name = Dieser Name geht hier nicht: Nimm einen mit Buchstaben, den niemand mit einem Bot verwechseln kann.
refusal-bad-token = Dieser Link öffnet diesen Tisch nicht: Frag die Gastgeberin oder den Gastgeber nach dem Einladungslink.
refusal-table-full = An diesem Tisch ist kein Platz mehr.
refusal-silence = Die Regeln verlangen jetzt Schweigen von dir.
refusal-not-away = Du hast deinen Platz schon.
refusal-not-over = Das gibt es erst, wenn das Spiel zu Ende ist.
refusal-too-fast = Zu schnell: warte einen Augenblick.
refusal-too-large = Das ist zu lang.
refusal-too-many = Zu viele auf einmal von hier.
refusal-outdated = Diese Seite ist veraltet: lade sie neu.
refusal-stopping = Der Server startet neu; gleich geht es weiter.
refusal-damaged = Die Aufzeichnung dieses Tisches ist beschädigt. Hier geht es nicht weiter; wer diesen Server betreibt, kann sehen, warum.
refusal-internal = Hier ist etwas schiefgegangen; bitte noch einmal.
refusal-bad-setting = Eine Einstellung kann nicht stimmen: { $what }.

# Eine Aufzeichnung prüfen
verify-commitment = Der Startwert gehört zur Festlegung { $commitment }.
    Vergleiche sie mit der, die der Tisch vor dem Spiel gezeigt hat.
verify-right = Alle { $chances } Würfe und Kartengaben folgen aus Startwert und Beigaben der Spieler; alle { $moves } Züge sind erlaubt.
verify-wrong = { $count } Würfe oder Kartengaben folgen nicht aus Startwert und Beigaben: Einträge { $entries }.
verify-lesson = Das war eine Lektion: { $count } von { $chances } Würfen und Karten waren zum Lernen ausgesucht und nicht dem Zufall überlassen.
