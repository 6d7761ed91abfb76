# Уроки. У кожному кроці: lesson-STEP — текст, -done — що з того вийшло, -not — що почує той, хто пробує інший хід.
# *Зірочки* — наголос. { $p1 } і { $p2 } — імена решти за столом.

lesson-title = { $game }: урок
lesson-step = Крок { $step } з { $steps }
lesson-next = Далі
lesson-back = Назад
lesson-restart = Спочатку
lesson-show = Показати
lesson-shown = Спробуйте так: { $move }
lesson-leave = Вийти з уроку
lesson-note = Урок
lesson-text-view = Опис столу
lesson-slip = Рахунок
lesson-end = Ось і вся наука
lesson-end-text = Цього досить, щоб грати. Решта прийде в грі: торкніться недоступного варіанта й побачите, чому так не можна.
lesson-end-play = Зіграти справжню партію
lesson-end-rules = Читати правила
lesson-end-again = Пройти урок ще раз
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
quiz-end-all = Усе правильно. Можна грати!
quiz-end-text = Такі позиції трапляються і в справжніх партіях. Повертайтеся до них, коли захочете.
lesson-end-quiz = Як би ви зіграли? Спробуйте кілька позицій
lesson-end-quiz-best = Найкраще: { $right } з { $count }
