# La salle d’Atout Baleine. $family vaut o, n, b, s (orque, narval, baleine bleue, cachalot) ou five ; $bonus est la
# famille qui devient atout, ou flip, point, none ; $token vaut 1 (le plus petit gagne) ou 9 (le plus grand gagne).
# tw-card est toujours masculin (« le 3 d’orque », « le cinq ») : on peut écrire le, du, ton devant.

## Cartes et bonus seuls

tw-family = { $family ->
    [o] orque
    [n] narval
    [b] baleine bleue
    [s] cachalot
   *[five] cinq
  }
# Un titre, sous la lampe.
tw-family-title = { $family ->
    [o] Orque
    [n] Narval
    [b] Baleine bleue
   *[s] Cachalot
  }
tw-card = { $family ->
    [o] { $rank } d’orque
    [n] { $rank } de narval
    [b] { $rank } de baleine bleue
    [s] { $rank } de cachalot
   *[five] cinq
  }
tw-bonus = { $bonus ->
    [o] atout orque
    [n] atout narval
    [b] atout baleine bleue
    [s] atout cachalot
    [flip] retourner la pièce
    [point] une perle
   *[none] pas de bonus
  }
tw-pearls = { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
  }
# Une carte lue à voix haute : « 3 d’orque, 2 perles, bonus : retourner la pièce ».
tw-card-full = { $bonus ->
    [none] { tw-card }, { tw-pearls }, pas de bonus
   *[other] { tw-card }, { tw-pearls }, bonus : { tw-bonus }
  }

## Sur la table

tw-standing = Atout et pièce
tw-trump = Atout
tw-coin = Pièce
tw-token = { $token ->
    [1] La plus basse gagne
   *[9] La plus haute gagne
  }
tw-standing-read = Atout : { tw-family }. La pièce montre { $token } : { $token ->
    [1] la carte la plus basse gagne.
   *[9] la carte la plus haute gagne.
  }
tw-trick = Pli { $number } sur 8
tw-trick-before = Aucune carte jouée
tw-led = { $family ->
    [o] Orque demandée
    [n] Narval demandé
    [b] Baleine bleue demandée
    [s] Cachalot demandé
   *[five] Que des cinq
  }
tw-past = { $kind ->
    [you] Tu prends { tw-pearls }
   *[other] { $name } prend { tw-pearls }
  }
tw-leads = entame
tw-winning = en tête
tw-would-win = gagnerait
tw-won = gagne
tw-taken = perles prises
tw-hand = { $kind ->
    [you] Ta main
   *[other] Main : { $name }
  }
tw-bonuses = Bonus
tw-no-bonuses = Aucun bonus
tw-bonuses-of = { $kind ->
    [you] Tes bonus
   *[other] Bonus : { $name }
  }
tw-bonus-heap = { $count ->
    [one] { tw-bonus }
   *[other] { tw-bonus } (×{ $count })
  }
tw-has-chosen = premier bonus choisi
tw-is-choosing = choix en cours…
tw-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
tw-pearls-round = { $pearls ->
    [one] { $pearls } perle dans cette manche
   *[other] { $pearls } perles dans cette manche
  }
tw-total-read = { $total ->
    [one] { $total } point sur 30 dans les manches précédentes
   *[other] { $total } points sur 30 dans les manches précédentes
  }
tw-lacks = { $family ->
    [o] pas d’orque en main
    [n] pas de narval en main
    [b] pas de baleine bleue en main
   *[s] pas de cachalot en main
  }
tw-spent = Dépensé : { tw-bonus }
tw-hinted = conseillé
tw-last-trick = Pli précédent
tw-points = { $total } sur 30 points
tw-points-short = { $total } sur 30

## Boutons

tw-do-play = Jouer
tw-do-keep = Garder
tw-do-take = Prendre { tw-pearls }
tw-do-spend = Dépenser
tw-do-not-spend = Pas maintenant
tw-spend-button = Bonus : { tw-bonus-heap }
tw-take-button = { $bonus ->
    [none] { tw-card } ({ $name }) : { tw-pearls } pour toi, pas de bonus
   *[other] { tw-card } ({ $name }) : { tw-pearls } pour toi, un bonus pour { $name } : { tw-bonus }
  }
tw-name-button = { $name } entame
tw-name-self = Tu entames

## Que faire maintenant

tw-ask-choose = Choisis une carte comme premier bonus.
tw-ask-lead = Tu entames : joue ce que tu veux.
tw-ask-follow = { $family ->
    [o] Orque demandée : joue une orque ou un cinq.
    [n] Narval demandé : joue un narval ou un cinq.
    [b] Baleine bleue demandée : joue une baleine bleue ou un cinq.
   *[s] Cachalot demandé : joue un cachalot ou un cinq.
  }
tw-ask-free = { $family ->
    [o] Tu n’as pas d’orque : joue ce que tu veux.
    [n] Tu n’as pas de narval : joue ce que tu veux.
    [b] Tu n’as pas de baleine bleue : joue ce que tu veux.
    [s] Tu n’as pas de cachalot : joue ce que tu veux.
   *[five] Que des cinq jusqu’ici : joue ce que tu veux.
  }
tw-ask-take = Le pli est à toi ! Prends les perles d’une carte.
tw-ask-name = Ton cinq était le premier : choisis qui entame.
tw-wait-choose = Premier bonus, on attend : { $names }.
tw-wait-play = { $kind ->
    [you] À toi de jouer.
   *[other] On attend { $name }.
  }
tw-wait-take = { $kind ->
    [you] Le pli est à toi : choisis tes perles.
   *[other] { $name } remporte le pli et choisit ses perles.
  }
tw-wait-name = { $kind ->
    [you] Tu choisis qui va entamer.
   *[other] { $name } choisit qui va entamer.
  }
tw-wait-deal = La manche est finie.
tw-wait-over = La partie est finie.

## Ce qu’un choix changerait

tw-would-lead = { $family ->
    [five] Entamer avec un cinq : la première famille jouée ensuite sera la famille demandée.
    [o] Entamer avec le { $rank } d’orque : les autres devront fournir s’ils ont une orque.
    [n] Entamer avec le { $rank } de narval : les autres devront fournir s’ils ont un narval.
    [b] Entamer avec le { $rank } de baleine bleue : les autres devront fournir s’ils en ont une.
   *[s] Entamer avec le { $rank } de cachalot : les autres devront fournir s’ils ont un cachalot.
  }
tw-would-take-lead = Avec le { tw-card }, tu prendrais la tête du pli.
tw-would-win-trick = Avec le { tw-card }, tu gagnes le pli.
tw-would-lose = Avec le { tw-card }, le pli resterait à { $name }.
tw-would-lose-trick = Avec le { tw-card }, tu laisses le pli à { $name }.
tw-would-keep = Garder le { tw-card } ? Son bonus : { tw-bonus }.
tw-would-take = { $bonus ->
    [none] { $pearls ->
        [one] { $pearls } perle pour toi, aucun bonus, et c’est toi qui entames ensuite.
       *[other] { $pearls } perles pour toi, aucun bonus, et c’est toi qui entames ensuite.
      }
   *[other] { $pearls ->
        [one] { $pearls } perle pour toi ; un bonus pour { $name } : { tw-bonus }.
       *[other] { $pearls } perles pour toi ; un bonus pour { $name } : { tw-bonus }.
      }
  }
tw-would-take-and-name = { $name } a joué le premier cinq et désigne qui entame ensuite.
tw-would-name-yourself = Ton cinq te permet de désigner qui entame ensuite.
tw-spend-effect = { $bonus ->
    [o] L’orque devient atout.
    [n] Le narval devient atout.
    [b] La baleine bleue devient atout.
    [s] Le cachalot devient atout.
    [flip] { $token ->
        [1] La pièce passe sur 1 : la plus basse gagne.
       *[9] La pièce passe sur 9 : la plus haute gagne.
      }
   *[point] Tu marques une perle.
  }
tw-spend-idle = { $bonus ->
    [o] L’orque est déjà atout.
    [n] Le narval est déjà atout.
    [b] La baleine bleue est déjà atout.
   *[s] Le cachalot est déjà atout.
  }
tw-spend-before-trick = Aucune carte n’est jouée.
tw-spend-same = Rien ne change pour ce pli.
tw-spend-winner = En tête alors : { $name }.
tw-spend-takers = { $count ->
    [0] Aucune de tes cartes ne pourrait alors prendre la tête (contre { $before } maintenant).
    [one] Une de tes cartes pourrait alors prendre la tête (contre { $before } maintenant).
   *[other] { $count } de tes cartes pourraient alors prendre la tête (contre { $before } maintenant).
  }
tw-spend-card-wins = Ton { tw-card } prendrait alors la tête du pli.
tw-spend-card-loses = Même avec ton { tw-card }, le pli irait à { $name }.

## Ce qui s’est passé

tw-log-deal = Manche { $round } : neuf cartes par joueur
tw-log-kept = { $kind ->
    [you] Ton premier bonus : { tw-card } ({ tw-bonus })
   *[other] { $name } : { tw-card } comme premier bonus ({ tw-bonus })
  }
tw-log-kept-hidden = { $kind ->
    [you] Tu choisis ton premier bonus
   *[other] { $name } choisit son premier bonus
  }
tw-log-spent = { $kind ->
    [you] Tu dépenses le bonus du { tw-card } : { tw-bonus }
   *[other] { $name } dépense le bonus du { tw-card } : { tw-bonus }
  }
tw-log-played = { $name } : { tw-card }
tw-log-took = { $kind ->
    [you] Tu prends { tw-pearls } du { tw-card }
   *[other] { $name } prend { tw-pearls } du { tw-card }
  }
tw-log-named = { $leader-kind ->
    [you] { $name } te donne l’entame
    [self] { $kind ->
        [you] Tu gardes l’entame
       *[other] { $name } garde l’entame
      }
   *[other] { $kind ->
        [you] Tu donnes l’entame à { $leader }
       *[other] { $name } donne l’entame à { $leader }
      }
  }
tw-log-first-bonuses = Premiers bonus : { $list }.
tw-log-first-bonus = { $name } – { tw-bonus }
tw-log-trump = { $family ->
    [o] Nouvel atout : orque.
    [n] Nouvel atout : narval.
    [b] Nouvel atout : baleine bleue.
   *[s] Nouvel atout : cachalot.
  }
tw-log-trump-stays = L’atout reste le même.
tw-log-coin = { $token ->
    [1] La pièce montre 1 : la plus basse gagne.
   *[9] La pièce montre 9 : la plus haute gagne.
  }
tw-log-won = { $kind ->
    [you] Tu remportes le pli avec le { tw-card }.
   *[other] { $name } remporte le pli avec le { tw-card }.
  }
tw-log-bonus = { $kind ->
    [you] Tu reçois un bonus : { tw-bonus }.
   *[other] { $name } reçoit un bonus : { tw-bonus }.
  }
tw-log-round-over = Fin de la manche { $round }.
tw-log-tied = Les 30 points sont atteints, mais il y a égalité en tête : encore une manche.
tw-log-over = Les 30 points sont atteints : la partie est finie.

## Coups seuls

tw-move-keep = garder le { tw-card } en bonus ({ tw-bonus })
tw-move-spend = dépenser un bonus : { tw-bonus }
tw-move-play = { tw-card }
tw-move-take = prendre { tw-pearls } du { tw-card }
tw-move-name = { $kind ->
    [you] l’entame pour toi
   *[other] l’entame à { $name }
  }

## Pourquoi non

tw-why-no-move-due = Il n’y a rien à choisir maintenant.
tw-why-no-such-seat = Cette place est vide.
tw-why-choose-first = D’abord, tout le monde choisit un premier bonus.
tw-why-already-chosen = Ton premier bonus est choisi ; les autres réfléchissent encore.
tw-why-five-has-no-bonus = Un cinq n’a pas de bonus : il ne peut pas être ton premier.
tw-why-card-not-in-hand = Tu n’as pas cette carte en main.
tw-why-not-your-turn = Ce n’est pas ton tour : d’abord { $name }.
tw-why-bonus-not-in-front = Tu n’as pas ce bonus.
tw-why-play-a-card = Joue une carte, ou dépense un bonus.
tw-why-must-follow = { $family ->
    [o] Orque demandée, et tu en as : joue une orque ou un cinq.
    [n] Narval demandé, et tu en as : joue un narval ou un cinq.
    [b] Baleine bleue demandée, et tu en as : joue une baleine bleue ou un cinq.
   *[s] Cachalot demandé, et tu en as : joue un cachalot ou un cinq.
  }
tw-why-take-pearls-first = Prends d’abord les perles d’une carte du pli.
tw-why-card-not-in-trick = Cette carte n’est pas dans le pli.
tw-why-own-card = C’est ta propre carte : prends les perles d’une carte jouée par quelqu’un d’autre.
tw-why-name-a-leader-first = Désigne d’abord qui entame le pli suivant.

## Feuille de points

tw-slip-pearls = { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
  }
tw-slip-trick = Pli { $number } : { tw-card }
tw-slip-point = Pli { $number } : bonus, une perle
tw-slip-bonuses = { $count ->
    [0] Aucun bonus restant
    [one] { $count } bonus restant : seul, il ne vaut rien
   *[other] { $count } bonus restants : un point par paire
  }

## La table en texte

tw-text-trick = Le pli
tw-text-standing = Atout et pièce
tw-text-seats = Les joueurs
tw-text-none = rien
tw-text-trick-none = Aucune carte jouée.
tw-text-laid = { $name } : { tw-card-full }
tw-text-winning = { $kind ->
    [you] Tu es en tête pour l’instant.
   *[other] En tête pour l’instant : { $name }.
  }
tw-text-won = { $kind ->
    [you] Tu remportes le pli.
   *[other] { $name } remporte le pli.
  }
tw-text-took = { $kind ->
    [you] Tu prends { tw-pearls } du { tw-card }.
   *[other] { $name } prend { tw-pearls } du { tw-card }.
  }
tw-text-seat = { $name } : { tw-pearls-round }, { tw-total-read }, { tw-cards-left } en main.
tw-text-seat-bonuses = { $name }, bonus : { $list }.
tw-text-seat-no-bonuses = { $name } : aucun bonus.
tw-text-seat-lacks = { $name } : { tw-lacks }.

## Raccourcis

tw-key-rank = Choisir une carte par sa valeur ; encore une fois pour la suivante de même valeur
tw-key-family = Choisir une orque, un narval, une baleine bleue ou un cachalot ; encore une fois pour la suivante
tw-key-play = Jouer la carte choisie, dépenser le bonus choisi
tw-key-bonus = Choisir un bonus à dépenser ; encore une fois pour le suivant
tw-key-leader = Désigner qui entame, quand c’est à toi de le faire

## Ce que dit le coach

tw-coach-only = C’est la seule carte que tu peux jouer.
tw-coach-wins = { $pearls ->
    [one] Tu remportes le pli, avec { $pearls } perle à prendre.
   *[other] Tu remportes le pli, avec jusqu’à { $pearls } perles à prendre.
  }
tw-coach-safe = { $pearls ->
    [one] Tu prends la tête, et aucune carte cachée ne bat la tienne pour l’instant : { $pearls } perle à prendre.
   *[other] Tu prends la tête, et aucune carte cachée ne bat la tienne pour l’instant : jusqu’à { $pearls } perles à prendre.
  }
tw-coach-ahead = { $pearls ->
    [one] Tu prends la tête pour l’instant ; { $pearls } perle est en jeu.
   *[other] Tu prends la tête pour l’instant ; jusqu’à { $pearls } perles sont en jeu.
  }
tw-coach-sure = Aucune carte cachée ne la bat pour l’instant.
tw-coach-risk = { $count ->
    [one] Une seule carte cachée la bat pour l’instant.
   *[other] { $count } cartes cachées la battent pour l’instant.
  }
tw-coach-cheapest = Une plus faible ne suffirait pas, et tes meilleures restent en main.
tw-coach-beaten = Aucune de tes cartes ne suffit : { $name } est en tête.
tw-coach-ducks = Tu laisses ce pli et gardes ton { tw-card } pour plus tard.
tw-coach-cheap = Elle offre moins de perles que tes autres cartes.
tw-coach-bait = Si on prend ses perles, tu reçois un bonus : { tw-bonus }.
tw-coach-five = Si on ne prend pas sa perle, tu désignes qui entame ensuite.
tw-coach-void = { $family ->
    [o] C’est ta dernière orque : ensuite, tu n’auras plus à en fournir.
    [n] C’est ton dernier narval : ensuite, tu n’auras plus à en fournir.
    [b] C’est ta dernière baleine bleue : ensuite, tu n’auras plus à en fournir.
   *[s] C’est ton dernier cachalot : ensuite, tu n’auras plus à en fournir.
  }
tw-coach-pairs = Tu gardes tes bonus : deux non dépensés valent un point à la fin.
tw-coach-point = Une perle assurée.
tw-coach-odd = Seul, un bonus ne vaut rien à la fin : tu n’y perds rien.
tw-coach-pair = Mais deux bonus non dépensés valent un point, et tu casses une paire.
tw-coach-turns = Ton { tw-card } bat alors tout ce qui est posé.
tw-coach-holds = Aucune carte cachée ne bat alors ton { tw-card }.
tw-coach-spend-trump = { $count ->
    [one] Tu as { $count } carte de cette famille.
   *[other] Tu as { $count } cartes de cette famille.
  }
tw-coach-keep-trump = { $count ->
    [one] Il te reste { $count } carte de la famille qui deviendra atout.
   *[other] Il te reste { $count } cartes de la famille qui deviendra atout.
  }
tw-coach-keep-flip = Retournée au bon moment, la pièce fait gagner tes plus mauvaises cartes.
tw-coach-keep-point = Une perle assurée quand tu veux, mais qui ne gagne aucun pli.
tw-coach-most = { $pearls ->
    [one] { $pearls } perle : c’est le maximum de ce pli.
   *[other] { $pearls } perles : c’est le maximum de ce pli.
  }
tw-coach-behind = Le bonus va à { $name }, en dernière position : il y fera le moins de mal.
tw-coach-gives = { $name } reçoit son bonus : { tw-bonus }.
tw-coach-you-lead = Tu entames ensuite.
tw-coach-lead-self = Tu choisis la famille, mais sans voir aucune autre carte.
tw-coach-lead-last = Tu joues alors en dernier et vois toutes les cartes.
