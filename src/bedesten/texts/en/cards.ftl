# Names of cards and tiles, by the words and numbers of the notation. At most 18 characters, kiosk tiles 24. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Bonus cards

# ours
bonus-good = Lucky Find
# ours
bonus-lira = Full Purse
# ours
bonus-sultan = Sultan’s Favour
# ours
bonus-post = Double Post
# ours
bonus-gem = Second Gem
# ours
bonus-family = Tip-Off
# ours
bonus-market = Silver Tongue
# ours
bonus-stay = Stay Put
# ours
bonus-far = Long Walk
# ours
bonus-assistant = Quick Whistle
# ours
bonus-coffee2 = Fresh Beans
# ours
bonus-guild = Guild Favour
# ours
bonus-8lira = Coffee Deal
# ours
bonus-swap = Barter
# ours
bonus-dice-mocha = Coffee Grounds
# ours
bonus-six = Loaded Die
# ours
bonus-corner = Round the Corner
# ours
bonus-wain = Double Axle
# ours
bonus-house = Second Cup
# ours
bonus-letter = Morning Mail
# ours
bonus-dice-letters = Carrier Pigeon
# ours
bonus-7lira = Quick Sale
# ours
bonus-good3-red = Generous Parcel
# ours
bonus-good3-green = Generous Parcel
# ours
bonus-good3-yellow = Generous Parcel
# ours
bonus-good3-blue = Generous Parcel
# ours
bonus-copy = Echo
# ours
bonus-walk = Family Stroll
# ours
bonus-follow = Hot on the Heels
# ours
bonus-companion2 = Brisk Companion
# ours
bonus-neutral = Summons
# ours
bonus-mosque = Pair of Tiles
# ours
bonus-secret = Secret Sign
# ours
bonus-anywhere = Hired Carriage

## Guild cards

# ours
guild-1 = Master Wainwright
# ours
guild-2 = Bales of Cloth
# ours
guild-3 = Spice Chests
# ours
guild-4 = Fruit Baskets
# ours
guild-5 = Market Day
# ours
guild-6 = Caravan Arrives
# ours
guild-7 = Roll Call
# ours
guild-8 = Night Trade
# ours
guild-9 = Double Stakes
# ours
guild-10 = Mixed Cargo
# ours
guild-11 = Precious Cargo
# ours
guild-12 = Open Doors
# ours
guild-13 = Tribute
# ours
guild-14 = Small Donation
# ours
guild-15 = Great Donation
# ours
guild-16 = Gem and Coffee
# ours
guild-17 = Coffee Harvest
# ours
guild-18 = Guild Council
# ours
guild-19 = Regulars’ Table
# ours
guild-20 = Half Price

## Kiosk tiles

# ours
kiosk-1 = 1 fruit + 1 lira
# ours
kiosk-2 = 1 spice + 1 lira
# ours
kiosk-3 = 1 fabric + 1 lira
# ours
kiosk-4 = 2 fruit
# ours
kiosk-5 = 2 spice
# ours
kiosk-6 = 2 fabric
# ours
kiosk-7 = 1 fruit
# ours
kiosk-8 = 1 spice
# ours
kiosk-9 = 1 fabric
# ours
kiosk-10 = 1 jewellery
# ours
kiosk-11 = 1 bonus card
# ours
kiosk-12 = 2 lira
# ours
kiosk-13 = 1 coffee or 2 lira
# ours
kiosk-14 = 1 coffee or 3 lira
# ours
kiosk-15 = Companion to supply
# ours
kiosk-16 = Roll: 1–6 lira
# ours
kiosk-17 = 10 lira → extension
# ours
kiosk-18 = 1 of each → extension
# ours
kiosk-19 = Merchant to Fountain
# ours
kiosk-20 = Good ⇄ letter
# ours
kiosk-21 = Card ⇄ letter
# ours
kiosk-22 = Lira ⇄ letter
# ours
kiosk-23 = Lira ⇄ good
# ours
kiosk-24 = Lira ⇄ card

## Tavern tiles

# ours
tavern-movement = movement tile
    .label = Straight Ahead
# ours
tavern-encounter = encounter tile
    .label = Good Company

## Mosque tiles

# ours
mosque-red = red tile
    .label = Re-roll or 4
# ours
mosque-blue = blue tile
    .label = Fifth assistant
# ours
mosque-green = green tile
    .label = One more good
# ours
mosque-yellow = yellow tile
    .label = Call one back
