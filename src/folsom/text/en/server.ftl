# What `folsom serve` says.

help-serve =
    Serve tables for people, over the network.

    If the server cannot start, the exit status says why: 2 a setting, 10 the port, 11 the database cannot be reached, 12 it comes from a newer version, 13 it cannot be written, 14 Redis cannot be reached.
serve-help-host = Where to listen; 127.0.0.1 is this machine only.
serve-help-port = The port to listen on.
serve-help-database = Where games are kept: sqlite:///folder/file.db or postgresql://… (a file in your data folder).
serve-help-redis = Redis, which wakes the other processes: redis://host. Needed for several workers.
serve-help-workers = How many processes serve.
serve-help-lan = Let phones in the home network join; prints the address and a QR code.
serve-not-installed = The server is not installed (pip install folsom[serve]).
serve-where = Folsom is at { $url } (Ctrl-C stops it)
serve-kept = Games are kept in { $file }
serve-lan = Phones in the same network:
serve-no-lan = No network for phones was found.
serve-error = The server cannot be started: { $problem }.
serve-setting = { $problem }
serve-port = port { $port } of { $host } cannot be had ({ $problem }); choose another one with --port, 0 takes a free one
serve-database = the database { $database } cannot be used ({ $problem }); check that it runs and that address, user and password are right, or name another one with --database
serve-newer = the database { $database } comes from a newer version of Folsom (schema { $schema }); install that version, or name another database with --database
serve-folder = the database file { $file } cannot be written ({ $problem }); check that there is room on the disk and that this user may write into its folder, or name another file with --database
serve-redis = Redis at { $redis } cannot be reached ({ $problem }); start it, give the right address with --redis, or leave --redis out
serve-no-redis = several workers need Redis, so that one can wake the others (--redis redis://host)

# The page at the server's address.
home-running = Folsom { $version } is running here: tables for robbing a train together.
home-no-client = The game in the browser was not built here: make client builds it.
home-terminal = Until then you can play in a terminal, against bots: make terminal.
home-protocol = Programs can play here already. docs/protocol.md says how to talk to this server.
home-fans = An unofficial game by fans; the publisher has no part in it.

help-db = The database of a server.
db-help-file = The file of the backup.
db-help-upgrade = Bring a database to this version.
db-help-backup = Copy a database into a file, while servers run.
db-help-restore = Fill an empty database from a backup.
db-upgraded = The database is up to date.
db-backed-up =
    { $rows ->
        [one] One row was copied.
       *[other] { $rows } rows were copied.
    }
db-restored =
    { $rows ->
        [one] One row was copied.
       *[other] { $rows } rows were copied.
    }
db-error = This cannot be done: { $problem }.
