# Wat in elk spel getypt kan worden; de woorden van alle talen worden begrepen
command-help = ? hulp
command-odds = kansen
command-undo = ongedaan
command-log = verloop
command-rules = regels
command-save = opslaan
command-quit = stoppen
commands = Altijd: kansen, ongedaan, verloop, regels, opslaan BESTAND, stoppen. Wat je erbij wilt zeggen, zet je tussen "aanhalingstekens".
yes = j ja nogmaals
no = n nee

# Rond de tafel
player = Speler { $number }
bot-names = Vos Ekster Raaf Hermelijn Jakhals Lynx Otter
welcome = { $game } van { $authors } ({ $publisher }). Een onafhankelijke uitvoering. Hulp: ?
at-the-table = Aan tafel: { $names }.
house-rules = Huisregels: { $rules }.
forked = Verder vanaf { $origin }, bij regel { $at }: wat je daar niet kon weten, is opnieuw gedeeld.
forked-as-it-was = Verder vanaf { $origin }, bij regel { $at }, met alles zoals het lag.
fork-there = In { $origin } liep het zo af: { $result }
on = ja
off = nee
go-on = [Enter]
more = [Enter: verder, q: terug]
pass-on = Geef het toetsenbord aan { $name }. { $name }: druk op Enter als niemand anders kijkt.
which-game = Welk spel?
no-log = Er is nog niets gebeurd wat hier wordt bewaard.
no-odds = Er valt nu niets uit te rekenen.
undone = Ongedaan gemaakt.
saved = Het spel staat in { $file }.
unfinished = Er is nog een onafgemaakt spel “{ $game }”. Verder spelen? [J/n]
unfinished-help = Enter of “j”: verder spelen waar je gebleven was. “n”: een nieuw spel beginnen; het onafgemaakte ben je dan kwijt.
put-aside = Het bewaarde spel kan niet worden gelezen en staat nu in { $file }. ({ $why })
won = { $count ->
    [0] Niemand wint: { $why }.
    [one] { $names } wint: { $why }.
   *[other] { $names } winnen samen: { $why }.
}
afterwards = Enter: klaar. “nogmaals”: nog een spel. “opslaan BESTAND”: bewaren.
afterwards-help = Met Enter of “n” ben je klaar. “nogmaals” begint een nieuw spel met dezelfde spelers. “opslaan BESTAND” bewaart een verslag van dit spel dat je kunt bekijken en controleren.
left = Het spel eindigt hier.
left-saved = Het spel is bewaard. Ga verder met: { $command }

# Weigeringen
refusal-nothing-to-undo = Er is nog niets om ongedaan te maken.
refusal-undo-others = Er is intussen iemand anders aan zet geweest; ongedaan maken kan niet meer.
refusal-undo-revealed = Er is intussen iets aan het licht gekomen; ongedaan maken kan niet meer.
refusal-words-alone = Woorden horen bij een zet: typ eerst de zet.
refusal-silence = Volgens de regels moet je nu zwijgen: speel zonder woorden.
refusal-save-where = Zeg waar: opslaan BESTAND.
refusal-cannot-write = { $file } kan niet worden geschreven ({ $why }).
refusal-cannot-read = { $file } kan niet worden gelezen ({ $why }).
refusal-file-exists = { $file } bestaat al. Kies een andere naam of speel daarmee verder: --resume { $file }
refusal-resume-fixed = Een hervat spel behoudt zijn spelers, bots, opties en dobbelstenen; laat die weg.
refusal-other-game = In { $file } staat een spel “{ $game }”.
refusal-nothing-to-resume = Er is geen onafgemaakt spel.
refusal-fork-where = Zeg bij welke beslissing: --from VERSLAG --at N; N is het nummer van de regel, de eerste is 0.
refusal-fork-fixed = Een spel dat vanaf een verslag verdergaat, behoudt zijn spelers, plaatsen en opties; laat die weg.
refusal-fork-alone = Eén mens speelt verder; alle andere plaatsen zijn voor bots.
refusal-too-many = { $people ->
    [one] Eén mens
   *[other] { $people } mensen
} en { $bots ->
    [0] geen bots
    [one] één bot
   *[other] { $bots } bots
} passen niet op { $seats } plaatsen.
refusal-names = Iedereen heeft een eigen naam nodig: --humans Ann,Ben
refusal-humans = “{ $humans }” is geen aantal mensen.

# The rules page
contents = Inhoud
sources = Waar elke regel vandaan komt: undertable rules { $game } --sources
