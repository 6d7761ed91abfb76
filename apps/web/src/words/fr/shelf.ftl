# Le bas de l’accueil.

shelf-latest = Dernières parties
shelf-won = Victoire
shelf-place = { $place }e sur { $count }
shelf-bots = Voici les bots
shelf-tip = Au fait
shelf-tip-grey = Touche un choix grisé : il t’explique pourquoi, avec un lien vers la règle.
shelf-tip-hint = Une hésitation ? Appuie sur H ou sur Conseil. Le tigre dit ce qu’il jouerait et pourquoi ; touche le conseil pour le jouer.
shelf-tip-review = Après la partie, « Revoir » montre toutes les mains, et le tigre analyse chaque coup.
shelf-tip-undo = Tu peux annuler tant que personne n’a révélé de carte. Le mode entraînement, dans les réglages, lève cette limite.
shelf-tip-people = Joue en ligne : envoie un lien à tes amis. Un nom suffit pour te rejoindre, sans compte.
shelf-tip-keys = Chaque table se joue au clavier seul. Appuie sur ? pour voir les touches.
