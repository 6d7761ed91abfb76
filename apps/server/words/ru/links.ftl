# What the server says itself: titles and descriptions of short addresses, as messengers show them, and their pictures.

table-invites = { $name } приглашает вас сыграть: { $game }
table-open = { $game }: присоединяйтесь к партии
table-playing = { $game }: партия идёт
table-result = { $game }: итог партии
table-stopped = { $game }: партия закончена досрочно
table-seats = { $free ->
    [0] За столом: { $names }. Все места заняты, но можно смотреть.
    [one] За столом: { $names }. Есть { $free } свободное место. Играйте в браузере без регистрации.
    [few] За столом: { $names }. Есть { $free } свободных места. Играйте в браузере без регистрации.
    [many] За столом: { $names }. Есть { $free } свободных мест. Играйте в браузере без регистрации.
   *[other] За столом: { $names }. Свободных мест: { $free }. Играйте в браузере без регистрации.
}
table-watch = За столом: { $names }. Смотрите партию в браузере.
table-winner = Побеждает { $name }!
table-winners = Общая победа: { $names }
table-replay = { $who }: { $scores }. Посмотрите партию ход за ходом в браузере.
table-empty = Выбирайте место и играйте в браузере без регистрации.
table-hidden = Другие ещё играют этими картами, поэтому показать партию пока нельзя.
seat-free = Свободное место

day = Раздача дня
day-game = Раздача дня: { $game }
days-of = Раздачи дня, { $date }
day-of = { $game }, { $date }
day-line = Одни и те же карты для всех. Одна попытка — а потом увидите, как сыграли другие.
day-later = Одни и те же карты для всех. Эта раздача откроется в свой день.
day-over = Одни и те же карты для всех. Этот день прошёл, но потренироваться ещё можно.

challenge = Вызов: { $title }
challenge-untitled = Вызов: { $game }
challenge-line = { $deals ->
    [one] { $game }, { $deals } раздача. Все играют одними и теми же картами, а потом сравнивают результаты.
    [few] { $game }, { $deals } раздачи. Все играют одними и теми же картами, а потом сравнивают результаты.
    [many] { $game }, { $deals } раздач. Все играют одними и теми же картами, а потом сравнивают результаты.
   *[other] { $game }, раздач: { $deals }. Все играют одними и теми же картами, а потом сравнивают результаты.
}
challenge-picture = { $deals ->
    [one] { $game }, { $deals } раздача
    [few] { $game }, { $deals } раздачи
    [many] { $game }, { $deals } раздач
   *[other] { $game }, раздач: { $deals }
}
duplicate = Сыграйте моими картами: { $game }
duplicate-short = Сыграйте моими картами
duplicate-line = Те же карты, то же место, те же соперники. Сыграете лучше?

puzzle = Найдите ход
puzzle-game = Найдите ход: { $game }
puzzle-line = Позиция из настоящей партии, где один ход явно лучше остальных. Найдёте его?

missing = Здесь ничего нет
missing-line = Ссылка неполная, или то, куда она вела, удалено.
menagerie-line = Три карточные игры про зверей прямо в браузере: в одиночку против ботов или с друзьями по ссылке.

# Within the picture, where space is small.
picture-invites = { $name } приглашает вас сыграть
picture-open = Присоединяйтесь к партии
picture-playing = Партия идёт
picture-stopped = Закончена досрочно
picture-watch = Смотрите в браузере
picture-free = { $free ->
    [0] Все места заняты
    [one] { $free } свободное место
    [few] { $free } свободных места
    [many] { $free } свободных мест
   *[other] Свободных мест: { $free }
}
picture-hidden = Одни и те же карты для всех

# Bots, by their level.
level-kitten = Котёнок
level-cat = Кот
level-ocelot = Оцелот
level-lynx = Рысь
level-leopard = Леопард
level-tiger = Тигр
