import { boxOf, boxWith, NotationError, readGame, writeNotation } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { fields, maybe, oneOf, pairOf, text, withFallback } from '@bluemoon/play/json';
import type { PartOf, Sitting } from '../game/sitting.ts';
import { FORM, isOfNewerForm, readingOf } from './entry.ts';
import type { Entry } from './entry.ts';
import { glanceAtEnd } from './glance.ts';
import { rawText } from './raw-text.ts';
import { cards, form, id, player, time } from './reading.ts';

/** A sitting as it is stored: only what does not follow from something else. */
export interface StoredGame {
  readonly form: typeof FORM;
  readonly players: Sitting['players'];
  readonly began: number;
  readonly touched: number;
  readonly notation: string;
  /** The cards outside the box that are played with: the game's own copy, whatever becomes of their pack. */
  readonly cards?: readonly Card[];
  /** With the id under which the match or draft knows the game: a copy is no part of it. */
  readonly partOf?: PartOf & { readonly game?: string };
}

export type WhyUnreadable =
  | { readonly kind: 'newerForm' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'notation'; readonly error: NotationError };

/** A stored game, or something under its id that cannot be read and is kept as it is. */
export type Kept =
  | { readonly kind: 'game'; readonly id: string; readonly sitting: Sitting }
  | { readonly kind: 'unreadable'; readonly id: string; readonly why: WhyUnreadable; readonly raw: string };

export function toStored({ id, players, began, touched, record, partOf }: Sitting): StoredGame {
  const others = boxOf(record).packCards;
  return {
    form: FORM,
    players,
    began,
    touched,
    notation: writeNotation(record),
    ...(others.length === 0 ? {} : { cards: others }),
    ...(partOf === undefined ? {} : { partOf: { ...partOf, game: id } }),
  };
}

type StoredPart = NonNullable<StoredGame['partOf']>;

const partOf = fields<StoredPart>({ kind: oneOf(['match', 'draft']), id, game: maybe(id) });

const readStored = fields<StoredGame>({
  form,
  players: pairOf(player),
  began: time,
  touched: time,
  notation: text,
  cards: maybe(cards),
  partOf: withFallback<StoredPart | undefined>(maybe(partOf), undefined),
});

export const readEntry = readingOf((entry): Kept => {
  const {
    players,
    began,
    touched,
    notation,
    cards: others = [],
    partOf: whole,
  } = readStored(entry.value, '');
  const { record, end } = readGame(notation, boxWith(others));
  glanceAtEnd(record, end);
  const sitting = { id: entry.id, players, record, began, touched };
  const isPart = whole !== undefined && (whole.game ?? entry.id) === entry.id;
  return {
    kind: 'game',
    id: entry.id,
    sitting: isPart ? { ...sitting, partOf: { kind: whole.kind, id: whole.id } } : sitting,
  };
}, unreadable);

function unreadable({ id: itsId, value }: Entry, error: unknown): Kept {
  return { kind: 'unreadable', id: itsId, why: whyOf(value, error), raw: rawOf(value) };
}

function whyOf(value: unknown, error: unknown): WhyUnreadable {
  if (error instanceof NotationError) return { kind: 'notation', error };
  return { kind: isOfNewerForm(value) ? 'newerForm' : 'damaged' };
}

/** The record alone can be put right and imported, unless it needs cards. */
function rawOf(value: unknown): string {
  const { notation, cards: others } = (value ?? {}) as Partial<Record<keyof StoredGame, unknown>>;
  return typeof notation === 'string' && others === undefined ? notation : rawText(value);
}

/** Whether reading both would give the same. */
export function isSameEntry(a: unknown, b: unknown): boolean {
  const [one, other] = [a, b].map((value) => (value ?? {}) as Partial<Record<keyof StoredGame, unknown>>);
  return (
    one?.form === other?.form &&
    one?.touched === other?.touched &&
    one?.notation === other?.notation &&
    typeof one?.notation === 'string'
  );
}
