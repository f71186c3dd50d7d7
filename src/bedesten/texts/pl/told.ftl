# O czym się dowiadujesz, gdy jesteś gdzie indziej: w przeglądarce, e-mailem, przez webhook. Mówi to tylko serwer.
notice-my-turn = Twoja kolej
notice-begins = Twoja gra się zaczyna
notice-ends = Twoja gra się skończyła
notice-chat = Nowa wiadomość przy twoim stole
notice-invitation = Masz zaproszenie do gry
notice-deadline = Twój czas się kończy
notice-reminder = Inni czekają na ciebie
notice-trial = Powiadomienia tu docierają
notice-with = Przy stole: { $names }
notice-by = Od: { $name }
notice-left = { $hours ->
        [0] Została mniej niż godzina
        [one] Została 1 godzina
        [few] Zostały { NUMBER($hours) } godziny
        [many] Zostało { NUMBER($hours) } godzin
       *[other] Zostało { NUMBER($hours) } godziny
    }
notice-several = Nowości z twoich gier: { NUMBER($n) }
notice-more = i jeszcze { NUMBER($n) }
notice-mail-open = Otwórz grę
notice-mail-why = Masz włączone powiadomienia o grach e-mailem.
notice-mail-less = Zmień, o czym się dowiadujesz:
notice-mail-stop = Nie wysyłaj więcej tych e-maili:
terminal-notices = Oczekujące powiadomienia: { NUMBER($waiting) }, najstarsze od { NUMBER($minutes) } min; adresy, które już ich nie przyjmują: { NUMBER($broken) }
