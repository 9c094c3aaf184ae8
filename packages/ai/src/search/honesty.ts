/**
 * The prior probability that all face-down cards of a player are honest bluffs, before the possible cards are
 * counted. A rival who cheats more often loses by being called, and one who cheats less often gives away dragons to
 * players who never call: a caught bluff costs two or three dragons, a wrong call only one.
 */
export const HONESTY = 0.65;
