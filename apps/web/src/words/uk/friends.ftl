# Friends and recent players.

friends-title = Друзі
friends-none = Друзів поки що немає. Надішліть комусь своє посилання або додайте тих, з ким грали.
friends-linked = Той, хто надіслав вам це посилання, хоче додати вас у друзі.
friends-ask = Запропонувати дружбу
friends-asking = хоче додати вас у друзі
friends-accept = Прийняти
friends-accept-person = Прийняти запит: { $name }
friends-decline = Відхилити
friends-decline-person = Відхилити запит: { $name }
friends-here = онлайн
friends-invite = Запросити
friends-invite-person = Запросити за новий стіл: { $name }
friends-remove-person = Вилучити з друзів: { $name }
friends-asked = поки що без відповіді
friends-take-back = Скасувати
friends-take-back-person = Скасувати запит: { $name }
friends-recent = Недавні гравці
friends-add = Додати в друзі
friends-add-person = Додати в друзі: { $name }
friends-link = Копіювати посилання для друзів
friends-copied = Скопійовано
friends-not-copied = Не вдалося скопіювати посилання.
friends-hide = Режим невидимості
friends-hide-note = Друзі не бачитимуть, коли ви онлайн.

# At a table.
friends-add-note = Ви станете друзями, щойно запит приймуть.
friends-accept-here = Прийняти запит на дружбу
