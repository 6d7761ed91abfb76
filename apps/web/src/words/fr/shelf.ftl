# Le bas de l’accueil.

shelf-latest = Dernières parties
shelf-won = Gagné
shelf-place = Place { $place } sur { $count }
shelf-bots = Voici les bots
shelf-tip = Au fait
shelf-tip-grey = Touche un choix grisé : il t’explique pourquoi, avec un lien vers la règle.
shelf-tip-hint = Une hésitation ? Appuie sur H ou sur Conseil. Le tigre dit ce qu’il jouerait et pourquoi ; touche le conseil pour le jouer.
shelf-tip-review = Après la partie, la relecture montre toutes les mains, et le tigre analyse chaque coup.
shelf-tip-undo = Tu peux annuler un coup tant que personne n’a montré de carte. Le mode entraînement, dans les réglages, lève même cela.
shelf-tip-people = Joue en ligne : envoie un lien à tes amis. Un nom, et les voilà à table, sans compte.
shelf-tip-keys = Chaque table se joue au clavier seul. Appuie sur ? pour voir les touches.
