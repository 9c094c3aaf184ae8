import { makeBot, trainedWeights } from '@bluemoon/ai';
import type { BotName } from '@bluemoon/ai';
import {
  apply,
  BUILT_IN,
  decision,
  newGame,
  parsePosition,
  positionOf,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { State, View } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { hear } from '../src/protocol/answer.ts';
import { lineCutter } from '../src/protocol/lines.ts';
import { lineOf, MAX_LINE_LENGTH } from '../src/protocol/messages.ts';
import { reply } from '../src/protocol/responder.ts';
import { bluemoon } from './test-io.ts';

const MIND = { weights: trainedWeights(), seed: 1, clock: () => 0, box: BUILT_IN };
const SOLID: BotName = { level: 'solid' };
const RANDOM: BotName = { level: 'random' };

/** A game after some choices, at a decision with several options. */
function stateAfter(choices: number): State {
  let { state } = newGame({ decks: ['flit', 'khind'], seed: 5 });
  for (let made = 0; ; made++) {
    const options = decision(state)?.options ?? [];
    if (made >= choices && options.length > 1) return state;
    state = apply(state, options[made % options.length]?.id ?? '').state;
  }
}

/** A round trip through JSON. */
const overTheWire = (value: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

const seatToMove = (state: State): 0 | 1 => decision(state)?.seat ?? 0;

function request(state: State, more: Record<string, unknown> = {}): string {
  const seat = seatToMove(state);
  const view = viewFor(state, seat);
  const options = view.decision?.options;
  return JSON.stringify({ type: 'choose', id: 3, seat, options, milliseconds: 1000, seed: 9, view, ...more });
}

const answerTo = (line: string, name = SOLID): Record<string, unknown> =>
  overTheWire(reply(line, name, MIND));

describe('A bot of ours, asked through the protocol', () => {
  test.each([0, 11, 40, 77])('chooses the same as when asked directly: after %i choices', (choices) => {
    const state = stateAfter(choices);
    const direct = makeBot(SOLID, { ...MIND, seed: 9 }).choose(viewFor(state, seatToMove(state)));
    expect(answerTo(request(state))).toEqual(overTheWire({ id: 3, ...direct }));
  });

  test('gives the same answer to the same line, and different ones for different seeds', () => {
    const state = stateAfter(11);
    const options = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => answerTo(request(state, { seed }), RANDOM)['option'],
    );
    const again = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => answerTo(request(state, { seed }), RANDOM)['option'],
    );
    expect(again).toEqual(options);
    expect(new Set(options).size).toBeGreaterThan(1);
  });

  test('needs no seed, options or milliseconds', () => {
    const line = request(stateAfter(11), { seed: undefined, options: undefined, milliseconds: undefined });
    expect(answerTo(line)).toMatchObject({ id: 3, option: expect.any(String) });
  });

  test('ignores unknown fields', () => {
    const state = stateAfter(11);
    const view = { ...viewFor(state, seatToMove(state)), mood: 'good' };
    expect(answerTo(request(state, { view, colour: 'blue' }))).toEqual(answerTo(request(state)));
  });

  test('sends and reads the names of version 1', () => {
    const setup = [{ hand: ['cinder'], emissaries: ['thunderfist'] }, { hand: ['spark'] }];
    const state = stateFromPosition(parsePosition({ seats: setup }, BUILT_IN), BUILT_IN);
    const seat = seatToMove(state);
    const view = viewFor(state, seat);
    const line = lineOf({ type: 'choose', id: 3, seat, options: [], milliseconds: 1000, seed: 9, view });
    const sent = JSON.parse(line) as { readonly view: View };
    expect(sent.view.seats[0]).toMatchObject({ emissaries: ['thunderfist'], envoys: ['thunderfist'] });
    const old = line.replaceAll('"emissaries"', '"forgotten"').replace('"options":[],', '');
    expect(answerTo(old)).toEqual(answerTo(request(state)));
  });

  test('says “answer” of interference, as version 1 does', () => {
    const played = stateFromPosition(
      parsePosition(
        {
          phase: 'leadership',
          seats: [{ hand: ['chosen-of-youth'] }, { hand: ['snatched-sceptre'] }],
        },
        BUILT_IN,
      ),
      BUILT_IN,
    );
    const { state } = apply(played, 'play:chosen-of-youth');
    const view = viewFor(state, 1);
    expect(view.decision?.about.during).toBe('interference');
    const line = lineOf({ type: 'choose', id: 3, seat: 1, options: [], milliseconds: 1000, seed: 9, view });
    expect(line).toContain('"during":"answer"');
    expect(answerTo(line.replace('"options":[],', ''))).toMatchObject({ id: 3, option: expect.any(String) });
  });

  test('takes a position, and sees only what the seat may know', () => {
    const state = stateAfter(0);
    const seat = seatToMove(state);
    const position = positionOf(state);
    const rival = seat === 0 ? 1 : 0;
    // Swap as much as possible between the rival's hand and draw deck: the seat cannot tell.
    const { hand, drawDeck } = position.seats[rival];
    const swapped = [...(drawDeck ?? [])];
    const other = {
      ...position.seats[rival],
      hand: swapped.splice(0, hand.length),
      drawDeck: [...swapped, ...hand],
    };
    const seats = rival === 0 ? [other, position.seats[1]] : [position.seats[0], other];
    const said = (given: unknown): unknown => answerTo(request(state, { view: undefined, position: given }));
    expect(said(position)).toEqual(answerTo(request(state)));
    expect(said({ ...position, seats })).toEqual(said(position));
  });

  test('greets, and is silent after a game', () => {
    expect(answerTo('{"type":"hello","protocol":1,"name":"somebody"}', RANDOM)).toEqual({
      type: 'hello',
      protocol: 1,
      name: 'random',
    });
    const over = { type: 'over', seat: 0, result: { winner: 0, crystals: 4, reason: 'fourthDragon' } };
    expect(reply(JSON.stringify(over), RANDOM, MIND)).toBeNull();
  });
});

describe('A request that cannot be answered gets a reason', () => {
  const state = stateAfter(11);
  const seat = seatToMove(state);
  const view = viewFor(state, seat);
  const other = seat === 0 ? 1 : 0;

  test.each([
    ['no JSON', 'play!', undefined, 'Not a request: play!'],
    ['a list', '[1]', undefined, 'Not a request: [1]'],
    ['a line without end', `"${'x'.repeat(MAX_LINE_LENGTH)}"`, undefined, '(1000002 characters)'],
    ['another type', '{"type":"think","id":4}', 4, 'Unknown request type "think"'],
    ['another protocol', '{"type":"hello","protocol":2}', undefined, 'speaks protocol 1, not 2'],
    ['no id', request(state, { id: undefined }), undefined, 'id: a request needs one'],
    ['no seat', request(state, { seat: 'me' }), 3, 'seat: must be 0 or 1'],
    ['neither view nor position', request(state, { view: undefined }), 3, 'needs a view or a position'],
    ['both', request(state, { position: {} }), 3, 'a view or a position, not both'],
    ['the view of the rival', request(state, { seat: other }), 3, `view.viewer: it is ${seat}`],
    [
      'the wrong moment',
      request(state, { seat: other, view: viewFor(state, other) }),
      3,
      `Seat ${seat} has to choose, not seat`,
    ],
    ['no view', request(state, { view: 'nice' }), 3, 'view: must be an object'],
    ['half a view', request(state, { view: { viewer: seat } }), 3, 'view: no game can look like this'],
    [
      'a view that contradicts itself',
      request(state, { view: { ...view, dragons: { ...view.dragons, lika: other } } }),
      3,
      `view.dragons.lika: ${other} contradicts the rest of the view, which says "board".`,
    ],
    [
      'other options',
      request(state, { options: [{ id: 'fly' }] }),
      3,
      'options: they do not match the legal ones: ',
    ],
    [
      'a broken position',
      request(state, { view: undefined, position: { seats: [{ hand: ['Cindr'] }, {}] } }),
      3,
      'did you mean',
    ],
    ['no position', request(state, { view: undefined, position: 'e4' }), 3, 'position: '],
    ['an invalid seed', request(state, { seed: 'x' }), 3, 'seed: must be a whole number'],
  ])('%s', (_, line, id, why) => {
    const said = answerTo(line);
    expect(said['type']).toBe('error');
    expect(said['id']).toBe(id);
    expect(said['message']).toContain(why);
  });

  test('including a position in which the seat has nothing to choose', () => {
    const first = stateAfter(0);
    const line = request(first, {
      view: undefined,
      seat: 1 - seatToMove(first),
      position: positionOf(first),
    });
    expect(answerTo(line)['message']).toContain(`Seat ${seatToMove(first)} has to choose in this position`);
  });
});

describe('bluemoon bot', () => {
  test('answers line by line, continues after bad lines, and ends with its input', async () => {
    const input = [
      '{"type":"hello","protocol":1}',
      'nonsense',
      request(stateAfter(11)),
      request(stateAfter(40)),
    ];
    const { code, stdout, stderr } = await bluemoon(['bot', 'random'], { input: input.join('\n') });
    expect(code).toBe(0);
    expect(stderr).toBe('');
    const said = stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as object);
    expect(said).toEqual([
      { type: 'hello', protocol: 1, name: 'random' },
      { type: 'error', message: 'Not a request: nonsense' },
      { id: 3, option: expect.any(String) },
      { id: 3, option: expect.any(String) },
    ]);
  });

  test('refuses an unknown bot', async () => {
    const { code, stderr } = await bluemoon(['bot', 'clever']);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'There is no bot “clever”. Available: random, novice, solid, strong, nib, ossu, mirl, tharn, brask, velk, sirrel, orrun.',
    );
  });
});

describe('What the referee hears', () => {
  const asked = { id: 5, options: ['done', 'play:sear'] };

  test('is a choice', () => {
    expect(hear('{"id":5,"option":"play:sear"}', asked)).toEqual({ kind: 'choice', option: 'play:sear' });
    const more = '{"id":5,"option":"done","estimates":[{"option":"done"}],"mood":1}';
    expect(hear(more, asked)).toEqual({ kind: 'choice', option: 'done' });
  });

  test('is a greeting, at any time', () => {
    expect(hear('{"type":"hello","protocol":1}', asked)).toEqual({ kind: 'greeting' });
    expect(hear('{"type":"hello","protocol":1,"name":"me"}', null)).toEqual({ kind: 'greeting' });
  });

  test.each([
    ['I play Sear', 'not a JSON object'],
    ['"done"', 'not a JSON object'],
    ['{"id":5}', 'names no option'],
    ['{"id":5,"option":7}', 'names no option'],
    ['{"id":5,"option":"fly"}', 'chose "fly", which is not an option. Legal: done, play:sear.'],
    ['{"id":4,"option":"done"}', 'has the id 4 instead of 5'],
    ['{"id":"5","option":"done"}', 'has the id "5" instead of 5'],
    ['{"option":"done"}', 'has the id undefined instead of 5'],
    ['{"type":"error","message":"no idea"}', 'reported an error: no idea'],
    ['{"type":"hello","protocol":7}', 'speaks protocol 7, but the arena speaks protocol 1'],
  ])('is nonsense: %s', (line, why) => {
    expect(hear(line, asked)).toEqual({ kind: 'nonsense', why: expect.stringContaining(why) });
  });

  test('is nonsense without a question', () => {
    expect(hear('{"id":5,"option":"done"}', null)).toMatchObject({
      why: 'It sent a message without being asked.',
    });
  });
});

function cut(...pieces: readonly (string | Buffer)[]): { lines: string[]; tooLong: string[] } {
  const heard: { lines: string[]; tooLong: string[] } = { lines: [], tooLong: [] };
  const cutter = lineCutter(20, {
    line: (text) => heard.lines.push(text),
    tooLong: (text) => heard.tooLong.push(text),
  });
  for (const piece of pieces) cutter.push(Buffer.from(piece));
  return heard;
}

describe('Lines', () => {
  test('are reassembled from any chunks', () => {
    expect(cut('on', 'e\ntwo\r\n\n', '  \nthr', 'ee\nfour').lines).toEqual(['one', 'two', 'three']);
    const letters = Buffer.from('Flüchtling\n');
    expect(cut(letters.subarray(0, 3), letters.subarray(3)).lines).toEqual(['Flüchtling']);
  });

  test('that never end are dropped, with everything after them', () => {
    const { lines, tooLong } = cut('short\n', 'x'.repeat(15), 'y'.repeat(15), '\nshort\n');
    expect(lines).toEqual(['short']);
    expect(tooLong).toEqual([`${'x'.repeat(15)}${'y'.repeat(15)}`]);
    expect(cut(`one\n${'x'.repeat(30)}\ntwo\n`)).toEqual({ lines: ['one'], tooLong: ['x'.repeat(30)] });
  });
});
