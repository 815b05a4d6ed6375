# The first lesson: what the guide says while a part of a real game is played.

lesson-title = Je eerste trein
lesson-coach = Je gids
lesson-go = Verder
lesson-back = Terug
lesson-skip = Les overslaan
lesson-step = { $number } van { $of }
lesson-watch = Kijk naar de trein…
lesson-other = In een echt spel mag dat. Hier leidt de andere keuze ergens heen: het gouden teken wijst hem aan.
lesson-resume = Je was bij stap { $number } van { $of } toen je wegging.
lesson-resume-go = Daar verdergaan
lesson-again = Vanaf het begin
lesson-done = Niet slecht voor een groentje
lesson-play = Speel je eerste echte spel
lesson-rules = Lees de spelregels

## The notes, in their order

lesson-note-welcome = Jij bent Doc, in de laatste wagon, vlak naast Cheyenne. Na vijf rondes wint de rijkste bandiet. Zo ziet het spel er altijd uit, alleen met wat meer geduld.
lesson-note-train = Op de vloer liggen geldbuidels en juwelen. Het mooiste, een geldcassette van $ 1.000, staat in de locomotief. Net als de Marshal, die zijn werk ernstig neemt.
lesson-note-ticket = Het treinkaartje vertelt de ronde: vijf beurten om te plannen, dan de actie, dan komen de passagiers in opstand. Een kogel voor wie binnen is. Onthoud dat.
lesson-note-plan = Elke beurt plan je één kaart. Er gebeurt nog niets: alles wordt later uitgevoerd, in deze volgorde. Cheyenne gaat roven, Tuco klimmen. Kies ook Beroving, en bevestig.
lesson-note-punch = Cheyenne rooft vóór jou, en zij pakt het juweel. Plan een dreun: wie die krijgt, laat buit vallen en landt een wagon verder.
lesson-note-tunnel = Een tunnel: in deze beurt liggen de kaarten gedekt. Niemand hoeft te weten dat je opraapt wat Cheyenne laat vallen. Plan je tweede Beroving.
lesson-note-move = Cheyenne plant ook een dreun, en bedoelt vast jou. Tegen die tijd is ze ergens anders. Plan Beweeg: binnen brengt die je naar de volgende wagon.
lesson-note-ahead = Tuco speelt de Marshal. Komt die bij jou, dan krijg je een kogel en vlucht je naar het dak. Van verdieping wisselen zou je dan bij hem terugbrengen. Plan je andere Beweeg: die werkt ook boven.
lesson-note-action = Alles is gepland. Nu worden de kaarten één voor één omgedraaid en uitgevoerd, of ze nog zin hebben of niet. Leun achterover en kijk.
lesson-note-purse = Cheyenne pakte het juweel, zoals verwacht. Jij hebt een geldbuidel: er zit $ 400 in, en alleen jij weet dat. De anderen zien alleen dat je er een meer hebt.
lesson-note-knock = Je dreun raakt Cheyenne. Ze laat één fiche vallen, en jij zegt welk. Een juweel is $ 500 waard, een geldbuidel $ 250 of meer.
lesson-note-shot = De gedekte kaart van Cheyenne was Schieten: binnen raak je iemand in de volgende wagon. Haar kogel gaat in je trekstapel, op de plaats van betere kaarten.
lesson-note-pick = Je Beroving: één fiche van waar je staat. Het juweel ligt aan je voeten. Raap het op.
lesson-note-air = Cheyenne slaat in het niets: dankzij jou staat ze ergens anders. Een kaart die niets vindt, doet niets. Het overkomt de besten.
lesson-note-moved = Je Beweeg. Binnen is dat één wagon, naar voren of naar achteren. Jij stond in de laatste, dus er was maar één weg.
lesson-note-meeting = De Marshal loopt bij je binnen. Wie daar met hem is, krijgt een kogel en vlucht naar het dak. Schieten, slaan of praten helpt bij hem niet.
lesson-note-run = Op de daken brengt Beweeg je tot drie wagons ver. En kijk: de Marshal is weg uit de locomotief, niemand bewaakt de geldcassette. Ren erheen.
lesson-note-rebellion = De ronde is om, en de passagiers hebben er genoeg van: Tuco is binnen en krijgt een kogel. Jij en Cheyenne staan op het dak. Het treinkaartje lezen loont.
lesson-note-round = Ronde twee. Iedereen schudt en trekt opnieuw, en Tuco is startspeler. De anderen trekken zes kaarten, jij zeven: dat is de kracht van Doc. Elke bandiet heeft er een.
lesson-note-draw = Twee van je kaarten zijn kogels. Die kun je nooit spelen, ze zitten alleen in de weg. Trek drie kaarten in plaats van er een te spelen.
lesson-note-aim = Weer een tunnel, dus niemand ziet het aankomen: plan Schieten. Vanaf je dak kijk je de hele trein langs.
lesson-note-twice = Op stoom komen: iedereen speelt twee kaarten achter elkaar. Eerst de Marshal: wie die kaart speelt, bepaalt waar hij heen loopt.
lesson-note-floor = En nu Van verdieping wisselen. Zo kom je van het dak in de locomotief, waar de geldcassette staat.
lesson-note-box = Tuco plant een Beroving, maar hij staat straks niet bij de geldcassette. Jij wel. Plan je Beroving.
lesson-note-line = Op de daken raak je wie op het dichtstbijzijnde bezette dak staat, hoe ver ook. Daar staan er twee, dus jij kiest. Schiet op Tuco.
lesson-note-hit = Een kogel minder in je revolver, een dode kaart meer bij Tuco. Wie aan het eind de minste kogels over heeft, krijgt $ 1.000. Schieten loont.
lesson-note-marshal = Je Marshalkaart: hij loopt één wagon, naar voren of naar achteren. Richting Tuco is richting jou, dus stuur hem naar de laatste wagon. Cheyenne heeft daar plannen.
lesson-note-fled = Cheyenne kreeg een kogel en vluchtte naar het dak, waar haar Beroving niets vindt. Jij klom intussen omlaag. Raad eens wie alleen is met een geldcassette.
lesson-note-strongbox = De geldcassette: $ 1.000. Met je juweel en je geldbuidels maakt dat $ 2.150. Alleen jij kunt het tellen; voor de anderen is een geldbuidel een geldbuidel.
lesson-note-event = De gebeurtenis van deze ronde: er komt een tweede geldcassette, vlak naast de Marshal. Elke rondekaart heeft haar eigen verrassing, of geen.
lesson-note-end = Dat is alles. Na vijf rondes wordt de buit geteld, en $ 1.000 gaat naar wie de minste kogels over heeft. De rijkste wint, de rest gaat te voet.
