# Het spel in de terminal: koppen, vragen, antwoorden op wat men typt, en de hulp van de opdrachtregel.

title = Folsom: beroof de trein. Een onofficieel spel van fans.
quoted = “{ $text }”

heading-round = Ronde { $round } van { $rounds }: { $card }
heading-soon = Ronde { $round } van { $rounds }: de rondekaart is nog niet omgedraaid
heading-event = Eind van de ronde: { $event }
heading-plan =
    { $number ->
        [one] Aanvalsplan: men mag één kaart houden.
       *[other] Aanvalsplan: men mag { $number } kaarten houden.
    }
heading-action = Acties
heading-score = De telling

column-bandit = Bandiet
column-left = kogels over
    .short = over
column-received = treffers
    .short = treff.
column-hand = hand
    .short = hand
column-deck = trekstapel
    .short = trek
column-discards = afgelegd
    .short = afg.
column-loot = buit
column-events = gebeurtenissen
    .short = geb.
column-ransom = losgeld
    .short = losg.
column-sharpshooter = scherpschutter
    .short = schut.
column-money = totaal
    .short = totaal

mark-you = jij
mark-player = speler { $number }
mark-first = start
mark-winner = wint

label-hand = Je hand:
label-loot = Je buit:
label-together = samen { $money }
label-marked = Af te leggen:
label-kept = Te houden:
label-discards = Aflegstapels:
label-top = Boven op de trekstapels:
label-known = Bekend in de hand:
label-pile = Stapel:
label-nothing = niets
label-back = gedekte kaart
label-bullet = kogelkaart, met de letter van wie schoot
label-open = kaart in de hand die allen kennen

prompt-choice = Je keuze (? voor hulp):
prompt-bandit = Welke bandiet ben je (nummer of naam, Enter voor een willekeurige)?
prompt-bandit-of-two = Welke bandiet wil je als een van je twee (nummer of naam, Enter voor een willekeurige)?
prompt-level = Hoe goed zijn de anderen (nummer of naam, Enter voor { $usual })?
thinking =
    { $number ->
        [one] { $bandits } denkt na…
       *[other] { $bandits } denken na…
    }
thinking-together = Ze denken na…
prompt-step = Enter: volgende stap, q: stoppen
prompt-quit = Echt weggaan (j/n)?
answer-yes = j ja

command-help = ? hulp
command-why = waarom
command-rules = regel regels
command-piles = stapels
command-log = logboek
command-quit = q stop stoppen

help-choose = Typ een nummer, of woorden van een optie (“schiet op belle”, “dak 3”); het begin van een woord is genoeg.
help-why = waarom: de regels achter wat net gebeurde. waarom OPTIE: waarom iets niet aangeboden wordt (“waarom schiet op belle”).
help-rules = regels WOORD: regels in het kort (“regels shoot”, “regels BASE-SHOOT-2”).
help-piles = stapels: aflegstapels, kogelkaarten boven op de trekstapels, en kaarten in handen die allen kennen.
help-log = logboek: alles wat tot nu toe gebeurd is.
help-quit = q: weggaan.
help-empty = Enter alleen tekent het scherm opnieuw.

error-number = Er is geen optie { $number }: kies een nummer van 1 tot { $last }.
error-word = “{ $typed }” is geen optie en geen opdracht. Typ ? voor hulp.
error-ambiguous = Dat kan van alles betekenen: { $options }
error-rule = Er is hier geen regel “{ $rule }”. Nummers zien eruit als BASE-SHOOT-2.
error-bandit = geen bandiet heet “{ $typed }”; er zijn { $bandits }
error-seat = er zijn maar { $players } plekken
error-level-and-bots = --level en --bots zeggen allebei wie er speelt: geef er één van
error-many-bots = { $bots } bots zijn te veel voor { $seats } plekken
error-setup = Dit spel kan niet gespeeld worden: { $problem }.

why-offered = { $option }: dit wordt aangeboden, nummer { $number }.
why-not-now = { $option }: dat wordt nu niet gevraagd.
why-nothing = Er is niets gebeurd sinds je laatste keuze.
piles-none = Er ligt niets open naast de trekstapels.

score-sharpshooter =
    { $number ->
        [one] Scherpschutter, met de minste kogelkaarten in de revolver ({ $left }): { $bandits } krijgt { $money }.
       *[other] Scherpschutters, met de minste kogelkaarten in de revolver ({ $left }): { $bandits } krijgen elk { $money }.
    }
score-sharpshooter-side =
    { $sides ->
        [one]
            { $number ->
                [one] Scherpschutter, met de meeste verschoten kogelkaarten min eigen treffers ({ $shots }): { $bandits } krijgt { $money }.
               *[other] Scherpschutters, met de meeste verschoten kogelkaarten min eigen treffers ({ $shots }): { $bandits } krijgen { $money }.
            }
       *[other] Scherpschutters, met de meeste verschoten kogelkaarten min eigen treffers ({ $shots }): { $bandits } krijgen elk { $money }.
    }
score-tie = { $bandits } zijn even rijk. De minste gekregen kogelkaarten ({ $received }) beslissen: { $winners }.
score-tie-shared = { $bandits } zijn even rijk en kregen evenveel kogelkaarten ({ $received }): { $winners } delen de winst.
score-arrested = Gearresteerd, dus buiten mededinging: { $bandits }.
score-nobody = Iedereen is gearresteerd: niemand wint.
score-winner =
    { $sides ->
        [one]
            { $number ->
                [one] { $bandits } wint met { $money }.
               *[other] { $bandits } winnen met { $money }.
            }
       *[other] { $bandits } winnen met elk { $money }.
    }

stopped-quit = Je hebt de trein verlaten.
stopped-input = Geen invoer meer: het spel eindigt hier.
stopped-interrupt = Onderbroken: het spel eindigt hier.
failed =
    { $number ->
        [one] Een bot faalde één keer; in plaats daarvan werd een toegestane optie genomen: { $problem }
       *[other] Bots faalden { $number } keer; in plaats daarvan werden toegestane opties genomen. De eerste keer: { $problem }
    }
failed-where = { $bandits } ({ $code }), keuze { $decision } ({ $about }): { $problem }
again = Nog eens dezelfde trein: { $command }

help-folsom = Een treinroof in de terminal, en gereedschap rond de motor ervan. Een onofficieel project van fans.
help-play = Speel tegen bots in de terminal.
help-watch = Kijk stap voor stap naar spelende bots.
help-option-version = Naam, versie, en of de motor gecompileerd is.
help-option-players = Aantal spelers.
help-option-variant = Een variant van het spel; mag herhaald worden.
help-option-box = Een uitbreiding om mee te spelen; mag meermaals worden opgegeven.
help-option-bandit = De bandiet die je speelt; wordt gevraagd als hij ontbreekt.
help-option-level = Hoe goed de bots zijn.
help-option-bots = De bots een voor een, met komma’s; de laatste neemt de plekken die over zijn (folsom bots toont ze).
help-option-seed = Een getal dat alle toeval vastlegt: hetzelfde getal, hetzelfde spel.
help-option-edition = De regels van welke editie.
help-option-first-game = Een makkelijk eerste spel: geen krachten en geen gebeurtenissen.
help-option-lang = Taal; anders die van de terminal.
help-option-speed = Hoe snel je hoort wat de anderen doen.
help-option-plain = Alleen regels: het scherm wordt nooit opnieuw getekend.
help-option-auto = Ga door zonder op Enter te wachten.
help-option-delay = Seconden tussen twee stappen; gaat vanzelf door.
help-option-seat = Kijk door de ogen van deze plek.
help-option-all-seeing = Zie alle handen, en elke waarde die iemand gezien heeft.
help-simulate = Speel willekeurige spellen en toets de wetten van de motor.
help-bench = Meet hoe snel de motor is.
help-scenario = Scenariobestanden: posities, en wat de regels ervan maken.
