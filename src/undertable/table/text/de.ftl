# Was ein Tisch ablehnt, gleich bei welchem Spiel
refusal-malformed = Das war nicht zu verstehen.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-not-seated = Dafür brauchst du einen Platz.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-no-such-seat = Diesen Platz gibt es hier nicht.
refusal-seats-empty = Es sind noch Plätze frei: Warte auf Leute oder setz Bots hin.
refusal-not-ready = Noch sind nicht alle bereit.
refusal-bad-salt = Das ist nicht die geheime Zahl, die festgelegt war.
refusal-not-host = Das kann nur der Gastgeber.
refusal-not-yourself = Dich selbst kannst du nicht fortschicken. Du kannst gehen.
refusal-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-no-such-person = Du gehörst nicht zu diesem Tisch.
refusal-no-such-level = Einen Bot dieser Stärke gibt es nicht.
refusal-no-such-phrase = Diesen Satz gibt es an diesem Tisch nicht.
refusal-bad-option = Diese Optionen passen nicht zusammen.
refusal-bad-name = Dieser Name geht hier nicht: Nimm einen mit Buchstaben, den niemand mit einem Bot verwechseln kann.
refusal-bad-token = Dieser Link öffnet diesen Tisch nicht: Frag den Gastgeber nach dem Einladungslink.
refusal-no-such-line = Diese Nachricht gibt es hier nicht oder nicht mehr.
refusal-banned = Wer diesen Server betreibt, hat deine Adresse ausgesperrt.
refusal-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
refusal-table-full = An diesem Tisch ist kein Platz mehr.
refusal-locked = An diesen Tisch kommt niemand mehr: Der Gastgeber hat ihn abgeschlossen.
refusal-removed = Der Gastgeber hat dich von diesem Tisch fortgeschickt.
refusal-disk-full = Die Festplatte dieses Servers ist fast voll: Spiele gehen weiter, aber neue Tische und Chat gibt es vorerst nicht.
refusal-silence = Die Regeln verlangen, dass du jetzt schweigst.
refusal-not-away = Du hast deinen Platz schon.
refusal-not-over = Das gibt es erst, wenn das Spiel zu Ende ist.
refusal-no-reviews = Dieser Server macht keine Rückblicke auf beendete Spiele.
refusal-too-fast = Zu schnell: Warte einen Augenblick.
refusal-too-large = Das ist zu lang.
refusal-too-many = Das ist zu viel auf einmal; versuch es später noch einmal.
refusal-outdated = Diese Seite ist veraltet: Lade sie neu.
refusal-stopping = Der Server startet neu; gleich geht es weiter.
refusal-damaged = Die Aufzeichnung dieses Tisches ist beschädigt. Hier geht es nicht weiter; wer diesen Server betreibt, kann sehen, warum.
refusal-newer-record = Dieser Tisch stammt von einem neueren Undertable: Wer diesen Server betreibt, muss ihn aktualisieren.
refusal-internal = Hier ist etwas schiefgegangen; bitte versuch es noch einmal.
refusal-bad-setting = Eine Einstellung kann nicht stimmen: { $what }.

# Eine Aufzeichnung prüfen
verify-commitment = Der Startwert gehört zur Festlegung { $commitment }.
verify-salt = Die geheime Zahl von { $name } gehört zur Festlegung { $commitment }.
verify-salt-wrong = Die geheime Zahl von { $name } ist nicht die, auf die man sich festgelegt hatte: Sie kann nachträglich ausgesucht worden sein.
verify-compare = Vergleiche diese Festlegungen mit denen, die der Tisch vor dem Spiel gezeigt hat: Sind es dieselben, konnte niemand die Würfel aussuchen.
verify-old = Diese Aufzeichnung stammt aus der Zeit, als sich die Spieler noch nicht auf ihre geheimen Zahlen festlegten: Sie zeigt nicht, dass niemand die letzte ausgesucht hat.
verify-not-over = Die Aufzeichnung hört vor dem Ende des Spiels auf: Was danach kommt, zeigt sie nicht.
verify-unsalted = Kein Spieler hat eine geheime Zahl dazugegeben: Den Startwert hat allein der Server vor dem Spiel gewählt.
verify-right = Alle Würfe und Karten ({ $chances }) folgen aus dem Startwert und den geheimen Zahlen der Spieler; alle Züge ({ $moves }) sind erlaubt.
verify-wrong = { $count ->
    [one] Ein Wurf oder eine Karte folgt nicht aus dem Startwert und den geheimen Zahlen: Eintrag { $entries }.
   *[other] { $count } Würfe oder Karten folgen nicht aus dem Startwert und den geheimen Zahlen: Einträge { $entries }.
}
verify-lesson = Das war eine Lektion: { $count } von { $chances } Würfen und Karten { $count ->
    [one] war
   *[other] waren
} zum Lernen ausgesucht und nicht dem Zufall überlassen.
verify-fork = Dieses Spiel wurde von { $origin } aus weitergespielt, an der Stelle von Eintrag { $at }. Was { $name } dort nicht wissen konnte, haben die Würfel des Servers allein neu verteilt; geprüft sind hier nur die Würfe und Karten danach.
verify-fork-as-it-was = Dieses Spiel wurde von { $origin } aus weitergespielt, an der Stelle von Eintrag { $at }, und alles lag so, wie es dort war; geprüft sind hier nur die Würfe und Karten danach.
verify-origin-right = Es beginnt genau mit dem, was sein Startwert aus jener Aufzeichnung macht.
verify-origin-wrong = Es beginnt nicht mit dem, was sein Startwert aus jener Aufzeichnung macht.

# What a messenger shows of a link
preview = Der offene Tisch für Bluffspiele: Komm und setz dich.

kept-for = { $days ->
    [one] einen Tag lang
   *[other] { $days } Tage lang
}
