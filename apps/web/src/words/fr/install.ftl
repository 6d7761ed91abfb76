# The offer to install the page.

install-offer = Installe Menagerie : le site s’ouvre comme une appli, marche hors ligne et peut te prévenir quand c’est à toi.
install-now = Installer
install-steps = Ajoute Menagerie à ton écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil ». Le site s’ouvre comme une appli, marche hors ligne et peut te prévenir quand c’est à toi.
