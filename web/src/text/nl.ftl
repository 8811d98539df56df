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
hero-more = Vier spellen voor uitgestreken gezichten. Speel meteen tegen bots, of stuur vrienden een link: geen account, telefoons welkom.
pitch-bluff = Dobbelstenen onder elke beker. Verhoog het bod of betwijfel het: bekers omhoog!
pitch-border = Pak je koffer, geef drie kruiken aan en praat de sheriff het kijken uit het hoofd. Of wees de sheriff.
pitch-smugglers = Dertig goederen, één stoomschip. Wie heeft de horloges? Onthouden, wijzen en vooral niet aarzelen.
pitch-dig = Zoeken, handelen, dreigen en graven. Alleen wie als eerste door de tunnel is, komt vrij.
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
fewer = Minder
more = Meer
game-over = Het spel is uit.
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

bluff-field = { $count } dobbelstenen
bluff-star-field = { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}
bluff-bid-by = { $name }: { $bid }
bluff-your-bid = Jouw bod: { $bid }
bluff-no-bid = Nog geen bod
bluff-opening = De hoogste som biedt het eerst; sterren tellen niet.
bluff-laid-out = Uitgelegd
bluff-in-play = { $count ->
    [one] één dobbelsteen in het spel
   *[other] { $count } dobbelstenen in het spel
}
bluff-verdict-true = Het zijn er { $actual }!
bluff-verdict-exact = Precies { $actual }!
bluff-verdict-false = Maar { $actual }!
bluff-your-dice = Onder je beker: { $dice }
bluff-doubt = Twijfel!
bluff-odds = Kansen?
bluff-table = Wat op tafel ligt
bluff-track = Het spoor van de biedingen
bluff-which-face = Welk getal?
bluff-lay-which = Welke dobbelstenen leg je uit?
bluff-lay = { $count ->
    [0] Uitleggen…
    [one] Eén uitleggen, rest opnieuw
   *[other] { $count } uitleggen, rest opnieuw
}
bluff-dice-left = { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}
bluff-out = af
bluff-now-first = Tik op een veld en doe het eerste bod.
bluff-now-raise = Verhoog op de baan, of twijfel.
bluff-now-doubt = Hoger kan niet: betwijfel het bod.
bluff-now-laying = Leg dobbelstenen uit en gooi de rest opnieuw, of laat alles liggen.
bluff-now-out = Je hebt geen dobbelstenen meer. Veel plezier met kijken.
coach-bluff-bidding-mine = Onderaan liggen jouw dobbelstenen. Ongeveer een derde van alle stenen past bij een getal. Tik op een veld voor het aantal, kies het getal en bied; of twijfel als het je te veel is.
coach-bluff-bidding = De rode dobbelsteen toont het bod dat geldt. Wie verhoogt, schuift hem verder of draait hem naar een hoger getal.
coach-bluff-laying-mine = Je mag stenen tonen om je bod te steunen en de andere opnieuw gooien. Minstens één blijft verborgen.

border-progress = Ronde { $round }/{ $rounds } · beurt { $turn }/{ $turns } · { $draw } kaarten te trekken
border-sheriff = Sheriff
border-checked = gezien
border-packed = ingepakt
border-stock = { $behind } erachter, { $under } eronder
border-prices = Prijslijst
border-value = Waarde
border-fine = Boete
border-compensation = Vergoeding
border-limit = Eindverkoop neemt
border-discards = Afgelegd
border-good = Waar
border-my-hand = Hand
border-my-suitcase = In de koffer
border-my-behind = Erachter
border-my-under = Eronder
border-into-case = Tik op kaarten om ze in te pakken
border-under-case = Tik op hoogstens drie voor de dubbele prijs
border-close = { $count ->
    [0] Koffer sluiten
    [one] Koffer met één kaart sluiten
   *[other] Koffer met { $count } kaarten sluiten
}
border-keep = { $count ->
    [0] Alles verkopen voor { $money }
   *[other] { $count } houden, rest voor { $money } verkopen
}
border-how-many = Hoeveel?
border-which-good = Welke waar?
border-amount = Bedrag
border-accept = { $amount } aannemen
border-open = Openmaken!
border-phrase = Zeg er iets bij
border-silent = (niets zeggen)
border-has-seizure = mag nog in beslag nemen
border-has-extra = mag nog extra controleren
border-desk = Sheriff { $name } zit aan de balie
border-look = Alleen jullie zien de koffer van { $owner }
border-opened = De koffer van { $name }
border-fined = Boete: { $fine }
border-honest = Alles waar! { $money } vergoeding
border-short = Te weinig, maar niets fout
border-no = Nee.
border-says-offer = biedt
border-says-demand = vraagt
border-words-left = { $count ->
    [0] Genoeg gepraat: ja of openen.
    [one] Nog één woord, dan ja of openen.
   *[other] Nog { $count } woorden, dan ja of openen.
}
border-round-sale = Verkocht aan het eind van de ronde
border-final-sale = De eindverkoop tegen dubbele prijs
border-now-packing = Pak één tot vijf kaarten in je koffer.
border-now-declaring = Zeg wat erin zit. De waarheid is vrijwillig.
border-now-checking = Wiens koffer wil je zien?
border-now-offering = Bied de sheriff iets aan, of open.
border-now-demanding = Noem je prijs, of laat openen.
border-now-answering = Neem aan, of laat openen.
border-now-tokens = Zet een steen in, of beëindig je beurt.
border-now-keeping = Houd hoogstens drie kaarten voor de eindverkoop; de rest wordt nu verkocht.
border-now-naming = Jij bent de armste: wie wordt het eerst sheriff?
coach-border-packing-mine = Tik op de kaarten voor je koffer. Straks noem je één legale waar en een aantal; dat mag gelogen zijn.
coach-border-declaring-mine = Een ware aangifte is veilig en levert zelfs iets op als je wordt gecontroleerd. Een leugen levert meer op, zolang niemand kijkt.
coach-border-checking-mine = Jij draagt de ster. Kies een koffer, of laat iedereen door. Boetes gaan naar de kas; alleen smeergeld is voor jou.
coach-border-haggling-mine = Praat over geld. Elk van beiden kan het gesprek beëindigen, en dan gaat de koffer open.
coach-border-keeping-mine = Kaarten die je houdt, brengen aan het eind misschien het dubbele op, maar van elke waar maar een beperkt aantal. Wie de meeste heeft, verkoopt eerst.

smugglers-field-full = { $good }, de kaart ligt er
smugglers-field-empty = { $good }, de kaart is weg
smugglers-die = De dobbelsteen toont { $pips }
smugglers-heap = { $count } gedekte kaarten
smugglers-chest = { $count ->
    [0] De scheepskas is leeg
    [one] Eén fiche in de scheepskas
   *[other] { $count } fiches in de scheepskas
}
smugglers-enough = { $count } kaarten beëindigen het spel
smugglers-who = Wie heeft { $good }?
smugglers-chain = Vermoedens
smugglers-objectors = bezwaar: { $names }
smugglers-looks = { $name } kijkt
smugglers-your-cards = { $count ->
    [one] Jouw kaart
   *[other] Jouw { $count } kaarten
}
smugglers-me = Ik!
smugglers-point = Wie heeft het?
smugglers-cards = { $count ->
    [one] één kaart,
   *[other] { $count } kaarten,
}
smugglers-chips = { $count ->
    [one] één fiche
   *[other] { $count } fiches
}
smugglers-now-take = Neem een kaart. Iedereen ziet haar één keer: onthoud haar.
smugglers-now-roll = Gooi de dobbelsteen.
smugglers-now-claim = Wie heeft { $good }? Jijzelf, of wijs iemand aan.
smugglers-now-suspect = Wie heeft { $good }? Wijs iemand aan.
smugglers-now-object = { $name } zegt { $good } te hebben. Maak je bezwaar?
smugglers-now-look = Zoek { $good }: tik je kaarten één voor één aan.
coach-smugglers-rolling-mine = Gooi. Ligt de kaart nog bij het veld, dan neem je haar. Zo niet, dan moet je zeggen wie haar heeft.
coach-smugglers-naming-mine = Zeker dat jij haar hebt? Zeg het; de anderen mogen bezwaar maken. Anders wijs je aan wie haar heeft. Goed geraden levert de kaart op, fout kost fiches.
coach-smugglers-objecting-mine = Klopt de bewering niet, dan betaalt de bewering voor elk bezwaar. Klopt ze, dan betaalt ieder die bezwaar maakte.
coach-smugglers-looking-mine = Draai je kaarten één voor één om. Alleen jij ziet ze, en het stopt zodra de kaart gevonden is.

dig-search-brings = { $count ->
    [0] niets te doorzoeken
    [one] zoeken levert één kaart op
   *[other] zoeken levert { $count } kaarten op
}
dig-die-faces = de dobbelsteen leidt hierheen met { $faces }
dig-extortion = Afpersing
dig-wants = “Hier met je { $tools }!”
dig-result-open = …
dig-result-cooperated = afgegeven
dig-result-blocked = niemand wint
dig-result-attacker = de aanvaller wint
dig-result-defender = de verdediger wint
dig-result-avoided = vermeden
dig-piles = Stapels, bendes en gevangenen · { $search }
dig-known = Wat je van de anderen weet
dig-holds = heeft zeker: { $cards }
dig-holds-unknown = van de hand is niets bekend
dig-wants-different = { $count } verschillende uit
dig-recipes = Recepten
dig-prices = Prijzen in sigaretten
dig-your-hand = Jouw hand
dig-tunnel = tunnel
dig-cards = kaarten
dig-cigarettes = sigaretten
dig-beating = geslagen
dig-back = Terug
dig-verbs = Wat je kunt doen
dig-why-not = Waarom kan ik niet…?
dig-verb-search = Zoeken
dig-verb-roll = Lopen
dig-verb-careful = Sluipen
dig-verb-dig = Graven
dig-verb-craft = Maken
dig-verb-spoon = Lepel stelen
dig-verb-heal = Genezen
dig-verb-sell = Verkopen
dig-verb-buy = Kopen
dig-verb-join = Bij een gang
dig-verb-extort = Afpersen
dig-verb-act = Actiekaart
dig-verb-use = Gangkaart
dig-verb-reveal = Achtergrond
dig-verb-follow = Volgen
dig-verb-exchange = Ruilen
dig-verb-discard = Afleggen
dig-verb-fetch = Halen
dig-verb-handback = Teruggeven
dig-which-card = welke kaart?
dig-which-gang = welke gang?
dig-which-item = wat?
dig-which-victim = wie?
dig-which-target = wie?
dig-which-mate = wie?
dig-which-tool = welk gereedschap?
dig-which-weapon = waarmee?
dig-which-room = waarheen?
dig-which-count = hoeveel?
dig-which-cigarettes = hoeveel sigaretten?
dig-which-cards = met welke kaarten?
dig-now-turn = { $count ->
    [0] Geen acties meer. Gebruik een kaart of beëindig je beurt.
    [one] Jouw beurt: nog één actie.
   *[other] Jouw beurt: nog { $count } acties.
}
dig-now-strike = Een gevecht! Sla toe met een wapen, of geef op.
dig-now-givein = Je hebt niets om mee te slaan.
dig-now-cooperate = Geef het gereedschap af, of weiger.
dig-now-enter = Kies een van de ruimtes die de dobbelsteen toont.
dig-now-discard = Leg { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} af.
dig-now-fetch = Haal { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} uit de aflegstapel.
dig-now-handback = Geef terug wat je wilt.
dig-now-prod = Gooi voor Michel(le), of laat het.
dig-now-other = Kies.
coach-dig-turn-mine = Twee acties per beurt. Zoek waar je bent, loop met de dobbelsteen, maak dingen op rustige plekken, graaf in het cellenblok. “Waarom kan ik niet…?” zegt wat er ontbreekt.
coach-dig-fight-mine = Om beurten een wapen, de verdediger eerst. Wie stopt, verliest: klappen, en een kaart voor de winnaar.
