# Wat een tafel weigert, bij welk spel ook
refusal-malformed = Dat was niet te begrijpen.
refusal-not-started = Het spel is nog niet begonnen.
refusal-already-started = Het spel is al begonnen.
refusal-not-seated = Daarvoor heb je een plaats nodig.
refusal-seat-taken = Daar zit al iemand.
refusal-no-such-seat = Die plaats bestaat niet.
refusal-seats-empty = Er zijn nog vrije plaatsen: wacht op mensen of zet er bots neer.
refusal-not-ready = Nog niet iedereen is klaar.
refusal-bad-salt = Dat is niet het geheime getal dat was vastgelegd.
refusal-not-host = Dat kan alleen de gastheer.
refusal-not-yourself = Jezelf kun je niet wegsturen. Je kunt wel weggaan.
refusal-no-such-table = Die tafel is er niet of niet meer.
refusal-no-such-game = Dat spel is er niet.
refusal-no-such-person = Je hoort niet bij deze tafel.
refusal-no-such-level = Een bot van die sterkte is er niet.
refusal-no-such-phrase = Die zin is er aan deze tafel niet.
refusal-bad-option = Deze opties gaan niet samen.
refusal-bad-name = Die naam kan hier niet: er moeten letters in staan, en hij mag niet op die van een bot lijken.
refusal-bad-token = Deze link opent deze tafel niet: vraag de gastheer om de uitnodigingslink.
refusal-no-such-line = Dat bericht is er niet, of niet meer.
refusal-banned = De beheerder van deze server heeft je adres buitengesloten.
refusal-closed = De beheerder van deze server heeft deze tafel gesloten.
refusal-table-full = Aan deze tafel is geen plaats meer.
refusal-locked = Er kan niemand meer aanschuiven: de gastheer heeft deze tafel op slot gedaan.
refusal-removed = De gastheer heeft je van deze tafel weggestuurd.
refusal-disk-full = De schijf van deze server is bijna vol: lopende spellen gaan door, maar nieuwe tafels en chat zijn er voorlopig niet.
refusal-silence = Volgens de regels moet je nu zwijgen.
refusal-not-away = Je hebt je plaats al.
refusal-not-over = Dat kan pas als het spel is afgelopen.
refusal-no-reviews = Deze server maakt geen terugblikken op afgelopen spellen.
refusal-too-fast = Te snel: wacht even.
refusal-too-large = Dat is te lang.
refusal-too-many = Dat is te veel tegelijk; probeer het later nog eens.
refusal-outdated = Deze pagina is verouderd: laad hem opnieuw.
refusal-stopping = De server start opnieuw; zo meteen gaat het spel verder.
refusal-damaged = Het verslag van deze tafel is beschadigd. Hier wordt niet verder gespeeld; de beheerder van deze server kan zien waarom.
refusal-newer-record = Deze tafel is gemaakt door een nieuwere versie van Undertable: de beheerder moet deze server bijwerken.
refusal-internal = Hier ging iets mis; probeer het nog eens.
refusal-bad-setting = Een instelling kan niet kloppen: { $what }.

# Een verslag nagaan
verify-commitment = De beginwaarde hoort bij de vastlegging { $commitment }.
verify-salt = Het geheime getal van { $name } hoort bij de vastlegging { $commitment }.
verify-salt-wrong = Het geheime getal van { $name } is niet het getal dat was vastgelegd: het kan achteraf zijn uitgekozen.
verify-compare = Vergelijk deze vastleggingen met wat de tafel vóór het spel liet zien: zijn ze gelijk, dan kon niemand de dobbelstenen sturen.
verify-old = Dit verslag komt uit de tijd dat spelers hun geheime getallen nog niet vastlegden: het bewijst niet dat niemand het laatste heeft uitgekozen.
verify-not-over = Het verslag stopt voor het einde van het spel: wat daarna komt, staat er niet in.
verify-unsalted = Geen speler heeft een geheim getal toegevoegd: alleen de server koos de beginwaarde, vóór het spel.
verify-right = Alle worpen en gedeelde kaarten ({ $chances }) volgen uit de beginwaarde en de geheime getallen van de spelers; alle zetten ({ $moves }) zijn toegestaan.
verify-wrong = { $count ->
    [one] Eén worp of gedeelde kaart volgt niet uit de beginwaarde en de geheime getallen: regel
   *[other] { $count } worpen of gedeelde kaarten volgen niet uit de beginwaarde en de geheime getallen: regels
} { $entries }.
verify-fork = Dit spel gaat verder vanaf { $origin }, bij regel { $at }. Wat { $name } daar niet kon weten, heeft de server met eigen dobbelstenen opnieuw gedeeld; alleen de worpen en gedeelde kaarten daarna zijn hier gecontroleerd.
verify-fork-as-it-was = Dit spel gaat verder vanaf { $origin }, bij regel { $at }, met alles zoals het daar lag; alleen de worpen en gedeelde kaarten daarna zijn hier gecontroleerd.
verify-origin-right = Het begint precies met wat zijn eigen beginwaarde van dat verslag maakt.
verify-origin-wrong = Het begint niet met wat zijn eigen beginwaarde van dat verslag maakt.
verify-lesson = Dit was een les: van de { $chances } worpen en gedeelde kaarten { $count ->
    [one] was er één
   *[other] waren er { $count }
} gekozen om van te leren, niet aan het toeval overgelaten.

# What a messenger shows of a link
preview = De open tafel voor blufspellen: kom erbij zitten.

kept-for = { $days ->
    [one] een dag
   *[other] { $days } dagen
}
