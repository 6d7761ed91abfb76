# Friends and recent players.

friends-title = Друзья
friends-none = Друзей пока нет. Отправьте кому-нибудь свою ссылку или добавьте тех, с кем играли.
friends-linked = Тот, кто прислал вам эту ссылку, хочет добавить вас в друзья.
friends-ask = Предложить дружбу
friends-asking = хочет добавить вас в друзья
friends-accept = Принять
friends-accept-person = Принять запрос: { $name }
friends-decline = Отклонить
friends-decline-person = Отклонить запрос: { $name }
friends-here = в сети
friends-invite = Пригласить
friends-invite-person = Пригласить за новый стол: { $name }
friends-remove-person = Удалить из друзей: { $name }
friends-asked = пока без ответа
friends-take-back = Отменить
friends-take-back-person = Отменить запрос: { $name }
friends-recent = Недавние игроки
friends-add = Добавить в друзья
friends-add-person = Добавить в друзья: { $name }
friends-link = Скопировать ссылку для друзей
friends-copied = Скопировано
friends-not-copied = Не удалось скопировать ссылку.
friends-hide = Режим невидимки
friends-hide-note = Друзья не увидят, когда вы в сети.

# At a table.
friends-add-note = Вы станете друзьями, когда запрос примут.
friends-accept-here = Принять запрос в друзья
