# «Кот в коробке»: стол, ход партии, счёт. $colour — всегда r, b, y или g; номера карт — просто числа.

# Что делать сейчас
cb-ask-discard = Выберите карту и отложите её рубашкой вверх.
cb-ask-discard-wait = Ждём, пока отложат карту: { $names }.
cb-ask-predict = Сколько взяток вы возьмёте?
cb-ask-predict-wait = { $kind ->
    [you] Ждём ваш заказ.
   *[other] Заказывает: { $name }.
  }
cb-ask-lead = Ваш заход: выберите карту, потом масть.
cb-ask-follow = { $colour ->
    [r] Заход с красной: выберите карту, потом масть.
    [b] Заход с синей: выберите карту, потом масть.
    [y] Заход с жёлтой: выберите карту, потом масть.
   *[g] Заход с зелёной: выберите карту, потом масть.
  }
cb-ask-wait = { $kind ->
    [you] Ваш ход.
   *[other] Ходит: { $name }.
  }
cb-ask-round-over = Раунд окончен.
cb-ask-paradox = { $kind ->
    [you] Вы вызвали парадокс. Раунд окончен.
   *[other] { $name } вызывает парадокс. Раунд окончен.
  }
cb-ask-over = Партия окончена.

# Ходы
cb-move-play = { $colour ->
    [r] красная { $rank }
    [b] синяя { $rank }
    [y] жёлтая { $rank }
   *[g] зелёная { $rank }
  }
cb-move-discard = отложить { $rank }
cb-move-predict = { $count ->
    [one] заказать { $count } взятку
    [few] заказать { $count } взятки
    [many] заказать { $count } взяток
   *[other] заказать { $count } взятки
  }

# Что было
cb-log-deal = Раунд { $round }
cb-log-play = { $colour ->
    [r] { $name }: красная { $rank }
    [b] { $name }: синяя { $rank }
    [y] { $name }: жёлтая { $rank }
   *[g] { $name }: зелёная { $rank }
  }
cb-log-discard = { $kind ->
    [you] Вы отложили карту рубашкой вверх ({ $rank })
   *[other] { $name } откладывает карту рубашкой вверх ({ $rank })
  }
cb-log-discard-hidden = { $kind ->
    [you] Вы отложили карту рубашкой вверх
   *[other] { $name } откладывает карту рубашкой вверх
  }
cb-log-predict = { $kind ->
    [you] { $count ->
        [one] Ваш заказ — { $count } взятка
        [few] Ваш заказ — { $count } взятки
        [many] Ваш заказ — { $count } взяток
       *[other] Ваш заказ — { $count } взятки
      }
   *[other] { $count ->
        [one] { $name }: заказ — { $count } взятка
        [few] { $name }: заказ — { $count } взятки
        [many] { $name }: заказ — { $count } взяток
       *[other] { $name }: заказ — { $count } взятки
      }
  }
cb-log-lost = { $kind ->
    [you] { $colour ->
        [r] Вы потеряли красную до конца раунда
        [b] Вы потеряли синюю до конца раунда
        [y] Вы потеряли жёлтую до конца раунда
       *[g] Вы потеряли зелёную до конца раунда
      }
   *[other] { $colour ->
        [r] { $name } теряет красную до конца раунда
        [b] { $name } теряет синюю до конца раунда
        [y] { $name } теряет жёлтую до конца раунда
       *[g] { $name } теряет зелёную до конца раунда
      }
  }
# $count — сколько взяток у этого игрока в раунде.
cb-log-won = { $kind ->
    [you] Вы взяли взятку (всего { $count }).
   *[other] { $name } берёт взятку (всего { $count }).
  }
cb-log-paradox = { $kind ->
    [you] Парадокс! У вас в руке { $hand }, но сыграть ничего нельзя.
   *[other] Парадокс! { $name }: в руке { $hand }, но сыграть ничего нельзя.
  }

# Почему нельзя
cb-no-due = Сейчас ходить не нужно.
cb-no-discard-first = Сначала все откладывают по карте рубашкой вверх.
cb-no-discarded = Ваша карта уже отложена.
cb-no-turn = Ещё не ваша очередь: сначала { $name }.
cb-no-predict-first = Сначала закажите, сколько взяток возьмёте.
cb-no-prediction = Заказать можно { $choices }.
cb-no-play = Теперь сыграйте карту и назовите её масть.
cb-no-card = В руке нет карты { $rank }.
cb-no-token = { $colour ->
    [r] Вы уже ответили на красную другой мастью, поэтому до конца раунда красную назвать нельзя.
    [b] Вы уже ответили на синюю другой мастью, поэтому до конца раунда синюю назвать нельзя.
    [y] Вы уже ответили на жёлтую другой мастью, поэтому до конца раунда жёлтую назвать нельзя.
   *[g] Вы уже ответили на зелёную другой мастью, поэтому до конца раунда зелёную назвать нельзя.
  }
cb-no-cell = { $colour ->
    [r] Красная { $rank } на поле уже занята.
    [b] Синяя { $rank } на поле уже занята.
    [y] Жёлтая { $rank } на поле уже занята.
   *[g] Зелёная { $rank } на поле уже занята.
  }
cb-no-red = С красной нельзя заходить, пока её никто не назвал. Исключение — если другую масть вам назвать нечем.
cb-no-colours = Для карты { $rank } не осталось ни одной масти.
cb-drop-colour = Положите её на клетку поля или на масть.
cb-drop-rank = { $rank } кладут только на клетку с { $rank }.
cb-no-card-chosen = Сначала выберите карту, потом масть.
cb-preview-lose = { $colour ->
    [r] Ответите не красной — потеряете красную до конца раунда.
    [b] Ответите не синей — потеряете синюю до конца раунда.
    [y] Ответите не жёлтой — потеряете жёлтую до конца раунда.
   *[g] Ответите не зелёной — потеряете зелёную до конца раунда.
  }

# Стол
cb-colour = { $colour ->
    [r] красная
    [b] синяя
    [y] жёлтая
   *[g] зелёная
  }
cb-board = Поле исследований
cb-cell-free = { $colour ->
    [r] красная { $rank }: свободна
    [b] синяя { $rank }: свободна
    [y] жёлтая { $rank }: свободна
   *[g] зелёная { $rank }: свободна
  }
cb-cell-taken = { $colour ->
    [r] красная { $rank }: { $name }
    [b] синяя { $rank }: { $name }
    [y] жёлтая { $rank }: { $name }
   *[g] зелёная { $rank }: { $name }
  }
cb-neutral = нейтральная фишка
cb-hand = { $kind ->
    [you] Ваша рука
   *[other] Рука: { $name }
  }
cb-hand-empty = Карт в руке нет
cb-card = { $count ->
    [1] { $rank }
    [one] { $rank }, { $count } карта
    [few] { $rank }, { $count } карты
    [many] { $rank }, { $count } карт
   *[other] { $rank }, { $count } карты
  }
cb-copies = ×{ $count }
cb-hinted = подсказка
cb-bar-colours = Масти
cb-bar-predict = Ваш заказ
cb-colour-lost = { $colour ->
    [r] красная, потеряна
    [b] синяя, потеряна
    [y] жёлтая, потеряна
   *[g] зелёная, потеряна
  }
cb-choose-discard = Выберите карту
cb-lay = Отложить { $rank }
cb-predict = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
  }
cb-groups = Группы
cb-groups-title = Показать наибольшую группу каждого игрока
cb-group-size = группа: { $size }
cb-trick = Взятка
cb-title-discard = Раунд { $round } из { $rounds }: откладываем карту
cb-title-predict = Раунд { $round } из { $rounds }: заказы
cb-title-trick = Раунд { $round } из { $rounds }, взятка { $number } из { $count }
cb-last-trick = Предыдущая взятка
cb-winning = пока берёт
cb-won = берёт взятку
cb-not-yet = { $name }: карты ещё нет
cb-face-down-yours = Отложена: { $rank }
cb-turned-up = Открытые карты
cb-lacks = нет { $ranks }
# На табличке игрока
cb-plate-of = { $predicted ->
    [one] { $tricks } из { $predicted } взятки
    [few] { $tricks } из { $predicted } взяток
    [many] { $tricks } из { $predicted } взяток
   *[other] { $tricks } из { $predicted } взятки
  }
cb-plate-of-short = { $tricks } из { $predicted }
cb-plate-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
  }
cb-plate-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
cb-plate-met = заказ выполнен
cb-plate-over = больше заказа
cb-plate-void = парадокс: без бонуса
cb-paradox = Парадокс!
cb-paradox-why = { $kind ->
    [you] Ни одну из этих карт вам не сыграть
   *[other] { $name }: ни одну из этих карт не сыграть
  }

# Счёт
cb-slip-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
  }
cb-slip-paradox = { $count ->
    [one] Парадокс: { $count } взятка идёт в минус
    [few] Парадокс: { $count } взятки идут в минус
    [many] Парадокс: { $count } взяток идут в минус
   *[other] Парадокс: { $count } взятки идут в минус
  }
cb-slip-paradox-no-bonus = После парадокса бонуса за группу нет
cb-slip-met = Заказ выполнен ({ $predicted }): наибольшая группа
cb-slip-missed = Заказ не выполнен ({ $predicted }): бонуса нет
cb-slip-few = Не больше четырёх взяток: наибольшая группа
cb-slip-many = Больше четырёх взяток: бонуса за группу нет

# Стол словами
cb-text-round = Раунд { $round } из { $count }
cb-text-first = Первый игрок: { $name }
cb-text-hand = Карты: { $cards }
cb-text-turned-up = Открытые карты: { $cards }
cb-text-play = { $colour ->
    [r] { $name }: красная { $rank }
    [b] { $name }: синяя { $rank }
    [y] { $name }: жёлтая { $rank }
   *[g] { $name }: зелёная { $rank }
  }
cb-text-ahead = { $kind ->
    [you] Пока взятка ваша
   *[other] Пока берёт: { $name }
  }
cb-text-winner = { $kind ->
    [you] Взятка ваша
   *[other] { $name } берёт взятку
  }
cb-text-no-trick = Ещё ничего не сыграно
cb-text-row = Ряд { $row }: { $cells }
cb-text-seats = Игроки
cb-text-seat-tricks = { $tricks ->
    [one] { $name }: { $tricks } взятка
    [few] { $name }: { $tricks } взятки
    [many] { $name }: { $tricks } взяток
   *[other] { $name }: { $tricks } взятки
  }
cb-text-seat-prediction = заказ { $predicted }
cb-text-seat-lost = потерянные масти: { $colours }
cb-text-seat-lacks = в руке нет карт { $ranks }
cb-text-seat-cards = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
  }
cb-text-seat-total = { $points ->
    [one] всего { $points } очко
    [few] всего { $points } очка
    [many] всего { $points } очков
   *[other] всего { $points } очка
  }

# Что тренер говорит о ходе
cb-coach-stuck = Тогда для вашей { $rank } не останется клетки: это может кончиться парадоксом.
cb-coach-wins-plain = Вы берёте взятку.
cb-coach-wins-need = Вы берёте взятку, и она вам нужна: до заказа не хватает { $count }.
cb-coach-wins-met = Вы берёте взятку, но заказ уже выполнен.
cb-coach-ahead-plain = Пока ваша карта старшая.
cb-coach-ahead-need = Пока ваша карта старшая, и взятка вам нужна: до заказа не хватает { $count }.
cb-coach-ahead-met = Пока ваша карта старшая, но заказ уже выполнен.
cb-coach-loses-plain = Эту взятку возьмёт кто-то другой.
cb-coach-loses-need = Эту взятку возьмёт кто-то другой, а вам не хватает ещё { $count }.
cb-coach-loses-met = Эту взятку возьмёт кто-то другой, и хорошо: заказ уже выполнен.
cb-coach-lead-higher = { $colour ->
    [r] { $count ->
        [one] Свободна ещё { $count } красная клетка старше.
        [few] Свободны ещё { $count } красные клетки старше.
        [many] Свободно ещё { $count } красных клеток старше.
       *[other] Свободно ещё { $count } красных клеток старше.
      }
    [b] { $count ->
        [one] Свободна ещё { $count } синяя клетка старше.
        [few] Свободны ещё { $count } синие клетки старше.
        [many] Свободно ещё { $count } синих клеток старше.
       *[other] Свободно ещё { $count } синих клеток старше.
      }
    [y] { $count ->
        [one] Свободна ещё { $count } жёлтая клетка старше.
        [few] Свободны ещё { $count } жёлтые клетки старше.
        [many] Свободно ещё { $count } жёлтых клеток старше.
       *[other] Свободно ещё { $count } жёлтых клеток старше.
      }
   *[g] { $count ->
        [one] Свободна ещё { $count } зелёная клетка старше.
        [few] Свободны ещё { $count } зелёные клетки старше.
        [many] Свободно ещё { $count } зелёных клеток старше.
       *[other] Свободно ещё { $count } зелёных клеток старше.
      }
  }
cb-coach-lead-top = { $colour ->
    [r] Клетки старше в красной масти уже нет: побьёт только красная.
    [b] Клетки старше в синей масти уже нет: побьёт только красная.
    [y] Клетки старше в жёлтой масти уже нет: побьёт только красная.
   *[g] Клетки старше в зелёной масти уже нет: побьёт только красная.
  }
cb-coach-lead-sure = Клетки старше в красной масти уже нет: эту карту ничто не побьёт.
cb-coach-need = { $count ->
    [one] До заказа не хватает ещё { $count } взятки.
    [few] До заказа не хватает ещё { $count } взяток.
    [many] До заказа не хватает ещё { $count } взяток.
   *[other] До заказа не хватает ещё { $count } взятки.
  }
cb-coach-met = Заказ уже выполнен.
cb-coach-gives-up = { $colour ->
    [r] Это не в масть, поэтому красную вы теряете до конца раунда.
    [b] Это не в масть, поэтому синюю вы теряете до конца раунда.
    [y] Это не в масть, поэтому жёлтую вы теряете до конца раунда.
   *[g] Это не в масть, поэтому зелёную вы теряете до конца раунда.
  }
cb-coach-follows = { $colour ->
    [r] Вы отвечаете в красную масть и ничего не теряете.
    [b] Вы отвечаете в синюю масть и ничего не теряете.
    [y] Вы отвечаете в жёлтую масть и ничего не теряете.
   *[g] Вы отвечаете в зелёную масть и ничего не теряете.
  }
cb-coach-group = Ваша самая большая группа вырастет до { $size }.
cb-coach-other = Для другой вашей { $rank } ещё свободно: { $colours }.
cb-coach-copies = { $count ->
    [one] У вас { $count } карта номиналом { $rank }, и ей нужна своя клетка.
    [few] У вас { $count } карты номиналом { $rank }, и каждой нужна своя клетка.
    [many] У вас { $count } карт номиналом { $rank }, и каждой нужна своя клетка.
   *[other] У вас { $count } карты номиналом { $rank }, и каждой нужна своя клетка.
  }
cb-coach-single = Это ваша единственная { $rank }, так что больше для вас ничего не изменится.
cb-coach-high = { $count ->
    [one] У вас { $count } карта номиналом { $rank } или выше.
    [few] У вас { $count } карты номиналом { $rank } или выше.
    [many] У вас { $count } карт номиналом { $rank } или выше.
   *[other] У вас { $count } карты номиналом { $rank } или выше.
  }
cb-coach-share = Всего { $tricks } взяток на { $players } игроков.

# Клавиши
cb-key-rank = Выбрать карту по номиналу или заказать столько взяток
cb-key-colour = Назвать для выбранной карты красную, синюю, жёлтую, зелёную
cb-key-lay = Отложить выбранную карту
cb-key-groups = Показать наибольшие группы (пока карта не выбрана)
cb-key-arrows = Двигаться по руке, мастям и полю
