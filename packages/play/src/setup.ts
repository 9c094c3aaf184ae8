import {
  deckOf,
  PEOPLES,
  type Box,
  type CardId,
  type GameSetup,
  type People,
  type Seat,
} from '@bluemoon/engine';
import { agreementProblems, usesMulligan, type Agreement } from './agreement.ts';
import { checkDeck } from './decks/check.ts';
import type { Deck } from './decks/deck.ts';
import { problemText } from './decks/problem-text.ts';
import { knownCards } from './known-cards.ts';
import { refuse } from './words.ts';

export interface SetupOptions {
  readonly seed: GameSetup['seed'];
  /** Picked at random if not given (SETUP-5). */
  readonly first?: Seat;
  readonly box: Box;
  /** What each seat picked in a draft. */
  readonly drafted?: readonly [readonly CardId[], readonly CardId[]];
}

/** The setup of a game with this agreement and two legal decks; throws if a deck is not legal (RULING-15). */
export function gameSetup(
  agreement: Agreement,
  decks: readonly [Deck, Deck],
  { seed, first, box, drafted }: SetupOptions,
): GameSetup {
  requireAgreement(agreement);
  for (const seat of [0, 1] as const) requireLegal(decks[seat], agreement, box, drafted?.[seat]);
  const { edition, match, achievements, tournament } = agreement;
  return {
    decks: [listOf(decks[0], box), listOf(decks[1], box)],
    seed,
    edition,
    ...(first === undefined ? {} : { first }),
    ...(tournament === null ? {} : { backtrack: tournament.backtrack }),
    ...(usesMulligan(agreement) ? { mulligan: true } : {}),
    // ACHIEVE-1, VARIANT-1: a match matters to the game only for achievement cards, which need their own agreement.
    ...(match && achievements ? { match: true } : {}),
  };
}

export function requireAgreement(agreement: Agreement): void {
  const [problem] = agreementProblems(agreement);
  if (problem !== undefined) refuse(problem.words);
}

/** DECK-9, RULING-15: an illegal deck is never played, so no win has to be forfeited for it. */
export function requireLegal(deck: Deck, agreement: Agreement, box: Box, drafted?: readonly CardId[]): void {
  const problems = checkDeck(deck, agreement, drafted === undefined ? { box } : { box, drafted });
  if (problems.length === 0) return;
  const [en, de] = (['en', 'de'] as const).map((language) =>
    problems.map((problem) => `${problemText(problem, language, box)} (${problem.rule})`).join(' '),
  );
  refuse({ en: `This deck is not legal. ${en}`, de: `Dieses Deck ist nicht erlaubt. ${de}` });
}

/** A pre-built deck is written as its people, which keeps records short. */
function listOf(deck: Deck, box: Box): GameSetup['decks'][0] {
  const people = PEOPLES.find((one) => isPlain(deck, one));
  if (people !== undefined) return people;
  const [leader = null] = deck.leader === null ? [] : knownCards([deck.leader], box);
  const beside = [deck.emissary, deck.inquisitor].filter((id) => typeof id === 'string');
  const list = { leader, cards: knownCards(deck.cards, box) };
  return beside.length === 0 ? list : { ...list, emissaries: knownCards(beside, box) };
}

/** An emissary always brings cards (EMISSARY-4); an inquisitor may bring none. */
function isPlain({ leader, cards, inquisitor }: Deck, people: People): boolean {
  const whole = deckOf(people);
  return (
    inquisitor === undefined &&
    leader === whole.leader.id &&
    cards.length === whole.cards.length &&
    whole.cards.every(({ id }) => cards.includes(id))
  );
}
