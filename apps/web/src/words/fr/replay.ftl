# Revoir et analyser une partie enregistrée.

replay-title = Revoir
replay-open-title = Ouvrir une partie enregistrée
replay-open-text = Un enregistrement contient chaque carte et chaque coup d’une partie. Ouvres-en un pour la parcourir, regarder toutes les mains et la faire analyser par le tigre.
replay-open-file = Choisir un fichier…
replay-open-drop = ou dépose-le n’importe où sur cette page
replay-open-paste = Ou colle le texte d’un enregistrement
replay-open-go = Ouvrir
replay-open-finished = Tes parties terminées
replay-open-unfinished = Tes parties en cours
replay-open-none = Les parties que tu termines ici s’afficheront aussi.
replay-open-trouble = Impossible d’ouvrir
replay-open-another = Ouvrir un autre enregistrement
replay-not-here = Cette partie n’est pas ici
replay-not-here-others = Revoir une autre partie

# Ce qui cloche dans un enregistrement. $line est le numéro de la ligne.
replay-fault-empty = Il n’y a rien dedans.
replay-fault-no-record = Ce n’est pas un enregistrement de Menagerie : la première ligne ne le dit pas.
replay-fault-unknown-game = Cette page ne connaît pas le jeu de cet enregistrement. Une version plus récente, peut-être.
replay-fault-other-rules = Cette partie suit la version { $made } des règles ; ici, on joue avec la version { $here }.
replay-fault-bad-start = Ligne { $line } : les joueurs ou les options de cette partie ne vont pas ensemble.
replay-fault-unreadable = La ligne { $line } est illisible. Elle a peut-être été coupée ou abîmée en chemin.
replay-fault-torn = L’enregistrement s’arrête après la ligne { $line }, avant la fin de la partie. Peut-être n’a-t-il pas été copié en entier.
replay-fault-lines-missing = Avant la ligne { $line }, des lignes manquent ou ne sont pas à leur place.
replay-fault-edited = La somme à la fin de la ligne { $line } ne colle pas : l’enregistrement a été modifié après la partie.
replay-fault-illegal-move = La ligne { $line } contient un coup que les règles interdisent.
replay-fault-out-of-order = La ligne { $line } raconte une chose impossible à ce moment de la partie.
replay-fault-wrong-result = La ligne { $line } donne d’autres scores que les règles.
replay-fault-not-opened = Le donneur n’a jamais révélé le secret promis : personne ne peut vérifier les donnes.
replay-fault-wrong-secret = Le secret révélé à la fin n’est pas celui qui était promis au début.
replay-fault-other-deal = Ligne { $line } : ces cartes ne sont pas celles que donne le secret promis.
replay-fault-other = La ligne { $line } ne suit pas les règles.
replay-fault-too-big = C’est bien plus long que n’importe quelle partie. Rien n’a été ouvert.
replay-fault-link = Le lien est cassé ou incomplet : son contenu est illisible. Redemande-le, ou demande l’enregistrement en fichier.
replay-fault-nothing-happened = Cette partie a été quittée avant la première donne : il n’y a rien à voir.
replay-fault-missing = Cette partie n’est pas ici. Elle a peut-être été supprimée, ou jouée dans un autre navigateur.
replay-fault-no-table-record = Rien à revoir à cette table : la partie n’est pas finie, ou personne ne l’a gardée.
replay-fault-kept = Ce qui reste de cette partie ne suit plus les règles. Rien n’y a été touché.
replay-fault-file = Ce fichier n’a pas pu être lu.

# Parcourir.
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Étape
replay-step = { $step } sur { $steps }
replay-eyes = Point de vue
replay-eyes-of = Vue : { $name }
replay-open-cards = Toutes les cartes visibles
replay-open-cards-note = Chaque main est face visible, et les coups secrets sont révélés.
replay-tempo = Tempo
replay-tempo-of = Tempo : { $tempo }
replay-tempo-slow = Lent
replay-tempo-steady = Moyen
replay-tempo-fast = Rapide
replay-look = Affichage
replay-still-going = Cette partie n’est pas finie. Si tu comptes la reprendre : un autre point de vue, les cartes visibles et l’analyse trahissent ce qui t’est caché.
replay-panels = À côté de la table
replay-tab-log = Fil
replay-tab-review = Analyse
replay-tab-game = Scores

# À propos de la partie.
replay-game = Partie et scores
replay-scores = Scores pour l’instant
replay-scores-none = Rien n’est encore compté.
replay-scores-final = Scores finaux
replay-round-why = Manche { $round } : point par point
replay-stopped = Partie quittée avant la fin.
replay-deals = Les donnes
replay-deals-matched = Vérifié : les cartes sont celles promises avant le début de la partie, et tous les coups suivent les règles.
replay-deals-no-promise = Cet enregistrement ne contient aucune promesse sur les donnes : impossible de les vérifier. Les coups suivent les règles.
replay-deals-broken = Les donnes ne tiennent pas.
replay-share = Garder ou partager
replay-share-short = Partager
replay-link = Copier un lien
replay-link-copied = Lien copié
replay-link-by-hand = Copie-le d’ici
replay-link-note = Toute la partie est dans le lien lui-même ; elle n’est gardée nulle part ailleurs.
replay-link-unfinished = Cette partie n’est pas finie. Le lien et le fichier contiennent tout : chaque main, et aussi les cartes que personne n’a encore vues. Qui les ouvre peut tout regarder.

# Analyse.
replay-review = Analyse
replay-review-text = Le tigre, le plus fort des bots, examine chaque choix avec les cartes visibles à ce moment-là pour qui jouait, et mesure ce que le coup joué a fait perdre.
replay-review-none = Personne n’a encore eu de choix dans cette partie.
replay-review-depth = Profondeur
replay-review-depth-note = Plus profond, c’est plus long, mais on trouve de plus petites erreurs.
replay-depth-quick = Rapide
replay-depth-steady = Soignée
replay-depth-deep = Profonde
replay-review-time = { $count ->
    [one] { $count } choix, environ { $time }
   *[other] { $count } choix, environ { $time }
  }
replay-review-start = Analyser la partie
replay-review-go-on = Continuer
replay-review-stop = Arrêter
replay-review-progress = Analyse : { $done } sur { $count }
replay-review-done = Analyse finie : { $count ->
    [one] { $count } choix
   *[other] { $count } choix
  }
replay-review-failed = L’analyse s’est interrompue. Ce qu’elle a trouvé est gardé ; tu peux la reprendre.
replay-measure = Ce que montrent les courbes
replay-measure-cost = Chances perdues
replay-measure-chance = Chances de gagner
replay-plot-cost = Les chances de gagner que chaque joueur a perdues jusqu’ici, additionnées choix par choix : sur une partie, la somme peut dépasser 100 %. Une ligne plate, c’est bien joué ; chaque marche est une erreur, et plus le signe est gros, plus elle l’est.
replay-plot-chance = Les chances de gagner de chaque joueur après chacun de ses choix, d’après ce qu’il pouvait voir.
replay-plot-round = Manche { $round }
replay-plot-tap = Touche le dessin pour aller à ce choix.
replay-sums = Joueur par joueur
replay-sum-name = Joueur
replay-sum-same = Comme le tigre
replay-sum-same-of = { $same } sur { $count }
replay-sum-cost = Perdu
replay-sum-line = { $name } : { $cost } perdus en { $count ->
    [one] { $count } choix
   *[other] { $count } choix
  }
replay-mark-1 = imprécision
replay-mark-2 = erreur
replay-mark-3 = gaffe
replay-marks-note = ?! fait perdre 2 à 5 % de chances de gagner, ? 5 à 10 %, ?? davantage. Seul compte ce qui se distingue du hasard.
replay-list = Choix par choix
replay-list-shown = Quels choix
replay-list-marked = Signalés
replay-list-all = Tous
replay-list-no-marked = Aucun choix signalé pour l’instant.
replay-list-played = Joué
replay-list-tiger = Tigre
replay-list-cost = Coût
replay-list-same = pareil
replay-mistake-previous = Erreur précédente
replay-mistake-next = Erreur suivante
replay-verdict-waiting = Pas encore analysé.
replay-verdict-no-choice = Il n’y avait pas de choix ici.
replay-verdict-same = Le tigre aurait fait pareil.
replay-verdict-equal = Tigre : *{ $move }*. Pas de différence nette ({ $chance } ± { $margin }).
replay-verdict-better = Tigre : *{ $move }*. Ce coup s’est révélé meilleur : { $chance } ± { $margin } de chances de gagner, { $score } points.
replay-verdict-worse = Tigre : *{ $move }*. Ce coup : { $chance } ± { $margin } de chances de gagner, { $score } points.

# Raccourcis.
replay-key-step = Un pas en arrière ou en avant
replay-key-ends = Début, fin
replay-key-play = Lecture ou pause
replay-key-eyes = Point de vue du joueur suivant
replay-key-open = Toutes les cartes visibles
replay-key-review = Analyse
replay-key-mistake = Erreur suivante ; avec Maj, la précédente
