# Autour de la table : conseils, rideau, sons, fin de partie.

hint-play = Jouer :
hint-as-good = tout aussi bien
hint-figures = Chiffres

curtain-news = Pendant ce temps

sound-offer = Envie d’entendre les cartes ? Un doux bruit de papier.
sound-taste = Écouter
sound-on = Activer
sound-off = Non merci

final-round-why = Manche { $round } : détail des points
final-turning = Le tournant
final-turning-you = *{ $move }* t’a coûté { $chance } de chances de gagner. Mieux : *{ $best }*.
final-turning-other = *{ $move }* a coûté { $chance } de chances de gagner à { $name }. Mieux : *{ $best }*.
final-turning-none = Personne n’a fait de grosse erreur : belle partie.
final-turning-waiting = On cherche le tournant…
final-turning-failed = Impossible de trouver le tournant pour le moment.
final-turning-show = Voir
final-share = Partager
final-share-saved = Image enregistrée
final-share-failed = Impossible de créer l’image
final-picture = Ton résultat en image
final-picture-save = Enregistrer
final-picture-copy = Copier
final-picture-copied = Copiée
final-picture-not-copied = Copie impossible. Enregistre-la plutôt.
final-guest = Anonyme

# After a game against bots.
hand-on = Envoyer mes cartes
hand-on-title = Quelqu’un ferait-il mieux ?
hand-on-line = Envoie tes cartes et comparez vos deux parties.

table-over = La partie est finie.
table-day-practice-note = Entraînement : ce résultat ne compte nulle part.
