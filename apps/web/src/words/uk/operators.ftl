# Між гравцями й тими, хто тримає сервер: скарги, попередження, блокування.

report-title = Поскаржитися: { $name }
report-title-any = Поскаржитися на гравця
report-button = Поскаржитися
report-these-words = Поскаржитися на повідомлення: { $name }
report-who = На кого?
report-said = Повідомлення
report-why = Що не так?
report-reason-words = Образи чи ненависть
report-reason-name = Образливе ім’я
report-reason-stalling = Тягне час або кидає партії
report-reason-cheating = Шахраює
report-reason-spam = Спам
report-reason-other = Щось інше
report-more = Докладніше, якщо хочете
report-note = Скаргу разом із цим столом побачать адміністратори сервера. Гравець не дізнається, хто поскаржився.
report-send = Надіслати скаргу
report-sent = Скаргу надіслано
report-sent-text = Дякуємо. Адміністратори сервера її розглянуть. А поки що цього гравця можна заглушити.
report-refused-already-reported = Ви вже поскаржилися на це.
report-refused-too-many-reports = Сьогодні від вас уже багато скарг. Спробуйте завтра.
report-refused-other = Скаргу не вдалося надіслати. Спробуйте ще раз за хвильку.

ban-title = Вас заблоковано на цьому сервері
ban-until = Грати онлайн і дивитися партії тут не можна до { $time }.
ban-reason = Причина
ban-alone = Грати з ботами, проходити уроки й читати правила можна, як і раніше.

warning-title = Вам попередження
warning-from = Від адміністраторів сервера:
warning-read = Прочитано

operators-closed = Цей стіл закрито
operators-closed-text = Партію завершили адміністратори сервера. Рейтинг нікому не зміниться.
