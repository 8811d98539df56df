about = Alle verstecken ein paar Kiesel in der Faust. Wie viele sind es zusammen? Wer zuletzt rät, weiß am meisten, aber die besten Zahlen sind dann vergeben.
move-hide = { $count ->
    [0] Die Faust leer lassen
    [one] Einen Kiesel verstecken
   *[other] { $count } Kiesel verstecken
}
move-guess = { $total } raten
event-hid = { $me ->
    [yes] Du schließt die Faust.
   *[no] { $seat } schließt die Faust.
}
event-guessed = { $me ->
    [yes] Du rätst { $total }.
   *[no] { $seat } rät { $total }.
}
event-opened = Fäuste auf: { $total }! { $right ->
    [true] Das wusste jemand.
   *[false] Das wusste niemand.
}
event-scored = { $me ->
    [yes] Du bekommst einen Punkt.
   *[no] { $seat } bekommt einen Punkt.
}
outcome-most = die meisten Punkte
refusal-not-so = Das geht jetzt nicht.
bot-shrewd = gewitzt
option-pebbles = Kiesel
    .about = Wie viele jeder höchstens verstecken kann.
option-rounds = Runden
    .about = Wie viele Runden gespielt werden.
view-fist = in deiner Faust
view-hidden = Faust zu
view-guesses = Tipp
view-scores = Punkte
view-last = letztes Mal
view-last_guesses = letztes Mal geraten
view-round = Runde
page-fist = { $count ->
    [0] Deine Faust ist leer
    [one] Ein Kiesel in deiner Faust
   *[other] { $count } Kiesel in deiner Faust
}
page-open = Deine Hand ist noch offen.
