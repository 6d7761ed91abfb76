# Wokół stołu: wskazówki, kurtyna, dźwięki, koniec gry.

hint-play = Zagraj:
hint-as-good = równie dobre
hint-figures = Liczby

curtain-news = Tymczasem

sound-offer = Chcesz słyszeć karty? Cichy szelest papieru.
sound-taste = Posłuchaj
sound-on = Włącz
sound-off = Nie, dzięki

final-round-why = Runda { $round }: skąd te punkty
final-turning = Punkt zwrotny
final-turning-you = Ruch *{ $move }* kosztował cię { $chance } szans na wygraną. Lepszy: *{ $best }*.
final-turning-other = { $name }: ruch *{ $move }* kosztował { $chance } szans na wygraną. Lepszy: *{ $best }*.
final-turning-none = Nikt nie popełnił dużego błędu: ładna partia.
final-turning-waiting = Szukamy punktu zwrotnego…
final-turning-failed = Nie da się teraz znaleźć punktu zwrotnego.
final-turning-show = Zobacz
final-share = Udostępnij
final-share-saved = Obrazek zapisany
final-share-failed = Nie udało się narysować
final-picture = Wynik jako obrazek
final-picture-save = Zapisz
final-picture-copy = Kopiuj
final-picture-copied = Skopiowano
final-picture-not-copied = Nie udało się skopiować. Zapisz plik.
final-guest = Gość

# After a game against bots.
hand-on = Wyślij moje karty
hand-on-title = Czy komuś poszłoby lepiej?
hand-on-line = Wyślij swoje karty i porównajcie dwie partie.

table-over = Koniec gry.
table-day-practice-note = Ćwiczenie: ten wynik nigdzie się nie liczy.
