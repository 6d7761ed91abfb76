# Dolna część strony głównej.

shelf-latest = Ostatnie partie
shelf-won = Wygrana
shelf-place = { $place }. miejsce z { $count }
shelf-bots = Poznaj boty
shelf-tip = Przy okazji
shelf-tip-grey = Dotknij wyszarzonego wyboru: powie, dlaczego nie wolno, i poda zasadę.
shelf-tip-hint = Nie wiesz, co zagrać? Naciśnij H albo Wskazówkę. Tygrys powie, co by zagrał i czemu; dotknij rady, by ją zagrać.
shelf-tip-review = Po grze powtórka pokaże karty wszystkich graczy, a tygrys oceni każdy ruch.
shelf-tip-undo = Ruch możesz cofnąć, dopóki nikt nie odkryje karty. Tryb ćwiczeń w ustawieniach znosi to ograniczenie.
shelf-tip-people = Graj online: wyślij znajomym link. Wybiorą imię i już siedzą przy stole, bez konta.
shelf-tip-keys = Przy każdym stole można grać samą klawiaturą. Naciśnij ?, żeby zobaczyć klawisze.
