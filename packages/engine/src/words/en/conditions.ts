import type { Condition } from '../../vocabulary/text.ts';
import { enumerate, present, sentence, words } from '../sentence.ts';
import { article, card, cards, count, icon, someDragons } from './card-sets.ts';
import { ELEMENT_NAMES } from './names.ts';

const SUBJECT = { owner: 'I', rival: 'you' } as const;
const POSSESSIVE = { owner: 'my', rival: 'your' } as const;

/** A clause that follows "if". */
export function clause(condition: Condition): string {
  switch (condition.is) {
    case 'attacked':
      return condition.element === undefined
        ? `you attack with a power of at least ${condition.power}`
        : `you attack with at least ${condition.power} ${ELEMENT_NAMES[condition.element]}`;
    case 'has':
      return words(SUBJECT[condition.who], 'have', quantity(condition), place(condition));
    case 'dragons':
      return `${SUBJECT[condition.who]} have at least ${someDragons(condition.atLeast)}`;
    case 'biggerHand': {
      const than = condition.who === 'owner' ? 'you do' : 'I do';
      const more = condition.by === 1 ? 'one more card' : `${condition.by} more cards`;
      return `${SUBJECT[condition.who]} hold at least ${more} than ${than}`;
    }
    case 'playedFromShip':
      return 'I played this card from a ship';
    case 'ownsHyla':
      return `${SUBJECT[condition.who]} own the active Hyla card`;
  }
}

type Has = Extract<Condition, { readonly is: 'has' }>;

function quantity({ cards: set, where, atLeast, atMost }: Has): string {
  const active = where === 'active' && 'active';
  if (atMost === 0) return words('no', active, cards(set, 'or'));
  if (atMost === undefined && (atLeast ?? 1) === 1) return article(words(active, card(set)));
  const bounds = present(
    atLeast !== undefined && `at least ${count(atLeast)}`,
    atMost !== undefined && `at most ${count(atMost)}`,
  );
  const noun = (atMost ?? atLeast) === 1 ? card(set) : cards(set, 'or');
  return words(enumerate(bounds, 'and'), active, noun);
}

function place({ who, where, atMost }: Has): string | undefined {
  switch (where) {
    case 'active':
      return undefined;
    case 'areas':
      return words('in', POSSESSIVE[who], 'combat and support areas', atMost !== 0 && 'together');
    case 'influence':
      return `in ${POSSESSIVE[who]} influence area`;
  }
}

/** MUTANT-1. */
export const onlyIf = (condition: Condition): string =>
  sentence(`I can play this card only if ${clause(condition)}`);

/** FREE-9. */
export const freeIf = (condition: Condition): string =>
  sentence(`If ${clause(condition)}, I may play this card as if it had ${icon('free')}`);
