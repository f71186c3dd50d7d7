# E-maile, które wysyła serwer.
letter-link-subject = Twój link do Bedesten
letter-link = Otwórz ten link i naciśnij tam przycisk, aby przejść dalej:
letter-link-after = Działa raz, przez { COUNT(30, of: "minute", form: "acc") }. Jeśli to nie twoja prośba, nic nie rób: bez przycisku nic się nie stanie.
