# Les pages de règles : un message par paragraphe, point de liste, note en marge ou légende. Les *étoiles* marquent
# l’accent, [mots](#/rules/JEU/PARTIE) les liens. rules-JEU-PARTIE est un titre ; -1, -2, … ce qui vient dessous.

rules-title = Règles : { $game }
rules-contents = Sommaire
rules-learn = Apprendre en jouant
rules-play = Jouer
rules-others = Autres règles
rules-choose = Règles
rules-numbers = Selon le nombre de joueurs
rules-players = Joueurs
rules-decided = À notre table
rules-decided-note = Les notes comme celle-ci signalent ce que les règles imprimées laissent ouvert, ou ce que nous n’en savons pas, et comment on joue ici.


## Cat in the Box

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


## Atout Baleine

rules-tw-goal = Le but
rules-tw-goal-1 = Un jeu de plis où rien ne reste en place. Quelle famille est atout, et si c’est le plus grand ou le plus petit qui gagne, tout peut changer à chaque bonus dépensé, même au milieu d’un pli.
rules-tw-goal-2 = Gagne des perles. Après une manche où quelqu’un a atteint 30, le plus grand total l’emporte. On joue de deux à quatre.

rules-tw-cards = Les cartes
rules-tw-cards-1 = Il y a quatre familles : orques, narvals, baleines bleues et cachalots. Chacune a les rangs 1 à 4 et 6 à 9.
rules-tw-cards-2 = Il y a aussi quatre *cinq*, tous pareils : de petits bateaux qui ne sont d’aucune famille. Cela fait 36 cartes. À deux, on retire les cinq et on joue avec 32.
rules-tw-cards-3 = Chaque carte montre une à trois *perles*, et chaque carte sauf les cinq montre un *bonus*.
rules-tw-cards-4 = Des faces imprimées, nous ne connaissons que le 2 de narval, avec trois perles, et le cinq, avec une perle et sans bonus. Toutes les autres sont de nous ; le tableau ci-dessous les montre.
rules-tw-family-o = Orque
rules-tw-family-n = Narval
rules-tw-family-b = Baleine bleue
rules-tw-family-s = Cachalot
rules-tw-family-five = Cinq

rules-tw-trump = L’atout
rules-tw-trump-1 = Avant chaque manche, on tire une carte au sort. Sa famille est *atout* : ses cartes battent celles de toutes les autres. Si c’est un cinq, on en tire une autre. Puis la carte est remise et on mélange le tout.
rules-tw-trump-2 = On distribue neuf cartes à chacun. Les autres sortent de la manche, et personne ne les connaît.

rules-tw-token = La pièce
rules-tw-token-1 = La même carte règle la pièce : avec un rang de 1 à 4 elle montre *1*, et la *plus petite* carte est la meilleure ; avec un rang de 6 à 9 elle montre *9*, et la *plus grande* est la meilleure.
rules-tw-figure-coin = Le plus petit gagne, ou le plus grand.

rules-tw-first-bonus = Le premier bonus
rules-tw-first-bonus-1 = Tout le monde choisit en même temps une carte de sa main et la pose, visible, devant soi : c’est son premier bonus. On joue donc huit plis avec les huit cartes restantes.
rules-tw-first-bonus-2 = Ce ne peut pas être un cinq : il n’a pas de bonus.

rules-tw-bonuses = Les bonus
rules-tw-bonuses-1 = À ton tour, *avant de jouer une carte*, tu peux dépenser autant de bonus que tu veux parmi ceux devant toi, l’un après l’autre. Chacun agit aussitôt, sur le pli en cours aussi, et sa carte disparaît. Il y en a trois sortes :
rules-tw-bonuses-2 = *Atout :* la famille indiquée devient atout.
rules-tw-bonuses-3 = *Pièce :* la pièce se retourne.
rules-tw-bonuses-4 = *Perle :* tu marques une perle.
rules-tw-bonuses-5 = Un bonus reçu dans un pli peut être dépensé dès le pli suivant.
rules-tw-faces-rank = Rang
rules-tw-faces-pearls = Perles
rules-tw-faces-bonus = Bonus
rules-tw-faces-title = Ce que montrent les cartes, dans chaque famille
rules-tw-bonus-point = une perle
rules-tw-bonus-next = atout : la famille suivante
rules-tw-bonus-own = atout : sa propre famille
rules-tw-bonus-flip = pièce
rules-tw-bonus-none = aucun
rules-tw-bonuses-6 = La famille suivante va de l’orque au narval, à la baleine bleue, au cachalot, puis revient à l’orque.

rules-tw-following = Fournir
rules-tw-following-1 = Le premier joueur de la première manche est tiré au sort et entame le premier des huit plis. On joue dans le sens des aiguilles d’une montre, une carte chacun.
rules-tw-following-2 = À chaque manche suivante, le premier joueur est le voisin dans le sens des aiguilles d’une montre.
rules-tw-following-3 = Qui entame joue n’importe quelle carte. Les autres doivent jouer une carte de la *famille demandée* s’ils en ont une ; sinon, ce qu’ils veulent. On n’est jamais obligé de couper.

rules-tw-fives = Les cinq
rules-tw-fives-1 = Un cinq peut *toujours* être joué, même par qui pourrait fournir. Il vaut un 5 de la famille demandée.
rules-tw-fives-2 = Si l’entame est un cinq, la première carte d’une famille jouée ensuite fixe la famille demandée. Jusque-là, rien n’oblige à fournir.

rules-tw-trick = Qui gagne un pli
rules-tw-trick-1 = Le meilleur atout. S’il n’y en a pas, la meilleure carte de la famille demandée. La meilleure est la plus petite si la pièce montre 1, la plus grande si elle montre 9. L’atout et la pièce comptent *tels qu’ils sont quand le pli est complet*.
rules-tw-trick-2 = Un pli fait seulement de cinq revient à qui l’a entamé.
rules-tw-trick-3 = Entre deux cinq à égalité pour la meilleure carte, le premier joué gagne.
rules-tw-figure-trick = Le même pli sous les deux faces de la pièce : cachalot demandé, aucun atout.

rules-tw-pearls = Les perles
rules-tw-pearls-1 = Qui gagne choisit *une carte du pli jouée par quelqu’un d’autre* et prend les perles qu’elle montre. Qui avait joué cette carte la garde devant soi comme bonus. Ainsi, chaque pli profite à deux joueurs.
rules-tw-pearls-2 = On peut aussi choisir un cinq. Il donne sa seule perle, et de bonus à personne. Mais il garde l’[entame](#/rules/trump-whales/leader).
rules-tw-figure-pearls = Qui gagne choisit le deux : à lui ses trois perles, et la carte reste en bonus à qui l’a jouée.

rules-tw-leader = Qui entame ensuite
rules-tw-leader-1 = Qui gagne le pli entame le suivant, à une exception près : si un cinq a été joué et que le gagnant *n’a pas choisi de cinq*, c’est le joueur du premier cinq du pli qui désigne qui entame. N’importe qui, lui compris.
rules-tw-leader-2 = S’il y a plusieurs cinq, il suffit d’en choisir un pour garder l’entame.
rules-tw-leader-3 = Après le dernier pli, on ne désigne personne.
rules-tw-figure-leader = Le cinq est choisi : le gagnant entame. Une autre carte est choisie : qui a joué le cinq désigne qui entame.

rules-tw-scoring = Décompte
rules-tw-scoring-1 = Après huit plis, tu marques les perles prises et un point de plus pour *chaque paire de bonus* encore devant toi. Rien d’autre que le score ne passe à la manche suivante.
rules-tw-scoring-2 = Après une manche où quelqu’un a atteint 30, le plus grand total l’emporte. Tant qu’il y a égalité en tête, on joue une manche de plus.

rules-tw-numbers-deck = Cartes du paquet
rules-tw-numbers-dealt = Cartes chacun
rules-tw-numbers-out = Cartes hors de la manche


## Si ça rentre

rules-if-goal = Le but
rules-if-goal-1 = Avec des cartes, on construit sur une table commune des cartons pleins de jouets, et tes chats y emménagent. À la fin, chaque carton revient à qui y a le plus de chats. Ferme tes cartons : un carton fermé vaut le double.
rules-if-goal-2 = On joue de deux à cinq. Qui a le plus de points l’emporte.

rules-if-table = La table
rules-if-table-1 = Toutes les cartes sont dans le même sens, sur une même grille : les longs côtés, à gauche et à droite, ne touchent que des longs côtés, et les petits, en haut et en bas, que des petits. On peut tourner une carte d’un *demi-tour*.
rules-if-table-2 = Une nouvelle carte se pose sur une place vide et touche une carte de la table par un côté entier. Les parois n’y changent rien : paroi contre paroi, c’est permis, et paroi contre ouverture aussi.
rules-if-table-3 = La table a des bords, et aucune carte ne les dépasse. Une petite table fait 11 cartes de large et 7 de haut, une moyenne 15 sur 9, une grande 21 sur 11. Sauf choix contraire, elle est moyenne.

rules-if-cards = Les cartes
rules-if-cards-1 = Il y a 72 cartes Carton, cinq cartes de départ et trois jouets spéciaux ; pour chaque joueur cinq chats, éveillés d’un côté et endormis de l’autre ; et autant de Princesses que de joueurs.
rules-if-cards-2 = Les cartes Carton montrent jusqu’à deux symboles. Il y a cinq jouets, pelote, souris, plume, poisson et grelot, et une chose qu’aucun chat n’aime : le *vaporisateur*.
rules-if-cards-3 = Nous ne connaissons pas les faces imprimées. Les nôtres sont de nous.
rules-if-symbol-yarn = pelote
rules-if-symbol-mouse = souris
rules-if-symbol-feather = plume
rules-if-symbol-fish = poisson
rules-if-symbol-bell = grelot
rules-if-symbol-spray = vaporisateur

rules-if-boxes = Les cartons
rules-if-boxes-1 = Chaque côté d’une carte est une *paroi* ou une *ouverture*. Deux voisines sont reliées là où les deux côtés qui se touchent sont ouverts. Tout ce qui est relié forme un seul carton, aussi grand soit-il.
rules-if-boxes-2 = Un carton est *fermé* quand aucune de ses ouvertures ne donne sur une place vide ou sur le bord de la table. Une ouverture qui donne sur la paroi d’une voisine ne compte pas comme ouverte : une paroi posée contre elle la ferme.
rules-if-figure-joined = Ouvert contre ouvert : un seul carton. Ouvert contre paroi, ou paroi contre paroi : deux cartons.
rules-if-figure-closed = Un carton fermé. Trois pelotes sont le jouet le plus fréquent, le vaporisateur en enlève une, et on double : 4.

rules-if-start = Le départ
rules-if-start-1 = Chacun reçoit deux cartes Carton. Les autres sont mélangées avec les jouets spéciaux et réparties en autant de tas que de joueurs, aussi égaux que possible ; les premiers tas prennent les cartes en trop. On mélange une Princesse dans chaque tas. Puis on empile les tas, le premier au-dessus.
rules-if-start-2 = Les jouets spéciaux ne sont jamais distribués en main.
rules-if-start-3 = Le premier joueur est tiré au sort. À partir de lui, dans le sens des aiguilles d’une montre, chacun choisit une des cartes de départ restantes et la pose, sans jamais la tourner : la première au milieu de la table, les autres par un petit côté contre une carte de la table. Puis le premier joueur joue le premier tour.

rules-if-turn = Un tour
rules-if-turn-1 = Tu fais une chose ou l’autre :
rules-if-turn-2 = *Pioche* la carte du dessus, puis *joue une carte* de ta main. Après une carte Carton, tu peux poser un chat éveillé.
rules-if-turn-3 = Ou, s’il te reste un chat, pose un [chat endormi](#/rules/if-it-fits/sleeping) sans piocher.
rules-if-turn-4 = Si aucune de tes cartes ne peut être jouée, tu en défausses une, face visible.

rules-if-cats = Chats éveillés
rules-if-cats-1 = Un chat éveillé se pose *à cheval sur deux cartes reliées par leurs longs côtés*. L’une d’elles est la carte que tu viens de poser.
rules-if-cats-2 = Il ne chevauche ni un autre chat, ni une Princesse, ni un jouet spécial, et ne se pose ni sur un chat endormi ni sur la place d’une Princesse. Une carte a de la place pour une telle carte sur chacun de ses longs côtés.
rules-if-cats-3 = Le carton, tel qu’il est une fois ta carte posée, ne doit contenir *aucun chat d’un autre*, éveillé ou endormi, sauf s’il en contient aussi un à toi. Les Princesses ne comptent pas. On n’entre donc pas dans un carton occupé. Mais des cartons peuvent être reliés, et un chat endormi peut ouvrir la porte.
rules-if-figure-cats = Deux chats dans un carton : il y a de la place de chaque côté de la carte du milieu.

rules-if-sleeping = Chats endormis
rules-if-sleeping-1 = Un chat endormi se pose comme une carte Carton, sur un emplacement à lui, droit ou tourné d’un demi-tour. Il a trois parois, *une seule ouverture* et aucun symbole.
rules-if-sleeping-2 = Il rejoint le carton que touche son ouverture, même occupé, et l’occupe. Il *bouche ainsi une ouverture* de ce carton ; si c’était la dernière, le carton est fermé. Si son ouverture n’en touche aucune autre, il forme un carton à lui seul.
rules-if-sleeping-3 = À la fin, il ne compte que si un de tes chats éveillés est dans le même carton.
rules-if-figure-sleeping-card = Ouvert en bas ou, une fois tourné, en haut.
rules-if-sleeping-joins = Il rejoint le carton et bouche une ouverture.
rules-if-sleeping-closes = Il bouche la dernière : fermé.
rules-if-sleeping-alone = Il tourne le dos au carton : pas relié.

rules-if-princess = La Princesse
rules-if-princess-1 = Une Princesse en main se joue au lieu d’une carte Carton. Elle prend la place de *n’importe quel chat sur la table*, éveillé ou endormi, même à toi. Ce chat retourne à son propriétaire, qui peut s’en resservir. Tu ne poses pas de chat à ce tour.
rules-if-princess-2 = Elle n’occupe rien, ne compte pour personne et n’est à personne. À la place d’un chat endormi, elle garde ses parois et son ouverture.
rules-if-figure-princess = Elle a pris la place de quelqu’un.

rules-if-toys = Jouets spéciaux
rules-if-toys-1 = Un jouet spécial pioché est montré et posé aussitôt : c’est ta carte de ce tour. Il se pose à cheval sur deux longs côtés reliés, comme un chat éveillé et sans rien chevaucher, dans *n’importe quel carton* de la table. Ses symboles comptent dans ce carton.
rules-if-toys-2 = S’il n’existe aucune place de ce genre, et alors seulement, il se pose comme une carte Carton, ouverte des quatre côtés, et un chat éveillé peut suivre.
rules-if-toys-3 = S’il ne peut être posé nulle part, il est défaussé, et c’est quand même ta carte de ce tour.
rules-if-figure-toys = Deux plumes de plus pour ce carton.

rules-if-end = La fin
rules-if-end-1 = La dernière phase commence après le tour où la *dernière carte de la pioche* a été piochée, ou bien où quelqu’un a posé son *cinquième chat*, éveillé ou endormi. Une Princesse qui renvoie un chat n’y change rien.
rules-if-end-2 = Dès lors, on ne pioche plus et on ne pose plus de chats endormis. Les tours continuent jusqu’à ce que toutes les mains soient vides ; on passe qui n’a plus de cartes.

rules-if-scoring = Décompte
rules-if-scoring-1 = *Qui prend un carton ?* Tes chats y comptent, éveillés comme endormis, mais seulement si l’un d’eux au moins est éveillé. Qui en a le plus prend le carton. En cas d’égalité, chacun le prend en entier. Un carton où aucun chat ne compte ne rapporte à personne.
rules-if-scoring-2 = *Que vaut-il ?* Un point par symbole de son *jouet le plus fréquent* ; si plusieurs jouets sont à égalité, de tous ceux-là. Moins un point par vaporisateur. Les deux sont *doublés si le carton est fermé*. Les symboles sous un chat comptent, ceux des jouets spéciaux aussi. Un carton peut valoir moins que rien.
rules-if-scoring-3 = *Plus de chats :* qui prend un carton ajoute un point pour chacun de ses chats comptés au-delà du premier. Ceci n’est jamais doublé.
rules-if-scoring-4 = Le plus grand total l’emporte. Une égalité revient à qui a le moins de points de pénalité : les vaporisateurs des cartons pris, doublés là où le carton était fermé. Si l’égalité persiste, la victoire est partagée.

rules-if-extended = Règles avancées
rules-if-extended-1 = Une option pour qui veut une partie plus corsée :
rules-if-extended-2 = Les cinq Princesses sont mélangées dans toute la pioche, quel que soit le nombre de joueurs.
rules-if-extended-3 = On ne pose jamais une paroi contre une paroi. Les chats endormis ont aussi des parois.
rules-if-extended-4 = Les chats de plus ne rapportent pas de points.
rules-if-extended-5 = Pour savoir qui prend un carton, un chat endormi compte pour moitié. Il ne compte toujours qu’aux côtés d’un chat éveillé.

rules-if-numbers-deck = Cartes dans la pioche
rules-if-numbers-piles = Tas
rules-if-numbers-princesses = Princesses
rules-if-numbers-extended = Pioche, règles avancées
