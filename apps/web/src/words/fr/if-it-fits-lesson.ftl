# Si ça rentre

lesson-if-welcome = Les cartes sont des cartons vus d’en haut. Un côté est une *paroi*, ou il est *ouvert*. Les deux cartes du bas sont *reliées* : ouvert contre ouvert. Tout ce qui est relié forme un seul carton. Le côté ouvert de celle du haut touche une paroi : c’est un carton à part.

lesson-if-start = Et maintenant, depuis le début. Chacun commence par une carte de départ. Pose au milieu celle qui a une *pelote*.
lesson-if-start-not = N’importe quelle carte de départ irait, mais la leçon veut la pelote.
lesson-if-start-done = { $p1 } pose une carte de départ au-dessus de la tienne. Son côté ouvert touche ta paroi : elles ne sont *pas* reliées. Cela fait deux cartons.

lesson-if-draw = À ton tour, *pioche une carte*, puis joues-en une de ta main.
lesson-if-draw-not = Les chats endormis, ce sera plus tard. Pioche une carte.

lesson-if-lay = Tu as pioché un carton avec une pelote, ouvert à gauche et à droite. Pose-le *à droite* de ta carte de départ : ouvert contre ouvert.
lesson-if-lay-not = Ça rentre aussi là. Mais pose le carton avec la pelote à droite de ta carte de départ.

lesson-if-cat = Après avoir posé un carton, tu peux y mettre un chat, *à cheval sur deux cartes reliées*, dont celle que tu viens de poser. Vas-y.
lesson-if-cat-not = Pose le chat : un carton vide ne rapporte rien à personne.
lesson-if-cat-done = Ce carton est à toi : tant qu’il n’y a que tes chats dedans, personne d’autre ne peut y poser de chat éveillé. { $p1 } s’installe dans celui du haut.

lesson-if-turn = Tu as pioché deux plumes, avec un seul côté ouvert. *Tourne la carte* d’un demi-tour, pour qu’elle s’ouvre à gauche, et pose-la à l’extrémité droite de ton carton.
lesson-if-turn-not = Pas tout à fait. Tourne la carte aux deux plumes et pose-la à l’extrémité droite de ton carton.

lesson-if-pass = Un deuxième chat dans ce carton ferait un point de plus. Mais tu n’as que cinq chats. Cette fois, choisis *Pas de chat*.
lesson-if-pass-not = Garde tes chats pour d’autres cartons : choisis « Pas de chat ».
lesson-if-pass-done = Un *vaporisateur* ! On peut poser des cartes dans n’importe quel carton, et chaque vaporisateur enlève un point. Mais { $p1 } ne peut pas y mettre de chat : seul le tien est dedans.

lesson-if-close = Il reste une ouverture, en bas. Tu as pioché une pelote avec un côté ouvert : pose-la *sous ta carte de départ* et ferme le carton.
lesson-if-close-not = Ton carton resterait ouvert. Pose la pelote sous ta carte de départ.
lesson-if-close-done = *Fermé !* Seul compte le jouet le plus fréquent : trois pelotes. Moins un vaporisateur, cela fait 2, *et on double, car le carton est fermé* : 4.

lesson-if-sleep = Le carton de { $p1 } grandit. Au lieu de piocher, tu peux poser un *chat endormi*. Il va là où irait une carte Carton, mais il n’a *qu’une ouverture*, en bas. *Tourne-le* pour qu’il s’ouvre vers le haut, et pose-le *sous l’extrémité gauche* de ce carton.
lesson-if-sleep-not = Cette fois, ne pioche pas : tourne un chat endormi pour qu’il s’ouvre vers le haut, et pose-le sous l’extrémité gauche du carton du haut.
lesson-if-sleep-done = Ouvert contre ouvert : ton chat rejoint ce carton, même occupé, et en *bouche* l’ouverture. Mais il ne compte que si un de tes chats *éveillés* est dans le même carton.

lesson-if-toy = { $p1 } pioche un *jouet spécial*. On le montre et on le pose aussitôt, à cheval sur deux cartes reliées de n’importe quel carton : deux plumes de plus en haut.

lesson-if-enter = Tu as maintenant un chat dans ce carton : un chat éveillé peut suivre. Tu as pioché une pelote : pose-la *à l’extrémité droite* du carton du haut, à sa dernière ouverture.
lesson-if-enter-not = Presque. Pose le carton avec la pelote à l’extrémité droite du carton du haut.

lesson-if-awake = Et maintenant, pose le chat à cheval sur les deux cartes.
lesson-if-awake-not = Pose le chat : sans chat éveillé, ton chat endormi ne compte pas.
lesson-if-awake-done = Deux chats contre un : pour l’instant, ce carton est *à toi*, et le deuxième chat ajoute un point.

lesson-if-join = { $p1 } commence un carton avec deux poissons, tout en haut. Tu as pioché un carton avec une souris, ouvert de trois côtés : pose-le *dans le coin* entre ce carton et le tien.
lesson-if-join-not = Pose le carton avec une seule souris en haut à droite, à côté des deux poissons : là, il touche les deux cartons.
lesson-if-join-done = Deux cartons n’en font plus qu’*un*, de sept cartes. Il a maintenant trois poissons, et ce sont eux qui comptent.

lesson-if-princess = Tu as pioché la *Princesse*. Elle prend la place de n’importe quel chat sur la table. Envoie-la sur le chat de { $p1 }.
lesson-if-princess-not = Joue la Princesse, et pas sur ton propre chat : sur celui de { $p1 }.
lesson-if-princess-done = Le chat rentre chez { $p1 } et pourra resservir. La Princesse n’est à personne et ne compte pour personne.

lesson-if-last = La fin d’une autre partie : ton cinquième chat est posé, on ne pioche plus, on pose les dernières cartes. Ton carton du bas a encore une ouverture, à l’extrémité droite. *Tourne ta carte* et pose sa paroi *sous l’ouverture*.
lesson-if-last-not = Ton carton du bas resterait ouvert. Tourne la carte, et pose-la sous l’extrémité droite de ce carton.
lesson-if-last-done = Une paroi ferme aussi bien qu’une carte reliée. La valeur du carton double : *8 au lieu de 4*.

lesson-if-score = Le carton du haut : trois chats contre trois, car un chat endormi compte aux côtés de chats éveillés. Égalité, donc *il compte pour vous deux*, en entier : 12, et 2 pour les chats supplémentaires. Celui du bas n’est qu’à toi : 8, et 1 pour le deuxième chat.
