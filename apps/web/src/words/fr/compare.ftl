# How games with the same cards compare: histogram, decisions, the best, sharing, checking.

histogram-title = Les résultats de tout le monde
histogram-note = Points d’avance ou de retard sur le meilleur bot.
histogram-range = de { $from } à { $to }
histogram-bar = { $count ->
    [one] { $margin } : { $count } personne
    [many] { $margin } : { $count } personnes
   *[other] { $margin } : { $count } personnes
  }
histogram-bar-own = { $count ->
    [one] { $margin } : { $count } personne, toi
    [many] { $margin } : { $count } personnes, dont toi
   *[other] { $margin } : { $count } personnes, dont toi
  }
histogram-resigned = { $count ->
    [one] { $count } personne a abandonné : dernière place.
    [many] { $count } personnes ont abandonné : dernière place.
   *[other] { $count } personnes ont abandonné : dernière place.
  }
decisions-title = Là où d’autres ont choisi autrement
decisions-note = Seulement les positions que d’autres ont atteintes par les mêmes coups. Les points disent comment ces parties ont fini en moyenne, par rapport à celles qui ont suivi ton choix.
decisions-none = Dans tes positions, personne n’a choisi autrement pour l’instant.
decisions-move = Coup { $number }
decisions-move-round = Manche { $round }, coup { $number }
decisions-people = { $count ->
    [one] { $count } personne dans cette position
    [many] { $count } personnes dans cette position
   *[other] { $count } personnes dans cette position
  }
decisions-show = Revoir
decisions-own = toi
decisions-gain-none = même résultat
decisions-gain-more = { $points } de mieux
decisions-gain-less = { $points } de moins
decisions-more = Afficher la suite
best-title = Meilleurs résultats
best-note = Un nom s’affiche après au moins dix parties terminées sur au moins trois jours.
best-nameless = Meilleur résultat
best-replay = Revoir : { $name }
best-all = Voir toutes les parties
best-more = Afficher la suite
best-someone = Quelqu’un
share-text-title = Partager sans rien dévoiler
share-text-copy = Copier le texte
share-text-share = Partager le texte
share-text-copied = Copié
share-text-failed = Copie impossible
check-title = Vérifier les cartes
check-promise = Plusieurs jours avant que quiconque puisse jouer, le serveur a publié cette empreinte du secret dont viennent les cartes :
check-later = Le secret reste caché tant que d’autres jouent. Il sera révélé dans { $left }.
check-secret = Le secret, révélé une fois la journée finie :
check-kept = Le secret correspond à l’empreinte. Ton navigateur vient de le vérifier.
check-broken = Le secret ne correspond pas à l’empreinte. Ne te fie pas à cette donne.
check-again = Redistribuer ma partie
share-picture = Partager en image
