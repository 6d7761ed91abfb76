# La page de qui joue : nom, parties jouées, statistiques, autres appareils, tout à la fois.

you-title = Ta page
you-nobody = On ne te connaît pas encore ici
you-nobody-text = Un nom suffit pour jouer à table avec d’autres. Ni mot de passe ni e-mail : ce navigateur se souvient de toi.
you-become = C’est moi
you-name-note = Les autres à la table le voient.
you-name-save = Changer le nom
you-name-saved = Tu es maintenant { $name }.
you-since = Sur ce serveur depuis le { $date }
you-unreachable = Aucun serveur ne répond. Ce qui est sur cet appareil s’affiche quand même.
you-lobby = Jouer ensemble

you-statistics = Comment tu joues
you-where = Quelles parties
you-where-all = Toutes
you-where-server = Avec d’autres
you-where-device = Sur cet appareil
you-of-game = À quel jeu
you-reading = Lecture de tes parties : { $done } sur { $all }
you-first = Ton album est encore vide
you-first-text = Termine une partie et elle s’ajoute ici : tes victoires, tes prédictions réussies, ton plus long collier de perles, ton plus beau carton. Par quoi commencer ?
you-first-learn = Ou apprends un jeu en deux minutes
you-no-games-of = Aucune partie terminée de ce genre pour l’instant.
you-counted = { $count ->
    [one] { $count } partie comptée
   *[other] { $count } parties comptées
  }
you-counted-note = Les 100 dernières parties avec d’autres sont lues dans leurs enregistrements, dans ce navigateur.
you-other-rules = { $count ->
    [one] { $game } : { $count } partie jouée avec la version { $made } des règles n’est pas comptée ; ici, on joue avec la version { $here }.
   *[other] { $game } : { $count } parties jouées avec la version { $made } des règles ne sont pas comptées ; ici, on joue avec la version { $here }.
}

you-wins = Parties gagnées
you-wins-of = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
you-wins-share = { $wins } sur { $games }
you-wins-chance = Le trait marque ce que donnerait le hasard.
you-wins-told = { $wins } sur { $games }, { $share }
you-head-players = Joueurs
you-head-games = Parties
you-head-wins = Gagnées
you-head-share = Part

you-cat-predictions = Prédictions
you-cat-predictions-told = Réussies : { $hit } sur { $made }, { $share }
you-cat-prediction = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
you-head-prediction = Prédiction
you-head-made = Faites
you-head-hit = Réussies
you-cat-paradoxes = Paradoxes provoqués
you-cat-paradoxes-of = { $count ->
    [one] en { $count } manche
   *[other] en { $count } manches
  }
you-cat-group = Meilleur groupe
you-cat-group-note = cases comptées ensemble

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

you-as-table = En tableau

you-past = Parties jouées
you-past-none = Aucune partie avec d’autres n’est encore finie.
you-past-place = { $place ->
    [1] Victoire
   *[other] { $place }e sur { $players }
  }
you-past-shared = Victoire partagée
you-past-stopped = Interrompue
you-past-more = Parties plus anciennes
you-past-replay = Revoir
you-past-replay-game = Revoir : { $game }, { $date }
you-past-result = Résultat
you-past-result-game = Résultat : { $game }, { $date }
you-past-no-record = Cette partie n’a pas d’enregistrement.

you-devices-own = Tes appareils
you-device-unknown = Appareil inconnu
you-device-this = cet appareil
you-device-used = dernière utilisation : { $date }
you-device-remove = Retirer
you-device-remove-named = Retirer : { $device }
you-device-removed = { $device } n’est plus un de tes appareils.

you-recovery = Si tu perds tous tes appareils
you-recovery-text = Un code de secours te fait revenir, même s’il ne te reste aucun appareil. Note-le et garde-le en lieu sûr : qui l’a peut devenir toi.
you-recovery-made = Code du { $date } : il ne s’affiche plus, et un nouveau le remplace.
you-recovery-make = Créer un code de secours
you-recovery-new = Créer un nouveau code de secours
you-recovery-once = Note-le maintenant : il ne s’affiche qu’une fois.

you-devices = Un autre appareil
you-devices-text = Avec un code, tu joues sous ton nom sur un autre téléphone ou ordinateur. Il sert une seule fois, dans les dix minutes. Ne le donne à personne d’autre : qui l’a devient toi.
you-code-make = Créer un code
you-code-new = Créer un nouveau code
you-code-label = Le code, en adresse à scanner
you-code-scan = Scanne ceci avec l’autre appareil, ou ouvres-y « Ta page » et saisis :
you-code-left = Encore valable { $minutes }:{ $seconds }
you-code-void = Ce code a expiré.
you-code-before = J’ai déjà joué ici
you-code-enter = J’ai un code
you-code-field = Le code
you-code-hint = Un code de ton autre appareil, ou le code de secours que tu as noté.
you-code-use = Utiliser le code
you-code-wrong = Ce code est faux, déjà utilisé ou expiré. Un code d’un autre appareil sert une seule fois, dans les dix minutes.
you-code-ask = Devenir la personne qui a créé ce code ?
you-code-ask-text = Ce navigateur joue alors comme la personne qui a créé le code, avec son nom, ses parties et son niveau. Son nom ne se voit qu’ensuite : n’utilise qu’un code que tu as créé toi-même.
you-code-ask-now = Ici, tu es { $name } pour l’instant. Si le code vient de la même personne, rien ne change. Sinon, les parties jouées sous le nom { $name } restent sur le serveur, mais ce navigateur n’y aura plus accès. Si tu veux les garder, crée d’abord un code ici et utilise-le sur un autre appareil, ou exporte-les.
you-code-ask-nobody = Personne ne joue encore depuis ce navigateur : rien ne se perd.
you-code-ask-device = Les parties gardées sur l’appareil lui-même restent ici.
you-code-yes = Oui, c’est moi
you-code-no = Non
you-code-done = Bienvenue, { $name }. Cet appareil est maintenant le tien.

you-everything = Tout sur toi
you-export = Exporter
you-export-text = Un seul fichier avec ton nom, tes parties et leurs enregistrements, ceux du serveur et ceux de cet appareil.
you-export-run = Tout télécharger
you-export-running = Collecte : { $done } sur { $all }
you-delete = Supprimer
you-delete-text = Ton nom quitte toutes les tables, les parties en cours sont abandonnées, tous tes appareils t’oublient. C’est irréversible.
you-delete-run = Me supprimer…
you-delete-ask = Te supprimer, toi et tout ce qui est à toi ?
you-delete-device = Aussi les parties et réglages de cet appareil
you-delete-yes = Supprimer pour de bon
you-delete-no = Tout garder
you-deleted = C’est fait, tu n’es plus là. Ton nom a disparu de toutes les tables.

you-ratings = Ton niveau
you-ratings-note = D’après les parties jouées jusqu’au bout sur le serveur. Tout le monde commence à 1500 ; le ± dit à quel point ce nombre est encore incertain.
you-rating-people = Entre humains
you-rating-bots = Contre des bots
you-rating-finding = Encore à préciser
you-rating-after = { $count ->
    [one] après { $count } partie
   *[other] après { $count } parties
  }

you-marks = Personnes en sourdine ou bloquées
you-marks-text = Tu ne vois pas les messages des personnes en sourdine. Les personnes bloquées ne peuvent pas non plus s’asseoir à tes tables ni t’inviter.
you-marks-none = Personne. À une table, le menu à côté d’un nom propose les deux.
you-mark-mute = sourdine
you-mark-block = blocage
you-mark-undo = Annuler
you-mark-undo-person = Annuler : { $name }
