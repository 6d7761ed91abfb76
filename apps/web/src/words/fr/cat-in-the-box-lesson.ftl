# Cat in the Box

lesson-cb-welcome = Tu as dix boîtes fermées, chacune avec un numéro. Le chat à l’intérieur *n’a de couleur qu’une fois joué : c’est toi qui la déclares*. Un seul interdit : deux fois le même numéro dans la même couleur.

lesson-cb-aside = D’abord, chacun écarte une carte, face cachée. Elle sort de la manche. Écarte un *3*.
lesson-cb-aside-not = N’importe quelle carte irait, mais aujourd’hui, écarte un 3 : tu auras besoin des autres.
lesson-cb-aside-done = Les autres ont fait de même. Personne ne sait quels numéros ont disparu, et cela va compter.

lesson-cb-predict = Combien des huit plis vas-tu gagner ? À trois, on peut annoncer 1, 3 ou 4. Annonce *3*.
lesson-cb-predict-not = Ça se défend, mais cette main vaut bien 3. Annonce 3.
lesson-cb-predict-done = { $p1 } annonce 1, { $p2 } annonce 4. Gagner *exactement* le nombre annoncé donne un bonus.

lesson-cb-lead = Tu entames le premier pli. Prends un *5* et déclare-le *bleu*. On ne peut pas encore entamer en rouge : personne n’a déclaré rouge jusqu’ici.
lesson-cb-lead-not = C’est permis, mais la leçon continue avec un 5 en bleu.
lesson-cb-lead-done = Ton jeton est sur le 5 bleu : plus aucun autre 5 ne peut être bleu. Bleu est la *couleur de référence* de ce pli. Tout le monde fournit, et *le bleu le plus haut gagne* : le 6, joué par { $p2 }.

lesson-cb-taken = { $p2 } entame avec le 4 bleu. Tu as un autre 5, mais la case du *5 bleu est prise* : il ne pourra jamais être bleu. Fournis avec ton *2 en bleu*.
lesson-cb-taken-not = Une autre couleur que le bleu te coûterait le bleu pour toute la manche. Fournis avec le 2 en bleu.
lesson-cb-taken-done = { $p1 } déclare un 5 jaune alors que la couleur de référence est le bleu. C’est permis, mais cela se paie : *le bleu est perdu* pour { $p1 } jusqu’à la fin de la manche.

lesson-cb-red = La référence est le jaune. *Le rouge bat tout*, quel que soit le numéro. Déclare un *1 rouge* : cela te coûte le jaune, mais le pli est à toi.
lesson-cb-red-not = Possible. Mais regarde ce que peut faire un tout petit rouge : joue un 1 en rouge.
lesson-cb-red-done = Un 1 les bat tous ! Le jaune est barré pour toi : tu ne peux plus le déclarer dans cette manche.

lesson-cb-open = Il y a un jeton sur une case rouge : on peut donc entamer en rouge. Entame avec ton *6 en rouge* : rien ne peut le battre.
lesson-cb-open-not = Ce coup pourrait perdre. Rien ne bat le 6 en rouge : entame avec lui.
lesson-cb-open-done = Ton deuxième pli. { $p2 } déclare un 4 vert au lieu de fournir, et perd le rouge.

lesson-cb-low = Tu as annoncé 3. Il te faut encore un pli, et un seul. Entame avec une petite carte : un *3 en vert*.
lesson-cb-low-not = Tu pourrais gagner avec ça, et trop de plis ne vaut pas mieux que trop peu. Entame avec le 3 en vert.
lesson-cb-low-done = Le 6 l’emporte. Parfait : ce pli n’était pas pour toi.

lesson-cb-group = La référence est le jaune, et tu l’as perdu : déclare une couleur qui te reste. Joue ton *1 en bleu*. Il touche ton 1 rouge et ton 2 bleu.
lesson-cb-group-not = Regarde le tableau : le 1 bleu touche deux de tes jetons, et cela vaudra des points.
lesson-cb-group-done = Des jetons qui se touchent par un côté forment un *groupe* ; les coins ne comptent pas. Le bonus d’une prédiction exacte est la taille de ton plus grand groupe.

lesson-cb-third = Tu joues en dernier dans ce pli, et personne n’a déclaré rouge. Prends-le avec ton *4 en rouge* : troisième pli.
lesson-cb-third-not = C’est le pli à gagner. Un 4 en rouge suffit.
lesson-cb-third-done = Trois plis, comme annoncé. Un de plus serait un de trop.

lesson-cb-paradox = À toi d’entamer. Ton *5 en rouge* relie le 4 rouge, le 6 rouge et le 5 bleu en un groupe de quatre. Et le tableau se remplit…
lesson-cb-paradox-not = Joue le 5 en rouge : regarde comme il relie tes jetons, et ce qu’il fait à { $p1 }.
lesson-cb-paradox-done = *Paradoxe !* { $p1 } a un 4 et un 5 en main, et il ne reste de case ni pour l’un ni pour l’autre. La manche s’arrête net, et personne ne gagne ce pli.

lesson-cb-score = Le paradoxe change les deux plis de { $p1 } en *moins 2*. { $p2 } avait annoncé 4 et en a 2 : deux points, pas de bonus. Tu en as exactement 3 : trois points, *et quatre de plus* pour ton plus grand groupe.
