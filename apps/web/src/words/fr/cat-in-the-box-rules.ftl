# Cat in the Box

rules-cb-goal = Le but
rules-cb-goal-1 = Chaque carte est une boîte fermée, avec un numéro dessus et un chat dedans. Personne ne sait de quelle couleur est le chat, jusqu’à ce que quelqu’un ouvre la boîte en jouant la carte, et *déclare* une couleur. Dès lors c’est ainsi, et tout le monde doit faire avec.
rules-cb-goal-2 = On joue des plis. Gagnes-en, juste autant que tu en as annoncé, et place tes jetons côte à côte sur le tableau de recherches. Et n’en arrive pas à devoir dire l’impossible : ce serait un [paradoxe](#/rules/cat-in-the-box/paradox).
rules-cb-goal-3 = Une partie compte autant de manches que de joueurs. Qui a le plus de points l’emporte.
rules-cb-figure-card = Un 5 fermé, et ce qu’il peut devenir.

rules-cb-set-up = Mise en place
rules-cb-set-up-1 = On joue de deux à cinq. Le paquet contient *cinq cartes de chaque numéro* ; jusqu’où montent les numéros dépend du nombre de joueurs.
rules-cb-set-up-2 = Le tableau de recherches a une case pour chaque numéro dans chacune des quatre couleurs : rouge, bleu, jaune et vert. Cinq cartes par numéro, mais seulement quatre cases : tôt ou tard, quelqu’un sera coincé.
rules-cb-set-up-3 = Le tableau a deux faces. Sur la face *blanche*, chaque couleur est une rangée. Sur la face *violette*, chaque colonne commence une couleur plus loin que celle à sa gauche : les couleurs courent en diagonale et d’autres cases sont voisines. Sauf choix contraire, on prend la violette à cinq et la blanche à moins de cinq ; chaque face peut se choisir, quel que soit le nombre de joueurs.
rules-cb-set-up-4 = Nous ne connaissons pas la face violette imprimée. La nôtre est dessinée ici.
rules-cb-set-up-5 = On distribue dix cartes à chacun, neuf à cinq joueurs. Chacun a quatre jetons de couleur, un par couleur.
rules-cb-set-up-6 = Le premier joueur de la première manche est tiré au sort ; à chaque manche suivante, c’est le voisin dans le sens des aiguilles d’une montre.
rules-cb-set-up-7 = *À deux :* il reste cinq cartes. Trois sont révélées, deux restent inconnues. Chaque carte révélée place un jeton neutre sur la case verte de son numéro ; si elle est prise, sur la jaune ; si celle-ci l’est aussi, sur la bleue.
rules-cb-figure-layouts = Les deux faces : la blanche, puis la violette.

rules-cb-prediction = Une carte écartée, une prédiction
rules-cb-prediction-1 = Tout le monde choisit une carte en même temps et l’écarte face cachée. Elle sort de la manche et reste secrète jusqu’à la fin de la partie.
rules-cb-prediction-2 = Puis, à partir du premier joueur et dans le sens des aiguilles d’une montre, chacun annonce combien de plis il va gagner. À trois, on peut annoncer 1, 3 ou 4 ; à quatre ou cinq, 1, 2 ou 3. À deux, on ne prédit rien.

rules-cb-playing = Jouer une carte
rules-cb-playing-1 = Le premier joueur entame le premier pli ; ensuite, qui gagne un pli entame le suivant. Chacun joue une carte, dans le sens des aiguilles d’une montre.
rules-cb-playing-2 = Jouer une carte, c’est *déclarer sa couleur* et poser ton jeton sur la case de ce numéro et de cette couleur. Deux conditions :
rules-cb-playing-3 = la case est vide ;
rules-cb-playing-4 = tu as encore ton jeton de cette couleur.
rules-cb-playing-5 = Les jetons à poser ne manquent jamais. Combien il y en a dans la boîte imprimée n’est pas une règle ici.

rules-cb-colours = Fournir, et perdre une couleur
rules-cb-colours-1 = La première carte d’un pli fixe la couleur demandée. Les autres peuvent déclarer toute couleur qui leur est possible, qu’ils aient pu fournir ou non. De toute façon, personne ne peut vérifier ce qu’il y a dans une boîte.
rules-cb-colours-2 = Mais déclarer *une autre couleur que celle demandée* coûte son propre jeton de la couleur demandée, si on l’a encore. Cette couleur est perdue jusqu’à la fin de la manche.
rules-cb-figure-lost = Jaune était demandé, et tu as dit autre chose : le jaune est barré pour toi.

rules-cb-red = Le rouge
rules-cb-red-1 = Le rouge est toujours atout : une carte rouge bat toute carte d’une autre couleur.
rules-cb-red-2 = On ne peut *pas entamer à rouge* tant qu’aucun jeton de joueur n’est sur une case rouge. Une exception : si aucune carte de ta main ne peut être jouée dans une autre couleur, tu peux entamer à rouge.
rules-cb-red-3 = Quand on n’entame pas, on peut déclarer rouge dès le premier pli. Si une autre couleur était demandée, cela coûte le jeton de cette couleur, comme toujours.

rules-cb-trick = Qui gagne un pli
rules-cb-trick-1 = La plus grande carte rouge. S’il n’y en a pas, la plus grande carte de la couleur demandée. Pas d’égalité possible : aucun numéro n’est deux fois dans une couleur.
rules-cb-trick-2 = Les plis s’arrêtent quand chacun n’a plus qu’une carte, soit après huit plis, ou sept à cinq joueurs.
rules-cb-figure-trick = Bleu demandé : le 6 gagne. Jaune demandé : même un 1 gagne, s’il est rouge.

rules-cb-paradox = Paradoxe
rules-cb-paradox-1 = Si c’est à toi de jouer et qu’*aucune de tes cartes n’a de case*, que ce soit faute de place ou à cause des couleurs perdues, tu provoques un paradoxe. Ce n’est pas un choix : tant qu’un coup est permis, il faut le jouer.
rules-cb-paradox-2 = La manche s’arrête aussitôt. Personne ne gagne le pli inachevé, mais ses jetons restent sur le tableau. La main de qui a provoqué le paradoxe est montrée à tous.
rules-cb-figure-paradox = Un 4 et un 5 en main, et pas une case libre, ni pour l’un ni pour l’autre.

rules-cb-scoring = Décompte
rules-cb-scoring-1 = Un point par pli gagné.
rules-cb-scoring-2 = Si tu as provoqué un paradoxe, tu *perds* un point par pli gagné, et tu n’as pas de bonus.
rules-cb-scoring-3 = Si tu as gagné exactement autant de plis qu’annoncé, tu reçois le [bonus](#/rules/cat-in-the-box/bonus). À deux : si tu as gagné quatre plis ou moins.

rules-cb-bonus = Le bonus
rules-cb-bonus-1 = Le bonus est la taille de ton *plus grand groupe* sur le tableau : un point par jeton. Il compte aussi après le paradoxe de quelqu’un d’autre.
rules-cb-bonus-2 = Des jetons vont ensemble si leurs cases se touchent par un côté, sur la face du tableau utilisée. Les coins ne relient pas, et les bords ne se rejoignent pas. Les jetons neutres ne sont à personne.
rules-cb-figure-group = Un groupe de quatre et un de trois. Le plus grand compte : quatre points.

rules-cb-end = Fin de la partie
rules-cb-end-1 = Il y a autant de manches que de joueurs. Après la dernière, le plus grand total l’emporte.
rules-cb-end-2 = En cas d’égalité, la meilleure dernière manche l’emporte. Si l’égalité persiste, la victoire est partagée.

rules-cb-numbers-top = Numéros
rules-cb-numbers-cards = Cartes du paquet
rules-cb-numbers-hand = Cartes chacun
rules-cb-numbers-tricks = Plis
rules-cb-numbers-predictions = Prédictions
