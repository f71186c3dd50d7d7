# Places by number, with the forms that sentences need: { TERM($place, of: "place", form: "to") } says place-9.to.
# short: at most 12 characters, for tiles on phones; narrow: where that is more than 14 with the number, for the terminal. to, at:
# "goes …", "… takes 2 cards". Above a term stands where it comes from: book, printed in a rule book or on a component (capitals and
# spelling made uniform by us); found, in a review, a shop text or other software; ours, chosen by us.

# book
place-1 = Kołodziej
    .short = Kołodziej
    .to = do Kołodzieja
    .at = u Kołodzieja
# book
place-2 = Skład tkanin
    .short = Tkaniny
    .to = do Składu tkanin
    .at = w Składzie tkanin
# book
place-3 = Skład przypraw
    .short = Przyprawy
    .to = do Składu przypraw
    .at = w Składzie przypraw
# book
place-4 = Skład owoców
    .short = Owoce
    .to = do Składu owoców
    .at = w Składzie owoców
# book
place-5 = Poczta
    .short = Poczta
    .to = na Pocztę
    .at = na Poczcie
# book
place-6 = Karawanseraj
    .short = Karawanseraj
    .to = do Karawanseraju
    .at = w Karawanseraju
# book
place-7 = Fontanna
    .short = Fontanna
    .to = do Fontanny
    .at = przy Fontannie
# book
place-8 = Czarny rynek
    .short = Czarny rynek
    .to = na Czarny rynek
    .at = na Czarnym rynku
# book
place-9 = Herbaciarnia
    .short = Herbaciarnia
    .to = do Herbaciarni
    .at = w Herbaciarni
# book
place-10 = Duży targ
    .short = Duży targ
    .narrow = Duży targ
    .to = na Duży targ
    .at = na Dużym targu
# book
place-11 = Mały targ
    .short = Mały targ
    .narrow = Mały targ
    .to = na Mały targ
    .at = na Małym targu
# book
place-12 = Posterunek policji
    .short = Policja
    .to = na Posterunek policji
    .at = na Posterunku policji
# book
place-13 = Pałac Sułtana
    .short = Pałac
    .to = do Pałacu Sułtana
    .at = w Pałacu Sułtana
# book
place-14 = Mały meczet
    .short = Mały meczet
    .narrow = Mały meczet
    .to = do Małego meczetu
    .at = w Małym meczecie
# book
place-15 = Duży meczet
    .short = Duży meczet
    .narrow = Duży meczet
    .to = do Dużego meczetu
    .at = w Dużym meczecie
# book
place-16 = Jubiler
    .short = Jubiler
    .to = do Jubilera
    .at = u Jubilera
# book
place-17 = Palarnia kawy
    .short = Palarnia
    .to = do Palarni kawy
    .at = w Palarni kawy
# book
place-18 = Ratusz
    .short = Ratusz
    .to = do Ratusza
    .at = w Ratuszu
# book
place-19 = Tawerna
    .short = Tawerna
    .to = do Tawerny
    .at = w Tawernie
# book
place-20 = Kawiarnia
    .short = Kawiarnia
    .narrow = Kawiarnia
    .to = do Kawiarni
    .at = w Kawiarni
# book
place-21 = Ambasada
    .short = Ambasada
    .to = do Ambasady
    .at = w Ambasadzie
# book
place-22 = Kiosk
    .short = Kiosk
    .to = do Kiosku
    .at = w Kiosku
# book
place-23 = Dom aukcyjny
    .short = Dom aukcyjny
    .narrow = Aukcje
    .to = do Domu aukcyjnego
    .at = w Domu aukcyjnym
# book
place-24 = Tajne stowarzyszenie
    .short = Tajne stow.
    .to = do Tajnego stowarzyszenia
    .at = w Tajnym stowarzyszeniu
# book
place-25 = Katakumby
    .short = Katakumby
    .to = do Katakumb
    .at = w Katakumbach
