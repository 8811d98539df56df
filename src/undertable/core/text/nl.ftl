# Weigeringen die alle spellen delen
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-game-over = Het spel is afgelopen.
refusal-stale = Er is intussen iets gebeurd aan tafel; kijk nog eens en kies opnieuw.
refusal-not-for-this-game = Dat bestaat niet bij { $game }.
refusal-unknown-game = Het spel “{ $game }” bestaat niet. Kies uit: { $known }.
refusal-unknown-option = De optie “{ $option }” bestaat niet. Kies uit: { $known }.
refusal-bad-option = De optie “{ $option }” kan niet “{ $value }” zijn. Mogelijk is: { $allowed }.
refusal-unknown-bot = De bot “{ $level }” bestaat niet. Kies uit: { $known }.
refusal-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $seats ->
    [one] één
   *[other] { $seats }
}.
refusal-not-a-move = Dat is geen zet: { $what }.
refusal-not-a-record = Dit bestand is geen verslag van een spel.
refusal-newer-record = Dit verslag is door een nieuwere versie van Undertable geschreven (formaat { $version }; deze versie leest tot en met { $known }).
refusal-broken-record = Dit verslag is beschadigd: { $what }.
refusal-bad-entry = Het verslag kan niet kloppen: regel { $number } werd geweigerd ({ $why }).
refusal-bad-position = Deze stelling kan niet kloppen: { $what }.
refusal-fork-unfinished = Dit spel is nog niet afgelopen: vanaf een van de beslissingen verder spelen kan pas daarna.
refusal-no-decision = Regel { $number } van dit spel is geen beslissing van een speler. De dichtstbijzijnde staat op regel { $near }.
event-said = { $seat }: “{ $words }”
refusal-option-form = Een optie geef je op als NAAM=WAARDE, niet als “{ $option }”.
refusal-unknown-language = De taal “{ $lang }” is er nog niet bij. Kies uit: { $known }.

# Met één tik gezegd
phrase-hello = Hallo!
phrase-trust-me = Geloof me.
phrase-liar = Leugenaar!
phrase-really = Echt waar?
phrase-thinking = Even denken…
phrase-hurry = Jij bent aan de beurt!
phrase-well-played = Goed gespeeld!
phrase-ouch = Au!
phrase-thanks = Dank je!
phrase-again = Nog een keer?

refusal-bad-scenario = { $file } is geen scenario: { $what }.
refusal-bad-lesson = { $file }, stap { $step }: deze les kan niet gespeeld worden ({ $why }).
refusal-learner-first = Waar de leerling iets te beslissen heeft, gaat die beslissing voor.
refusal-unclear = “{ $line }” begrijp ik niet. Met ? zie je wat je kunt doen.

# The rules page
rules-cards = De kaarten
refusal-no-cards = { $game } heeft geen kaarten om op te zoeken.
refusal-no-such-card = De kaart “{ $name }” bestaat niet.{ $near ->
    [none] { "" }
   *[other] { " " }Bedoel je misschien { $near }?
}

# The review
review-turn = Hier kantelde het spel: de winstkans van { $who } ging van { $before }% naar { $after }%.
review-player = { $won ->
    [yes] { $who } heeft gewonnen
   *[no] { $who } heeft deze keer niet gewonnen
}{ $costly ->
    [0] { $decisions ->
        [0] .
        [one] , en de enige beslissing was geen aantoonbare fout.
       *[other] , en geen van de { $decisions } beslissingen was aantoonbaar een fout.
    }
    [one] ; { $decisions ->
        [one] de enige beslissing
       *[other] één van de { $decisions } beslissingen
    } kostte winstkans.
   *[other] ; { $costly } van de { $decisions } beslissingen kostten winstkans.
}
review-lie = De beste leugen: { $who } koos “{ $move }” terwijl er niets achter zat, en kwam ermee weg.
review-belief = De grootste vergissing: “{ $move }” van { $who } kostte { $percent } procentpunt winstkans; met alles wat er te weten viel, was “{ $best }” beter.
review-missed = { $who } verloor met “{ $move }” { $percent } procentpunt winstkans. “{ $best }” was beter.
review-reads = { $who } had de anderen goed door: geloven of twijfelen kostte nauwelijks iets.
review-liar = { $lies ->
    [one] { $who } loog één keer, en dat was { $caught ->
        [0] een goede zet.
       *[other] één keer te veel.
    }
   *[other] { $who } loog { $lies } keer{ $caught ->
        [0] , en elke keer was dat een goede zet.
        [one] ; één keer was dat geen goede zet.
       *[other] ; { $caught } keer was dat geen goede zet.
    }
}
review-honest = { $who } heeft niet één keer gelogen.
review-tip = Voor de volgende keer: denk aan “{ $best }” in plaats van “{ $move }”.
review-clean = Er valt niets op aan te merken: wat verloren ging, lag aan de dobbelstenen of de kaarten.
