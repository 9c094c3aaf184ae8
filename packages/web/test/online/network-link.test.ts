import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startNetworkLink } from '../../src/link/network-link.svelte.ts';
import type { NetworkHooks, NetworkLink } from '../../src/link/network-link.svelte.ts';
import type { Shown } from '../../src/link/page-table.svelte.ts';
import { leftAt } from '@bluemoon/play';
import { startClockMarks } from '../../src/online/clock-marks.ts';
import { CLOCKS } from '../../src/online/clock-terms.ts';
import { refusalText } from '../../src/online/refusal-words.ts';
import { RoomAtHand, TERMS } from './a-table.ts';

beforeAll(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterAll(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Lets all resolved promises continue. */
const settled = () => pass(0);

interface SatDown {
  readonly room: RoomAtHand;
  readonly link: NetworkLink;
  readonly shown: Shown[];
}

function sitDown(
  viewer: 0 | 1 | 'spectator',
  changes: Partial<NetworkHooks> = {},
  room = new RoomAtHand(viewer),
): SatDown {
  const shown: Shown[] = [];
  const link = startNetworkLink(room.seen, room, {
    show: (one) => {
      shown.push(one);
      return Promise.resolve();
    },
    pressing: () => ({ steps: 'none', dragons: 'ask' }),
    clock: () => Date.now(),
    random: () => 0,
    later(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    ...changes,
  });
  return { room, link, shown };
}

/** A spectator at a table that shows the next change when the test says so. */
function slowly(): SatDown & { readonly finish: () => void } {
  const showing: (() => void)[] = [];
  const satDown = sitDown('spectator', { show: () => new Promise((resolve) => void showing.push(resolve)) });
  return { ...satDown, finish: () => showing.shift()?.() };
}

const optionOf = ({ now }: NetworkLink): string => now.view.decision?.options?.[0]?.id ?? '';

describe('A seat at an online table', () => {
  test('asks its player, sends the choice once, and shows what came of it', async () => {
    const { room, link, shown } = sitDown(0);
    expect(link.now.isAsked).toBe(true);
    room.isSilent = true;
    link.choose([optionOf(link)]);
    link.choose([optionOf(link)]);
    room.answer();
    await settled();
    expect(room.requests.map(({ kind }) => kind)).toEqual(['choose']);
    expect(link.now.view).toEqual(room.seen.now.table?.view);
    expect(link.now.story).toEqual(room.seen.story);
    expect(shown.length).toBeGreaterThan(0);
  });

  test('asks nothing more while a choice is on its way, and says so after a second', async () => {
    const { room, link } = sitDown(0);
    room.isSilent = true;
    link.choose([optionOf(link)]);
    await pass(900);
    expect([link.now.isAsked, link.isSlow]).toEqual([false, false]);
    await pass(200);
    expect(link.isSlow).toBe(true);
    room.answer();
    await settled();
    expect([link.now.isAsked, link.isSlow]).toEqual([true, false]);
  });

  test('sends a choice that is made before the answer to the one before has come', async () => {
    const { room, link } = sitDown(0);
    const stop = room.onSeen(() => {
      stop();
      link.choose([optionOf(link)]);
    });
    link.choose([optionOf(link)]);
    await settled();
    expect(room.requests.map(({ kind }) => kind)).toEqual(['choose', 'choose']);
    expect(link.now.view).toEqual(room.seen.now.table?.view);
  });

  test('shows which choice is on its way, until the server has confirmed it', async () => {
    const { room, link } = sitDown(0);
    room.isSilent = true;
    const option = optionOf(link);
    link.choose([option]);
    expect(link.now.sent).toEqual([option]);
    room.answer();
    await settled();
    expect(link.now.sent).toBeUndefined();
  });

  test('tells why a kept choice cannot be played any more, such as after one on another device', async () => {
    const { room, link } = sitDown(0);
    room.isSilent = true;
    link.choose([optionOf(link)]);
    room.plays(0);
    room.answer();
    await settled();
    expect(link.refusal?.asked).toBe('choose');
    expect(refusalText(link.refusal?.why ?? { kind: 'over' }, 'en')).toBe(
      'The table has changed meanwhile. Choose again.',
    );
    link.forgetRefusal();
    expect(link.refusal).toBeNull();
  });

  test('takes nothing back twice, and nothing while a choice is on its way', async () => {
    const { room, link } = sitDown(0);
    room.isSilent = true;
    link.takeBack();
    link.takeBack();
    expect(link.now.isAsked).toBe(false);
    room.answer();
    await settled();
    expect(link.now.isAsked).toBe(true);
    room.isSilent = true;
    link.choose([optionOf(link)]);
    link.takeBack();
    expect(room.requests.map(({ kind }) => kind)).toEqual(['takeBack', 'choose']);
  });

  test('asks again when the choice was refused, and tells why', async () => {
    const { link } = sitDown(0);
    link.choose(['nonsense']);
    await settled();
    expect(link.refusal).toMatchObject({ asked: 'choose', why: { kind: 'illegal' } });
    expect(link.now.isAsked).toBe(true);
    expect(link.now.sent).toBeUndefined();
    link.choose([optionOf(link)]);
    expect(link.refusal).toBeNull();
  });

  test('shows one change after the other', async () => {
    const { room, link, finish } = slowly();
    for (let i = 0; i < 3; i++) room.plays(0);
    const plies = [link.room.ply];
    for (let i = 0; i < 2; i++) {
      finish();
      await settled();
      plies.push(link.room.ply);
    }
    expect(plies).toEqual([room.room.ply - 2, room.room.ply - 1, room.room.ply]);
  });

  test('that is far behind shows the newest state at once', async () => {
    const { room, link, finish } = slowly();
    for (let i = 0; i < 9; i++) room.plays(room.room.host?.decision?.seat ?? 0);
    finish();
    await settled();
    expect(link.room.ply).toBe(room.room.ply);
  });

  test('leaves steps without a choice to the program, which takes as long as a person', async () => {
    const table = new RoomAtHand(1);
    while (table.room.host?.decision?.seat === 0) table.plays(0, 'decline');
    const { room, link } = sitDown(1, { pressing: () => ({ steps: 'all', dragons: 'first' }) }, table);
    expect(link.now.isAsked).toBe(false);
    await pass(400);
    expect(room.requests).toEqual([]);
    await pass(5000);
    expect(room.requests.length).toBeGreaterThan(0);
    expect(link.now.isAsked).toBe(true);
  });

  test('sees clocks by its own time', () => {
    const { link, room } = sitDown(0, {}, new RoomAtHand(0, { ...TERMS, clock: CLOCKS.short }));
    const since = room.seen.now.table?.clocks?.since ?? 0;
    expect(link.now.clocks?.since).toBe(since - room.serverTime() + Date.now());
  });

  test('warns its player once when a minute, twenty and ten seconds are left', () => {
    const terms = CLOCKS.fast;
    const { link } = sitDown(0, {}, new RoomAtHand(0, { ...TERMS, clock: terms }));
    const { clocks } = link.now;
    if (clocks === null || terms === null) throw new Error('there is no clock');
    const passed = startClockMarks();
    const warnings: (readonly [mark: number, left: number])[] = [];
    for (let left = Infinity; left > 0; vi.advanceTimersByTime(250)) {
      [left] = leftAt(clocks, terms, Date.now());
      const mark = passed(left);
      if (mark !== null) warnings.push([mark, left]);
    }
    expect(warnings.map(([mark]) => mark)).toEqual([60_000, 20_000, 10_000]);
    for (const [mark, left] of warnings) expect(mark - left).toBeLessThan(250);
  });

  test('asks the rival for a take-back of its own last choice, and answers theirs', async () => {
    const { room, link } = sitDown(0);
    while (room.room.host?.decision?.seat === 0) room.plays(0, 'decline');
    await settled();
    link.askTakeBack();
    await settled();
    expect(link.room.table?.asking).toMatchObject({ seat: 0 });
    const rival = sitDown(1);
    rival.room.room = room.room;
    rival.link.answerTakeBack('grantTakeBack');
    await settled();
    expect(rival.link.room.table?.asking).toBeNull();
    expect(rival.room.room.host?.decision?.seat).toBe(0);
  });

  test('resigns, and the game is over for everybody', async () => {
    const { link } = sitDown(1);
    link.resign();
    await settled();
    expect(link.room).toMatchObject({ phase: 'over', table: { result: { winner: 0, reason: 'resigned' } } });
    expect(link.now.isAsked).toBe(false);
  });
});

test('A spectator is asked nothing, and can take nothing back', () => {
  const { link } = sitDown('spectator');
  expect(link.now).toMatchObject({ isAsked: false, takingBack: null });
});
