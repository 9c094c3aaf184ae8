import type { Card, Rule, Step, Text } from '@bluemoon/engine';

/** The effects a player may search for, by what they affect. */
export const EFFECT_GROUPS = {
  hand: ['draw', 'search-deck', 'discard-pile', 'return-to-hand', 'shuffle', 'give-up'],
  rival: [
    'remove',
    'make-discard',
    'disclose',
    'forbid-playing',
    'forbid-taking',
    'demand',
    'force-retreat',
    'ignore-cards',
    'ignore-text',
    'ignore-icons',
  ],
  power: ['raise', 'lower', 'change-element'],
  play: ['play-more', 'free', 'fight-on', 'ships', 'bluffs', 'ease', 'condition'],
  dragons: ['attract', 'retreat-dragons'],
} as const;

export type EffectGroup = keyof typeof EFFECT_GROUPS;
export type Effect = (typeof EFFECT_GROUPS)[EffectGroup][number];

export const EFFECTS: readonly Effect[] = Object.values(EFFECT_GROUPS).flat();

/** Every search asks for all cards. */
const cache = new WeakMap<Card, readonly Effect[]>();

/** In the order of `EFFECTS`. */
export function effectsOf(card: Card): readonly Effect[] {
  const cached = cache.get(card);
  if (cached !== undefined) return cached;
  const named = new Set((card.text ?? []).flatMap(ofText));
  const effects = EFFECTS.filter((effect) => named.has(effect));
  cache.set(card, effects);
  return effects;
}

function ofText(text: Text): readonly Effect[] {
  if ('rule' in text) return ofRule(text.rule);
  if ('onlyIf' in text) return ['condition'];
  if ('freeIf' in text) return ['free'];
  if ('steps' in text) return text.steps.flatMap(ofStep);
  return [
    'demand',
    ...('discard' in text.demand ? (['make-discard'] as const) : []),
    text.orElse === 'retreat' ? 'force-retreat' : 'attract',
  ];
}

function ofRule(rule: Rule): readonly Effect[] {
  switch (rule.rule) {
    case 'ignore':
      return [`ignore-${rule.what}`];
    case 'printed':
      return ['lower'];
    case 'value':
      return rule.cards.bluff === true ? ['raise', 'bluffs'] : ['raise'];
    case 'total':
      return ['raise'];
    case 'cannotPlay':
    case 'playAtMost':
    case 'haveAtMost':
      return ['forbid-playing'];
    case 'takeFromDeckAtMost':
    case 'cannotTake':
    case 'cannotDrawAtEnd':
      return ['forbid-taking'];
    case 'cannotCall':
      return ['bluffs'];
    case 'mayPlay':
      return ['play-more'];
    case 'retreatDragons':
      return rule.retreats === 'rival' && 'more' in rule.change
        ? ['retreat-dragons', 'attract']
        : ['retreat-dragons'];
    case 'nextIsFree':
      return ['free'];
    case 'handWhileLanding':
      return ['ships', 'play-more'];
    case 'attackAgain':
    case 'coversNothing':
      return ['fight-on'];
    case 'doubleText':
    case 'waiveCondition':
    case 'achievementWithoutDragon':
    case 'moreCrystals':
      return ['ease'];
    case 'lendReplace':
      return ['draw'];
  }
}

function ofStep(step: Step): readonly Effect[] {
  switch (step.do) {
    case 'draw':
    case 'drawTo':
    case 'revealTop':
      return ['draw'];
    case 'attract':
      return ['attract'];
    case 'changeElement':
      return ['change-element'];
    case 'discard':
      return ['remove'];
    case 'discardAtRandom':
    case 'discardTopOfDeck':
      return ['make-discard'];
    case 'discardFromHand':
      return [
        ...(step.who === 'rival' ? [] : (['give-up'] as const)),
        ...(step.who === 'owner' ? [] : (['make-discard'] as const)),
      ];
    case 'pay':
      return ['give-up', 'attract'];
    case 'returnToHand':
      return ['return-to-hand'];
    case 'putUnderDeck':
      return ['give-up'];
    case 'search':
      return [
        step.where === 'drawDeck' ? 'search-deck' : 'discard-pile',
        ...(step.found === 'playOrLoad' ? (['ships'] as const) : []),
      ];
    case 'drawFromDiscards':
      return ['draw', 'discard-pile'];
    case 'load':
      return ['ships'];
    case 'discloseHand':
      return ['disclose'];
    case 'shuffleDiscardsIntoDeck':
      return ['shuffle', 'discard-pile'];
    case 'shuffleHandIntoDeck':
    case 'shuffleFromHandIntoDeck':
      return ['shuffle', 'give-up'];
    case 'shuffleAreasIntoDeck':
      return ['shuffle', 'remove'];
    case 'shuffleLeadershipIntoDeck':
      return ['shuffle'];
    case 'cancel':
      return ['forbid-playing'];
    case 'retreat':
      return ['force-retreat'];
    case 'playAchievement':
      return ['ease'];
  }
}
