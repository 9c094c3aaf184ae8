import { BUILT_IN } from '@bluemoon/engine';
import { openRoom, peopleDeck, sit } from '@bluemoon/play';
import type { Room, RoomTerms } from '@bluemoon/play';
import type { ClientRequest, RoomLine } from '@bluemoon/wire';
import { describe, expect, test } from 'vitest';
import { startPairing } from '../../src/online/pairing.svelte.ts';
import type { PairingParts } from '../../src/online/pairing.svelte.ts';
import { seenBy, TERMS } from './a-table.ts';

const terms: RoomTerms = { ...TERMS, access: 'lobby' };
const deck = peopleDeck('vulca', BUILT_IN);
type Ears = Parameters<PairingParts['online']['watch']>[1];
type Reply = Awaited<ReturnType<PairingParts['online']['ask']>>;

/** Ada looks for a rival; the test is the server. */
function lookingAda() {
  const asked: ClientRequest[] = [];
  const found: string[] = [];
  const ears = new Map<string, Ears>();
  let tables = 0;
  let withdrawn: Reply = { kind: 'done' };
  let nextRoom = (): string => `table-${++tables}`;
  const pairing = startPairing({
    online: {
      ask(request) {
        asked.push(request);
        if (request.kind === 'pair') return Promise.resolve({ kind: 'done', room: nextRoom() });
        const isWithdrawing = request.kind === 'act' && request.request.kind === 'withdraw';
        return Promise.resolve(isWithdrawing ? withdrawn : { kind: 'done' });
      },
      watch(room, heard) {
        ears.set(room, heard);
        const done = Promise.resolve<Reply>({ kind: 'done' });
        return { seen: null, begun: done, again: () => done, stop: () => void ears.delete(room) };
      },
      serverTime: () => 0,
    },
    shares: { shareFor: () => '11'.repeat(32) },
    clock: () => 0,
    found: (room) => void found.push(room),
  });
  return {
    pairing,
    found,
    requests: (kind: string) => asked.filter((one) => one.kind === kind),
    withdrawals: () => asked.filter((one) => one.kind === 'act' && one.request.kind === 'withdraw').length,
    followed: () => [...ears.keys()],
    isTaken: () => (withdrawn = { kind: 'refused', why: { kind: 'seatTaken' } }),
    movesTo: (room: string) => (nextRoom = () => room),
    tell: (room: Room) => ears.get(room.id)?.seen(seenBy(room, 0)),
  };
}

const adasTable = (id: string): Room =>
  openRoom(id, {
    kind: 'open',
    seat: 0,
    terms,
    master: 'ab'.repeat(32),
    player: 'ada',
    name: 'A',
    bot: null,
    at: 0,
  });
const lineOf = (room: string): RoomLine => ({
  room,
  phase: 'waiting',
  terms,
  names: ['A', null],
  bots: [null, null],
  leaders: [null, null],
  watching: 0,
  since: 0,
});

/** Lets all resolved promises continue. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('The search for a rival', () => {
  test('gives the table up when it stops', async () => {
    const ada = lookingAda();
    await ada.pairing.look(terms, deck);
    ada.pairing.stop();
    await settled();
    expect(ada.withdrawals()).toBe(1);
    expect(ada.followed()).toEqual([]);
    expect(ada.found).toEqual([]);
  });

  test('goes to the rival who sat down in the moment in which it stops', async () => {
    const ada = lookingAda();
    await ada.pairing.look(terms, deck);
    ada.isTaken();
    ada.pairing.stop();
    await settled();
    expect(ada.found).toEqual(['table-1']);
  });

  test('looks for no other terms while a rival sits at the table of the first', async () => {
    const ada = lookingAda();
    await ada.pairing.look(terms, deck);
    ada.isTaken();
    await ada.pairing.look({ ...terms, first: 'chance' }, deck);
    expect(ada.found).toEqual(['table-1']);
    expect(ada.requests('pair')).toHaveLength(1);
  });

  test('keeps its table until the server moves it to somebody else’s', async () => {
    const ada = lookingAda();
    await ada.pairing.look(terms, deck);
    ada.movesTo('berts-table');
    ada.pairing.compare([lineOf('table-1'), lineOf('berts-table')]);
    await settled();
    expect(ada.withdrawals()).toBe(0);
    expect(ada.followed()).toEqual(['berts-table']);
  });

  test('begins again if its table was closed', async () => {
    const ada = lookingAda();
    await ada.pairing.look(terms, deck);
    ada.tell({ ...adasTable('table-1'), closed: 'left' });
    await settled();
    expect(ada.followed()).toEqual(['table-2']);
    expect(ada.pairing.search.kind).toBe('looking');
  });

  test('ends when a rival has come and the player is ready', async () => {
    const ada = lookingAda();
    await ada.pairing.look(terms, deck);
    const met = sit(adasTable('table-1'), { player: 'bert', name: 'B', bot: null }, { at: 0 });
    if (met.kind === 'refused') throw new Error(met.why.kind);
    const fingerprint = '22'.repeat(32);
    ada.tell({ ...met.room, deal: [{ fingerprint, seed: null }, null] });
    expect(ada.found).toEqual(['table-1']);
    expect(ada.pairing.search.kind).toBe('none');
  });
});
