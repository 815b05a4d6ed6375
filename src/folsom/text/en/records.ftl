# Records of games, positions and counts.

help-record = Records of games: show, check, replay, and make scenarios of them.
help-position = Draw a position that is written in one line.
help-perft = Count the sequences of plies that can follow a position.
record-help-show = Tell what a record holds, without playing it.
record-help-verify = Play a record again and check every answer, every draw and the result.
record-help-replay = Show a record ply by ply.
record-help-scenario = Write a position of a record as a scenario file.
record-help-file = A record of a game.
record-help-at = The position after this ply; 0 is the start.
record-help-out = Write to this file instead of the screen.
record-help-seat = Show it with the eyes of this seat; else everything is seen.
position-help-text = A position in one line; - reads it from the standard input.
perft-help-depth = How many plies deep.
perft-help-divide = Count for each first ply.
perft-help-text = A position in one line; left out, the game of the seed when its first question is asked.

record-error = { $file }: { $problem }
record-holds = { $file }: the record holds ({ $plies } plies).
record-other-rules = It was played with the rules { $rules }; these are { $current }.
record-facts = rules { $rules }, { $players } players, { $plies } plies
record-ply = Ply { $ply } of { $plies }: { $text }
record-start = The start, before any ply; { $plies } follow.
record-no-ply = the record has { $plies } plies, { $ply } is none of them
record-drawing = A draw is open.
record-over = The game is over.
position-bare = Nothing lies on the table yet: the train is drawn first.
position-error = This is no position: { $problem }
perft-view = only a true game can be counted, not what one viewer knows of it
perft-line = { $depth }: { $count }
