/** Entries of a long list that the server sends at once. */
export const AT_ONCE = 50;
