# Ce que dit `folsom serve`.

help-serve =
    Ouvrir des tables de jeu sur le réseau.

    Si le serveur ne peut pas démarrer, le code de sortie dit pourquoi : 2 un réglage, 10 le port, 11 la base de données est injoignable, 12 elle vient d’une version plus récente, 13 on ne peut pas y écrire, 14 Redis est injoignable.
serve-help-host = Où écouter ; 127.0.0.1 : cette machine seulement.
serve-help-port = Le port où écouter.
serve-help-database = Où garder les parties : sqlite:///dossier/fichier.db ou postgresql://… (un fichier de ton dossier de données).
serve-help-redis = Redis, qui réveille les autres processus : redis://hôte. Nécessaire avec plusieurs processus.
serve-help-workers = Combien de processus servent.
serve-help-lan = Laisser entrer les téléphones du réseau domestique ; affiche l’adresse et un code QR.
serve-not-installed = Le serveur n’est pas installé (pip install folsom[serve]).
serve-where = Folsom est à { $url } (Ctrl-C l’arrête)
serve-kept = Les parties sont gardées dans { $file }
serve-lan = Téléphones du même réseau :
serve-no-lan = Aucun réseau pour des téléphones n’a été trouvé.
serve-error = Le serveur ne peut pas démarrer : { $problem }.
serve-setting = { $problem }
serve-port = le port { $port } de { $host } n’est pas disponible ({ $problem }) ; choisis-en un autre avec --port, 0 en prend un libre
serve-database = la base de données { $database } est inutilisable ({ $problem }) ; vérifie qu’elle tourne et que l’adresse, l’utilisateur et le mot de passe sont corrects, ou indiques-en une autre avec --database
serve-newer = la base de données { $database } vient d’une version plus récente de Folsom (schéma { $schema }) ; installe cette version, ou indique une autre base avec --database
serve-folder = impossible d’écrire dans le fichier de la base de données { $file } ({ $problem }) ; vérifie qu’il reste de la place sur le disque et que cet utilisateur peut écrire dans le dossier du fichier, ou indique un autre fichier avec --database
serve-redis = Redis est injoignable à l’adresse { $redis } ({ $problem }) ; démarre-le, donne la bonne adresse avec --redis, ou retire --redis
serve-no-redis = plusieurs processus ont besoin de Redis pour se réveiller l’un l’autre (--redis redis://hôte)

# La page à l’adresse du serveur.
home-running = Folsom { $version } tourne ici : des tables pour piller un train ensemble.
home-no-client = Le jeu dans le navigateur n’a pas été construit ici : make client le construit.
home-terminal = En attendant, on peut jouer dans un terminal, contre des bots : make terminal.
home-protocol = Des programmes peuvent déjà jouer ici. docs/protocol.md explique comment parler à ce serveur.
home-fans = Un jeu de fans, non officiel ; l’éditeur n’y a aucune part.

help-db = La base de données d’un serveur.
db-help-file = Le fichier de la sauvegarde.
db-help-upgrade = Mettre une base de données à cette version.
db-help-backup = Copier une base de données dans un fichier, pendant que des serveurs tournent.
db-help-restore = Remplir une base de données vide avec une sauvegarde.
db-upgraded = La base de données est à jour.
db-backed-up =
    { $rows ->
        [one] Une ligne a été copiée.
       *[other] { $rows } lignes ont été copiées.
    }
db-restored =
    { $rows ->
        [one] Une ligne a été copiée.
       *[other] { $rows } lignes ont été copiées.
    }
db-error = Cela ne se peut pas : { $problem }.
