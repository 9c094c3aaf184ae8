import type { CardType } from '../vocabulary/card.ts';
import type { CardSet, Rule, Step, Text } from '../vocabulary/text.ts';
import { COMPLAINTS } from './complaints.ts';
import { FIGHTERS } from './kinds.ts';
import type { Problem } from './problem.ts';

/** Words that are valid one by one, but that the rules cannot carry out together. */
export function ofMeaning(text: Text, type: CardType): readonly Problem[] {
  if ('rule' in text) return [...ofDuration(text, type), ...ofRule(text.rule).map(inRule)];
  if (!('steps' in text)) return [];
  return text.steps.flatMap((step, at) =>
    [...ofStep(step), ...ofChoice(step, text)].map((problem) =>
      within('steps', { ...problem, path: [at, ...problem.path] }),
    ),
  );
}

const inRule = (problem: Problem): Problem => within('rule', problem);

const within = (key: string, { path, message }: Problem): Problem => ({ path: [key, ...path], message });

/** Described by nothing but these types. */
function isOnly(set: CardSet, types: readonly CardType[]): boolean {
  return (
    Object.keys(set).length === 1 &&
    set.types?.length === types.length &&
    types.every((type) => set.types?.includes(type))
  );
}

/** LEAD-4: only leadership cards stop being active when the turn ends; the text of other cards would stay in force. */
function ofDuration({ when, rule }: Extract<Text, { rule: Rule }>, type: CardType): readonly Problem[] {
  const ends = when !== 'thisTurn' || type === 'leadership' || rule.rule === 'nextIsFree';
  return ends ? [] : [{ path: ['when'], message: COMPLAINTS.lastsLonger() }];
}

/** Steps that ask each player in turn. For other steps with `each` it is undefined who decides. */
const EACH_IS_ASKED: readonly Step['do'][] = ['pay', 'playAchievement'];

function ofChoice(step: Step, text: Text): readonly Problem[] {
  const isOptional = 'may' in text && text.may === true;
  if (!isOptional || !('who' in step) || step.who !== 'each' || EACH_IS_ASKED.includes(step.do)) return [];
  return [{ path: ['who'], message: COMPLAINTS.eachWithoutChoice() }];
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
