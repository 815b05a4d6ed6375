# Records of games, positions and counts.

help-record = Genoteerde partijen: tonen, controleren, naspelen, en er scenario’s van maken.
help-position = Teken een positie die op één regel staat.
help-perft = Tel de reeksen zetten die op een positie kunnen volgen.
record-help-show = Zeg wat een genoteerde partij bevat, zonder haar te spelen.
record-help-verify = Speel een genoteerde partij na en controleer elk antwoord, elke trekking en de uitslag.
record-help-replay = Toon een genoteerde partij zet voor zet.
record-help-scenario = Schrijf een positie van een genoteerde partij als scenariobestand.
record-help-file = Een genoteerde partij.
record-help-at = De positie na deze zet; 0 is het begin.
record-help-out = Schrijf naar dit bestand in plaats van naar het scherm.
record-help-seat = Toon haar door de ogen van deze plaats; anders is alles te zien.
position-help-text = Een positie op één regel; - leest haar van de standaardinvoer.
perft-help-depth = Hoeveel zetten diep.
perft-help-divide = Tel voor elke eerste zet.
perft-help-text = Een positie op één regel; anders het spel van dit getal bij zijn eerste vraag.

record-error = { $file }: { $problem }
record-holds = { $file }: de genoteerde partij klopt ({ $plies } zetten).
record-other-rules = Ze is gespeeld met de regels { $rules }; dit zijn { $current }.
record-facts = regels { $rules }, { $players } spelers, { $plies } zetten
record-ply = Zet { $ply } van { $plies }: { $text }
record-start = Het begin, vóór elke zet; er volgen er { $plies }.
record-no-ply = de partij heeft { $plies } zetten, { $ply } is er geen
record-drawing = Er staat een trekking open.
record-over = Het spel is afgelopen.
position-bare = Er ligt nog niets op tafel: eerst wordt de trein getrokken.
position-error = Dit is geen positie: { $problem }
perft-view = er wordt alleen in een echt spel geteld, niet in wat één speler ervan weet
perft-line = { $depth }: { $count }
