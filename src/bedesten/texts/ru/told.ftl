# О чём узнают те, кто сейчас не здесь: в браузере, по почте, через вебхук. Это говорит только сервер.
notice-my-turn = Ваш ход
notice-begins = Ваша игра началась
notice-ends = Ваша игра закончилась
notice-chat = Новое сообщение за вашим столом
notice-invitation = Вас приглашают играть
notice-deadline = Ваше время истекает
notice-reminder = Вас ждут остальные
notice-trial = Уведомления сюда доходят
notice-with = За столом: { $names }
notice-by = От: { $name }
notice-left = { $hours ->
        [0] Осталось меньше часа
        [one] Остался { NUMBER($hours) } час
        [few] Осталось { NUMBER($hours) } часа
        [many] Осталось { NUMBER($hours) } часов
       *[other] Осталось { NUMBER($hours) } часа
    }
notice-several = Новости из ваших игр: { NUMBER($n) }
notice-more = и ещё { NUMBER($n) }
notice-mail-open = Открыть игру
notice-mail-why = Вы просили сообщать об играх по почте.
notice-mail-less = Изменить, о чём сообщать:
notice-mail-stop = Больше не присылать таких писем:
terminal-notices = Уведомлений в очереди: { NUMBER($waiting) }, старейшее ждёт { NUMBER($minutes) } мин; адресов, которые их больше не принимают: { NUMBER($broken) }
