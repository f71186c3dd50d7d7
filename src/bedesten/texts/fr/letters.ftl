# Les e-mails que le serveur envoie.
letter-link-subject = Votre lien pour Bedesten
letter-link = Ouvrez ce lien, puis appuyez sur le bouton pour continuer :
letter-link-after = Il ne sert qu’une fois, pendant { COUNT(30, of: "minute") }. Si vous ne l’avez pas demandé, ne faites rien : sans le bouton, il ne se passe rien.
