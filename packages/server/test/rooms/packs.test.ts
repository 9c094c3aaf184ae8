import { readFileSync } from 'node:fs';
import { boxWith, readGame, viewFor, writeNotation } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { agreeOn, boxOfPacks, checkDeck, checkProof, peopleDeck, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { Deck, RoomTerms, TablePack } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { memoryOnline, newGuest, serve } from '../serving.ts';
import { networkClient } from '../network-client.ts';
import { startLimits, USUAL_LIMITS } from '../../src/sockets/limits.ts';
import { client } from './client.ts';
import type { Client } from './client.ts';
import { dealt, goOn, opened } from './playing.ts';
import { quietHall } from './quiet-hall.ts';

const example = new URL('../../../../docs/examples/pack.json', import.meta.url);
const { cards } = JSON.parse(readFileSync(example, 'utf8')) as { readonly cards: readonly Card[] };
const PACK: TablePack = { name: 'example.json', cards };
const TERMS: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({ decks: 'built' }) };

/** The deck of the Vulca with a card of the pack instead of one of their own. */
function deckWithPackCard(): Deck {
  const box = boxWith(cards);
  const vulca = peopleDeck('vulca', box);
  const decks = vulca.cards.map((out) => ({
    ...vulca,
    cards: [...vulca.cards.filter((id) => id !== out), 'ash-the-patient'],
  }));
  const legal = decks.find((deck) => checkDeck(deck, TERMS.agreement, { box }).length === 0);
  if (legal === undefined) throw new Error('no deck is legal');
  return legal;
}

async function seated(): Promise<{ readonly room: string; readonly players: readonly [Client, Client] }> {
  const hall = quietHall();
  const players = [client('ada', hall), client('bert', hall)] as const;
  return { players, room: await opened(players, TERMS) };
}

describe('card packs at a table', () => {
  test('are played with by two people, and looked at by others who do not have them', async () => {
    const hall = quietHall();
    const [ada, bert, guest] = [client('ada', hall), client('bert', hall), client('guest', hall)];
    const room = await opened([ada, bert], TERMS);
    const deck = deckWithPackCard();
    expect(await ada.act(room, { kind: 'deck', deck })).toMatchObject({ why: { kind: 'badDeck' } });
    expect(await ada.act(room, { kind: 'packs', packs: [PACK] })).toMatchObject({ kind: 'done' });
    expect(bert.seen.now.packs).toEqual([PACK]);
    for (const one of [ada, bert])
      expect(await one.act(room, { kind: 'deck', deck })).toMatchObject({ kind: 'done' });
    await dealt(room, [ada, bert]);
    await guest.send({ kind: 'watch', room, seen: null });
    for (let step = 0; step < 2000 && (await goOn(room, [ada, bert], step)); step++);
    expect(guest.seen.now).toMatchObject({ phase: 'over', packs: [PACK] });

    const { record, proof } = guest.seen.now.replay ?? {};
    if (record === undefined || proof === undefined || 'position' in record.setup)
      throw new Error('no replay');
    expect(checkProof(proof, record.setup, {})).toEqual([]);
    const { end } = readGame(writeNotation(record), boxOfPacks(guest.seen.now.packs));
    const { decision: _, result: __, ...told } = guest.seen.now.table?.view ?? {};
    expect(JSON.parse(JSON.stringify(viewFor(end, 'spectator')))).toMatchObject(told);
  });

  test('are told again only when they change', async () => {
    const { room, players } = await seated();
    await players[0].act(room, { kind: 'packs', packs: [PACK] });
    for (const one of players) await one.act(room, { kind: 'deck', deck: peopleDeck('aqua', boxWith([])) });
    await dealt(room, players);
    const told = players[1].heard.filter((text) => text.includes('ash-the-patient'));
    expect(told).toHaveLength(1);
  });

  test('stay when the room is read from its record, by another process', async () => {
    const { room, players } = await seated();
    await players[0].act(room, { kind: 'packs', packs: [PACK] });
    const before = players[0].seen.now;
    await players[0].send({ kind: 'watch', room, seen: null });
    expect(players[0].seen.now).toEqual(before);
  });
});

const [ash] = cards;
const named = (id: string, changes: object): Card =>
  ({ ...ash, id, name: { en: id, de: id }, number: 400, ...changes }) as Card;
const HOSTILE: readonly (readonly [string, readonly TablePack[], RegExp])[] = [
  ['a card that is no card', [{ name: 'x', cards: [7 as unknown as Card] }], /cards\[0\]/],
  ['a value that is much too high', [{ name: 'x', cards: [named('big', { fire: 9999 })] }], /at most 20/],
  ['a card of the box', [{ name: 'x', cards: [named('flamitos', {})] }], /flamitos/],
  [
    'the same card in two packs',
    [
      { name: 'x', cards: [named('one', {})] },
      { name: 'y', cards: [named('one', {})] },
    ],
    /“y”.*“x”/s,
  ],
  [
    'a card with hundreds of rules',
    [{ name: 'x', cards: [named('long', { text: Array.from({ length: 300 }, () => ash?.text?.[0]) })] }],
    /has \d+ characters; a card has at most 5000/,
  ],
  [
    'more cards than a pack can have',
    [{ name: 'x', cards: Array.from({ length: 1001 }, () => 1 as unknown as Card) }],
    /at most 1000/,
  ],
];

describe('a server', () => {
  test.each(HOSTILE)('refuses %s and says why', async (_, packs, reason) => {
    const { room, players } = await seated();
    const reply = await players[0].act(room, { kind: 'packs', packs });
    expect(reply).toMatchObject({ kind: 'refused', why: { kind: 'badPack', words: { en: reason } } });
    expect(players[1].seen.now.packs).toEqual([]);
  });

  test('does not understand packs without a name, without cards, or more than eight', async () => {
    const { room, players } = await seated();
    for (const packs of [
      [{ ...PACK, name: '' }],
      [{ ...PACK, name: '\u202Enosj' }],
      [{ ...PACK, cards: [] }],
      Array.from({ length: 9 }, () => PACK),
    ])
      expect(await players[0].act(room, { kind: 'packs', packs })).toMatchObject({
        why: { kind: 'malformed' },
      });
  });

  test('reads no pack of somebody who may not bring one', async () => {
    const { room, players } = await seated();
    const packs = [{ name: 'x', cards: [7 as unknown as Card] }];
    expect(await players[1].act(room, { kind: 'packs', packs })).toMatchObject({
      why: { kind: 'notYourRoom' },
    });
  });

  test('lets nobody bring packs again and again', async () => {
    const server = await serve({ ...memoryOnline(), limits: { ...USUAL_LIMITS, packsAnHour: 1 } });
    const ada = await networkClient(server, await newGuest(server));
    const reply = await ada.send({ kind: 'open', id: 'ada-opens-it', terms: TERMS });
    const room = reply.kind === 'done' ? (reply.room ?? '') : '';
    const bring = (id: string) =>
      ada.send({ kind: 'act', room, id, request: { kind: 'packs', packs: [PACK] } });
    expect(await bring('first-time')).toMatchObject({ kind: 'done' });
    expect(await bring('second-time')).toMatchObject({ why: { kind: 'tooFast' } });
    await server.close();
  });

  test('counts a long message as several', async () => {
    const limits = startLimits({ ...USUAL_LIMITS, messagesASecond: 8, messagesInABurst: 8 });
    expect(await limits.message('ada', 131_072)).toBe('fine');
    expect(await limits.message('ada', 131_072)).toBe('fine');
    expect(await limits.message('ada', 100)).toBe('tooFast');
    expect(await limits.message('bert', 100)).toBe('fine');
  });
});

test('a table with packs says so in the lobby, and is not what quick pairing looks for', async () => {
  const hall = quietHall();
  const [ada, bert] = [client('ada', hall), client('bert', hall)];
  const terms: RoomTerms = { ...TERMS, access: 'lobby' };
  const reply = await ada.send({ kind: 'open', id: 'ada-opens-it', terms });
  const room = reply.kind === 'done' ? (reply.room ?? '') : '';
  await ada.act(room, { kind: 'packs', packs: [PACK] });
  expect((await hall.lists.lobby()).open).toMatchObject([{ room, packs: ['example.json'] }]);
  const deck = peopleDeck('aqua', boxWith([]));
  expect(await bert.send({ kind: 'pair', id: 'bert-looks', terms, deck })).not.toMatchObject({ room });
});
