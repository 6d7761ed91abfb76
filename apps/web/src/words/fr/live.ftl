# Une table sur le serveur : la salle d’attente, la partie en direct, sa fin.

live-missing = Table introuvable
live-missing-text = Le lien est peut-être incomplet, ou la table a été supprimée : une table où personne ne lance la partie se ferme au bout d’un moment.
live-unreachable = Le serveur ne répond pas
live-unreachable-text = Tu es peut-être hors ligne. Rien n’est perdu : sur le serveur, la partie attend. Réessaie dans un instant.
live-turned-away = Cette table ne peut pas s’ouvrir
live-closed = Cette table est fermée
live-closed-text = La partie n’a pas été lancée à temps, ou l’hôte a fermé la table. Tu peux créer une table à tout moment.

live-refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
live-refused-already-started = La partie a déjà commencé.
live-refused-not-invited = Cette place est réservée à quelqu’un d’autre.
live-refused-not-host = C’est réservé à l’hôte.
live-refused-not-ready = Il y a des places vides.
live-refused-no-chat = À cette table, seuls les messages rapides sont permis.
live-refused-no-takeback = Ce coup ne peut plus être annulé : des cartes ont été révélées depuis.
live-refused-already-asked = Une demande attend déjà une réponse. Celle-là d’abord.
live-refused-nothing-asked = Il n’y a plus de demande en attente.
live-refused-game-over = La partie est finie.
live-refused-too-fast = Trop de demandes à la fois. Réessaie dans un instant.
live-refused-busy = La table est occupée. Réessaie dans un instant.
live-refused-no-key = Le serveur ne te reconnaît plus. Recharge la page et reprends une place.
live-refused-bad-options = Ces réglages ne conviennent pas à ce jeu.
live-refused-bad-seats = Cette place n’existe plus à cette table.
live-refused-bad-request = Le serveur ne peut pas accepter cette demande. Corrige-la et réessaie.
live-refused-not-seated = Il faut avoir une place à cette table pour faire cela.
live-refused-not-yours = Tu as abandonné cette partie : ce n’est plus possible.
live-refused-no-table = Cette table n’existe plus.
live-refused-no-contest = Cette donne n’est pas disponible.
live-refused-hidden = Cette partie reste cachée tant que tout le monde n’a pas pu jouer la donne.
live-refused-not-open = Cette donne n’est pas ouverte en ce moment.
live-refused-not-started = La partie n’a pas encore commencé.
live-refused-not-over = La partie n’est pas encore finie.
live-refused-not-away = Tu as déjà repris ta place.
live-refused-too-many = Tu as atteint la limite autorisée.
live-refused-too-often = Tu as fait cela trop souvent à cette table. La partie elle-même peut continuer.
live-refused-too-many-seats = Tu as déjà une place à beaucoup de tables qui n’ont pas commencé. Quitte d’abord l’une d’elles.
live-refused-too-many-tables = Tu as déjà beaucoup de tables. Lance ou ferme d’abord l’une d’elles.
live-refused-not-callable = Cette personne ne peut pas être invitée en ce moment.
live-refused-name-reserved = Un de nos bots s’appelle ainsi. Choisis un autre nom, s’il te plaît.
live-refused-not-welcome = Tu ne peux pas prendre place à cette table, mais tu peux regarder.
live-refused-no-person = Le profil de cette personne n’existe plus.
live-refused-other-rules = Cette partie suit la version { $made } des règles ; ici, on joue avec la version { $here }.
live-refused-unreadable = L’enregistrement de cette partie est endommagé. L’équipe du serveur doit d’abord le réparer.
live-refused-other = Le serveur a refusé cette demande. Si cela se répète, recharge la page.
live-no-answer = Le serveur n’a pas répondu. Réessaie dans un instant.

live-waiting-title = Salle d’attente : { $game }
live-to-lobby = Retour aux tables
live-name = Ton nom
live-name-note = Les autres joueurs le verront. Ensuite, choisis une place.
live-name-missing = D’abord un nom, s’il te plaît : 24 caractères au plus.
live-seat-open = Place libre
live-seat-invited = Sur invitation
live-kept = Réservée
live-kept-for = Réservée à { $name }
live-kept-for-you = Réservée pour toi
live-seat-you = toi
live-seat-host = hôte
live-seat-account = bot personnel
live-ready = c’est bon
live-not-ready = pas encore
live-plan-open = Ouverte
live-sit = S’asseoir ici
live-sit-at = Prendre la place { $seat }
live-move = Venir ici
live-move-to = Passer à la place { $seat }
live-stand-up = Quitter la place
live-invites = { $name } t’invite à jouer à { $game }
live-invited = Une partie t’attend : { $game }
live-invite-facts = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
live-take-seat = Prendre place
live-learn-first = Apprendre en deux minutes
live-add-bot = Ajouter un bot

live-person-menu = { $name } : options
live-person-title = { $name }
live-hand-over = Désigner comme hôte
live-hand-over-note = Cette personne règle et lance alors la partie à ta place.
live-remove = Retirer de la table
live-remove-note = Cette personne ne pourra plus s’asseoir ici, sauf si tu l’invites.
live-block = Bloquer
live-block-note = Tu ne vois plus ses messages. Cette personne ne peut ni s’asseoir à tes tables ni t’inviter.
live-unblock = Débloquer
live-mute-note = Tu ne vois plus ses messages.
live-unmute = Retirer la sourdine
live-marked-mute = en sourdine
live-marked-block = blocage
live-decline = Décliner
live-removed = L’hôte a libéré ta place à cette table. Tu peux encore regarder.
live-now-host = C’est toi l’hôte de cette table maintenant.
live-close = Fermer la table
live-close-question = Fermer cette table ?
live-close-text = Il n’y aura pas de partie. Toutes les personnes assises ici devront trouver une autre table.

live-invite = Invite des amis
live-invite-note = Avec ce lien, on choisit un nom et une place. Aucun compte nécessaire.
live-watch-invite = Invite des spectateurs
live-watch-note = Avec ce lien, on voit la partie, mais pas les mains.
live-link = Lien vers cette table
live-qr = QR code : lien vers cette table

live-facts = Cette table
live-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
live-listed = Publique : visible dans la liste des tables
live-by-link = Privée : accessible seulement avec le lien
live-chat-on = Messages libres et messages rapides
live-chat-off = Messages rapides uniquement
live-delay = Décalage pour les spectateurs : { $time }
live-arrange = Réglages de la table
live-done = Terminé
live-clock = Chrono
live-fact-clock = Chrono : { $clock }
live-absence = En cas de départ ou de temps écoulé
live-absence-bot = Si quelqu’un part, un bot joue jusqu’à son retour
live-absence-wait = Si quelqu’un part, la partie attend
live-absence-resign = Partir, c’est abandonner la partie
live-absence-bot-short = Un bot joue
live-absence-wait-short = La partie attend
live-absence-resign-short = La personne abandonne
live-delay-title = Décalage pour les spectateurs
live-delay-none = Aucun
live-list = Afficher dans la liste des tables
live-list-note = Sinon, seules les personnes qui ont le lien trouvent cette table.
live-chat = Messages libres
live-chat-note = Les messages rapides restent toujours possibles ; chacun les lit dans sa langue.

live-promise = Comment la donne reste honnête
live-promise-text = Avant que quiconque s’assoie, le serveur a tiré au sort un nombre secret et en a publié cette empreinte. Chaque joueur ajoute un nombre aléatoire. Le secret et ces nombres décident ensemble de chaque donne. Après la partie, le secret est révélé et ton navigateur peut vérifier que rien n’a été changé.

live-pick-seat = Entre un nom et prends une place, ou regarde.
live-full = Toutes les places sont prises. Tu peux rester et regarder.
live-wait-for-start = On attend que l’hôte lance la partie.
live-wait-for = On attend { $name } pour lancer la partie.
live-i-am-ready = C’est bon pour moi
live-all-here = Tout le monde est là.
live-empty = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
  }
live-wait-kept = On attend : { $names }.
live-wait-guests = { $count ->
    [one] { $count } place est réservée à un invité.
   *[other] { $count } places sont réservées à des invités.
  }
live-hesitant = Pas encore : { $names }.
live-start-question = Commencer maintenant ?
live-fill = { $count ->
    [one] { $count } place est vide. Un bot s’y installera.
   *[other] { $count } places sont vides. Des bots s’y installeront.
  }
live-fill-level = Quels bots ?
live-wait-more = Attendre encore
live-start-with-bots = Jouer avec des bots
live-start-now = Commencer

live-news = Nouvelles de la table
live-connecting = Reconnexion…
live-connecting-move = Reconnexion… Ton coup sera envoyé.
live-offline = Tu es hors ligne. On se reconnecte dès que possible.
live-offline-move = Tu es hors ligne. Ton coup sera envoyé dès que possible.
live-store-away = Le serveur ne peut pas enregistrer les coups pour l’instant. Les chronos sont arrêtés ; la partie reprendra d’elle-même.
live-store-away-move = Le serveur ne peut pas enregistrer les coups pour l’instant. Les chronos sont arrêtés ; ton coup sera envoyé.
live-gone = Cette table a été supprimée. Tu la vois telle qu’elle était à la fin.
live-sending = Envoi de ton coup…
live-move-refused = Ton coup n’a pas été accepté.
live-move-late = La partie avait déjà continué quand il est arrivé.
live-move-left = Un de tes coups n’était pas encore arrivé quand la page s’est fermée, et la partie a continué sans lui.
live-takeback = Demander à annuler
live-takeback-why = Tu peux demander à annuler tant que personne n’a révélé de carte.

live-prepare = Prévoir un coup
live-prepare-why = Prévois ton prochain coup pendant que les autres réfléchissent. Il reste sur ton appareil jusqu’à ton tour.
live-prepare-ask = Prévois ton prochain coup. Personne ne le voit avant ton tour.
live-prepare-not = Ce coup ne peut pas être prévu.
live-prepared = Coup prévu : { $move }. Il sera joué à ton tour.
live-unprepare = Annuler le coup prévu
live-prepared-lost = Ce n’est plus possible : { $move }. Choisis un autre coup.
live-key-prepare = Prévoir le prochain coup

live-left-days = { $days } j { $hours } h
live-short = peu de temps
live-hurry = Il reste moins de dix secondes
live-waited = On attend { $names } · { $time }

live-watching = Tu regardes la partie : les mains restent cachées. Tu verras toutes les cartes en la revoyant ensuite.
live-watching-delay = Décalage : { $time }.
live-own-bot = Un bot joue pour toi.
live-own-waits = La partie t’attend.
live-own-resigned = Tu as abandonné. Un bot finit la partie pour toi.
live-return = Reprendre ma place
live-away-bot = { $why ->
    [time] { $name } : temps écoulé. Un bot prend le relais.
   *[left] { $name } n’est plus là. Un bot prend le relais.
  }
live-away-waits = { $why ->
    [time] { $name } : temps écoulé. La partie attend.
   *[left] { $name } n’est plus là. La partie attend.
  }
live-resigned = { $name } abandonne. Un bot prend le relais.
live-gave-up = { $kind ->
    [you] Tu as abandonné : dernière place.
   *[other] { $name } : abandon et dernière place.
  }
live-ask-stop = { $name } propose d’arrêter la partie maintenant.
live-ask-takeback = { $name } demande à annuler son dernier coup.
live-own-ask-stop = Tu as proposé d’arrêter la partie. On attend les autres…
live-own-ask-takeback = Tu as demandé à annuler ton coup. On attend les autres…
live-agreed = Tu es d’accord. On attend les autres…
live-agree = D’accord
live-disagree = Refuser
live-withdraw = Laisser tomber
live-next = La revanche est prête.
live-next-by = { $name } veut une revanche.
live-next-sit = Rejoindre
live-next-watch = Regarder

live-talk = Discussion
live-talk-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
  }
live-said = { $name } : { $words }
live-said-all = Messages
live-said-nothing = Aucun message pour l’instant.
live-phrases = Messages rapides
live-phrase-hello = Bonjour !
live-phrase-good-luck = Bonne chance !
live-phrase-well-played = Bien joué !
live-phrase-thank-you = Merci !
live-phrase-oops = Oups !
live-phrase-thinking = Je réfléchis…
live-phrase-nudge = Tu es là ? À toi de jouer.
live-phrase-be-right-back = Je reviens tout de suite.
live-phrase-good-game = Belle partie !
live-write = Écris un message
live-send = Envoyer
live-people = Les personnes à cette table
live-mute = Mettre en sourdine

live-menu = Menu de la table
live-notify = Me prévenir quand c’est mon tour
live-notify-note = Une notification système quand cet onglet est en arrière-plan.
live-notify-refused = Ton navigateur bloque les notifications. Tu peux les autoriser dans ses réglages pour ce site.
live-notify-never = Ce navigateur ne sait pas afficher de notifications.
live-ask-to-stop = Proposer d’arrêter la partie
live-leave-bot = Laisser jouer un bot
live-leave-wait = Partir un moment
live-leave-resign = Partir et abandonner
live-leave-question = Quitter ta place ?
live-leave-text-bot = À partir de maintenant, un bot joue pour toi. Tu peux reprendre ta place à tout moment.
live-leave-text-wait = La partie attendra ton retour. Les autres verront que tu n’es pas là.
live-leave-text-resign = À cette table, partir, c’est abandonner : un bot finit la partie pour toi, et tu finis en dernière position.
live-resign = Abandonner
live-resign-question = Abandonner ?
live-resign-text = Un bot finit la partie pour toi, et tu finis en dernière position. C’est irréversible.
live-stop-counts = Arrêter maintenant compte comme une défaite pour tout le monde.
live-stop-question = Proposer d’arrêter la partie ?
live-stop-text = La partie est à plus de la moitié et des bots jouent : arrêter maintenant compte comme une défaite, et tu finis derrière les bots.
live-leave-last = S’il ne reste personne à la table, la partie attend que l’un de vous revienne. Après un jour sans personne, elle compte comme abandonnée par tout le monde.
live-stay = Rester

live-stopped = Partie arrêtée avant la fin

live-deal = Vérifier la donne
live-deal-matched = Les cartes ont été distribuées comme promis.
live-deal-unsure = Les donnes concordent, mais ce navigateur n’a pas tout vu avant la partie.
live-deal-broken = Quelque chose ne concorde pas. Ne te fie pas à ces donnes.
live-deal-record-good = Chaque coup et chaque point de l’enregistrement suit les règles.
live-deal-record-bad = L’enregistrement de la partie est endommagé ou a été modifié.
live-deal-promise-good = L’empreinte est bien celle que ce navigateur a vue à ton arrivée à la table.
live-deal-promise-bad = L’empreinte n’est pas celle que ce navigateur a vue à ton arrivée à la table.
live-deal-promise-unknown = Ce navigateur n’était pas à la table avant la fin : il ne peut pas savoir si l’empreinte est bien celle d’origine.
live-deal-own-good = Ton propre nombre aléatoire, tiré dans ce navigateur, fait partie des donnes.
live-deal-own-bad = Le nombre inscrit à ta place n’est pas celui que ce navigateur a envoyé.
live-deal-own-unknown = Tu as pris ta place depuis un autre navigateur : c’est là qu’on peut vérifier si ton nombre en fait partie.
live-deal-house-good = Les bots n’ont eu aucune influence : leurs nombres découlent de l’empreinte.
live-deal-house-bad = Le nombre d’un bot ne découle pas de l’empreinte : quelqu’un l’a choisi.
live-deal-secret-good = Le secret a été révélé, et il correspond à l’empreinte.
live-deal-secret-bad = Le secret révélé ne correspond pas à l’empreinte.
live-deal-deals-good = { $count ->
    [one] La donne a été refaite ici à partir du secret et des nombres : les mêmes cartes, une par une.
   *[other] Les { $count } donnes ont toutes été refaites ici à partir du secret et des nombres : les mêmes cartes, une par une.
  }
live-deal-deals-bad = Refaites à partir du secret et des nombres, les donnes n’ont pas les mêmes cartes.
live-deal-numbers = Les nombres
live-deal-number-promise = Empreinte publiée avant l’arrivée des joueurs (SHA-256 du secret)
live-deal-number-secret = Secret, révélé à la fin
live-deal-number-seat = { $name } : nombre aléatoire
live-deal-number-house = { $name } : nombre tiré de l’empreinte
live-deal-how = Télécharge l’enregistrement et vérifie-le avec n’importe quel autre programme : le format est décrit dans docs/records.md de Menagerie.

live-profile = Voir le profil
contest-next = Voir le résultat des autres
contest-next-practice = Retour aux résultats
# A table where everyone has the same cards.
live-day = La donne du jour, { $date }
live-contest = Mêmes cartes pour tout le monde
live-contest-practice = Entraînement : ne compte pas
live-contest-note = Cette partie compte : pas de chrono, pas d’annulation. Tu peux partir à tout moment et y revenir.
live-contest-practice-note = C’est un entraînement. Il ne compte nulle part.
live-contest-resign-text = Ta partie s’arrête là, et tu finis en dernière position. C’est irréversible.
live-day-waiting = On calcule ta place…
live-day-late = Cette partie n’a pas de place : elle s’est terminée trop tard, ou le résultat n’a pas pu être chargé.
live-day-practice = C’était un entraînement : il ne compte pas.
live-day-compare = Voir les résultats de tout le monde
live-promise-contest = Avant que quiconque puisse jouer, le serveur a publié l’empreinte de son secret. Les cartes et le hasard des bots en découlent ; personne n’ajoute de nombre, la partie est donc la même pour tout le monde. Quand chacun aura pu jouer, le secret sera révélé et ton navigateur pourra vérifier que rien n’a changé.
