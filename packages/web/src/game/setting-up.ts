import type { BotId } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import type { GameRecord, GameSetup, People, Seat } from '@bluemoon/engine';
import type { Chance } from './chance.ts';
import type { Player, Sitting } from './sitting.ts';

/** What the player wants to play. They have seat 0. */
export interface Wishes {
  readonly own: People;
  readonly rival: People;
  readonly mode: 'bot' | 'two' | 'watch';
  readonly level: BotId;
  readonly starts: 'chance' | 'you' | 'rival';
  readonly edition: NonNullable<GameSetup['edition']>;
  /** Null: random. */
  readonly seed: number | null;
}

/** SETUP-7: what the rulebook suggests. */
export const FIRST_GAME: Wishes = {
  own: 'vulca',
  rival: 'hoax',
  mode: 'bot',
  level: 'nib',
  starts: 'you',
  edition: 'legends',
  seed: null,
};

/** A rival by chance, other than the present one and the own people. */
export function anotherRival({ own, rival }: Pick<Wishes, 'own' | 'rival'>, chance: number): People {
  const others = PEOPLES.filter((people) => people !== own && people !== rival);
  return others[chance % others.length] ?? rival;
}

export function sittingFor(wishes: Wishes, { newId, newSeed, now }: Chance): Sitting {
  const first: Seat | undefined = wishes.starts === 'chance' ? undefined : wishes.starts === 'you' ? 0 : 1;
  return {
    id: newId(),
    players: playersOf(wishes),
    record: {
      setup: {
        decks: [wishes.own, wishes.rival],
        seed: wishes.seed ?? newSeed(),
        edition: wishes.edition,
        ...(first === undefined ? {} : { first }),
      },
      choices: [],
    },
    began: now,
    touched: now,
  };
}

/** The same game with new cards; a game that began with a position begins there again. */
export function dealtAgain(setup: GameRecord['setup'], seed: number): GameRecord['setup'] {
  if (!('seed' in setup)) return setup;
  const { proof: _, ...dealt } = setup;
  return { ...dealt, seed };
}

export function playersOf({ mode, level }: Pick<Wishes, 'mode' | 'level'>): readonly [Player, Player] {
  const person: Player = { kind: 'person' };
  const bot: Player = { kind: 'bot', level };
  switch (mode) {
    case 'bot':
      return [person, bot];
    case 'two':
      return [person, person];
    case 'watch':
      return [bot, bot];
  }
}

const MAX_SEED = 2 ** 32 - 1;

/** Null for an empty text; undefined if it is not a deal number. */
export function readSeed(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const seed = Number(trimmed);
  return /^\d+$/.test(trimmed) && seed <= MAX_SEED ? seed : undefined;
}
