table-opening = Stół się otwiera…
table-waiting = Czekamy na graczy.
table-begins = Gra się zaczyna.
table-closed = Nie możesz otworzyć tego stołu.
table-round = Runda { $n }
table-board = Bazar
table-players = Gracze
table-others = Pozostali gracze
table-your-stall = Twój stragan
table-actions = Twoja tura
table-answers = Odpowiedzi
table-numbers = Liczby
table-menu = Menu
table-sheet = Ściąga
table-rules-and-keys = Zasady i klawisze
table-chat = Czat
table-log-unread = Dziennik; nieprzeczytane wiadomości: { $n }
stage-peek = Zobacz planszę
stage-close = Zamknij
# places
table-left = zostało { $n }
table-fill = do { $n }
table-you = ty
table-deck = talia { $n }
table-no-fee = bez opłat
table-name-number = 3–12
table-family-home = rodzina w domu
table-family-away = rodzina poza domem
table-steps = { $n ->
    [one] krok
    [few] kroki
    [many] kroków
   *[other] kroku
}
table-turn-ends = koniec tury
table-ends = koniec
table-here = jesteś tutaj
table-kept = czeka
table-next = zaraz
table-there = Tutaj: { $who }.
table-there-merchant = { $name }: kupiec na stosie, { COUNT($n, of: "assistant") }
table-there-assistant = { $name }: pomocnik
table-there-family = { $name }: członek rodziny
table-ends-unpaid = Nie stać cię na { COUNT($n, of: "lira", form: "acc") }: tura skończy się od razu.
table-ends-alone = Nie masz do tego pomocnika: tura skończy się od razu.
table-then = Potem: { $what }.
table-idle = Akcja w tym miejscu teraz nic by nie zmieniła.
table-wanted = Popyt: { $what }.
table-price = Cena: { $what }.
# players
table-race = rubiny: { $n } z { $of }
table-lane = { $good }: { $n } z { $of }
table-assistants = pomocnicy pod kupcem / razem
table-no-tiles = brak żetonów meczetów
table-bot = bot
table-bot-stands-in = gra bot
table-thinks = – wykonuje turę
table-time-left = zostało { $time }
table-days = { $n } d.
table-order = Kolejność: { $n }
table-of = { $n } z { $of }
table-cards = karty
table-extensions = rozszerzenia
table-in-stack = w stosie
table-on-board = Na planszy
table-tiles = Żetony
table-seen-cards = Karty, które widzieli wszyscy
table-last-turns = Ostatnie tury
# who is there
wait-here = przy stole
wait-lost = łączy się
wait-away = poza stołem { $time }
wait-for = Czekamy: { $name }…
wait-thinks = { $name } myśli od { $time }.
wait-is-lost = { $name } na chwilę traci połączenie.
wait-is-away = { $name } jest poza stołem od { $time }.
wait-remind = Przypomnij
wait-reminded = Przypomnienie wysłane.
wait-reminds = { $name } czeka na twój ruch.
wait-bot = Niech gra bot
wait-bot-later = Jeśli wszyscy obecni się zgodzą, bot może zagrać za { $time }.
# celebrations
celebrate-ruby = { $name }: rubin { $n } z { $of }
    .you = Rubin { $n } z { $of }
celebrate-tile = { $name }: { TERM($colour, of: "mosque") }
    .you = { TERM($colour, of: "mosque") }
celebrate-last = Ostatnia runda
# the question
table-is-thinking = { $name } myśli…
table-turn-over = To już wszystko w tej turze. Zakończ ją albo coś cofnij.
table-no-choice = Nie ma tu nic do wyboru: gra toczy się dalej.
table-nearly-over = To prawie koniec tury. Zagraj kartę albo zakończ turę.
table-watching = Oglądasz grę. Dotknij gracza lub lokacji, żeby dowiedzieć się więcej.
table-not-now = Tej karty nie możesz teraz zagrać.
table-answer-first = Najpierw odpowiedz na pytanie, potem zakończ turę.
table-not-your-turn = To nie twoja tura.
table-premove = Pójdziesz { TERM($place, of: "place", form: "to") }, gdy tylko przyjdzie twoja kolej.
table-premove-back = Wybierz tę lokację jeszcze raz, aby to cofnąć.
table-premove-how = Wybierz lokację, aby pójść tam, gdy tylko przyjdzie twoja kolej.
table-no-undo = Dalej nie można cofnąć.
table-no-redo = Nie ma czego ponowić.
table-no-hints = Przy tym stole podpowiedzi są wyłączone.
table-play = Zagraj „{ $card }”
# answers
table-chances = Szanse
table-estimate = szacunek
table-hint-brings = Ta tura: { $what }.
table-hint-then = Potem { TERM($place, of: "place") }: rubin w ciągu dwóch tur.
table-hint-chance = { $chance } szans na wygraną
table-hint-chances = Szanse na wygraną
table-mistake = Twoje szanse na wygraną spadną o { $cost }. Chcesz jeszcze pomyśleć?
table-look-again = Jeszcze pomyśl
table-all-the-same = Zagraj mimo to
table-no-cards = Brak kart bonusowych.
table-locked = Nie teraz
table-open-hand = Pokaż karty
table-for-good = Tego nie można cofnąć
table-your-hand = Twoje karty
table-less = Mniej: { $good }
table-more = Więcej: { $good }
table-sell = { $n ->
    [0] Nic nie sprzedawaj
   *[other] Sprzedaj { COUNT($n, of: "good", form: "acc") } za { COUNT($lira, of: "lira", form: "acc") }
}
table-fetch-all = { $n ->
    [one] Przywołaj tego jednego
   *[other] Przywołaj wszystkich ({ $n })
}
# connection
table-offline = Brak połączenia. Następna próba za { $n } s.
table-reconnecting = Utracono połączenie. Łączymy ponownie…
table-restarting = Serwer uruchamia się ponownie. Zaraz wróci.
table-look-around = Rozejrzyj się spokojnie. Nic nie przepadnie.
table-kept-here = Rozejrzyj się spokojnie. Twój ruch czeka tutaj i zostanie wysłany, gdy wróci połączenie.
table-back = { $n ->
    [one] Ominęła cię { $n } tura. Zajrzyj do dziennika.
    [few] Ominęły cię { $n } tury. Zajrzyj do dziennika.
    [many] Ominęło cię { $n } tur. Zajrzyj do dziennika.
   *[other] Ominęło cię { $n } tury. Zajrzyj do dziennika.
}
table-try-now = Spróbuj teraz
table-not-taken = Ten ruch nie został przyjęty.
table-details = Szczegóły
# going back together
table-ask-back = Poproś wszystkich o powrót do chwili przed moją ostatnią turą
table-go-back = Cofnij do chwili przed moją ostatnią turą
table-learning = Nauka
table-you-ask-back = Prosisz o cofnięcie.
table-asks-back = { $name } prosi o cofnięcie.
table-agree = Zgoda
table-withdraw = Wycofaj prośbę
# passing the device
table-pass = Przekaż urządzenie: { $name }
table-pass-what = Wszystkie karty są zakryte. Nic tajnego nie widać, dopóki nie naciśniesz przycisku.
table-i-am = To ja, { $name }: pokaż karty
table-since = Co się wydarzyło
table-pause = Przerwa
table-pause-none = Stół pozostaje wśród twoich gier.
table-pause-goes-on = Stół pozostaje wśród twoich gier. Jego zegar biegnie dalej.
table-pause-stops = Stół pozostaje wśród twoich gier. Jego zegar staje.
table-hands-covered = Wszystkie karty na rękach są zakryte.
table-lower = Zasłoń planszę
table-let-bot-for = Niech za gracza { $name } gra bot
table-bot-agreed = Zgoda dotąd: { $names }
# chat
table-nobody-spoke = Nie ma jeszcze wiadomości.
table-your-name = Twoje imię
table-say = Wiadomość
table-send = Wyślij
table-mute = Wycisz kogoś
# menu
table-dark = Ciemny motyw
table-switch-letters = Litery na towarach
    .what = R, G, Y i B obok kształtów
table-switch-chances = Szanse
    .what = szacunek, kto wygra
table-switch-warns = Ostrzegaj przed błędami
    .what = w grach do nauki
table-switch-ends = Kończ tury za mnie
    .what = gdy nie ma już nic do rozstrzygnięcia
table-switch-asks = Zawsze pytaj
    .what = nawet gdy jest tylko jedna możliwość
table-switch-sounds = Dźwięki
    .what = ciche, przy turach, kościach i rubinach
table-switch-keys = Klawisze jednoliterowe
    .what = U cofnij, E koniec tury, H podpowiedź i inne
table-let-bot = Niech bot gra za mnie
table-bot-for-you = Bot gra za ciebie.
table-take-back = Wróć na swoje miejsce
table-link = Link do mojego miejsca
table-link-what = Otwórz go na innym urządzeniu, żeby przenieść tam swoje miejsce. Działa raz.
table-resign-sure = Na pewno się poddajesz? Bot dokończy grę za ciebie
table-leave = Odejdź od stołu
# looking up
table-for-you = Co ci to da teraz
table-here-now = Kto tu teraz jest
table-all-rules = Wszystkie zasady
table-no-rule = Do tej zasady nie ma tekstu.
table-look-up = Przytrzymaj lokację lub kliknij ją prawym przyciskiem, aby zobaczyć jej zasadę.
table-key-arrows = przejdź po planszy
table-key-digits = przejdź do lokacji o tym numerze
table-key-enter = wybierz
table-key-hand = twoje karty
table-key-seats = gracze
table-key-log = dziennik
table-key-hint = podpowiedź
table-key-undo = cofnij, także Ctrl+Z
table-key-redo = ponów, także Ctrl+Y
table-key-end = zakończ turę
table-key-again = co się właśnie stało
table-key-plan = planowanie tur, jeśli je uzgodniono
table-key-next = następna gra, która na ciebie czeka
table-key-rule = zasada dotycząca zaznaczonego elementu
table-key-help = ta pomoc
table-key-escape = wróć do pytania

# Where the long words on cards, letters and tiles may be broken.
table-breaks = fał-szywa fon-tanny gwizd-nięcie miesza-ny nad-ciąga pod-wójna przy-sługa rodzin-ny skrzy-nie wezwa-nie wspól-nik znale-zisko bonu-sowa bywal-ców czer-wone czer-wony fili-żanka kara-wana koło-dziej niebie-ski pocz-towy przy-praw rozsze-rzenie rozsze-rzenia sakiew-ka spot-kania sprze-daż amba-sada fon-tanna herba-ciarnia kara-wanse-raj kata-kumby kawiar-nia palar-nia przy-prawy aukcyj-ny

# while the turns of others are shown
follow-group = Tury innych
follow-back = Wstecz
follow-pause = Pauza
follow-go-on = Dalej
follow-on = Krok
follow-skip = Pomiń
follow-again = Co się właśnie stało?
follow-last-turn = Pokaż jeszcze raz
follow-pace = Tury innych
follow-pace-slow = wolno
follow-pace-normal = normalnie
follow-pace-fast = szybko
follow-pace-at-once = od razu
