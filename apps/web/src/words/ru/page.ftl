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
kind-person = Другой человек
kind-kitten = Бот-котёнок
kind-cat = Бот-кот
kind-ocelot = Бот-оцелот
kind-lynx = Бот-рысь
kind-leopard = Бот-леопард
kind-tiger = Бот-тигр

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

home-line = Три карточные игры про зверей за одним столом. Играйте сразу: без регистрации и даже без интернета.
home-first = Впервые здесь? Начните с двухминутного урока.
home-first-text = Всё уже разложено: делайте ходы, и к концу урока вы уже умеете играть.
home-first-learn = Урок: { $game }
home-first-game = { $game }: теперь вы знаете эту игру. Сыграем первую партию?
home-first-game-text = Котёнок ждёт, а мы будем подсказывать по ходу партии.
home-first-game-start = Сыграть первую партию
home-play = Играть
home-play-game = Играть: { $game }
home-level = Боты: { $level }
home-level-suggested = Боты: { $level } (советуем)
home-choose = Настроить…
home-continue = Продолжить
home-continue-title = Незавершённые партии
home-finished = { $count ->
    [one] { $count } сыгранная партия
    [few] { $count } сыгранные партии
    [many] { $count } сыгранных партий
   *[other] { $count } сыгранной партии
  }
home-remove = Удалить партию: { $game }, { $date }
home-replay = Открыть повтор
home-others = Игра онлайн
home-together = Играть онлайн
home-turns = { $count ->
    [one] ваш ход в { $count } партии
    [few] ваш ход в { $count } партиях
    [many] ваш ход в { $count } партиях
   *[other] ваш ход в { $count } партии
  }
home-you = Ваш профиль
home-puzzle = Задача дня
nav-day = Раздача дня
nav-challenges = Вызовы
nav-lists = Таблицы лидеров
nav-puzzles = Задачи
learn = Урок
rules = Правила

new-players = Игроки
new-seats = Места
new-seats-note = Играете на одном устройстве? Между ходами карты закрыты.
new-bots = Боты
new-seat-kind = Игрок на месте { $seat }
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
loading = Раскладываем карты…
to-home = На главную
try-again = Ещё раз
link-copy = Копировать ссылку
link-copied = Ссылка скопирована
link-by-hand = Скопируйте эту ссылку:
link-share = Поделиться…
your-turn = Ваш ход
to-move = ходит
log = Ход партии
log-close = Скрыть ход партии
text-view = Описание стола
settings = Настройки
keys = Горячие клавиши
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  }

bots-loading = Боты готовятся…
bots-failed = Не удалось загрузить ботов. Партия сохранена.

undo = Вернуть ход
undo-why = Вернуть ход можно, пока никто не открыл карту. «Режим тренировки» в настройках снимает это ограничение.
hint = Подсказка
hint-title = Ваши лучшие ходы
hint-thinking = Считаем варианты…
hint-numbers = шанс на победу { $chance } ± { $margin } · очки { $score }

curtain-title = { $name }, ваш ход
curtain-text = Передайте устройство. Остальные — не подглядывать!
curtain-lift = Это я, { $name }: показать мои карты

summary-title = Раунд { $round } окончен
summary-next = Следующий раунд
slip-round = За этот раунд
slip-whole = Итого
slip-total = Всего

final-you = Вы победили!
final-other = Побеждает { $name }!
final-shared = Общая победа: { $names }
final-breakdown = Подсчёт очков
final-round = Раунд { $round }
final-rematch = Ещё партию
final-replay = Повтор
final-open = Итоги
record-copy = Копировать запись
record-copied = Скопировано
record-not-copied = Не удалось скопировать. Скачайте запись.
record-download = Скачать

setting-language = Язык
setting-pace = Скорость ботов
setting-pace-note = Как долго виден каждый их ход.
pace-calm = Медленно
pace-brisk = Обычно
pace-quick = Быстро
pace-instant = Мгновенно
setting-theme = Тема
theme-auto = Системная
theme-light = Светлая
theme-dark = Тёмная
setting-contrast = Высокий контраст
setting-contrast-note = Края чётче, а к цветам добавлены узоры.
setting-stillness = Без анимации
setting-stillness-note = Карты не летают над столом.
setting-sound = Звуки
setting-sound-note = Тихий шелест бумаги.
setting-characters = Боты с характером
setting-characters-note = По мордочкам видно, что они думают о взятке, неудаче или победе.
setting-only-move = Делать вынужденные ходы за меня
setting-only-move-note = Если разрешён только один ход, он делается сам.
setting-practice = Режим тренировки
setting-practice-note = Возвращайте ходы сколько угодно, даже если новые карты уже видны.

key-move = Перейти к следующему элементу
key-choose = Выбрать
key-undo = Вернуть ход
key-hint = Попросить подсказку
key-log = Ход партии
key-text = Описание стола
key-help = Показать этот список
key-close = Закрыть или отменить

notice-no-store = Этот браузер не даёт странице ничего хранить: партии и настройки исчезнут, когда вы её закроете. Запись партии можно скачать.
notice-new-version = Готова новая версия Menagerie. Ваши партии не пропадут.
notice-reload = Обновить

trouble-load = Страница не загрузилась
trouble-load-text = Возможно, сеть пропала раньше, чем всё загрузилось. Ваши партии целы. Попробуйте ещё раз, когда появится связь.
trouble-broken = Что-то пошло не так
trouble-broken-text = Партия сохранена до последнего хода. Обновите страницу, чтобы продолжить.
trouble-game-missing = Партия не найдена
trouble-game-missing-text = Возможно, она удалена или шла на другом устройстве. Партии хранятся только в том браузере, в котором их играли.
trouble-game-unreadable = Эту партию не открыть
trouble-game-unreadable-text = Сохранённые данные больше не сходятся с правилами. Мы ничего не тронули; с другими партиями всё в порядке.
other-rules-title = Эта партия — по другой версии правил
other-rules = Эту партию играли по версии правил { $made }; здесь играют по версии { $here }.
other-rules-kept = Продолжить её здесь нельзя, но ничего не потеряно: запись партии можно скачать.
other-rules-save = Скачать запись партии
other-rules-remove = Убрать из моего списка

# The deal of the day on the home and at tables.
left-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
  }
left-hours = { $count } ч
left-minutes = { $count } мин
day-left = Ещё { $left }
band-open = Не сыграно
band-going = Продолжить
band-done = Сыграно
band-place = { $place } из { $count }
band-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
  }
band-offline = Нет сети: потренируйтесь
band-go = Играть
band-results = Результаты
table-day-practice = Тренировка, { $date } (без зачёта)

# A list of names or things: all but the last, with commas, and the last.
list-and = { $first } и { $last }
list-or = { $first } или { $last }
