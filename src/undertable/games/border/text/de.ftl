about = Pack deinen Koffer, sag an, was darin ist, und bring ihn am Sheriff vorbei: mit der Wahrheit, mit einer Lüge oder mit Geld.

# Waren
good-jug = { $count ->
    [one] Krug
   *[other] Krüge
}
good-maracas = { $count ->
    [one] Maraca
   *[other] Maracas
}
good-sombrero = { $count ->
    [one] Sombrero
   *[other] Sombreros
}
good-cigar = { $count ->
    [one] Zigarre
   *[other] Zigarren
}
good-tequila = { $count ->
    [one] Tequila
   *[other] Tequilas
}
good-statue = { $count ->
    [one] Statue
   *[other] Statuen
}
goods-none = nichts
sum = { $amount } $
cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

# Züge, wie sie angeboten werden
move-pack = { $cards } einpacken
move-declare = { $count } { $good } ansagen
move-check = { $seat } kontrollieren
move-waive = Alle durchwinken
move-offer = { sum } bieten
move-demand = { sum } verlangen
move-accept = Annehmen
move-refuse = Ablehnen
move-open = Das Gespräch beenden und den Koffer öffnen
move-extracheck = Die Zusatzkontrolle für { $seat } einsetzen
move-confiscate = { $seat_of } Koffer beschlagnahmen
move-done = Den Zug beenden
move-keep = { $cards ->
    [nichts] Nichts
   *[other] { $cards }
} für den Schlussverkauf behalten
move-name = { $seat } zum ersten Sheriff machen
move-lot = { $seat } trägt zuerst den Stern
move-deal = { $seat } bekommt { $cards }

# Was geschieht
event-starred = Runde { $round }, Zug { $turn }: { $seat_me ->
    [yes] Du bist
   *[no] { $seat } ist
} der Sheriff.
event-dealt = { $seat_me ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { cards }.
event-drew = { $seat_me ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $cards }.
event-reshuffled = Der Nachziehstapel ist leer: { $count ->
    [one] Die eine abgelegte Karte bildet einen neuen.
   *[other] { $count } abgelegte Karten werden zu einem neuen gemischt.
}
event-packed = { $seat_me ->
    [yes] Du packst
   *[no] { $seat } packt
} { $count ->
    [0] einen Koffer
   *[other] { cards } ein
}.
event-packedcards = In { $seat_me ->
    [yes] deinem Koffer
   *[no] { $seat_of } Koffer
}: { $cards }.
event-declared = { $seat_me ->
    [yes] Du sagst an:
   *[no] { $seat } sagt an:
} { $count } { $good }.
event-waived = { $seat_me ->
    [yes] Du winkst
   *[no] Sheriff { $seat } winkt
} alle durch.
event-checked = { $extra ->
    [true] Zusatzkontrolle!
   *[false] Kontrolle!
} { $sheriff_me ->
    [yes] Du willst
   *[no] Sheriff { $sheriff } will
} { $seat_me ->
    [yes] deinen Koffer
   *[no] { $seat_of } Koffer
} sehen.
event-offered = { $seat_me ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { sum }.
event-demanded = { $seat_me ->
    [yes] Du verlangst
   *[no] Sheriff { $seat } verlangt
} { sum }.
event-refused = { $seat_me ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
event-talkended = { $seat_me ->
    [yes] Du beendest das Gespräch: Der Koffer wird geöffnet.
   *[no] { $seat } beendet das Gespräch: Der Koffer wird geöffnet.
}
event-bribed = Abgemacht: { $seat_me ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $sheriff_me ->
    [yes] dir
   *[no] Sheriff { $sheriff }
} { sum }, und der Koffer bleibt zu.
event-opened = { $seat_me ->
    [yes] In deinem Koffer („{ $count } { $good }“):
   *[no] In { $seat_of } Koffer („{ $count } { $good }“):
} { $cards }. { $verdict ->
    [true] Alles wie angesagt: { $seat_me ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $compensation } $ aus der Kasse.
    [short] Weniger als angesagt, aber nichts Falsches: keine Strafe.
   *[false] Falsch: { $wrong }. Strafe: { $fine } ${ $forgiven ->
        [0] .
       *[other] , davon bezahlt: { $paid } $.
    }
}
event-confiscated = { $sheriff_me ->
    [yes] Du beschlagnahmst
   *[no] Sheriff { $sheriff } beschlagnahmt
} { $seat_me ->
    [yes] deinen Koffer
   *[no] { $seat_of } Koffer
}: { $taken ->
    [0] Keine Karte geht
    [one] Eine Karte geht
   *[other] { $taken } Karten gehen
} { $sheriff_me ->
    [yes] an dich
   *[no] an den Sheriff
}, { $returned ->
    [0] keine
    [one] eine
   *[other] { $returned }
} zurück.
event-looked = Nur { $sheriff_me ->
    [yes] du und { $seat } wisst
   *[no] { $seat_me ->
        [yes] du und { $sheriff } wisst
       *[no] { $sheriff } und { $seat } wissen
    }
}, was darin war: { $cards }. { $sheriff_me ->
    [yes] An dich
   *[no] An den Sheriff
}: { $taken }.
event-crossed = { $seat_me ->
    [yes] Dein Koffer kommt
   *[no] { $seat_of } Koffer kommt
} ungeöffnet über die Grenze: { cards }.
event-kept = { $seat_me ->
    [yes] Du behältst
   *[no] { $seat } behält
} { $count ->
    [0] nichts
   *[other] { cards }
} für den Schlussverkauf.
event-keptcards = Neu unter { $seat_me ->
    [yes] deinem Koffer
   *[no] { $seat_of } Koffer
}: { $cards }.
event-sold = { $seat_me ->
    [yes] Du verkaufst
   *[no] { $seat } verkauft
} { $income ->
    [0] nichts
   *[other] { $cards } für { $income } $
}.
event-named = { $seat_me ->
    [yes] Du hast am wenigsten Geld und bestimmst
   *[no] { $seat } hat am wenigsten Geld und bestimmt
} den ersten Sheriff der nächsten Runde: { $sheriff_me ->
    [yes] { $seat_me ->
        [yes] dich selbst
       *[no] dich
    }
   *[no] { $sheriff }
}.
event-called = Schlussverkauf, { $good }: { $shown ->
    [0] Niemand hat welche
    [one] Eine Karte liegt aus, höchstens { $limit } werden gekauft
   *[other] { $shown } Karten liegen aus, höchstens { $limit } werden gekauft
}.
event-cashed = { $seat_me ->
    [yes] Du zeigst
   *[no] { $seat } zeigt
} { $count } { $good } und { $seat_me ->
    [yes] bekommst
   *[no] bekommt
} { $income } $.
event-won = { $seat_me ->
    [yes] Du gewinnst mit { $money } $!
   *[no] { $seat } gewinnt mit { $money } $.
}
outcome-most-money = das meiste Geld

# Ablehnungen
refusal-lot = Wer zuerst Sheriff ist, entscheidet das Los.
refusal-deal = Die Karten werden noch ausgeteilt.
refusal-now-packing = Jetzt packen alle.
refusal-pack = Pack eine bis fünf deiner Handkarten ein.
refusal-now-declaring = Jetzt wird angesagt: eine Zahl von eins bis fünf und Krüge, Maracas oder Sombreros.
refusal-true-count = An diesem Tisch muss die Anzahl stimmen: Du hast { cards } eingepackt.
refusal-now-checking = Jetzt wählt der Sheriff, wen er kontrolliert, oder winkt alle durch.
refusal-no-suitcase = Dort steht kein Koffer, der noch nicht kontrolliert wurde.
refusal-now-haggling = Jetzt sprechen die beiden am Schalter: einen Betrag nennen, annehmen, ablehnen oder öffnen.
refusal-wrong-side = Der Reisende bietet, der Sheriff verlangt.
refusal-too-much = Mehr als { $most } $ geht nicht.
refusal-nothing-to-accept = Es wurde kein Betrag genannt, den du annehmen könntest.
refusal-nothing-to-refuse = Es wurde kein Betrag genannt, den du ablehnen könntest.
refusal-cannot-pay = So viel Geld hast du nicht.
refusal-talked-enough = Genug geredet: annehmen oder den Koffer öffnen.
refusal-now-tokens = Jetzt darf der Sheriff einen Stein einsetzen, oder er beendet den Zug.
refusal-no-extra-check = Du hast keine Zusatzkontrolle.
refusal-no-first-check = Vor einer Zusatzkontrolle kommt die erste Kontrolle.
refusal-no-confiscation = Deine Beschlagnahme ist verbraucht.
refusal-now-keeping = Jetzt sagen alle, wie viele Karten sie behalten.
refusal-keep = Behalte bis zu drei der Karten hinter deinem Koffer.
refusal-now-naming = Jetzt bestimmt der Ärmste, wer in der nächsten Runde zuerst Sheriff ist.

# Optionen
option-rounds = Runden
    .about = Wie viele Runden gespielt werden.
option-compensation = Entschädigung
    .about = Was zu Unrecht Verdächtigte bekommen.
option-compensation-flat = einmal, egal wie viele Karten
option-compensation-per_card = für jede Karte
option-true_count = Ehrliche Anzahl
    .about = Die angesagte Anzahl muss stimmen; nur die Ware darf gelogen sein.
option-money = Geld
    .about = Ob man das Geld der anderen sieht.
option-money-open = offen
option-money-hidden = verdeckt
option-counts = Kartenzahl
    .about = Ob man sieht, wie viele Karten die anderen eingepackt haben. Wenn ja, fällt eine falsche Zahl in der Ansage sofort auf.
option-counts-open = offen
option-counts-hidden = verborgen, bis der Koffer geleert wird
option-offers_cap = Grenze fürs Feilschen
    .about = Nach so vielen Beträgen und Ablehnungen bleibt nur noch, anzunehmen oder zu öffnen; 0 heißt: solange ihr wollt.

# Bots
bot-easy = Leicht
bot-normal = Normal
bot-hard = Schwer
bot-expert = Experte
bot-miser = Der Geizhals: zahlt wenig, verlangt viel
bot-gambler = Der Zocker: packt Illegales ein und vertraut dem Glück
bot-judge = Der Richter: selbst ehrlich und schwer zu kaufen
bot-random = Zufall

# Worte am Schalter
phrase-souvenirs = Nichts als Andenken!
phrase-grandmother = Meine Großmutter sammelt die.
phrase-same-shop = Ich war im selben Laden.
phrase-cheap = Die waren ein Schnäppchen.
phrase-open-up = Aufmachen!
phrase-heavy = Der Koffer sieht schwer aus.
phrase-nervous = Da schwitzt aber jemand.
phrase-wages = Reicht denn der Lohn zum Leben?
phrase-coffee = Für die Kaffeekasse.
phrase-last-word = Das ist mein letztes Wort.
phrase-better = Da geht noch mehr.
phrase-insult = Soll das eine Beleidigung sein?
phrase-children = Meine Kinder brauchen Schuhe.
phrase-move-along = Weitergehen, ich habe nichts gesehen.
phrase-pleasure = Immer wieder gern.
phrase-not-a-dollar = Keinen Dollar mehr!
phrase-go-on-look = Bitte, sieh ruhig nach.
phrase-by-the-book = Hier geht es nach Vorschrift.

# Was eine Simulation zählt
stat-lies = Falsche Ansagen
stat-checked = Kontrollierte Ansagen
stat-bought-off = … davon freigekauft
stat-caught = … davon erwischt
stat-paid = Bestechungsgeld im Mittel, $
stat-checks = Kontrollen je Zug als Sheriff
stat-bribed = Bestechungen je Zug als Sheriff
stat-taken = Bestechungsgeld je Spiel, $
stat-confiscations = Beschlagnahmen je Spiel
stat-seized = Karten je Beschlagnahme
stat-kept = Behaltene Karten je Spiel
stat-money = Geld am Ende, $

# Das Terminal
screen-head = Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
screen-piles = Nachziehstapel { $draw } · abgelegt { $discards }
screen-final = Der Schlussverkauf
screen-money = Geld
screen-hand = Hand
screen-suitcase = Koffer
screen-behind = dahinter
screen-under = behalten
screen-tokens = Steine
screen-sheriff = Sheriff
screen-checked = (geprüft)
screen-value = Wert
screen-fine = Strafe
screen-compensation = Entschädigung
screen-limit = Schlussverkauf
screen-limit-short = Grenze
screen-own-hand = deine Hand
screen-own-suitcase = im Koffer
screen-own-behind = dahinter
screen-own-under = behalten
screen-desk = Am Schalter: { $name }
screen-word-offer = { $amount } $?
screen-word-demand = Ich will { $amount } $.
screen-word-refuse = Nein.
screen-opened = { $me ->
    [yes] Dein
   *[no] { $of }
} Koffer
screen-crossed = Ungeöffnet über die Grenze (Zahl der Karten): { $said }.
screen-called = Schlussverkauf, { $good } (Grenze { $limit }):
screen-ask-packing = Was kommt in deinen Koffer? Eine bis fünf Karten, etwa 1 3, 2 Krüge oder alles.
screen-ask-declaring = Im Koffer: { $packed }. Was sagst du an? Zum Beispiel { $example }. Wahr sein muss es nicht.
screen-ask-checking = Du bist der Sheriff. Wen kontrollierst du?
screen-ask-tokens = Du bist der Sheriff. Noch etwas?
screen-ask-traveller = Der Sheriff will deinen Koffer sehen. Biete etwas (0 bis { $most }), oder öffne ihn (o).
screen-ask-traveller-answer = Der Sheriff verlangt { $sum } $. Annehmen (j), ablehnen (n), etwas anderes bieten (0 bis { $most }) oder öffnen (o).
screen-ask-sheriff = Verlange einen Betrag (0 bis { $most }), oder lass den Koffer öffnen (o).
screen-ask-sheriff-answer = Man bietet dir { $sum } $. Annehmen (j), ablehnen (n), einen Betrag verlangen (0 bis { $most }) oder öffnen lassen (o).
screen-ask-last = Genug geredet. Auf { $sum } $ eingehen (j) oder den Koffer öffnen (o).
screen-ask-only-open = Genug geredet, und kein Betrag steht mehr im Raum. Öffne den Koffer (o).
screen-ask-keeping = Welche Karten behältst du für den Schlussverkauf? Bis zu drei, etwa 1 3, 2 Zigarren oder nichts. Der Rest wird jetzt verkauft.
screen-ask-naming = Du hast am wenigsten Geld. Wer ist in der nächsten Runde zuerst Sheriff?
screen-help-packing = Wähle Karten nach Nummern (1 3 oder 13), nach Namen (2 Krüge und Tequila) oder alles. Alle packen gleichzeitig, und niemand sieht, was. Was du nicht einpackst, bleibt auf der Hand.
screen-help-declaring = Sag eine Zahl von 1 bis 5 und Krüge, Maracas oder Sombreros an: 3 Krüge, 2 m, Sombreros. Bei einer Kontrolle kostet jede Karte, die nicht passt, ihre Strafe und ist verloren. Worte dazu stehen in Anführungszeichen: 3 Krüge "meine Großmutter sammelt die"
screen-help-checking = Tippe eine Nummer oder einen Namen. Ein Sheriff verdient nur an Bestechung: Strafen gehen in die Kasse, Ehrliche entschädigt die Kasse.
screen-help-haggling = Eine Zahl allein ist dein Angebot oder deine Forderung. j nimmt an, n lehnt ab und gibt das Wort zurück, o öffnet den Koffer. Worte in Anführungszeichen gehen mit: 5 "für die Kaffeekasse"
screen-help-tokens = ● Beschlagnahme: Nimm aus einem nicht kontrollierten Koffer, was nicht passt. ○ Zusatzkontrolle: Kontrolliere noch jemanden. Jeder Stein gilt einmal im Spiel. Tippe eine Nummer oder „beschlagnahmen“ und einen Namen; „fertig“ beendet den Zug.
screen-help-keeping = Behaltene Karten bringen im Schlussverkauf das Doppelte, aber von jeder Ware wird nur eine begrenzte Zahl gekauft, und wer am meisten davon hat, verkauft zuerst. Wähle bis zu drei nach Nummer oder Name, oder nichts.
screen-help-naming = Tippe einen Namen oder eine Nummer. Du darfst dich selbst nennen.
screen-odds-hand = { $name } sagt { $said } an: Das kommt in { $percent ->
    [0] weniger als 1
   *[other] { $percent }
} % aller Hände vor.
screen-odds-honest = Deine Ansage stimmt: Geöffnet bringt dir der Koffer { $amount } $.
screen-odds-short = Im Koffer ist weniger als angesagt, aber nichts Falsches: Geöffnet kostet er nichts und bringt nichts.
screen-odds-stake = Geöffnet kostet dich der Koffer Waren für { $value } $ und { $fine } $ Strafe.
screen-quoted = „{ $said }“

# Die Lektion: $seat1, $seat2 und so weiter sind die anderen
lesson-pack = Bring Waren über die Grenze und verkaufe sie. Krüge, Maracas und Sombreros sind legal; Zigarren, Tequila und Statuen nicht. { $seat2 } ist Sheriff. Fang ehrlich an: drei Krüge.
lesson-declare = Jetzt sag an, wie viele Karten welcher legalen Ware du hast. Lügen darfst du, aber heute stimmt es: drei Krüge.
lesson-open = { $seat2 } will nachsehen. Du könntest Geld bieten, damit der Koffer zubleibt, aber du hast nichts zu verbergen: Mach auf.
lesson-smuggle = Alles wahr, dafür gibt es sogar 1 $. Aber ein Krug bringt nur 2 $, eine Zigarre 7 $, ein Tequila 9 $. Jetzt ist { $seat3 } Sheriff: Pack beide Zigarren und den Tequila ein.
lesson-lie = Ansagen darf man nur legale Waren, also musst du jetzt lügen. Drei Krüge klangen letztes Mal gut: Sag es noch einmal.
lesson-offer = Oje, { $seat3 } will deinen Koffer sehen. Geht er auf, ist die Ware weg und kostet 16 $ Strafe. Biete 4 $, damit er zubleibt.
lesson-haggle = 10 $ sind viel. Aber es steckt Ware für 23 $ drin, etwas mehr darf es sein. Handle: Biete 6 $.
lesson-check = Abgemacht! Jetzt bist du der Sheriff. { $seat1 } sagt zwei Krüge an, { $seat2 } vier Maracas, { $seat3 } drei Krüge. Vier gleiche sind selten: Kontrolliere { $seat2 }.
lesson-demand = { $seat2 } bietet 3 $. Verdächtig! Strafen bekommt die Kasse, nur Bestechungsgeld wandert in deine Tasche. Verlange 10 $.
lesson-accept = 7 $ sind fair. Ließest du öffnen, bekäme die Kasse die Strafe und du nichts. Nimm an.
lesson-confiscate = Einmal im Spiel darfst du einen nicht kontrollierten Koffer beschlagnahmen. Was nicht stimmt, gehört dir. { $seat3 } hat drei Krüge angesagt, wie du bei deiner Lüge. Greif zu!
lesson-mixed = Ein Tequila und eine Statue, jetzt deine! Der nächste Sheriff ist { $seat1 }. Misch Wahrheit und Lüge: Pack zwei Maracas und die Zigarre ein.
lesson-half-truth = Sag drei Maracas an. Zwei davon stimmen sogar.
lesson-stubborn = Schon wieder du! Geht der Koffer auf, ist die Zigarre weg und kostet 5 $ Strafe. Versuch es mit 2 $.
lesson-keep = { $seat1 } ist unbestechlich, die Zigarre ist weg. Die Runde ist aus: Bis zu drei Karten warten auf den Schlussverkauf zum doppelten Preis. Behalte beide Tequilas und die Statue.
lesson-end = So wird man reich: einmal ehrlich, zweimal frech und nie mit demselben Gesicht. Ein richtiges Spiel hat drei Runden.

# On the page

page-likely-lie = die Ansage ist gelogen
page-likely-honest = die Ansage stimmt
page-progress = Runde { $round }/{ $rounds } · Zug { $turn }/{ $turns } · { $draw ->
    [one] 1 Karte
   *[other] { $draw } Karten
} im Stapel
page-sheriff = Sheriff
page-checked = kontrolliert
page-stock = { $behind } dahinter, { $under } darunter
page-fine = Strafe
page-compensation = Entschädigung
page-limit = Schlussverkauf nimmt
page-discards = Abgelegt
page-good = Ware
page-my-hand = Hand
page-my-suitcase = Im Koffer
page-my-behind = Dahinter
page-my-under = Darunter
page-into-case = Tippe auf Karten, um sie einzupacken
page-under-case = Tippe auf bis zu drei für den doppelten Preis
page-close = { $count ->
    [0] Koffer schließen
    [one] Koffer mit einer Karte schließen
   *[other] Koffer mit { $count } Karten schließen
}
page-keep = { $count ->
    [0] Alles für { $money } verkaufen
    [one] Eine behalten, Rest für { $money } verkaufen
   *[other] { $count } behalten, Rest für { $money } verkaufen
}
page-how-many = Wie viele?
page-which-good = Welche Ware?
page-amount = Betrag
page-phrase = Sag etwas dazu
page-silent = (nichts sagen)
page-has-seizure = darf noch beschlagnahmen
page-has-extra = hat noch eine Zusatzkontrolle
page-look = Nur ihr beide seht in { $me ->
    [yes] deinen
   *[no] { $of }
} Koffer
page-opened = { $me ->
    [yes] Dein
   *[no] { $of }
} Koffer
page-fined = Strafe: { $fine }
page-honest = Alles wahr! { $money } Entschädigung
page-short = Zu wenig, aber nichts Falsches
page-no = Nein.
page-words-left = { $count ->
    [0] Genug geredet: ja oder öffnen.
    [one] Noch ein Wort, dann ja oder öffnen.
   *[other] Noch { $count } Worte, dann ja oder öffnen.
}
page-round-sale = Am Ende der Runde verkauft
page-final-sale = Der Schlussverkauf zum doppelten Preis
page-prices = Preise
page-value = Wert
page-end = Ende
page-out = Weg
page-may-pass = Legal
page-contraband = Illegal
page-queue = Die Schlange
page-you = Du
page-point = Auf { $name ->
    [Du] dich selbst
   *[other] { $name }
} zeigen
page-tap-case = Tippe auf jemanden in der Schlange.
page-case-worth = { $worth } wert
page-kept-worth = im Schlussverkauf höchstens { $worth }
page-declare = { $said } ansagen
page-if-opened = Wird er geöffnet: { $stake }
page-pay = { $amount } zahlen
page-take = { $amount } nehmen
page-open = Aufmachen!
page-open-own = Koffer öffnen
page-refuse = Nein sagen
page-sure = Sicher? Nochmal drücken
page-stake-false = { $fine } Strafe, Ware für { $lost } weg
page-stake-true = alles wahr, du bekommst { $due }
page-stake-short = keine Strafe, kein Gewinn
page-stake-offer = Koffer zu, wenn { $name } annimmt; du behältst { $left }
page-stake-demand = deins, wenn { $name } annimmt
page-stake-pay = bleibt zu: Ware für { $worth } kommt durch
page-stake-take = in deine Tasche, der Koffer bleibt zu
page-stake-open = eine Strafe geht in die Kasse, nicht an dich
page-stake-refuse = { $name } hat das Wort
page-stake-check = Bestechungsgeld gehört dir
page-stake-extracheck = einmal im Spiel
page-stake-confiscate = was nicht passt, gehört dir; einmal im Spiel
page-stake-name = zum ersten Sheriff der nächsten Runde
page-stake-waive = niemand wird kontrolliert
page-stake-done = alle anderen kommen durch
page-verb-check = { $name } kontrollieren
page-verb-extracheck = Auch { $name } kontrollieren
page-verb-confiscate = Bei { $name } beschlagnahmen
page-verb-name = { $name ->
    [Du] Dich selbst
   *[other] { $name }
} bestimmen
page-word-offer = { $sum }?
page-word-demand = { $sum }, oder ich mache auf.
page-bubble-check = Halt!
page-bubble-waive = Weitergehen!
page-bubble-deal = Abgemacht! { $sum }
page-bubble-name = { $name }!
page-click = Klick
page-clack = Klack
page-opening = { $me ->
    [yes] Dein
   *[no] { $of }
} Koffer wird geöffnet
page-seizing = { $me ->
    [yes] Dein
   *[no] { $of }
} Koffer wird beschlagnahmt
page-seized = { $taken } für den Sheriff, { $returned } zurück
page-stamp-ok = OK
page-stamp-wrong = Verfallen
page-stamp-seized = Beschlagnahmt
page-best-lie = { $name } sagte „{ $said }“ und brachte Ware für { $worth } über die Grenze.
page-best-bribe = Das teuerste Schweigen: { $name } zahlte { $sheriff } { $sum }.
page-worst-fine = Der teuerste Koffer: { $name } zahlte { $fine } Strafe.
page-now-packing = Pack eine bis fünf Karten in deinen Koffer.
page-now-declaring = Sag, was drin ist. Die Wahrheit ist freiwillig.
page-now-checking = Wessen Koffer willst du sehen?
page-now-offering = Biete dem Sheriff etwas an oder öffne.
page-now-demanding = Nenn deinen Preis oder lass öffnen.
page-now-answering = Nimm an, oder der Koffer wird geöffnet.
page-now-tokens = Willst du noch in einen Koffer sehen? Sonst beende deinen Zug.
page-now-keeping = Behalte bis zu drei Karten für den Schlussverkauf; der Rest wird jetzt verkauft.
page-now-naming = Du hast am wenigsten Geld: Wer wird zuerst Sheriff?
coach-packing-mine = Tippe auf die Karten für deinen Koffer. Gleich musst du eine legale Ware und eine Zahl ansagen; das darf gelogen sein.
coach-declaring-mine = Eine wahre Ansage ist sicher und bringt sogar Geld, wenn du kontrolliert wirst. Eine Lüge bringt mehr, solange niemand nachsieht.
coach-checking-mine = Du trägst den Stern. Wähle einen Koffer oder wink alle durch. Strafen gehen in die Kasse; nur Bestechungsgeld landet bei dir.
coach-haggling-mine = Redet über Geld. Jeder von euch kann das Gespräch beenden, dann geht der Koffer auf.
coach-keeping-mine = Behaltene Karten bringen am Ende vielleicht das Doppelte, aber nur begrenzt viele je Ware. Wer am meisten hat, verkauft zuerst.

# Die Waren auf der Regelseite
rules-cards = Die Waren
cards-legal = Legale Waren
cards-illegal = Illegale Waren
cards-good = { $value } $ wert, im Schlussverkauf das Doppelte. Strafe { $fine } ${ $compensation ->
    [0] .
   *[other] , Entschädigung { $compensation } $.
}

view-phase = gerade
view-phase-lot = der erste Sheriff wird ausgelost
view-phase-dealing = Karten werden ausgeteilt
view-phase-packing = Koffer packen
view-phase-declaring = ansagen
view-phase-checking = wer wird kontrolliert?
view-phase-haggling = feilschen
view-phase-tokens = Steine einsetzen
view-phase-keeping = Karten behalten
view-phase-naming = den nächsten Sheriff bestimmen
view-phase-over = das Spiel ist aus
view-round = Runde
view-turn = Zug der Runde
view-turns = Züge in dieser Runde
view-sheriff = Sheriff
view-acting = wir warten auf
view-hand = auf der Hand
view-suitcase = im Koffer
view-behind = hinter dem Koffer
view-under = unter dem Koffer
view-places = am Tisch
view-cash = Dollar
view-cards = Karten
view-count = angesagte Anzahl
view-good = angesagte Ware
view-packed = hat gepackt
view-checked = wurde kontrolliert
view-seizure = darf noch beschlagnahmen
view-extra = hat noch eine Zusatzkontrolle
view-confiscated = Koffer wurde eben beschlagnahmt
view-draw = Karten im Stapel
view-discards = abgelegt, nach Waren
view-haggle = das Gespräch
view-traveller = wessen Koffer
view-speaker = hat das Wort
view-standing = Betrag auf dem Tisch
view-words = bisher gesagt
view-words_left = verbleibende Worte
view-seat = wer
view-verb = sagt
view-verb-offer = bietet
view-verb-demand = verlangt
view-verb-refuse = lehnt ab
view-amount = Dollar
view-opened = Koffer auf dem Tisch
view-wrong = falsche Karten
view-fine = Strafe
view-paid = bezahlt
view-compensation = Entschädigung
view-look = beschlagnahmter Koffer
view-taken = weggenommen
view-sold = gerade verkauft
view-sale = Schlussverkauf
view-limit = Grenze
view-held = Karten davon
view-income = Erlös

# Der Rückblick
belief-suitcase = im Koffer
belief-lie = ist die Ansage gelogen?
why-suitcase = Nach allem, was man wissen konnte, war die Ansage von { $who } mit { $percent } % Wahrscheinlichkeit gelogen, { $true ->
    [yes] und das war sie auch.
   *[no] aber sie stimmte.
}
tag-bribe-cheap = { $who } hat jemanden zu billig laufen lassen: Das hat { $percent } % Siegchance gekostet.
tag-bribe-dear = { $who } hat mehr geboten, als es wert war: Das hat { $percent } % Siegchance gekostet.
tag-bribe-refused = { $who } hat ein Gespräch beendet, das sich gelohnt hätte: Das hat { $percent } % Siegchance gekostet.
tag-check-missed = { $who } hat alle durchgewinkt, wo eine Kontrolle fällig war: Das hat { $percent } % Siegchance gekostet.
tag-check-wrong = { $who } hat sich den falschen Koffer vorgenommen: Das hat { $percent } % Siegchance gekostet.
tag-kept-for-nothing = { $who } hat Karten behalten, die besser verkauft worden wären: Das hat { $percent } % Siegchance gekostet.
tag-sold-too-soon = { $who } hat Karten verkauft, die am Ende mehr gebracht hätten: Das hat { $percent } % Siegchance gekostet.
tag-lie = { $who } hat den Sheriff belogen: Das hat { $percent } % Siegchance gekostet.
