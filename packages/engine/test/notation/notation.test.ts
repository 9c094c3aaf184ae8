import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { deckOf } from '../../src/cards/index.ts';
import { apply, decision, takingBack } from '../../src/decision/decision.ts';
import { newGame } from '../../src/decision/new-game.ts';
import type { GameSetup } from '../../src/decision/new-game.ts';
import type { Proof } from '../../src/decision/proof.ts';
import {
  faultWords,
  NotationError,
  readGame,
  readNotation,
  replay,
  writeNotation,
} from '../../src/notation/index.ts';
import type { GameRecord } from '../../src/notation/index.ts';
import { encode } from '../../src/encode/encode.ts';
import { randomGame } from '../random-game.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/NOTATION.md', import.meta.url), 'utf8');
const [, EXAMPLE = ''] = /## An example\n\n```\n(.*?)```/s.exec(DOCUMENT) ?? [];

function randomRecord(setup: GameSetup): GameRecord {
  return { setup, choices: Array.from(randomGame(setup), (moment) => moment.choice) };
}

function refusal(text: string): NotationError {
  try {
    readNotation(text, BUILT_IN);
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error('was read without complaint');
}

/** The example with one piece of it replaced. */
function spoiled(piece: string, by: string): string {
  expect(EXAMPLE).toContain(piece);
  return EXAMPLE.replace(piece, by);
}

describe('The example of the document', () => {
  test('is a record, written as the program writes it', () => {
    expect(writeNotation(readNotation(EXAMPLE, BUILT_IN))).toBe(EXAMPLE);
  });

  test('is the game it says it is', () => {
    const record = readNotation(EXAMPLE, BUILT_IN);
    expect(record.setup).toEqual({
      edition: 'legends',
      backtrack: 'free',
      decks: ['vulca', 'hoax'],
      seed: 533,
      first: 0,
    });
    expect(record.choices.slice(0, 4)).toEqual(['done', 'start', 'play:cinder', 'done']);
    const { states, events } = replay(record);
    expect(states).toHaveLength(record.choices.length + 1);
    expect(events).toHaveLength(record.choices.length + 1);
    expect(decision(states[states.length - 1])).toBeNull();
    expect(events.at(-1)?.at(-1)).toMatchObject({ event: 'gameEnded', winner: 0, crystals: 4 });
  });
});

describe('Reading a game', () => {
  test('gives the state at its end, too', () => {
    const { record, end } = readGame(EXAMPLE, BUILT_IN);
    expect(record).toEqual(readNotation(EXAMPLE, BUILT_IN));
    expect(end.cells).toEqual(replay(record).states.at(-1)?.cells);
  });
});

describe('A record', () => {
  test.each([
    { decks: ['buka', 'mimix'], seed: 1 },
    { decks: ['khind', 'flit'], seed: 2, first: 1, edition: 'first' },
    { decks: ['pillar', 'terrah'], seed: 3, backtrack: 'retreat' },
    { decks: ['aqua', 'aqua'], seed: -4 },
    { decks: ['hoax', 'vulca'], seed: '0123456789abcdef'.repeat(4) },
  ] satisfies GameSetup[])('comes back the same from its text: %j', (setup) => {
    const record = randomRecord(setup);
    const text = writeNotation(record);
    const back = readNotation(text, BUILT_IN);
    expect(back.choices).toEqual(record.choices);
    expect(writeNotation(back)).toBe(text);
    expect(replay(back).states.at(-1)?.cells).toEqual(replay(record).states.at(-1)?.cells);
  });

  test('names the cards of built decks, and the order of the draw decks', () => {
    const { leader, cards } = deckOf('vulca');
    const own = { leader, cards: cards.toReversed() };
    const bare = { leader: null, cards: deckOf('flit').cards.slice(0, 20) };
    const orders = [own.cards.map(({ id }) => id), bare.cards.map(({ id }) => id).toSorted()] as const;
    const record = randomRecord({ decks: [own, bare], seed: 6, orders });
    const text = writeNotation(record);
    expect(text).toMatch(/^A: \w/m);
    expect(text).toMatch(/^B: none \w/m);
    const back = readNotation(text, BUILT_IN);
    expect(back.setup).toMatchObject({ decks: [own, bare], orders });
    expect(back.choices).toEqual(record.choices);
  });

  test('can be unfinished at any choice', () => {
    const whole = randomRecord({ decks: ['hoax', 'khind'], seed: 8 });
    for (let length = 0; length < whole.choices.length; length += 37) {
      const part = { ...whole, choices: whole.choices.slice(0, length) };
      const text = writeNotation(part);
      expect(text).toMatch(/^result: unfinished$/m);
      expect(readNotation(text, BUILT_IN).choices).toEqual(part.choices);
    }
  });

  test('keeps a turn that was taken back voluntarily', () => {
    const setup: GameSetup = { decks: ['vulca', 'hoax'], seed: 533, first: 0 };
    const choices = ['done', 'start', 'play:cinder', 'take-back', 'start', 'play:cinder'];
    let { state } = newGame(setup);
    for (const choice of choices.slice(0, 3)) ({ state } = apply(state, choice));
    expect(takingBack(state)).toBe('possible');
    const text = writeNotation({ setup, choices });
    expect(text).toMatch(/play:cinder take-back \[engagement\] start\s+\[character\] play:cinder/);
    expect(readNotation(text, BUILT_IN).choices).toEqual(choices);
  });

  test('may have comments, other line ends and no marks', () => {
    const plain = EXAMPLE.replaceAll(/ \[[a-z/]+\]/g, '')
      .replaceAll(/ \(\d+ \w+\)/g, '')
      .replaceAll('\n', ' # as one likes\r\n');
    expect(readNotation(`\uFEFF# A short game\n\n${plain}\n# The end`, BUILT_IN)).toEqual(
      readNotation(EXAMPLE, BUILT_IN),
    );
  });
});

const digits = (letter: string): string => letter.repeat(64);
const PROOF: Proof = {
  version: 1,
  table: 'k3_x-9',
  game: 12,
  server: { fingerprint: digits('a'), seed: digits('b') },
  players: [
    { fingerprint: digits('c'), seed: digits('d') },
    { fingerprint: digits('e'), seed: digits('f') },
  ],
};

describe('A record with a proof of its deal', () => {
  const record: GameRecord = {
    setup: { decks: ['vulca', 'hoax'], seed: digits('7'), proof: PROOF },
    choices: [],
  };
  const text = writeNotation(record);

  test('has it in headers of its own, and brings it back', () => {
    expect(text).toContain(`first: random\nproof: 1\ntable: k3_x-9\ngame: 12\nserver fingerprint: aaa`);
    expect(readNotation(text, BUILT_IN).setup).toMatchObject({ proof: PROOF });
    expect(writeNotation(readNotation(text, BUILT_IN))).toBe(text);
  });

  test('deals the same as without', () => {
    const { proof: _, ...bare } = record.setup as GameSetup;
    expect(encode(newGame(bare).state)).toBe(encode(newGame(record.setup as GameSetup).state));
    expect(readNotation(writeNotation({ setup: bare, choices: [] }), BUILT_IN).setup).not.toHaveProperty(
      'proof',
    );
  });

  test.each([
    ['half a proof', /^(server|fingerprint|seed [AB]).*\n/gm, '', 13, '“server fingerprint:” is missing'],
    ['a proof without its version', /^proof.*\n/m, '', 18, '“proof:” is missing'],
    ['another version', 'proof: 1', 'proof: 2', 8, '“2” is not one of: 1'],
    ['a strange table', 'k3_x-9', 'k3 x9', 9, '“table:” is up to 64 letters, digits, _ and -, not “k3 x9”'],
    ['a game before the first', 'game: 12', 'game: 0', 10, '“game:” is a whole number from 1 on, not “0”'],
    ['a short seed', digits('f'), 'ff', 16, '“seed B:” is 64 digits from 0 to 9 and a to f, not “ff”'],
  ])('is refused with %s', (_fault, piece, by, line, why) => {
    const error = refusal(text.replace(piece, by));
    expect(error.message).toContain(why);
    expect(error.line).toBe(line);
    expect(faultWords(error.fault, 'de')).not.toBe(faultWords(error.fault, 'en'));
  });
});

describe('A record that begins with a position', () => {
  const moments = Array.from(randomGame({ decks: ['buka', 'khind'], seed: 12, edition: 'first' }));
  const choices = moments.map((moment) => moment.choice);
  const recordFrom = (step: number): GameRecord => ({
    setup: { position: moments[step].state },
    choices: choices.slice(step),
  });
  const POSITION = writeNotation(recordFrom(40));

  test('is the rest of the game, wherever it begins', () => {
    const whole = replay({ setup: { position: moments[0].state }, choices });
    for (let step = 0; step < choices.length; step += 23) {
      const text = writeNotation(recordFrom(step));
      const back = readNotation(text, BUILT_IN);
      expect(back.choices).toEqual(choices.slice(step));
      expect(writeNotation(back)).toBe(text);
      expect(replay(back).states.map(encode)).toEqual(whole.states.slice(step).map(encode));
      expect(replay(back).events[0]).toEqual([]);
    }
  });

  test('breaks the position into short lines', () => {
    expect(POSITION).toMatch(/^blue moon record 1\nposition: bm2\.first\./);
    for (const line of POSITION.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test.each([
    [
      'has another header beside it',
      'position:',
      'seed: 5\nposition:',
      2,
      '“position:” already says “seed:”',
    ],
    [
      'is cut off',
      /position: [^]*?\n\n/,
      'position: bm2.first\n\n',
      2,
      'This is not a position: A position has 9',
    ],
    ['was changed', 'bm2.first.loss', 'bm2.first.free', 2, 'The checksum is wrong'],
    ['is empty', /position: [^]*?\n\n/, 'position:\n\n', 2, '“position:” is empty'],
  ])('is refused where it %s', (_fault, piece, by, line, why) => {
    const error = refusal(POSITION.replace(piece, by));
    expect(error.message).toContain(why);
    expect(error.line).toBe(line);
  });

  test('is refused where the game is already over', () => {
    const end = replay(recordFrom(40)).states.at(-1);
    if (end === undefined) throw new Error('a replay has states');
    const over = `blue moon record 1\nposition: ${encode(end)}\nresult: unfinished\n`;
    const { message, fault } = refusal(over);
    expect(message).toBe('Line 2: The game is over in this position.');
    expect(faultWords(fault, 'de')).toBe('In dieser Stellung ist das Spiel schon zu Ende');
  });
});

describe('A record with a fault', () => {
  test('says at which line a choice was illegal, and what was legal there', () => {
    const { code, line, legal, message } = refusal(spoiled('play:athradysas-the-seeker', 'play:cinder'));
    expect(code).toBe('badNotation');
    expect(line).toBe(12);
    expect(legal).toContain('play:athradysas-the-seeker');
    expect(legal).toContain('take-back');
    expect(message).toMatch(/^Line 12: “play:cinder” is not legal here\. Legal here: .*play:athradysas/);
  });

  test.each([
    ['another result', 'A wins 4', 'A wins 3', 19, 'The result is “A wins 4 crystals by the fourth dragon”'],
    ['an unfinished end', 'A wins 4 crystals by the fourth dragon', 'unfinished', 19, 'The result is'],
    ['a wrong turn', '2. B', '2. A', 11, 'This is turn 2. B'],
    ['a skipped turn', '3. B', '4. B', 12, 'This is turn 3. B'],
    ['a turn without a player', '3. B', '3 B', 12, 'A turn begins as in “12. B”'],
    [
      'a wrong phase',
      '[engagement] retreat A',
      '[character] retreat A',
      11,
      'The phase is [engagement] here',
    ],
    ['an unclosed mark', '[engagement] retreat A', '[engagement retreat A', 11, 'The phase is'],
    ['a wrong power', '(4 earth)', '(5 earth)', 16, 'The power announced last is (4 earth)'],
    ['a wrong player', 'A:dragon', 'B:dragon', 11, 'A has to choose here, not B'],
    ['a missing header', 'seed: 533\n', '', 8, '“seed:” is missing before this line'],
    ['an empty header', 'seed: 533', 'seed:', 6, '“seed:” is empty'],
    ['a second header', 'seed: 533', 'seed: 533\nseed: 533', 7, '“seed:” is there twice'],
    ['an unknown header', 'first: A', 'date: today', 7, 'neither a known header nor a turn'],
    ['an unknown people', 'B: hoax', 'B: elves', 5, 'There is no people “elves”'],
    ['an unknown card', 'B: hoax', 'B: none flare dragon', 5, 'There is no card “dragon”'],
    ['a seed of 63 digits', 'seed: 533', `seed: ${'a'.repeat(63)}`, 6, 'a whole number or 64 digits'],
    ['a seed in capital letters', 'seed: 533', `seed: ${'A'.repeat(64)}`, 6, 'a whole number or 64 digits'],
    ['a strange seed', 'seed: 533', 'seed: 5e3', 6, 'a to f, not “5e3”'],
    ['a huge seed', 'seed: 533', 'seed: 9999999999999999', 6, 'whole number'],
    ['an unknown edition', 'edition: legends', 'edition: third', 2, 'not one of: legends, first'],
    ['another version', 'record 1', 'record 2', 1, 'begins with “blue moon record 1”'],
    ['one order only', 'first: A', 'first: A\norder A: flare', 8, 'the order of the other is needed'],
    ['a wrong order', 'first: A', 'first: A\norder A: flare\norder B: flare', 8, 'must name each'],
    ['no result', 'result: A wins 4 crystals by the fourth dragon', '', 17, 'ends without a result'],
    ['a choice after the end', 'retreat\n', 'retreat done\n', 17, 'The game was over before “done”'],
    ['something after the result', 'dragon\n', 'dragon\ndone\n', 20, 'Nothing follows the result'],
  ])('is told %s', (_fault, piece, by, line, why) => {
    const error = refusal(spoiled(piece, by));
    expect(faultWords(error.fault, 'de')).not.toBe(faultWords(error.fault, 'en'));
    expect(faultWords(error.fault, 'de')).toMatch(/^[„\p{Lu}].*[^.]$/u);
    expect(error.message).toContain(why);
    expect(error.line).toBe(line);
  });

  test('is refused quickly, however large', () => {
    expect(refusal('')).toMatchObject({ line: 1 });
    expect(refusal('\n\n\n')).toMatchObject({ line: 1 });
    expect(refusal('[Event "chess"]\n1. e4 e5')).toMatchObject({ line: 1 });
    expect(refusal('blue moon record 1')).toMatchObject({ line: 1 });
    expect(refusal('blue moon record 1\nA: \u0000\u0001')).toMatchObject({ line: 2 });
    expect(refusal('\uFFFD\uFFFDPK')).toMatchObject({ line: 1 });
    expect(refusal('x'.repeat(900_000))).toMatchObject({ line: 1 });
    expect(refusal('#\n'.repeat(600_000))).toMatchObject({ line: 500_001 });
    expect(refusal(`blue moon record 1\nA: x\n${' a\n'.repeat(300_000)}result: unfinished`)).toMatchObject({
      line: 1_002,
      message: 'Line 1002: “A:” has at most 1000 words; remove what does not belong there.',
    });
    expect(refusal(`${EXAMPLE}${'['.repeat(3000)}`).message).toContain('Nothing follows the result');
    const endless = EXAMPLE.replace(/1\. A[^]*/, `1. A done ${'start take-back\n'.repeat(3000)}`);
    expect(refusal(endless).message).toContain('at most 5000 choices');
  });

  test('is refused when cut off anywhere', () => {
    for (let length = 0; length < EXAMPLE.length - 1; length += 41) {
      expect(refusal(EXAMPLE.slice(0, length))).toBeInstanceOf(NotationError);
    }
  });
});
