# Lekcje. W każdym kroku: lesson-KROK to tekst, -done co z niego wyszło, -not co słyszy ten, kto próbuje innego
# ruchu. *Gwiazdki* oznaczają nacisk. { $p1 } i { $p2 } to imiona pozostałych przy stole.

lesson-title = { $game }: lekcja
lesson-step = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-back = Wstecz
lesson-restart = Od początku
lesson-show = Pokaż mi
lesson-shown = Spróbuj tak: { $move }
lesson-leave = Wyjdź z lekcji
lesson-note = Lekcja
lesson-text-view = Opis stołu
lesson-slip = Wynik
lesson-end = I to już wszystko!
lesson-end-text = Umiesz już dość, żeby zagrać. Reszta przyjdzie z czasem: dotknij wyszarzonego wyboru, a zobaczysz, dlaczego jest niedozwolony.
lesson-end-play = Zagraj prawdziwą partię
lesson-end-rules = Przeczytaj zasady
lesson-end-again = Powtórz lekcję
lesson-choose = Której gry chcesz się nauczyć?
lesson-choose-line = Każda lekcja trwa kilka minut. Stół jest już przygotowany, a ruchy wykonujesz ty.
lesson-begin = Zacznij
lesson-begin-game = Zacznij lekcję: { $game }

quiz-title = Co zagrasz?
quiz-step = Pozycja { $step } z { $steps }
quiz-right = Dobrze!
quiz-wrong = Nie całkiem.
quiz-better = Lepiej: { $move }.
quiz-skip = Pomiń
quiz-again = Obejrzyj jeszcze raz
quiz-open = bez odpowiedzi
quiz-none = Nie ma jeszcze pozycji
quiz-none-text = Do tej gry nie ma jeszcze pozycji. Lekcja i zasady już czekają.
quiz-end = Dobrze: { $right } z { $count }
quiz-end-all = Wszystko dobrze. Możesz zaczynać grę!
quiz-end-text = Takie pozycje zdarzają się w prawdziwych partiach. Wracaj do nich, kiedy chcesz.
lesson-end-quiz = Co zagrasz? Spróbuj kilku pozycji
lesson-end-quiz-best = Najlepszy wynik: { $right } z { $count }
