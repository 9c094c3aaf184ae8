import { BUILT_IN } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import { WIRE_VERSION } from '@bluemoon/wire';
import type { Client } from './client.ts';

/** Both sit, choose a people, and open their parts of the deal. */
export async function prepared([ada, bert]: readonly [Client, Client], terms: RoomTerms): Promise<string> {
  for (const one of [ada, bert]) await one.send({ kind: 'hello', version: WIRE_VERSION });
  const opened = await ada.send({ kind: 'open', id: 'ada-opens', terms });
  if (opened.kind !== 'done' || opened.room === undefined) throw new Error(JSON.stringify(opened));
  const { room } = opened;
  await bert.send({ kind: 'sit', room, id: 'bert-sits' });
  for (const one of [ada, bert]) await one.send({ kind: 'watch', room, seen: null });
  await ada.act(room, { kind: 'deck', deck: peopleDeck('vulca', BUILT_IN) });
  await bert.act(room, { kind: 'deck', deck: peopleDeck('hoax', BUILT_IN) });
  for (const one of [ada, bert]) await one.act(room, { kind: 'ready', fingerprint: one.share.fingerprint });
  for (const one of [ada, bert]) await one.act(room, { kind: 'share', seed: one.share.seed });
  return room;
}

/** Chooses something for the player who has to; false when the game is over. */
export async function goOn(room: string, players: readonly Client[], step: number): Promise<boolean> {
  const asked = players.find(({ seen }) => seen.now.table?.view.decision?.options != null);
  const table = asked?.seen.now.table;
  if (asked === undefined || table == null) return false;
  const options = table.view.decision?.options ?? [];
  const option = options[(step * 7919) % options.length];
  if (option === undefined) throw new Error('there is a decision without options');
  const reply = await asked.act(room, { kind: 'choose', ply: table.ply, options: [option.id] });
  if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
  return true;
}
