import type { CardSet } from '../../vocabulary/text.ts';
import { enumerate, present, words, type Part } from '../sentence.ts';
import { AFFILIATION_STEMS, CARD_TYPE_STEMS, ICON_KIND_NAMES, nameWordStem } from './names.ts';

/** Every noun for cards ends in "Karte", so the gender is always feminine and the plural the same in all cases. */
type Noun = 'Karte' | 'Karten';

/** Card types are joined with "und" where all of them are meant, with "oder" where one is picked or none allowed. */
export type Joined = 'und' | 'oder';

/** In the accusative; `adjective` without its ending: "eine aktive Karte", "2 aktive Karten". */
export const someCards = (number: number, adjective?: string): string => counted(number, {}, adjective);

export const upToCards = (number: number): string =>
  number === 1 ? someCards(1) : `bis zu ${someCards(number)}`;

/** In the accusative. */
export const someDragons = (number: number, adjective?: string): string =>
  number === 1
    ? words('einen', adjective && `${adjective}en`, 'Drachen')
    : words(String(number), adjective && `${adjective}e`, 'Drachen');

export function icon(icon: NonNullable<CardSet['icon']>): string {
  if (icon === 'any') return 'Symbol';
  return icon === 'shield' ? ICON_KIND_NAMES.shield : `${ICON_KIND_NAMES[icon]}-Symbol`;
}

/** Only the exception: "Flit-Charakterkarten". */
export const exceptCards = (set: CardSet): string | undefined => set.except && cards(set.except, 'und');

function traits(set: CardSet): string {
  const having = present(
    set.text === 'with' && 'Sondertext',
    set.icon !== undefined && icon(set.icon),
    set.printedAbove !== undefined && `einem aufgedruckten Wert über ${set.printedAbove}`,
  );
  return enumerate(
    present(
      having.length > 0 && `mit ${enumerate(having, 'und')}`,
      set.text === 'without' && 'ohne Sondertext',
    ),
    'und',
  );
}

/** "Charakter" + "Karte" is "Charakterkarte", "Hyla-" + "Karte" is "Hyla-Karte". */
const compound = (stem: string, noun: Noun): string =>
  stem === '' || stem.endsWith('-') ? stem + noun : stem + noun.toLowerCase();

const withHyphen = (stem: string): string => (stem.endsWith('-') ? stem : `${stem}-`);

/** "Charakter-, Verstärkungs- oder Unterstützungskarten", "Flit-Charakterkarte", "Mutantenkarte". */
function compounds(set: CardSet, noun: Noun, joined: Joined): string {
  const marks = present(
    set.people !== undefined && AFFILIATION_STEMS[set.people],
    set.named !== undefined && nameWordStem(set.named),
    set.bluff && 'Bluff',
  );
  if (set.types === undefined || set.types.length === 0) {
    const stem = marks.slice(-1).join('');
    return marks.slice(0, -1).map(withHyphen).join('') + compound(stem, noun);
  }
  const mark = marks.map(withHyphen).join('');
  const last = set.types.length - 1;
  const stems = set.types.map((type) => mark + CARD_TYPE_STEMS[type]);
  return enumerate(
    stems.map((stem, at) => (at === last ? compound(stem, noun) : withHyphen(stem))),
    joined,
  );
}

const phrase = (set: CardSet, noun: Noun, joined: Joined, exception: Part): string =>
  words(compounds(set, noun, joined), traits(set), exception);

const otherThan = (set: CardSet): Part => {
  const exception = exceptCards(set);
  return exception !== undefined && `außer ${exception}`;
};

/** For sentences that name the exception themselves. */
export const cardsBeforeException = (set: CardSet): string => phrase(set, 'Karten', 'und', undefined);

export const cards = (set: CardSet, joined: Joined): string => phrase(set, 'Karten', joined, otherThan(set));

export const card = (set: CardSet): string => phrase(set, 'Karte', 'oder', otherThan(set));

/** In the nominative and accusative: "eine Unterstützungskarte", "3 zusätzliche Charakterkarten". */
export const counted = (number: number, set: CardSet, adjective?: string): string =>
  words(
    number === 1 ? 'eine' : String(number),
    adjective && `${adjective}e`,
    number === 1 ? card(set) : cards(set, 'oder'),
  );
