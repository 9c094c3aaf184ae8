import type { Random } from './random.ts';
import {
  grownSetup,
  midgameSetup,
  mixedSetup,
  packSetups,
  PAIRINGS,
  pairingSetup,
  strangeSetup,
} from './setups.ts';
import type { TestSetup } from './setups.ts';

/** Every kind of deck there is. */
const DECKS = {
  'people decks': (random: Random) => pairingSetup(random.pick(PAIRINGS), random),
  'any cards': mixedSetup,
  'stand-ins': strangeSetup,
  'families and emissaries': grownSetup,
  'random packs': (random: Random) => packSetups(random)(),
} as const satisfies Readonly<Record<string, (random: Random) => TestSetup>>;
type Decks = keyof typeof DECKS;

/** How a game begins. */
const BEGINNINGS = ['dealt', 'dealt with mulligans', 'in mid-game'] as const;
type Beginning = (typeof BEGINNINGS)[number];

export interface DrawnSetup {
  readonly decks: Decks;
  readonly beginning: Beginning;
  readonly setup: TestSetup;
}

/** A game of any kind: all decks, both editions, single games and games of a match, from the deal on or from a position. */
export function anySetup(random: Random): DrawnSetup {
  // Nobody has looked at the cards of random packs before.
  const decks = random.pick<Decks>([...(Object.keys(DECKS) as readonly Decks[]), 'random packs']);
  const beginning = random.pick<Beginning>(['dealt', ...BEGINNINGS]);
  const { match: _, mulligan: __, ...plain } = DECKS[decks](random);
  const setup: TestSetup = { ...plain, ...(random.chance(0.5) ? { match: true } : {}) };
  return { decks, beginning, setup: begun(setup, beginning, random) };
}

function begun(setup: TestSetup, beginning: Beginning, random: Random): TestSetup {
  switch (beginning) {
    case 'dealt':
      return setup;
    case 'dealt with mulligans':
      return { ...setup, mulligan: true };
    case 'in mid-game':
      return midgameSetup(setup, random);
  }
}
