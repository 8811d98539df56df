skip = Naar de inhoud
language = Taal
theme = Weergave
theme-system = Auto
theme-light = Licht
theme-dark = Donker
close = Sluiten
home = Startpagina
loading = Een ogenblik…
dealing = Er wordt gedeeld…
opening = De tafel gaat open…
lost = Hier is niets.
no-entry = Deze tafel gaat niet open
independent = Een onafhankelijke uitvoering; alle titels horen bij hun eigenaars.
promise = Geen account, geen reclame. Er is geschud vóór de eerste zet, en iedereen kan het achteraf nagaan.

hero = De open tafel voor blufspellen
hero-more = Spellen voor uitgestreken gezichten. Speel meteen tegen bots, of stuur vrienden een link: geen account, telefoons welkom.
players = { $from }–{ $to } spelers
minutes = ongeveer { $minutes } min.
rules = Regels
play-now = Nu spelen
with-friends = Met vrienden
learn = Eerste keer? Leer het al spelend
credit = Van { $authors }, { $publisher } { $year }
your-tables = Jouw tafels
open-tables = Open tafels
hosted-by = { $name } wacht, { $free } vrij
watch-link = Link voor kijkers
return = Terug
forget = Deze tafel vergeten
guest = Gast

new-table-hint = Open een tafel en stuur je vrienden de link.
your-name = Je naam
how-many = Hoeveel plaatsen?
open-table = Tafel openen
options = Opties
clock = Klok
clock-why = Is de tijd om, dan speelt een bot voor wie er niet is.
clock-none = geen klok
clock-quick = 45 seconden per beslissing
clock-calm = 2 minuten per beslissing
clock-day = een dag per beslissing
clock-week = een week per beslissing
listed = Tonen op deze server
listed-why = Iedereen op deze server kan de tafel vinden en meedoen.

invited = Je bent uitgenodigd: { $title }
no-account = Geen account. Je naam is genoeg.
join = Ga zitten
watch = Alleen kijken
invite = Vrienden uitnodigen
invite-hint = Scan de code met een telefoon of deel de link.
share = Link delen
copied = Link gekopieerd
qr = QR-code met de link naar deze tafel
big-screen = Groot scherm
scan = Scan en doe mee
join-at = Meedoen op
seats = Plaatsen
you = jij
you-short = Jij
free-seat = Plaats { $number }
sit-here = Hier zitten
add-bot = Bot erbij
bot-level = Bot, { $level }
remove-bot = Bot weghalen
remove-person = { $name } vragen te gaan
fill-with-bots = { $count ->
    [one] Zet een bot op de vrije plaats
   *[other] Zet bots op de { $count } vrije plaatsen
}
gone = nu even weg
here = er
is-ready = klaar
ready = Ik ben klaar
not-ready = Toch nog niet
ready-hint = Laat de gastheer weten dat je klaar bent.
start = Spel beginnen
waiting-for-host = De gastheer begint zo.
waiting-for-seats = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
waiting-for-ready = { $count ->
    [one] Iemand is nog niet klaar.
   *[other] { $count } zijn nog niet klaar.
}
all-ready = Iedereen is er.
fairness = Aantoonbaar eerlijk: aan deze tafel is al geschud ({ $commitment }…).
fairness-lesson = Een les: dobbelstenen en kaarten zijn gekozen om van te leren. Zolang je de les volgt, is er niets aan het toeval overgelaten.

your-turn = Jij bent aan de beurt
is-thinking = denkt na
your-side = Jouw kant
players-here = Aan tafel
log-and-chat = Verloop en chat
log = Verloop
chat = Chat
help-and-settings = Hulp en instellingen
what-now = Wat kan ik nu doen?
sound = Een zacht geluid als ik aan de beurt ben
pace = Tempo
pace-calm = Rustig
pace-quick = Vlot
pace-none = Meteen
leave = Tafel verlaten (een bot speelt door)
searching = Verbinding wordt gezocht…
you-watch = Je kijkt toe.
phrases = Kant-en-klare zinnen
say-something = Zeg iets
send = Sturen
silence = De regels vragen je nu te zwijgen.
bot-plays-you = Een bot speelt voor jou.
take-back = Mijn plaats terugnemen
waiting-for = Aan de beurt: { $names }
time-left = nog { $time }
got-it = Begrepen
lesson = Les
lesson-step = Stap
lesson-do = Doe het voor mij
lesson-watch = Kijk wat de anderen doen.
lesson-another = “{ $move }” mag ook. Maar dan verlaat je de les en spelen de anderen zoals ze willen.
lesson-alone = Toch doen
lesson-stay = Terug naar de les
lesson-real = Nu een echt spel
you-win = Je hebt gewonnen!
winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen samen.
}
winner = winnaar
another = Nog een spel
to-rematch = Naar het volgende spel
replay = Terugkijken
download = Verslag downloaden
eyes = Gezien door
eyes-table = iedereen aan tafel
eyes-all = alle plaatsen tegelijk
back-step = Een stap terug
next-step = Een stap verder
run = Afspelen
step = Stap
share-step = Link naar deze stap:

refusal-malformed = Dat was niet te begrijpen.
refusal-not_your_turn = Je bent niet aan de beurt.
refusal-illegal = Dat kan nu niet.
refusal-stale = De tafel is verder gegaan. Kijk nog eens en kies opnieuw.
refusal-game_over = Het spel is uit.
refusal-not_started = Het spel is nog niet begonnen.
refusal-already_started = Het spel is al begonnen.
refusal-not_seated = Je hebt hier geen plaats.
refusal-seat_taken = Daar zit al iemand.
refusal-no_such_seat = Die plaats bestaat niet.
refusal-seats_empty = Er zijn nog plaatsen vrij.
refusal-not_ready = Nog niet iedereen is klaar.
refusal-not_host = Dat kan alleen de gastheer.
refusal-no_such_table = Deze tafel bestaat niet. Misschien is de link niet compleet.
refusal-no_such_game = Dit spel is hier niet.
refusal-no_such_person = Deze persoon is er niet meer.
refusal-no_such_level = Deze bot bestaat niet.
refusal-no_such_phrase = Deze zin bestaat niet.
refusal-bad_option = Deze opties passen niet bij elkaar.
refusal-bad_token = Deze link opent de tafel niet. Vraag om een nieuwe.
refusal-table_full = De tafel is vol.
refusal-silence = De regels vragen je nu te zwijgen.
refusal-not_away = Je zit al aan tafel.
refusal-not_over = Dat kan als het spel uit is.
refusal-too_fast = Te snel. Haal adem en probeer het nog eens.
refusal-too_large = Dat was te lang.
refusal-too_many = Te veel tegelijk. Probeer het over een minuut nog eens.
refusal-outdated = Deze pagina is ouder dan de server. Laad haar opnieuw.
refusal-stopping = De server is nu niet te bereiken.
refusal-internal = Er ging iets mis. Probeer het nog eens.
