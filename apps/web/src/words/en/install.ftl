# The offer to install the page.

install-offer = Install Menagerie: it opens like an app, works offline and can notify you when it’s your turn.
install-now = Install
# On iPhones and iPads; the words in quotes are those of the system.
install-steps = Add Menagerie to your home screen: tap Share, then “Add to Home Screen”. It opens like an app, works offline and can notify you when it’s your turn.
