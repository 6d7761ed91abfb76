# The offer to install the page.

install-offer = Zainstaluj Menagerie: otwiera się jak aplikacja, działa offline i może powiadomić cię, gdy przyjdzie twoja kolej.
install-now = Zainstaluj
install-steps = Dodaj Menagerie do ekranu początkowego: stuknij w „Udostępnij”, a potem w „Do ekranu początkowego”. Otwiera się jak aplikacja, działa offline i może powiadomić cię, gdy przyjdzie twoja kolej.
