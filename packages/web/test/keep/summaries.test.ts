import { BUILT_IN, readNotation } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import type { Sitting } from '../../src/game/sitting.ts';
import { listedGame } from '../../src/keep/listed-game.ts';
import type { ListedGame } from '../../src/keep/listed-game.ts';
import { SUMMARY_VERSION } from '../../src/keep/summaries.ts';
import { summaryOfSitting } from '../../src/keep/summary.ts';

/** The game in docs/NOTATION.md. */
const OVER = `blue moon record 1
edition: legends
backtrack: free
A: vulca
B: hoax
seed: 533
first: A

1. A done start play:cinder done done announce:fire
2. B done retreat A:dragon:sesha
3. B play:trigger-brainstorm start play:athradysas-the-seeker done done announce:earth
4. A play:charm-holy-dragon discard:scorch-the-inflammable discard:zig-nur-don dragon:lika continue
    play:aaralia-aqua-secunda done play:fearsome-spirits done
5. B play:muster-reinforcements use:muster-reinforcements retreat

result: A wins 4 crystals by the fourth dragon
`;

const RUNNING = `${OVER.slice(0, OVER.indexOf('4. A'))}result: unfinished\n`;

function listedOf(notation: string, others: Partial<Sitting> = {}): ListedGame {
  const sitting: Sitting = {
    id: 'one',
    players: [{ kind: 'person' }, { kind: 'bot', level: 'solid' }],
    record: readNotation(notation, BUILT_IN),
    began: 1,
    touched: 2,
    ...others,
  };
  return listedGame(sitting, summaryOfSitting(sitting));
}

const COMMON = {
  kind: 'game',
  id: 'one',
  players: [{ kind: 'person' }, { kind: 'bot', level: 'solid' }],
  touched: 2,
  hasBegun: true,
} as const;
const DECKS = [
  { kind: 'people', people: 'vulca' },
  { kind: 'people', people: 'hoax' },
] as const;

/** Browsers have stored summaries of this version, which the page uses as they are. */
const STORED = {
  version: 1,
  over: {
    ...COMMON,
    summary: {
      decks: DECKS,
      edition: 'legends',
      turns: 5,
      beginsMidgame: false,
      toChoose: null,
      result: { winner: 0, crystals: 4, reason: 'fourthDragon' },
    },
  },
  running: {
    ...COMMON,
    summary: {
      decks: DECKS,
      edition: 'legends',
      turns: 4,
      beginsMidgame: false,
      toChoose: 0,
      result: null,
    },
  },
  conceded: {
    ...COMMON,
    summary: {
      decks: DECKS,
      edition: 'legends',
      turns: 4,
      beginsMidgame: false,
      toChoose: null,
      result: { winner: 1, crystals: 4, reason: 'resigned' },
    },
  },
};

test('A summary changes only with its version: if this fails, increase SUMMARY_VERSION and correct this test', () => {
  expect({
    version: SUMMARY_VERSION,
    over: listedOf(OVER),
    running: listedOf(RUNNING),
    conceded: listedOf(RUNNING, { resigned: 0 }),
  }).toEqual(STORED);
});
