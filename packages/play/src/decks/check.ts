import { ALL_CARDS, type CardId } from '@bluemoon/engine';
import type { Agreement } from '../agreement.ts';
import { findCard, idsOf, knownCards, repeated, type Pool } from '../pool.ts';
import { checkAssembled } from './check-assembled.ts';
import { checkBuilt } from './check-built.ts';
import { checkDrafted } from './check-drafted.ts';
import { FAMILIES, type Deck } from './deck.ts';
import { familyCards } from './people-deck.ts';
import type { DeckProblem } from './problem.ts';

export interface CheckOptions {
  readonly pool?: Pool;
  /** The cards that the player of a drafted deck picked. */
  readonly drafted?: readonly CardId[];
}

/** Everything that is wrong with a deck under an agreement; a legal deck has no problem. */
export function checkDeck(
  deck: Deck,
  agreement: Agreement,
  { pool = ALL_CARDS, drafted = [] }: CheckOptions = {},
): readonly DeckProblem[] {
  const everywhere = [
    ...unknownCards(deck, pool),
    ...repeatedCards(deck),
    ...emissariesInTheDeck(deck, pool),
  ];
  if (agreement.decks === 'drafted') return [...everywhere, ...checkDrafted(deck, drafted, pool)];
  return [
    ...leaderProblems(deck, pool),
    ...everywhere,
    ...emissaryProblems(deck, agreement, pool),
    ...familyProblems(deck, agreement, pool),
    ...(isAssembled(deck, agreement) ? checkAssembled(deck, pool) : checkBuilt(deck, agreement, pool)),
  ];
}

/** Emissaries and added families go with people decks, also where others build theirs (PROJECT-20). */
function isAssembled(deck: Deck, agreement: Agreement): boolean {
  return agreement.decks === 'people' || deck.emissary !== undefined || deck.family !== undefined;
}

function unknownCards({ leader, emissary, inquisitor, cards }: Deck, pool: Pool): readonly DeckProblem[] {
  const named = [leader, emissary, inquisitor].filter((id) => typeof id === 'string');
  const unknown = [...new Set([...named, ...cards])].filter((id) => findCard(id, pool) === undefined);
  return unknown.length === 0 ? [] : [{ problem: 'unknownCards', rule: 'COMP-1', cards: unknown }];
}

function repeatedCards({ cards }: Deck): readonly DeckProblem[] {
  const again = new Set(repeated(cards));
  return again.size === 0 ? [] : [{ problem: 'twice', rule: 'DECK-2', cards: [...again] }];
}

function emissariesInTheDeck({ cards }: Deck, pool: Pool): readonly DeckProblem[] {
  const lying = knownCards(cards, pool).filter(({ type }) =>
    ['leader', 'emissary', 'inquisitor'].includes(type),
  );
  return lying.length === 0 ? [] : [{ problem: 'inTheDeck', rule: 'SETUP-3', cards: idsOf(lying) }];
}

function leaderProblems({ leader }: Deck, pool: Pool): readonly DeckProblem[] {
  if (leader === null) return [{ problem: 'leaderMissing', rule: 'DECK-1', cards: [] }];
  const card = findCard(leader, pool);
  if (card === undefined || card.type === 'leader') return [];
  return [{ problem: 'noLeader', rule: 'DECK-1', cards: [leader] }];
}

function emissaryProblems(
  { emissary, inquisitor }: Deck,
  agreement: Agreement,
  pool: Pool,
): readonly DeckProblem[] {
  const problems: DeckProblem[] = [];
  if (emissary !== undefined) {
    const cards = [emissary];
    if (!agreement.emissaries)
      problems.push({ problem: 'notAgreed', what: 'emissary', rule: 'EMISSARY-1', cards });
    const type = findCard(emissary, pool)?.type ?? 'emissary';
    if (type !== 'emissary') problems.push({ problem: 'noEmissary', rule: 'EMISSARY-2', cards });
  } else if (agreement.emissaries && agreement.decks === 'people') {
    problems.push({ problem: 'emissaryMissing', rule: 'EMISSARY-2', cards: [] });
  }
  if (inquisitor !== undefined) {
    const cards = [inquisitor];
    if (!agreement.inquisitors)
      problems.push({ problem: 'notAgreed', what: 'inquisitor', rule: 'INQUIS-1', cards });
    const type = findCard(inquisitor, pool)?.type ?? 'inquisitor';
    if (type !== 'inquisitor') problems.push({ problem: 'noInquisitor', rule: 'INQUIS-2', cards });
  }
  return problems;
}

/** FAMILY-1, PROJECT-23: agreed on, each deck has a family; a family that is in the deck by its own rules will do. */
function familyProblems({ family, cards }: Deck, agreement: Agreement, pool: Pool): readonly DeckProblem[] {
  if (family !== undefined && !agreement.families) {
    const added = idsOf(familyCards(family, pool));
    return [{ problem: 'notAgreed', what: 'family', rule: 'FAMILY-1', cards: added }];
  }
  const isWhole = FAMILIES.some((one) => familyCards(one, pool).every(({ id }) => cards.includes(id)));
  if (!agreement.families || isWhole) return [];
  return [{ problem: 'familyMissing', rule: 'FAMILY-1', cards: [] }];
}
