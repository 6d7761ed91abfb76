# Кіт у коробці: стіл, журнал, рахунок. $colour — завжди r, b, y або g; значення карт — прості числа.

# Що робити зараз
cb-ask-discard = Відкладіть карту долілиць.
cb-ask-discard-wait = Чекаємо на карту долілиць: { $names }.
cb-ask-predict = Скільки взяток ви виграєте?
cb-ask-predict-wait = { $kind ->
    [you] Чекаємо на вашу ставку.
   *[other] Чекаємо на ставку: { $name }.
  }
cb-ask-lead = Ви починаєте: оберіть карту, потім масть.
cb-ask-follow = { $colour ->
    [r] Основна масть — червона: оберіть карту, потім масть.
    [b] Основна масть — синя: оберіть карту, потім масть.
    [y] Основна масть — жовта: оберіть карту, потім масть.
   *[g] Основна масть — зелена: оберіть карту, потім масть.
  }
cb-ask-wait = { $kind ->
    [you] Ваш хід.
   *[other] Зараз хід: { $name }.
  }
cb-ask-round-over = Раунд завершено.
cb-ask-paradox = { $kind ->
    [you] Ви спричинили парадокс. Раунд завершено.
   *[other] { $name } спричиняє парадокс. Раунд завершено.
  }
cb-ask-over = Партію завершено.

# Ходи
cb-move-play = { $colour ->
    [r] червона { $rank }
    [b] синя { $rank }
    [y] жовта { $rank }
   *[g] зелена { $rank }
  }
cb-move-discard = відкласти { $rank }
cb-move-predict = { $count ->
    [one] ставка на { $count } взятку
    [few] ставка на { $count } взятки
    [many] ставка на { $count } взяток
   *[other] ставка на { $count } взятки
  }

# Журнал
cb-log-deal = Раунд { $round }
cb-log-play = { $colour ->
    [r] { $name }: червона { $rank }
    [b] { $name }: синя { $rank }
    [y] { $name }: жовта { $rank }
   *[g] { $name }: зелена { $rank }
  }
cb-log-discard = { $kind ->
    [you] Ви відклали карту долілиць ({ $rank })
   *[other] { $name } відкладає карту долілиць ({ $rank })
  }
cb-log-discard-hidden = { $kind ->
    [you] Ви відклали карту долілиць
   *[other] { $name } відкладає карту долілиць
  }
cb-log-predict = { $kind ->
    [you] { $count ->
        [one] Ваша ставка — { $count } взятка
        [few] Ваша ставка — { $count } взятки
        [many] Ваша ставка — { $count } взяток
       *[other] Ваша ставка — { $count } взятки
      }
   *[other] { $count ->
        [one] { $name }: ставка на { $count } взятку
        [few] { $name }: ставка на { $count } взятки
        [many] { $name }: ставка на { $count } взяток
       *[other] { $name }: ставка на { $count } взятки
      }
  }
cb-log-lost = { $kind ->
    [you] { $colour ->
        [r] Ви втратили червону до кінця раунду
        [b] Ви втратили синю до кінця раунду
        [y] Ви втратили жовту до кінця раунду
       *[g] Ви втратили зелену до кінця раунду
      }
   *[other] { $colour ->
        [r] { $name } втрачає червону до кінця раунду
        [b] { $name } втрачає синю до кінця раунду
        [y] { $name } втрачає жовту до кінця раунду
       *[g] { $name } втрачає зелену до кінця раунду
      }
  }
# $count — скільки взяток має цей гравець у раунді.
cb-log-won = { $kind ->
    [you] Ви виграли взятку (разом { $count }).
   *[other] { $name } виграє взятку (разом { $count }).
  }
cb-log-paradox = { $kind ->
    [you] Парадокс! Для ваших карт ({ $hand }) не лишилося масті.
   *[other] Парадокс! { $name } має { $hand }, але масті для них не лишилося.
  }

# Чому ні
cb-no-due = Зараз ходити не треба.
cb-no-discard-first = Спершу кожен відкладає карту долілиць.
cb-no-discarded = Ви вже відклали карту.
cb-no-turn = Ще не ваша черга: спершу { $name }.
cb-no-predict-first = Спершу зробіть ставку: скільки взяток ви виграєте.
cb-no-prediction = Можна поставити на { $choices }.
cb-no-play = Тепер зіграйте карту й оголосіть її масть.
cb-no-card = У вас на руках немає { $rank }.
cb-no-token = { $colour ->
    [r] Ви не зіграли в червону масть, тож у цьому раунді більше не можете її оголосити.
    [b] Ви не зіграли в синю масть, тож у цьому раунді більше не можете її оголосити.
    [y] Ви не зіграли в жовту масть, тож у цьому раунді більше не можете її оголосити.
   *[g] Ви не зіграли в зелену масть, тож у цьому раунді більше не можете її оголосити.
  }
cb-no-cell = { $colour ->
    [r] Червона { $rank } на полі вже зайнята.
    [b] Синя { $rank } на полі вже зайнята.
    [y] Жовта { $rank } на полі вже зайнята.
   *[g] Зелена { $rank } на полі вже зайнята.
  }
cb-no-red = Починати червоною не можна, доки її хтось не оголосить, — хіба що іншої масті ви оголосити не можете.
cb-no-colours = Для вашої { $rank } не лишилося жодної масті.
cb-drop-colour = Покладіть її на клітинку поля або на масть.
cb-drop-rank = { $rank } кладуть лише на клітинку з { $rank }.
cb-no-card-chosen = Спершу оберіть карту, потім її масть.
cb-preview-lose = { $colour ->
    [r] Зіграєте іншу масть — втратите червону до кінця раунду.
    [b] Зіграєте іншу масть — втратите синю до кінця раунду.
    [y] Зіграєте іншу масть — втратите жовту до кінця раунду.
   *[g] Зіграєте іншу масть — втратите зелену до кінця раунду.
  }

# Стіл
cb-colour = { $colour ->
    [r] червона
    [b] синя
    [y] жовта
   *[g] зелена
  }
cb-board = Поле дослідження
cb-cell-free = { $colour ->
    [r] червона { $rank }: вільна
    [b] синя { $rank }: вільна
    [y] жовта { $rank }: вільна
   *[g] зелена { $rank }: вільна
  }
cb-cell-taken = { $colour ->
    [r] червона { $rank }: { $name }
    [b] синя { $rank }: { $name }
    [y] жовта { $rank }: { $name }
   *[g] зелена { $rank }: { $name }
  }
cb-neutral = нейтральний жетон
cb-hand = { $kind ->
    [you] Ваша рука
   *[other] Рука: { $name }
  }
cb-hand-empty = На руках немає карт
cb-card = { $count ->
    [1] { $rank }
    [one] { $rank }, { $count } карта
    [few] { $rank }, { $count } карти
    [many] { $rank }, { $count } карт
   *[other] { $rank }, { $count } карти
  }
cb-copies = ×{ $count }
cb-hinted = підказка
cb-bar-colours = Масті
cb-bar-predict = Ваша ставка
cb-colour-lost = { $colour ->
    [r] червона, втрачена
    [b] синя, втрачена
    [y] жовта, втрачена
   *[g] зелена, втрачена
  }
cb-choose-discard = Оберіть карту
cb-lay = Відкласти цю { $rank }
cb-predict = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
  }
cb-groups = Групи
cb-groups-title = Показати найбільшу групу кожного гравця
cb-group-size = група: { $size }
cb-trick = Взятка
cb-title-discard = Раунд { $round } з { $rounds }: відкладаємо карту
cb-title-predict = Раунд { $round } з { $rounds }: ставки
cb-title-trick = Раунд { $round } з { $rounds }, взятка { $number } з { $count }
cb-last-trick = Попередня взятка
cb-winning = попереду
cb-won = бере
cb-not-yet = { $name }: ще без карти
cb-face-down-yours = Відкладено: { $rank }
cb-turned-up = Відкриті карти
cb-lacks = без { $ranks }
# На табличці гравця
cb-plate-of = { $predicted ->
    [one] { $tricks } з { $predicted } взятки
    [few] { $tricks } з { $predicted } взяток
    [many] { $tricks } з { $predicted } взяток
   *[other] { $tricks } з { $predicted } взятки
  }
cb-plate-of-short = { $tricks } з { $predicted }
cb-plate-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
  }
cb-plate-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }
cb-plate-met = ставка справджується
cb-plate-over = більше, ніж поставлено
cb-plate-void = парадокс: без додаткових очок
cb-paradox = Парадокс!
cb-paradox-why = { $kind ->
    [you] Жодної з цих карт ви не можете зіграти
   *[other] { $name } не може зіграти жодної з цих карт
  }

# Рахунок
cb-slip-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
  }
cb-slip-paradox = { $count ->
    [one] Парадокс: { $count } взятка в мінус
    [few] Парадокс: { $count } взятки в мінус
    [many] Парадокс: { $count } взяток у мінус
   *[other] Парадокс: { $count } взятки в мінус
  }
cb-slip-paradox-no-bonus = Після парадоксу група очок не дає
cb-slip-met = Ставка справдилася ({ $predicted }): найбільша група
cb-slip-missed = Ставка не справдилася ({ $predicted }): без очок за групу
cb-slip-few = Не більш як чотири взятки: найбільша група
cb-slip-many = Більш як чотири взятки: без очок за групу

# Стіл текстом
cb-text-round = Раунд { $round } з { $count }
cb-text-first = Перший гравець: { $name }
cb-text-hand = Карти: { $cards }
cb-text-turned-up = Відкриті карти: { $cards }
cb-text-play = { $colour ->
    [r] { $name }: червона { $rank }
    [b] { $name }: синя { $rank }
    [y] { $name }: жовта { $rank }
   *[g] { $name }: зелена { $rank }
  }
cb-text-ahead = { $kind ->
    [you] Поки що взятка ваша
   *[other] Поки що попереду: { $name }
  }
cb-text-winner = { $kind ->
    [you] Взятка ваша
   *[other] Взятка: { $name }
  }
cb-text-no-trick = Ще нічого не зіграно
cb-text-row = Ряд { $row }: { $cells }
cb-text-seats = Гравці
cb-text-seat-tricks = { $tricks ->
    [one] { $name }: { $tricks } взятка
    [few] { $name }: { $tricks } взятки
    [many] { $name }: { $tricks } взяток
   *[other] { $name }: { $tricks } взятки
  }
cb-text-seat-prediction = ставка { $predicted }
cb-text-seat-lost = втрачено: { $colours }
cb-text-seat-lacks = на руках немає { $ranks }
cb-text-seat-cards = { $count ->
    [one] { $count } карта на руках
    [few] { $count } карти на руках
    [many] { $count } карт на руках
   *[other] { $count } карти на руках
  }
cb-text-seat-total = { $points ->
    [one] усього { $points } очко
    [few] усього { $points } очки
    [many] усього { $points } очок
   *[other] усього { $points } очка
  }

# Що тренер каже про хід
cb-coach-stuck = Тоді для вашої { $rank } не лишиться клітинки: це може скінчитися парадоксом.
cb-coach-wins-plain = Ви виграєте взятку.
cb-coach-wins-need = Ви виграєте взятку, а до ставки бракує ще { $count }.
cb-coach-wins-met = Ви виграєте взятку, але для ставки взяток у вас уже досить.
cb-coach-ahead-plain = Поки що ваша карта попереду.
cb-coach-ahead-need = Поки що ваша карта попереду, а до ставки бракує ще { $count }.
cb-coach-ahead-met = Поки що ваша карта попереду, але для ставки взяток у вас уже досить.
cb-coach-loses-plain = Цю взятку забере хтось інший.
cb-coach-loses-need = Цю взятку забере хтось інший, а вам бракує ще { $count }.
cb-coach-loses-met = Цю взятку забере хтось інший, і це добре: для ставки взяток у вас уже досить.
cb-coach-lead-higher = { $colour ->
    [r] { $count ->
        [one] Вільна ще { $count } вища червона клітинка.
        [few] Вільні ще { $count } вищі червоні клітинки.
        [many] Вільних ще { $count } вищих червоних клітинок.
       *[other] Вільних ще { $count } вищих червоних клітинок.
      }
    [b] { $count ->
        [one] Вільна ще { $count } вища синя клітинка.
        [few] Вільні ще { $count } вищі сині клітинки.
        [many] Вільних ще { $count } вищих синіх клітинок.
       *[other] Вільних ще { $count } вищих синіх клітинок.
      }
    [y] { $count ->
        [one] Вільна ще { $count } вища жовта клітинка.
        [few] Вільні ще { $count } вищі жовті клітинки.
        [many] Вільних ще { $count } вищих жовтих клітинок.
       *[other] Вільних ще { $count } вищих жовтих клітинок.
      }
   *[g] { $count ->
        [one] Вільна ще { $count } вища зелена клітинка.
        [few] Вільні ще { $count } вищі зелені клітинки.
        [many] Вільних ще { $count } вищих зелених клітинок.
       *[other] Вільних ще { $count } вищих зелених клітинок.
      }
  }
cb-coach-lead-top = { $colour ->
    [r] Вільних вищих червоних клітинок немає: поб’є хіба червона.
    [b] Вільних вищих синіх клітинок немає: поб’є хіба червона.
    [y] Вільних вищих жовтих клітинок немає: поб’є хіба червона.
   *[g] Вільних вищих зелених клітинок немає: поб’є хіба червона.
  }
cb-coach-lead-sure = Вільних вищих червоних клітинок немає: цю карту ніщо не поб’є.
cb-coach-need = { $count ->
    [one] До ставки бракує ще { $count } взятки.
    [few] До ставки бракує ще { $count } взяток.
    [many] До ставки бракує ще { $count } взяток.
   *[other] До ставки бракує ще { $count } взятки.
  }
cb-coach-met = Для ставки взяток у вас уже досить.
cb-coach-gives-up = { $colour ->
    [r] Це не в масть, тож червону ви втрачаєте до кінця раунду.
    [b] Це не в масть, тож синю ви втрачаєте до кінця раунду.
    [y] Це не в масть, тож жовту ви втрачаєте до кінця раунду.
   *[g] Це не в масть, тож зелену ви втрачаєте до кінця раунду.
  }
cb-coach-follows = { $colour ->
    [r] Ви граєте в червону масть, тож нічого не втрачаєте.
    [b] Ви граєте в синю масть, тож нічого не втрачаєте.
    [y] Ви граєте в жовту масть, тож нічого не втрачаєте.
   *[g] Ви граєте в зелену масть, тож нічого не втрачаєте.
  }
cb-coach-group = Ваша найбільша група зросте до { $size }.
cb-coach-other = Для іншої вашої { $rank } ще вільно: { $colours }.
cb-coach-copies = { $count ->
    [one] У вас { $count } карта зі значенням { $rank }, і їй потрібна своя клітинка.
    [few] У вас { $count } карти зі значенням { $rank }, і кожній потрібна своя клітинка.
    [many] У вас { $count } карт зі значенням { $rank }, і кожній потрібна своя клітинка.
   *[other] У вас { $count } карти зі значенням { $rank }, і кожній потрібна своя клітинка.
  }
cb-coach-single = Це ваша єдина { $rank }, тож більше для вас нічого не зміниться.
cb-coach-high = { $count ->
    [one] У вас { $count } карта зі значенням { $rank } або вищим.
    [few] У вас { $count } карти зі значенням { $rank } або вищим.
    [many] У вас { $count } карт зі значенням { $rank } або вищим.
   *[other] У вас { $count } карти зі значенням { $rank } або вищим.
  }
cb-coach-share = Усього { $tricks } взяток на { $players } гравців.

# Клавіші
cb-key-rank = Обрати карту за значенням або поставити на стільки взяток
cb-key-colour = Оголосити обрану карту червоною, синьою, жовтою, зеленою
cb-key-lay = Відкласти обрану карту долілиць
cb-key-groups = Показати найбільші групи (поки карту не обрано)
cb-key-arrows = Переходити між картами, мастями й клітинками поля
