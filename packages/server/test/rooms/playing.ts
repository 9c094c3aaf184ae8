import { randomBytes } from 'node:crypto';
import { BUILT_IN } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import type { Deck, RoomTerms } from '@bluemoon/play';
import { WIRE_VERSION } from '@bluemoon/wire';
import type { Client } from './client.ts';

const peoples = [peopleDeck('vulca', BUILT_IN), peopleDeck('hoax', BUILT_IN)] as const;

/** Both sit at a new table, and follow it. */
export async function opened([ada, bert]: readonly [Client, Client], terms: RoomTerms): Promise<string> {
  for (const one of [ada, bert]) await one.send({ kind: 'hello', version: WIRE_VERSION });
  const reply = await ada.send({ kind: 'open', id: `opens-${randomBytes(9).toString('base64url')}`, terms });
  if (reply.kind !== 'done' || reply.room === undefined) throw new Error(JSON.stringify(reply));
  const { room } = reply;
  await bert.send({ kind: 'sit', room, id: `bert-sits-${room}` });
  for (const one of [ada, bert]) await one.send({ kind: 'watch', room, seen: null });
  return room;
}

/** Both sit, choose their decks, and open their parts of the deal. */
export async function prepared(
  players: readonly [Client, Client],
  terms: RoomTerms,
  decks: readonly [Deck, Deck] = peoples,
): Promise<string> {
  const room = await opened(players, terms);
  for (const [i, one] of players.entries()) {
    if (terms.choosing === 'random') continue;
    const reply = await one.act(room, { kind: 'deck', deck: decks[i === 0 ? 0 : 1] });
    if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
  }
  await dealt(room, players);
  return room;
}

/** Both want the next game, and open their parts of its deal. */
export async function dealt(room: string, [ada, bert]: readonly [Client, Client]): Promise<void> {
  for (const one of [ada, bert]) await one.act(room, { kind: 'ready', fingerprint: one.share.fingerprint });
  for (const one of [ada, bert]) await one.act(room, { kind: 'share', seed: one.share.seed });
}

/** Chooses something for the player who has to; false when the game is over. */
export async function goOn(room: string, players: readonly Client[], step: number): Promise<boolean> {
  const asked = players.find(({ seen }) => seen.now.table?.view.decision?.options != null);
  const table = asked?.seen.now.table;
  if (asked === undefined || table == null) return false;
  const options = table.view.decision?.options ?? [];
  // Taking turns back again and again would make a game very long.
  const forwards = options.filter(({ kind }) => kind !== 'takeBack');
  const option = forwards[(step * 7919) % forwards.length] ?? options[0];
  if (option === undefined) throw new Error('there is a decision without options');
  const reply = await asked.act(room, { kind: 'choose', ply: table.ply, options: [option.id] });
  if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
  return true;
}
