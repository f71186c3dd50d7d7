/** Eyes that belong to no seat. */
export const SPECTATOR = 5; // sees no hand
export const ALL = 6; // sees all of them, when the game is over
