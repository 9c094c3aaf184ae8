import type { GameEvent } from '../state/events.ts';
import type { Moved, MovedTogether } from './movement.ts';

export type Grouped = Exclude<GameEvent, Moved> | MovedTogether;

/** Covering and continuing are not told: the next event implies them. */
export type ToldEvent = Exclude<Grouped, { event: 'covered' | 'continued' }>;

export type ToldEventOf<K extends ToldEvent['event']> = Extract<ToldEvent, { event: K }>;
