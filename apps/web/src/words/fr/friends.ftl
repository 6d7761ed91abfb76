# Friends and recent players.

friends-title = Amis
friends-none = Pas encore d’amis ici. Envoie à quelqu’un ton lien d’ami, ou ajoute des gens avec qui tu as joué.
friends-linked = La personne qui t’a envoyé ce lien aimerait t’ajouter à ses amis.
friends-ask = Demander en ami
friends-asking = te demande en ami
friends-accept = Accepter
friends-accept-person = Accepter { $name } dans tes amis
friends-decline = Refuser
friends-decline-person = Refuser la demande : { $name }
friends-here = en ligne
friends-invite = Inviter
friends-invite-person = Inviter { $name } à une nouvelle table
friends-remove-person = Retirer { $name } de tes amis
friends-asked = pas encore de réponse
friends-take-back = Annuler
friends-take-back-person = Annuler ta demande à { $name }
friends-recent = Joueurs récents
friends-add = Ajouter en ami
friends-add-person = Ajouter { $name } à tes amis
friends-link = Copier mon lien d’ami
friends-copied = Copié
friends-not-copied = Impossible de copier le lien.
friends-hide = Apparaître hors ligne
friends-hide-note = Tes amis ne voient plus quand tu es en ligne.

# At a table.
friends-add-note = Vous serez amis dès que ta demande sera acceptée.
friends-accept-here = Accepter la demande d’ami
