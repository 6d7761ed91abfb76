# Уроки. У кожному кроці: lesson-STEP — текст, -done — що з того вийшло, -not — що почує той, хто пробує інший хід.
# *Зірочки* — наголос. { $p1 } і { $p2 } — імена решти за столом.

lesson-title = { $game }: урок
lesson-step = Крок { $step } з { $steps }
lesson-next = Далі
lesson-back = Назад
lesson-restart = Спочатку
lesson-show = Покажіть
lesson-shown = Спробуйте так: { $move }
lesson-leave = Вийти з уроку
lesson-note = Урок
lesson-text-view = Опис столу
lesson-slip = Рахунок
lesson-end = Ось і вся наука
lesson-end-text = Цього досить, щоб сісти за стіл. Решта прийде в грі: кожен недоступний хід сам пояснить, чому його не можна зробити.
lesson-end-play = Зіграти насправді
lesson-end-rules = Читати правила
lesson-end-again = Ще раз
lesson-choose = Якої гри хочете навчитися?
lesson-choose-line = Кілька хвилин на кожну гру; карти вже розкладено. Ходи робите ви.
lesson-begin = Почати
lesson-begin-game = Почати урок: { $game }

quiz-title = Як би ви зіграли?
quiz-step = Позиція { $step } з { $steps }
quiz-right = Правильно!
quiz-wrong = Не зовсім.
quiz-better = Краще: { $move }.
quiz-skip = Пропустити
quiz-again = Ще раз подивитися
quiz-open = ще без відповіді
quiz-none = Позицій поки немає
quiz-none-text = Для цієї гри позицій ще немає. Урок і правила на місці.
quiz-end = Правильно: { $right } з { $count }
quiz-end-all = Усі до одної. Можна сідати за стіл.
quiz-end-text = Таке трапляється й за справжнім столом. Сюди можна повернутися будь-коли.
lesson-end-quiz = Як би ви зіграли? Кілька позицій
lesson-end-quiz-best = Найкраще: { $right } з { $count }
