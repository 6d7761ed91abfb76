# Les pages de règles : un message par paragraphe, point de liste, note en marge ou légende. Les *étoiles* marquent
# l’accent, [mots](#/rules/JEU/PARTIE) les liens. rules-JEU-PARTIE est un titre ; -1, -2, … ce qui vient dessous.

rules-title = Règles : { $game }
rules-contents = Sommaire
rules-learn = Apprendre en jouant
rules-play = Jouer
rules-others = Règles des autres jeux
rules-choose = Règles
rules-numbers = Selon le nombre de joueurs
rules-players = Joueurs
rules-decided = À notre table
rules-decided-note = Les notes comme celle-ci disent comment on joue ici quand les règles imprimées se taisent, ou quand nous ne les connaissons pas.
