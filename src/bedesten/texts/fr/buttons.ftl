# Words on buttons and headings that stand in several places. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

# ours
ui-undo = Annuler
# ours
ui-redo = Rétablir
# ours
ui-end-turn = Finir le tour
# ours
ui-hint = Conseil
# ours
ui-pass = Passer
# ours
ui-pay = Payer
# ours
ui-decline = Refuser
# ours
ui-take = Prendre
# ours
ui-sell = Vendre
# ours
ui-buy = Acheter
# ours
ui-deliver = Livrer
# ours
ui-deliver-letter = Remettre la missive
# ours
ui-roll = Lancer les dés
# ours
ui-reroll = Relancer
# ours
ui-turn-die = Tourner un dé
# ours
ui-announce = Annoncer
# ours
ui-draw = Piocher
# ours
ui-discard = Défausser
# ours
ui-play-card = Jouer la carte
# ours
ui-move = Se déplacer
# ours
ui-leave-assistant = Laisser l’assistant
# ours
ui-fetch-assistant = Reprendre l’assistant
# ours
ui-catch = Capturer
# ours
ui-send = Envoyer
# ours
ui-swap = Échanger
# ours
ui-bid = Enchérir
# ours
ui-raise = Surenchérir
# ours
ui-choose = Choisir
# ours
ui-skip = Ignorer
# ours
ui-confirm = Confirmer
# ours
ui-cancel = Retour
# ours
ui-go-anyway = Y aller quand même
# ours
ui-rematch = Revanche
# ours
ui-resign = Abandonner
# ours
ui-spectate = Regarder
# ours
ui-replay = Revoir
# ours
ui-new-game = Nouvelle partie
# ours
ui-join = Rejoindre
# ours
ui-invite = Inviter
# ours
ui-start = Commencer
# ours
ui-rules = Règles
# ours
ui-log = Journal
# ours
ui-settings = Réglages
