# Les leçons. À chaque étape : lesson-ÉTAPE est le texte, -done ce qui en est sorti, -not ce qu’on dit à qui essaie un
# autre coup. Les *étoiles* marquent l’accent. { $p1 } et { $p2 } sont les noms des autres à la table.

lesson-title = { $game }, leçon
lesson-step = Étape { $step } sur { $steps }
lesson-next = Continuer
lesson-back = Retour
lesson-restart = Depuis le début
lesson-show = Montre-moi
lesson-shown = Essaie ceci : { $move }
lesson-leave = Quitter la leçon
lesson-note = La leçon
lesson-text-view = La table en texte
lesson-slip = Les points
lesson-end = Voilà, c’est tout !
lesson-end-text = Tu en sais assez pour t’asseoir à table. Le reste vient en jouant : chaque choix grisé te dit pourquoi il l’est.
lesson-end-play = Jouer pour de vrai
lesson-end-rules = Lire les règles
lesson-end-again = Encore une fois
lesson-choose = Quel jeu veux-tu apprendre ?
lesson-choose-line = Quelques minutes chacun, sur une table préparée pour toi. C’est toi qui joues.
lesson-begin = Commencer
lesson-begin-game = Commencer la leçon : { $game }


## Cat in the Box

lesson-cb-welcome = Dix boîtes fermées, avec un numéro. Le chat dedans *n’a pas de couleur avant que tu le joues et en dises une*. Un seul interdit : deux fois le même numéro dans la même couleur.

lesson-cb-aside = D’abord, chacun écarte une carte, face cachée. Elle sort de la manche. Écarte un *3*.
lesson-cb-aside-not = N’importe quelle carte irait, mais aujourd’hui, écarte un 3 : tu auras besoin des autres.
lesson-cb-aside-done = Les autres ont fait de même. Personne ne sait quels numéros ont disparu, et cela va compter.

lesson-cb-predict = Combien des huit plis vas-tu gagner ? À trois, on peut annoncer 1, 3 ou 4. Annonce *3*.
lesson-cb-predict-not = Ça se défend, mais cette main vaut bien 3. Annonce 3.
lesson-cb-predict-done = { $p1 } annonce 1, { $p2 } annonce 4. Gagner *exactement* le nombre annoncé donne un bonus.

lesson-cb-lead = Tu entames le premier pli. Prends un *5* et déclare-le *bleu*. On ne peut pas encore entamer à rouge : personne n’a déclaré de rouge.
lesson-cb-lead-not = C’est permis, mais la leçon continue avec un 5 en bleu.
lesson-cb-lead-done = Ton jeton est sur le 5 bleu : plus aucun autre 5 ne peut être bleu. Tout le monde fournit à bleu, et *le plus grand bleu gagne* : le 6, joué par { $p2 }.

lesson-cb-taken = { $p2 } entame du 4 bleu. Tu as un autre 5, mais la case du *5 bleu est prise* : il ne pourra jamais être bleu. Fournis avec ton *2 en bleu*.
lesson-cb-taken-not = Une autre couleur que le bleu te coûterait le bleu pour toute la manche. Fournis avec le 2 en bleu.
lesson-cb-taken-done = { $p1 } déclare un 5 jaune alors que le bleu est demandé. C’est permis, mais cela se paie : *le bleu est perdu* pour { $p1 } jusqu’à la fin de la manche.

lesson-cb-red = Jaune demandé. *Le rouge bat tout*, quel que soit le numéro. Déclare un *1 rouge* : cela te coûte le jaune, mais le pli est à toi.
lesson-cb-red-not = Possible. Mais vois ce que peut faire un tout petit rouge : joue un 1 en rouge.
lesson-cb-red-done = Un 1 les bat tous ! Le jaune est barré pour toi : tu ne peux plus le déclarer dans cette manche.

lesson-cb-open = Il y a un jeton dans le rouge : on peut donc entamer à rouge. Entame de ton *6 en rouge* : rien ne peut le battre.
lesson-cb-open-not = Ce coup pourrait perdre. Rien ne bat le 6 en rouge : entame avec lui.
lesson-cb-open-done = Ton deuxième pli. { $p2 } déclare un 4 vert au lieu de fournir, et perd le rouge.

lesson-cb-low = Tu as annoncé 3. Il te faut encore un pli, et un seul. Entame petit : un *3 en vert*.
lesson-cb-low-not = Tu pourrais gagner avec ça, et trop de plis ne vaut pas mieux que trop peu. Entame du 3 en vert.
lesson-cb-low-done = Le 6 l’emporte. Parfait : ce pli n’était pas pour toi.

lesson-cb-group = Jaune demandé, et tu n’as plus droit au jaune : déclare une couleur qui te reste. Joue ton *1 en bleu*. Il touche ton 1 rouge et ton 2 bleu.
lesson-cb-group-not = Regarde le tableau : le 1 bleu touche deux de tes jetons, et cela vaudra des points.
lesson-cb-group-done = Des jetons qui se touchent par un côté forment un *groupe* ; les coins ne comptent pas. Le bonus d’une prédiction exacte est la taille de ton plus grand groupe.

lesson-cb-third = Tu joues en dernier dans ce pli, et personne n’a déclaré rouge. Prends-le avec ton *4 en rouge* : troisième pli.
lesson-cb-third-not = C’est le pli à gagner. Un 4 en rouge suffit.
lesson-cb-third-done = Trois plis, comme annoncé. Un de plus serait un de trop.

lesson-cb-paradox = À toi d’entamer. Ton *5 en rouge* relie le 4 rouge, le 6 rouge et le 5 bleu en un groupe de quatre. Et le tableau se remplit…
lesson-cb-paradox-not = Joue le 5 en rouge : vois comme il relie tes jetons, et ce qu’il fait à { $p1 }.
lesson-cb-paradox-done = *Paradoxe !* { $p1 } tient un 4 et un 5, et il ne reste de case ni pour l’un ni pour l’autre. La manche s’arrête net, et personne ne gagne ce pli.

lesson-cb-score = Le paradoxe change les deux plis de { $p1 } en *moins 2*. { $p2 } avait annoncé 4 et en a 2 : deux points, pas de bonus. Tu en as exactement 3 : trois points, *et quatre de plus* pour ton plus grand groupe.


## Atout Baleine

lesson-tw-welcome = Quatre familles de cétacés. *L’orque est atout* : elle bat toutes les autres. La pièce montre *9* : le plus grand numéro est le meilleur. Et tout cela peut changer sous tes pieds.

lesson-tw-first = Chacun garde une carte, visible devant soi. Son *bonus* pourra être dépensé une fois, plus tard. Garde le *3 de narval* : il retourne la pièce.
lesson-tw-first-not = C’est aussi un bonus, mais il te faudra celui qui retourne la pièce : garde le 3 de narval.
lesson-tw-first-done = Tous les premiers bonus sont visibles. { $p1 } peut mettre l’atout sur la baleine bleue, { $p2 } peut aussi retourner la pièce.

lesson-tw-lead = Tu entames le premier pli. Joue le *8 de baleine bleue*. Qui a une baleine bleue doit en jouer une.
lesson-tw-lead-not = Pas encore celle-ci : entame du 8 de baleine bleue.
lesson-tw-lead-done = Personne n’a joué d’atout : la meilleure carte de la famille demandée gagne, et c’est le 9, joué par { $p1 }.

lesson-tw-lost = Qui gagne prend les perles d’*une carte jouée par quelqu’un d’autre* : ici les trois de ton 8. Et ton 8 te revient comme *bonus* : il met l’atout sur le cachalot. Perdre peut rapporter.

lesson-tw-spend = Cachalot demandé : un 6, puis un 9. Tu dois fournir, avec un 2 ou un 4, et le plus grand gagne. À moins que… *dépense ton bonus* et retourne la pièce.
lesson-tw-spend-not = Ce serait perdre le pli. Avant de jouer une carte, tu peux dépenser des bonus : dépense celui qui retourne la pièce.

lesson-tw-turned = La pièce montre *1* : maintenant, le plus petit est le meilleur. Joue le *2 de cachalot*.
lesson-tw-turned-not = Le plus petit gagne maintenant : joue le 2 de cachalot.
lesson-tw-turned-done = Le pli est à toi. Ce qui compte, c’est l’atout et la pièce *quand la dernière carte est posée*.

lesson-tw-take = Ta récompense : les perles d’une carte des autres. Le 6 en montre deux, le 9 *trois*. Prends celles du *9*.
lesson-tw-take-not = Le 6 n’a que deux perles. Prends celles du 9.
lesson-tw-take-done = Trois perles pour toi. { $p2 } garde le 9 en bonus : une perle quand il sera dépensé.

lesson-tw-five = Un *cinq* est un petit bateau. Il n’est d’aucune famille, peut toujours être joué, et vaut un 5 de la famille demandée. Entame avec lui : la prochaine bête décidera laquelle.
lesson-tw-five-not = Garde ça pour plus tard. Entame du cinq, et vois à quoi il sert.
lesson-tw-five-done = C’est donc le narval qui est demandé, et le plus petit gagne : le 4 donne le pli à { $p1 }.

lesson-tw-name = { $p1 } prend les perles du 8 de narval et laisse ton cinq. Alors *c’est toi qui désignes qui entame*. Désigne { $p1 } : tu joueras en dernier, et qui joue en dernier décide.
lesson-tw-name-not = Tu pourrais. Mais désigne { $p1 }, pour jouer en dernier.

lesson-tw-trump = Le 1 de narval : rien n’est plus petit. Mais tu n’as pas de narval : tu peux jouer ce que tu veux, et l’atout peut changer. *Dépense ton bonus* : le cachalot devient atout.
lesson-tw-trump-not = Cela ne gagne pas. Change d’abord l’atout : dépense ton bonus.

lesson-tw-win = Ton *4 de cachalot* est maintenant le seul atout du pli. Joue-le.
lesson-tw-win-not = Seul le cachalot est atout maintenant : joue le 4.

lesson-tw-choose = Le 1 et le 9 de narval montrent trois perles chacun, et les deux donnent un bonus d’une perle. Prends *l’un ou l’autre* : l’important, c’est qui reçoit ce bonus.
lesson-tw-choose-not = Prends les perles du 1 ou du 9 de narval.
lesson-tw-choose-done = Déjà six perles. Sautons quelques plis.

lesson-tw-last = Le dernier pli. Un bonus dépensé par { $p1 } vient de mettre l’atout sur la baleine bleue, et c’est toi que ça arrange. Entame de ton *7 de baleine bleue*.
lesson-tw-last-not = Ta dernière carte est le 7 de baleine bleue. Garde les bonus : tu verras pourquoi.

lesson-tw-last-take = Le 6 de narval montre deux perles, le 9 d’orque *trois*. Prends celles du *9*.
lesson-tw-last-take-not = Le 9 a une perle de plus.

lesson-tw-score = Chaque perle vaut un point. Et *deux bonus jamais dépensés font un point de plus* : tu en as deux. On joue des manches jusqu’à ce que quelqu’un ait 30.


## Si ça rentre

lesson-if-welcome = Les cartes sont des cartons vus d’en haut. Un côté est une *paroi*, ou il est *ouvert*. Les deux cartes du bas sont *reliées* : ouvert contre ouvert. Tout ce qui est relié forme un seul carton. Le côté ouvert de celle du haut touche une paroi : c’est un carton à part.

lesson-if-start = Et maintenant, depuis le début. Chacun commence par une carte de départ. Pose au milieu celle qui a une *pelote*.
lesson-if-start-not = N’importe quelle carte de départ irait, mais la leçon veut la pelote.
lesson-if-start-done = { $p1 } pose une carte de départ au-dessus de la tienne. Son côté ouvert touche ta paroi : elles ne sont *pas* reliées. Cela fait deux cartons.

lesson-if-draw = Un tour : *pioche une carte*, puis poses-en une de ta main.
lesson-if-draw-not = Les chats endormis, ce sera plus tard. Pioche une carte.

lesson-if-lay = Tu as pioché un carton avec une pelote, ouvert à gauche et à droite. Pose-le *à droite* de ta carte de départ : ouvert contre ouvert.
lesson-if-lay-not = Ça rentre aussi là. Mais pose le carton avec la pelote à droite de ta carte de départ.

lesson-if-cat = Après avoir posé un carton, tu peux y mettre un chat, *à cheval sur deux cartes reliées*, dont celle que tu viens de poser. Vas-y.
lesson-if-cat-not = Pose le chat : un carton vide ne rapporte à personne.
lesson-if-cat-done = Ce carton est occupé : tant qu’il n’y a que tes chats dedans, personne d’autre ne peut y poser de chat éveillé. { $p1 } s’installe dans celui du haut.

lesson-if-turn = Tu as pioché deux plumes, avec un seul côté ouvert. *Tourne la carte* d’un demi-tour, pour qu’elle s’ouvre à gauche, et pose-la au bout droit de ton carton.
lesson-if-turn-not = Pas tout à fait. Tourne la carte aux deux plumes et pose-la au bout droit de ton carton.

lesson-if-pass = Un deuxième chat dans ce carton ferait un point de plus. Mais tu n’as que cinq chats. *N’en pose pas* maintenant.
lesson-if-pass-not = Garde tes chats pour d’autres cartons : n’en pose pas maintenant.
lesson-if-pass-done = Un *vaporisateur* ! On peut poser des cartes dans n’importe quel carton, et chaque vaporisateur enlève un point. Mais { $p1 } ne peut pas y mettre de chat : seul le tien est dedans.

lesson-if-close = Il reste une ouverture, en bas. Tu as pioché une pelote avec un côté ouvert : pose-la *sous ta carte de départ* et ferme le carton.
lesson-if-close-not = Ton carton resterait ouvert. Pose la pelote sous ta carte de départ.
lesson-if-close-done = *Fermé !* Seul compte le jouet le plus fréquent : trois pelotes. Moins un vaporisateur, cela fait 2, *et on double, car le carton est fermé* : 4.

lesson-if-sleep = Le carton de { $p1 } grandit. Au lieu de piocher, tu peux poser un *chat endormi*. Il va là où irait une carte Carton, mais il n’a *qu’une ouverture*, en bas. *Tourne-le* pour qu’il s’ouvre vers le haut, et pose-le *sous l’extrémité gauche* de ce carton.
lesson-if-sleep-not = Cette fois sans piocher : tourne un chat endormi pour qu’il s’ouvre vers le haut, et pose-le sous l’extrémité gauche du carton du haut.
lesson-if-sleep-done = Ouvert contre ouvert : ton chat rejoint ce carton, même occupé, et en *bouche* l’ouverture. Mais il ne compte que si un de tes chats *éveillés* est dans le même carton.

lesson-if-toy = { $p1 } pioche un *jouet spécial*. On le montre et on le pose aussitôt, à cheval sur deux cartes reliées de n’importe quel carton : deux plumes de plus en haut.

lesson-if-enter = Tu as maintenant un chat dans ce carton : un chat éveillé peut suivre. Tu as pioché une pelote : pose-la *à l’extrémité droite* du carton du haut, à sa dernière ouverture.
lesson-if-enter-not = Presque. Pose le carton avec la pelote à l’extrémité droite du carton du haut.

lesson-if-awake = Et maintenant le chat, à cheval sur la jonction.
lesson-if-awake-not = Pose le chat : sans chat éveillé, ton chat endormi ne compte pas.
lesson-if-awake-done = Deux chats contre un : en l’état, ce carton est *à toi*, et le deuxième chat ajoute un point.

lesson-if-join = { $p1 } commence un carton avec deux poissons, tout en haut. Tu as pioché un carton avec une souris, ouvert de trois côtés : pose-le *dans le coin* entre ce carton et le tien.
lesson-if-join-not = Pose le carton avec une seule souris en haut à droite, à côté des deux poissons : là, il touche les deux cartons.
lesson-if-join-done = Deux cartons n’en font plus qu’*un*, de sept cartes. Il a maintenant trois poissons, et ce sont eux qui comptent.

lesson-if-princess = Tu as pioché la *Princesse*. Elle prend la place de n’importe quel chat sur la table. Envoie-la sur le chat de { $p1 }.
lesson-if-princess-not = Joue la Princesse, et pas sur ton propre chat : sur celui de { $p1 }.
lesson-if-princess-done = Le chat rentre chez { $p1 } et pourra resservir. La Princesse n’est à personne et ne compte pour personne.

lesson-if-last = La fin d’une autre partie : ton cinquième chat est posé, on ne pioche plus, on pose les dernières cartes. Ton carton du bas a encore une ouverture, au bout droit. *Tourne ta carte* et pose sa paroi *sous l’ouverture*.
lesson-if-last-not = Ton carton du bas resterait ouvert. Tourne la carte, et pose-la sous le bout droit de ce carton.
lesson-if-last-done = Une paroi ferme aussi bien qu’une carte reliée. Le carton double : *8 au lieu de 4*.

lesson-if-score = Le carton du haut : trois chats contre trois, car un chat endormi compte aux côtés de chats éveillés. Égalité, donc *il compte pour vous deux*, en entier : 12, et 2 pour les chats supplémentaires. Celui du bas n’est qu’à toi : 8, et 1 pour le deuxième chat.
