"""The places, bonus cards and guild cards of Mocha & Baksheesh."""
