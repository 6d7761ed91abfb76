# Рамка сторінки: початок, налаштування, усе довкола столу.

game-facts = Гравців: { $players } · { $alone } хв із ботами, { $together } із людьми
game-facts-players = Гравців: { $players }

you = Ви
person-name = Гравець { $seat }
bot-name-0 = Буся
bot-name-1 = Кекс
bot-name-2 = Соня
bot-name-3 = Пух
bot-name-4 = Рися
kind-you = Ви
kind-person = Людина поруч
kind-kitten = Бот-кошеня
kind-cat = Бот-кіт
kind-ocelot = Бот-оцелот
kind-lynx = Бот-рись
kind-leopard = Бот-леопард
kind-tiger = Бот-тигр

level-kitten = Кошеня
level-kitten-line = Грає під настрій і не бачить далі свого носа.
level-cat = Кіт
level-cat-line = Суть уже вловив, та багато забуває й пропускає.
level-ocelot = Оцелот
level-ocelot-line = Пам’ятає більше, але ще піддається настрою.
level-lynx = Рись
level-lynx-line = Пильно стежить за грою і любить ризик.
level-leopard = Леопард
level-leopard-line = Грає обережно й рідко помиляється.
level-tiger = Тигр
level-tiger-line = Найсильніший. Навчився, граючи сам із собою.
level-mixed = У кожного бота свій рівень.
level-suggested = радимо
level-first = Почніть із кошеняти; щойно виграєте, порадимо сильнішого суперника.
level-by-results = За вашими результатами радимо: { $level }.
level-next = Наступна партія: { $level }

home-line = Три карткові ігри про звірів. Сідайте й грайте: без реєстрації, навіть без мережі.
home-first = Уперше тут? Почніть із двохвилинного уроку.
home-first-text = Усе вже розкладено, ходите ви, а наприкінці вже знаєте гру.
home-first-learn = Урок: { $game }
home-first-game = { $game }: тепер ви знаєте цю гру. Час для першої партії?
home-first-game-text = Кошеня чекає, а підказки лишаться відкритими.
home-first-game-start = Зіграти першу партію
home-play = Грати
home-play-game = Грати: { $game }
home-level = Боти: { $level }
home-level-suggested = Боти: { $level }, радимо
home-choose = Налаштувати…
home-continue = Продовжити
home-continue-title = Незавершені партії
home-finished = { $count ->
    [one] { $count } завершена партія
    [few] { $count } завершені партії
    [many] { $count } завершених партій
   *[other] { $count } завершеної партії
  }
home-remove = Видалити партію: { $game }, { $date }
home-replay = Відкрити повтор
home-others = Гра онлайн
home-together = Грати онлайн
home-turns = { $count ->
    [one] ваш хід у { $count } партії
    [few] ваш хід у { $count } партіях
    [many] ваш хід у { $count } партіях
   *[other] ваш хід у { $count } партії
  }
home-you = Ваш профіль
home-puzzle = Задача дня
nav-day = Роздача дня
nav-challenges = Виклики
nav-lists = Таблиці лідерів
nav-puzzles = Задачі
learn = Навчання
rules = Правила

new-players = Гравці
new-seats = Місця
new-seats-note = Граєте на одному пристрої? Між ходами карти сховано.
new-bots = Боти
new-seat-kind = Хто сидить на місці { $seat }
new-seat-name = Ім’я на місці { $seat }
new-minutes = { $count ->
    [one] Близько { $count } хвилини
    [few] Близько { $count } хвилин
    [many] Близько { $count } хвилин
   *[other] Близько { $count } хвилини
  }
new-start = Почати партію

back = Назад
close = Закрити
dismiss = Сховати
loading = Розкладаємо карти…
to-home = На головну
try-again = Спробувати ще раз
link-copy = Копіювати посилання
link-copied = Посилання скопійовано
link-by-hand = Скопіюйте це посилання:
link-share = Поділитися…
your-turn = Ваш хід
to-move = ходить
log = Хід партії
log-close = Сховати хід партії
text-view = Опис столу
settings = Налаштування
keys = Клавіші
points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
  }

bots-loading = Боти готуються…
bots-failed = Не вдалося завантажити ботів. Партію збережено.

undo = Скасувати хід
undo-why = Скасувати хід можна, доки ніхто не відкрив нової карти. «Режим тренування» в налаштуваннях знімає це обмеження.
hint = Підказка
hint-title = Ваші найкращі ходи
hint-thinking = Думаємо над вашими ходами…
hint-numbers = шанс { $chance } ± { $margin } · { $score } оч.

curtain-title = { $name }, ваш хід
curtain-text = Передайте пристрій. Решту просимо не підглядати.
curtain-lift = Це я, { $name }: показати мої карти

summary-title = Раунд { $round } завершено
summary-next = Наступний раунд
slip-round = За раунд
slip-whole = Разом
slip-total = Разом

final-you = Ви перемогли!
final-other = Перемагає { $name }!
final-shared = Спільна перемога: { $names }
final-breakdown = Звідки очки
final-round = Раунд { $round }
final-rematch = Зіграти ще
final-replay = Повтор
final-open = Підсумок
record-copy = Копіювати запис
record-copied = Скопійовано
record-not-copied = Не вдалося скопіювати: краще завантажте
record-download = Завантажити

setting-language = Мова
setting-pace = Швидкість ботів
setting-pace-note = Як довго видно кожен їхній хід.
pace-calm = Повільно
pace-brisk = Звичайно
pace-quick = Швидко
pace-instant = Миттєво
setting-theme = Тема
theme-auto = Системна
theme-light = Світла
theme-dark = Темна
setting-contrast = Високий контраст
setting-contrast-note = Чіткіші контури й візерунки на додачу до кольорів.
setting-stillness = Менше анімації
setting-stillness-note = Карти не літають над столом.
setting-sound = Звуки
setting-sound-note = Тихий шурхіт паперу.
setting-characters = Боти з характером
setting-characters-note = На їхніх мордочках видно, що вони думають про взятку, невдачу чи перемогу.
setting-only-move = Робити вимушені ходи за мене
setting-only-move-note = Якщо дозволений лише один хід, його буде зроблено за вас.
setting-practice = Режим тренування
setting-practice-note = Скасовуйте ходи скільки завгодно, навіть коли вже побачили нові карти.

key-move = Перейти до наступного елемента
key-choose = Обрати
key-undo = Скасувати хід
key-hint = Попросити підказку
key-log = Хід партії
key-text = Опис столу
key-help = Показати цей перелік
key-close = Закрити або скасувати

notice-no-store = Цей браузер не дає сторінці нічого зберігати: партії та налаштування зникнуть, щойно ви її закриєте. Запис партії можна завантажити.
notice-new-version = Готова нова версія Menagerie. Ваші партії нікуди не дінуться.
notice-reload = Оновити

trouble-load = Сторінку не вдалося завантажити
trouble-load-text = Мабуть, мережа зникла раніше, ніж усе завантажилося. Ваші партії на місці. Спробуйте ще раз, коли з’явиться зв’язок.
trouble-broken = Щось пішло не так
trouble-broken-text = Партію збережено до останнього ходу. Оновіть сторінку, щоб продовжити.
trouble-game-missing = Партію не знайдено
trouble-game-missing-text = Можливо, її видалили або грали на іншому пристрої. Партії зберігаються лише в тому браузері, де їх грали.
trouble-game-unreadable = Цю партію не вдається відкрити
trouble-game-unreadable-text = Збережені дані більше не відповідають правилам. Ми нічого не чіпали; інших партій це не стосується.
other-rules-title = Ця партія — за іншою версією правил
other-rules = Цю партію грали за версією правил { $made }; тут грають за версією { $here }.
other-rules-kept = Продовжити її тут не вийде, але нічого не втрачено: запис партії можна завантажити.
other-rules-save = Завантажити запис партії
other-rules-remove = Прибрати з мого списку

# The deal of the day on the home and at tables.
left-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
  }
left-hours = { $count } год
left-minutes = { $count } хв
day-left = Ще { $left }
band-open = Не зіграно
band-going = Продовжити
band-done = Зіграно
band-place = { $place } з { $count }
band-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
  }
band-offline = Немає мережі: потренуйтеся
band-go = Грати
band-results = Результати
table-day-practice = Тренування, { $date } (без заліку)

# A list of names or things: all but the last, with commas, and the last.
list-and = { $first } і { $last }
list-or = { $first } або { $last }
