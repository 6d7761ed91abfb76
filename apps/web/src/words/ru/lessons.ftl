# Уроки. В каждом шаге: lesson-ШАГ — сам текст, -done — что из этого вышло, -not — что услышит тот, кто попробует
# другой ход. *Звёздочки* — ударение. { $p1 } и { $p2 } — имена остальных за столом.

lesson-title = { $game }: урок
lesson-step = Шаг { $step } из { $steps }
lesson-next = Дальше
lesson-back = Назад
lesson-restart = Начать сначала
lesson-show = Показать
lesson-shown = Попробуйте так: { $move }
lesson-leave = Выйти из урока
lesson-note = Урок
lesson-text-view = Описание стола
lesson-slip = Счёт
lesson-end = Вот и вся игра
lesson-end-text = Этого хватит, чтобы играть. Остальное придёт с игрой: нажмите на то, что показано серым, и узнаете, почему так нельзя.
lesson-end-play = Сыграть партию
lesson-end-rules = Читать правила
lesson-end-again = Пройти урок ещё раз
lesson-choose = Какой игре хотите научиться?
lesson-choose-line = По несколько минут на игру: карты уже разложены, ходить вам.
lesson-begin = Начать
lesson-begin-game = Начать урок: { $game }

quiz-title = Как бы вы сыграли?
quiz-step = Позиция { $step } из { $steps }
quiz-right = Верно!
quiz-wrong = Не совсем.
quiz-better = Лучше: { $move }.
quiz-skip = Пропустить
quiz-again = Посмотреть ещё раз
quiz-open = пока без ответа
quiz-none = Позиций пока нет
quiz-none-text = Для этой игры позиций пока нет. Урок и правила на месте.
quiz-end = Верно: { $right } из { $count }
quiz-end-all = Всё верно. Можно играть!
quiz-end-text = Такие позиции бывают и в настоящих партиях. Возвращайтесь к ним, когда захотите.
lesson-end-quiz = Как бы вы сыграли? Попробуйте несколько позиций
lesson-end-quiz-best = Лучший результат: { $right } из { $count }
