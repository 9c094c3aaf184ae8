import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAUSES } from '../traces/causes.ts';
import type { CauseId } from '../traces/causes.ts';
import { explanation } from '../traces/explanation.ts';
import type { Findings } from '../traces/findings.ts';
import { NotARecord, parseGame, readGames, recordFiles } from '../traces/read-games.ts';
import type { RecordedEvent, RecordedGame } from '../traces/record.ts';
import { replayGame } from '../traces/replay-game.ts';
import { addFindings, formatReport, newReport } from '../traces/report.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures/traces', import.meta.url));

/** For falsifying records. */
type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;
type DraftOf<K extends RecordedEvent['t']> = Draft<Extract<RecordedEvent, { t: K }>>;

const replayed: { readonly game: RecordedGame; readonly findings: Findings }[] = [];

beforeAll(() => {
  for (const game of recordFiles(FIXTURES).flatMap((file) => readGames(file))) {
    replayed.push({ game, findings: replayGame(game) });
  }
});

test('the committed games have no unexplained differences', () => {
  expect(replayed).toHaveLength(116);
  expect(replayed.flatMap(({ findings }) => findings.faults)).toEqual([]);
});

/** The faults found in a game after falsifying it. */
function faultsAfter(game: RecordedGame, lie: (draft: Draft<RecordedGame>) => void): readonly string[] {
  const draft = structuredClone(game) as Draft<RecordedGame>;
  lie(draft);
  return replayGame(draft as RecordedGame).faults.map(({ what }) => what);
}

/** Where a cause came up, at an event of one of these kinds. */
function placeOf(
  cause: CauseId,
  ...kinds: readonly RecordedEvent['t'][]
): { readonly game: RecordedGame; readonly at: number } {
  for (const { game, findings } of replayed) {
    for (const found of [...findings.differences, ...findings.followed]) {
      const kind = game.ev[found.at]?.t;
      if (found.cause === cause && kind !== undefined && (kinds.length === 0 || kinds.includes(kind))) {
        return { game, at: found.at };
      }
    }
  }
  throw new Error(`${cause} does not come up at ${kinds.join(', ')}`);
}

function nextOf<K extends RecordedEvent['t']>(game: Draft<RecordedGame>, kind: K, from: number): DraftOf<K> {
  const found = game.ev.slice(from).find((event) => event.t === kind);
  if (found === undefined) throw new Error(`no ${kind} follows`);
  return found as DraftOf<K>;
}

/** Adds a name to one of the lists of legal plays. */
const listMore =
  (kind: 'play' | 'bluff') =>
  (game: Draft<RecordedGame>, at: number): void => {
    const act = nextOf(game, 'act', at);
    const listed = act.legal?.[kind] ?? [];
    const more = game.decks[act.p].find((name) => !listed.includes(name)) ?? '';
    act.legal = { ...act.legal, [kind]: [...listed, more] };
  };

/** Removes a name, but not the one that was played. */
function listFewer(game: Draft<RecordedGame>): void {
  for (const event of game.ev) {
    const play = event.t === 'act' ? event.legal?.play : undefined;
    const spare = play?.findIndex((name) => event.t === 'act' && name !== event.c) ?? -1;
    if (play !== undefined && spare >= 0) return void play.splice(spare, 1);
  }
}

function countMore(game: Draft<RecordedGame>, at: number): void {
  const choice = nextOf(game, 'choose', at);
  choice.nLegal = (choice.nLegal ?? 0) + 1;
}

function retreatForMore(game: Draft<RecordedGame>, at: number): void {
  nextOf(game, 'retreat', at).dragons++;
}

/** Removes the next effect of a card's text. */
function withhold(game: Draft<RecordedGame>, at: number): void {
  const done = game.ev.findIndex((event, i) => i > at && event.t === 'draw' && event.by !== 'refresh');
  game.ev.splice(done, 1);
}

interface Lie {
  readonly at?: readonly RecordedEvent['t'][];
  tell(game: Draft<RecordedGame>, at: number): void;
}

/** None of the committed games shows them: their records are in separate test files. */
const UNSEEN = ['IGNORE-4', 'TEXT-7', 'RULING-13', 'PROJECT-5'] as const satisfies readonly CauseId[];

/** Changes a value where the cause explains a difference: the change must still be noticed. */
const LIES: Readonly<Record<Exclude<CauseId, (typeof UNSEEN)[number]>, Lie>> = {
  D1: { tell: withhold },
  D2: { tell: withhold },
  D3: {
    tell: (game, at) => {
      const { p } = nextOf(game, 'act', at);
      const turn = nextOf(game, 'turn', at);
      turn.covered?.[p].push(turn.active?.[p].pop() ?? '');
    },
  },
  D4: {
    tell: (game, at) => {
      const announcement = game.ev
        .slice(at)
        .find(
          (event): event is DraftOf<'announce'> =>
            event.t === 'announce' && event.cards.flat().some(({ on }) => on !== undefined),
        );
      const source = announcement?.cards.flat().find(({ on }) => on !== undefined);
      if (source !== undefined) source.on = source.c;
    },
  },
  D5: { at: ['act'], tell: listMore('bluff') },
  D6: { at: ['choose'], tell: countMore },
  D7: { at: ['act'], tell: listMore('play') },
  D8: { at: ['act'], tell: listMore('play') },
  D9: { at: ['act'], tell: listMore('bluff') },
  D10: {
    at: ['deck'],
    tell: (game, at) => {
      const deck = nextOf(game, 'deck', at);
      deck.order[0] = deck.order[1] ?? '';
    },
  },
  D11: {
    tell: (game, at) => {
      const turn = nextOf(game, 'turn', at + 1);
      turn.deckN[0]++;
    },
  },
  D12: { tell: retreatForMore },
  D14: { at: ['act'], tell: listMore('play') },
  D16: { at: ['act'], tell: listMore('play') },
  'RULING-22': { at: ['choose'], tell: countMore },
  'OPEN-QUESTION-7': { tell: retreatForMore },
  'OPEN-QUESTION-10': { tell: (game, at) => nextOf(game, 'turn', at).dragons[0]++ },
  'OPEN-QUESTION-18': { at: ['choose'], tell: countMore },
  'OPEN-QUESTION-33': { at: ['act'], tell: listMore('play') },
  'PROJECT-6': {
    at: ['turn'],
    tell: (game, at) => {
      const { p } = nextOf(game, 'turn', at);
      game.ev.splice(at + 1, 0, {
        t: 'act',
        p,
        ph: 'begin',
        a: 'pass',
        legal: { retrieve: ['Spark'], pass: 1 },
      });
    },
  },
  'PROJECT-13': {
    at: ['retreat'],
    tell: (game, at) => {
      const { p, cards } = nextOf(game, 'retreat', at);
      cards[p]++;
    },
  },
  'PROJECT-18': { at: ['choose'], tell: countMore },
  'PROJECT-19': { at: ['choose'], tell: countMore },
};

describe('a cause explains what it says and nothing else', () => {
  test.each(Object.entries(LIES))('%s', (cause, lie) => {
    const { game, at } = placeOf(cause as CauseId, ...(lie.at ?? []));
    expect(replayGame(game).faults).toEqual([]);
    expect(faultsAfter(game, (draft) => lie.tell(draft, at))).not.toEqual([]);
  });

  test('every other cause of the list comes up', () => {
    const met = new Set(
      replayed.flatMap(({ findings }) =>
        [...findings.differences, ...findings.followed].map(({ cause }) => cause),
      ),
    );
    const known = Object.keys(CAUSES);
    expect(known.filter((cause) => !met.has(cause as CauseId))).toEqual(UNSEEN);
  });
});

/** Falsified plain facts, where no cause applies. */
const PLAIN_LIES: readonly (readonly [string, (game: Draft<RecordedGame>) => void])[] = [
  ['an announced power', (game) => nextOf(game, 'announce', 0).power++],
  ['the power of the other side', (game) => nextOf(game, 'announce', 0).opp++],
  ['a shield', (game) => (nextOf(game, 'announce', 0).shield = 1)],
  ['the worth of a card', (game) => ((nextOf(game, 'announce', 0).cards.flat()[0] ?? { v: 0 }).v += 1)],
  ['an ignored text', (game) => ((nextOf(game, 'announce', 0).cards.flat()[0] ?? { ti: 0 }).ti = 1)],
  ['a card in hand', (game) => nextOf(game, 'turn', 1).hand[0].pop()],
  ['an active card', (game) => nextOf(game, 'turn', 1).active?.[0].push('Spark')],
  ['a draw deck', (game) => nextOf(game, 'turn', 1).deckN[1]++],
  ['a power between turns', (game) => (nextOf(game, 'turn', 1).power = [9, 9])],
  ['a play that was not legal', (game) => listMore('play')(game, 0)],
  ['a play that was', (game) => listFewer(game)],
  ['the end of a phase', (game) => ((nextOf(game, 'act', 0).legal ?? {}).pass = 0)],
  ['the number of selections', (game) => countMore(game, 0)],
  ['a candidate', (game) => nextOf(game, 'choose', 0).from.pop()],
  ['dragons after a movement', (game) => nextOf(game, 'dragon', 0).dragons[0]++],
  ['why a dragon moved', (game) => (nextOf(game, 'dragon', 0).by = 'Storms')],
  ['the dragons of a retreat', (game) => retreatForMore(game, 0)],
  ['the cards in the areas', (game) => nextOf(game, 'retreat', 0).cards[0]++],
  ['a card that was drawn', (game) => (nextOf(game, 'draw', 0).c = 'Spark')],
  ['the winner', (game) => (game.result.winner = game.result.winner === 0 ? 1 : 0)],
  ['the crystals', (game) => game.result.crystals++],
  [
    'how it ended',
    (game) => (game.result.reason = game.result.reason === 'cards_out' ? 'fourth_dragon' : 'cards_out'),
  ],
  ['the number of turns', (game) => game.result.turns++],
  ['what came after the end', (game) => game.ev.push({ ...nextOf(game, 'dragon', 0) })],
];

test.each(PLAIN_LIES)('a lie about %s is noticed', (_, lie) => {
  const agreeing = replayed.find(({ game, findings }) => {
    const has = (kind: string) => game.ev.some((event) => event.t === kind);
    return findings.differences.length === 0 && has('choose') && has('dragon') && has('draw');
  });
  if (agreeing === undefined) throw new Error('no game agrees completely');
  expect(faultsAfter(agreeing.game, lie)).not.toEqual([]);
});

test('the report shows what agrees, what is explained and what is not', () => {
  const report = newReport();
  const findings: Findings = { followed: [], differences: [], faults: [] };
  addFindings(report, findings);
  addFindings(report, { ...findings, followed: [{ cause: 'D1', at: 1 }] });
  addFindings(report, {
    ...findings,
    differences: [
      { cause: 'D5', at: 2 },
      { cause: 'D5', at: 3 },
    ],
  });
  addFindings(report, {
    ...findings,
    faults: [{ game: 'some game', at: 4, what: 'winner (ours 0, theirs 1)' }],
  });
  const told = formatReport(report);
  expect(told).toContain(
    '4 games: 2 agree completely, 1 differ for the causes below only, 1 have something unexplained',
  );
  expect(told).toMatch(/^D1 +0 +0 +1 /m);
  expect(told).toMatch(/^D5 +2 +1 +0 /m);
  expect(told).toContain('some game, event 4: winner (ours 0, theirs 1)');
});

describe('looking for causes', () => {
  const habits = [
    { cause: 'D5', change: (n: number) => n + 1 },
    { cause: 'D6', change: (n: number) => (n === 0 ? null : n * 10) },
    { cause: 'D7', change: (n: number) => n + 2 },
  ] as const;
  const causesOf = (wanted: number) => explanation(0, habits, (n) => n === wanted)?.causes ?? null;

  test('takes the fewest, in their order', () => {
    expect(causesOf(0)).toEqual([]);
    expect(causesOf(2)).toEqual(['D7']);
    expect(causesOf(3)).toEqual(['D5', 'D7']);
    expect(causesOf(12)).toEqual(['D5', 'D6', 'D7']);
  });

  test('finds none if none fit', () => {
    expect(causesOf(20)).toBeNull();
  });
});

describe('not a record:', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traces-'));
  const fileWith = (name: string, content: Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('an empty folder', () => {
    expect(() => recordFiles(folder)).toThrow(NotARecord);
  });

  test('no such folder', () => {
    expect(() => recordFiles(join(folder, 'nowhere'))).toThrow('nowhere: cannot read this folder');
  });

  test('a file that is not gzip', () => {
    const path = fileWith('a.jsonl.gz', Buffer.from('{}'));
    expect(() => readGames(path)).toThrow(`${path}:1: cannot read this file as gzip`);
  });

  test('a line that is not JSON', () => {
    const [{ game } = { game: null }] = replayed;
    const path = fileWith('b.jsonl.gz', gzipSync(`${JSON.stringify(game)}\nnonsense\n`));
    expect(() => readGames(path)).toThrow(`${path}:2: not JSON`);
  });

  test.each([
    ['no object', '[]', 'a game is a JSON object'],
    ['another version', '{"v":2}', '“v” is missing'],
    ['no events', '{"v":1,"id":"x","people":["Hoax","Vulca"],"first":0,"decks":[[],[]]}', '“ev” is missing'],
  ])('%s', (_, line, fault) => {
    expect(() => parseGame(line, 'f:7')).toThrow(`f:7: not a recorded game: ${fault}`);
  });

  test.each([
    [{ t: 'dance' }, 'is of an unknown kind: "dance"'],
    [{ t: 'call', p: 2, call: 1 }, 'has a missing or invalid “p”'],
    ['turn', 'is not an object'],
  ])('an event such as %j', (event, fault) => {
    const [{ game } = { game: null }] = replayed;
    const line = JSON.stringify({ ...game, ev: [event] });
    expect(() => parseGame(line, 'f:1')).toThrow(`f:1: not a recorded game: entry 0 of “ev” ${fault}`);
  });
});
