# Между игроками и администраторами сервера: жалобы, предупреждения, блокировки.

report-title = Пожаловаться: { $name }
report-title-any = Пожаловаться на игрока
report-button = Пожаловаться
report-these-words = Пожаловаться на сообщение: { $name }
report-who = На кого?
report-said = Сообщение
report-why = Что не так?
report-reason-words = Оскорбления или ненависть
report-reason-name = Оскорбительное имя
report-reason-stalling = Тянет время или уходит из партий
report-reason-cheating = Жульничает
report-reason-spam = Спам
report-reason-other = Что-то другое
report-more = Подробнее, если хотите
report-note = Жалобу и этот стол увидят администраторы сервера. Игрок не узнает, кто пожаловался.
report-send = Отправить жалобу
report-sent = Жалоба отправлена
report-sent-text = Спасибо. Администраторы сервера её рассмотрят. А пока можете заглушить этого игрока.
report-refused-already-reported = Вы уже пожаловались на это.
report-refused-too-many-reports = Сегодня от вас уже много жалоб. Попробуйте завтра.
report-refused-other = Жалобу не удалось отправить. Попробуйте ещё раз чуть позже.

ban-title = Вы заблокированы на этом сервере
ban-until = Играть онлайн и смотреть партии здесь нельзя до { $time }.
ban-reason = Причина
ban-alone = Играть с ботами, проходить уроки и читать правила можно, как и раньше.

warning-title = Вам предупреждение
warning-from = От администраторов этого сервера:
warning-read = Прочитано

operators-closed = Этот стол закрыт
operators-closed-text = Партию закончили администраторы сервера. Рейтинг ни у кого не изменится.
