# Challenges and cards that somebody handed on: contests of people.

contest-title = Défi
contest-title-duplicate = Mêmes cartes
contest-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
contest-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
contest-bots = bots : { $levels }
contest-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
contest-open-until = Ouvert jusqu’au { $date }
contest-closing = Fermé depuis le { $date }. Une partie déjà commencée peut encore être finie.
contest-closed = Fermé depuis le { $date }
contest-too-late = Il est trop tard pour commencer. D’ici une heure, tu pourras t’entraîner avec ces cartes.
contest-name-note = Les autres verront ce nom à côté de ton résultat.
contest-continue = Continuer ta partie
contest-practise = S’entraîner avec ces cartes
contest-missing = Défi introuvable
contest-missing-text = Le lien est peut-être incomplet, ou le défi n’est plus sur ce serveur.
contest-missing-way = Voir les défis
contest-refused = Le serveur a refusé cette demande
contest-refused-text = Réessaie dans un instant.
contest-state-played = Joué
contest-state-open = Pas encore joué
contest-go-play = Jouer
contest-go-look = Ouvrir
contest-resigned = abandon
contest-nameless = Quelqu’un
contest-head-margin = Écart
contest-head-count = Fois
contest-head-percent = Score
contest-head-names = Joueurs
contest-margin-note = Écart : tes points moins ceux du meilleur bot. Score : ta part des points de match, deux par résultat battu, un par résultat égalé.
contest-compare = Comparer
contest-compare-with = Comparer avec { $name }

asked-trouble = Le serveur ne répond pas. Il faut une connexion pour voir cette page.
asked-stale = Le serveur ne répond pas. Ce que tu vois n’est peut-être plus à jour.

duplicate-invites = { $name } t’invite à jouer les mêmes cartes : { $game }
duplicate-somebody = Des cartes déjà jouées par quelqu’un, à toi maintenant : { $game }
duplicate-own = Tes cartes, à faire jouer aux autres : { $game }
duplicate-of = Les cartes jouées par { $name } : { $game }
duplicate-same = Tu as les mêmes cartes, la même place et les mêmes bots.
duplicate-hidden = Le résultat obtenu par { $name } reste caché jusqu’à la fin de ta partie.
duplicate-hidden-somebody = Les résultats des autres restent cachés jusqu’à la fin de ta partie.
duplicate-calm = Un seul essai compte. Pas de chrono : pars et reviens quand tu veux.
duplicate-play = Jouer ces cartes
duplicate-played = { $count ->
    [0] Tu as joué ces cartes ; personne d’autre pour l’instant. Envoie le lien à quelqu’un.
    [one] Toi et { $count } autre personne avez joué ces cartes.
   *[other] Toi et { $count } autres personnes avez joué ces cartes.
  }
duplicate-share-text = Joue les cartes que j’ai eues : { $game } !
duplicate-results = Résultats
duplicate-from-device = La première partie ({ $name }) s’est jouée sur un appareil, où l’on peut annuler et demander des conseils et où les bots réfléchissent en temps limité. Ils ont donc pu répondre autrement au même coup.
duplicate-clock = Dans la première partie, les bots réfléchissaient en temps limité : ils ont pu répondre autrement au même coup.

side-title = Côte à côte : toi et { $name }
side-round = Manche
side-round-of = Manche { $round }
side-total = Total
side-replay-own = Revoir ta partie
side-replay = Revoir : { $name }
side-missing = L’une des deux parties n’est plus lisible.
side-decision = Décision
side-same = pareil
side-same-all = Les mêmes coups du début à la fin.
side-parted = { $count ->
    [0] Vos parties divergent dès la première décision.
    [one] { $count } décision identique, puis vos parties divergent.
   *[other] { $count } décisions identiques, puis vos parties divergent.
  }
side-parted-bot = { $count ->
    [0] Un bot a répondu autrement avant ta première décision.
    [one] { $count } décision identique, puis un bot a répondu autrement.
   *[other] { $count } décisions identiques, puis un bot a répondu autrement.
  }

match-title = Résultats en points de match
match-place = Place
match-name = Joueur
match-percent = Score
match-deal = Donne { $deal }
match-not-played = pas jouée
match-hidden = cachée jusqu’à ce que tu la joues
match-note = En pourcentage, donne par donne : 100 bat tout le monde, 50 est la moyenne. Une donne non jouée compte 0. Choisis une donne pour voir tous ses résultats.
match-hidden-note = Un point d’interrogation marque une donne qu’il te reste à jouer.

challenge-untitled = Défi : { $game }
challenge-by = Défi lancé par { $name }
challenge-by-you = C’est ton défi.
challenge-terms = Les mêmes donnes pour tout le monde, à jouer quand on veut. Un seul essai compte, sans chrono, et les résultats restent cachés tant que tu n’as pas joué.
challenge-play = Jouer la donne { $deal } sur { $count }
challenge-continue = Continuer la donne { $deal } sur { $count }
challenge-done = Tu as joué toutes les donnes.
challenge-progress = Donnes jouées : { $played } sur { $count }
challenge-later = Joue ta première donne et tu verras comment les autres s’en sont sortis.
challenge-nobody = Personne n’a encore fini de donne.
challenge-share-text = { $title } : joue les mêmes donnes et comparons !
deal-playing = en cours
deal-next = la suivante
deal-open = pas encore jouée
deal-result = { $margin } · { $percent }
deal-resigned = abandon
deal-late = finie trop tard pour compter
deal-closed = fermée par l’équipe du serveur
deal-replay = Revoir
deal-replay-of = Revoir la donne { $deal }
deal-practise = S’entraîner
deal-practise-of = S’entraîner sur la donne { $deal }

challenges-line = Les mêmes donnes pour tout le monde
challenges-text = Prépare quelques donnes et envoie le lien. On les joue contre les mêmes bots, quand on veut ; puis on compare les résultats donne par donne, comme dans un club de bridge.
challenges-cards = Ou envoie à quelqu’un les cartes que tu viens d’avoir : « Envoyer mes cartes », à la fin de toute partie contre des bots.
challenges-new = Nouveau défi
challenges-own = Les tiens
challenges-own-none = Les défis que tu crées ou joues apparaissent ici.
challenges-open = Ouverts à tous
challenges-open-none = Aucun défi public n’est ouvert en ce moment.
challenges-name = Titre (facultatif)
challenges-game = Jeu
challenges-deals = Donnes
challenges-deals-note = Les mêmes pour tout le monde.
challenges-length = Longueur d’une donne
challenges-whole = Partie entière
challenges-players-note = Toi contre des bots ; tout le monde joue à la même place.
challenges-level = Bots
challenges-days = Ouvert pendant
challenges-day-count = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
challenges-listed = Public
challenges-listed-note = Tout le monde peut le trouver ici. Sinon, seulement avec le lien.
challenges-make = Créer le défi
challenges-refused-not-welcome = Pour rendre un défi public, il faut dix parties terminées, sur trois jours différents. Tu peux déjà le partager par lien.
challenges-refused-too-many = Tu as déjà dix défis ouverts. Attends que l’un d’eux se ferme.

hand-on-sheet = Envoyer mes cartes
hand-on-make = Obtenir le lien
hand-on-sends = Pour l’instant, cette partie n’est que sur ton appareil. Pour créer le lien, elle doit partir sur le serveur : les cartes, tous les coups et ton nom à côté du résultat. La personne qui aura joué tes cartes pourra la revoir.
hand-on-made = Envoie ce lien. La personne qui l’ouvre joue tes cartes, à ta place, contre les mêmes bots ; puis vous voyez les deux parties côte à côte.
hand-on-device = Tu as joué sur ton appareil : les bots du serveur peuvent donc répondre autrement au même coup.
hand-on-server = Dans ta partie, les bots ont pu réfléchir en temps limité : il arrive donc qu’ils répondent autrement au même coup.
hand-on-look = Voir la page de ces cartes
hand-on-network = Le serveur ne répond pas. Il faut une connexion pour créer un lien.
hand-on-refused = Le serveur n’a pas accepté cette partie.
hand-on-refused-other-rules = Le serveur joue une autre version des règles de ce jeu.
hand-on-refused-too-fast = Trop de demandes à la fois. Réessaie dans un instant.
