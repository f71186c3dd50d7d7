# Names of cards and tiles, by the words and numbers of the notation. At most 18 characters, kiosk tiles 24. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Bonus cards

# ours
bonus-good = Znalezisko
# ours
bonus-lira = Pełna sakiewka
# ours
bonus-sultan = Łaska sułtana
# ours
bonus-post = Podwójna poczta
# ours
bonus-gem = Drugi klejnot
# ours
bonus-family = Cynk dla policji
# ours
bonus-market = Dar wymowy
# ours
bonus-stay = Ani kroku
# ours
bonus-far = Długi spacer
# ours
bonus-assistant = Gwizdnięcie
# ours
bonus-coffee2 = Świeże ziarna
# ours
bonus-guild = Przysługa gildii
# ours
bonus-8lira = Kawowy interes
# ours
bonus-swap = Wymiana
# ours
bonus-dice-mocha = Wróżba z fusów
# ours
bonus-six = Fałszywa kość
# ours
bonus-corner = Za rogiem
# ours
bonus-wain = Podwójna oś
# ours
bonus-house = Druga filiżanka
# ours
bonus-letter = Poranna poczta
# ours
bonus-dice-letters = Gołąb pocztowy
# ours
bonus-7lira = Szybka sprzedaż
# ours
bonus-good3-red = Hojna paczka
# ours
bonus-good3-green = Hojna paczka
# ours
bonus-good3-yellow = Hojna paczka
# ours
bonus-good3-blue = Hojna paczka
# ours
bonus-copy = Echo
# ours
bonus-walk = Rodzinny spacer
# ours
bonus-follow = Krok w krok
# ours
bonus-companion2 = Szybki wspólnik
# ours
bonus-neutral = Wezwanie
# ours
bonus-mosque = Para kafli
# ours
bonus-secret = Tajny znak
# ours
bonus-anywhere = Dorożka

## Guild cards

# ours
guild-1 = Mistrz kołodziej
# ours
guild-2 = Bele tkanin
# ours
guild-3 = Skrzynie przypraw
# ours
guild-4 = Kosze owoców
# ours
guild-5 = Dzień targowy
# ours
guild-6 = Nadciąga karawana
# ours
guild-7 = Zbiórka
# ours
guild-8 = Nocny handel
# ours
guild-9 = Podwójna stawka
# ours
guild-10 = Mieszany ładunek
# ours
guild-11 = Cenny ładunek
# ours
guild-12 = Otwarte drzwi
# ours
guild-13 = Danina
# ours
guild-14 = Mały datek
# ours
guild-15 = Duży datek
# ours
guild-16 = Klejnot i kawa
# ours
guild-17 = Zbiór kawy
# ours
guild-18 = Rada gildii
# ours
guild-19 = Stolik bywalców
# ours
guild-20 = Pół ceny

## Kiosk tiles

# ours
kiosk-1 = 1 owoc + 1 lira
# ours
kiosk-2 = 1 przyprawa + 1 lira
# ours
kiosk-3 = 1 tkanina + 1 lira
# ours
kiosk-4 = 2 owoce
# ours
kiosk-5 = 2 przyprawy
# ours
kiosk-6 = 2 tkaniny
# ours
kiosk-7 = 1 owoc
# ours
kiosk-8 = 1 przyprawa
# ours
kiosk-9 = 1 tkanina
# ours
kiosk-10 = 1 biżuteria
# ours
kiosk-11 = 1 karta bonusowa
# ours
kiosk-12 = 2 liry
# ours
kiosk-13 = 1 kawa lub 2 liry
# ours
kiosk-14 = 1 kawa lub 3 liry
# ours
kiosk-15 = Wspólnik do zasobów
# ours
kiosk-16 = Rzut: 1–6 lir
# ours
kiosk-17 = 10 lir → rozszerzenie
# ours
kiosk-18 = Po 1 towarze → rozszerz.
# ours
kiosk-19 = Kupiec do Fontanny
# ours
kiosk-20 = Towar ⇄ list
# ours
kiosk-21 = Karta ⇄ list
# ours
kiosk-22 = Liry ⇄ list
# ours
kiosk-23 = Liry ⇄ towar
# ours
kiosk-24 = Liry ⇄ karta

## Tavern tiles

# book
tavern-movement = żeton ruchu
    .label = Cały czas prosto
# book
tavern-encounter = żeton spotkania
    .label = Dobre towarzystwo

## Mosque tiles

# book
mosque-red = czerwony żeton
    .label = Przerzut lub 4
# book
mosque-blue = niebieski żeton
    .label = Piąty pomocnik
# book
mosque-green = zielony żeton
    .label = Dodatkowy towar
# book
mosque-yellow = żółty żeton
    .label = Powrót pomocnika
