about = Iedereen verstopt een paar kiezels in de vuist. Hoeveel zijn het er samen? Wie het laatst raadt, weet het meest, maar dan zijn de beste getallen al weg.
move-hide = { $count ->
    [0] Je vuist leeg laten
    [one] Eén kiezel verstoppen
   *[other] { $count } kiezels verstoppen
}
move-guess = { $total } raden
event-hid = { $me ->
    [yes] Je sluit je vuist.
   *[no] { $seat } sluit de vuist.
}
event-guessed = { $me ->
    [yes] Je raadt { $total }.
   *[no] { $seat } raadt { $total }.
}
event-opened = Vuisten open: { $total }! { $right ->
    [true] Iemand wist het.
   *[false] Niemand wist het.
}
event-scored = { $me ->
    [yes] Je krijgt een punt.
   *[no] { $seat } krijgt een punt.
}
outcome-most = de meeste punten
refusal-not-so = Dat kan nu niet.
bot-shrewd = uitgekookt
option-pebbles = Kiezels
    .about = Hoeveel kiezels iedereen hoogstens mag verstoppen.
option-rounds = Rondes
    .about = Hoeveel rondes er gespeeld worden.
view-fist = in je vuist
view-hidden = vuist dicht
view-guesses = geraden
view-scores = punten
view-last = vorige keer
view-last_guesses = vorige keer geraden
view-round = ronde
page-fist = { $count ->
    [0] Je vuist is leeg
    [one] Eén kiezel in je vuist
   *[other] { $count } kiezels in je vuist
}
page-open = Je hand is nog open.
