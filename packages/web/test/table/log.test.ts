import { apply, BUILT_IN, decision, newGame } from '@bluemoon/engine';
import type { GameEvent, Language } from '@bluemoon/engine';
import { speakingTo } from '@bluemoon/engine/telling';
import { describe, expect, test } from 'vitest';
import type { StoryEntry } from '@bluemoon/play';
import { startLog } from '../../src/table/log.ts';
import type { Reader } from '../../src/table/log.ts';

const reader = (language: Language = 'en'): Reader => ({
  viewer: 0,
  names: ['Vulca', 'Hoax'],
  voice: speakingTo(0),
  language,
  box: BUILT_IN,
});

/** The story of a game in which everybody takes the first option. */
function story(choices: number): readonly StoryEntry[] {
  const dealt = newGame({ decks: ['vulca', 'hoax'], seed: 3, first: 0 });
  let { state } = dealt;
  const entries: StoryEntry[] = [{ entry: -1, events: dealt.events }];
  for (let entry = 0; entry < choices; entry++) {
    const option = decision(state)?.options.at(-1)?.id;
    if (option === undefined) break;
    const applied: { readonly state: typeof state; readonly events: readonly GameEvent[] } = apply(
      state,
      option,
    );
    ({ state } = applied);
    entries.push({ entry, events: applied.events });
  }
  return entries;
}

describe('The log', () => {
  const whole = story(60);

  test('is the same whether it is written during the game or at its end', () => {
    const growing = startLog();
    for (let length = 1; length <= whole.length; length++) {
      const now = whole.slice(0, length);
      expect(growing(now, reader())).toEqual(startLog()(now, reader()));
    }
  });

  test('does not write finished turns again', () => {
    const growing = startLog();
    const before = growing(whole.slice(0, 40), reader());
    const after = growing(whole, reader());
    expect(before.length).toBeGreaterThan(3);
    expect(after.length).toBeGreaterThan(before.length);
    for (const entry of before.slice(1)) expect(after).toContain(entry);
    const [latest] = before;
    expect(after.find(({ turn }) => turn === latest?.turn)).not.toBe(latest);
  });

  test('loses turns that were taken back', () => {
    const log = startLog();
    log(whole, reader());
    const shorter = whole.slice(0, 30);
    expect(log(shorter, reader())).toEqual(startLog()(shorter, reader()));
  });

  test('is rewritten completely in another language', () => {
    const log = startLog();
    log(whole, reader());
    expect(log(whole, reader('de'))).toEqual(startLog()(whole, reader('de')));
    expect(log(whole, reader('de'))).not.toEqual(log(whole, reader('en')));
  });
});
