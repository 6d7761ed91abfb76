# Si ça rentre

rules-if-goal = Le but
rules-if-goal-1 = Carte après carte, on construit sur une table commune des cartons pleins de jouets, et tes chats y emménagent. À la fin, chaque carton revient à la personne qui y a le plus de chats. Ferme tes cartons : un carton fermé vaut le double.
rules-if-goal-2 = On joue de deux à cinq. Le total le plus élevé l’emporte.

rules-if-table = La table
rules-if-table-1 = Toutes les cartes sont dans le même sens, sur une même grille : les grands côtés, à gauche et à droite, ne touchent que des grands côtés, et les petits, en haut et en bas, que des petits. On peut tourner une carte d’un *demi-tour*.
rules-if-table-2 = Une nouvelle carte se pose sur un emplacement vide et touche une carte de la table par un côté entier. Les parois n’y changent rien : paroi contre paroi, c’est permis, et paroi contre ouverture aussi.
rules-if-table-3 = La table a des bords, et aucune carte ne les dépasse. Une petite table fait 11 cartes de large et 7 de haut, une moyenne 15 sur 9, une grande 21 sur 11. Sauf choix contraire, elle est moyenne.

rules-if-cards = Les cartes
rules-if-cards-1 = Il y a 72 cartes Carton, cinq cartes de départ et trois jouets spéciaux ; pour chaque joueur cinq chats, éveillés d’un côté et endormis de l’autre ; et autant de Princesses que de joueurs.
rules-if-cards-2 = Les cartes Carton montrent jusqu’à deux symboles. Il y a cinq jouets, pelote, souris, plume, poisson et grelot, et une chose qu’aucun chat n’aime : le *vaporisateur*.
rules-if-cards-3 = Nous ne connaissons pas les faces imprimées. Celles d’ici sont de notre invention.
rules-if-symbol-yarn = pelote
rules-if-symbol-mouse = souris
rules-if-symbol-feather = plume
rules-if-symbol-fish = poisson
rules-if-symbol-bell = grelot
rules-if-symbol-spray = vaporisateur

rules-if-boxes = Les cartons
rules-if-boxes-1 = Chaque côté d’une carte est une *paroi* ou une *ouverture*. Deux cartes voisines sont reliées là où deux ouvertures se touchent. Tout ce qui est relié forme un seul carton, aussi grand soit-il.
rules-if-boxes-2 = Un carton est *fermé* quand aucune de ses ouvertures ne donne sur un emplacement vide ou sur le bord de la table. Une ouverture qui donne sur la paroi d’une carte voisine ne compte plus : une paroi posée contre elle la ferme.
rules-if-figure-joined = Ouvert contre ouvert : un seul carton. Ouvert contre paroi, ou paroi contre paroi : deux cartons.
rules-if-figure-closed = Un carton fermé. Le jouet le plus fréquent : trois pelotes ; le vaporisateur en enlève une, et on double : 4.

rules-if-start = Le départ
rules-if-start-1 = Chacun reçoit deux cartes Carton. Les autres sont mélangées avec les jouets spéciaux et réparties en autant de tas que de joueurs, aussi égaux que possible ; les premiers tas prennent les cartes en trop. On mélange une Princesse dans chaque tas. Puis on empile les tas, le premier au-dessus.
rules-if-start-2 = Les jouets spéciaux ne sont jamais distribués en main.
rules-if-start-3 = Le premier joueur est tiré au sort. À partir de lui, dans le sens des aiguilles d’une montre, chacun choisit une des cartes de départ restantes et la pose, sans jamais la tourner : la première au milieu de la table, les autres par un petit côté contre une carte de la table. Puis le premier joueur joue le premier tour.

rules-if-turn = Un tour
rules-if-turn-1 = À ton tour, deux possibilités :
rules-if-turn-2 = *Pioche* la carte du dessus, puis *joue une carte* de ta main. Après une carte Carton, tu peux poser un chat éveillé.
rules-if-turn-3 = Ou, s’il te reste un chat, pose un [chat endormi](#/rules/if-it-fits/sleeping) sans piocher.
rules-if-turn-4 = Si aucune de tes cartes ne peut être jouée, tu en défausses une, face visible.

rules-if-cats = Chats éveillés
rules-if-cats-1 = Un chat éveillé se pose *à cheval sur deux cartes reliées par leurs grands côtés*. L’une d’elles est la carte que tu viens de poser.
rules-if-cats-2 = Il ne chevauche ni un autre chat, ni une Princesse, ni un jouet spécial, et ne se pose ni sur un chat endormi ni sur l’emplacement d’une Princesse. Chaque grand côté d’une carte n’a de place que pour une seule de ces pièces.
rules-if-cats-3 = Le carton, tel qu’il est une fois ta carte posée, ne doit contenir *aucun chat de quelqu’un d’autre*, éveillé ou endormi, sauf s’il en contient aussi un à toi. Les Princesses ne comptent pas. On n’entre donc pas dans un carton occupé. Mais on peut relier des cartons, et un chat endormi peut ouvrir la porte.
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
rules-if-princess-1 = Une Princesse en main se joue à la place d’une carte Carton. Elle prend la place de *n’importe quel chat sur la table*, éveillé ou endormi, y compris un des tiens. Ce chat retourne à son propriétaire, qui peut s’en resservir. Tu ne poses pas de chat à ce tour.
rules-if-princess-2 = Elle n’occupe rien, ne compte pour personne et n’est à personne. À la place d’un chat endormi, elle garde ses parois et son ouverture.
rules-if-figure-princess = Elle a pris la place de quelqu’un.

rules-if-toys = Jouets spéciaux
rules-if-toys-1 = Un jouet spécial pioché est montré et posé aussitôt : c’est ta carte de ce tour. Il se pose à cheval sur deux grands côtés reliés, comme un chat éveillé et sans rien chevaucher, dans *n’importe quel carton* de la table. Ses symboles comptent dans ce carton.
rules-if-toys-2 = S’il n’existe aucun emplacement de ce genre, et alors seulement, il se pose comme une carte Carton, ouverte des quatre côtés, et un chat éveillé peut suivre.
rules-if-toys-3 = S’il ne peut être posé nulle part, il est défaussé, et c’est quand même ta carte de ce tour.
rules-if-figure-toys = Deux plumes de plus pour ce carton.

rules-if-end = La fin
rules-if-end-1 = La dernière phase commence après le tour où la *dernière carte de la pioche* a été piochée, ou bien où quelqu’un a posé son *cinquième chat*, éveillé ou endormi. Une Princesse qui renvoie un chat n’y change rien.
rules-if-end-2 = Dès lors, on ne pioche plus et on ne pose plus de chats endormis. Les tours continuent jusqu’à ce que toutes les mains soient vides ; quand on n’a plus de cartes, on passe son tour.

rules-if-scoring = Décompte
rules-if-scoring-1 = *Qui remporte un carton ?* Tes chats y comptent, éveillés comme endormis, mais seulement si l’un d’eux au moins est éveillé. Le plus grand nombre de chats remporte le carton. En cas d’égalité, il compte en entier pour chacun. Un carton où aucun chat ne compte ne rapporte rien à personne.
rules-if-scoring-2 = *Que vaut-il ?* Un point par symbole de son *jouet le plus fréquent* ; si plusieurs jouets sont à égalité, ils comptent tous. Moins un point par vaporisateur. Le tout est *doublé si le carton est fermé*. Les symboles sous un chat comptent, ceux des jouets spéciaux aussi. Un carton peut avoir une valeur négative.
rules-if-scoring-3 = *Chats supplémentaires :* pour chaque carton que tu remportes, ajoute un point par chat à toi qui y compte, sauf le premier. Ce bonus n’est jamais doublé.
rules-if-scoring-4 = Le total le plus élevé l’emporte. En cas d’égalité, c’est le plus petit nombre de points de pénalité qui décide : les vaporisateurs des cartons remportés, doublés là où le carton était fermé. Si l’égalité persiste, la victoire est partagée.

rules-if-extended = Règles avancées
rules-if-extended-1 = Une option pour corser la partie :
rules-if-extended-2 = Les cinq Princesses sont mélangées dans toute la pioche, quel que soit le nombre de joueurs.
rules-if-extended-3 = On ne pose jamais une paroi contre une paroi. Les chats endormis ont aussi des parois.
rules-if-extended-4 = Les chats supplémentaires ne rapportent pas de points.
rules-if-extended-5 = Pour savoir qui remporte un carton, un chat endormi compte pour moitié. Il ne compte toujours qu’aux côtés d’un chat éveillé.

rules-if-numbers-deck = Cartes dans la pioche
rules-if-numbers-piles = Tas
rules-if-numbers-princesses = Princesses
rules-if-numbers-extended = Pioche, règles avancées
