# La page de qui joue : nom, parties jouées, statistiques, autres appareils, tout à la fois.

you-title = Ton profil
you-nobody = Tu n’as pas encore de profil
you-nobody-text = Choisis un nom et joue en ligne. Ni mot de passe ni e-mail : ce navigateur se souvient de toi.
you-become = Enregistrer le nom
you-name-note = Les autres joueurs voient ce nom.
you-name-save = Enregistrer le nom
you-name-saved = Tu es maintenant { $name }.
you-since = Sur ce serveur depuis le { $date }
you-unreachable = Le serveur ne répond pas. Voici ce qui est sur cet appareil.
you-lobby = Jouer en ligne

you-statistics = Tes statistiques
you-where = Jouées
you-where-all = Toutes
you-where-server = En ligne
you-where-device = Sur cet appareil
you-of-game = Jeu
you-reading = Chargement de tes parties : { $done } sur { $all }
you-first = Ton album est encore vide
you-first-text = Termine une partie et elle s’ajoute ici : tes victoires, tes prédictions réussies, ton plus long collier de perles, ton plus beau carton. Par quoi commencer ?
you-first-learn = Ou apprends un jeu en deux minutes
you-no-games-of = Aucune partie terminée de ce genre pour l’instant.
you-counted = { $count ->
    [one] { $count } partie comptée
   *[other] { $count } parties comptées
  }
you-counted-note = En ligne, tes 100 dernières parties comptent.
you-other-rules = { $count ->
    [one] { $game } : { $count } partie jouée avec la version { $made } des règles n’est pas comptée ; ici, on joue avec la version { $here }.
   *[other] { $game } : { $count } parties jouées avec la version { $made } des règles ne sont pas comptées ; ici, on joue avec la version { $here }.
}

you-wins = Parties gagnées
you-wins-of = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
you-wins-share = { $wins } sur { $games }
you-wins-chance = Le pointillé, c’est le pur hasard.
you-wins-told = { $wins } sur { $games }, { $share }
you-head-players = Joueurs
you-head-games = Parties
you-head-wins = Gagnées
you-head-share = Taux

you-cat-predictions = Prédictions
you-cat-predictions-told = Réussies : { $hit } sur { $made }, { $share }
you-cat-prediction = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
you-head-prediction = Prédiction
you-head-made = Fois
you-head-hit = Réussies
you-cat-paradoxes = Paradoxes provoqués
you-cat-paradoxes-of = { $count ->
    [one] en { $count } manche
   *[other] en { $count } manches
  }
you-cat-group = Plus grand groupe
you-cat-group-note = jetons dans un groupe qui a rapporté des points

you-pearls = Perles par manche
you-pearls-told = { $mean } en moyenne, { $most } au plus, en { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
you-head-pearls = Perles
you-head-rounds = Manches

you-closed = Cartons fermés par partie
you-closed-told = { $mean } en moyenne, { $most } au plus, en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
you-head-closed = Cartons fermés

you-as-table = Afficher en tableau

you-past = Parties en ligne jouées
you-past-none = Aucune partie en ligne terminée pour l’instant.
you-past-place = { $place ->
    [1] Victoire
   *[other] { $place }e sur { $players }
  }
you-past-shared = Victoire partagée
you-past-stopped = Arrêtée avant la fin
you-past-more = Parties plus anciennes
you-past-replay = Revoir
you-past-replay-game = Revoir : { $game }, { $date }
you-past-result = Résultats
you-past-result-game = Résultats : { $game }, { $date }
you-past-no-record = Cette partie n’a pas d’enregistrement.

you-devices-own = Tes appareils
you-device-unknown = Appareil inconnu
you-device-this = cet appareil
you-device-used = dernière utilisation : { $date }
you-device-remove = Retirer
you-device-remove-named = Retirer : { $device }
you-device-removed = { $device } ne peut plus jouer à ta place.

you-recovery = Si tu perds tous tes appareils
you-recovery-text = Un code de secours te rend ton profil, même s’il ne te reste aucun appareil. Note-le et garde-le en lieu sûr : quiconque l’a peut jouer à ta place.
you-recovery-made = Code du { $date } : il ne s’affiche plus, et un nouveau le remplace.
you-recovery-make = Créer un code de secours
you-recovery-new = Créer un nouveau code de secours
you-recovery-once = Note-le maintenant : il ne s’affiche qu’une fois.

you-devices = Relier un autre appareil
you-devices-text = Avec un code, tu joues sous ton nom sur un autre téléphone ou ordinateur. Il ne sert qu’une fois et reste valable dix minutes. Ne le donne à personne : quiconque l’utilise joue à ta place.
you-code-make = Créer un code
you-code-new = Créer un nouveau code
you-code-label = QR code à scanner
you-code-scan = Scanne ce code avec l’autre appareil, ou ouvres-y « Ton profil » et saisis :
you-code-left = Expire dans { $minutes }:{ $seconds }
you-code-void = Ce code a expiré.
you-code-before = J’ai déjà joué ici
you-code-enter = J’ai un code
you-code-field = Code
you-code-hint = Un code de ton autre appareil, ou le code de secours que tu as noté.
you-code-use = Utiliser le code
you-code-wrong = Ce code est faux, déjà utilisé ou expiré. Un code d’un autre appareil ne sert qu’une fois, dans les dix minutes.
you-code-ask = Relier ce navigateur ?
you-code-ask-text = Ce navigateur jouera alors au nom de la personne qui a créé le code, avec ses parties et son niveau. Tu ne verras son nom qu’ensuite : n’utilise qu’un code que tu as créé toi-même.
you-code-ask-now = Ici, tu es { $name } pour l’instant. Si le code vient du même profil, rien ne change. Sinon, les parties jouées sous le nom { $name } restent sur le serveur, mais ce navigateur n’y aura plus accès. Pour les garder, crée d’abord un code ici et utilise-le sur un autre appareil, ou télécharge tes données.
you-code-ask-nobody = Personne ne joue encore depuis ce navigateur : rien ne se perd.
you-code-ask-device = Les parties enregistrées sur l’appareil lui-même restent ici.
you-code-yes = Oui, c’est moi
you-code-no = Non
you-code-done = Bienvenue, { $name }. Cet appareil est maintenant relié.

you-public = Profil public
you-public-switch = Montrer mon profil aux autres
you-public-note = Tes parties, ton niveau au fil du temps et tes donnes du jour. Ton nom dans les classements et aux tables y mène. Tant que tu ne l’actives pas, il reste caché.
you-public-look = Voir ton profil
you-public-copy = Copier le lien
you-public-copied = Lien copié
you-public-not-copied = Copie impossible

you-everything = Tes données
you-export = Exporter
you-export-text = Un seul fichier avec tout ce qui est conservé sur toi : ton nom, tes amis, tes parties, tes résultats, tes niveaux, tes défis, tes choix de notifications et tes appareils, du serveur et de cet appareil.
you-export-run = Télécharger mes données
you-export-running = Collecte : { $done } sur { $all }
you-delete = Supprimer le profil
you-delete-text = Ton nom disparaît de toutes les tables, tes parties en cours sont abandonnées et tes appareils ne sont plus reliés. Tes amis, tes niveaux, ton profil public, tes notifications, tes résultats aux donnes du jour et aux défis et les titres de tes défis disparaissent aussi. C’est irréversible.
you-delete-run = Supprimer mon profil…
you-delete-ask = Supprimer ton profil et toutes tes données ?
you-delete-device = Supprimer aussi les parties et réglages de cet appareil
you-delete-yes = Supprimer pour de bon
you-delete-no = Tout garder
you-deleted = C’est fait : ton profil est supprimé. Ton nom a disparu de toutes les tables.

you-ratings = Ton niveau
you-ratings-note = D’après les parties en ligne jouées jusqu’au bout. Tout le monde commence à 1500 ; le ± dit à quel point le niveau est encore incertain.
you-rating-people = Entre humains
you-rating-bots = Avec des bots
you-rating-finding = Pas assez de parties
you-rating-after = { $count ->
    [one] après { $count } partie
   *[other] après { $count } parties
  }

you-marks = Personnes en sourdine ou bloquées
you-marks-text = Tu ne vois pas les messages des personnes en sourdine. Les personnes bloquées ne peuvent pas non plus s’asseoir à tes tables ni t’inviter.
you-marks-none = Personne. Pour mettre quelqu’un en sourdine ou le bloquer, ouvre le menu à côté de son nom, à une table.
you-mark-mute = en sourdine
you-mark-block = blocage
you-mark-undo = Annuler
you-mark-undo-person = Annuler : { $name }

you-days-all = Tous les jours
