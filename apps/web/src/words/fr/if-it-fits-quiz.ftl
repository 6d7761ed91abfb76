# Si ça rentre

quiz-if-early = Ton adversaire a déjà un chat éveillé dans le carton du bas. Tes cinq chats sont encore à la maison. *Par quoi commences-tu ?*
quiz-if-early-draw = Une carte construit un carton, et un chat *éveillé* peut la suivre dans le même tour. Tu n’as que cinq chats : garde-les pour les bons cartons.
quiz-if-early-sneak = Il s’installe chez ton adversaire. Mais endormi, il ne compte pas tant que tu n’y as pas aussi un chat éveillé, et tu ne pioches rien.
quiz-if-early-alone = Un chat endormi tout seul ne rapporte rien, et avec trois parois c’est un mauvais début de carton.
quiz-if-apart = Le carton du bas est à toi, avec un chat. Celui du dessus est à ton adversaire, qui y a deux chats. *Quelle carte poses-tu, et où ?*
quiz-if-apart-wall = Ton carton grandit, et la paroi de la carte *sépare les deux cartons*. Réunis, ils iraient à la personne qui a le plus de chats.
quiz-if-apart-merge = Cela réunit les deux cartons. Deux chats contre un : ton adversaire prend tout, et tes points s’envolent.
quiz-if-apart-spray = Là, le vaporisateur ne te fait pas de mal. Mais ton carton reste ouvert sur ce côté, et ton adversaire pourra réunir les deux.
quiz-if-lid = La dernière phase, et ta dernière carte : deux grelots. Quelqu’un mène avec 7 points. Tu partages le grand carton avec le troisième joueur, 5 points chacun. *Où poses-tu les grelots ?*
quiz-if-lid-close = Cela *ferme* le grand carton, et tout y compte double : 11 points chacun, et 7 ne suffisent plus.
quiz-if-lid-nobody = Même avec ton dernier chat, ce carton ne vaut que 2 points. Fermer le grand t’en rapporte 6.
quiz-if-lid-aside = Là, le carton n’est à personne, et le grand reste ouvert : rien n’est doublé.
quiz-if-spray = Ta dernière carte est un vaporisateur. Les deux autres partagent le grand carton, 8 points chacun, et toi tu n’as rien. *Où leur fait-il le plus mal ?*
quiz-if-spray-two = La carte relie le grand carton *et le petit* d’à côté, qui a lui aussi un vaporisateur. Chacun y perd deux points.
quiz-if-spray-one = Ils n’y perdent qu’un point chacun. Tournée, la carte ferait aussi entrer le second vaporisateur.
quiz-if-spray-aside = Là, il ne gêne personne, et les deux gardent leurs 8 points.
