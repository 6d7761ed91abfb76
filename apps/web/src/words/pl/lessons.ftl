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
lesson-end = I to już wszystko
lesson-end-text = Umiesz już dość, żeby usiąść do gry. Reszta przyjdzie z czasem: każdy wyszarzony wybór mówi, dlaczego jest niedostępny.
lesson-end-play = Zagraj naprawdę
lesson-end-rules = Przeczytaj zasady
lesson-end-again = Jeszcze raz
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
quiz-again = Jeszcze raz
quiz-open = bez odpowiedzi
quiz-none = Nie ma jeszcze pozycji
quiz-none-text = Do tej gry nie ma jeszcze pozycji. Lekcja i zasady już czekają.
quiz-end = Dobrze: { $right } z { $count }
quiz-end-all = Wszystkie. Możesz siadać do stołu.
quiz-end-text = Każda z nich zdarza się przy prawdziwym stole. Zawsze możesz tu wrócić.
lesson-end-quiz = Co zagrasz? Kilka pozycji
lesson-end-quiz-best = Najlepszy wynik: { $right } z { $count }
