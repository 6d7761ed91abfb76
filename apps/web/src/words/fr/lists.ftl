# Leaderboards, and profiles that people show.

lists-kind = Classement
lists-ratings = Niveau
lists-day = Jour
lists-week = Semaine
lists-matches = Défis
lists-game = Jeu
lists-place = Place
lists-name = Joueur
lists-more = Afficher la suite
lists-back = Précédent
lists-next = Suivant
lists-with = Parties
lists-with-people = Entre humains
lists-with-bots = Avec des bots
lists-rating = Niveau
lists-games = Parties
lists-percent = Score
lists-margin = Écart
lists-points = Points
lists-days = Jours
lists-deals = Donnes
lists-ratings-title = Meilleurs niveaux
lists-ratings-empty = Personne n’a encore joué assez de parties classées.
lists-ratings-note = Il faut au moins dix parties classées, dont une ces trente derniers jours. L’ordre tient aussi compte de la fiabilité du niveau.
lists-ratings-left = { $count ->
    [one] Il te manque { $count } partie classée pour y figurer.
   *[other] Il te manque { $count } parties classées pour y figurer.
  }
lists-ratings-asleep = Tu y reviendras après ta prochaine partie classée.
lists-regulars = Un nom s’affiche après au moins dix parties terminées, sur au moins trois jours différents.
lists-regulars-not-yet = Ce n’est pas encore ton cas : les autres ne voient donc pas ton nom ici.
lists-day-title = { $count ->
    [0] Personne n’a joué cette donne
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
lists-day-empty = Personne n’a fini cette donne.
lists-day-nameless = Pour l’instant, aucun nom ne peut être affiché pour cette donne.
lists-who = Qui
lists-who-people = Humains
lists-who-bots = Bots personnels
lists-day-no-bots = Aucun bot personnel n’a fini cette donne.
lists-day-bots-note = Des programmes que leurs auteurs font jouer ici. Ils ne sont comparés qu’entre eux.
lists-day-way = Voir comment s’est jouée cette donne
lists-day-play = Joue d’abord cette donne. D’ici là, ses résultats restent cachés.
lists-day-none = Il n’y avait pas encore de donne du jour.
lists-week-of = Semaine du { $date }
lists-week-title = Points de la semaine
lists-week-empty = Aucune donne de cette semaine n’est encore terminée.
lists-week-note = Chaque jour rapporte jusqu’à 100 points : ton score en pourcentage. Un jour compte une fois terminé.
lists-matches-title = Défis publics des 30 derniers jours
lists-matches-empty = Aucun défi public n’est encore terminé.
lists-matches-note = Ton score moyen sur au moins huit donnes que d’autres ont jouées aussi.

person-title = Profil
person-bot = Bot personnel
person-since = Sur ce serveur depuis le { $date }
person-empty = Aucune partie terminée pour l’instant.
person-games = Parties terminées
person-games-of = { $count ->
    [one] partie, { $game }
   *[other] parties, { $game }
  }
person-ratings = Niveaux
person-rating-people = Entre humains
person-rating-bots = Avec des bots
person-rating-told = { $count ->
    [one] { $rating } ± { $uncertainty } après { $count } partie
   *[other] { $rating } ± { $uncertainty } après { $count } parties
  }
person-rating-note = Le niveau à la fin de chaque jour avec une partie classée.
person-as-table = Afficher en tableau
person-day = Jour
person-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }, { $games ->
    [one] { $games } donne
   *[other] { $games } donnes
  }, { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }
person-days-none = Pas encore de donnes du jour. Elles apparaissent ici une fois la journée finie.
person-day-told = { $game } : place { $place }, { $margin }
person-day-resigned = { $game } : abandon
person-private = Ce profil n’est pas public
person-private-text = Il reste privé, ou il n’existe plus.
person-private-own = Personne d’autre ne voit cette page.
person-private-way = Tu peux la rendre publique dans ton profil
