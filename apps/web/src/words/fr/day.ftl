# The deal of the day: today’s cards, the calendar, and how everyone did.

day-line = Mêmes cartes, même place et mêmes bots pour tout le monde. Seule ta première partie compte (tu peux partir et revenir) ; ensuite, entraîne-toi autant que tu veux.
day-today = Aujourd’hui, { $date }
day-of = La donne du jour, { $date }
day-to-today = Les donnes du jour
day-to-deal = Aller à la donne
day-looking = Chargement des donnes…
day-none = Il n’y avait pas de donne du jour à cette date.
day-too-early = Ces donnes ne sont pas encore ouvertes. Chacune ouvre à minuit UTC.
day-name-note = Il s’affiche avec tes résultats. Tu peux le changer plus tard dans ton profil.
day-streak = { $count ->
    [one] { $count } jour d’affilée
    [many] { $count } jours d’affilée
   *[other] { $count } jours d’affilée
  }
day-streak-waiting = { $count ->
    [one] { $count } jour d’affilée : joue aujourd’hui pour continuer
    [many] { $count } jours d’affilée : joue aujourd’hui pour continuer
   *[other] { $count } jours d’affilée : joue aujourd’hui pour continuer
  }
day-bots = { $count ->
    [one] { $count } bot : { $level }
    [many] { $count } bots : { $level }
   *[other] { $count } bots : { $level }
  }
day-rounds = { $count ->
    [one] { $count } manche
    [many] { $count } manches
   *[other] { $count } manches
  }
day-minutes = environ { $count } min
day-play = Jouer
day-play-game = Jouer la donne du jour : { $game }
day-continue = Continuer
day-continue-game = Continuer la donne du jour : { $game }
day-result = Résultats
day-result-game = Résultats : { $game }
day-practise = S’entraîner
day-practise-game = S’entraîner : { $game }
day-state-open = Pas encore jouée.
day-state-ahead = Ouvre dans { $left }.
day-state-closed = Fermée. Résultats et entraînement dans { $left }.
day-state-going = Ta partie t’attend. Pour qu’elle compte, termine-la d’ici { $left }.
day-state-overdue = C’est trop tard : tu peux encore finir ta partie, mais elle ne comptera pas.
day-state-practice = Tu n’as pas joué cette donne. Elle est ouverte à l’entraînement.
day-state-done = Jouée. On calcule ta place…
day-state-resigned = Tu as abandonné.
day-state-late = Terminée trop tard pour compter.
day-state-removed = Cette partie a été fermée par l’équipe du serveur. Elle ne compte pas.
day-place = Place { $place } sur { $count }
day-place-first = Personne d’autre n’a joué.
day-percent = { $percent } des points de match
day-margin-even = À égalité avec le meilleur bot.
day-margin-ahead = { $count ->
    [one] { $count } point d’avance sur le meilleur bot.
    [many] { $count } points d’avance sur le meilleur bot.
   *[other] { $count } points d’avance sur le meilleur bot.
  }
day-margin-behind = { $count ->
    [one] { $count } point de retard sur le meilleur bot.
    [many] { $count } points de retard sur le meilleur bot.
   *[other] { $count } points de retard sur le meilleur bot.
  }
day-yesterday = Hier
day-month-before = Mois précédent
day-month-after = Mois suivant
day-month-count = { $count ->
    [one] Tu as joué { $count } jour.
    [many] Tu as joué { $count } jours.
   *[other] Tu as joué { $count } jours.
  }
day-calendar-note = Choisis un jour passé pour voir ses résultats et t’entraîner sur ses donnes.
day-how = Comment ça marche
day-how-same = Chaque jour à minuit UTC, une nouvelle donne ouvre pour chaque jeu. Les mêmes coups donnent la même partie : le résultat ne dépend que de ton jeu.
day-how-once = Seule ta première partie compte. Pas de chrono, pas d’annulation ; si tu pars, tu retrouves la même partie. Termine-la au plus tard une heure après la fin de la journée.
day-how-percent = Ta place se calcule en points de match, comme au bridge : deux pour chaque personne battue, un pour chaque égalité.
day-how-practice = Après ta partie, et pour les jours passés, entraîne-toi autant que tu veux. L’entraînement ne compte jamais.
day-how-promise = Le serveur publie l’empreinte des cartes plusieurs jours à l’avance et révèle le secret le lendemain : tout le monde peut vérifier chaque donne.
day-how-lists = Les classements affichent le nom des personnes qui ont fini au moins dix parties sur au moins trois jours. Avec un second profil, on peut encore voir les cartes à l’avance ; dès le lendemain, toutes les parties sont ouvertes à tout le monde.
day-offline = Tu es hors ligne
day-unreachable = Le serveur ne répond pas
day-offline-text = Pour la donne qui compte, il faut le serveur. La page réessaiera dès que tu seras en ligne.
day-practice-note = Ces cartes découlent de la date seule : elles sont les mêmes sur tous les appareils. Ce ne sont pas celles qui comptent, et rien n’ira dans un classement.
day-result-first = Joue d’abord cette donne. D’ici là, rien ne s’affiche : les cartes restent une surprise.
day-result-going = Ta partie n’est pas finie. Termine-la pour voir comment les autres ont joué.
day-result-unreachable = Impossible de charger les résultats. Rien n’est perdu : réessaie une fois en ligne.
day-your-result = Ton résultat
day-review = Revoir et analyser
day-only-you = Personne d’autre n’a encore joué
day-only-you-text = Dès que quelqu’un d’autre jouera ces cartes, tu verras la comparaison.
day-only-you-past = Personne d’autre n’a joué ces cartes ce jour-là.
day-nobody = Personne n’a joué cette donne
day-nobody-text = Tu peux quand même t’entraîner dessus.
day-picture = La donne du jour, { $date } · { $place }
month-mark-none = { $game } : pas jouée
month-mark-begun = { $game } : pas terminée
month-mark-played = { $game } : jouée
month-mark-ahead = { $game } : devant tous les bots
month-legend-none = pas jouée
month-legend-begun = pas terminée
month-legend-played = jouée
month-legend-ahead = devant tous les bots
