# La salle des tables sur le serveur, et ce que plusieurs écrans en disent.

together-title = Jouer en ligne
together-line = Joue avec tes amis ou d’autres personnes, chacun sur son appareil. Sans compte : un nom suffit.
together-you = Ton profil
together-signed = Tu es { $name }

together-name = Ton nom
together-name-note = Les autres joueurs le verront. Tu pourras le changer plus tard, dans ton profil.
together-name-missing = D’abord un nom, s’il te plaît : 24 caractères au plus.
together-name-before = J’ai déjà joué ici

together-other-ways = D’autres façons de jouer
together-friends = Jouer entre amis
together-friends-line = Crée une table et partage son lien. Toute personne qui l’a peut te rejoindre.
together-friends-game = Quel jeu ?
together-friends-open = Créer la table
together-friends-next = Le lien, les bots, le chrono et le reste se règlent ensuite, à la table.

together-quick = Partie rapide
together-quick-line = Rejoins une table où il reste une place. Au bout de 20 secondes, des bots complètent.
together-quick-game = Partie rapide : { $game }
together-quick-waiting = { $count ->
    [one] { $count } en attente
   *[other] { $count } en attente
  }

together-own = Tes parties
together-own-turn = À toi de jouer
together-own-open = { $taken ->
    [one] Pas commencée : { $taken } place prise sur { $players }
   *[other] Pas commencée : { $taken } places prises sur { $players }
  }
together-turn-of = { $count ->
    [one] On attend { $names }
   *[other] On attend { $names }
  }
together-go-on = Continuer
together-go-on-game = Continuer : { $game }, { $names }
together-look = Ouvrir
together-look-game = Ouvrir : { $game }, { $names }
together-just-now = à l’instant

together-called = Tu as une invitation.
together-called-title = Invitations
together-decline = Décliner
together-decline-game = Décliner : { $game }, { $names }
together-block = Bloquer
together-block-game = Décliner et bloquer l’hôte : { $game }, { $names }
together-blocked = Décliné et bloqué. Tu peux l’annuler dans ton profil.
together-more = Afficher plus de tables

together-tables = Tables
together-filter = Afficher
together-filter-all = Tous les jeux
together-open = Tables ouvertes
together-open-none = Aucune table ouverte en ce moment. Crées-en une : deux gestes suffisent.
together-open-none-of = Aucune table ouverte pour ce jeu en ce moment.
together-running = Parties en cours
together-running-none = Aucune partie publique en cours pour l’instant.
together-join = Rejoindre
together-join-game = Rejoindre : { $game }, { $names }
together-join-empty = personne pour l’instant
together-watch = Regarder
together-watch-game = Regarder : { $game }, { $names }
together-yours = Vers ta table
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
together-clock-none = sans limite de temps
together-clock-move = { $time } par coup
together-clock-bank = { $time } par joueur
together-clock-bank-more = { $time } par joueur, plus { $more } par coup
together-clock-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
  }

together-news-turn = À toi de jouer : { $game }
together-news-open = { $count ->
    [one] { $count } nouvelle table ouverte
   *[other] { $count } nouvelles tables ouvertes
  }

together-looking = Recherche de tables…
together-offline = Tu es hors ligne
together-offline-text = Il faut une connexion pour jouer avec d’autres personnes. Dès qu’elle revient, cette page reprend d’elle-même ; contre les bots, tu peux jouer sans.
together-unreachable = Le serveur ne répond pas
together-unreachable-text = Cette copie de la page n’en a peut-être pas, ou il fait une petite pause. La page continue d’essayer ; contre les bots, tu peux jouer sans serveur.
together-stale = Connexion perdue : cette liste n’est peut-être plus à jour. On réessaie…
together-play-here = Jouer sur cet appareil

together-refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
together-refused-already-started = Cette partie a déjà commencé. Tu peux la regarder.
together-refused-no-table = Cette table n’existe plus.
together-refused-too-fast = Trop de demandes à la fois. Attends un instant et réessaie.
together-refused-no-key = Le serveur ne te reconnaît plus. Recharge la page.
together-refused-not-invited = Cette place est réservée à quelqu’un d’autre.
together-refused-busy = Cette table est occupée. Réessaie dans un instant.
together-refused-too-many-seats = Tu as déjà une place à beaucoup de tables qui n’ont pas commencé. Quitte d’abord l’une d’elles.
together-refused-too-many-tables = Tu as déjà beaucoup de tables. Lance ou ferme d’abord l’une d’elles.
together-refused-name-reserved = Un de nos bots s’appelle ainsi. Choisis un autre nom, s’il te plaît.
together-refused-not-welcome = Tu ne peux pas prendre place à cette table, mais tu peux regarder.
together-refused-no-person = Le profil de cette personne n’existe plus.
together-refused-other = Le serveur a refusé cette demande. Si cela se répète, recharge la page.
together-refused-network = Cette demande n’est pas arrivée jusqu’au serveur. Rien n’a changé ; réessaie.

quick-host = { $count ->
    [0] Les bots s’installent…
    [one] Dans { $count } seconde, des bots prennent les places vides.
   *[other] Dans { $count } secondes, des bots prennent les places vides.
  }
quick-guest = Tu as une place. On attend que l’hôte lance la partie.
quick-guest-late = L’hôte prend son temps. Tu peux rester, ou chercher une autre table.
quick-start = Jouer avec des bots
quick-wait = Attendre encore
quick-elsewhere = Trouver une autre table
