import type { Element } from '../vocabulary/card.ts';
import type { Action, CardSet, Condition, Moment, Party, Rule, Step, Text } from '../vocabulary/text.ts';

export const ANY_CARD: CardSet = {};
export const CHARACTERS: CardSet = { types: ['character'] };
export const BOOSTERS: CardSet = { types: ['booster'] };
export const SUPPORTS: CardSet = { types: ['support'] };
export const BOOSTERS_AND_SUPPORTS: CardSet = { types: ['booster', 'support'] };
export const FIGHTING_CARDS: CardSet = { types: ['character', 'booster', 'support'] };
export const FLIT_CHARACTERS: CardSet = { types: ['character'], people: 'flit' };

export const always = (rule: Rule): Text => ({ when: 'always', rule });
export const thisTurn = (rule: Rule): Text => ({ when: 'thisTurn', rule });
export const must = (when: Moment, ...steps: readonly Step[]): Text => ({ when, steps });
export const may = (when: Moment, ...steps: readonly Step[]): Text => ({ when, may: true, steps });
export const interfereWith = (to: Action, ...steps: readonly Step[]): Text => ({ when: 'answer', to, steps });
export const mayTake = (when: Moment, ...steps: readonly Step[]): Text => ({ when, may: 'taking', steps });

export const hasActive = (who: Party, atLeast: number, cards: CardSet): Condition => ({
  is: 'has',
  who,
  cards,
  where: 'active',
  atLeast,
});
export const RIVAL_HAS_SIX_CARDS: Condition = {
  is: 'has',
  who: 'rival',
  cards: ANY_CARD,
  where: 'areas',
  atLeast: 6,
};

export const changeElement = (to: Element | 'other' = 'other'): Text =>
  must('now', { do: 'changeElement', to });

export const DISCARD_BOOSTER_OR_SUPPORT: Step = {
  do: 'discard',
  whose: 'rival',
  where: 'active',
  cards: BOOSTERS_AND_SUPPORTS,
  count: 1,
};
export const DISCARD_COMBAT_AREA: Step = {
  do: 'discard',
  whose: 'rival',
  where: 'combat',
  cards: ANY_CARD,
  count: 'all',
};
export const SEARCH_DRAW_DECK: Step = { do: 'search', where: 'drawDeck', found: 'take' };
export const DRAW_ONE_AT_END: Text = may('endPhase', { do: 'draw', count: 1 });

export const changeOneCharacter = (
  change: Extract<Rule, { rule: 'value' }>['change'],
  element?: Element,
): Text =>
  always({
    rule: 'value',
    cards: CHARACTERS,
    one: true,
    ...(element === undefined ? {} : { element }),
    change,
  });

export const MORE_DRAGONS_FROM_RETREAT: Text = always({
  rule: 'retreatDragons',
  retreats: 'rival',
  change: { more: 1 },
});
export const FEWER_DRAGONS_FOR_RIVAL: Text = always({
  rule: 'retreatDragons',
  retreats: 'owner',
  change: { fewer: 1 },
});

export const IGNORE_TEXT_BUT_FLIT = {
  rule: 'ignore',
  what: 'text',
  cards: { except: FLIT_CHARACTERS },
} as const satisfies Rule;
