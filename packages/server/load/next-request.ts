import { createHash, randomBytes } from 'node:crypto';
import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import type { Seat } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import type { Deck, RoomNow, RoomRequest } from '@bluemoon/play';

const DECKS = PEOPLES.map((people) => peopleDeck(people, BUILT_IN));

export function anyDeck(): Deck {
  const deck = DECKS[randomBytes(1).readUInt8() % DECKS.length];
  if (deck === undefined) throw new Error('there are no decks');
  return deck;
}

export interface Playing {
  readonly seat: Seat;
  /** From which all seeds of this player follow. */
  readonly secret: Buffer;
  /** Whether another game follows when one is over. */
  readonly goesOn: boolean;
}

/** What somebody does next who chooses by chance; null if it is not their turn. */
export function nextRequest(now: RoomNow, { seat, secret, goesOn }: Playing): RoomRequest | null {
  const mine = now.seats[seat];
  if (mine === null) return null;
  /** The same for the same game, since a player who comes back may not know yet that they are ready. */
  const seed = createHash('sha256').update(`${now.game}`).update(secret).digest();
  switch (now.phase) {
    case 'preparing':
    case 'over':
      if ((now.phase === 'over' && !goesOn) || mine.isReady) return null;
      return mine.mustChoose
        ? { kind: 'deck', deck: anyDeck() }
        : { kind: 'ready', fingerprint: createHash('sha256').update(seed).digest('hex') };
    case 'dealing':
      return now.deal.players[seat]?.seed == null ? { kind: 'share', seed: seed.toString('hex') } : null;
    case 'playing': {
      const all = now.table?.view.decision?.options ?? [];
      const forwards = all.filter(({ kind }) => kind !== 'takeBack');
      const option = forwards[Math.floor(Math.random() * forwards.length)] ?? all[0];
      if (now.table == null || option === undefined) return null;
      return { kind: 'choose', ply: now.table.ply, options: [option.id] };
    }
    case 'waiting':
    case 'closed':
      return null;
  }
}
