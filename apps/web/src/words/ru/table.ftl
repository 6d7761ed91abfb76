# Вокруг стола: советы, занавес, звуки, конец игры.

hint-play = Сыграть:
hint-as-good = не хуже
hint-figures = Цифры

curtain-news = Тем временем

sound-offer = Хотите слышать карты? Тихий шорох бумаги.
sound-taste = Послушать
sound-on = Включить
sound-off = Нет, спасибо

final-round-why = Раунд { $round }: подсчёт очков
final-turning = Переломный момент
final-turning-you = *{ $move }*: ваш шанс на победу упал на { $chance }. Лучше: *{ $best }*.
final-turning-other = { $name }: *{ $move }*, шанс на победу упал на { $chance }. Лучше: *{ $best }*.
final-turning-none = Никто серьёзно не ошибся: хорошая партия.
final-turning-waiting = Ищем переломный ход…
final-turning-failed = Сейчас переломный ход найти не получается.
final-turning-show = Показать
final-share = Поделиться
final-share-saved = Картинка сохранена
final-share-failed = Не удалось нарисовать
final-picture = Картинка с результатом
final-picture-save = Сохранить
final-picture-copy = Копировать
final-picture-copied = Скопировано
final-picture-not-copied = Не удалось скопировать. Сохраните файл.
final-guest = Гость

# After a game against bots.
hand-on = Поделиться картами
hand-on-title = А друзья справились бы лучше?
hand-on-line = Отправьте им свои карты и сравните две партии.

table-over = Партия окончена.
table-day-practice-note = Тренировка: этот результат нигде не засчитывается.
