# Une table sur le serveur : la salle d’attente, la partie en direct, sa fin.

live-missing = Cette table n’existe pas
live-missing-text = Le lien est peut-être coupé, ou la table a été débarrassée : une table où personne ne commence se ferme au bout d’un moment.
live-unreachable = Le serveur ne répond pas
live-unreachable-text = Tu es peut-être hors ligne. Rien n’est perdu : sur le serveur, la partie attend. Réessaie dans un instant.
live-turned-away = Le serveur a dit non
live-closed = Cette table est fermée
live-closed-text = Personne n’a lancé la partie à temps, ou l’hôte a fermé la table. Ouvre une nouvelle table quand tu veux.

live-refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
live-refused-already-started = La partie a commencé.
live-refused-not-invited = Cette place est réservée pour quelqu’un d’autre.
live-refused-not-host = Il n’y a que l’hôte qui puisse faire cela.
live-refused-not-ready = Il y a des places vides.
live-refused-no-chat = À cette table, on ne parle qu’avec les phrases toutes faites.
live-refused-no-takeback = Ce coup ne peut plus être annulé : des cartes ont été vues depuis.
live-refused-already-asked = Une question est déjà posée. D’abord celle-là.
live-refused-nothing-asked = Plus aucune question n’est posée.
live-refused-game-over = La partie est finie.
live-refused-too-fast = C’était trop d’un coup. Réessaie dans un instant.
live-refused-busy = La table est occupée. Réessaie dans un instant.
live-refused-no-key = Le serveur ne te connaît plus. Recharge la page et reprends une place.
live-refused-bad-options = La partie ne peut pas être préparée ainsi.
live-refused-bad-seats = Cette place n’existe plus à cette table.
live-refused-bad-request = Le serveur ne peut pas l’accepter ainsi. Change-le et réessaie.
live-refused-not-seated = Il faut être assis à cette table pour faire cela.
live-refused-not-yours = Tu as abandonné cette partie : c’est l’affaire de ceux qui jouent encore.
live-refused-no-table = Cette table n’existe plus.
live-refused-not-started = La partie n’a pas encore commencé.
live-refused-not-over = La partie n’est pas encore finie.
live-refused-not-away = Tu as déjà repris ta place.
live-refused-too-many = C’est assez pour cette table.
live-refused-too-often = Tu as fait cela trop souvent à cette table. La partie elle-même peut continuer.
live-refused-too-many-seats = Tu as déjà une place à beaucoup de tables qui n’ont pas commencé. Quitte d’abord l’une d’elles.
live-refused-too-many-tables = Tu as déjà beaucoup de tables. Lance ou ferme d’abord l’une d’elles.
live-refused-not-callable = Cette personne ne peut pas être invitée en ce moment.
live-refused-name-reserved = Un de nos bots s’appelle ainsi. Choisis un autre nom, s’il te plaît.
live-refused-not-welcome = Tu ne peux pas prendre place à cette table. Tu peux regarder.
live-refused-no-person = Cette personne n’est plus là.
live-refused-other-rules = Cette partie suit la version { $made } des règles ; ici, on joue avec la version { $here }.
live-refused-unreadable = Le journal de cette partie est endommagé. La personne qui gère le serveur doit d’abord le réparer.
live-refused-other = Le serveur a dit non. Recharge la page si cela se répète.
live-no-answer = Le serveur n’a pas répondu. Réessaie dans un instant.

live-waiting-title = Salle d’attente : { $game }
live-to-lobby = Vers les tables
live-name = Ton nom
live-name-note = C’est ce que voient les autres. Puis prends une place.
live-name-missing = D’abord un nom, s’il te plaît : 24 lettres au plus.
live-seat-open = Libre
live-seat-invited = Libre, sur invitation
live-kept = Réservée
live-kept-for = Réservée pour { $name }
live-kept-for-you = Réservée pour toi
live-seat-you = toi
live-seat-host = hôte
live-seat-account = bot de quelqu’un
live-ready = c’est bon
live-not-ready = pas encore
live-plan-open = Libre pour tous
live-plan-kept = Réservée
live-sit = S’asseoir ici
live-sit-at = S’asseoir à la place { $seat }
live-move = Venir ici
live-move-to = Passer à la place { $seat }
live-stand-up = Se lever

live-person-menu = { $name } : plus
live-person-title = { $name }
live-hand-over = Désigner comme hôte
live-hand-over-note = Cette personne règle et lance alors la partie à ta place.
live-remove = Retirer de la table
live-remove-note = Cette personne ne pourra plus s’asseoir ici, sauf si tu l’invites.
live-block = Bloquer
live-block-note = Tu ne vois plus ses messages. Cette personne ne peut ni s’asseoir à tes tables ni t’inviter.
live-unblock = Débloquer
live-mute-note = Tu ne vois plus ses messages.
live-unmute = Entendre à nouveau
live-marked-mute = sourdine
live-marked-block = blocage
live-decline = Décliner
live-removed = L’hôte a repris ta place à cette table. Tu peux regarder.
live-now-host = C’est toi l’hôte de cette table maintenant.
live-close = Fermer la table
live-close-question = Fermer cette table ?
live-close-text = Il n’y aura pas de partie. Toutes les personnes assises ici devront trouver une autre table.

live-invite = Inviter du monde
live-invite-note = Qui ouvre ce lien choisit un nom et une place. Sans compte.
live-watch-invite = Inviter à regarder
live-watch-note = Qui ouvre ce lien voit la partie, mais pas les cartes en main.
live-link = Lien vers cette table
live-qr = Un code à scanner : le lien vers cette table
live-copy = Copier le lien
live-copied = Copié
live-not-copied = Copie impossible
live-share = Partager…

live-facts = Ce qu’on joue
live-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
live-listed = Dans la liste des tables ouvertes
live-by-link = Seulement pour qui a le lien
live-chat-on = Phrases toutes faites et texte libre
live-chat-off = Seulement les phrases toutes faites
live-delay = Décalage pour les spectateurs : { $time }
live-arrange = Modifier la table
live-done = Terminé
live-clock = Pendule
live-fact-clock = Pendule : { $clock }
live-absence = Si quelqu’un part ou n’a plus de temps
live-absence-bot = Si quelqu’un part, un chat joue jusqu’à son retour
live-absence-wait = Si quelqu’un part, la partie attend
live-absence-resign = Qui part abandonne la partie
live-absence-bot-short = Un chat joue
live-absence-wait-short = La partie attend
live-absence-resign-short = C’est un abandon
live-delay-title = Décalage pour les spectateurs
live-delay-none = Aucun
live-list = Dans la liste des tables ouvertes
live-list-note = Sinon, il faut avoir le lien pour trouver la table.
live-chat = Texte libre
live-chat-note = Les phrases toutes faites sont toujours là ; chacun les lit dans sa langue.

live-promise = La promesse sur les cartes
live-promise-text = Avant que quiconque s’assoie, le serveur a tiré un secret et en a publié cette empreinte. Chaque personne qui s’assied ajoute son propre nombre aléatoire. Les donnes découlent des deux, et après la partie le secret est révélé : ton navigateur peut alors vérifier que rien n’a été changé.

live-pick-seat = Entre un nom et prends une place, ou regarde.
live-full = Toutes les places sont prises. Tu peux rester et regarder.
live-wait-for-start = L’hôte lance la partie.
live-wait-for = { $name } lance la partie.
live-i-am-ready = C’est bon pour moi
live-all-here = Tout le monde est là.
live-empty = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
  }
live-hesitant = Pas encore : { $names }.
live-start-question = Commencer maintenant ?
live-fill = { $count ->
    [one] { $count } place est vide. Un bot s’y installera.
   *[other] { $count } places sont vides. Des bots s’y installeront.
  }
live-fill-level = Quels bots ?
live-wait-more = Attendre
live-start-with-bots = Jouer avec des bots
live-start-now = Commencer

live-news = À cette table
live-connecting = Reconnexion…
live-connecting-move = Reconnexion… Ton coup attend et sera envoyé.
live-offline = Tu es hors ligne. La table reprend dès que le réseau revient.
live-offline-move = Tu es hors ligne. Ton coup attend et part dès que le réseau revient.
live-store-away = Le serveur ne peut pas enregistrer les coups pour l’instant. Les pendules sont arrêtées ; la partie reprendra d’elle-même.
live-store-away-move = Le serveur ne peut pas enregistrer les coups pour l’instant. Les pendules sont arrêtées ; ton coup attend et sera envoyé.
live-gone = Cette table a été supprimée. Tu la vois telle qu’elle était à la fin.
live-sending = Envoi de ton coup…
live-move-refused = Ce coup n’a pas compté.
live-move-late = La table avait continué avant son arrivée.
live-move-left = Un de tes coups n’était pas encore arrivé quand la page s’est fermée, et la table a continué sans lui.
live-takeback = Demander à annuler
live-takeback-why = Tu peux demander à revenir sur un choix tant que personne n’a montré de carte.

live-prepare = Choisir d’avance
live-prepare-why = Choisis ton prochain coup pendant que les autres réfléchissent. Il reste sur ton appareil jusqu’à ton tour.
live-prepare-ask = Tu peux déjà choisir ton prochain coup. Personne ne le voit avant ton tour.
live-prepare-not = Ce choix ne peut pas se faire d’avance.
live-prepared = Choisi d’avance : { $move }. Ce sera joué à ton tour.
live-unprepare = Ne pas jouer ce coup
live-prepared-lost = Ce n’est plus possible : { $move }. Choisis autre chose.
live-key-prepare = Choisir le prochain coup d’avance

live-left-days = { $days } j { $hours } h
live-short = vite
live-hurry = Il reste moins de dix secondes
live-waited = On attend { $names } · { $count } min

live-watching = Tu regardes : pas de cartes cachées maintenant ; tu les verras toutes en revoyant la partie.
live-watching-delay = Décalage : { $time }.
live-own-bot = Un chat joue pour toi.
live-own-waits = La partie t’attend.
live-own-resigned = Tu as abandonné. Un chat finit la partie pour toi.
live-return = Reprendre ma place
live-away-bot = { $why ->
    [time] { $name } : temps écoulé. Un chat continue.
   *[left] { $name } n’est plus là. Un chat continue.
  }
live-away-waits = { $why ->
    [time] { $name } : temps écoulé. La partie attend.
   *[left] { $name } n’est plus là. La partie attend.
  }
live-resigned = { $name } abandonne. Un chat continue.
live-gave-up = { $kind ->
    [you] Tu as abandonné : dernière place.
   *[other] { $name } : abandon et dernière place.
  }
live-ask-stop = { $name } propose d’arrêter la partie ici.
live-ask-takeback = { $name } demande à annuler le dernier coup.
live-own-ask-stop = Tu proposes d’arrêter. On attend la réponse des autres.
live-own-ask-takeback = Tu demandes à annuler ton coup. On attend la réponse des autres.
live-agreed = Tu es d’accord. On attend encore d’autres réponses.
live-agree = D’accord
live-disagree = Non
live-withdraw = Laisser tomber
live-next = La table est de nouveau mise.
live-next-by = { $name } veut une revanche.
live-next-sit = S’asseoir
live-next-watch = Aller voir

live-talk = Discussion
live-talk-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
  }
live-said = { $name } : { $words }
live-said-all = Ce qui s’est dit
live-said-nothing = Personne n’a encore rien dit.
live-phrases = Dire
live-phrase-hello = Bonjour !
live-phrase-good-luck = Bonne chance !
live-phrase-well-played = Bien joué !
live-phrase-thank-you = Merci !
live-phrase-oops = Oups !
live-phrase-thinking = Je réfléchis.
live-phrase-be-right-back = Je reviens tout de suite.
live-phrase-good-game = Belle partie !
live-write = Écris quelque chose
live-send = Envoyer
live-people = Les personnes à cette table
live-mute = Sourdine

live-menu = Autres choix à cette table
live-notify = Me prévenir quand c’est mon tour
live-notify-note = Une notification de ton système, pendant que tu regardes ailleurs.
live-notify-refused = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.
live-notify-never = Ce navigateur ne sait pas afficher de notifications.
live-ask-to-stop = Proposer d’arrêter
live-leave-bot = Laisser jouer un chat
live-leave-wait = Partir ; la partie attend
live-leave-resign = Partir et abandonner
live-leave-question = Quitter ta place ?
live-leave-text-bot = À partir de maintenant, un chat joue pour toi. Tu peux reprendre ta place à tout moment.
live-leave-text-wait = La partie attend ton retour. Les autres voient que tu n’es pas là.
live-leave-text-resign = À cette table, qui part abandonne : un chat finit la partie pour toi, et la dernière place te revient.
live-resign = Abandonner
live-resign-question = Abandonner ?
live-resign-text = Un chat finit la partie pour toi, et la dernière place te revient. C’est irréversible.
live-stop-counts = Arrêter maintenant compte comme une défaite pour tout le monde.
live-stop-question = Proposer d’arrêter ?
live-stop-text = La partie est à plus de la moitié et des bots jouent : arrêter maintenant compte comme une défaite, tu finis derrière les bots.
live-leave-last = S’il ne reste personne à la table, la partie attend que l’un de vous revienne. Après un jour sans personne, elle compte comme abandonnée.
live-stay = Rester

live-stopped = La partie a été arrêtée

live-deal = Vérifier la donne
live-deal-matched = Les cartes ont été distribuées comme promis.
live-deal-unsure = Les donnes tiennent la promesse. Mais ce navigateur n’a pas tout vu avant la partie.
live-deal-broken = Quelque chose ne colle pas. Ne te fie pas à ces donnes.
live-deal-record-good = Chaque coup et chaque point de l’enregistrement suit les règles.
live-deal-record-bad = L’enregistrement de la partie est abîmé ou a été modifié.
live-deal-promise-good = La promesse est bien celle que ce navigateur a vue à ton arrivée à la table.
live-deal-promise-bad = La promesse n’est pas celle que ce navigateur a vue à ton arrivée à la table.
live-deal-promise-unknown = Ce navigateur n’était pas à la table avant la fin : il ne peut pas savoir si la promesse est la même.
live-deal-own-good = Ton propre nombre aléatoire, tiré dans ce navigateur, fait partie des donnes.
live-deal-own-bad = Le nombre inscrit à ta place n’est pas celui que ce navigateur a envoyé.
live-deal-own-unknown = Tu as pris ta place depuis un autre navigateur : c’est là qu’on peut vérifier si ton nombre en fait partie.
live-deal-house-good = Les bots n’ont rien ajouté de leur choix : leurs nombres découlent de la promesse.
live-deal-house-bad = Un bot a un nombre qui ne découle pas de la promesse : quelqu’un l’a choisi.
live-deal-secret-good = Le secret a été révélé, et c’est celui qui était promis.
live-deal-secret-bad = Le secret révélé n’est pas celui qui était promis.
live-deal-deals-good = { $count ->
    [one] La donne a été refaite ici à partir du secret et des nombres : les mêmes cartes, une par une.
   *[other] Les { $count } donnes ont toutes été refaites ici à partir du secret et des nombres : les mêmes cartes, une par une.
  }
live-deal-deals-bad = Refaites à partir du secret et des nombres, les donnes ont d’autres cartes.
live-deal-numbers = Les nombres
live-deal-number-promise = Promesse, avant l’arrivée de quiconque : SHA-256 du secret
live-deal-number-secret = Secret, révélé à la fin
live-deal-number-seat = { $name } : nombre apporté
live-deal-number-house = { $name } : nombre qui découle de la promesse
live-deal-how = Télécharge l’enregistrement et vérifie-le avec n’importe quel autre programme : le format est décrit dans docs/records.md de Menagerie.
