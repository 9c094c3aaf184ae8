import type { CardType } from '../vocabulary/card.ts';
import type { CardSet, Rule, Step, Text } from '../vocabulary/text.ts';
import { COMPLAINTS } from './complaints.ts';
import { FIGHTERS } from './kinds.ts';
import type { Problem } from './problem.ts';

/** Words that each make sense, but together say something that the rules do not know. */
export function ofMeaning(text: Text): readonly Problem[] {
  if ('rule' in text) return ofRule(text.rule).map((problem) => within('rule', problem));
  if (!('steps' in text)) return [];
  return text.steps.flatMap((step, at) =>
    ofStep(step).map((problem) => within('steps', { ...problem, path: [at, ...problem.path] })),
  );
}

const within = (key: string, { path, message }: Problem): Problem => ({ path: [key, ...path], message });

/** Described by nothing but these types. */
function isOnly(set: CardSet, types: readonly CardType[]): boolean {
  return (
    Object.keys(set).length === 1 &&
    set.types?.length === types.length &&
    types.every((type) => set.types?.includes(type))
  );
}

function ofRule(rule: Rule): readonly Problem[] {
  switch (rule.rule) {
    case 'nextIsFree':
      return isOnly(rule.cards, FIGHTERS) ? [] : [{ path: ['cards'], message: COMPLAINTS.nextOfAll() }];
    case 'mayPlay':
      return mayBePlayed(rule) ? [] : [{ path: ['cards'], message: COMPLAINTS.limitedTypes() }];
    default:
      return [];
  }
}

/** BOOST-6 to -9: permissions are counted by type, and those for a number of cards are for one of the types. */
function mayBePlayed({ cards, more }: Extract<Rule, { rule: 'mayPlay' }>): boolean {
  if (isOnly(cards, ['booster']) || isOnly(cards, ['support'])) return true;
  return more === 'any' && isOnly(cards, ['booster', 'support']);
}

function ofStep(step: Step): readonly Problem[] {
  if (step.do !== 'discard') return [];
  const { whose, cards, count, sparing } = step;
  const isEither = 'either' in cards;
  if (whose === 'each' && (count === 1 || isEither))
    return [{ path: ['whose'], message: COMPLAINTS.eachDiscardsAll() }];
  if (isEither && count === 1) return [{ path: ['count'], message: COMPLAINTS.eitherDiscardsAll() }];
  if (sparing === undefined || sparing === 'protected') return [];
  const number = sparing === 'lastCharacter' ? 1 : 'all';
  const isMeant = whose === 'rival' && !isEither && count === number;
  return isMeant ? [] : [{ path: ['sparing'], message: COMPLAINTS.sparesCharacter(sparing, number) }];
}
