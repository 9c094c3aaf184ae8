import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import type { PageLink } from '../../src/link/page-link.ts';
import { settled, sitDown } from './sitting-down.ts';

const AT_ONCE = (): Promise<void> => Promise.resolve();
const DEAL = { setup: { decks: ['vulca', 'hoax'], seed: 3, first: 0 }, choices: [] } as const;

/** Before the retreat of seat 1, after which seat 0 attracts a dragon. */
const RETREAT = {
  setup: {
    position: stateFromPosition(
      parsePosition(
        {
          turn: 1,
          element: 'fire',
          phase: 'engagement',
          seats: [
            { deck: 'vulca', hand: ['volca'], combat: ['glimmer'] },
            { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
          ],
        },
        BUILT_IN,
      ),
      BUILT_IN,
    ),
  },
  choices: [],
} as const;

const optionsIn = ({ now }: PageLink): readonly string[] =>
  (now.view.decision?.options ?? []).map(({ id }) => id);

describe('A step in which nothing can be done', () => {
  test('passes for the person, as a choice of their own', async () => {
    const { link } = await sitDown({ record: DEAL });
    expect(link.sitting.record.choices).toEqual(['done']);
    expect(link.now.view.turn.phase).toBe('engagement');
  });

  test('is asked about if the person wants it', async () => {
    const { link } = await sitDown({ record: DEAL }, AT_ONCE, { steps: 'none', dragons: 'ask' });
    expect(link.sitting.record.choices).toEqual([]);
    expect(optionsIn(link)).toEqual(['done']);
  });

  test('is not taken back alone: it would pass again', async () => {
    const { link } = await sitDown({ record: DEAL });
    expect(link.now.takingBack?.kind).toBe('nothing');
    link.choose(['start']);
    await settled();
    link.takeBack();
    await settled();
    expect(link.sitting.record.choices).toEqual(['done']);
    expect(link.now.view.turn.phase).toBe('engagement');
  });

  test('passes the same way in a game that is resumed', async () => {
    const { link } = await sitDown({ record: { ...DEAL, choices: ['done', 'start'] } });
    expect(link.now.takingBack?.kind).toBe('possible');
    link.takeBack();
    await settled();
    expect(link.sitting.record.choices).toEqual(['done']);
  });
});

describe('Which dragon moves (DRAGON-5)', () => {
  const players = [{ kind: 'person' }, { kind: 'person' }] as const;

  test('is not asked, so that nobody has to hand over the screen for it', async () => {
    const { link } = await sitDown({ players, record: RETREAT });
    link.choose(['retreat']);
    await settled();
    expect(Object.values(link.now.view.dragons).filter((place) => place === 0)).toHaveLength(1);
    expect(link.sitting.record.choices.filter((choice) => choice.startsWith('dragon:'))).toHaveLength(1);
    expect(link.curtain).toBeNull();
  });

  test('is asked if the player wants to choose', async () => {
    const { link } = await sitDown({ players, record: RETREAT }, AT_ONCE, { steps: 'early', dragons: 'ask' });
    link.choose(['retreat']);
    await settled();
    expect(link.curtain).toBe(0);
    expect(link.now.view.decision).toMatchObject({ seat: 0, about: { during: 'attract' } });
  });
});
