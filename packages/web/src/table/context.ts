import type { CardId, Option, Seat, View } from '@bluemoon/engine';
import { getContext, setContext } from 'svelte';
import type { SpotKey } from '../game/in-sight.ts';
import type { Choices } from './choices.ts';
import type { Declared } from './declared.ts';

/** A card that somebody looks at. */
export interface Pointed {
  readonly seat: Seat;
  readonly card: CardId;
}

/** What every part of a table needs to know. Its fields follow the game. */
export interface TableContext {
  readonly view: View;
  /** Who sits at the near side. */
  readonly near: Seat;
  /** Whether somebody at the screen has to choose. */
  readonly isAsked: boolean;
  readonly choices: Choices;
  /** What waits for an answer. */
  readonly declared: Declared | null;
  /** Cards that count nothing, or whose words count nothing. */
  readonly ignored: ReadonlyMap<SpotKey, 'card' | 'text'>;
  readonly pointed: Pointed | null;
  /** Ids of the options that are picked so far, where several are. */
  readonly picked: readonly string[];
  point(card: Pointed): void;
  /** Shows the card large, where the table has no room for it. */
  read(card: Pointed): void;
  /** Asks which one if there are several, at that card. */
  take(options: readonly Option[], at: HTMLElement): void;
}

const KEY = Symbol('table');

export const tableContext = (): TableContext => getContext(KEY);
export const setTableContext = (context: TableContext): TableContext => setContext(KEY, context);
