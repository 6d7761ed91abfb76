# Cat in the Box

quiz-cb-lonely = L’entame est le 6 vert. Tu as déjà le seul pli de ta prédiction, et il ne te reste que le jaune et le vert. *Quelle carte joues-tu ?*
quiz-cb-lonely-one = Tu fournis, tu perds le pli, et le vert est *la seule couleur pour ton 1* : plus tard, sa case sera peut-être prise.
quiz-cb-lonely-green = Le 6 la bat aussi. Mais quelqu’un peut prendre le 1 vert avant ton prochain tour, et ton 1 n’aurait plus de case.
quiz-cb-lonely-yellow = Cela te coûte le vert pour la manche, et c’est la seule couleur pour ton 1 et tes 3.
quiz-cb-lowest = Tu as les quatre plis de ta prédiction, et il en reste deux à jouer. Plus aucune case rouge n’est libre. Tu entames : *avec quelle carte ?*
quiz-cb-lowest-one = Le plus bas possible. Personne ne peut jouer rouge, et *tout vert plus haut* te prend le pli.
quiz-cb-lowest-two = Seuls le 3 et le 6 verts la battraient. Avec le 1, on perd plus facilement.
quiz-cb-lowest-six = Rien ne peut la battre. Ce serait un cinquième pli, et adieu le bonus.
quiz-cb-sure = Il te faut encore deux plis, et tu entames. En rouge, seules les cases 1 et 2 sont libres. *Avec quoi entames-tu ?*
quiz-cb-sure-two = En rouge, il ne reste que le 1, et le rouge bat tout le reste. *Un pli assuré.*
quiz-cb-sure-yellow = Des cases jaunes plus hautes sont libres, et le rouge bat tous les jaunes. Tu perdrais sans doute ce pli.
quiz-cb-sure-green = Le 6 vert est encore libre, et un petit rouge battrait aussi ton 5.
quiz-cb-quiet = Il reste deux plis, et tu as déjà le seul de ta prédiction. Ton 4 n’a plus de case, mais une carte te restera de toute façon en main. Tu entames : *avec quelle carte ?*
quiz-cb-quiet-green = Les 5 et 6 verts sont libres, on peut donc battre ton 1. Et personne d’autre n’a de 6 : *le 6 vert te reste* pour le dernier pli.
quiz-cb-quiet-blue = Aucune autre case bleue n’est libre : personne ne peut fournir. *Ton 1 gagnerait*, sauf si quelqu’un joue rouge.
quiz-cb-quiet-six = Aucun vert ne dépasse le 6. Ce serait un pli de trop, et adieu le bonus.
