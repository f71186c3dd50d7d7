# Wovon man erfährt, wenn man anderswo ist: im Browser, per E-Mail, über einen Webhook. Nur der Server sagt es.
notice-my-turn = Du bist dran
notice-begins = Dein Spiel hat begonnen
notice-ends = Dein Spiel ist zu Ende
notice-chat = Neue Nachricht an deinem Tisch
notice-invitation = Du bist zum Spielen eingeladen
notice-deadline = Deine Zeit läuft ab
notice-reminder = Die anderen warten auf dich
notice-trial = Benachrichtigungen kommen hier an
notice-with = Mit { $names }
notice-by = Von { $name }
notice-left = { $hours ->
        [0] Weniger als eine Stunde übrig
        [one] Noch 1 Stunde
       *[other] Noch { NUMBER($hours) } Stunden
    }
notice-several = Neues aus deinen Spielen: { NUMBER($n) }
notice-more = und { NUMBER($n) } weitere
notice-mail-open = Spiel öffnen
notice-mail-why = Du wolltest per E-Mail von deinen Spielen erfahren.
notice-mail-less = Ändern, wovon du erfährst:
notice-mail-stop = Keine E-Mails mehr:
terminal-notices = Wartende Benachrichtigungen: { NUMBER($waiting) }, die älteste seit { NUMBER($minutes) } min; Adressen, die keine mehr annehmen: { NUMBER($broken) }
