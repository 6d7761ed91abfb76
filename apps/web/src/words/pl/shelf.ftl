# Dolna część strony głównej.

shelf-latest = Ostatnie partie
shelf-won = Wygrana
shelf-place = { $place }. miejsce z { $count }
shelf-bots = Poznaj boty
shelf-tip = Przy okazji
shelf-tip-grey = Dotknij wyszarzonego wyboru, a zobaczysz, dlaczego nie wolno, wraz z linkiem do zasady.
shelf-tip-hint = Nie wiesz, co zagrać? Naciśnij H albo „Wskazówka”. Tygrys powie, co by zagrał i dlaczego; dotknij rady, a ruch się wykona.
shelf-tip-review = Po partii powtórka pokaże karty wszystkich graczy, a tygrys oceni każdy ruch.
shelf-tip-undo = Ruch możesz cofnąć, dopóki nikt nie odkryje karty. Tryb ćwiczeń w ustawieniach znosi to ograniczenie.
shelf-tip-people = Graj online: wyślij znajomym link. Wybiorą imię i już siedzą przy stole, bez konta.
shelf-tip-keys = Przy każdym stole można grać samą klawiaturą. Naciśnij ?, żeby zobaczyć klawisze.
