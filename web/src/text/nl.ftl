skip = Naar de inhoud
language = Taal
theme = Weergave
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
close = Sluiten
home = Startpagina
loading = Een ogenblik…
dealing = Er wordt gedeeld…
opening = De tafel gaat open…
lost = Hier is niets.
no-entry = Deze tafel blijft dicht
private-table = Een privétafel
independent = Een onafhankelijke uitvoering; alle titels behoren toe aan hun eigenaars.
promise = Geen account, geen reclame. Hoe er wordt geschud, ligt vóór de eerste zet vast, en iedereen kan dat achteraf nagaan.

hero = De open tafel voor blufspellen
hero-more = Spellen voor uitgestreken gezichten. Speel meteen tegen bots, of stuur vrienden een link: zonder account, ook op je telefoon.
players = { $from }–{ $to } spelers
minutes = ongeveer { $minutes } min.
rules = Regels
as-usual = Gewone regels
play-now = Nu spelen
with-friends = Met vrienden
learn = Eerste keer? Leer het spelenderwijs
credit = Van { $authors }, { $publisher } { $year }
your-tables = Jouw tafels
open-tables = Open tafels
hosted-by = { $name } wacht, nog { $free ->
    [one] één plaats
   *[other] { $free } plaatsen
} vrij
watch-link = Link voor kijkers
return = Verder spelen
turn-mine = Jij bent aan de beurt
turn-others = Wachten op { $names }
turn-bots = Bezig
turn-gathering = Nog niet begonnen
turn-over = Afgelopen
look-in = Bekijken
forget = Deze tafel vergeten
guest = Gast

new-table-hint = Open een tafel en stuur je vrienden de link.
your-name = Je naam
how-many = Hoeveel plaatsen?
open-table = Tafel openen
options = Opties
clock = Klok
clock-why = Is de tijd om, dan valt er een bot in.
clock-none = geen klok
clock-quick = 45 seconden per beslissing
clock-calm = 2 minuten per beslissing
clock-day = een dag per beslissing
clock-week = een week per beslissing
listed = Tonen op deze server
listed-why = Iedereen op deze server kan de tafel vinden en meedoen.

invited = Je bent uitgenodigd voor { $title }
invited-by = { $name } wacht op je.
no-account = Geen account. Je naam is genoeg.
need-invite = Deze tafel is privé en in deze link ontbreekt het geheime deel. Vraag om de hele uitnodiging: “Link delen” in de wachtkamer, of de QR-code.
leave-lobby = Tafel verlaten
host = Gastheer
join = Ga zitten
watch = Alleen kijken
invite = Vrienden uitnodigen
invite-hint = Scan de code met een telefoon of deel de link.
lock = Niemand meer binnenlaten
unlock = Deur weer openen
new-links = Nieuwe link: de oude werkt dan niet meer
locked-hint = De deur is op slot: er kan niemand meer aanschuiven.
share = Link delen
copied = Link gekopieerd
qr = QR-code met de link naar deze tafel
big-screen = Groot scherm
scan = Scan en doe mee
scan-to-watch = Scan om mee te kijken
join-at = Meedoen op
seats = Plaatsen
you = jij
you-short = Jij
free-seat = Plaats { $number }
sit-here = Hier gaan zitten
add-bot = Bot erbij
bot-strength = Sterkte van deze bot
strength-1 = Sterkte: zachtaardig
strength-2 = Sterkte: redelijk
strength-3 = Sterkte: goed
strength-4 = Sterkte: sterk
strength-5 = Sterkte: heel sterk
bot-level = Bot, { $level }
remove-bot = Bot weghalen
remove-person = { $name } wegsturen
fill-with-bots = { $count ->
    [one] Zet een bot op de vrije plaats
   *[other] Zet bots op de { $count } vrije plaatsen
}
gone = nu even weg
here = aanwezig
is-ready = klaar
ready = Ik ben klaar
not-ready = Toch nog niet
ready-hint = Laat de gastheer weten dat je klaar bent.
start = Spel beginnen
waiting-for-host = We wachten tot de gastheer begint.
waiting-for-seats = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
waiting-for-ready = { $count ->
    [one] { $names } is nog niet klaar.
    [2] { $names } zijn nog niet klaar.
   *[other] { $count } spelers zijn nog niet klaar.
}
waiting-for-you = Je hebt nog geen plaats.
start-hint = Daarna begin je hier het spel.
all-ready = Iedereen is klaar.
revealing = Ieders apparaat voegt zijn geheime getal toe: het spel begint zo.
called-off = Niet elk apparaat heeft geantwoord, dus het spel is niet begonnen. Begin opnieuw als iedereen klaar is.
fairness = Aantoonbaar eerlijk: vóór het spel leggen de server en het apparaat van elke speler een geheim getal vast, en alleen al die getallen samen bepalen hoe de dobbelstenen vallen. Niemand kan ze dus sturen, ook niet wie deze server beheert.
fairness-fair = Nagegaan door dit apparaat: de geheime getallen van de server en van alle spelers zijn precies de getallen die vóór het spel zijn vastgelegd, en het jouwe is erbij. Niemand kon de dobbelstenen dus sturen. Of elke worp eruit volgt, rekent “undertable verify” na met het gedownloade verslag.
fairness-unfair = Niet eerlijk: een geheim getal is niet het getal dat vóór het spel is vastgelegd. Iemand kan de dobbelstenen hebben gestuurd.
fairness-fits = De geheime getallen passen bij wat was vastgelegd. Dit apparaat heeft er zelf geen toegevoegd en kan dus niet zeggen of ze zijn uitgekozen.
commitments = Wat vóór het spel is vastgelegd
commitment-of-table = Tafel
fairness-lesson = Een les: dobbelstenen en kaarten zijn gekozen om van te leren. Zolang je de les volgt, is er niets aan het toeval overgelaten.
fairness-fork = Dit spel begint midden in een ander: wat je daar niet kon weten, heeft de server met eigen dobbelstenen opnieuw gedeeld. Alleen de worpen en gedeelde kaarten daarna kun je controleren.
fairness-fork-as-it-was = Dit spel begint midden in een ander, met alles zoals het daar lag. Alleen de worpen en gedeelde kaarten daarna kun je controleren.

your-turn = Jij bent aan de beurt
is-thinking = denkt na
your-side = Jouw kant
players-here = Aan tafel
log-and-chat = Verloop en chat
log = Verloop
chat = Chat
help-and-settings = Hulp en instellingen
what-now = Wat kan ik nu doen?
yes = ja
no = nee
plain-table = Sobere tafel: elk spel in rijen, kolommen en knoppen
general-now = Jij bent aan de beurt: kies.
general-phrase = Zeg er iets bij
general-silent = (niets zeggen)
pace = Tempo
pace-calm = Rustig
pace-quick = Vlot
pace-none = Meteen
grace = Tijd om een zet terug te nemen
grace-none = Geen
grace-seconds = { $seconds } s
unplay = Zet terugnemen
skip-on = Verder
ask-sound = Geluid?
sound-yes = Ja
sound-no = Nee
volume-things = Geluiden van de tafel
volume-alerts = Als ik aan de beurt ben (geluid en trillen)
your-looks = Je gezicht
picture = Plaatje { $number }
colour = Kleur { $number }
bot-stands-in = een bot valt in
bot-soon = { $name } is er niet. Een bot valt in over
newer = Nieuwe versie
newer-hint = Laad de pagina opnieuw: je spel blijft zoals het is.
notify = Stuur me een melding als ik aan de beurt ben en even niet kijk
fold = Verloop en chat inklappen
unfold = Verloop en chat tonen
unread = ongelezen
log-empty = Er is nog niets gebeurd.
log-routine = { $count ->
    [one] één gewone stap
   *[other] { $count } gewone stappen
}
emotes = Reacties
leave = Tafel verlaten (een bot speelt door)
searching = Verbinding zoeken…
you-watch = Je kijkt toe.
phrases = Kant-en-klare zinnen
say-something = Zeg iets
send = Versturen
chat-older = Oudere berichten
silence = Volgens de regels moet je nu zwijgen.
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
winners-tied = Gelijkspel: elk { $score }
winner = winnaar
another = Nog een spel
to-rematch = Naar het volgende spel
called-again = Het volgende spel ligt klaar: doe mee!
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

# Terugblik op een spel
review = Terugblik
review-computing = De bots denken het spel nog eens door: { $percent }%
review-computing-hint = Ze overwegen elke beslissing opnieuw en weten daarbij alleen wat de speler kon weten. Het resultaat wordt bewaard: de volgende keer staat het er meteen.
review-empty = In dit spel viel niets te beslissen.
review-curve = Hoe iedereen ervoor stond, van de eerste tot de laatste zet
review-chances = Winstkans na deze beslissing
review-slider = Beslissingen van het spel
review-spoken = Beslissing { $number } van { $total }. { $name }: { $move }. { $cost }
review-count = Beslissing { $number } van { $total }
review-before = De vorige beslissing
review-after = De volgende beslissing
review-next-dear = Volgende fout
review-percent = { $percent }%
review-was = eerst: { $percent }%
review-about = ongeveer { $percent }%
review-hardly = < 1%
review-moments = Momenten van het spel
review-decision = De beslissing
review-saw = Zoals { $name } het zag
review-cost = Kostte ongeveer { $percent } procentpunt winstkans
review-no-cost = Kostte niets
review-lie = gelogen
review-truth = waar
review-best = Beter kon niet.
review-none-better = Met alles wat { $name } kon weten, was niets duidelijk beter.
review-better = “{ $best }” was beter: daarmee win je vanaf hier ongeveer { $worth } van de 100 spellen, hiermee ongeveer { $made }.
review-options = Wat kon er nog meer?
review-made = gespeeld
review-best-move = het beste
review-bot-often = zo speelt de sterke bot
review-bot-sometimes = zo speelt de sterke bot soms
review-exact = Precies berekend. Het getal is de winstkans na de zet.
review-tried = Het getal is de winstkans na de zet, geprobeerd met { $worlds } verdelingen waarmee { $name } rekening moest houden. Het verschil is tot op ongeveer { $error } procentpunt nauwkeurig.
review-likely = Wat was te verwachten, en wat was echt zo?
review-true = zo was het
review-yes = ja
review-no = nee
review-nothing = niets
review-more = nog { $count }
review-players = Hoe iedereen speelde
review-dearest = Naar de duurste beslissing
review-share = Link naar deze beslissing:

# Verder spelen vanuit een afgelopen spel
fork-title = Vanaf hier verder spelen
fork-hint = Jij gaat op de plaats van { $name } zitten, bots nemen de andere plaatsen in, en deze beslissing neem jij. Het wordt een apart spel; het oude blijft zoals het was.
fork-anew = Opnieuw gedeeld
fork-anew-hint = Wat { $name } niet kon weten, kan anders zijn.
fork-as-it-was = Zoals het was
fork-as-it-was-hint = Wat verborgen was, blijft wat het was.
fork-mark = Verder gespeeld vanuit een ander spel
fork-mark-hint = Dit spel begon midden in een ander.
fork-outcomes = De twee uitkomsten
fork-then = Toen
fork-now = Deze keer
fork-back = Terug naar de beslissing

# Oefenen met eigen spellen
drills = Oefenen
drills-none = Bij dit spel horen geen stellingen om mee te oefenen.
drill = Deze beslissingen oefenen
drill-ask = Wat zou jij doen op de plaats van { $name }?
drill-right = Goed gekozen!
drill-wrong = Dat kost ongeveer { $percent } procentpunt winstkans.
drill-better = Beter: “{ $best }”.
drill-then = In het spel koos { $name }: “{ $move }”.
drill-next = Volgende
drill-leave = Terug naar het spel
drill-done = { $found } van de { $total } goed gekozen.

# Over veel spellen
habits = Over veel spellen
habits-hint = Wat je laatste spellen op dit apparaat zeggen over jou en wie met je meespeelde. Bots tellen niet mee.
habits-none = Er is nog van geen enkel afgelopen spel op dit apparaat een terugblik.
habits-waiting = { $count ->
    [one] Van één afgelopen spel is er nog geen terugblik.
   *[other] Van { $count } afgelopen spellen is er nog geen terugblik.
}
habits-think = { $count ->
    [one] Terugblik laten maken
   *[other] Terugblikken laten maken
}
habits-thinking = De bots denken na: spel { $number } van { $total }, { $percent }%
habits-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
habits-too-few = { $games ->
    [one] Eén spel is te weinig
   *[other] { $games } spellen zijn te weinig
} om iets te zeggen; er zijn er { $fewest } nodig.
habits-too-short = Deze spellen waren te kort om iets te zeggen.
habits-you = Jij
habits-between = waarschijnlijk tussen { $low }% en { $high }%, uit { $cases ->
    [one] één beslissing
   *[other] { $cases } beslissingen
}
habit-lies = Gelogen waar het kon
habit-lies-ahead = Gelogen bij een voorsprong
habit-lies-behind = Gelogen bij een achterstand
habit-lies-early = Gelogen in de eerste helft van een spel
habit-lies-late = Gelogen in de tweede helft
habit-lies-dear = Leugens die winstkans kostten
habit-reads = De anderen zonder fout ingeschat
habit-cost-reading = Winstkans die elke inschatting van de anderen kostte
habit-cost = Winstkans die elke beslissing kostte

refusal-malformed = Dat was niet te begrijpen.
refusal-not_your_turn = Je bent niet aan de beurt.
refusal-illegal = Dat kan nu niet.
refusal-stale = Er is intussen iets gebeurd aan tafel. Kijk nog eens en kies opnieuw.
refusal-game_over = Het spel is afgelopen.
refusal-not_started = Het spel is nog niet begonnen.
refusal-already_started = Het spel is al begonnen.
refusal-not_seated = Je hebt hier geen plaats.
refusal-seat_taken = Daar zit al iemand.
refusal-no_such_seat = Die plaats bestaat niet.
refusal-seats_empty = Er zijn nog plaatsen vrij.
refusal-not_ready = Nog niet iedereen is klaar.
refusal-not_host = Dat kan alleen de gastheer.
refusal-not_yourself = Jezelf kun je niet wegsturen. Je kunt wel weggaan.
refusal-no_such_table = Deze tafel bestaat niet. Misschien is de link niet compleet.
refusal-no_such_game = Dit spel is er hier niet.
refusal-no_such_person = Deze persoon is er niet meer.
refusal-no_such_level = Deze bot bestaat niet.
refusal-no_such_phrase = Deze zin bestaat niet.
refusal-bad_option = Deze opties gaan niet samen.
refusal-bad_token = Deze link opent de tafel niet. Vraag om een nieuwe.
refusal-table_full = De tafel is vol.
refusal-bad_salt = Dat is niet het geheime getal dat was vastgelegd.
refusal-locked = Er kan niemand meer aanschuiven: de gastheer heeft deze tafel op slot gedaan.
refusal-removed = De gastheer heeft je van deze tafel weggestuurd.
refusal-disk_full = De schijf van deze server is bijna vol: lopende spellen gaan door, maar nieuwe tafels en chat zijn er voorlopig niet.
refusal-silence = Volgens de regels moet je nu zwijgen.
refusal-not_away = Je zit al aan tafel.
refusal-not_over = Dat kan pas als het spel is afgelopen.
refusal-too_fast = Te snel. Haal even adem en probeer het nog eens.
refusal-too_large = Dat was te lang.
refusal-no_reviews = Deze server maakt geen terugblikken op afgelopen spellen.
refusal-too_many = Te veel tegelijk. Probeer het over een minuut nog eens.
refusal-outdated = Deze pagina is ouder dan de server. Laad hem opnieuw.
refusal-stopping = De server is nu niet te bereiken.
refusal-bad_name = Die naam kan hier niet: er moeten letters in staan, en hij mag niet op die van een bot lijken.
refusal-damaged = Het verslag van deze tafel is beschadigd. Hier wordt niet verder gespeeld; de beheerder van deze server kan zien waarom.
refusal-newer_record = Deze tafel is gemaakt door een nieuwere versie van Undertable: de beheerder moet deze server bijwerken.
refusal-internal = Er ging iets mis. Probeer het nog eens.

# The rules
rules-contents = Inhoud
rules-sources = Tonen waar elke regel vandaan komt: uit de spelregels, van spelers die het spel bezitten of van onszelf

# Wat je kunt doen aan anderen en met je eigen gegevens
people = Wie er zijn
mute = Dempen
block = Blokkeren
unblock = Niet meer blokkeren
mute-hint = Gedempt: je hoort aan deze tafel en in het volgende spel niets meer van deze persoon. Geblokkeerd: niemand met deze naam is op dit apparaat te horen. Niemand komt het te weten.
report = Melden bij de gastheer
report-operator = Melden bij de beheerder van deze server
reports = Bij jou gemeld
reported = { $name } is gemeld:
about-line = Wat je met dit bericht van { $name } kunt doen
unsay = Weghalen
removed-line = Dit bericht is weggehaald.
privacy = Privacy
privacy-and-data = Privacy en je gegevens
your-data = Je gegevens op deze server
your-data-tables = { $count ->
    [0] Dit apparaat zit aan geen enkele tafel.
    [one] Dit apparaat zit aan één tafel.
   *[other] Dit apparaat zit aan { $count } tafels.
}
log-out-everywhere = Op alle andere apparaten uitloggen
log-out-hint = Elk ander apparaat en elke gekopieerde sleutel verliest je plaatsen. Dit apparaat houdt ze.
delete-my-data = Mijn gegevens verwijderen
delete-hint = Aan al deze tafels wordt je naam vervangen, verdwijnt wat je hebt gezegd en komen je plaatsen vrij. Dit apparaat vergeet alles. Dat kan niet ongedaan worden gemaakt.
delete-sure = Ja, alles verwijderen
delete-not = Nee
logged-out = Klaar: alleen dit apparaat heeft nu je plaatsen.
deleted = Klaar: er wordt niets meer van je bewaard.
not-everywhere = Niet elke tafel was bereikbaar. Probeer het zo nog eens.

refusal-no_such_line = Dat bericht is er niet, of niet meer.
refusal-banned = De beheerder van deze server heeft je adres buitengesloten.
refusal-closed = De beheerder van deze server heeft deze tafel gesloten.
