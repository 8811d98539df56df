# Wat een tafel weigert, bij welk spel ook
refusal-malformed = Dat was niet te begrijpen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-stale = Er is intussen iets gebeurd; kijk nog eens en kies opnieuw.
refusal-game-over = Het spel is afgelopen.
refusal-not-started = Het spel is nog niet begonnen.
refusal-already-started = Het spel is al begonnen.
refusal-not-seated = Daarvoor heb je een plaats nodig.
refusal-seat-taken = Daar zit al iemand.
refusal-no-such-seat = Die plaats is er hier niet.
refusal-seats-empty = Er zijn nog vrije plaatsen: wacht op mensen of zet er bots neer.
refusal-not-ready = Nog niet iedereen is klaar.
refusal-not-host = Dat kan alleen wie de tafel heeft geopend.
refusal-no-such-table = Die tafel is er niet of niet meer.
refusal-no-such-game = Dat spel is er niet.
refusal-no-such-person = Je hoort niet bij deze tafel.
refusal-no-such-level = Een bot van dat niveau is er niet.
refusal-no-such-phrase = Die zin is er aan deze tafel niet.
refusal-bad-option = Deze instellingen gaan niet samen.
refusal-bad-name = Die naam kan hier niet: kies er een met letters die niemand met een bot kan verwarren.
refusal-bad-token = Deze link opent deze tafel niet: vraag de gastheer om de uitnodigingslink.
refusal-table-full = Aan deze tafel is geen plaats meer.
refusal-silence = De regels vragen je nu te zwijgen.
refusal-not-away = Je hebt je plaats al.
refusal-not-over = Dat is er pas als het spel is afgelopen.
refusal-too-fast = Te snel: wacht even.
refusal-too-large = Dat is te lang.
refusal-too-many = Te veel tegelijk vanaf hier.
refusal-outdated = Deze pagina is verouderd: laad ze opnieuw.
refusal-stopping = De server start opnieuw; zo gaat het verder.
refusal-damaged = De opname van deze tafel is beschadigd. Hier wordt niet verder gespeeld; wie deze server beheert, kan zien waarom.
refusal-internal = Hier ging iets mis; probeer het nog eens.
refusal-bad-setting = Een instelling kan niet kloppen: { $what }.

# Een verslag nagaan
verify-commitment = De beginwaarde hoort bij de vastlegging { $commitment }.
    Vergelijk die met wat de tafel voor het spel liet zien.
verify-right = Alle { $chances } worpen en delingen volgen uit de beginwaarde en de bijdragen van de spelers; alle { $moves } zetten zijn toegestaan.
verify-wrong = { $count } worpen of delingen volgen niet uit de beginwaarde en de bijdragen: regels { $entries }.
verify-lesson = Dit was een les: { $count } van de { $chances } worpen en kaarten waren gekozen om van te leren, niet aan het toeval overgelaten.
