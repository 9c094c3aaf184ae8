import { areLegal } from '@bluemoon/analysis';
import type { Lines, Step } from '@bluemoon/analysis';
import { boxOf, boxWith, readNotation, writeNotation } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { fields, listOf, maybe, text } from '@bluemoon/play/json';
import type { Read } from '@bluemoon/play/json';
import { FORM_VERSION, safeReader } from '../keep/entry.ts';
import { keeperOf } from '../keep/keeper.ts';
import type { Environment, Form, Keeper } from '../keep/keeper.ts';
import { rawText } from '../keep/raw-text.ts';
import { cards, form, time } from '../keep/readers.ts';
import type { Board } from './board.ts';

/** A stored board, or an entry that cannot be read and stays as it is. */
export type KeptBoard =
  | { readonly kind: 'board'; readonly id: string; readonly board: Board }
  | { readonly kind: 'unreadable'; readonly id: string; readonly raw: string };

export type Boards = Keeper<Board, KeptBoard>;

interface StoredBoard {
  readonly form: typeof FORM_VERSION;
  readonly name: string;
  /** The game up to the position. */
  readonly notation: string;
  readonly tried: readonly Step[];
  /** Its own copy of the pack cards. */
  readonly cards?: readonly Card[];
  readonly began: number;
  readonly touched: number;
}

const step: Read<Step> = (value, path) =>
  fields<Step>({ choice: text, name: maybe(text), next: listOf(step) })(value, path);

const readStored = fields<StoredBoard>({
  form,
  name: text,
  notation: text,
  tried: listOf(step),
  cards: maybe(cards),
  began: time,
  touched: time,
});

const BOARD_FORM: Form<Board, KeptBoard> = {
  toStored({ name, lines: { start, tried }, began, touched }): StoredBoard {
    const others = boxOf(start).packCards;
    return {
      form: FORM_VERSION,
      name,
      notation: writeNotation(start),
      tried,
      ...(others.length === 0 ? {} : { cards: others }),
      began,
      touched,
    };
  },
  read: safeReader(
    ({ id, value }): KeptBoard => {
      const { name, notation, tried, cards: others = [], began, touched } = readStored(value, '');
      const lines: Lines = { start: readNotation(notation, boxWith(others)), tried };
      if (!areLegal(lines)) throw new RangeError('These lines do not fit the rules of this version.');
      return { kind: 'board', id, board: { id, name, lines, began, touched } };
    },
    ({ id, value }) => ({ kind: 'unreadable', id, raw: rawText(value) }),
  ),
  isSame: (one, other) => rawText(one) === rawText(other),
};

export function keepBoards(environment: Environment): Boards {
  return keeperOf(BOARD_FORM, environment);
}
