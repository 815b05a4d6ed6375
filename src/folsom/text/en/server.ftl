# What `folsom serve` says.

help-serve = Serve tables for people, over the network.
serve-help-host = Where to listen; 127.0.0.1 is this machine only.
serve-help-port = The port to listen on.
serve-help-database = Where games are kept: sqlite:///folder/file.db or postgresql://… (a file in your data folder).
serve-help-redis = Redis, which wakes the other processes: redis://host. Needed for several workers.
serve-help-workers = How many processes serve.
serve-help-lan = Let phones in the home network join; prints the address and a QR code.
serve-not-installed = The server is not installed (pip install folsom[serve]).
serve-where = Folsom is at { $url } (Ctrl-C stops it)
serve-lan = Phones in the same network:
serve-no-lan = No network for phones was found.
serve-error = The server cannot be started: { $problem }.
serve-no-redis = several workers need Redis, so that one can wake the others (--redis redis://host)
