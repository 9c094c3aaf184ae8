import { BOT_IDS } from '@bluemoon/ai';
import { CARD_TYPES, OUTSIDERS, PEOPLES } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';
import { byKind, fault, fields, listOf, maybe, oneOf, text, wholeNumber, word } from '@bluemoon/play/json';
import type { Read } from '@bluemoon/play/json';
import type { Person, Player } from '../game/sitting.ts';
import { FORM_VERSION } from './entry.ts';
import { isId, isTime } from './value-checks.ts';

export const form: Read<typeof FORM_VERSION> = oneOf([FORM_VERSION]);

export const id: Read<string> = (value, path) =>
  isId(value) ? value : fault(path, 'must be an id.', 'muss eine id sein.');

export const time: Read<number> = (value, path) =>
  isTime(value) ? value : fault(path, 'must be a time.', 'muss ein Zeitpunkt sein.');

export const player: Read<Player> = byKind<Player>({
  person: fields<Person>({
    kind: oneOf(['person']),
    number: maybe(wholeNumber),
    name: maybe(text),
    place: maybe(oneOf(['here', 'elsewhere'])),
  }),
  bot: fields<Extract<Player, { kind: 'bot' }>>({ kind: oneOf(['bot']), level: oneOf(BOT_IDS) }),
});

/** Without duplicates. */
export const differentCards: Read<readonly CardId[]> = (value, path) => [
  ...new Set(listOf(word)(value, path)),
];

/** More than several full packs have. */
const MAX_CARDS = 10_000;

const readCard = fields<Pick<Card, 'id' | 'name' | 'people' | 'type'>>({
  id: text,
  name: fields<Card['name']>({ en: text, de: text }),
  people: oneOf([...PEOPLES, ...OUTSIDERS]),
  type: oneOf(CARD_TYPES),
});

/**
 * The stored copies of pack cards. They were checked when the pack was loaded, so this only looks for damage since.
 */
export const cards: Read<readonly Card[]> = listOf((value, path) => {
  readCard(value, path);
  return value as Card;
}, MAX_CARDS);
