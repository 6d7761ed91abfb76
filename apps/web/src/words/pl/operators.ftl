# Między graczami a prowadzącymi serwer: zgłoszenia, ostrzeżenia, blokady.

report-title = Zgłoś: { $name }
report-title-any = Zgłoś gracza
report-button = Zgłoś
report-these-words = Zgłoś wiadomość: { $name }
report-who = Kogo?
report-said = Wiadomość
report-why = Co jest nie tak?
report-reason-words = Obelgi lub nienawiść
report-reason-name = Obraźliwe imię
report-reason-stalling = Gra na czas lub opuszcza partie
report-reason-cheating = Oszukuje
report-reason-spam = Spam
report-reason-other = Coś innego
report-more = Więcej szczegółów, jeśli chcesz
report-note = Zgłoszenie trafi do administratorów serwera, razem z tym stołem. Zgłoszony gracz nie dowie się, od kogo ono jest.
report-send = Wyślij zgłoszenie
report-sent = Zgłoszenie wysłane
report-sent-text = Dziękujemy. Administratorzy serwera je sprawdzą. Do tego czasu możesz wyciszyć tego gracza.
report-refused-already-reported = To zostało już zgłoszone.
report-refused-too-many-reports = Dziś było już wiele zgłoszeń od ciebie. Spróbuj jutro.
report-refused-other = Nie udało się wysłać zgłoszenia. Spróbuj ponownie za chwilę.

ban-title = Masz blokadę na tym serwerze
ban-until = Nie możesz tu grać online ani oglądać partii do { $time }.
ban-reason = Powód
ban-alone = Gra z botami, lekcje i zasady są dla ciebie dostępne jak dotąd.

warning-title = Ostrzeżenie dla ciebie
warning-from = Od administratorów serwera:
warning-read = Przeczytane

operators-closed = Ten stół został zamknięty
operators-closed-text = Partię zakończyli administratorzy serwera. Niczyj ranking się przez to nie zmienia.
