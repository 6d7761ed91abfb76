# Les leçons. À chaque étape : lesson-ÉTAPE est le texte, -done ce qui en est sorti, -not ce qu’on dit à qui essaie un
# autre coup. Les *étoiles* marquent l’accent. { $p1 } et { $p2 } sont les noms des autres à la table.

lesson-title = Leçon : { $game }
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-back = Retour
lesson-restart = Recommencer
lesson-show = Montre-moi
lesson-shown = Essaie ceci : { $move }
lesson-leave = Quitter la leçon
lesson-note = La leçon
lesson-text-view = Version texte
lesson-slip = Les points
lesson-end = Voilà, c’est tout !
lesson-end-text = Tu en sais assez pour te lancer. Le reste vient en jouant : touche un choix grisé, et tu sauras pourquoi il n’est pas permis.
lesson-end-play = Jouer une vraie partie
lesson-end-rules = Lire les règles
lesson-end-again = Refaire la leçon
lesson-choose = Quel jeu veux-tu apprendre ?
lesson-choose-line = Quelques minutes chacun, sur une table préparée pour toi. C’est toi qui joues.
lesson-begin = Commencer
lesson-begin-game = Commencer la leçon : { $game }

quiz-title = Que jouerais-tu ?
quiz-step = Position { $step } sur { $steps }
quiz-right = Bien vu !
quiz-wrong = Pas tout à fait.
quiz-better = Mieux : { $move }.
quiz-skip = Passer
quiz-again = Revoir
quiz-open = pas encore de réponse
quiz-none = Pas encore de positions
quiz-none-text = Ce jeu n’a pas encore de positions. La leçon et les règles t’attendent.
quiz-end = { $right } sur { $count }
quiz-end-all = Tout est juste ! Tu peux te lancer.
quiz-end-text = Ces positions arrivent dans de vraies parties. Reviens les rejouer quand tu veux.
lesson-end-quiz = Que jouerais-tu ? Essaie quelques positions
lesson-end-quiz-best = Ton record : { $right } sur { $count }
