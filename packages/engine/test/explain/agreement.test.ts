import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { powerOf } from '../../src/derive/value.ts';
import {
  explainCard,
  explainDemands,
  explainPlay,
  explainPower,
  explanationText,
} from '../../src/explain/index.ts';
import type { Explanation } from '../../src/explain/index.ts';
import { COMBAT, HAND, SUPPORT, zone } from '../../src/state/layout.ts';
import { EARTH, FIRE } from '../../src/compile/element.ts';
import { cardsIn } from '../../src/state/sets.ts';
import { workbenchFor } from '../../src/state/workbench.ts';
import type { State } from '../../src/state/workbench.ts';
import { randomGame } from '../random-game.ts';
import type { Moment } from '../random-game.ts';

const LEDGER = readFileSync(new URL('../../../../docs/LEDGER.md', import.meta.url), 'utf8');
const LEDGER_IDS = new Set(Array.from(LEDGER.matchAll(/^([A-Z]+(?:-[A-Z]+)*-\d+) \|/gm), ([, id]) => id));

const SEATS = [0, 1] as const;
const GAMES = [
  { decks: ['buka', 'mimix'], seed: 1 },
  { decks: ['hoax', 'khind'], seed: 2 },
  { decks: ['aqua', 'pillar'], seed: 3 },
  { decks: ['flit', 'vulca'], seed: 4 },
  { decks: ['terrah', 'buka'], seed: 5 },
] as const;

/** Every ninth moment of the games: enough to see all kinds of them. */
function* moments(): Generator<Moment> {
  for (const setup of GAMES) {
    let passed = 0;
    for (const moment of randomGame(setup)) if (passed++ % 9 === 0) yield moment;
  }
}

function idsIn(state: State, seat: 0 | 1, zones: readonly number[]): readonly string[] {
  const { cards } = state.game.decks[seat];
  return zones.flatMap((which) => cardsIn(state.cells, zone(seat, which)).map((card) => cards[card].id));
}

const PLAYING = new Set<string>(['play', 'bluff', 'load', 'embark']);

function check(explanation: Explanation): void {
  for (const language of ['en', 'de'] as const) {
    const said = explanationText(explanation, language, BUILT_IN);
    expect(said).toHaveLength(explanation.facts.length);
    for (const sentence of said) expect(sentence).toMatch(/^[A-ZÄÖÜ„“][^…]{8,}[.”“]$/);
  }
  for (const id of explanation.facts.flatMap((fact) => fact.rules)) expect(LEDGER_IDS).toContain(id);
}

describe('Explanations agree with the rules at every moment of random games', () => {
  test('a card is called playable exactly if an option plays, lays or loads it, and otherwise reasons are given', () => {
    for (const { state, decision } of moments()) {
      for (const seat of SEATS) {
        for (const { id } of state.game.decks[seat].cards) {
          const options = decision.options.filter(
            ({ kind, card, owner }) =>
              PLAYING.has(kind) && card === id && owner === seat && decision.seat === seat,
          );
          const { playable, options: explained, facts } = explainPlay(state, seat, id);
          expect(explained).toEqual(options.map((option) => option.id));
          expect(playable).toBe(options.length > 0);
          expect(facts.length).toBeGreaterThan(0);
          expect(facts.every((fact) => (fact.kind === 'playable') === playable)).toBe(true);
        }
      }
    }
  });

  test('a power is what the rules count, and the sum of what its cards are said to add', () => {
    for (const { state } of moments()) {
      for (const seat of SEATS) {
        for (const element of ['fire', 'earth'] as const) {
          const { total, facts } = explainPower(state, seat, element);
          expect(total).toBe(powerOf(workbenchFor(state, null), seat, element === 'fire' ? FIRE : EARTH));
          expect(facts.find((fact) => fact.kind === 'total')?.number).toBe(total);
        }
      }
    }
  });

  test('there are words in both languages for everything, and every rule cited is in the ledger', () => {
    for (const { state } of moments()) {
      for (const seat of SEATS) {
        check(explainPower(state, seat));
        const demands = explainDemands(state, seat);
        expect(demands.facts.length).toBeGreaterThan(0);
        check(demands);
        for (const card of idsIn(state, seat, [HAND, COMBAT, SUPPORT])) {
          check(explainCard(state, seat, card));
          check(explainPlay(state, seat, card));
        }
      }
    }
  });
});
