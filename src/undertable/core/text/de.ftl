# Ablehnungen, die alle Spiele teilen
refusal-not-your-turn = Du bist nicht am Zug.
refusal-game-over = Das Spiel ist zu Ende.
refusal-stale = Am Tisch ist inzwischen etwas geschehen; schau noch einmal hin und wähle neu.
refusal-not-for-this-game = Das gibt es bei { $game } nicht.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-option = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
refusal-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
refusal-unknown-bot = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $known }.
refusal-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats ->
    [one] eine
   *[other] { $seats }
}.
refusal-not-a-move = Das ist kein Zug: { $what }.
refusal-not-a-record = Diese Datei ist keine Aufzeichnung eines Spiels.
refusal-newer-record = Diese Aufzeichnung stammt von einem neueren Undertable (Format { $version }; dieses liest bis { $known }).
refusal-broken-record = Diese Aufzeichnung ist beschädigt: { $what }.
refusal-bad-entry = Die Aufzeichnung kann nicht stimmen: Eintrag { $number } wurde abgelehnt ({ $why }).
refusal-bad-position = Diese Stellung kann nicht stimmen: { $what }.
refusal-fork-unfinished = Dieses Spiel ist noch nicht zu Ende: Erst danach kannst du von einer seiner Entscheidungen aus weiterspielen.
refusal-no-decision = Eintrag { $number } dieses Spiels ist niemandes Entscheidung. Am nächsten liegt { $near }.
event-said = { $seat }: „{ $words }“
refusal-option-form = Eine Option wird als NAME=WERT angegeben, nicht als „{ $option }“.
refusal-unknown-language = Die Sprache „{ $lang }“ gibt es nicht. Es gibt: { $known }.

# Mit einem Tipp gesagt
phrase-hello = Hallo!
phrase-trust-me = Glaub mir.
phrase-liar = Gelogen!
phrase-really = Wirklich?
phrase-thinking = Moment, ich überlege …
phrase-hurry = Du bist dran!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-again = Noch eine Runde?

refusal-bad-scenario = { $file } ist kein Szenario: { $what }.
refusal-bad-lesson = { $file }, Schritt { $step }: Diese Lektion lässt sich nicht spielen ({ $why }).
refusal-learner-first = Wo der Lernende etwas zu entscheiden hat, kommt er zuerst.
refusal-unclear = „{ $line }“ verstehe ich nicht. Mit ? siehst du, was möglich ist.

# The rules page
rules-cards = Die Karten
refusal-no-cards = Bei { $game } gibt es keine Karten zum Nachschlagen.
refusal-no-such-card = Eine Karte „{ $name }“ gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meinst du vielleicht: { $near }?
}

# Der Rückblick
review-turn = Hier hat sich das Spiel gedreht: Die Siegchance von { $who } stieg von { $before } % auf { $after } %.
review-player = { $won ->
    [yes] { $who } hat gewonnen
   *[no] { $who } hat diesmal nicht gewonnen
}{ $costly ->
    [0] { $decisions ->
        [0] .
        [one] , und die einzige Entscheidung war kein nachweislicher Fehler.
       *[other] , und keine von { $decisions } Entscheidungen war nachweislich ein Fehler.
    }
    [one] ; { $decisions ->
        [one] die einzige Entscheidung hat
       *[other] von { $decisions } Entscheidungen hat eine
    } etwas gekostet.
   *[other] ; von { $decisions } Entscheidungen haben { $costly } etwas gekostet.
}
review-lie = Die beste Lüge: { $who } bluffte mit „{ $move }“ und kam damit durch.
review-belief = Der größte Irrtum: „{ $move }“ von { $who } hat { $percent } % Siegchance gekostet; nach allem, was man wissen konnte, war „{ $best }“ besser.
review-missed = { $who } hat mit „{ $move }“ { $percent } % Siegchance verschenkt. Besser war „{ $best }“.
review-reads = { $who } hat die anderen gut gelesen: Beim Glauben und Zweifeln ging kaum etwas verloren.
review-liar = { $lies ->
    [one] { $who } hat einmal gelogen, und das war { $caught ->
        [0] ein guter Zug.
       *[other] einmal zu viel.
    }
   *[other] { $who } hat { $lies }-mal gelogen{ $caught ->
        [0] , und jedes Mal war es ein guter Zug.
        [one] ; einmal war es zu viel.
       *[other] ; { $caught }-mal war es zu viel.
    }
}
review-honest = { $who } hat nie gelogen.
review-tip = Fürs nächste Mal: Statt „{ $move }“ wäre einmal „{ $best }“ besser gewesen.
review-clean = Hier gibt es nichts auszusetzen: Was verloren ging, lag an Würfeln und Karten.
