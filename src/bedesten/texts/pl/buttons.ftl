# Words on buttons and headings that stand in several places. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

# ours
ui-undo = Cofnij
# ours
ui-redo = Ponów
# ours
ui-end-turn = Zakończ turę
# ours
ui-hint = Podpowiedź
# ours
ui-pass = Pasuj
# ours
ui-pay = Zapłać
# ours
ui-decline = Odmów
# ours
ui-take = Weź
# ours
ui-sell = Sprzedaj
# ours
ui-buy = Kup
# ours
ui-deliver = Dostarcz
# ours
ui-deliver-letter = Dostarcz list
# ours
ui-roll = Rzuć kośćmi
# ours
ui-reroll = Przerzuć
# ours
ui-turn-die = Zmień kość
# ours
ui-announce = Podaj liczbę
# ours
ui-draw = Dobierz
# ours
ui-discard = Odrzuć
# ours
ui-play-card = Zagraj kartę
# ours
ui-move = Idź
# ours
ui-leave-assistant = Zostaw pomocnika
# ours
ui-fetch-assistant = Zabierz pomocnika
# ours
ui-catch = Schwytaj
# ours
ui-send = Wyślij
# ours
ui-swap = Wymień
# ours
ui-bid = Licytuj
# ours
ui-raise = Przebij
# ours
ui-choose = Wybierz
# ours
ui-skip = Pomiń
# ours
ui-confirm = Potwierdź
# ours
ui-cancel = Anuluj
# ours
ui-go-anyway = Idź mimo to
# ours
ui-rematch = Rewanż
# ours
ui-resign = Poddaj się
# ours
ui-spectate = Oglądaj
# ours
ui-replay = Odtwórz
# ours
ui-new-game = Nowa gra
# ours
ui-join = Dołącz
# ours
ui-invite = Zaproś
# ours
ui-start = Rozpocznij
# ours
ui-rules = Zasady
# ours
ui-log = Dziennik
# ours
ui-settings = Ustawienia
