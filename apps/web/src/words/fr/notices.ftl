# Les notifications : la proposition à une table, les choix du profil et leurs textes.

notices-title = Notifications
notices-offer = Te prévenir quand c’est à toi de jouer, même si cette page est fermée ?
notices-offer-yes = Me prévenir
notices-offer-no = Pas maintenant
notices-now-on = Les notifications sont activées. Choisis lesquelles dans ton profil.
notices-now-denied = Ton navigateur n’a pas autorisé les notifications. Tu pourras les activer plus tard dans ton profil.
notices-failed = Impossible d’activer les notifications. Réessaie plus tard dans ton profil.

notices-off = Désactivées sur cet appareil. Active-les pour savoir quand une partie t’attend, même si cette page est fermée.
notices-on = Activées sur cet appareil.
notices-turn-on = Activer
notices-turn-off = Désactiver
notices-test = Envoyer une notification de test
notices-test-sent = Envoyée. Elle devrait apparaître dans quelques secondes.
notices-test-failed = Le test n’est pas passé. Désactive puis réactive les notifications.
notices-denied = Ton navigateur bloque les notifications de ce site. Autorise-les dans les réglages du site, à côté de l’adresse, puis recharge la page.
notices-unable = Ce navigateur ne peut pas recevoir de notifications de sites.
notices-install = Sur iPhone et iPad, ajoute d’abord Menagerie à l’écran d’accueil (Partager, puis Sur l’écran d’accueil) et ouvre-la depuis cet écran.
notices-silent = Ce serveur n’envoie pas de notifications.

notices-what = Me prévenir quand
notices-kind-turn = c’est à moi de jouer
notices-kind-call = on m’invite
notices-kind-rematch = on me propose une revanche
notices-kind-nudge = on me relance
notices-kind-challenge = un défi se termine
notices-kind-day = la donne du jour est là (à 9 h, sauf si je l’ai jouée)
notices-quiet = Heures calmes
notices-quiet-note = Les notifications attendent la fin de ces heures.
notices-quiet-from = De
notices-quiet-until = à
notices-note = Ces choix valent pour tous tes appareils. Les notifications ne contiennent jamais de cartes.

notices-slow = { $count ->
    [one] { $name } prend son temps.
   *[other] Les autres prennent leur temps.
  }
notices-nudge = Relancer
notices-nudged = { $count ->
    [one] Rappel envoyé à { $name }.
   *[other] Rappel envoyé aux autres.
  }
notices-missing = { $name } ne joue plus depuis un jour. Un bot peut jouer jusqu’à son retour.
notices-missing-bot = Laisser jouer un bot

notices-say-turn = À toi de jouer
notices-say-turn-text = { $game }
notices-say-nudge = { $from } t’attend
notices-say-nudge-text = { $game } : à toi de jouer.
notices-say-call = { $from } t’invite
notices-say-call-text = { $game } : une place t’est réservée.
notices-say-rematch = { $from } veut une revanche
notices-say-rematch-text = { $game } : une place t’est réservée.
notices-say-challenge = Le défi est terminé
notices-say-challenge-text = { $game } : regarde les résultats de tout le monde.
notices-say-day = Donne du jour
notices-say-day-text = Les cartes du jour sont là, les mêmes pour tout le monde.
notices-say-test = Ça marche
notices-say-test-text = Les notifications arrivent sur cet appareil.
