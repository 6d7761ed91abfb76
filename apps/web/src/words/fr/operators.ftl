# Entre les joueurs et ceux qui tiennent le serveur : signalements, avertissements, exclusions.

report-title = Signaler { $name }
report-title-any = Signaler un joueur
report-button = Signaler
report-these-words = Signaler ces mots de { $name }
report-who = Qui ?
report-said = Les mots
report-why = Qu’est-ce qui ne va pas ?
report-reason-words = Insultes ou haine
report-reason-name = Nom choquant
report-reason-stalling = Fait traîner ou s’en va
report-reason-cheating = Triche
report-reason-spam = Spam
report-reason-other = Autre chose
report-more = Plus de détails, si tu veux
report-note = Le signalement va à ceux qui tiennent ce serveur, avec cette table. Le joueur signalé ne saura pas qui l’a envoyé.
report-send = Envoyer le signalement
report-sent = Le signalement est envoyé
report-sent-text = Merci. Ceux qui tiennent ce serveur vont l’examiner. D’ici là, tu peux ne plus entendre ce joueur.
report-refused-already-reported = Tu as déjà signalé cela.
report-refused-too-many-reports = Tu as envoyé beaucoup de signalements aujourd’hui. Réessaie demain.
report-refused-other = Le signalement n’a pas pu partir. Réessaie dans un instant.

ban-title = Tu es exclu de ce serveur
ban-until = Tu ne peux ni jouer ni regarder avec d’autres ici jusqu’au { $time }.
ban-reason = La raison
ban-alone = Jouer contre les robots, les leçons et les règles te restent ouverts comme avant.

warning-title = Un avertissement pour toi
warning-from = De la part de ceux qui tiennent ce serveur :
warning-read = J’ai lu

operators-closed = Cette table a été fermée
operators-closed-text = Ceux qui tiennent ce serveur l’ont fermée. Cela ne change le classement de personne.
