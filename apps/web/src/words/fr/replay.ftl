# Revoir et analyser une partie enregistrée.

replay-title = Revoir
replay-open-title = Revoir une partie
replay-open-text = Un enregistrement contient chaque carte et chaque coup d’une partie. Ouvres-en un pour la parcourir, regarder toutes les mains et la faire analyser par le tigre.
replay-open-file = Choisir un fichier…
replay-open-drop = ou dépose-le n’importe où sur cette page
replay-open-paste = Ou colle le texte d’un enregistrement
replay-open-go = Ouvrir
replay-open-finished = Tes parties terminées
replay-open-unfinished = Parties inachevées
replay-open-none = Les parties que tu termines s’afficheront ici.
replay-open-trouble = Impossible d’ouvrir
replay-open-another = Ouvrir un autre enregistrement
replay-not-here = Partie introuvable
replay-not-here-others = Revoir une autre partie
replay-not-over = Cette partie n’est pas finie : voici sa table.

# Ce qui cloche dans un enregistrement. $line est le numéro de la ligne.
replay-fault-empty = Il n’y a rien dedans.
replay-fault-no-record = Ce n’est pas un enregistrement de partie Menagerie : la première ligne n’est pas la bonne.
replay-fault-unknown-game = Cette page ne connaît pas le jeu de cet enregistrement. Une version plus récente, peut-être.
replay-fault-other-rules = Cette partie suit la version { $made } des règles ; ici, on joue avec la version { $here }.
replay-fault-bad-start = Ligne { $line } : les joueurs ou les options de cette partie ne vont pas ensemble.
replay-fault-unreadable = La ligne { $line } est illisible. Elle a peut-être été coupée ou abîmée en chemin.
replay-fault-torn = L’enregistrement s’arrête après la ligne { $line }, avant la fin de la partie. Peut-être n’a-t-il pas été copié en entier.
replay-fault-lines-missing = Avant la ligne { $line }, des lignes manquent ou ne sont pas à leur place.
replay-fault-edited = La somme de contrôle de la ligne { $line } ne correspond pas : l’enregistrement a été modifié après la partie.
replay-fault-illegal-move = La ligne { $line } contient un coup que les règles interdisent.
replay-fault-out-of-order = La ligne { $line } décrit une chose impossible à ce moment de la partie.
replay-fault-wrong-result = La ligne { $line } donne d’autres scores que les règles.
replay-fault-not-opened = Le secret n’a jamais été révélé : personne ne peut vérifier les donnes.
replay-fault-wrong-secret = Le secret révélé à la fin n’est pas celui qui était promis au début.
replay-fault-other-deal = Ligne { $line } : ces cartes ne sont pas celles que donne le secret promis.
replay-fault-other = La ligne { $line } ne suit pas les règles.
replay-fault-too-big = C’est bien plus long que n’importe quelle partie. Rien n’a été ouvert.
replay-fault-link = Ce lien est cassé ou incomplet. Redemande-le, ou demande l’enregistrement en fichier.
replay-fault-nothing-happened = Cette partie a été quittée avant la première donne : il n’y a rien à voir.
replay-fault-missing = Elle a peut-être été supprimée, ou jouée dans un autre navigateur.
replay-fault-no-table-record = Rien à revoir à cette table : la partie n’est pas finie, ou elle n’a pas été enregistrée.
replay-fault-kept = L’enregistrement de cette partie n’est plus conforme aux règles. Nous n’y avons pas touché.
replay-fault-file = Ce fichier n’a pas pu être lu.

# Parcourir.
replay-first = Au début
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Étape
replay-step = { $step } sur { $steps }
replay-eyes = Point de vue
replay-eyes-of = Vue : { $name }
replay-open-cards = Voir toutes les cartes
replay-open-cards-note = Chaque main est face visible, et les coups secrets sont révélés.
replay-tempo = Vitesse
replay-tempo-of = Vitesse : { $tempo }
replay-tempo-slow = Lente
replay-tempo-steady = Normale
replay-tempo-fast = Rapide
replay-look = Affichage
replay-still-going = Cette partie n’est pas finie. Si tu comptes la reprendre, attention : un autre point de vue, les cartes visibles et l’analyse te montrent ce qui t’est caché.
replay-panels = Détails
replay-tab-log = Journal
replay-tab-review = Analyse
replay-tab-game = Scores

# À propos de la partie.
replay-game = Partie et scores
replay-scores = Scores pour l’instant
replay-scores-none = Rien n’est encore compté.
replay-scores-final = Scores finaux
replay-round-why = Manche { $round } : détail des points
replay-stopped = Arrêtée avant la fin.
replay-deals = Les donnes
replay-deals-matched = Vérifié : les cartes ont été distribuées comme promis avant la partie, et tous les coups suivent les règles.
replay-deals-no-promise = Cet enregistrement ne contient pas d’empreinte des donnes : impossible de les vérifier. Les coups suivent les règles.
replay-deals-broken = Les donnes ne sont pas conformes.
replay-share = Enregistrer ou partager
replay-share-short = Partager
replay-link-note = Toute la partie est dans le lien lui-même ; rien n’est enregistré en ligne.
replay-link-unfinished = Cette partie n’est pas finie. Le lien et le fichier contiennent tout : chaque main, et aussi les cartes que personne n’a encore vues. Toute personne qui ouvre l’un ou l’autre peut tout voir.

# Analyse.
replay-review = Analyse
replay-review-text = Le tigre, le plus fort des bots, examine chaque décision avec les seules cartes visibles à ce moment-là, et mesure ce que le coup joué a fait perdre.
replay-review-none = Aucune décision à analyser pour l’instant.
replay-review-depth = Profondeur
replay-review-depth-note = Plus profond, c’est plus long, mais on trouve de plus petites erreurs.
replay-depth-quick = Rapide
replay-depth-steady = Soignée
replay-depth-deep = Profonde
replay-review-time = { $count ->
    [one] { $count } décision, environ { $time }
   *[other] { $count } décisions, environ { $time }
  }
replay-review-start = Analyser la partie
replay-review-go-on = Reprendre
replay-review-stop = Pause
replay-review-progress = Analyse : { $done } sur { $count }
replay-review-done = Analyse finie : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
  }
replay-review-failed = L’analyse s’est interrompue. Ce qu’elle a trouvé est conservé ; tu peux la reprendre.
replay-measure = Le graphique montre
replay-measure-cost = Chances perdues
replay-measure-chance = Chances de gagner
replay-plot-cost = Les chances de gagner que chaque joueur a perdues jusqu’ici, additionnées décision par décision : sur une partie, la somme peut dépasser 100 %. Une ligne plate, c’est bien joué ; chaque marche est une erreur, et plus le signe est gros, plus elle l’est.
replay-plot-chance = Les chances de gagner de chaque joueur après chacune de ses décisions, d’après ce qu’il pouvait voir.
replay-plot-round = Manche { $round }
replay-plot-tap = Touche le graphique pour aller à ce coup.
replay-sums = Joueur par joueur
replay-sum-name = Joueur
replay-sum-same = Choix du tigre
replay-sum-same-of = { $same } sur { $count }
replay-sum-cost = Perdu
replay-sum-line = { $name } : { $cost } perdus en { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
  }
replay-mark-1 = imprécision
replay-mark-2 = erreur
replay-mark-3 = gaffe
replay-marks-note = « ?! » : 2 à 5 % de chances de gagner perdues ; « ? » : 5 à 10 % ; « ?? » : davantage. Seul compte ce qui se distingue du hasard.
replay-list = Coup par coup
replay-list-shown = Afficher
replay-list-marked = Erreurs
replay-list-all = Tous
replay-list-no-marked = Aucune erreur trouvée pour l’instant.
replay-list-played = Joué
replay-list-tiger = Tigre
replay-list-cost = Coût
replay-list-same = pareil
replay-mistake-previous = Erreur précédente
replay-mistake-next = Erreur suivante
replay-why = Pourquoi ?
replay-reasons = { $kind ->
    [you] Ce qu’un coach te dirait
   *[other] Ce qu’un coach dirait à { $name }
  }
replay-reasons-none = Va à un coup pour en voir l’explication.
replay-verdict-waiting = Pas encore analysé.
replay-verdict-no-choice = Ce coup était forcé.
replay-verdict-same = Le tigre aurait joué pareil.
replay-verdict-equal = Le tigre préfère *{ $move }*. Pas de différence nette ({ $chance } ± { $margin }).
replay-verdict-better = Le tigre préfère *{ $move }*. Le coup joué s’est révélé meilleur : { $chance } ± { $margin } de chances de gagner, { $score } au score.
replay-verdict-worse = Le tigre préfère *{ $move }*. Le coup joué : { $chance } ± { $margin } de chances de gagner, { $score } au score.

# Raccourcis.
replay-key-step = Étape précédente ou suivante
replay-key-ends = Début, fin
replay-key-play = Lecture ou pause
replay-key-eyes = Point de vue du joueur suivant
replay-key-open = Voir toutes les cartes
replay-key-review = Analyse
replay-key-mistake = Erreur suivante ; avec Maj, la précédente
