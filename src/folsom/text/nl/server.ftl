# Wat `folsom serve` zegt.

help-serve =
    Tafels voor mensen, over het netwerk.

    Als de server niet kan starten, zegt de exitcode waarom: 2 een instelling, 10 de poort, 11 de database is onbereikbaar, 12 die komt van een nieuwere versie, 13 er kan niet in geschreven worden, 14 Redis is onbereikbaar.
serve-help-host = Waar te luisteren; 127.0.0.1 is alleen deze machine.
serve-help-port = De poort om op te luisteren.
serve-help-database = Waar spellen bewaard worden: sqlite:///map/bestand.db of postgresql://… (een bestand in je gegevensmap).
serve-help-redis = Redis, dat de andere processen wekt: redis://host. Nodig bij meer processen.
serve-help-workers = Hoeveel processen er dienen.
serve-help-lan = Laat telefoons in het thuisnetwerk meedoen; toont het adres en een QR-code.
serve-not-installed = De server is niet geïnstalleerd (pip install folsom[serve]).
serve-where = Folsom is te vinden op { $url } (Ctrl-C stopt het)
serve-kept = Spellen worden bewaard in { $file }
serve-lan = Telefoons in hetzelfde netwerk:
serve-no-lan = Er is geen netwerk voor telefoons gevonden.
serve-error = De server kan niet starten: { $problem }.
serve-setting = { $problem }
serve-port = poort { $port } van { $host } is niet vrij ({ $problem }); kies een andere met --port, 0 neemt een vrije
serve-database = de database { $database } is niet te gebruiken ({ $problem }); kijk of die draait en of adres, gebruiker en wachtwoord kloppen, of kies een andere met --database
serve-newer = de database { $database } komt van een nieuwere versie van Folsom (schema { $schema }); installeer die versie, of kies een andere database met --database
serve-folder = in het databasebestand { $file } kan niet geschreven worden ({ $problem }); kijk of er ruimte op de schijf is en of deze gebruiker in de map mag schrijven, of kies een ander bestand met --database
serve-redis = Redis op { $redis } is onbereikbaar ({ $problem }); start het, geef het juiste adres met --redis, of laat --redis weg
serve-no-redis = meer processen hebben Redis nodig om elkaar te wekken (--redis redis://host)

# De pagina op het adres van de server.
home-running = Folsom { $version } draait hier: tafels om samen een trein te beroven.
home-no-client = Het spel in de browser is hier niet gebouwd: make client bouwt het.
home-terminal = Tot dan kun je in een terminal spelen, tegen bots: make terminal.
home-protocol = Programma’s kunnen hier al spelen. docs/protocol.md zegt hoe je met deze server praat.
home-fans = Een onofficieel spel van fans; de uitgever heeft er geen deel aan.

help-db = De database van een server.
db-help-file = Het bestand van de back-up.
db-help-upgrade = Een database naar deze versie brengen.
db-help-backup = Een database naar een bestand kopiëren, terwijl er servers draaien.
db-help-restore = Een lege database vullen uit een back-up.
db-upgraded = De database is bij.
db-backed-up =
    { $rows ->
        [one] Eén rij is gekopieerd.
       *[other] { $rows } rijen zijn gekopieerd.
    }
db-restored =
    { $rows ->
        [one] Eén rij is gekopieerd.
       *[other] { $rows } rijen zijn gekopieerd.
    }
db-error = Dat kan niet: { $problem }.
