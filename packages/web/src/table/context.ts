import type { CardId, Seat, View } from '@bluemoon/engine';
import { getContext, setContext } from 'svelte';
import type { SpotKey } from '../game/in-sight.ts';
import type { Choices, TableOption } from './choices.ts';
import type { Declared } from './declared.ts';
import type { Layout } from './screen.ts';

/** The selected card. */
export interface Pointed {
  readonly seat: Seat;
  readonly card: CardId;
}

/** A row whose cards are listed: too many to lie side by side, or hidden on a small screen. */
export interface ListedCards {
  readonly seat: Seat;
  readonly row: 'covered' | 'active' | 'support' | 'ships' | 'hand';
}

/** What every part of the table needs. The fields are reactive. */
export interface TableContext {
  readonly view: View;
  readonly layout: Layout;
  /** It lies on a page that has other content. */
  readonly isBoard: boolean;
  /** The seat at the bottom of the screen. */
  readonly near: Seat;
  /** Whether somebody at the screen has to choose. */
  readonly isAsked: boolean;
  readonly choices: Choices;
  /** The action with which the rival may interfere. */
  readonly declared: Declared | null;
  /** Cards that are ignored, or whose text is (IGNORE). */
  readonly ignored: ReadonlyMap<SpotKey, 'card' | 'text'>;
  readonly pointed: Pointed | null;
  /** Cards of a choice that has been sent, and not yet confirmed. */
  readonly sent: ReadonlySet<SpotKey>;
  /** Ids of the options that are picked, if several can be. */
  readonly picked: readonly string[];
  /** The width of a card in play, in pixels. */
  readonly cardWidth: number;
  /** Selects a card, such as by pointing at it with the mouse. */
  point(card: Pointed): void;
  /** Selects a card to read it; on small screens over a half of the mat. */
  open(card: Pointed): void;
  list(cards: ListedCards): void;
  /** Shows the card large in a sheet. */
  read(card: Pointed): void;
  /** Shows a menu at the element if there are several. */
  take(options: readonly TableOption[], at: HTMLElement): void;
}

const KEY = Symbol('table');

export const tableContext = (): TableContext => getContext(KEY);
export const setTableContext = (context: TableContext): TableContext => setContext(KEY, context);
