import { describe, expect, test } from 'vitest';
import { addressOf, readAddress, screenOf } from '../src/address.ts';
import type { Address } from '../src/address.ts';

const ADDRESSES: readonly Address[] = [
  { screen: 'home' },
  { screen: 'games' },
  { screen: 'learn' },
  { screen: 'game', id: 'a1/b2' },
  { screen: 'match', id: null },
  { screen: 'match', id: 'm1' },
  { screen: 'draft', id: null },
  { screen: 'draft', id: 'd1' },
  { screen: 'lesson', id: 'first-fight' },
  { screen: 'replay', id: 'a1', at: null },
  { screen: 'replay', id: 'a1', at: 12 },
  { screen: 'link', content: '1p.2s.abc' },
  { screen: 'link', content: '1p.2s.abc', at: 12 },
  { screen: 'analysis', id: 'a1', at: null },
  { screen: 'analysis', id: 'a1', at: 12 },
  { screen: 'game', id: 'a1', from: { id: 'b2/c3', at: 12 } },
  { screen: 'played', room: 'kT9_x-2b', number: 2, at: null, look: 'analysis' },
  { screen: 'friend' },
  { screen: 'friend', challenge: 'Ada / Bert' },
  { screen: 'account' },
  { screen: 'mine' },
  { screen: 'room', id: 'kT9_x-2b' },
  { screen: 'draftRoom', id: 'draft-kT9_x-2bQwer' },
  { screen: 'draftRoom', id: null },
  { screen: 'tournament', id: null },
  { screen: 'tournament', id: 'tournament-kT9_x-2bQ' },
  { screen: 'player', name: 'Ada / Bert', games: null },
  { screen: 'player', name: 'Ada', games: '' },
  { screen: 'player', name: 'Ada', games: 'people=hoax&rival=Bert' },
  { screen: 'best', kind: 'drafted' },
  { screen: 'played', room: 'kT9_x-2b', number: 2, at: null },
  { screen: 'played', room: 'kT9_x-2b', number: 2, at: 17 },
  { screen: 'cards', card: null, query: '' },
  { screen: 'cards', card: 'cinder', query: '' },
  { screen: 'cards', card: null, query: 'people=vulca&icon=retrieve' },
  { screen: 'cards', card: 'cinder', query: 'words=one/two%3F' },
];

describe('An address', () => {
  test.each(ADDRESSES)('reads back the same: %j', (address) => {
    expect(readAddress(addressOf(address))).toEqual(address);
  });

  test.each(['', '#', '#/', '#/nowhere', '#/nowhere/at/all', '#/%E0%A4%A'])(
    'without a known screen is the home screen: “%s”',
    (hash) => {
      expect(readAddress(hash)).toEqual({ screen: 'home' });
    },
  );

  test('of a card search is readable', () => {
    expect(addressOf({ screen: 'cards', card: 'cinder', query: 'people=vulca' })).toBe(
      '#/cards/cinder?people=vulca',
    );
  });
});

const screen = (hash: string): string => screenOf(readAddress(hash));

test('A new card search keeps the screen; another game opens a new one', () => {
  expect(screen('#/cards/cinder?people=vulca')).toBe(screen('#/cards'));
  expect(screen('#/game/a')).not.toBe(screen('#/game/b'));
});
