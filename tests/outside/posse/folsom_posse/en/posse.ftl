variant-posse = Posse
    .about = a player leads the Marshal, and a clockwork helps the bandits
seat-clockwork = the clockwork
