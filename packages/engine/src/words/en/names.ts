import type { Affiliation, CardType, Element, IconKind } from '../../vocabulary/card.ts';
import type { TurnPhase } from '../language.ts';

export const ELEMENT_NAMES: Readonly<Record<Element, string>> = { fire: 'Fire', earth: 'Earth' };

export const AFFILIATION_NAMES: Readonly<Record<Affiliation, string>> = {
  vulca: 'Vulca',
  hoax: 'Hoax',
  mimix: 'Mimix',
  flit: 'Flit',
  khind: 'Khind',
  terrah: 'Terrah',
  pillar: 'Pillar',
  aqua: 'Aqua',
  buka: 'Buka',
  mutant: 'Mutant',
  inquisitor: 'Inquisitor',
  emissary: 'Emissary',
  hyla: 'Hyla',
  tutu: 'Tutu',
  crystal: 'Crystal',
  interference: 'Interference',
  spirit: 'Spirit',
};

export const CARD_TYPE_NAMES: Readonly<Record<CardType, string>> = {
  leader: 'Leader',
  character: 'Character',
  booster: 'Booster',
  support: 'Support',
  leadership: 'Leadership',
  ship: 'Ship',
  hyla: 'Hyla',
  achievement: 'Achievement',
  interference: 'Interference',
  emissary: 'Emissary',
  inquisitor: 'Inquisitor',
};

export const PHASE_NAMES: Readonly<Record<TurnPhase, string>> = {
  beginning: 'Beginning phase',
  leadership: 'Leadership phase',
  engagement: 'Engagement phase',
  character: 'Character phase',
  boosterSupport: 'Booster/Support phase',
  power: 'Power phase',
  refresh: 'Refresh phase',
  end: 'End phase',
};

/** As a word within a sentence: "the free icon". */
export const ICON_KIND_NAMES: Readonly<Record<IconKind, string>> = {
  shield: 'shield',
  stop: 'stop',
  retrieve: 'retrieve',
  free: 'free',
  pair: 'pair',
  gang: 'gang',
  protect: 'protect',
  bluff: 'bluff',
  replace: 'replace',
};
