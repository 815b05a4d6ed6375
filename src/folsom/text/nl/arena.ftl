# Wat `folsom arena`, `folsom ladder`, `folsom study` en `folsom bots` tonen.

help-arena = Laat bots een match spelen: wie wint hoe vaak, met intervallen.
help-ladder = Zet bots op een ranglijst, aan gemengde tafels, met intervallen.
help-study = Onderzoek hoe evenwichtig het spel is, en schrijf een verslag met plaatjes.
help-bots = Toon de soorten bots, en wat hun codes mogen zeggen.

arena-help-bots = De bots, met komma’s; de laatste neemt de plekken die over zijn (outlaw,random: één outlaw tegen random).
arena-help-games = Hoeveel spellen er gespeeld worden.
arena-help-seed = Een getal dat alle toeval vastlegt; bots die hun denken tellen, spelen dan dezelfde spellen opnieuw.
arena-help-jobs = Hoeveel processen spelen; 0 betekent één per processor.
arena-help-json = Toon de uitslag als JSON.
arena-help-plot = Teken de uitslag in dit bestand (.png, .svg, .pdf).
arena-help-resume = Onthoud gespeelde spellen in dit bestand; is het er al, ga dan verder waar het ophield.
arena-help-ray = Speel op een Ray-cluster: op dit adres, of zonder adres op deze machine.

arena-error = Dit gaat niet: { $problem }.
arena-no-bots = er is geen bot genoemd
arena-too-many = { $bots } bots passen niet op { $players } plekken (folsom ladder mengt ze)
study-one-bot = één bot speelt op elke plek van een studie (folsom arena vergelijkt bots)
arena-no-number = “{ $text }” is geen lijst van aantallen spelers (3,4,5)
arena-other-run = { $file } onthoudt een andere reeks spellen ({ $differs })
arena-no-store = { $file } onthoudt geen spellen (regel { $line })
arena-no-ray = Ray is niet geïnstalleerd (pip install folsom[ray])
arena-no-plots = matplotlib, dat tekent, is niet geïnstalleerd (pip install folsom[arena])
arena-interrupted = Afgebroken.
arena-worker-lost = Een proces dat speelde, is gestorven.
arena-workers-lost = Ray verloor elk proces dat spel { $game } speelde.
arena-go-on = Hetzelfde commando gaat verder vanaf { $file }.
arena-go-on-next-time = Met --resume BESTAND kan een gestopte reeks verdergaan.
arena-title = Spellen: { $games }, spelers: { $players } ({ $engine })
arena-bot = bot
arena-times = { $bot } ×{ $number }
arena-share = winst
arena-interval = 95% zeker
arena-fair = eerlijk
arena-money = geld
arena-time = ms
arena-time-95 = 95%
arena-time-most = traagst
arena-failed = fouten
arena-range = { $low }–{ $high }
arena-note = winst: deel van de gewonnen spellen, per plek; ms: milliseconden per keuze
arena-failures =
    { $number ->
        [one] Een bot faalde één keer; in plaats daarvan werd een toegestane optie genomen.
       *[other] Bots faalden { $number } keer; in plaats daarvan werd een toegestane optie genomen.
    }
arena-problem = spel { $game }, plek { $seat } ({ $code }), keuze { $decision } ({ $about }): { $problem }
arena-nobody-won =
    { $number ->
        [one] Eén spel had geen winnaar: allen waren gearresteerd.
       *[other] { $number } spellen hadden geen winnaar: allen waren gearresteerd.
    }
arena-shared-wins =
    { $number ->
        [one] Eén winst werd gedeeld.
       *[other] { $number } keer werd de winst gedeeld.
    }
arena-by-clock = Een bot denkt op de klok: dezelfde startwaarde kan andere spellen geven.
arena-short = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-long = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }

ladder-help-bots = De bots voor de ranglijst, met komma’s.
ladder-help-players = Aantallen spelers aan de tafels, met komma’s (3,4,5,6).
ladder-too-few = een ranglijst heeft twee verschillende bots nodig
ladder-missing = openskill, dat ratings berekent, is niet geïnstalleerd (pip install folsom[arena])
ladder-rating = rating
ladder-games = spellen
ladder-note = rating: volgens openskill (ieder begint op 25); het interval komt van { $rounds } trekkingen van de delingen

bots-budget = denkt
bots-settings = instellingen
bots-about = wat hij doet
bots-note = Een code is een naam, dan hoelang hij denkt (iteraties, ms of s), dan instellingen: mcts:200, mcts:50ms:explore=0.5
bot-random = Antwoordt willekeurig.
bot-greenhorn = Grijpt wat hij ziet en vergeet de Marshal: voor een eerste spel.
bot-outlaw = Plant met oog voor buit, gevaar en schootslijnen.
bot-gunslinger = Denkt even vooruit, in veel mogelijke werelden.
bot-legend = Denkt het langst: de sterkste die er is.
bot-mcts = De zoektocht op zichzelf, om mee te proberen.
plot-match = Deel van de winst ({ $games } spellen, { $players } spelers)
plot-share = deel van de gewonnen spellen in %, met 95%-intervallen
plot-fair = eerlijk deel
plot-ladder = Ratings ({ $games } spellen)
plot-rating = rating volgens openskill, met 95%-intervallen

study-help-bot = De bot die op elke plek speelt.
study-help-players = Aantallen spelers, met komma’s (3,4,5,6).
study-help-out = De map voor report.md, de plaatjes en study.json.
study-help-by-variant = Speel ook elke variant, en vergelijk ze.
study-written = Geschreven: { $file }

study-title = Hoe evenwichtig is de treinroof?
study-games = Spellen: { $games }, elke plek gespeeld door { $bot }.
study-played = Gespeeld: { $settings }.
study-boxes = Uitbreidingen: { $boxes }.
study-engine = Editie { $edition }, startwaarde { $seed }, { $engine }.
study-length = Keuzes per spel: { NUMBER($number, maximumFractionDigits: 1) }.
study-winner = De winnaar heeft gemiddeld { $money } ({ $low } tot { $high }).
study-shared = Gedeelde winst: { $shared }; spellen zonder winnaar: { $nobody }.
study-how = Dezelfde bot speelt op elke plek; verschillen komen dus van het spel. Elke bandiet zit even vaak op elke plek, waar de variant dat toelaat. Intervallen bevatten de ware waarde in { $percent } van de 100 gevallen; van zoveel getallen lijken er dus enkele door geluk opmerkelijk. Vette getallen vallen buiten wat eerlijk of gewoon zou zijn.
study-plain = normaal spel
study-setting = { $variants }, { $players } spelers
study-who = wie
study-n = spellen
study-share = gewonnen
study-interval = interval
study-fair = eerlijk deel
study-card = rondekaart
study-way = speelwijze
study-all = samen
study-winner-money = geld van de winnaar
study-seat = plek { $number }
study-turn =
    { $number ->
        [1] startspeler
       *[other] speler { $number }
    }
study-bandits = Winst per bandiet
    .about = Het deel van de spellen dat elke bandiet wint, van die waarin hij meedoet.
study-seats = Winst per plek
    .about = De startspeler wordt geloot, dus plekken horen gelijk te zijn; de beurtvolgorde van de eerste ronde hoeft dat niet.
study-turns = Winst per beurt in de eerste ronde
study-rounds = Winst per rondekaart
    .about = Hoeveel punten elke bandiet vaker (of minder vaak) wint dan anders als de kaart in het spel is. Een spel heeft er vijf, dus gevolgen lopen door elkaar.
study-rounds-label = procentpunten, vergeleken met alle spellen; vet: nauwelijks door geluk alleen
study-money = Geld per bron
    .about = Het gemiddelde geld van elke bandiet aan het eind. Buit telt waar de laatste eigenaar hem vandaan haalde; samen zijn de bronnen het geld dat het spel beslist.
study-money-label = gemiddeld geld aan het eind, in $
study-settings = Winst per variant en aantal spelers
    .about = Het deel van de gewonnen spellen in elke speelwijze; in het plaatje gedeeld door het eerlijke deel.
study-settings-label = deel van de winst, als veelvoud van het eerlijke deel

source-start = geldbuidels van het begin
source-purse = geroofde geldbuidels
source-jewel = geroofde juwelen
source-strongbox = geroofde geldcassettes
source-punch = met een dreun gepakt
source-event = gebeurtenissen
source-power = losgeld
source-sharpshooter = scherpschutter
source-other = overig
