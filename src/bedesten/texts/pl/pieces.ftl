# Pieces, goods, colours and things of the game. Dictionary forms in lower case, except proper names and German nouns. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.
# Other forms: gen, dat, acc, ins.

## Pieces and people

# book
piece-merchant = kupiec
    .gen = kupca
    .dat = kupcowi
    .acc = kupca
    .ins = kupcem
# book
piece-assistant = pomocnik
    .gen = pomocnika
    .dat = pomocnikowi
    .acc = pomocnika
    .ins = pomocnikiem
# book
piece-family = członek rodziny
    .gen = członka rodziny
    .dat = członkowi rodziny
    .acc = członka rodziny
    .ins = członkiem rodziny
# book
piece-companion = wspólnik
    .gen = wspólnika
    .dat = wspólnikowi
    .acc = wspólnika
    .ins = wspólnikiem
# book
piece-governor = burmistrz
    .gen = burmistrza
    .dat = burmistrzowi
    .acc = burmistrza
    .ins = burmistrzem
# book
piece-smuggler = przemytnik
    .gen = przemytnika
    .dat = przemytnikowi
    .acc = przemytnika
    .ins = przemytnikiem
# book
piece-coffee-trader = handlarz kawy
    .gen = handlarza kawy
    .dat = handlarzowi kawy
    .acc = handlarza kawy
    .ins = handlarzem kawy
# book
piece-courier = kurier
    .gen = kuriera
    .dat = kurierowi
    .acc = kuriera
    .ins = kurierem
# book
piece-neutral-merchant = neutralny kupiec
    .gen = neutralnego kupca
    .dat = neutralnemu kupcowi
    .acc = neutralnego kupca
    .ins = neutralnym kupcem
# book
piece-neutral-assistant = neutralny pomocnik
    .gen = neutralnego pomocnika
    .dat = neutralnemu pomocnikowi
    .acc = neutralnego pomocnika
    .ins = neutralnym pomocnikiem
# book
piece-barrier = blokada
    .gen = blokady
    .dat = blokadzie
    .acc = blokadę
    .ins = blokadą
# book
piece-figure = pion

## Goods

# book
good-fabric = tkaniny
    .colour = czerwony
# book
good-spice = przyprawy
    .colour = zielony
# book
good-fruit = owoce
    .colour = żółty
# ours
good-jewellery = biżuteria
    .colour = niebieski

## Colours of seats

# book
colour-red = czerwony
# book
colour-green = zielony
# book
colour-yellow = żółty
# book
colour-blue = niebieski
# book
colour-white = biały

## Things

# book
thing-good = towar
# book
thing-any-good = dowolny towar
# book
thing-lira = lira
# book
thing-ruby = rubin
# book
thing-coffee = kawa
# book
good-coffee = kawa
# book
thing-coffee-sack = worek kawy
# book
thing-letter = list
# book
thing-seal = pieczęć
# book
thing-delivered = dostarczony
# book
thing-cart = wózek
# book
thing-extension = rozszerzenie wózka
# ours
thing-capacity = pojemność
# book
thing-die = kość
# book
thing-post-marker = znacznik poczty
# book
thing-place = lokacja
# book
thing-board = plansza
# book
thing-supply = zasoby ogólne
# ours
thing-own-supply = własne zasoby
# book
thing-deck = talia
# book
thing-discard-pile = stos kart odrzuconych
# book
thing-discard-short = odrzucone
# book
thing-stack = stos
# book
thing-hand = ręka
# book
thing-start-player = gracz rozpoczynający
# book
thing-track = tor
# book
thing-reward = nagroda
# ours
thing-price = cena
# book
thing-auction = licytacja
# book
thing-bid = oferta

## Kinds of things

# book
kind-bonus-card = karta bonusowa
# book
kind-guild-card = karta gildii
# book
kind-place-tile = płytka lokacji
# book
kind-mosque-tile = żeton meczetu
# book
kind-tavern-tile = żeton tawerny
# book
kind-kiosk-tile = żeton kiosku
# book
kind-demand-tile = żeton popytu
# book
kind-baksheesh-tile = żeton bakszyszu
# book
kind-caravan-tile = żeton karawany
# book
kind-barrier-tile = żeton właściciela blokady

## How the game goes

# book
flow-phase = faza
# book
flow-phase-move = Ruch
# book
flow-phase-pay = Inni kupcy
# book
flow-phase-act = Akcja
# book
flow-phase-meet = Spotkania
# book
flow-label-move = Ruch
# ours
flow-label-pay = Opłata
# book
flow-label-act = Akcja
# book
flow-label-meet = Spotkania
# book
flow-turn = tura
# book
flow-double-turn = podwójny ruch
# book
flow-round = runda
# ours
flow-last-round = ostatnia runda
# book
flow-action = akcja
# book
flow-encounter = spotkanie
# ours
flow-step = krok
# book
flow-destination = docelowa lokacja
# book
flow-setup = przygotowanie do gry
# book
flow-end-of-game = koniec gry
# book
flow-tie = remis
# ours
flow-shared-win = wspólne zwycięstwo
# book
flow-your-turn = Twoja tura
# ours
flow-turn-ends = koniec tury
