# Atout Baleine

lesson-tw-welcome = Quatre familles de cétacés. *L’orque est atout* : elle bat toutes les autres familles. La pièce montre *9* : la carte la plus haute est la meilleure. Et tout cela peut changer à tout moment.

lesson-tw-first = Chacun garde une carte, visible devant soi. Son *bonus* pourra être dépensé une fois, plus tard. Garde le *3 de narval* : il retourne la pièce.
lesson-tw-first-not = C’est aussi un bonus, mais il te faudra celui qui retourne la pièce : garde le 3 de narval.
lesson-tw-first-done = Tous les premiers bonus sont visibles. { $p1 } peut faire passer l’atout à la baleine bleue, { $p2 } peut aussi retourner la pièce.

lesson-tw-lead = Tu entames le premier pli. Joue le *8 de baleine bleue*. Les autres doivent jouer une baleine bleue s’ils en ont une.
lesson-tw-lead-not = Pas encore celle-ci : entame avec le 8 de baleine bleue.
lesson-tw-lead-done = Personne n’a joué d’atout : la meilleure carte de la famille demandée gagne, et c’est le 9, joué par { $p1 }.

lesson-tw-lost = La personne qui gagne prend les perles d’*une carte jouée par quelqu’un d’autre* : ici les trois de ton 8. Et ton 8 te revient comme *bonus* : il fait passer l’atout au cachalot. Perdre peut rapporter.

lesson-tw-spend = Cachalot demandé : un 6, puis un 9. Tu dois fournir, avec un 2 ou un 4, et la plus haute gagne. À moins de… *dépenser ton bonus* pour retourner la pièce !
lesson-tw-spend-not = Ce serait perdre le pli. Avant de jouer une carte, tu peux dépenser des bonus : dépense celui qui retourne la pièce.

lesson-tw-turned = La pièce montre *1* : maintenant, la carte la plus basse est la meilleure. Joue le *2 de cachalot*.
lesson-tw-turned-not = La plus basse gagne maintenant : joue le 2 de cachalot.
lesson-tw-turned-done = Le pli est à toi. Ce qui compte, c’est l’atout et la pièce *quand la dernière carte est posée*.

lesson-tw-take = Ta récompense : les perles d’une carte des autres. Le 6 en montre deux, le 9 *trois*. Prends celles du *9*.
lesson-tw-take-not = Le 6 n’a que deux perles. Prends celles du 9.
lesson-tw-take-done = Trois perles pour toi. { $p2 } garde le 9 en bonus : une perle quand il sera dépensé.

lesson-tw-five = Un *cinq* est un petit bateau. Il n’appartient à aucune famille, peut toujours être joué, et vaut un 5 de la famille demandée. Entame avec lui : le prochain cétacé décidera laquelle.
lesson-tw-five-not = Garde ça pour plus tard. Entame avec le cinq, et tu verras à quoi il sert.
lesson-tw-five-done = C’est donc le narval qui est demandé, et la plus basse gagne : le 4 donne le pli à { $p1 }.

lesson-tw-name = { $p1 } prend les perles du 8 de narval et laisse ton cinq. Alors *c’est toi qui désignes qui entame*. Désigne { $p1 } : tu joueras en dernier, et la dernière carte décide.
lesson-tw-name-not = Tu pourrais. Mais désigne { $p1 }, pour jouer en dernier.

lesson-tw-trump = Le 1 de narval : rien n’est plus bas. Mais tu n’as pas de narval : tu peux jouer ce que tu veux, et l’atout peut changer. *Dépense ton bonus* : le cachalot devient atout.
lesson-tw-trump-not = Ce coup ne gagne pas le pli. Change d’abord l’atout : dépense ton bonus.

lesson-tw-win = Ton *4 de cachalot* est maintenant le seul atout du pli. Joue-le.
lesson-tw-win-not = Seul le cachalot est atout maintenant : joue le 4.

lesson-tw-choose = Le 1 et le 9 de narval montrent trois perles chacun, et les deux donnent un bonus d’une perle. Prends *l’un ou l’autre* : l’important, c’est qui reçoit ce bonus.
lesson-tw-choose-not = Prends les perles du 1 ou du 9 de narval.
lesson-tw-choose-done = Déjà six perles. Sautons quelques plis.

lesson-tw-last = Le dernier pli. Un bonus dépensé par { $p1 } vient de faire passer l’atout à la baleine bleue, et c’est toi que ça arrange. Entame avec ton *7 de baleine bleue*.
lesson-tw-last-not = Ta dernière carte est le 7 de baleine bleue. Garde les bonus : tu verras pourquoi.

lesson-tw-last-take = Le 6 de narval montre deux perles, le 9 d’orque *trois*. Prends celles du *9*.
lesson-tw-last-take-not = Le 9 a une perle de plus.

lesson-tw-score = Chaque perle vaut un point. Et *deux bonus jamais dépensés font un point de plus* : tu en as deux. On joue des manches jusqu’à ce que quelqu’un ait 30 points.
