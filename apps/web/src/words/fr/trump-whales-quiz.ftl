# Atout Baleine

quiz-tw-first = Ton premier bonus. Le narval est atout, la pièce montre 9 (*la plus haute gagne*), et tu n’as presque que des 1 et des 2. Quelle carte gardes-tu ?
quiz-tw-first-flip = Le 7 d’orque retourne la pièce. Dès que la plus basse gagne, tes 1 et tes 2 sont les cartes les plus fortes de la table.
quiz-tw-first-pearl = Une perle assurée, mais tes petites cartes continueraient à perdre pli après pli.
quiz-tw-first-trump = Changer d’atout n’aide pas beaucoup : tes cartes de cette famille sont basses, et la plus haute gagne.

quiz-tw-follow = Le narval est atout, la plus *basse* gagne, et l’entame est le 6 de baleine bleue. Une personne joue encore après toi. Que joues-tu ?
quiz-tw-follow-low = Le 4 de baleine bleue prend la tête et sera dur à battre. C’est aussi ta dernière baleine bleue : la prochaine fois, tu pourras jouer atout. Tes cinq vont à tous les plis, ils peuvent attendre.
quiz-tw-follow-five = Tout aussi bien : un cinq prend aussi la tête, et le 4 de baleine bleue te reste pour un pli que seule une carte basse peut gagner.
quiz-tw-follow-idle = Le narval est déjà atout : le bonus serait perdu pour rien.

quiz-tw-take = Tu as gagné le pli. Tout le monde approche des 30 points : l’important, c’est *qui reçoit quel bonus*. Quelles perles prends-tu ?
quiz-tw-take-pearl = Trois perles pour toi, et le bonus ne vaut qu’une perle. L’atout reste où tu le veux : sur ton cachalot.
quiz-tw-take-trump = Trois perles aussi, mais tu offres le bonus qui fait passer l’atout à la baleine bleue, et tu n’en as pas.
quiz-tw-take-fewer = Seulement deux perles, et le bonus fait passer l’atout au narval : tu n’en as pas.

quiz-tw-name = Ton cinq était dans le pli : *tu désignes qui entame*. Tu as le 9 et le 6 d’atout et un narval. Qui choisis-tu ?
quiz-tw-name-last = La personne à ta gauche entame, donc tu joues en dernier : tu vois toutes les cartes avant de choisir quoi dépenser et quoi jouer.
quiz-tw-name-self = Si tu entames, tous les autres peuvent te répondre, par des cartes et par des bonus.
quiz-tw-name-other = Tu serais au milieu, et quelqu’un pourrait encore changer l’atout ou la pièce après toi.
