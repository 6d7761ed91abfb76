# Problèmes : trouve le coup.

puzzles-line = Des positions où un coup est nettement le meilleur. À toi de le trouver.

puzzle-title = Trouve le coup
puzzle-all = Tous les problèmes
puzzle-day = Problème du jour
puzzle-day-open = Une position, un seul essai. La même pour tout le monde.
puzzle-day-right = Résolu ! Un nouveau t’attend demain.
puzzle-day-wrong = Manqué cette fois. Un nouveau t’attend demain.
puzzle-day-solve = Résoudre
puzzle-day-look = Le revoir
puzzle-streak = { $count ->
    [one] { $count } jour d’affilée.
   *[other] { $count } jours d’affilée.
  }
puzzle-week = Les sept derniers jours
puzzle-week-right = résolu
puzzle-week-wrong = manqué
puzzle-week-none = pas essayé

puzzle-training = Entraînement
puzzle-train = S’entraîner
puzzle-train-game = S’entraîner à { $game }
puzzle-rating = Ton niveau aux problèmes
puzzle-rating-early = ton niveau se précise encore
puzzle-none-yet = Aucun problème résolu pour l’instant. Les premiers situeront ton niveau.
puzzle-count = { $right ->
    [one] { $right } problème résolu sur { $count }
   *[other] { $right } problèmes résolus sur { $count }
  }
puzzle-line = Ton niveau au fil du temps : de { $from } à { $to }, au plus bas { $least }, au plus haut { $most }
puzzle-done = Essayés : { $done } sur { $all }
puzzle-what = Que veux-tu travailler ?
puzzle-any-theme = Tout
puzzle-of = { $done }/{ $all }
puzzle-strength = Difficulté
puzzle-strength-fitting = À mon niveau
puzzle-strength-easy = Facile
puzzle-strength-medium = Moyen
puzzle-strength-hard = Difficile
puzzle-start = Commencer
puzzle-left = { $count ->
    [one] Il reste { $count } problème
   *[other] Il reste { $count } problèmes
  }
puzzle-none-left = Tu les as tous essayés. Choisis un autre thème ou une autre difficulté.
puzzle-retry = { $count ->
    [one] Reprendre { $count } problème manqué
   *[other] Reprendre { $count } problèmes manqués
  }

puzzle-note = Le problème
puzzle-leave = Quitter le problème
puzzle-share = Partager ce problème
puzzle-not-copied = Impossible de copier le lien. Tu peux le copier depuis la barre d’adresse.
puzzle-ask = Trouve le meilleur coup.
puzzle-right = Bien vu : { $move }.
puzzle-wrong = Pas le meilleur : { $move }.
puzzle-better = Mieux : { $move }.
puzzle-next = Suivant
puzzle-line-of-play = La suite du jeu
puzzle-line-back = Un coup en arrière
puzzle-line-on = Un coup en avant
puzzle-line-step = { $step }/{ $steps }

puzzle-facts = La réponse
puzzle-facts-short = Détails
puzzle-moves = Chances de gagner selon le coup
puzzle-head-move = Coup
puzzle-head-chance = Chances de gagner
puzzle-yours = ton coup
puzzle-not-compared = Ton coup n’est pas parmi les meilleurs : ses chances de gagner ne sont donc pas indiquées ici.
puzzle-about = Thème
puzzle-sure = D’après ce que tu voyais, le meilleur coup a { $lead } ± { $error } d’avance, sur { $playouts } parties simulées pour chaque coup.
puzzle-whole-game = Voir toute la partie

puzzle-gone = Problème introuvable
puzzle-gone-text = Il vient peut-être d’une autre version de la page. Il y en a beaucoup d’autres.
puzzle-trouble = Impossible de charger les problèmes
puzzle-trouble-text = Ils se chargent une fois par jeu, puis fonctionnent hors ligne. Vérifie ta connexion et réessaie.

## Thèmes. Le chat dans la boîte.

puzzle-theme-avoid-paradox = Éviter le paradoxe
puzzle-theme-make-prediction = Réussir sa prédiction
puzzle-theme-break-prediction = Faire échouer une prédiction
puzzle-theme-keep-colour = Garder une couleur
puzzle-theme-give-up-colour = Renoncer à une couleur
puzzle-theme-grow-group = Agrandir son groupe
puzzle-theme-win-trick = Gagner le pli
puzzle-theme-let-trick-go = Laisser passer le pli
puzzle-theme-predict = Choisir sa prédiction
puzzle-theme-lay-away = Écarter la bonne carte

## Atout Baleine.

puzzle-theme-turn-coin = Retourner la pièce à temps
puzzle-theme-move-trump = Changer l’atout
puzzle-theme-spend-pearl = Dépenser un bonus pour une perle
puzzle-theme-save-bonus = Garder son bonus
puzzle-theme-take-pearls = Prendre les bonnes perles
puzzle-theme-name-leader = Désigner qui entame
puzzle-theme-first-bonus = Choisir son premier bonus
puzzle-theme-play-five = Jouer un cinq
puzzle-theme-pair-bonuses = Former des paires de bonus
puzzle-theme-lead = Entamer le pli
puzzle-theme-throw-off = Se défausser de la bonne carte

## If It Fits.

puzzle-theme-close-box = Fermer le carton
puzzle-theme-steal-box = Prendre un carton à l’adversaire
puzzle-theme-send-home = Renvoyer un chat chez lui
puzzle-theme-join-boxes = Relier des cartons
puzzle-theme-wall-in = Enfermer un adversaire
puzzle-theme-special-toy = Poser un jouet spécial
puzzle-theme-sleeping-cat = Poser un chat endormi
puzzle-theme-lay-cat = Poser un chat
puzzle-theme-keep-cat = Garder son chat
puzzle-theme-draw = Piocher une carte
puzzle-theme-discard = Défausser la bonne carte
puzzle-theme-start-card = Poser sa carte de départ
puzzle-theme-grow-box = Marquer davantage
puzzle-theme-spoil-box = Faire perdre des points
puzzle-theme-build = Construire pour plus tard
