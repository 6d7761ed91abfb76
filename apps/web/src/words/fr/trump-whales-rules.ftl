# Atout Baleine

rules-tw-goal = Le but
rules-tw-goal-1 = Un jeu de plis où rien ne reste en place. L’atout peut changer à chaque bonus dépensé, et l’ordre des cartes aussi : la plus haute gagne, ou bien la plus basse. Même au milieu d’un pli.
rules-tw-goal-2 = Gagne des perles. Après une manche où quelqu’un a atteint 30 points, le total le plus élevé l’emporte. On joue de deux à quatre.

rules-tw-cards = Les cartes
rules-tw-cards-1 = Il y a quatre familles : orques, narvals, baleines bleues et cachalots. Chacune a les valeurs 1 à 4 et 6 à 9.
rules-tw-cards-2 = Il y a aussi quatre *cinq*, tous pareils : de petits bateaux qui n’appartiennent à aucune famille. Cela fait 36 cartes. À deux, on retire les cinq et on joue avec 32.
rules-tw-cards-3 = Chaque carte montre une à trois *perles*, et chaque carte sauf les cinq montre un *bonus*.
rules-tw-cards-4 = Des faces imprimées, nous ne connaissons que le 2 de narval, avec trois perles, et le cinq, avec une perle et sans bonus. Toutes les autres sont de notre invention ; le tableau ci-dessous les montre.
rules-tw-family-o = Orque
rules-tw-family-n = Narval
rules-tw-family-b = Baleine bleue
rules-tw-family-s = Cachalot
rules-tw-family-five = Cinq

rules-tw-trump = L’atout
rules-tw-trump-1 = Avant chaque manche, on tire une carte au sort. Sa famille est *atout* : ses cartes battent celles de toutes les autres. Si c’est un cinq, on en tire une autre. Puis on remet la carte et on mélange le tout.
rules-tw-trump-2 = On distribue neuf cartes par joueur. Les autres sortent de la manche, et personne ne les connaît.

rules-tw-token = La pièce
rules-tw-token-1 = La même carte règle la pièce : de valeur 1 à 4, elle la met sur *1*, et la carte *la plus basse* est la meilleure ; de valeur 6 à 9, elle la met sur *9*, et la carte *la plus haute* est la meilleure.
rules-tw-figure-coin = La plus basse gagne, ou la plus haute.

rules-tw-first-bonus = Le premier bonus
rules-tw-first-bonus-1 = Tout le monde choisit en même temps une carte de sa main et la pose, visible, devant soi : c’est son premier bonus. On joue donc huit plis avec les huit cartes restantes.
rules-tw-first-bonus-2 = Ce ne peut pas être un cinq : il n’a pas de bonus.

rules-tw-bonuses = Les bonus
rules-tw-bonuses-1 = À ton tour, *avant de jouer une carte*, tu peux dépenser autant de bonus que tu veux parmi ceux qui sont devant toi, l’un après l’autre. Chacun agit aussitôt, sur le pli en cours aussi, et sa carte disparaît. Il y en a trois sortes :
rules-tw-bonuses-2 = *Atout :* la famille indiquée devient atout.
rules-tw-bonuses-3 = *Pièce :* la pièce se retourne.
rules-tw-bonuses-4 = *Perle :* tu marques une perle.
rules-tw-bonuses-5 = Un bonus reçu dans un pli peut être dépensé dès le pli suivant.
rules-tw-faces-rank = Valeur
rules-tw-faces-pearls = Perles
rules-tw-faces-bonus = Bonus
rules-tw-faces-title = Les cartes de chaque famille
rules-tw-bonus-point = une perle
rules-tw-bonus-next = atout : la famille suivante
rules-tw-bonus-own = atout : sa propre famille
rules-tw-bonus-flip = pièce
rules-tw-bonus-none = aucun
rules-tw-bonuses-6 = L’ordre des familles : orque, narval, baleine bleue, cachalot, puis de nouveau orque.

rules-tw-following = Fournir
rules-tw-following-1 = Le premier joueur de la première manche est tiré au sort et entame le premier des huit plis. On joue dans le sens des aiguilles d’une montre, une carte chacun.
rules-tw-following-2 = À chaque manche suivante, le premier joueur est le voisin dans le sens des aiguilles d’une montre.
rules-tw-following-3 = L’entame est libre. Ensuite, il faut jouer une carte de la *famille demandée* si on en a une ; sinon, on joue ce qu’on veut. Rien n’oblige à couper, c’est-à-dire à jouer atout.

rules-tw-fives = Les cinq
rules-tw-fives-1 = Un cinq peut *toujours* être joué, même quand on pourrait fournir. Il vaut un 5 de la famille demandée.
rules-tw-fives-2 = Si l’entame est un cinq, la première carte d’une famille jouée ensuite fixe la famille demandée. Jusque-là, rien n’oblige à fournir.

rules-tw-trick = Qui gagne un pli
rules-tw-trick-1 = Le meilleur atout. S’il n’y en a pas, la meilleure carte de la famille demandée. La meilleure est la plus basse si la pièce montre 1, la plus haute si elle montre 9. L’atout et la pièce comptent *tels qu’ils sont quand le pli est complet*.
rules-tw-trick-2 = Un pli composé uniquement de cinq revient à la personne qui l’a entamé.
rules-tw-trick-3 = Entre deux cinq à égalité pour la meilleure carte, le premier joué gagne.
rules-tw-figure-trick = Le même pli sous les deux faces de la pièce : cachalot demandé, aucun atout.

rules-tw-pearls = Les perles
rules-tw-pearls-1 = La personne qui gagne le pli choisit *une carte du pli jouée par quelqu’un d’autre* et prend les perles qu’elle montre. Cette carte reste en bonus devant la personne qui l’avait jouée. Ainsi, chaque pli profite à deux joueurs.
rules-tw-pearls-2 = On peut aussi choisir un cinq. Il ne rapporte qu’une perle et ne donne de bonus à personne, mais il permet de garder l’[entame](#/rules/trump-whales/leader).
rules-tw-figure-pearls = Le 2 est choisi : ses trois perles vont à la personne qui gagne le pli, et la carte devient un bonus pour la personne qui l’a jouée.

rules-tw-leader = Qui entame ensuite
rules-tw-leader-1 = La personne qui gagne le pli entame le suivant, à une exception près : si un cinq a été joué et qu’elle *n’a pas choisi de cinq*, la personne qui a joué le premier cinq du pli désigne qui entame : n’importe qui, elle-même comprise.
rules-tw-leader-2 = S’il y a plusieurs cinq, il suffit d’en choisir un pour garder l’entame.
rules-tw-leader-3 = Après le dernier pli, on ne désigne personne.
rules-tw-figure-leader = Le cinq est choisi : gagner le pli donne l’entame. Une autre carte est choisie : la personne qui a joué le cinq désigne qui entame.

rules-tw-scoring = Décompte
rules-tw-scoring-1 = Après huit plis, tu marques un point par perle, et un de plus pour *chaque paire de bonus* encore devant toi. Seul le score est conservé d’une manche à l’autre.
rules-tw-scoring-2 = Après une manche où quelqu’un a atteint 30 points, le total le plus élevé l’emporte. Tant qu’il y a égalité en tête, on joue une manche de plus.

rules-tw-numbers-deck = Cartes du paquet
rules-tw-numbers-dealt = Cartes par joueur
rules-tw-numbers-out = Cartes hors de la manche
