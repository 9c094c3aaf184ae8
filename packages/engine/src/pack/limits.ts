/** Far above the cards of the box; a larger number is a typing error. */
export const LIMITS = {
  value: 20,
  moons: 10,
  number: 999,
  capacity: 20,
  count: 60,
  /** A seat has at most 64 cards: 30, those that a leader adds, those that an inquisitor adds, and the inquisitor. */
  added: 16,
  factor: 10,
  entries: 20,
  name: 60,
  cards: 1000,
  /** Ten times the longest card of the box. */
  cardLetters: 5_000,
  /** Seven times all cards of the box. */
  packLetters: 1_000_000,
} as const;
