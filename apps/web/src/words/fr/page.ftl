# Le cadre de la page : accueil, réglages, abords de la table. On tutoie ; les noms des joueurs ne sont jamais
# précédés de « de » (élision) et restent sans accord.

game-facts = { $players } joueurs · { $alone } min avec des bots, { $together } entre humains
game-facts-players = { $players } joueurs

you = Toi
person-name = Joueur { $seat }
bot-name-0 = Zélie
bot-name-1 = Moka
bot-name-2 = Filou
bot-name-3 = Titus
bot-name-4 = Pacha
kind-you = Toi
kind-person = Quelqu’un ici
kind-kitten = Bot : chaton
kind-cat = Bot : chat
kind-ocelot = Bot : ocelot
kind-lynx = Bot : lynx
kind-leopard = Bot : léopard
kind-tiger = Bot : tigre

level-kitten = Chaton
level-kitten-line = Joue à l’humeur et ne voit que ce qu’il a sous le nez.
level-cat = Chat
level-cat-line = A compris l’idée, mais oublie et rate beaucoup.
level-ocelot = Ocelot
level-ocelot-line = Retient mieux, mais suit encore ses humeurs.
level-lynx = Lynx
level-lynx-line = Observe bien et joue avec audace.
level-leopard = Léopard
level-leopard-line = Joue la prudence et se trompe rarement.
level-tiger = Tigre
level-tiger-line = Le plus fort. Il a appris en jouant contre lui-même.
level-mixed = Chaque bot joue à son niveau.
level-suggested = conseillé
level-first = Commence par le chaton ; dès que tu gagnes, on t’en propose un plus fort.
level-by-results = D’après tes résultats, niveau conseillé : { $level }.
level-next = Prochaine partie : { $level }

home-line = Trois jeux de cartes pleins d’animaux autour d’une même table. Assieds-toi et joue : sans compte, même hors ligne.
home-play = Jouer
home-play-game = Jouer à { $game }
home-level = Bots : { $level }
home-level-suggested = Bots : { $level }, niveau conseillé
home-choose = Préparer…
home-continue = Continuer
home-continue-title = Reprends où tu en étais
home-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
  }
home-remove = Supprimer la partie : { $game }, { $date }
home-replay = Ouvrir une partie enregistrée
home-others = Les autres
home-together = Jouer ensemble
home-turns = { $count ->
    [one] à toi dans { $count } partie
   *[other] à toi dans { $count } parties
  }
home-you = Ta page
learn = Apprendre
rules = Règles

new-players = Joueurs
new-seats = Places
new-seats-note = On peut partager cet appareil : un rideau tombe entre les tours.
new-bots = Bots
new-seat-kind = Qui occupe la place { $seat }
new-seat-name = Nom à la place { $seat }
new-minutes = { $count ->
    [one] Environ { $count } minute
   *[other] Environ { $count } minutes
  }
new-start = Lancer la partie

back = Retour
close = Fermer
dismiss = Masquer
loading = On met la table…
to-home = Accueil
try-again = Réessayer
your-turn = À toi de jouer
to-move = doit jouer
log = Fil de la partie
log-close = Masquer le fil
text-view = La table en texte
settings = Réglages
keys = Raccourcis
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

bots-loading = Les bots se préparent…
bots-failed = Bots non chargés. Ta partie est gardée.

undo = Annuler
undo-why = Tu peux revenir sur un choix tant que personne n’a montré de carte. Le mode entraînement, dans les réglages, lève cette limite.
hint = Conseil
hint-title = Ce que promettent tes coups
hint-thinking = Réflexion sur tes coups…
hint-numbers = victoire { $chance } ± { $margin } · { $score } points

curtain-title = { $name }, à toi de jouer
curtain-text = Passe l’appareil. Et que personne d’autre ne regarde !
curtain-lift = C’est moi, { $name } : voir mes cartes

summary-title = Fin de la manche { $round }
summary-next = Continuer
slip-round = Cette manche
slip-whole = Total
slip-total = Total

final-you = C’est gagné !
final-other = Victoire : { $name }
final-shared = Victoire partagée : { $names }
final-breakdown = Point par point
final-round = Manche { $round }
final-rematch = Rejouer
final-replay = Revoir
final-open = Résultat
record-copy = Copier la partie
record-copied = Copié
record-not-copied = Copie impossible : télécharge la partie
record-download = Télécharger

setting-language = Langue
setting-pace = Rythme des bots
setting-pace-note = Combien de temps chacun de leurs coups reste visible.
pace-calm = Calme
pace-brisk = Vif
pace-quick = Rapide
pace-instant = Immédiat
setting-theme = Lumière
theme-auto = Comme le système
theme-light = Claire
theme-dark = Sombre
setting-contrast = Contraste élevé
setting-contrast-note = Des bords plus marqués, et des motifs en plus des couleurs.
setting-stillness = Sans mouvement
setting-stillness-note = Rien ne vole au-dessus de la table.
setting-sound = Sons
setting-sound-note = De doux bruits de papier.
setting-characters = Bots expressifs
setting-characters-note = Leur tête dit ce qu’ils pensent d’un pli, d’un raté, d’une victoire.
setting-only-move = Jouer le coup unique à ma place
setting-only-move-note = Quand les règles ne te laissent qu’un coup, il est joué pour toi.
setting-practice = Entraînement
setting-practice-note = Reviens en arrière autant que tu veux, même après avoir vu des cartes.

key-move = Passer d’un élément au suivant
key-choose = Le choisir
key-undo = Annuler
key-hint = Demander un conseil
key-log = Fil de la partie
key-text = La table en texte
key-help = Cette liste
key-close = Fermer, ou changer d’avis

notice-no-store = Ce navigateur ne laisse rien garder à la page : parties et réglages durent jusqu’à sa fermeture. Tu peux télécharger une partie enregistrée.
notice-new-version = Une nouvelle version de Menagerie est prête. Tes parties restent.
notice-reload = Recharger

trouble-load = Un morceau de la page n’a pas pu être chargé
trouble-load-text = Le réseau manque peut-être, et tout n’était pas encore gardé ici. Rien n’est perdu : tes parties sont là. Réessaie une fois la connexion revenue.
trouble-broken = Quelque chose s’est cassé de notre côté
trouble-broken-text = La partie est gardée telle qu’elle était après le dernier coup. Recharge la page pour continuer.
trouble-game-missing = Cette partie n’est pas ici
trouble-game-missing-text = Elle a peut-être été supprimée, ou jouée sur un autre appareil. Une partie n’est gardée que dans le navigateur où elle a été jouée.
trouble-game-unreadable = Cette partie est illisible
trouble-game-unreadable-text = Ce qui en reste ne suit plus les règles. Rien n’y a été touché, et tes autres parties vont bien.
other-rules-title = Cette partie suit d’autres règles
other-rules = Cette partie suit la version { $made } des règles ; ici, on joue avec la version { $here }.
other-rules-kept = Elle ne peut pas continuer ici, mais rien n’est perdu : tu peux télécharger son journal.
other-rules-save = Télécharger le journal
other-rules-remove = Retirer de ma liste
