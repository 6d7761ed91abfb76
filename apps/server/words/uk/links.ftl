# What the server says itself: titles and descriptions of short addresses, as messengers show them, and their pictures.

table-invites = { $name } запрошує вас зіграти: { $game }
table-open = { $game }: приєднуйтеся до партії
table-playing = { $game }: партія триває
table-result = { $game }: підсумок партії
table-stopped = { $game }: партію завершено достроково
table-seats = { $free ->
    [0] За столом: { $names }. Усі місця зайнято, але можна дивитися.
    [one] За столом: { $names }. Є { $free } вільне місце. Грайте в браузері без реєстрації.
    [few] За столом: { $names }. Є { $free } вільні місця. Грайте в браузері без реєстрації.
    [many] За столом: { $names }. Є { $free } вільних місць. Грайте в браузері без реєстрації.
   *[other] За столом: { $names }. Вільних місць: { $free }. Грайте в браузері без реєстрації.
}
table-watch = За столом: { $names }. Дивіться партію в браузері.
table-winner = Перемагає { $name }!
table-winners = Спільна перемога: { $names }
table-replay = { $who }: { $scores }. Перегляньте партію хід за ходом у браузері.
table-empty = Обирайте місце й грайте в браузері без реєстрації.
table-hidden = Інші ще грають цими картами, тож цю партію поки що не можна показати.
seat-free = Вільне місце

day = Роздача дня
day-game = Роздача дня: { $game }
days-of = Роздачі дня, { $date }
day-of = { $game }, { $date }
day-line = Ті самі карти для всіх. Одна спроба — а потім побачите, як зіграли інші.
day-later = Ті самі карти для всіх. Ця роздача відкриється у свій день.
day-over = Ті самі карти для всіх. Цей день минув, але потренуватися ще можна.

challenge = Виклик: { $title }
challenge-untitled = Виклик: { $game }
challenge-line = { $deals ->
    [one] { $game }, { $deals } роздача. Усі грають тими самими картами, а потім порівнюють результати.
    [few] { $game }, { $deals } роздачі. Усі грають тими самими картами, а потім порівнюють результати.
    [many] { $game }, { $deals } роздач. Усі грають тими самими картами, а потім порівнюють результати.
   *[other] { $game }, роздач: { $deals }. Усі грають тими самими картами, а потім порівнюють результати.
}
challenge-picture = { $deals ->
    [one] { $game }, { $deals } роздача
    [few] { $game }, { $deals } роздачі
    [many] { $game }, { $deals } роздач
   *[other] { $game }, роздач: { $deals }
}
duplicate = Зіграйте моїми картами: { $game }
duplicate-short = Зіграйте моїми картами
duplicate-line = Ті самі карти, те саме місце, ті самі суперники. Зіграєте краще?

puzzle = Знайдіть хід
puzzle-game = Знайдіть хід: { $game }
puzzle-line = Позиція зі справжньої партії, де один хід явно найкращий. Знайдете його?

missing = Тут нічого немає
missing-line = Посилання неповне, або те, куди воно вело, видалено.
menagerie-line = Три карткові ігри про тварин у браузері: наодинці з ботами або з друзями за посиланням.

# Within the picture, where space is small.
picture-invites = { $name } запрошує вас зіграти
picture-open = Приєднуйтеся до партії
picture-playing = Партія триває
picture-stopped = Завершено достроково
picture-watch = Дивіться в браузері
picture-free = { $free ->
    [0] Усі місця зайнято
    [one] { $free } вільне місце
    [few] { $free } вільні місця
    [many] { $free } вільних місць
   *[other] Вільних місць: { $free }
}
picture-hidden = Ті самі карти для всіх

# Bots, by their level.
level-kitten = Кошеня
level-cat = Кіт
level-ocelot = Оцелот
level-lynx = Рись
level-leopard = Леопард
level-tiger = Тигр
