# Задачи: найдите ход.

puzzles-line = Позиции, где один ход явно лучше остальных. Найдите его.

puzzle-title = Найдите ход
puzzle-all = Все задачи
puzzle-day = Задача дня
puzzle-day-open = Одна позиция, одна попытка. Для всех одна и та же.
puzzle-day-right = Решено! Завтра будет новая.
puzzle-day-wrong = В этот раз не вышло. Завтра будет новая.
puzzle-day-solve = Решить
puzzle-day-look = Посмотреть ещё раз
puzzle-streak = { $count ->
    [one] { $count } день подряд.
    [few] { $count } дня подряд.
    [many] { $count } дней подряд.
   *[other] { $count } дня подряд.
  }
puzzle-week = Последние семь дней
puzzle-week-right = решено
puzzle-week-wrong = не вышло
puzzle-week-none = не решали

puzzle-training = Тренировка
puzzle-train = Тренироваться
puzzle-train-game = Тренироваться: { $game }
puzzle-rating = Рейтинг в задачах
puzzle-rating-early = уровень ещё определяется
puzzle-none-yet = Решённых задач пока нет. Первые определят ваш уровень.
puzzle-count = { $count ->
    [one] Решено { $right } из { $count } задачи
    [few] Решено { $right } из { $count } задач
    [many] Решено { $right } из { $count } задач
   *[other] Решено { $right } из { $count } задачи
  }
puzzle-line = Как менялся ваш рейтинг: от { $from } до { $to }, самый низкий { $least }, самый высокий { $most }
puzzle-done = Пройдено { $done } из { $all }
puzzle-what = Что хотите потренировать?
puzzle-any-theme = Всё
puzzle-of = { $done }/{ $all }
puzzle-strength = Сложность
puzzle-strength-fitting = Мой уровень
puzzle-strength-easy = Легко
puzzle-strength-medium = Средне
puzzle-strength-hard = Сложно
puzzle-start = Начать
puzzle-left = { $count ->
    [one] Осталась { $count } задача
    [few] Осталось { $count } задачи
    [many] Осталось { $count } задач
   *[other] Осталось { $count } задачи
  }
puzzle-none-left = Вы попробовали все такие задачи. Выберите другую тему или сложность.
puzzle-retry = { $count ->
    [one] Повторить { $count } неудачную задачу
    [few] Повторить { $count } неудачные задачи
    [many] Повторить { $count } неудачных задач
   *[other] Повторить { $count } неудачной задачи
  }

puzzle-note = Задача
puzzle-leave = Выйти из задачи
puzzle-share = Поделиться задачей
puzzle-not-copied = Не удалось скопировать ссылку. Скопируйте её из адресной строки.
puzzle-ask = Найдите лучший ход.
puzzle-right = Верно: { $move }.
puzzle-wrong = Не лучший ход: { $move }.
puzzle-better = Лучше: { $move }.
puzzle-next = Дальше
puzzle-line-of-play = Как игра идёт дальше
puzzle-line-back = На ход назад
puzzle-line-on = На ход вперёд
puzzle-line-step = { $step }/{ $steps }

puzzle-facts = Ответ
puzzle-facts-short = Подробно
puzzle-moves = Шанс на победу для каждого хода
puzzle-head-move = Ход
puzzle-head-chance = Шанс на победу
puzzle-yours = ваш ход
puzzle-not-compared = Вашего хода нет среди нескольких лучших, поэтому цифры для него нет.
puzzle-about = Тема
puzzle-sure = Судя по тому, что вы видели, лучший ход впереди на { $lead } ± { $error }; для каждого хода сыграно пробных раздач: { $playouts }.
puzzle-whole-game = Смотреть всю партию

puzzle-gone = Задача не найдена
puzzle-gone-text = Возможно, она из другой версии страницы. Других задач здесь много.
puzzle-trouble = Не удалось загрузить задачи
puzzle-trouble-text = Они загружаются один раз для каждой игры и дальше работают без сети. Проверьте соединение и попробуйте ещё раз.

## Темы. Кот в коробке.

puzzle-theme-avoid-paradox = Избежать парадокса
puzzle-theme-make-prediction = Выполнить заказ
puzzle-theme-break-prediction = Сорвать чужой заказ
puzzle-theme-keep-colour = Сохранить масть
puzzle-theme-give-up-colour = Пожертвовать мастью
puzzle-theme-grow-group = Увеличить группу
puzzle-theme-win-trick = Взять взятку
puzzle-theme-let-trick-go = Отдать взятку
puzzle-theme-predict = Сделать заказ
puzzle-theme-lay-away = Отложить нужную карту

## Козырные киты.

puzzle-theme-turn-coin = Вовремя перевернуть жетон
puzzle-theme-move-trump = Сменить козырь
puzzle-theme-spend-pearl = Взять жемчужину за бонус
puzzle-theme-save-bonus = Приберечь бонус
puzzle-theme-take-pearls = Взять нужный жемчуг
puzzle-theme-name-leader = Назначить заход
puzzle-theme-first-bonus = Выбрать первый бонус
puzzle-theme-play-five = Сыграть пятёрку
puzzle-theme-pair-bonuses = Сложить бонусы в пары
puzzle-theme-lead = Зайти с нужной карты
puzzle-theme-throw-off = Сбросить нужную карту

## Если влезет.

puzzle-theme-close-box = Закрыть коробку
puzzle-theme-steal-box = Отобрать коробку
puzzle-theme-send-home = Отправить кота домой
puzzle-theme-join-boxes = Соединить коробки
puzzle-theme-wall-in = Отгородить соперника
puzzle-theme-special-toy = Положить особую игрушку
puzzle-theme-sleeping-cat = Уложить спящего кота
puzzle-theme-lay-cat = Посадить кота
puzzle-theme-keep-cat = Приберечь кота
puzzle-theme-draw = Взять карту
puzzle-theme-discard = Сбросить нужную карту
puzzle-theme-start-card = Положить стартовую карту
puzzle-theme-grow-box = Набрать больше очков
puzzle-theme-spoil-box = Лишить соперника очков
puzzle-theme-build = Строить наперёд
