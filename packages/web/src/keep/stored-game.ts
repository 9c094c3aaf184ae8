import { boxOf, boxWith, NotationError, readGame, writeNotation } from '@bluemoon/engine';
import type { Card, Seat } from '@bluemoon/engine';
import { fields, maybe, oneOf, pairOf, text, withFallback } from '@bluemoon/play/json';
import { LOST_BY } from '../game/sitting.ts';
import type { LostBy, PartOf, Sitting } from '../game/sitting.ts';
import { FORM_VERSION, isNewerForm, safeReader } from './entry.ts';
import type { Entry } from './entry.ts';
import { summaryAtEnd } from './summary.ts';
import { rawText } from './raw-text.ts';
import { cards, form, id, player, time } from './readers.ts';

/** A sitting as it is stored, without anything that can be derived. */
export interface StoredGame {
  readonly form: typeof FORM_VERSION;
  readonly players: Sitting['players'];
  readonly began: number;
  readonly touched: number;
  readonly notation: string;
  readonly resigned?: Seat;
  readonly lostBy?: LostBy;
  /** The game's own copy of its pack cards, since packs can be changed or removed. */
  readonly cards?: readonly Card[];
  /** With the id by which the match or draft knows the game: a copy under another id is not part of it. */
  readonly partOf?: PartOf & { readonly game?: string };
}

export type WhyUnreadable =
  | { readonly kind: 'newerForm' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'notation'; readonly error: NotationError };

/** A stored game, or an unreadable entry, which stays as it is. */
export type Kept =
  | { readonly kind: 'game'; readonly id: string; readonly sitting: Sitting }
  | { readonly kind: 'unreadable'; readonly id: string; readonly why: WhyUnreadable; readonly raw: string };

export function toStored(sitting: Sitting): StoredGame {
  const { id, players, began, touched, record, resigned, lostBy, partOf } = sitting;
  const others = boxOf(record).packCards;
  return {
    form: FORM_VERSION,
    players,
    began,
    touched,
    notation: writeNotation(record),
    ...(resigned === undefined ? {} : { resigned }),
    ...(lostBy === undefined ? {} : { lostBy }),
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
  resigned: withFallback<Seat | undefined>(maybe(oneOf([0, 1])), undefined),
  lostBy: withFallback<LostBy | undefined>(maybe(oneOf(LOST_BY)), undefined),
  cards: maybe(cards),
  partOf: withFallback<StoredPart | undefined>(maybe(partOf), undefined),
});

export const readEntry = safeReader((entry): Kept => {
  const {
    players,
    began,
    touched,
    notation,
    resigned,
    lostBy,
    cards: others = [],
    partOf: whole,
  } = readStored(entry.value, '');
  const { record, end } = readGame(notation, boxWith(others));
  summaryAtEnd(record, end);
  const sitting: Sitting = {
    id: entry.id,
    players,
    record,
    began,
    touched,
    ...(resigned === undefined ? {} : { resigned }),
    ...(lostBy === undefined ? {} : { lostBy }),
  };
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
  return { kind: isNewerForm(value) ? 'newerForm' : 'damaged' };
}

/** A record alone can be corrected and imported, unless it needs pack cards. */
function rawOf(value: unknown): string {
  const { notation, cards: others } = (value ?? {}) as Partial<Record<keyof StoredGame, unknown>>;
  return typeof notation === 'string' && others === undefined ? notation : rawText(value);
}

export function isSameEntry(a: unknown, b: unknown): boolean {
  const [one, other] = [a, b].map((value) => (value ?? {}) as Partial<Record<keyof StoredGame, unknown>>);
  return (
    one?.form === other?.form &&
    one?.touched === other?.touched &&
    one?.resigned === other?.resigned &&
    one?.notation === other?.notation &&
    typeof one?.notation === 'string'
  );
}
