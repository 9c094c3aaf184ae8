import { readFileSync } from 'node:fs';
import type { RoomRequest } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { PHRASES, WIRE_VERSION } from '../src/index.ts';
import type { Farewell, RoomLine, ToClient, ToServer } from '../src/index.ts';
import { LONGEST_MESSAGE, toServer } from '../src/schemas.ts';

const document = readFileSync(new URL('../../../docs/WIRE.md', import.meta.url), 'utf8');
const examples = Array.from(
  document.matchAll(/```json\n(.*?)```/gs),
  ([, text]) => JSON.parse(text ?? '') as ToServer,
);

/** Without a kind here, the program does not compile. */
const TO_SERVER: Readonly<Record<ToServer['kind'], true>> = {
  hello: true,
  open: true,
  decline: true,
  sit: true,
  watch: true,
  unwatch: true,
  act: true,
  say: true,
  lobby: true,
  pair: true,
  openDraft: true,
  sitInDraft: true,
  startDraft: true,
  draft: true,
  openTournament: true,
  join: true,
  addBot: true,
  tournament: true,
  rename: true,
  mine: true,
  myGames: true,
  ping: true,
};
const TO_CLIENT: Readonly<Record<ToClient['kind'] | Farewell, true>> = {
  welcome: true,
  done: true,
  refused: true,
  room: true,
  draft: true,
  tournament: true,
  change: true,
  people: true,
  said: true,
  lobby: true,
  myGames: true,
  pong: true,
  bye: true,
  restart: true,
  version: true,
  banned: true,
  tooFast: true,
  malformed: true,
  elsewhere: true,
};
const LINE: Readonly<Record<keyof RoomLine, true>> = {
  room: true,
  phase: true,
  terms: true,
  names: true,
  bots: true,
  standings: true,
  leaders: true,
  peoples: true,
  packs: true,
  watching: true,
  since: true,
  yours: true,
  challenge: true,
};
const REQUESTS: Readonly<Record<RoomRequest['kind'], true>> = {
  terms: true,
  packs: true,
  stand: true,
  close: true,
  withdraw: true,
  name: true,
  deck: true,
  ready: true,
  share: true,
  choose: true,
  takeBack: true,
  resign: true,
  askTakeBack: true,
  answerTakeBack: true,
  claim: true,
};

describe('the document of the messages', () => {
  test('has examples that the server understands', () => {
    for (const example of examples) expect(toServer.safeParse(example)).toMatchObject({ success: true });
    expect(examples[0]).toMatchObject({ kind: 'hello', version: WIRE_VERSION });
  });

  test.each(Object.keys({ ...TO_SERVER, ...TO_CLIENT, ...LINE, ...REQUESTS }))('tells of %s', (kind) => {
    expect(document).toMatch(new RegExp(`\`${kind}\`|"${kind}"`));
  });

  test('has an example of every message but the one that is like another', () => {
    const kinds = new Set<string>(examples.map(({ kind }) => kind));
    expect(Object.keys(TO_SERVER).filter((kind) => !kinds.has(kind))).toEqual(['pair']);
  });

  test('tells the limit of a message', () => {
    expect(document).toContain(LONGEST_MESSAGE.toLocaleString('en'));
    expect(Object.keys(PHRASES)).toContain('wellPlayed');
  });
});
