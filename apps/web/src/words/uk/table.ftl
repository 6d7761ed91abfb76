# Навколо столу: поради, завіса, звуки, кінець гри.

hint-play = Зіграти:
hint-as-good = не гірше
hint-figures = Цифри

curtain-news = Тим часом

sound-offer = Хочете чути карти? Тихе шарудіння паперу.
sound-taste = Послухати
sound-on = Увімкнути
sound-off = Ні, дякую

final-round-why = Раунд { $round }: звідки очки
final-turning = Переломний момент
final-turning-you = *{ $move }*: мінус { $chance } ваших шансів на перемогу. Краще: *{ $best }*.
final-turning-other = { $name }, *{ $move }*: мінус { $chance } шансів на перемогу. Краще: *{ $best }*.
final-turning-none = Ніхто серйозно не помилився: гарна партія.
final-turning-waiting = Шукаємо переломний хід…
final-turning-failed = Не вдалося знайти переломний хід.
final-turning-show = Показати
final-share = Поділитися
final-share-saved = Картинку збережено
final-share-failed = Не вдалося намалювати
final-picture = Результат картинкою
final-picture-save = Зберегти
final-picture-copy = Копіювати
final-picture-copied = Скопійовано
final-picture-not-copied = Не вдалося скопіювати. Збережіть файл.
final-guest = Гість

# After a game against bots.
hand-on = Надіслати свої карти
hand-on-title = Чи впорався б хтось краще?
hand-on-line = Надішліть комусь свої карти й порівняйте дві партії.

table-over = Партію завершено.
table-day-practice-note = Тренування: цей результат ніде не зараховано.
