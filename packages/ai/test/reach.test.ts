import {
  apply,
  BUILT_IN,
  decision,
  newGame,
  parsePosition,
  PEOPLES,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { Decision, GameEvent, Option, State } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { reachIn } from '../src/index.ts';
import type { Reach } from '../src/index.ts';
import { randomFrom } from '../src/random.ts';

type Announced = Extract<GameEvent, { readonly event: 'announced' }>;

const inPosition = (position: unknown): State =>
  stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);

function reachOf(state: State, maxNodes?: number): Reach | null {
  return reachIn(viewFor(state, decision(state)?.seat ?? 0), BUILT_IN, maxNodes);
}

/** How the turn goes on: the rival does not interfere, and nobody retreats or takes the turn back. */
function waysOn({ seat, options, about }: Decision, mine: number): readonly Option[] {
  if (seat !== mine && about.during === 'interference')
    return options.filter(({ kind }) => kind === 'refuse');
  return options.filter(({ kind }) => kind !== 'takeBack' && kind !== 'retreat');
}

function after(state: State, option: Option): { readonly state: State; readonly announced?: Announced } {
  const applied = apply(state, option.id);
  const announced = applied.events.find((event): event is Announced => event.event === 'announced');
  return announced === undefined ? applied : { ...applied, announced };
}

/** The highest total that any line of play announces; -1 if none does. */
function highest(state: State, mine: number, turn: number): number {
  const pending = decision(state);
  if (pending === null || viewFor(state, 'spectator').turn.number !== turn) return -1;
  return Math.max(
    -1,
    ...waysOn(pending, mine).map((option) => {
      const { state: next, announced } = after(state, option);
      return announced === undefined ? highest(next, mine, turn) : announced.power;
    }),
  );
}

/** What one random way to end the turn announces. */
function announcedAtRandom(from: State, random: () => number): Announced | undefined {
  const { seat, turn } = { seat: decision(from)?.seat ?? 0, turn: viewFor(from, 'spectator').turn.number };
  let state = from;
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    const ways = waysOn(pending, seat);
    const way = ways[Math.floor(random() * ways.length)];
    if (way === undefined || viewFor(state, 'spectator').turn.number !== turn) return undefined;
    const next = after(state, way);
    if (next.announced !== undefined) return next.announced;
    ({ state } = next);
  }
  return undefined;
}

const people = (number: number) => PEOPLES[number % PEOPLES.length] ?? 'vulca';

/** Positions of a random game in which a player has something to match and few cards. */
function* positionsWithReach(
  game: number,
  maxHand: number,
): Generator<{ readonly state: State; readonly reach: Reach }> {
  const random = randomFrom(game + 1);
  let { state } = newGame({ decks: [people(game), people(5 * game + 1)], seed: game });
  for (let pending = decision(state), i = 0; pending !== null && i < 120; pending = decision(state), i++) {
    const reach =
      viewFor(state, pending.seat).seats[pending.seat].hand.count > maxHand ? null : reachOf(state);
    if (reach !== null) yield { state, reach };
    const fighting = pending.options.filter(({ kind }) => !/takeBack|retreat|decline/.test(kind));
    const pool = fighting.length > 0 ? fighting : pending.options;
    state = apply(state, pool[Math.floor(random() * pool.length)]?.id ?? '').state;
  }
}

const position = (
  hand: readonly string[],
  { element = 'fire', rival = { deck: 'hoax', combat: ['Sarogakanas the Ancient'] } } = {},
): State => inPosition({ element, phase: 'engagement', seats: [{ deck: 'vulca', hand }, rival] });

describe('The best total within reach', () => {
  test('adds what the hand can add', () => {
    const [spark, boosted] = [reachOf(position(['Spark'])), reachOf(position(['Spark', 'Fireblast']))];
    expect(spark).toMatchObject({ element: 'fire', isCertain: true });
    expect(boosted?.best).toBeGreaterThan(spark?.best ?? Infinity);
  });

  test('is the same as that of a search through every line of play', () => {
    let compared = 0;
    for (let game = 0; game < 3 * PEOPLES.length; game++) {
      for (const { state, reach } of positionsWithReach(game, 3)) {
        const { turn } = viewFor(state, 'spectator');
        if (!reach.isCertain) continue;
        compared++;
        expect(reach.canAnnounce ? reach.best : -1).toBe(highest(state, turn.seat, turn.number));
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('is never exceeded by any way to play the turn, if it is certain', () => {
    const random = randomFrom(99);
    let [certain, all] = [0, 0];
    for (let game = 0; game < PEOPLES.length; game++) {
      for (const { state, reach } of positionsWithReach(game, 5)) {
        all++;
        if (!reach.isCertain) continue;
        certain++;
        for (let i = 0; i < 3; i++) {
          const announced = announcedAtRandom(state, random);
          expect(announced === undefined || reach.canAnnounce).toBe(true);
          expect(announced?.power ?? 0).toBeLessThanOrEqual(reach.best);
        }
      }
    }
    expect(certain / all).toBeGreaterThan(0.7);
  });

  test('is enough with a shield, however low it is (SHIELD-1)', () => {
    const rival = { deck: 'hoax', combat: ['Sarogakanas the Ancient'], support: ['Tome of Wisdom'] };
    const options = { element: 'earth', rival };
    expect(reachOf(position(['Spark'], options))).toMatchObject({ canAnnounce: false, isCertain: true });
    const shielded = reachOf(position(['Spark', 'Infernal Armor'], options));
    expect(shielded).toMatchObject({ canAnnounce: true, isCertain: true });
    expect(shielded?.best).toBeLessThan(shielded?.toMatch ?? 0);
  });

  test('cannot be announced while a demand is open that forces a retreat (ENGAGE-10)', () => {
    const rival = { deck: 'pillar', combat: ['Bodius Maloderus', 'Caterpillar Lightseeker'] };
    expect(reachOf(position(['Volca'], { rival }))).toMatchObject({ canAnnounce: false, isCertain: true });
  });

  test('is not certain if the search was cut short', () => {
    const hand = ['Spark', 'Fireblast', 'Glimmer', 'Sear'];
    expect(reachOf(position(hand))?.isCertain).toBe(true);
    expect(reachOf(position(hand), 2)?.isCertain).toBe(false);
  });

  test('does not exist before Engagement, at the start of a fight and for the rival', () => {
    const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 8, first: 0 });
    expect(reachOf(state)).toBeNull();
    const started = apply(apply(state, 'done').state, 'start').state;
    expect(reachOf(started)).toBeNull();
    expect(reachIn(viewFor(position(['Spark']), 1), BUILT_IN)).toBeNull();
  });
});
