import { boxWith } from '@bluemoon/engine';
import {
  agreeOn,
  ask,
  fingerprintOf,
  openRoom,
  peopleDeck,
  roomNowFor,
  sit,
  USUAL_ROOM_TERMS,
} from '@bluemoon/play';
import type { Deck, Room, RoomNow, RoomRequest, TablePack } from '@bluemoon/play';
import { expect, test } from 'vitest';
import { readEntry, toStored } from '../../src/keep/stored-game.ts';
import { keptGame } from '../../src/online/kept-game.ts';
import { SPARROW } from '../decks/a-pack.ts';

const SEEDS = ['11'.repeat(32), '22'.repeat(32)] as const;
const PACK: TablePack = { name: 'birds.json', cards: [SPARROW] };

const person = (name: string) => ({ player: name, name, bot: null });

/** A game with built decks that Bert gave up, as it comes over the network. */
function playedWith(packs: readonly TablePack[], deck: Deck): RoomNow {
  const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({ decks: 'built' }) };
  let room: Room = openRoom('room-1', {
    kind: 'open',
    seat: 0,
    terms,
    master: 'ab'.repeat(32),
    ...person('ada'),
    at: 0,
  });
  const must = (outcome: ReturnType<typeof ask>): void => {
    if (outcome.kind === 'refused') throw new Error(outcome.why.kind);
    ({ room } = outcome);
  };
  const asks = (seat: 0 | 1, request: RoomRequest): void => must(ask(room, seat, request, { at: 1 }));
  must(sit(room, person('bert'), { at: 1 }));
  asks(0, { kind: 'packs', packs });
  for (const seat of [0, 1] as const) asks(seat, { kind: 'deck', deck });
  for (const seat of [0, 1] as const) asks(seat, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[seat]) });
  for (const seat of [0, 1] as const) asks(seat, { kind: 'share', seed: SEEDS[seat] });
  asks(1, { kind: 'resign' });
  return JSON.parse(JSON.stringify(roomNowFor(room, 0))) as RoomNow;
}

const vulca = peopleDeck('vulca', boxWith([]));
const built: Deck = {
  ...vulca,
  cards: [...vulca.cards.slice(1), ...peopleDeck('hoax', boxWith([])).cards.slice(0, 1)],
};

test.each([
  ['cards of the box', [], built, 0],
  ['a card of a pack', [PACK], { ...vulca, cards: [...vulca.cards.slice(1), SPARROW.id] }, 1],
] as const)(
  'an online game with built decks and %s is kept so that it can be read again',
  (_, packs, deck, own) => {
    const sitting = keptGame('room-1', playedWith(packs, deck), { at: 1000, language: 'en' });
    if (sitting === null) throw new Error('nothing was kept');
    const stored = toStored(sitting);
    expect(stored.cards?.length ?? 0).toBe(own);
    expect(readEntry({ id: sitting.id, value: JSON.parse(JSON.stringify(stored)) as unknown })).toMatchObject(
      {
        kind: 'game',
        sitting: { resigned: 1 },
      },
    );
  },
);
