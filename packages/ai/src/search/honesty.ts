/**
 * How often what lies face down is taken to be what it pretends to be, all of it, before the cards that may be there are
 * counted. A rival who cheats more often than that loses by being called, and one who cheats less often gives away
 * the dragons of those who never call: a caught bluff costs two or three dragons, a wrong call only one.
 */
export const HONESTY = 0.65;
