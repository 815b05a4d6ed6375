variant-posse = La milice
    .about = un joueur mène le marshal, et un automate aide les bandits
seat-clockwork = l’automate
