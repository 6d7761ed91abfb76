# Cat in the Box : la table, le fil, la feuille de points. $colour est l’un de r b y g ; les rangs sont des nombres.

# Que faire maintenant
cb-ask-discard = Choisis une carte à écarter face cachée.
cb-ask-discard-wait = Carte à écarter, on attend : { $names }.
cb-ask-predict = Combien de plis vas-tu gagner ?
cb-ask-predict-wait = { $kind ->
    [you] On attend ta prédiction.
   *[other] C’est à { $name } d’annoncer sa prédiction.
  }
cb-ask-lead = Tu entames : choisis une carte, puis sa couleur.
cb-ask-follow = { $colour ->
    [r] Référence : rouge. Choisis une carte, puis sa couleur.
    [b] Référence : bleu. Choisis une carte, puis sa couleur.
    [y] Référence : jaune. Choisis une carte, puis sa couleur.
   *[g] Référence : vert. Choisis une carte, puis sa couleur.
  }
cb-ask-wait = { $kind ->
    [you] À toi de jouer.
   *[other] On attend { $name }.
  }
cb-ask-round-over = La manche est finie.
cb-ask-paradox = { $kind ->
    [you] Tu as provoqué un paradoxe. La manche est finie.
   *[other] { $name } a provoqué un paradoxe. La manche est finie.
  }
cb-ask-over = La partie est finie.

# Coups
cb-move-play = { $colour ->
    [r] { $rank } en rouge
    [b] { $rank } en bleu
    [y] { $rank } en jaune
   *[g] { $rank } en vert
  }
cb-move-discard = écarter un { $rank }
cb-move-predict = { $count ->
    [one] annoncer { $count } pli
   *[other] annoncer { $count } plis
  }

# Le fil
cb-log-deal = Manche { $round }
cb-log-play = { $colour ->
    [r] { $name } : { $rank } en rouge
    [b] { $name } : { $rank } en bleu
    [y] { $name } : { $rank } en jaune
   *[g] { $name } : { $rank } en vert
  }
cb-log-discard = { $kind ->
    [you] Tu écartes un { $rank }
   *[other] { $name } écarte un { $rank }
  }
cb-log-discard-hidden = { $kind ->
    [you] Tu écartes une carte
   *[other] { $name } écarte une carte
  }
cb-log-predict = { $kind ->
    [you] { $count ->
        [one] Tu annonces { $count } pli
       *[other] Tu annonces { $count } plis
      }
   *[other] { $count ->
        [one] { $name } annonce { $count } pli
       *[other] { $name } annonce { $count } plis
      }
  }
cb-log-lost = { $kind ->
    [you] { $colour ->
        [r] Tu perds le rouge pour la manche
        [b] Tu perds le bleu pour la manche
        [y] Tu perds le jaune pour la manche
       *[g] Tu perds le vert pour la manche
      }
   *[other] { $colour ->
        [r] { $name } perd le rouge pour la manche
        [b] { $name } perd le bleu pour la manche
        [y] { $name } perd le jaune pour la manche
       *[g] { $name } perd le vert pour la manche
      }
  }
# $count : les plis gagnés par ce joueur dans la manche.
cb-log-won = { $kind ->
    [you] Tu remportes le pli ({ $count } au total).
   *[other] { $name } remporte le pli ({ $count } au total).
  }
cb-log-paradox = { $kind ->
    [you] Paradoxe ! Il ne te reste aucune couleur pour { $hand }.
   *[other] Paradoxe ! { $name } : plus aucune couleur pour { $hand }.
  }

# Pourquoi non
cb-no-due = Il n’y a rien à jouer maintenant.
cb-no-discard-first = D’abord, tout le monde écarte une carte face cachée.
cb-no-discarded = Ta carte est déjà écartée.
cb-no-turn = Ce n’est pas encore ton tour : d’abord { $name }.
cb-no-predict-first = Annonce d’abord combien de plis tu vas gagner.
cb-no-prediction = Tu peux annoncer { $choices }.
cb-no-play = Joue maintenant une carte et déclare sa couleur.
cb-no-card = Tu n’as pas de { $rank } en main.
cb-no-token = { $colour ->
    [r] Tu n’as pas fourni de rouge : impossible de déclarer rouge dans cette manche.
    [b] Tu n’as pas fourni de bleu : impossible de déclarer bleu dans cette manche.
    [y] Tu n’as pas fourni de jaune : impossible de déclarer jaune dans cette manche.
   *[g] Tu n’as pas fourni de vert : impossible de déclarer vert dans cette manche.
  }
cb-no-cell = { $colour ->
    [r] Le { $rank } rouge est déjà pris sur le tableau.
    [b] Le { $rank } bleu est déjà pris sur le tableau.
    [y] Le { $rank } jaune est déjà pris sur le tableau.
   *[g] Le { $rank } vert est déjà pris sur le tableau.
  }
cb-no-red = Tu ne peux pas entamer en rouge tant que personne n’a déclaré rouge, sauf si tu ne peux rien déclarer d’autre.
cb-no-colours = Il ne reste aucune couleur pour ton { $rank }.
cb-drop-colour = Pose-la sur sa case du tableau ou sur une couleur.
cb-drop-rank = Un { $rank } va sur une case { $rank }.
cb-no-card-chosen = Choisis d’abord une carte, puis sa couleur.
cb-preview-lose = { $colour ->
    [r] Ne pas fournir de rouge te coûte le rouge pour la manche.
    [b] Ne pas fournir de bleu te coûte le bleu pour la manche.
    [y] Ne pas fournir de jaune te coûte le jaune pour la manche.
   *[g] Ne pas fournir de vert te coûte le vert pour la manche.
  }

# La table
cb-colour = { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[g] vert
  }
cb-board = Tableau de recherches
cb-cell-free = { $colour ->
    [r] { $rank } rouge : libre
    [b] { $rank } bleu : libre
    [y] { $rank } jaune : libre
   *[g] { $rank } vert : libre
  }
cb-cell-taken = { $colour ->
    [r] { $rank } rouge : { $name }
    [b] { $rank } bleu : { $name }
    [y] { $rank } jaune : { $name }
   *[g] { $rank } vert : { $name }
  }
cb-neutral = jeton neutre
cb-hand = { $kind ->
    [you] Ta main
   *[other] Main : { $name }
  }
cb-hand-empty = Aucune carte en main
cb-card = { $count ->
    [one] { $rank }
   *[other] { $rank }, { $count } cartes
  }
cb-copies = ×{ $count }
cb-hinted = conseil
cb-bar-colours = Couleurs
cb-bar-predict = Ta prédiction
cb-colour-lost = { $colour ->
    [r] rouge, perdu
    [b] bleu, perdu
    [y] jaune, perdu
   *[g] vert, perdu
  }
cb-choose-discard = Choisis une carte
cb-lay = Écarter ce { $rank }
cb-predict = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
cb-groups = Groupes
cb-groups-title = Afficher le plus grand groupe de chaque joueur
cb-group-size = groupe de { $size }
cb-trick = Le pli
cb-title-discard = Manche { $round } sur { $rounds } : cartes à écarter
cb-title-predict = Manche { $round } sur { $rounds } : prédictions
cb-title-trick = Manche { $round } sur { $rounds }, pli { $number } sur { $count }
cb-last-trick = Pli précédent
cb-winning = en tête
cb-won = gagne
cb-not-yet = { $name } : pas encore joué
cb-face-down-yours = Écartée : { $rank }
cb-turned-up = Cartes révélées
cb-lacks = pas de { $ranks }
# Sur la plaque d’un joueur
cb-plate-of = { $tricks ->
    [one] { $tricks } pli sur { $predicted }
   *[other] { $tricks } plis sur { $predicted }
  }
cb-plate-of-short = { $tricks } sur { $predicted }
cb-plate-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
cb-plate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cb-plate-met = comme annoncé
cb-plate-over = plus qu’annoncé
cb-plate-void = paradoxe : pas de bonus
cb-paradox = Paradoxe !
cb-paradox-why = { $kind ->
    [you] Tu ne peux jouer aucune de ces cartes
   *[other] { $name } ne peut jouer aucune de ces cartes
  }

# La feuille de points
cb-slip-tricks = { $count ->
    [one] { $count } pli gagné
   *[other] { $count } plis gagnés
  }
cb-slip-paradox = { $count ->
    [one] Paradoxe : { $count } pli compté en négatif
   *[other] Paradoxe : { $count } plis comptés en négatif
  }
cb-slip-paradox-no-bonus = Pas de bonus de groupe après un paradoxe
cb-slip-met = Prédiction réussie ({ $predicted }) : plus grand groupe
cb-slip-missed = Prédiction manquée ({ $predicted }) : pas de bonus
cb-slip-few = Quatre plis ou moins : plus grand groupe
cb-slip-many = Plus de quatre plis : pas de bonus de groupe

# La table en texte
cb-text-round = Manche { $round } sur { $count }
cb-text-first = Premier joueur de la manche : { $name }
cb-text-hand = Cartes : { $cards }
cb-text-turned-up = Cartes révélées : { $cards }
cb-text-play = { $colour ->
    [r] { $name } : { $rank } en rouge
    [b] { $name } : { $rank } en bleu
    [y] { $name } : { $rank } en jaune
   *[g] { $name } : { $rank } en vert
  }
cb-text-ahead = { $kind ->
    [you] Tu es en tête pour l’instant
   *[other] En tête pour l’instant : { $name }
  }
cb-text-winner = { $kind ->
    [you] Tu remportes le pli
   *[other] { $name } remporte le pli
  }
cb-text-no-trick = Aucune carte jouée pour l’instant
cb-text-row = Rangée { $row } : { $cells }
cb-text-seats = Joueurs
cb-text-seat-tricks = { $tricks ->
    [one] { $name } : { $tricks } pli gagné
   *[other] { $name } : { $tricks } plis gagnés
  }
cb-text-seat-prediction = prédiction : { $predicted }
cb-text-seat-lost = couleurs perdues : { $colours }
cb-text-seat-lacks = pas de { $ranks } en main
cb-text-seat-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
cb-text-seat-total = { $points ->
    [one] { $points } point au total
   *[other] { $points } points au total
  }

# Ce que l’entraîneur dit d’un coup
cb-coach-stuck = Ton { $rank } n’aurait alors plus de case : gare au paradoxe.
cb-coach-wins-plain = Elle remporte le pli.
cb-coach-wins-need = { $count ->
    [one] Elle remporte le pli, et il t’en faut encore un.
   *[other] Elle remporte le pli, et il t’en faut encore { $count }.
  }
cb-coach-wins-met = Elle remporte le pli, mais tu as déjà tous les plis annoncés.
cb-coach-ahead-plain = Elle est en tête pour l’instant.
cb-coach-ahead-need = { $count ->
    [one] Elle est en tête pour l’instant, et il te faut encore un pli.
   *[other] Elle est en tête pour l’instant, et il te faut encore { $count } plis.
  }
cb-coach-ahead-met = Elle est en tête pour l’instant, mais tu as déjà tous les plis annoncés.
cb-coach-loses-plain = Elle laisse le pli aux autres.
cb-coach-loses-need = { $count ->
    [one] Elle laisse le pli aux autres ; il t’en manque encore un.
   *[other] Elle laisse le pli aux autres ; il t’en manque encore { $count }.
  }
cb-coach-loses-met = Elle laisse le pli aux autres, et tant mieux : tu as déjà tous les plis annoncés.
cb-coach-lead-higher = { $colour ->
    [r] { $count ->
        [one] Une case rouge plus haute est encore libre.
       *[other] { $count } cases rouges plus hautes sont encore libres.
      }
    [b] { $count ->
        [one] Une case bleue plus haute est encore libre.
       *[other] { $count } cases bleues plus hautes sont encore libres.
      }
    [y] { $count ->
        [one] Une case jaune plus haute est encore libre.
       *[other] { $count } cases jaunes plus hautes sont encore libres.
      }
   *[g] { $count ->
        [one] Une case verte plus haute est encore libre.
       *[other] { $count } cases vertes plus hautes sont encore libres.
      }
  }
cb-coach-lead-top = { $colour ->
    [r] Aucun rouge plus haut n’est libre : seul le rouge la bat.
    [b] Aucun bleu plus haut n’est libre : seul le rouge la bat.
    [y] Aucun jaune plus haut n’est libre : seul le rouge la bat.
   *[g] Aucun vert plus haut n’est libre : seul le rouge la bat.
  }
cb-coach-lead-sure = Aucun rouge plus haut n’est libre : rien ne la bat.
cb-coach-need = { $count ->
    [one] Il te manque encore un pli pour ta prédiction.
   *[other] Il te manque encore { $count } plis pour ta prédiction.
  }
cb-coach-met = Tu as déjà tous les plis annoncés.
cb-coach-gives-up = { $colour ->
    [r] Tu ne fournis pas, donc tu perds le rouge pour la manche.
    [b] Tu ne fournis pas, donc tu perds le bleu pour la manche.
    [y] Tu ne fournis pas, donc tu perds le jaune pour la manche.
   *[g] Tu ne fournis pas, donc tu perds le vert pour la manche.
  }
cb-coach-follows = { $colour ->
    [r] Tu fournis du rouge, donc tu gardes tes couleurs.
    [b] Tu fournis du bleu, donc tu gardes tes couleurs.
    [y] Tu fournis du jaune, donc tu gardes tes couleurs.
   *[g] Tu fournis du vert, donc tu gardes tes couleurs.
  }
cb-coach-group = Ton plus grand groupe passe à { $size }.
cb-coach-other = Encore libre pour ton autre { $rank } : { $colours }.
cb-coach-copies = { $count ->
    [one] Tu as un { $rank }.
   *[other] Tu as { $count } cartes de numéro { $rank }, et il faut une case à chacune.
  }
cb-coach-single = C’est ton seul { $rank } : rien d’autre ne change pour toi.
cb-coach-high = { $count ->
    [one] Tu as { $count } carte de numéro { $rank } ou plus.
   *[other] Tu as { $count } cartes de numéro { $rank } ou plus.
  }
cb-coach-share = { $players } joueurs se partagent { $tricks } plis.

# Raccourcis
cb-key-rank = Choisir une carte par son numéro ; annoncer ce nombre de plis
cb-key-colour = Déclarer rouge, bleu, jaune ou vert pour la carte choisie
cb-key-lay = Écarter la carte choisie
cb-key-groups = Afficher les plus grands groupes (tant qu’aucune carte n’est choisie)
cb-key-arrows = Se déplacer dans la main, les couleurs et le tableau
