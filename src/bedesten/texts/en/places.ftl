# Places by number, with the forms that sentences need: { TERM($place, of: "place", form: "to") } says place-9.to.
# short: at most 12 characters, for tiles on phones; narrow: where that is more than 14 with the number, for the terminal. to, at:
# "goes …", "… takes 2 cards". Above a term stands where it comes from: book, printed in a rule book or on a component (capitals and
# spelling made uniform by us); found, in a review, a shop text or other software; ours, chosen by us.

# book
place-1 = Wainwright
    .short = Wainwright
    .to = to the Wainwright
    .at = at the Wainwright
# book
place-2 = Fabric Warehouse
    .short = Fabrics
    .to = to the Fabric Warehouse
    .at = at the Fabric Warehouse
# book
place-3 = Spice Warehouse
    .short = Spices
    .to = to the Spice Warehouse
    .at = at the Spice Warehouse
# book
place-4 = Fruit Warehouse
    .short = Fruit
    .to = to the Fruit Warehouse
    .at = at the Fruit Warehouse
# book
place-5 = Post Office
    .short = Post Office
    .to = to the Post Office
    .at = at the Post Office
# book
place-6 = Caravansary
    .short = Caravansary
    .to = to the Caravansary
    .at = at the Caravansary
# book
place-7 = Fountain
    .short = Fountain
    .to = to the Fountain
    .at = at the Fountain
# book
place-8 = Black Market
    .short = Black Market
    .to = to the Black Market
    .at = at the Black Market
# book
place-9 = Tea House
    .short = Tea House
    .to = to the Tea House
    .at = at the Tea House
# book; The number decides: 10 is the Large Market, 11 the Small one. Not to be confused with the rule set Grand Bazaar.
place-10 = Large Market
    .short = Large Market
    .narrow = Large Mkt
    .to = to the Large Market
    .at = at the Large Market
# book
place-11 = Small Market
    .short = Small Market
    .narrow = Small Mkt
    .to = to the Small Market
    .at = at the Small Market
# book
place-12 = Police Station
    .short = Police
    .to = to the Police Station
    .at = at the Police Station
# book
place-13 = Sultan’s Palace
    .short = Palace
    .to = to the Sultan’s Palace
    .at = at the Sultan’s Palace
# book
place-14 = Small Mosque
    .short = Small Mosque
    .narrow = Sm Mosque
    .to = to the Small Mosque
    .at = at the Small Mosque
# book
place-15 = Great Mosque
    .short = Great Mosque
    .narrow = Gr Mosque
    .to = to the Great Mosque
    .at = at the Great Mosque
# book
place-16 = Gemstone Dealer
    .short = Gem Dealer
    .to = to the Gemstone Dealer
    .at = at the Gemstone Dealer
# book; ru: the unofficial text leaves the English name; our translation follows the Ukrainian book.
place-17 = Roasting Plant
    .short = Roastery
    .to = to the Roasting Plant
    .at = at the Roasting Plant
# book; pl: Ratusz is printed although its cards are karty gildii.
place-18 = Guild Hall
    .short = Guild Hall
    .to = to the Guild Hall
    .at = at the Guild Hall
# book
place-19 = Tavern
    .short = Tavern
    .to = to the Tavern
    .at = at the Tavern
# book
place-20 = Coffee House
    .short = Coffee House
    .narrow = Coffeehouse
    .to = to the Coffee House
    .at = at the Coffee House
# book
place-21 = Embassy
    .short = Embassy
    .to = to the Embassy
    .at = at the Embassy
# book
place-22 = Kiosk
    .short = Kiosk
    .to = to the Kiosk
    .at = at the Kiosk
# book
place-23 = Auction House
    .short = Auction
    .to = to the Auction House
    .at = at the Auction House
# book
place-24 = Secret Society
    .short = Society
    .to = to the Secret Society
    .at = at the Secret Society
# book
place-25 = Catacombs
    .short = Catacombs
    .to = to the Catacombs
    .at = in the Catacombs
