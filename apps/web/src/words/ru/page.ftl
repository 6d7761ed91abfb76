# Рамка страницы: начало, настройки, всё вокруг стола.

game-facts = Игроков: { $players } · { $alone } мин с ботами, { $together } с людьми
game-facts-players = Игроков: { $players }

you = Вы
person-name = Игрок { $seat }
bot-name-0 = Муся
bot-name-1 = Кекс
bot-name-2 = Пух
bot-name-3 = Жужа
bot-name-4 = Тиша
kind-you = Вы
kind-person = Человек рядом
kind-kitten = Бот: котёнок
kind-cat = Бот: кот
kind-ocelot = Бот: оцелот
kind-lynx = Бот: рысь
kind-leopard = Бот: леопард
kind-tiger = Бот: тигр

level-kitten = Котёнок
level-kitten-line = Играет по настроению и не видит дальше носа.
level-cat = Кот
level-cat-line = Суть уловил, но многое забывает и упускает.
level-ocelot = Оцелот
level-ocelot-line = Помнит больше, но всё ещё поддаётся настроению.
level-lynx = Рысь
level-lynx-line = Внимательно следит за игрой и любит риск.
level-leopard = Леопард
level-leopard-line = Играет осторожно и редко ошибается.
level-tiger = Тигр
level-tiger-line = Самый сильный. Научился, играя сам с собой.
level-mixed = У каждого бота свой уровень.
level-suggested = советуем
level-first = Начните с котёнка; как только выиграете, посоветуем соперника посильнее.
level-by-results = По вашим результатам советуем: { $level }.
level-next = Следующая партия: { $level }

home-line = Три звериные карточные игры за общим открытым столом. Играйте сразу: без регистрации, можно и без сети.
home-play = Играть
home-play-game = Играть: { $game }
home-level = Боты: { $level }
home-level-suggested = Боты: { $level }, советуем
home-choose = Настроить…
home-continue = Продолжить
home-continue-title = Продолжите с того же места
home-finished = { $count ->
    [one] { $count } сыгранная партия
    [few] { $count } сыгранные партии
    [many] { $count } сыгранных партий
   *[other] { $count } сыгранной партии
  }
home-remove = Удалить партию: { $game }, { $date }
home-replay = Открыть запись партии
home-others = Другие люди
home-together = Играть вместе
home-turns = { $count ->
    [one] ваш ход в { $count } партии
    [few] ваш ход в { $count } партиях
    [many] ваш ход в { $count } партиях
   *[other] ваш ход в { $count } партии
  }
home-you = Ваша страница
learn = Урок
rules = Правила

new-players = Игроки
new-seats = Места
new-seats-note = Все играют на этом устройстве; между ходами людей опускается занавес.
new-bots = Боты
new-seat-kind = Кто на месте { $seat }
new-seat-name = Имя на месте { $seat }
new-minutes = { $count ->
    [one] Около { $count } минуты
    [few] Около { $count } минут
    [many] Около { $count } минут
   *[other] Около { $count } минуты
  }
new-start = Начать партию

back = Назад
close = Закрыть
dismiss = Скрыть
loading = Накрываем на стол…
to-home = В начало
try-again = Ещё раз
your-turn = Ваш ход
to-move = ходит
log = Что было
log-close = Скрыть ход партии
text-view = Стол словами
settings = Настройки
keys = Клавиши
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  }

bots-loading = Боты готовятся…
bots-failed = Не удалось загрузить ботов. Партия сохранена.

undo = Вернуть ход
undo-why = Вернуть ход можно, пока никто не показал карту. «Тренировка» в настройках снимает этот запрет.
hint = Подсказка
hint-title = Что обещают ваши ходы
hint-thinking = Думаем над вашими ходами…
hint-numbers = победа { $chance } ± { $margin } · очки: { $score }

curtain-title = { $name }, ваш ход
curtain-text = Передайте устройство. Остальные, пожалуйста, не подглядывайте.
curtain-lift = { $name }: показать мои карты

summary-title = Раунд { $round } окончен
summary-next = Дальше
slip-round = За этот раунд
slip-whole = Итого
slip-total = Всего

final-you = Вы побеждаете!
final-other = Победа: { $name }
final-shared = Победу делят { $names }
final-breakdown = Все очки
final-round = Раунд { $round }
final-rematch = Ещё партию
final-replay = Повтор
final-open = Итог
record-copy = Копировать запись
record-copied = Скопировано
record-not-copied = Скопировать не вышло: скачайте запись
record-download = Скачать

setting-language = Язык
setting-pace = Темп ботов
setting-pace-note = Сколько времени виден каждый их ход.
pace-calm = Спокойно
pace-brisk = Живо
pace-quick = Быстро
pace-instant = Сразу
setting-theme = Свет
theme-auto = Как в системе
theme-light = Светло
theme-dark = Темно
setting-contrast = Высокий контраст
setting-contrast-note = Края чётче, а к цветам добавлены узоры.
setting-stillness = Без движения
setting-stillness-note = Над столом ничего не летает.
setting-sound = Звуки
setting-sound-note = Тихий шелест бумаги.
setting-characters = Живые боты
setting-characters-note = По мордочкам видно, что они думают о взятке, неудаче или победе.
setting-only-move = Ходить за меня, если ход один
setting-only-move-note = Когда правила оставляют один ход, он делается сам.
setting-practice = Тренировка
setting-practice-note = Возвращайте ходы сколько угодно, даже если карты уже видны.

key-move = Перейти к следующему
key-choose = Выбрать
key-undo = Вернуть ход
key-hint = Попросить подсказку
key-log = Что было до сих пор
key-text = Стол словами
key-help = Этот список
key-close = Закрыть или передумать

notice-no-store = Этот браузер не даёт странице ничего хранить: партии и настройки исчезнут, когда вы её закроете. Запись партии можно скачать.
notice-new-version = Готова новая версия «Menagerie». Ваши партии останутся.
notice-reload = Обновить

trouble-load = Эта часть страницы не загрузилась
trouble-load-text = Возможно, сеть пропала раньше, чем всё успело сохраниться. Ничего не потеряно: ваши партии целы. Попробуйте ещё раз, когда появится связь.
trouble-broken = У нас что-то сломалось
trouble-broken-text = Партия сохранена такой, какой была после последнего хода. Загрузите страницу заново и продолжайте.
trouble-game-missing = Этой партии здесь нет
trouble-game-missing-text = Возможно, она удалена или шла на другом устройстве. Партии хранятся только в том браузере, в котором их играли.
trouble-game-unreadable = Эту партию не прочитать
trouble-game-unreadable-text = То, что от неё сохранилось, уже не сходится с правилами. Мы ничего в ней не тронули; с другими партиями всё в порядке.
other-rules-title = Эта партия — по другой версии правил
other-rules = Эту партию играли по версии правил { $made }; здесь играют по версии { $here }.
other-rules-kept = Продолжить её здесь нельзя, но ничего не потеряно: ход партии можно скачать.
other-rules-save = Скачать ход партии
other-rules-remove = Убрать из моего списка
