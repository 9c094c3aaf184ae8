/** One German word for one thing, everywhere: docs/GLOSSARY.md has them all. */
import type { Affiliation, CardType, Element, IconKind } from '../../vocabulary/card.ts';
import type { TurnPhase } from '../language.ts';

export const ELEMENT_NAMES: Readonly<Record<Element, string>> = { fire: 'Feuer', earth: 'Erde' };

/** "Feuerwert", "Erdwert". */
export const ELEMENT_STEMS: Readonly<Record<Element, string>> = { fire: 'Feuer', earth: 'Erd' };

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
  emissary: 'Gesandter',
  hyla: 'Hyla',
  tutu: 'Tutu',
  crystal: 'Kristall',
  interference: 'Störung',
  spirit: 'Geist',
};

export const CARD_TYPE_NAMES: Readonly<Record<CardType, string>> = {
  leader: 'Anführer',
  character: 'Charakter',
  booster: 'Verstärkung',
  support: 'Unterstützung',
  leadership: 'Führung',
  ship: 'Schiff',
  hyla: 'Hyla',
  achievement: 'Kristall',
  interference: 'Störung',
  emissary: 'Gesandter',
  inquisitor: 'Inquisitor',
};

/** The part before "Karte"; a hyphen at the end stays, as in "Hyla-Karte". */
export const AFFILIATION_STEMS: Readonly<Record<Affiliation, string>> = {
  vulca: 'Vulca-',
  hoax: 'Hoax-',
  mimix: 'Mimix-',
  flit: 'Flit-',
  khind: 'Khind-',
  terrah: 'Terrah-',
  pillar: 'Pillar-',
  aqua: 'Aqua-',
  buka: 'Buka-',
  mutant: 'Mutanten',
  inquisitor: 'Inquisitoren',
  emissary: 'Gesandten',
  hyla: 'Hyla-',
  tutu: 'Tutu-',
  crystal: 'Kristall',
  interference: 'Stör',
  spirit: 'Geister',
};

export const CARD_TYPE_STEMS: Readonly<Record<CardType, string>> = {
  leader: 'Anführer',
  character: 'Charakter',
  booster: 'Verstärkungs',
  support: 'Unterstützungs',
  leadership: 'Führungs',
  ship: 'Schiffs',
  hyla: 'Hyla-',
  achievement: 'Kristall',
  interference: 'Stör',
  emissary: 'Gesandten',
  inquisitor: 'Inquisitoren',
};

/** Definitions use the English word of a card's name; a word that is missing here stays English. */
export const NAME_WORD_STEMS: Readonly<Partial<Record<string, string>>> = {
  Caterpillar: 'Raupen-',
  Flood: 'Flut-',
  Storm: 'Sturm-',
};

export const nameWordStem = (word: string): string => NAME_WORD_STEMS[word] ?? `${word}-`;

export const PHASE_NAMES: Readonly<Record<TurnPhase, string>> = {
  beginning: 'Anfangsphase',
  leadership: 'Führungsphase',
  engagement: 'Kampfphase',
  character: 'Charakterphase',
  boosterSupport: 'Verstärkungs-/Unterstützungsphase',
  power: 'Stärkephase',
  refresh: 'Nachziehphase',
  end: 'Endphase',
};

export const ICON_KIND_NAMES: Readonly<Record<IconKind, string>> = {
  shield: 'Schild',
  stop: 'Stopp',
  retrieve: 'Rückkehr',
  free: 'Frei',
  pair: 'Paar',
  gang: 'Bande',
  protect: 'Schutz',
  bluff: 'Bluff',
  replace: 'Tausch',
};
