# Powiadomienia: propozycja przy stole, wybór w profilu i same słowa.

notices-title = Powiadomienia
notices-offer = Dać ci znać, gdy przyjdzie twoja kolej, nawet przy zamkniętej stronie?
notices-offer-yes = Powiadamiaj
notices-offer-no = Nie teraz
notices-now-on = Powiadomienia są włączone. W profilu wybierzesz, o czym chcesz wiedzieć.
notices-now-denied = Przeglądarka nie pozwoliła na powiadomienia. Możesz je włączyć później w profilu.
notices-failed = Nie udało się włączyć powiadomień. Spróbuj później w profilu.

notices-off = Na tym urządzeniu wyłączone. Włącz je, a dowiesz się, że gra na ciebie czeka, także przy zamkniętej stronie.
notices-on = Na tym urządzeniu włączone.
notices-turn-on = Włącz
notices-turn-off = Wyłącz
notices-test = Wyślij próbne powiadomienie
notices-test-sent = Wysłano. Powinno się pojawić za kilka sekund.
notices-test-failed = Próbne powiadomienie nie dotarło. Wyłącz powiadomienia i włącz je ponownie.
notices-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach witryny obok adresu i odśwież stronę.
notices-unable = Ta przeglądarka nie odbiera powiadomień ze stron.
notices-install = Na iPhonie i iPadzie najpierw dodaj Menagerie do ekranu początkowego (Udostępnij, potem Do ekranu początkowego) i otwórz ją stamtąd.
notices-silent = Ten serwer nie wysyła powiadomień.

notices-what = Powiadamiaj mnie, gdy
notices-kind-turn = jest moja kolej
notices-kind-call = ktoś mnie zaprasza
notices-kind-rematch = ktoś chce rewanżu
notices-kind-nudge = ktoś przypomina mi o ruchu
notices-kind-challenge = kończy się wyzwanie
notices-kind-day = jest nowe rozdanie dnia (o 9:00, chyba że mam je już za sobą)
notices-quiet = Godziny ciszy
notices-quiet-note = Powiadomienia poczekają do ich końca.
notices-quiet-from = Od
notices-quiet-until = do
notices-note = Ten wybór dotyczy wszystkich twoich urządzeń. W powiadomieniach nigdy nie ma kart.

notices-slow = { $count ->
    [one] { $name } długo myśli.
    [few] Pozostali długo myślą.
    [many] Pozostali długo myślą.
   *[other] Pozostali długo myślą.
  }
notices-nudge = Przypomnij
notices-nudged = { $count ->
    [one] Wysłano przypomnienie: { $name }.
    [few] Pozostałym wysłano przypomnienie.
    [many] Pozostałym wysłano przypomnienie.
   *[other] Pozostałym wysłano przypomnienie.
  }
notices-missing = { $name } nie wykonuje ruchu od doby. Do czasu powrotu może grać bot.
notices-missing-bot = Niech na razie gra bot

notices-say-turn = Twoja kolej
notices-say-turn-text = { $game }
notices-say-nudge = { $from } czeka na ciebie
notices-say-nudge-text = { $game }: twoja kolej.
notices-say-call = { $from } zaprasza cię do gry
notices-say-call-text = { $game }: czeka na ciebie miejsce.
notices-say-rematch = { $from } chce rewanżu
notices-say-rematch-text = { $game }: czeka na ciebie miejsce.
notices-say-challenge = Koniec wyzwania
notices-say-challenge-text = { $game }: zobacz, jak poszło wszystkim.
notices-say-day = Rozdanie dnia
notices-say-day-text = Dzisiejsze karty już są, te same dla wszystkich.
notices-say-test = Wszystko działa
notices-say-test-text = Powiadomienia docierają na to urządzenie.
