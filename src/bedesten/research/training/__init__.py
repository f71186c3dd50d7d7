"""Learning to play from games with oneself. Needs numpy (extra `train`); what comes out is played without it."""
