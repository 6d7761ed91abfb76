# Cat in the Box

rules-cb-goal = Le but
rules-cb-goal-1 = Chaque carte est une boîte fermée, avec un numéro dessus et un chat dedans. Personne ne sait de quelle couleur est le chat, jusqu’à ce que quelqu’un ouvre la boîte en jouant la carte, et *déclare* une couleur. Dès lors c’est ainsi, et tout le monde doit faire avec.
rules-cb-goal-2 = C’est un jeu de plis : gagnes-en, si possible exactement autant qu’annoncé, et place tes jetons côte à côte sur le tableau de recherches. Mais évite de te retrouver à devoir déclarer l’impossible : ce serait un [paradoxe](#/rules/cat-in-the-box/paradox).
rules-cb-goal-3 = Une partie compte autant de manches que de joueurs. Le total le plus élevé l’emporte.
rules-cb-figure-card = Un 5 fermé, et ce qu’il peut devenir.

rules-cb-set-up = Mise en place
rules-cb-set-up-1 = On joue de deux à cinq. Le paquet contient *cinq cartes de chaque numéro* ; le numéro le plus haut dépend du nombre de joueurs.
rules-cb-set-up-2 = Le tableau de recherches a une case pour chaque numéro dans chacune des quatre couleurs : rouge, bleu, jaune et vert. Cinq cartes par numéro, mais seulement quatre cases : tôt ou tard, quelqu’un sera coincé.
rules-cb-set-up-3 = Le tableau a deux faces. Sur la face *blanche*, chaque couleur est une rangée. Sur la face *violette*, chaque colonne est décalée d’une couleur par rapport à sa voisine de gauche : les couleurs suivent des diagonales, et ce ne sont plus les mêmes cases qui se touchent. Sauf choix contraire, on prend la violette à cinq et la blanche à moins de cinq ; mais les deux faces se jouent à tout nombre de joueurs.
rules-cb-set-up-4 = Nous ne connaissons pas la face violette imprimée. Celle d’ici est de notre invention.
rules-cb-set-up-5 = On distribue dix cartes par joueur, ou neuf quand on joue à cinq. Chacun commence la manche avec ses quatre couleurs.
rules-cb-set-up-6 = Le premier joueur de la première manche est tiré au sort ; à chaque manche suivante, c’est le voisin dans le sens des aiguilles d’une montre.
rules-cb-set-up-7 = *À deux :* il reste cinq cartes. Trois sont révélées, deux restent inconnues. Chaque carte révélée place un jeton neutre sur la case verte de son numéro ; si elle est prise, sur la jaune ; si celle-ci l’est aussi, sur la bleue.
rules-cb-figure-layouts = Les deux faces : la blanche, puis la violette.

rules-cb-prediction = Une carte écartée, une prédiction
rules-cb-prediction-1 = Tout le monde choisit une carte en même temps et l’écarte face cachée. Elle sort de la manche et reste secrète jusqu’à la fin de la partie.
rules-cb-prediction-2 = Puis, à partir du premier joueur et dans le sens des aiguilles d’une montre, chacun annonce combien de plis il va gagner. À trois, on peut annoncer 1, 3 ou 4 ; à quatre ou cinq, 1, 2 ou 3. À deux, on n’annonce rien.

rules-cb-playing = Jouer une carte
rules-cb-playing-1 = Le premier joueur entame le premier pli ; ensuite, la personne qui gagne un pli entame le suivant. Chacun joue une carte, dans le sens des aiguilles d’une montre.
rules-cb-playing-2 = Quand tu joues une carte, tu *déclares sa couleur* et tu poses ton jeton sur la case de ce numéro et de cette couleur. Deux conditions :
rules-cb-playing-3 = la case est vide ;
rules-cb-playing-4 = tu n’as pas perdu cette couleur.
rules-cb-playing-5 = Les jetons à poser ne manquent jamais : ici, leur nombre dans la boîte du jeu ne compte pas.

rules-cb-colours = Couleur de référence, couleur perdue
rules-cb-colours-1 = La couleur de la première carte d’un pli en devient la *couleur de référence*. Ensuite, on peut déclarer n’importe quelle couleur encore possible, même quand on pourrait déclarer celle-là. De toute façon, personne ne peut vérifier ce qu’il y a dans une boîte.
rules-cb-colours-2 = Mais déclarer *une autre couleur que la couleur de référence* te fait perdre cette dernière, si tu l’avais encore. Elle t’est interdite jusqu’à la fin de la manche.
rules-cb-figure-lost = Le jaune était la couleur de référence, et tu as déclaré autre chose : il est barré pour toi.

rules-cb-red = Le rouge
rules-cb-red-1 = Le rouge est toujours atout : une carte rouge bat toute carte d’une autre couleur.
rules-cb-red-2 = On ne peut *pas entamer en rouge* tant qu’aucun jeton de joueur n’est sur une case rouge. Une exception : si aucune carte de ta main ne peut être jouée dans une autre couleur, tu peux entamer en rouge.
rules-cb-red-3 = Quand on n’entame pas, on peut déclarer rouge dès le premier pli. Si la couleur de référence en est une autre, on la perd, comme toujours.

rules-cb-trick = Qui gagne un pli
rules-cb-trick-1 = La carte rouge la plus haute. S’il n’y en a pas, la plus haute de la couleur de référence. Pas d’égalité possible : un numéro n’apparaît jamais deux fois dans la même couleur.
rules-cb-trick-2 = Les plis s’arrêtent quand il ne reste qu’une carte à chacun, donc après huit plis (sept quand on joue à cinq).
rules-cb-figure-trick = Référence bleue : le 6 gagne. Référence jaune : même un 1 gagne, s’il est rouge.

rules-cb-paradox = Paradoxe
rules-cb-paradox-1 = Si c’est à toi de jouer et qu’*aucune de tes cartes n’a de case*, que ce soit faute de place ou à cause des couleurs perdues, tu provoques un paradoxe. Ce n’est pas un choix : tant qu’un coup est permis, il faut le jouer.
rules-cb-paradox-2 = La manche s’arrête aussitôt. Personne ne gagne le pli inachevé, mais ses jetons restent sur le tableau. La personne qui a provoqué le paradoxe montre sa main à tout le monde.
rules-cb-figure-paradox = Un 4 et un 5 en main, et pas une case libre, ni pour l’un ni pour l’autre.

rules-cb-scoring = Décompte
rules-cb-scoring-1 = Un point par pli gagné.
rules-cb-scoring-2 = Si tu as provoqué un paradoxe, tu *perds* un point par pli gagné, et tu n’as pas de bonus.
rules-cb-scoring-3 = Si tu as gagné exactement autant de plis qu’annoncé, tu reçois le [bonus](#/rules/cat-in-the-box/bonus). À deux : si tu as gagné quatre plis ou moins.

rules-cb-bonus = Le bonus
rules-cb-bonus-1 = Le bonus est la taille de ton *plus grand groupe* sur le tableau : un point par jeton. Il compte aussi après le paradoxe de quelqu’un d’autre.
rules-cb-bonus-2 = Des jetons forment un groupe si leurs cases se touchent par un côté, sur la face du tableau utilisée. Les diagonales ne comptent pas, et le tableau ne se prolonge pas d’un bord à l’autre. Les jetons neutres ne sont à personne.
rules-cb-figure-group = Un groupe de quatre et un de trois. Le plus grand compte : quatre points.

rules-cb-end = Fin de la partie
rules-cb-end-1 = Il y a autant de manches que de joueurs. Après la dernière, le total le plus élevé l’emporte.
rules-cb-end-2 = En cas d’égalité, le meilleur score de la dernière manche l’emporte. Si l’égalité persiste, la victoire est partagée.

rules-cb-numbers-top = Numéros
rules-cb-numbers-cards = Cartes du paquet
rules-cb-numbers-hand = Cartes par joueur
rules-cb-numbers-tricks = Plis
rules-cb-numbers-predictions = Prédictions
