# Entre les joueurs et ceux qui tiennent le serveur : signalements, avertissements, exclusions.

report-title = Signaler { $name }
report-title-any = Signaler un joueur
report-button = Signaler
report-these-words = Signaler ce message : { $name }
report-who = Qui ?
report-said = Message
report-why = Qu’est-ce qui ne va pas ?
report-reason-words = Insultes ou haine
report-reason-name = Nom choquant
report-reason-stalling = Fait traîner ou quitte la partie
report-reason-cheating = Triche
report-reason-spam = Spam
report-reason-other = Autre chose
report-more = Quelque chose à ajouter ? (facultatif)
report-note = Le signalement est transmis à l’équipe de ce serveur, avec cette table. La personne signalée ne saura pas qui l’a envoyé.
report-send = Envoyer le signalement
report-sent = Signalement envoyé
report-sent-text = Merci. L’équipe de ce serveur va l’examiner. D’ici là, tu peux mettre cette personne en sourdine.
report-refused-already-reported = Tu as déjà signalé cela.
report-refused-too-many-reports = Tu as envoyé beaucoup de signalements aujourd’hui. Réessaie demain.
report-refused-other = Le signalement n’a pas pu partir. Réessaie dans un instant.

ban-title = Ton accès à ce serveur est suspendu
ban-until = Tu ne peux ni jouer en ligne ni regarder de parties ici jusqu’au { $time }.
ban-reason = Motif
ban-alone = Tu peux toujours jouer contre les bots, suivre les leçons et lire les règles.

warning-title = Un avertissement pour toi
warning-from = De la part de l’équipe de ce serveur :
warning-read = J’ai lu

operators-closed = Cette table a été fermée
operators-closed-text = L’équipe de ce serveur a mis fin à la partie. Aucun niveau ne change.
