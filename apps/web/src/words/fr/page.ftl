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
kind-person = Une autre personne
kind-kitten = Bot chaton
kind-cat = Bot chat
kind-ocelot = Bot ocelot
kind-lynx = Bot lynx
kind-leopard = Bot léopard
kind-tiger = Bot tigre

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
level-first = Commence par le chaton ; dès que tu gagnes, on t’en propose un plus fort.
level-by-results = D’après tes résultats, niveau conseillé : { $level }.
level-next = Prochaine partie : { $level }

home-line = Trois jeux de cartes pleins d’animaux. Assieds-toi et joue : sans compte, même hors ligne.
home-first = Tu débutes ? Commence par une leçon de deux minutes.
home-first-text = Tout est prêt, tu joues les coups, et à la fin tu connais le jeu.
home-first-learn = Apprendre { $game }
home-first-game = Tu connais { $game }. Envie d’une première partie ?
home-first-game-text = Le chaton t’attend, et des conseils s’affichent au fil de la partie.
home-first-game-start = Jouer ta première partie
home-play = Jouer
home-play-game = Jouer à { $game }
home-level = Bots : { $level }
home-level-suggested = Bots : { $level }, niveau conseillé
home-choose = Configurer…
home-continue = Continuer
home-continue-title = Reprends là où tu en étais
home-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
  }
home-remove = Supprimer la partie : { $game }, { $date }
home-replay = Revoir une partie
home-others = Jeu en ligne
home-together = Jouer en ligne
home-turns = { $count ->
    [one] à toi dans { $count } partie
   *[other] à toi dans { $count } parties
  }
home-you = Ton profil
home-puzzle = Problème du jour
nav-day = La donne du jour
nav-challenges = Défis
nav-lists = Classements
nav-puzzles = Problèmes
learn = Apprendre
rules = Règles

new-players = Joueurs
new-seats = Places
new-seats-note = Vous partagez cet appareil ? Les cartes restent cachées entre les tours.
new-bots = Bots
new-seat-kind = Joueur à la place { $seat }
new-seat-name = Nom à la place { $seat }
new-minutes = { $count ->
    [one] Environ { $count } minute
   *[other] Environ { $count } minutes
  }
new-start = Lancer la partie

back = Retour
close = Fermer
dismiss = Masquer
loading = On prépare la table…
to-home = Accueil
try-again = Réessayer
link-copy = Copier le lien
link-copied = Lien copié
link-by-hand = Copie ce lien :
link-share = Partager…
your-turn = À toi de jouer
to-move = doit jouer
log = Journal de la partie
log-close = Masquer le journal
text-view = Version texte
settings = Réglages
keys = Raccourcis
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

bots-loading = Les bots se préparent…
bots-failed = Les bots n’ont pas pu être chargés. Ta partie est enregistrée.

undo = Annuler
undo-why = Tu peux annuler tant que personne n’a révélé de carte. Le mode entraînement, dans les réglages, lève cette limite.
hint = Conseil
hint-title = Tes meilleurs coups
hint-thinking = Réflexion sur tes coups…
hint-numbers = victoire { $chance } ± { $margin } · score { $score }

curtain-title = { $name }, à toi de jouer
curtain-text = Passe l’appareil. Les autres, on ne regarde pas !
curtain-lift = C’est moi, { $name } : voir mes cartes

summary-title = Fin de la manche { $round }
summary-next = Manche suivante
slip-round = Cette manche
slip-whole = Total
slip-total = Total

final-you = C’est gagné !
final-other = { $name } gagne la partie
final-shared = Victoire partagée : { $names }
final-breakdown = Détail des points
final-round = Manche { $round }
final-rematch = Rejouer
final-replay = Revoir
final-open = Résultats
record-copy = Copier la partie
record-copied = Copié
record-not-copied = Copie impossible. Télécharge-la plutôt.
record-download = Télécharger

setting-language = Langue
setting-pace = Vitesse des bots
setting-pace-note = Combien de temps chacun de leurs coups reste visible.
pace-calm = Lente
pace-brisk = Normale
pace-quick = Rapide
pace-instant = Immédiate
setting-theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
setting-contrast = Contraste élevé
setting-contrast-note = Des bords plus marqués, et des motifs en plus des couleurs.
setting-stillness = Sans animations
setting-stillness-note = Les cartes ne volent pas à travers la table.
setting-sound = Sons
setting-sound-note = De doux bruits de papier.
setting-characters = Bots expressifs
setting-characters-note = Leur tête dit ce qu’ils pensent d’un pli, d’un raté, d’une victoire.
setting-only-move = Jouer pour moi les coups forcés
setting-only-move-note = S’il n’y a qu’un coup possible, il est joué pour toi.
setting-practice = Mode entraînement
setting-practice-note = Annule autant que tu veux, même après avoir vu de nouvelles cartes.

key-move = Passer d’un élément au suivant
key-choose = Choisir
key-undo = Annuler
key-hint = Demander un conseil
key-log = Journal de la partie
key-text = Version texte
key-help = Afficher cette liste
key-close = Fermer ou annuler

notice-no-store = Ce navigateur n’autorise pas la page à enregistrer quoi que ce soit : parties et réglages seront perdus à sa fermeture. Tu peux télécharger l’enregistrement d’une partie.
notice-new-version = Une nouvelle version de Menagerie est prête. Tes parties sont conservées.
notice-reload = Recharger

trouble-load = La page n’a pas pu être chargée
trouble-load-text = Tu es peut-être hors ligne, et tout n’était pas encore enregistré sur cet appareil. Rien n’est perdu : tes parties sont conservées. Réessaie une fois la connexion revenue.
trouble-broken = Un problème est survenu
trouble-broken-text = Ta partie est enregistrée jusqu’au dernier coup. Recharge la page pour continuer.
trouble-game-missing = Partie introuvable
trouble-game-missing-text = Elle a peut-être été supprimée, ou jouée sur un autre appareil. Une partie n’est enregistrée que dans le navigateur où elle a été jouée.
trouble-game-unreadable = Cette partie est illisible
trouble-game-unreadable-text = Son enregistrement n’est plus conforme aux règles. Nous n’y avons pas touché, et tes autres parties sont intactes.
other-rules-title = Cette partie suit une autre version des règles
other-rules = Cette partie suit la version { $made } des règles ; ici, on joue avec la version { $here }.
other-rules-kept = Elle ne peut pas continuer ici, mais rien n’est perdu : tu peux télécharger son enregistrement.
other-rules-save = Télécharger l’enregistrement
other-rules-remove = Retirer de ma liste

# The deal of the day on the home and at tables.
left-days = { $count ->
    [one] { $count } jour
    [many] { $count } jours
   *[other] { $count } jours
  }
left-hours = { $count } h
left-minutes = { $count } min
day-left = Encore { $left }
band-open = À jouer
band-going = Continuer
band-done = Jouée
band-place = { $place } sur { $count }
band-streak = { $count ->
    [one] { $count } jour d’affilée
    [many] { $count } jours d’affilée
   *[other] { $count } jours d’affilée
  }
band-offline = Hors ligne : entraîne-toi
band-go = Jouer
band-results = Résultats
table-day-practice = Entraînement, { $date } (ne compte pas)

# A list of names or things: all but the last, with commas, and the last.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
