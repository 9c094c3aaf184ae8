/**
 * The German glossary. One word for one thing, everywhere:
 *
 * | English | German |
 * | --- | --- |
 * | Fire, Earth | Feuer, Erde |
 * | character, booster, support, leadership card | Charakter-, Verstärkungs-, Unterstützungs-, Führungskarte |
 * | leader, ship, Hyla card | Anführer, Schiff, Hyla-Karte |
 * | achievement (crystal), interference card | Kristall-, Störkarte |
 * | emissary, inquisitor, mutant | Gesandter, Inquisitor, Mutant |
 * | influence card, influence area | Einflusskarte, Einflussbereich |
 * | combat area, support area | Kampfbereich, Unterstützungsbereich |
 * | draw deck, discard pile, hand | Nachziehstapel, Ablagestapel, Hand |
 * | active, covered, face down | aktiv, überdeckt, verdeckt |
 * | special power text, icon | Sondertext, Symbol |
 * | value, printed value, total power | Wert, aufgedruckter Wert, Gesamtstärke |
 * | contested element | umkämpftes Element |
 * | draw, discard, disclose, shuffle | ziehen, ablegen, offenlegen, mischen |
 * | take into hand, return to hand | auf die Hand nehmen, auf die Hand zurücknehmen |
 * | attract a dragon | einen Drachen anlocken |
 * | retreat | sich zurückziehen |
 * | ignore | ignorieren |
 * | load, land (a ship) | laden, landen |
 * | bluff card, call a bluff | Bluffkarte, einen Bluff anzweifeln |
 * | owner, rival | Besitzer, Gegner |
 */
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

/** What stands before "Karte"; a hyphen at the end stays, as in "Hyla-Karte". */
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

/** Definitions name the English word of a card's name; a word that is not here is left in English. */
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
