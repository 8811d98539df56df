# Was in jedem Spiel getippt werden kann; verstanden werden die Wörter aller Sprachen
command-help = ? hilfe
command-odds = chancen quoten
command-undo = rückgängig
command-log = verlauf
command-rules = regeln
command-save = speichern
command-quit = beenden
commands = Immer: chancen, rückgängig, verlauf, regeln, speichern DATEI, beenden. Was du dazu sagen willst, in "Anführungszeichen".
yes = j ja nochmal
no = n nein

# Rund um den Tisch
player = Person { $number }
bot-names = Fuchs Elster Rabe Hermelin Schakal Luchs Otter
welcome = { $game } von { $authors } ({ $publisher }). Eine unabhängige Umsetzung. Hilfe: ?
at-the-table = Am Tisch: { $names }.
house-rules = Hausregeln: { $rules }.
forked = Weitergespielt von { $origin } aus, an der Stelle von Eintrag { $at }: Was du dort nicht wissen konntest, ist neu verteilt.
forked-as-it-was = Weitergespielt von { $origin } aus, an der Stelle von Eintrag { $at }, und alles liegt so, wie es dort lag.
fork-there = In { $origin } ging es so aus: { $result }
on = ja
off = nein
go-on = [Eingabetaste]
more = [Eingabetaste: weiter, q: zurück]
pass-on = Tastatur an { $name }. { $name }: Eingabetaste, wenn sonst niemand hinsieht.
which-game = Welches Spiel?
no-log = Bisher ist nichts geschehen, was hier festgehalten wird.
no-odds = Gerade gibt es nichts auszurechnen.
undone = Zurückgenommen.
saved = Das Spiel ist in { $file } gespeichert.
unfinished = Ein Spiel „{ $game }“ ist noch nicht zu Ende. Weiterspielen? [J/n]
unfinished-help = Eingabetaste oder „j“: dort weiterspielen, wo du aufgehört hast. „n“: ein neues Spiel beginnen; das angefangene ist dann vergessen.
put-aside = Das gespeicherte Spiel lässt sich nicht lesen und liegt jetzt in { $file }. ({ $why })
won = { $count ->
    [0] Niemand gewinnt: { $why }.
    [one] { $names } gewinnt: { $why }.
   *[other] { $names } gewinnen gemeinsam: { $why }.
}
afterwards = Eingabetaste: Schluss. „nochmal“: neues Spiel. „speichern DATEI“: aufheben.
afterwards-help = Eingabetaste oder „n“ macht Schluss. „nochmal“ beginnt ein neues Spiel mit denselben Leuten. „speichern DATEI“ behält eine Aufzeichnung dieses Spiels, die man ansehen und prüfen kann.
left = Das Spiel endet hier.
left-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }

# Ablehnungen
refusal-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
refusal-undo-others = Seitdem war jemand anders am Zug; das lässt sich nicht mehr zurücknehmen.
refusal-undo-revealed = Seitdem ist etwas aufgedeckt worden; das lässt sich nicht mehr zurücknehmen.
refusal-words-alone = Worte gehören zu einem Zug: Schreib den Zug davor.
refusal-silence = Die Regeln verlangen, dass du jetzt schweigst: Spiel ohne Worte.
refusal-save-where = Sag, wohin: speichern DATEI.
refusal-cannot-write = { $file } lässt sich nicht schreiben ({ $why }).
refusal-cannot-read = { $file } lässt sich nicht lesen ({ $why }).
refusal-file-exists = { $file } gibt es schon. Nimm einen anderen Namen oder spiel dort weiter: --resume { $file }
refusal-resume-fixed = Ein fortgesetztes Spiel behält Mitspieler, Bots, Optionen und Würfel; lass diese Angaben weg.
refusal-other-game = In { $file } liegt ein Spiel „{ $game }“.
refusal-nothing-to-resume = Es gibt kein angefangenes Spiel.
refusal-fork-where = Sag, an welcher Entscheidung: --from AUFZEICHNUNG --at N; N ist die Nummer ihres Eintrags, der erste ist 0.
refusal-fork-fixed = Wer von einer Aufzeichnung aus weiterspielt, behält Plätze, Leute und Hausregeln; lass diese Angaben weg.
refusal-fork-alone = Eine Person spielt weiter, auf allen anderen Plätzen sitzen Bots.
refusal-too-many = { $people ->
    [one] Ein Mensch
   *[other] { $people } Menschen
} und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
} passen nicht auf { $seats } Plätze.
refusal-names = Alle brauchen einen eigenen Namen: --humans Ann,Ben
refusal-humans = „{ $humans }“ ist keine Anzahl von Menschen.

# The rules page
contents = Inhalt
sources = Woher jede Regel stammt: undertable rules { $game } --sources
