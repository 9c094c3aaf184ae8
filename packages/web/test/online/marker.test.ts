import type { ConnectionState } from '@bluemoon/wire';
import { expect, test } from 'vitest';
import { noteCalled, noteName, ownName, troubleOf } from '../../src/online/marker.svelte.ts';

test.each<[ConnectionState, ReturnType<typeof troubleOf>]>([
  [{ kind: 'open' }, null],
  [{ kind: 'unavailable', why: 'noServer' }, 'noServer'],
  [{ kind: 'lost', why: 'notReady', since: 0 }, 'notReady'],
  [{ kind: 'lost', why: 'broken', since: 0 }, 'unreachable'],
  [{ kind: 'lost', why: 'restart', since: 0 }, undefined],
  [{ kind: 'connecting' }, undefined],
  [{ kind: 'refused', why: 'version' }, undefined],
])('What the first page says of the connection %j', (state, trouble) => {
  expect(troubleOf(state)).toBe(trouble);
});

test('A browser knows the name of its player until the server calls it otherwise', () => {
  noteCalled('player-7');
  expect(ownName.now).toBeNull();
  noteName('Ada');
  noteCalled(null);
  noteCalled('Ada');
  expect(ownName.now).toBe('Ada');
  noteCalled('player-8');
  expect(ownName.now).toBeNull();
});
