import { BUILT_IN, imagine } from '@bluemoon/engine';
import { agreeOn, choose, nowFor, openTable, peopleDeck, roomNowFor, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { Deck, Host, Room, RoomTerms } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { client } from './client.ts';
import { dealt, goOn, prepared } from './playing.ts';
import { quietHall } from './quiet-hall.ts';

const deck = (people: Parameters<typeof peopleDeck>[0], added: Parameters<typeof peopleDeck>[2] = {}): Deck =>
  peopleDeck(people, BUILT_IN, added);
const withTerms = (agreed: Parameters<typeof agreeOn>[0], terms: Partial<RoomTerms> = {}): RoomTerms => ({
  ...USUAL_ROOM_TERMS,
  ...terms,
  agreement: agreeOn(agreed),
});
const inquisitor = BUILT_IN.cards.find(({ type }) => type === 'inquisitor')?.id ?? '';

/** Everything that an agreement can say. */
const KINDS: readonly (readonly [string, RoomTerms, readonly [Deck, Deck]])[] = [
  ['people decks', withTerms({}), [deck('vulca'), deck('khind')]],
  ['the first edition', withTerms({ edition: 'first' }), [deck('mimix'), deck('flit')]],
  ['a mulligan', withTerms({ mulligan: true }), [deck('terrah'), deck('aqua')]],
  ['tournament rules', withTerms({ tournament: { backtrack: 'retreat' } }), [deck('pillar'), deck('buka')]],
  ['built decks', withTerms({ decks: 'built' }), [deck('hoax'), deck('flit')]],
  [
    'emissaries and inquisitors',
    withTerms({ emissaries: true, inquisitors: true }),
    [
      deck('hoax', { emissary: 'brannoch-the-bridgewarden' }),
      deck('vulca', { emissary: 'ondalin-of-the-pools', inquisitor }),
    ],
  ],
  ['families', withTerms({ families: true }), [deck('aqua', { family: 2 }), deck('mimix', { family: 5 })]],
  ['secret choice', withTerms({}, { choosing: 'secret' }), [deck('khind'), deck('pillar')]],
  ['decks drawn at random', withTerms({}, { choosing: 'random' }), [deck('vulca'), deck('hoax')]],
  [
    'a clock',
    withTerms({}, { clock: { kind: 'game', initial: 3_600_000, increment: 5000, allowance: 500 } }),
    [deck('flit'), deck('terrah')],
  ],
];

/** What the room would look like if all that this viewer cannot know were different. */
function otherwise(room: Room, viewer: 0 | 1 | 'spectator', seed: number): Room {
  const { host } = room;
  if (host === null) return room;
  const state = imagine(nowFor(host, viewer).view, seed, BUILT_IN);
  return { ...room, host: { ...host, state } };
}

const HEX = /[0-9a-f]{64}/g;

function secretsIn({ host, master }: Room): readonly string[] {
  const setup = host?.record.setup;
  const seed = setup !== undefined && 'seed' in setup ? String(setup.seed) : '';
  return [master, seed];
}

/** The same choices at a table of one's own. */
function replayedHere({ record }: Host): Host {
  let host = openTable(record.setup, record.terms, 0);
  for (const entry of record.entries) {
    if (entry.kind !== 'choose') continue;
    const chosen = { seat: entry.seat, ply: host.record.entries.length, options: entry.choices };
    const outcome = choose(host, chosen, 0);
    if (outcome.kind === 'refused') throw new Error(outcome.why.kind);
    ({ host } = outcome);
  }
  return host;
}

describe.each(KINDS)('an online game with %s', (_, terms, decks) => {
  test('tells each viewer what they may know and nothing else, and goes like one at home', async () => {
    const hall = quietHall();
    const [ada, bert, guest] = [client('ada', hall), client('bert', hall), client('guest', hall)];
    const room = await prepared([ada, bert], terms, decks);
    await guest.send({ kind: 'watch', room, seen: null });
    const live = await hall.rooms.find(room);
    if (live === null) throw new Error('there is no room');
    expect(live.room.host).not.toBeNull();
    const viewers = [
      [0, ada],
      [1, bert],
      ['spectator', guest],
    ] as const;

    for (let step = 0; step < 400 && (await goOn(room, [ada, bert], step)); step++) {
      if (step % 40 > 0) continue;
      for (const [viewer, { seen }] of viewers) {
        const told = JSON.parse(JSON.stringify(roomNowFor(live.room, viewer))) as object;
        expect(seen.now).toEqual(told);
        const other = roomNowFor(otherwise(live.room, viewer, step), viewer);
        expect(JSON.parse(JSON.stringify({ ...other.table?.view }))).toEqual({ ...seen.now.table?.view });
      }
    }

    const { host } = live.room;
    if (host === null) throw new Error('there is no game');
    const here = replayedHere(host);
    for (const [viewer, { seen }] of viewers)
      expect(seen.now.table?.view).toEqual(JSON.parse(JSON.stringify(nowFor(here, viewer).view)));

    const opened = new Set([ada, bert].flatMap(({ share }) => [share.seed, share.fingerprint]));
    const secrets = secretsIn(live.room);
    for (const [, one] of viewers) {
      const whilePlaying = one.heard.filter((text) => !text.includes('"replay":[{'));
      const found = new Set(whilePlaying.flatMap((text) => text.match(HEX) ?? []));
      expect([...found].filter((hex) => !opened.has(hex) && hex !== live.room.pledge)).toHaveLength(
        one.seen.now.phase === 'playing' ? 0 : 1,
      );
      for (const secret of secrets) expect(found.has(secret)).toBe(false);
    }
  });
});

test('a match goes on from game to game until somebody has five crystals', async () => {
  const hall = quietHall();
  const players = [client('ada', hall), client('bert', hall)] as const;
  const terms = withTerms({ match: true }, { between: 'swap' });
  const room = await prepared(players, terms, [deck('vulca'), deck('hoax')]);
  await players[1].act(room, { kind: 'resign' });
  expect(players[0].seen.now.match).toEqual({ score: [4, 0], isOver: false });
  await dealt(room, players);
  expect(players[0].seen.now).toMatchObject({ phase: 'playing', game: 2 });
  await players[1].act(room, { kind: 'resign' });
  expect(players[1].seen.now.match).toEqual({ score: [8, 0], isOver: true });
  const reply = await players[0].act(room, { kind: 'ready', fingerprint: players[0].share.fingerprint });
  expect(reply).toMatchObject({ kind: 'refused', why: { kind: 'matchOver' } });
});
