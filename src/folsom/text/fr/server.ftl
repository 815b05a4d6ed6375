# Ce que dit `folsom serve`.

help-serve = Ouvrir des tables de jeu sur le réseau.
serve-help-host = Où écouter ; 127.0.0.1 : cette machine seulement.
serve-help-port = Le port où écouter.
serve-help-database = Où garder les parties : sqlite:///dossier/fichier.db ou postgresql://… (un fichier de votre dossier de données).
serve-help-redis = Redis, qui réveille les autres processus : redis://hôte. Nécessaire avec plusieurs processus.
serve-help-workers = Combien de processus servent.
serve-help-lan = Laisser entrer les téléphones du réseau domestique ; affiche l’adresse et un code QR.
serve-not-installed = Le serveur n’est pas installé (pip install folsom[serve]).
serve-where = Folsom est à { $url } (Ctrl-C l’arrête)
serve-lan = Téléphones du même réseau :
serve-no-lan = Aucun réseau pour des téléphones n’a été trouvé.
serve-error = Le serveur ne peut pas démarrer : { $problem }.
serve-no-redis = plusieurs processus ont besoin de Redis pour se réveiller l’un l’autre (--redis redis://hôte)

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
