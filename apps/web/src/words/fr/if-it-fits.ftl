# Si ça rentre : la table, le fil et la feuille de points.
# Une place se dit par une lettre et un nombre, comme K6 ; à cheval sur deux cartes, comme K6–L6.

## Cartes et pièces

# $symbol est ce qui est imprimé sur la carte, $count combien il y en a ; « none » est une carte sans image.
if-card = { $symbol ->
    [yarn] { $count ->
        [one] une pelote
       *[other] { $count } pelotes
      }
    [mouse] { $count ->
        [one] une souris
       *[other] { $count } souris
      }
    [feather] { $count ->
        [one] une plume
       *[other] { $count } plumes
      }
    [fish] { $count ->
        [one] un poisson
       *[other] { $count } poissons
      }
    [bell] { $count ->
        [one] un grelot
       *[other] { $count } grelots
      }
    [spray] { $count ->
        [one] un vaporisateur
       *[other] { $count } vaporisateurs
      }
    [princess] la Princesse
    [sleep] un chat endormi
   *[none] une carte vide
  }
# $sides est une liste des quatre noms ci-dessous.
if-open-sides = ouvertures : { $sides }
if-open-all = quatre côtés ouverts
if-side = { $side ->
    [T] haut
    [R] droite
    [B] bas
   *[L] gauche
  }
# De quel côté s’ouvre la boîte du chat endormi : $side vaut T ou B.
if-way = { $side ->
    [T] ouvert en haut
   *[B] ouvert en bas
  }

## Que faire maintenant

if-ask-start = Choisis une carte de départ et pose-la.
if-ask-turn = Pioche une carte, ou pose un chat endormi.
if-ask-draw = Pioche une carte.
if-ask-card = Joue une carte de ta main.
if-ask-card-last = Dernière phase : joue une carte de ta main.
if-ask-discard = Aucune carte ne rentre : choisis-en une à défausser.
if-ask-toy = Un jouet spécial ! Pose-le à cheval sur deux cartes reliées.
if-ask-cat = Pose un chat à cheval sur la nouvelle carte, ou choisis « Pas de chat ».
if-ask-wait = { $kind ->
    [you] { $phase ->
        [start] À toi : carte de départ.
        [cat] À toi : un chat ?
        [toy] À toi : jouet spécial.
       *[other] À toi de jouer.
      }
   *[other] { $phase ->
        [start] On attend { $name } : carte de départ.
        [cat] On attend { $name } : un chat ?
        [toy] On attend { $name } : jouet spécial.
       *[other] On attend { $name }.
      }
  }
if-ask-over = La partie est finie.

## À table

if-board = La table
if-seats = Joueurs
if-hand = { $kind ->
    [you] Ta main
   *[other] Main : { $name }
  }
if-starts = Cartes de départ
if-hand-empty = Aucune carte
if-draw = Piocher
if-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
if-last-phase = Dernière phase : on ne pioche plus
if-sleep = Chat endormi
if-no-cat = Pas de chat
if-turn-card = Tourner la carte
if-place-next = Emplacement suivant
if-place-previous = Emplacement précédent
if-lay = { $piece ->
    [princess] L’envoyer
   *[other] Poser
  }
if-discard = Défausser
if-choose-card = Choisis d’abord une carte.
if-choose-place = Choisis d’abord un emplacement sur la table.
if-draw-deck = { $count ->
    [one] Piocher : { $count } carte restante
   *[other] Piocher : { $count } cartes restantes
  }
if-cats-left = { $count ->
    [0] aucun chat restant
    [one] { $count } chat restant
   *[other] { $count } chats restants
  }
if-cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
if-points-now = { $count ->
    [one] { $count } point pour l’instant
   *[other] { $count } points pour l’instant
  }
if-plate-points = { $count ->
    [one] point
   *[other] points
  }
if-look = Zoom et vue
if-zoom-in = Zoomer
if-zoom-out = Dézoomer
if-zoom-fit = Tout afficher
if-next-box = Voir les cartons un par un
if-no-boxes = Aucun carton sur la table
if-place-button = { $place }
if-place-chosen = { $place }, choisi
if-place-cat = { $kind ->
    [you] { $place } : ton chat
   *[other] { $place } : chat ({ $name })
  }
if-place-hinted = { $place }, conseillé
if-awake = Chat éveillé
if-turn-cat = Tourner le chat endormi
if-drag = Lâche sur un emplacement en surbrillance.
if-drag-cat = Moitié haute : ouvert en haut. Moitié basse : ouvert en bas.
if-last-cat = dernier chat
if-mat-first = Première carte ici
if-mat-join = Ouvert : un carton
if-mat-apart = Paroi : deux cartons
if-news-last-cat = { $kind ->
    [you] Il te reste un seul chat
   *[other] { $name } : un seul chat en réserve
  }
if-news-last-cat-meaning = Dès qu’un cinquième chat est posé, la dernière phase commence.
if-news-last-phase = La dernière phase commence
if-news-why = { $cause ->
    [cats] { $kind ->
        [you] Tu as posé ton cinquième chat.
       *[other] { $name } a posé son cinquième chat.
      }
   *[deck] La pioche est épuisée.
  }
if-news-meaning = On ne pioche plus, on ne pose plus aucun chat endormi : chacun joue les cartes de sa main.

## Un carton et sa valeur

if-box = Carton en { $place }
if-box-after = Carton en { $place }, après ce coup
if-box-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
if-box-closed = fermé : points doublés
if-box-open = encore ouvert
if-box-worth = vaut { $count }
if-box-no-toys = aucun jouet
if-box-sprays = { $count ->
    [one] moins { $count } vaporisateur
   *[other] moins { $count } vaporisateurs
  }
# $awake et $asleep comptent les chats de ce joueur dans le carton.
if-box-cats = { $asleep ->
    [0] { $awake ->
        [one] { $name } : { $awake } chat éveillé
       *[other] { $name } : { $awake } chats éveillés
      }
   *[other] { $awake ->
        [0] { $asleep ->
            [one] { $name } : { $asleep } chat endormi
           *[other] { $name } : { $asleep } chats endormis
          }
        [one] { $asleep ->
            [one] { $name } : { $awake } éveillé, { $asleep } endormi
           *[other] { $name } : { $awake } éveillé, { $asleep } endormis
          }
       *[other] { $asleep ->
            [one] { $name } : { $awake } éveillés, { $asleep } endormi
           *[other] { $name } : { $awake } éveillés, { $asleep } endormis
          }
      }
  }
if-box-taken = { $count ->
    [one] { $names } : { $count } point
   *[other] { $names } : { $count } points
  }
if-box-nobody = à personne pour l’instant

## Ce qu’un coup ferait aux cartons

# $count cartons sont reliés, en $places ; pour un seul, $cards et $worth disent lequel.
if-after-joins = { $count ->
    [0] Ne rejoint rien : un carton à part
    [one] Rejoint le carton en { $places } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
      }, vaut { $worth })
   *[other] Réunit les cartons en { $places }
  }
if-after-stops = { $openings ->
    [one] Bouche sa seule ouverture
   *[other] Bouche { $count } de ses { $openings } ouvertures
  }
if-after-openings = { $count ->
    [one] Il reste { $count } ouverture
   *[other] Il reste { $count } ouvertures
  }
if-after-closes = Le ferme : tout y compte double
if-after-walls = { $openings ->
    [one] Sa paroi bouche la seule ouverture du carton en { $place }
   *[other] Sa paroi bouche { $count } des { $openings } ouvertures du carton en { $place }
  }
if-after-walls-closed = Sa paroi ferme le carton en { $place } : tout y compte double
if-after-held = Le carton irait à : { $holders }
if-after-holder = { $count ->
    [one] { $name } ({ $count } point)
   *[other] { $name } ({ $count } points)
  }
if-after-holder-extra = { $count ->
    [one] { $name } ({ $count } point, dont { $extra } pour les chats supplémentaires)
   *[other] { $name } ({ $count } points, dont { $extra } pour les chats supplémentaires)
  }
if-after-nobody = Le carton n’irait à personne
if-after-idle = Il ne compte qu’avec un de tes chats éveillés

## Ce que le coach dit d’un coup

if-coach-draw = { $count ->
    [0] Tu auras une carte de plus au choix.
    [one] Tu auras une carte de plus au choix, et ton dernier chat reste à la maison.
   *[other] Tu auras une carte de plus au choix, et tes { $count } chats restent à la maison.
  }
if-coach-pass = { $count ->
    [one] Tu gardes ton dernier chat pour un meilleur carton.
   *[other] Tu gardes tes { $count } chats pour un meilleur carton.
  }
if-coach-home = { $name } récupère ce chat et perd sa place dans le carton.
if-coach-home-own = Ton chat rentre à la maison, et tu peux le reposer.
if-coach-closes = { $count ->
    [one] Cela ferme le carton en { $place } et double sa valeur : { $count } point pour toi.
   *[other] Cela ferme le carton en { $place } et double sa valeur : { $count } points pour toi.
  }
if-coach-closes-other = Cela ferme le carton en { $place } et double sa valeur pour { $names }.
if-coach-takes = Tu passes en tête dans ce carton, devant { $names }.
if-coach-ties = Tu y égalises avec { $names } : le carton compte en entier pour chacun.
if-coach-gains = { $count ->
    [one] Cela te rapporte { $count } point de plus dès maintenant.
   *[other] Cela te rapporte { $count } points de plus dès maintenant.
  }
if-coach-loses = { $count ->
    [one] Cela te coûte { $count } point pour l’instant.
   *[other] Cela te coûte { $count } points pour l’instant.
  }
if-coach-hurts = { $count ->
    [one] { $name } perd { $count } point.
   *[other] { $name } perd { $count } points.
  }
if-coach-helps = { $count ->
    [one] { $name } y gagne aussi { $count } point.
   *[other] { $name } y gagne aussi { $count } points.
  }
if-coach-sleeps = Il compte comme un chat de plus à toi dans ce carton.
if-coach-sleeps-idle = Endormi, il ne compte qu’avec un de tes chats éveillés dans le même carton.
if-coach-room = { $count ->
    [0] Cela fait de la place pour un de tes chats.
    [one] Cela fait de la place pour un de tes chats : { $count } point.
   *[other] Cela fait de la place pour un de tes chats : { $count } points.
  }
if-coach-toys = Ce qui compte alors : { $toys }.
if-coach-walls = Sa paroi bouche une ouverture du carton en { $place } : plus moyen de l’agrandir par là ({ $names }).
if-coach-openings = { $count ->
    [one] Plus qu’une ouverture avant de fermer le carton.
   *[other] Il reste { $count } ouvertures avant de fermer le carton.
  }
if-coach-cats = { $count ->
    [0] C’est ton dernier chat : la dernière phase commence.
    [one] Il te restera un chat.
   *[other] Il te restera { $count } chats.
  }

## Le fil

if-told-deal = Pioche prête : chacun pose une carte de départ.
if-told-start = { $name } : carte de départ avec { $card }, en { $place }
if-told-draw = { $kind ->
    [you] Tu pioches une carte
   *[other] { $name } pioche une carte
  }
if-told-pass = { $kind ->
    [you] Tu ne poses pas de chat
   *[other] { $name } ne pose pas de chat
  }
if-told-card = { $name } : { $card }, en { $place }
if-told-toy = { $name } : jouet spécial avec { $card }, en { $place }
if-told-cat = { $name } : un chat éveillé en { $place }
if-told-sleep = { $name } : un chat endormi en { $place }, { $way }
if-told-princess = { $name } : la Princesse, à la place du chat en { $place }
if-told-discard = { $kind ->
    [you] Tu défausses une carte ({ $card })
   *[other] { $name } défausse une carte ({ $card })
  }
if-told-toy-shown = C’est un jouet spécial : { $card }.
if-told-deck-low = { $count ->
    [0] La pioche est vide.
    [one] Plus qu’une carte dans la pioche.
   *[other] Plus que { $count } cartes dans la pioche.
  }
if-told-joined = { $boxes ->
    [one] Le carton en { $place } compte maintenant { $cards } cartes.
   *[other] { $boxes } cartons n’en font plus qu’un, de { $cards } cartes, en { $place }.
  }
if-told-closed = { $cards ->
    [one] Le carton en { $place } est fermé : { $cards } carte, il vaut { $worth }.
   *[other] Le carton en { $place } est fermé : { $cards } cartes, il vaut { $worth }.
  }
if-told-cats-left = { $count ->
    [0] { $kind ->
        [you] Tu n’as plus aucun chat en réserve.
       *[other] { $name } : plus aucun chat en réserve.
      }
    [one] { $kind ->
        [you] Il te reste un seul chat.
       *[other] { $name } : un seul chat en réserve.
      }
   *[other] { $kind ->
        [you] Il te reste { $count } chats.
       *[other] { $name } : { $count } chats en réserve.
      }
  }
if-told-returned = { $kind ->
    [you] Tu récupères un chat.
   *[other] { $name } récupère un chat.
  }
if-told-last-phase = { $cause ->
    [cats] { $kind ->
        [you] Tu as posé ton cinquième chat : la dernière phase commence. On ne pioche plus, on ne pose plus aucun chat endormi ; on joue les cartes en main.
       *[other] { $name } a posé son cinquième chat : la dernière phase commence. On ne pioche plus, on ne pose plus aucun chat endormi ; on joue les cartes en main.
      }
   *[deck] C’était la dernière carte de la pioche : la dernière phase commence. On ne pioche plus, on ne pose plus aucun chat endormi ; on joue les cartes en main.
  }
if-told-tie = Égalité en tête : le moins de points de pénalité l’emporte.

## Un coup seul

if-move-start = carte de départ avec { $card }, en { $place }
if-move-draw = piocher
if-move-pass = pas de chat
if-move-card = { $card }, en { $place }
if-move-card-turned = { $card }, en { $place }, carte tournée
if-move-cat = chat en { $place }
if-move-sleep = chat endormi en { $place }, { $way }
if-move-princess = Princesse à la place du chat en { $place }
if-move-discard = défausser { $card }

## Pourquoi non

if-no-game-over = La partie est finie.
if-no-not-dealt = Les cartes ne sont pas encore distribuées.
if-no-not-your-turn = Ce n’est pas ton tour : d’abord { $name }.
if-no-no-such-move = Ce coup n’existe pas.
if-no-start-card-first = D’abord, chacun pose une carte de départ.
if-no-start-card-taken = Cette carte de départ est déjà sur la table.
if-no-begin-in-the-middle = La première carte de départ se pose au milieu, en K6.
if-no-no-short-side = Une carte de départ se pose au-dessus ou au-dessous d’une autre carte.
if-no-draw-or-sleep = Pioche d’abord une carte, ou pose un chat endormi.
if-no-no-cat-left = Tu n’as plus aucun chat.
if-no-no-more-drawing = On ne pioche plus dans la dernière phase : joue une carte de ta main.
if-no-no-more-sleeping-cats = On ne pose plus de chat endormi dans la dernière phase : joue une carte de ta main.
if-no-play-a-card = Tu as pioché : joue maintenant une carte de ta main.
if-no-lay-a-card-first = Un chat éveillé se pose seulement juste après une carte.
if-no-card-not-in-hand = Cette carte n’est pas dans ta main.
if-no-no-cat-there = La Princesse prend la place d’un chat, et il n’y en a pas là.
if-no-same-upright = Tournée, cette carte reste la même.
if-no-double-wall = En { $place }, ce serait paroi contre paroi.
if-no-can-be-played = Tu peux encore jouer une carte : tu ne peux donc pas défausser.
if-no-lay-the-toy = Le jouet spécial se pose d’abord.
if-no-must-lie-across = Tant qu’il y a la place, le jouet spécial se pose à cheval sur deux cartes reliées.
if-no-cat-or-pass = Pose maintenant un chat à cheval sur la nouvelle carte, ou choisis « Pas de chat ».
if-no-not-on-the-card-laid = Le chat doit toucher la carte que tu viens de poser.
if-no-off-the-table = Ce serait hors de la table.
if-no-cell-taken = Il y a déjà une carte en { $place }.
if-no-touches-nothing = Il n’y a aucune carte à côté de { $place }.
if-no-no-room = Il y a déjà quelque chose en { $place }.
if-no-on-a-sleeping-cat = Rien ne se pose sur un chat endormi, ni sur une Princesse qui a pris sa place.
if-no-not-joined = En { $place }, les cartes ne sont pas reliées par leurs grands côtés.

## La feuille de points

if-slip-box = { $closed ->
    [yes] Carton en { $place }, fermé : { $toys }, doublé
   *[no] Carton en { $place } : { $toys }
  }
if-slip-sprays = { $closed ->
    [yes] { $count ->
        [one] { $count } vaporisateur, doublé
       *[other] { $count } vaporisateurs, doublés
      }
   *[no] { $count ->
        [one] { $count } vaporisateur
       *[other] { $count } vaporisateurs
      }
  }
if-slip-cats = { $count ->
    [one] { $count } chat supplémentaire
   *[other] { $count } chats supplémentaires
  }
if-slip-none = Aucun carton remporté

## La table en texte

if-text-now = Maintenant
if-text-boxes = Cartons
if-text-seats = Joueurs
if-text-table = { $extended ->
    [yes] Table de { $width } cartes sur { $height }, règles avancées
   *[no] Table de { $width } cartes sur { $height }
  }
if-text-box = Carton en { $place } : { $details }
if-text-seat = { $name } : { $details }
if-text-cell = { $place } : { $details }
if-text-cards = Cartes sur la table
if-text-sleeping = { $kind ->
    [you] ton chat endormi
   *[other] un chat endormi ({ $name })
  }
if-text-princess-bed = la Princesse
if-text-none = rien

## Touches

if-key-arrows = D’un emplacement à l’autre ; avec Maj, déplacer la table
if-key-cards = Choisir une carte
if-key-turn = Tourner la carte ou le chat endormi
if-key-draw = Piocher
if-key-sleep = Un chat endormi ; encore une fois : le tourner
if-key-no-cat = Pas de chat
if-key-zoom = Zoomer, dézoomer, tout afficher
if-key-box = Voir les cartons un par un

## Le décompte des cartons à la fin

if-count = Décompte des cartons
if-count-step = { $step } sur { $steps }
if-count-begin = { $count ->
    [one] La partie est finie. { $count } carton à compter.
   *[other] La partie est finie. { $count } cartons à compter.
  }
if-count-most = le plus de chats
if-count-shared = à égalité
if-count-asleep = tous endormis : ne comptent pas
if-count-nobody = Pour personne : aucun chat n’y est éveillé.
if-count-takes = le plus de chats : { $names }
if-count-takes-shared = à égalité, chacun remporte le carton en entier : { $names }
if-count-closed = fermé : doublé
if-count-open = ouvert : non doublé
if-count-extra = { $count ->
    [one] { $count } chat supplémentaire
   *[other] { $count } chats supplémentaires
  }
if-count-points = { $count ->
    [one] { $name } : { $count } point
   *[other] { $name } : { $count } points
  }
if-count-none = Aucun chat dans aucun carton, donc aucun point.
if-count-tie = À égalité de points, le moins de points de pénalité passe devant : { $penalties }.
if-count-list = Ce qu’a rapporté chaque carton
if-count-next = Carton suivant
if-count-previous = Carton précédent
if-count-pause = Pause
if-count-run = Continuer
if-count-again = Compter les cartons
if-count-skip = Passer
if-key-count = À la fin : carton précédent ou suivant
if-key-count-pause = À la fin : mettre le décompte en pause ou continuer
if-key-count-skip = À la fin : passer le décompte
