# Про що дізнаються ті, хто зараз не тут: у браузері, поштою, через вебхук. Це каже лише сервер.
notice-my-turn = Ваш хід
notice-begins = Ваша гра почалася
notice-ends = Ваша гра закінчилася
notice-chat = Нове повідомлення за вашим столом
notice-invitation = Вас запрошують грати
notice-deadline = Ваш час спливає
notice-reminder = На вас чекають інші
notice-trial = Сповіщення сюди надходять
notice-with = За столом: { $names }
notice-by = Від: { $name }
notice-left = { $hours ->
        [0] Залишилося менше години
        [one] Залишилася { NUMBER($hours) } година
        [few] Залишилося { NUMBER($hours) } години
        [many] Залишилося { NUMBER($hours) } годин
       *[other] Залишилося { NUMBER($hours) } години
    }
notice-several = Новини з ваших ігор: { NUMBER($n) }
notice-more = і ще { NUMBER($n) }
notice-mail-open = Відкрити гру
notice-mail-why = Ви просили повідомляти про ігри поштою.
notice-mail-less = Змінити, про що повідомляти:
notice-mail-stop = Більше не надсилати таких листів:
terminal-notices = Сповіщень у черзі: { NUMBER($waiting) }, найдавніше чекає { NUMBER($minutes) } хв; адрес, які їх більше не приймають: { NUMBER($broken) }
