import type { Box, CardId } from '@bluemoon/engine';
import type { Agreement } from '../agreement.ts';
import { idsOf, knownCards, repeated } from '../known-cards.ts';
import { checkAssembled } from './check-assembled.ts';
import { checkBuilt } from './check-built.ts';
import { checkDrafted } from './check-drafted.ts';
import { FAMILIES, type Deck } from './deck.ts';
import { familyCards } from './people-deck.ts';
import type { DeckProblem } from './problem.ts';

export interface CheckOptions {
  readonly box: Box;
  /** The cards that the player of a drafted deck picked. */
  readonly drafted?: readonly CardId[];
}

/** All problems of a deck under an agreement; none for a legal deck. */
export function checkDeck(
  deck: Deck,
  agreement: Agreement,
  { box, drafted = [] }: CheckOptions,
): readonly DeckProblem[] {
  const everywhere = [...unknownCards(deck, box), ...repeatedCards(deck), ...emissariesInTheDeck(deck, box)];
  if (agreement.decks === 'drafted') return [...everywhere, ...checkDrafted(deck, drafted, box)];
  return [
    ...leaderProblems(deck, box),
    ...everywhere,
    ...emissaryProblems(deck, agreement, box),
    ...familyProblems(deck, agreement, box),
    ...(isAssembled(deck, agreement) ? checkAssembled(deck, box) : checkBuilt(deck, agreement, box)),
  ];
}

/** Emissaries and added families go with people decks, even if others build theirs (PROJECT-20). */
function isAssembled(deck: Deck, agreement: Agreement): boolean {
  return agreement.decks === 'people' || deck.emissary !== undefined || deck.family !== undefined;
}

function unknownCards({ leader, emissary, inquisitor, cards }: Deck, box: Box): readonly DeckProblem[] {
  const named = [leader, emissary, inquisitor].filter((id) => typeof id === 'string');
  const unknown = [...new Set([...named, ...cards])].filter((id) => box.find(id) === undefined);
  return unknown.length === 0 ? [] : [{ problem: 'unknownCards', rule: 'COMP-1', cards: unknown }];
}

function repeatedCards({ cards }: Deck): readonly DeckProblem[] {
  const again = new Set(repeated(cards));
  return again.size === 0 ? [] : [{ problem: 'twice', rule: 'DECK-2', cards: [...again] }];
}

function emissariesInTheDeck({ cards }: Deck, box: Box): readonly DeckProblem[] {
  const lying = knownCards(cards, box).filter(({ type }) =>
    ['leader', 'emissary', 'inquisitor'].includes(type),
  );
  return lying.length === 0 ? [] : [{ problem: 'inTheDeck', rule: 'SETUP-3', cards: idsOf(lying) }];
}

function leaderProblems({ leader }: Deck, box: Box): readonly DeckProblem[] {
  if (leader === null) return [{ problem: 'leaderMissing', rule: 'DECK-1', cards: [] }];
  const card = box.find(leader);
  if (card === undefined || card.type === 'leader') return [];
  return [{ problem: 'noLeader', rule: 'DECK-1', cards: [leader] }];
}

function emissaryProblems(
  { emissary, inquisitor }: Deck,
  agreement: Agreement,
  box: Box,
): readonly DeckProblem[] {
  const problems: DeckProblem[] = [];
  if (emissary !== undefined) {
    const cards = [emissary];
    if (!agreement.emissaries)
      problems.push({ problem: 'notAgreed', what: 'emissary', rule: 'EMISSARY-1', cards });
    const type = box.find(emissary)?.type ?? 'emissary';
    if (type !== 'emissary') problems.push({ problem: 'noEmissary', rule: 'EMISSARY-2', cards });
  } else if (agreement.emissaries && agreement.decks === 'people') {
    problems.push({ problem: 'emissaryMissing', rule: 'EMISSARY-2', cards: [] });
  }
  if (inquisitor !== undefined) {
    const cards = [inquisitor];
    if (!agreement.inquisitors)
      problems.push({ problem: 'notAgreed', what: 'inquisitor', rule: 'INQUIS-1', cards });
    const type = box.find(inquisitor)?.type ?? 'inquisitor';
    if (type !== 'inquisitor') problems.push({ problem: 'noInquisitor', rule: 'INQUIS-2', cards });
  }
  return problems;
}

/** FAMILY-1, PROJECT-23: if agreed on, each deck has a family; one that is in the deck anyway is enough. */
function familyProblems({ family, cards }: Deck, agreement: Agreement, box: Box): readonly DeckProblem[] {
  if (family !== undefined && !agreement.families) {
    const added = idsOf(familyCards(family, box));
    return [{ problem: 'notAgreed', what: 'family', rule: 'FAMILY-1', cards: added }];
  }
  const isWhole = FAMILIES.some((one) => familyCards(one, box).every(({ id }) => cards.includes(id)));
  if (!agreement.families || isWhole) return [];
  return [{ problem: 'familyMissing', rule: 'FAMILY-1', cards: [] }];
}
