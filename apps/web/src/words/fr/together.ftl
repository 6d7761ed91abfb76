# La salle des tables sur le serveur, et ce que plusieurs écrans en disent.

together-title = Jouer ensemble
together-line = À table avec des amis ou avec qui se trouve là, chacun sur son appareil. Sans compte, un nom suffit.
together-you = Ta page
together-signed = Tu es { $name }

together-name = Ton nom
together-name-note = Les autres le voient. Tu pourras le changer plus tard, sur ta page.
together-name-missing = D’abord un nom, s’il te plaît : 24 lettres au plus.
together-name-before = J’ai déjà joué ici

together-friends = Jouer entre amis
together-friends-line = Ouvre une table et envoie son lien. Qui le reçoit s’assied avec toi.
together-friends-game = Quel jeu ?
together-friends-open = Ouvrir la table
together-friends-next = Lien, bots, pendule et le reste : ensuite, à la table.

together-quick = Partie rapide
together-quick-line = N’importe quelle table avec une place libre. Au bout de 20 secondes, des bots prennent les places vides.
together-quick-game = Partie rapide : { $game }
together-quick-waiting = { $count ->
    [one] { $count } personne attend
   *[other] { $count } personnes attendent
  }

together-own = Tes parties
together-own-turn = À toi de jouer
together-own-open = { $taken ->
    [one] Pas commencée : { $taken } place prise sur { $players }
   *[other] Pas commencée : { $taken } places prises sur { $players }
  }
together-turn-of = { $count ->
    [one] Doit jouer : { $names }
   *[other] Doivent jouer : { $names }
  }
together-go-on = Continuer
together-go-on-game = Continuer : { $game }, { $names }
together-look = Ouvrir
together-look-game = Ouvrir : { $game }, { $names }
together-just-now = à l’instant

together-called = Tu as une invitation.
together-called-title = Invitations
together-decline = Décliner
together-decline-game = Décliner : { $game }, { $names }
together-block = Bloquer
together-block-game = Décliner et bloquer l’hôte : { $game }, { $names }
together-blocked = Décliné et bloqué. Tu peux revenir là-dessus sur ta page.
together-more = Afficher plus de tables

together-tables = Tables
together-filter = Montrer
together-filter-all = Tous les jeux
together-open = Tables ouvertes
together-open-none = Aucune table ouverte en ce moment. Ouvres-en une : deux gestes suffisent.
together-open-none-of = Aucune table ouverte pour ce jeu en ce moment.
together-running = Parties en cours
together-running-none = Personne ne joue aux tables de la liste en ce moment.
together-join = Rejoindre
together-join-game = Rejoindre : { $game }, { $names }
together-join-empty = personne pour l’instant
together-watch = Regarder
together-watch-game = Regarder : { $game }, { $names }
together-yours = Ta table
together-free = libre
together-kept = réservée
together-free-count = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
  }

together-option = { $name } : { $value }
together-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
together-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
together-clock-none = sans pendule
together-clock-move = { $time } par coup
together-clock-bank = { $time } par joueur
together-clock-bank-more = { $time } par joueur, et { $more } de plus à chaque coup
together-clock-days = { $count ->
    [one] par correspondance : { $count } jour par coup
   *[other] par correspondance : { $count } jours par coup
  }

together-news-turn = À toi de jouer : { $game }
together-news-open = { $count ->
    [one] { $count } nouvelle table ouverte
   *[other] { $count } nouvelles tables ouvertes
  }

together-looking = Un coup d’œil dans la salle…
together-offline = Tu es hors ligne
together-offline-text = Pour jouer à une table avec d’autres, il faut le réseau. Dès qu’il revient, cette page reprend d’elle-même ; les parties contre les bots s’en passent.
together-unreachable = Aucun serveur ne répond
together-unreachable-text = Cette copie de la page n’en a peut-être pas, ou il fait une petite pause. Cette page continue de frapper à la porte ; les parties contre les bots se passent de serveur.
together-stale = La connexion est coupée : voici la salle telle qu’elle était. On réessaie.
together-play-here = Jouer sur cet appareil

together-refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
together-refused-already-started = Cette partie a commencé. Tu peux la regarder.
together-refused-no-table = Cette table n’existe plus.
together-refused-too-fast = C’était beaucoup d’un coup. Attends un instant et réessaie.
together-refused-no-key = Le serveur ne te connaît plus. Recharge la page.
together-refused-not-invited = Cette place est réservée pour quelqu’un d’autre.
together-refused-busy = Cette table est occupée. Réessaie dans un instant.
together-refused-too-many-seats = Tu as déjà une place à beaucoup de tables qui n’ont pas commencé. Quitte d’abord l’une d’elles.
together-refused-too-many-tables = Tu as déjà beaucoup de tables. Lance ou ferme d’abord l’une d’elles.
together-refused-name-reserved = Un de nos bots s’appelle ainsi. Choisis un autre nom, s’il te plaît.
together-refused-not-welcome = Tu ne peux pas prendre place à cette table. Tu peux regarder.
together-refused-no-person = Cette personne n’est plus là.
together-refused-other = Le serveur a refusé. Recharge la page si cela se répète.
together-refused-network = Cela n’est pas arrivé jusqu’au serveur. Rien n’a changé ; réessaie.

quick-host = { $count ->
    [0] Les bots s’installent…
    [one] Dans { $count } seconde, des bots prennent les places vides.
   *[other] Dans { $count } secondes, des bots prennent les places vides.
  }
quick-guest = Tu as une place. L’hôte lance la partie.
quick-guest-late = L’hôte prend son temps. Tu peux rester, ou chercher une autre table.
quick-start = Jouer avec des bots
quick-wait = Attendre du monde
quick-elsewhere = Autre table
