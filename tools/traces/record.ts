/** The recorded games as stored on disk; fixtures/traces/README.md describes the format. */

export type RecordedSeat = 0 | 1;
type Pair<T> = readonly [T, T];
type Flag = 0 | 1;

/** `?` before a name marks a face-down card. */
export interface RecordedPosition {
  readonly t: 'turn';
  readonly n: number;
  readonly p: RecordedSeat;
  readonly fight: 'fire' | 'earth' | null;
  readonly dragons: Pair<number>;
  readonly deckN: Pair<number>;
  readonly power?: Pair<number>;
  readonly hand: Pair<readonly string[]>;
  readonly active?: Pair<readonly string[]>;
  readonly covered?: Pair<readonly string[]>;
  readonly support?: Pair<readonly string[]>;
  readonly ships?: Pair<Readonly<Record<string, readonly string[]>>>;
  readonly discard: Pair<readonly string[]>;
}

export const LISTED = [
  'play',
  'playNo',
  'bluff',
  'load',
  'retrieve',
  'land',
  'reveal',
  'use',
  'satisfy',
] as const;
export type Listed = (typeof LISTED)[number];

export interface RecordedLegal extends Partial<Readonly<Record<Exclude<Listed, 'load'>, readonly string[]>>> {
  readonly load?: readonly (readonly [card: string, ship: string])[];
  readonly pass?: Flag;
}

export interface RecordedAct {
  readonly t: 'act';
  readonly p: RecordedSeat;
  readonly ph: 'begin' | 'leader' | 'engage' | 'char' | 'support';
  readonly a: Listed | 'pass' | 'start' | 'continue' | 'decline' | 'retreat';
  readonly c?: string;
  readonly ship?: string;
  readonly legal?: RecordedLegal;
  readonly couldContinue?: Flag;
}

/** A null is a card that the chooser cannot see. */
export interface RecordedChoice {
  readonly t: 'choose';
  readonly p: RecordedSeat;
  readonly whose: RecordedSeat;
  readonly by: string;
  readonly min: number;
  readonly max: number;
  readonly from: readonly (string | null)[];
  readonly picked: readonly (string | null)[];
  readonly nLegal?: number;
}

export interface RecordedWorth {
  readonly c: string;
  readonly v: number;
  readonly vi?: Flag;
  readonly ti?: Flag;
  readonly ii?: Flag;
  readonly tb?: Flag;
  readonly on?: string;
}

export interface RecordedAnnouncement {
  readonly t: 'announce';
  readonly p: RecordedSeat;
  readonly el: 'fire' | 'earth';
  readonly power: number;
  readonly opp: number;
  readonly shield: Flag;
  readonly cards: Pair<readonly RecordedWorth[]>;
}

export type RecordedEvent =
  | RecordedPosition
  | RecordedAct
  | RecordedChoice
  | RecordedAnnouncement
  | {
      readonly t: 'rand';
      readonly k: 'hand' | 'bluff';
      readonly p: RecordedSeat;
      readonly c: string;
      readonly by: string;
    }
  | { readonly t: 'draw'; readonly p: RecordedSeat; readonly c: string; readonly by: string }
  | {
      readonly t: 'mv';
      readonly p: RecordedSeat;
      readonly c: string;
      readonly from: string;
      readonly to: string;
      readonly by?: string;
      readonly ship?: string;
    }
  | {
      readonly t: 'deck';
      readonly p: RecordedSeat;
      readonly by: string;
      readonly kind: 'shuffle' | 'bottom';
      readonly order: readonly string[];
    }
  | {
      readonly t: 'disclose';
      readonly p: RecordedSeat;
      readonly cards: readonly string[];
      readonly by: string;
    }
  | { readonly t: 'call'; readonly p: RecordedSeat; readonly call: Flag }
  | { readonly t: 'bluff'; readonly p: RecordedSeat; readonly good: Flag }
  | {
      readonly t: 'retreat';
      readonly p: RecordedSeat;
      readonly dragons: number;
      readonly cards: Pair<number>;
      readonly bluffs: Pair<number>;
    }
  | {
      readonly t: 'dragon';
      readonly p: RecordedSeat;
      readonly dragons: Pair<number>;
      readonly by: string;
      readonly fourth?: Flag;
    }
  | { readonly t: 'fight_over'; readonly dragons: Pair<number> }
  | { readonly t: 'flood'; readonly p: RecordedSeat };

export type EventOf<T extends RecordedEvent['t']> = Extract<RecordedEvent, { readonly t: T }>;

export interface RecordedResult {
  readonly winner: RecordedSeat;
  readonly crystals: number;
  readonly dragons: Pair<number>;
  readonly reason: 'fourth_dragon' | 'cards_out';
  readonly neutral: Flag;
  readonly ranOut: Pair<Flag>;
  readonly hand: Pair<number>;
  readonly draw: Pair<number>;
  readonly turns: number;
  readonly fights: number;
}

export interface RecordedGame {
  readonly v: 1;
  readonly id: string;
  readonly people: Pair<string>;
  readonly first: RecordedSeat;
  readonly decks: Pair<readonly string[]>;
  readonly ev: readonly RecordedEvent[];
  readonly result: RecordedResult;
}
