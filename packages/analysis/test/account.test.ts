import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hint } from '@bluemoon/ai';
import type { Seat } from '@bluemoon/engine';
import { barsFor, curveErrorOf, inWholePoints, verdictFor, verdictText } from '../src/index.ts';
import type { Account, JudgedDecision, LuckTerm } from '../src/index.ts';
import { accountOf, total } from '../src/account/account.ts';
import type { Ending } from '../src/account/account.ts';
import { accuracyOf } from '../src/account/accuracy.ts';
import { turningPointsOf } from '../src/account/turning-points.ts';
import { markOf } from '../src/decisions/judge.ts';

const hint = (id: string): Hint => ({
  option: { id, kind: 'done' },
  chance: 0.5,
  crystals: 0,
  line: [],
  announces: null,
  rivalRetreats: null,
});

const decided = (at: number, seat: Seat, loss: number, error = 0.01): JudgedDecision => ({
  at,
  seat,
  options: [],
  chosen: hint('chosen'),
  best: hint(loss > 0 ? 'best' : 'chosen'),
  loss,
  error,
  crystals: 0,
  mark: markOf(loss, error),
});

const drawn = (at: number, value: number): LuckTerm => ({ at, kind: 'draw', seat: 0, value, error: 0.01 });

const WON: Ending = { by: 'rules', winner: 0 };
const CURVE = [0.5, 0.4, 0.6, 1];

/** Seat 0 resigned, with this chance left. */
const resignedWith = (last: number, decisions: readonly JudgedDecision[] = []): Account =>
  accountOf([0.5, last], decisions, [], { by: 'table', winner: 1 });

describe('A mark', () => {
  test('says how much was given away', () => {
    expect([0.04, 0.05, 0.1, 0.2].map((loss) => markOf(loss, 0.01))).toEqual([
      null,
      'inaccuracy',
      'mistake',
      'blunder',
    ]);
  });

  test('needs two standard errors', () => {
    expect(markOf(0.3, 0.16)).toBeNull();
    expect(markOf(0.3, 0.15)).toBe('blunder');
  });
});

describe('The error of the curve', () => {
  test('is largest in an even game, never leads beyond 0 and 1 there, and is none when all is decided', () => {
    const [even = 0, likely = 0, ...decided] = [0.5, 0.9, 0, 1].map(curveErrorOf);
    expect(even).toBeGreaterThan(likely);
    expect(even).toBeLessThan(0.5);
    expect(decided).toEqual([0, 0]);
  });
});

describe('The account', () => {
  test('adds up to the result, whatever it is made of', () => {
    const decisions = [decided(0, 0, 0.07), decided(1, 1, 0.3), decided(2, 1, 0)];
    const luck = [drawn(0, 0.02), drawn(2, -0.1)];
    const { start, play, luck: terms, rest, result } = accountOf(CURVE, decisions, luck, WON);
    expect(start).toBeCloseTo(0.48);
    expect(play.map(({ value }) => value)).toEqual([-0.07, 0.3]);
    expect(start + total(play) + total(terms) + rest).toBeCloseTo(result, 12);
    expect(result).toBe(1);
  });

  test('leaves out losses that may be chance', () => {
    expect(accountOf(CURVE, [decided(0, 0, 0.07, 0.05)], [], WON).play).toEqual([]);
  });

  test('lets those who resign or time out give away what they still had', () => {
    const { play, result } = accountOf([0.5, 0.4], [], [], { by: 'table', winner: 1 });
    expect(result).toBe(0);
    expect(play).toEqual([{ value: -0.4, error: 0, seat: 0, at: 1, isEnd: true }]);
  });

  test('of a game that nobody won ends in the middle, of an unfinished one where it stands', () => {
    expect(accountOf([0.5, 0.4], [], [], { by: 'table', winner: null }).result).toBe(0.5);
    expect(accountOf([0.5, 0.4], [], [], { by: 'nothing' }).result).toBe(0.4);
  });

  test('reads the other way round for seat 1', () => {
    const account = accountOf(CURVE, [decided(0, 0, 0.07), decided(1, 1, 0.3)], [drawn(2, -0.1)], WON);
    const [bars, rivals] = [barsFor(account, 0), barsFor(account, 1)];
    for (const { start, own, rival, luck, result } of [bars, rivals]) {
      expect(start + own + rival + luck).toBeCloseTo(result, 12);
    }
    expect([rivals.own, rivals.rival]).toEqual([-0.3, 0.07]);
    expect(bars.averageLuck).toBeCloseTo(0.73);
    expect(rivals.averageLuck).toBeCloseTo(0.27);
  });
});

const whole = (value: number): number => Math.round(value * 100);

describe('The bars in whole points', () => {
  test('add up and stay within a point of what they are, for both players alike', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 2, maxLength: 6 }),
        fc.array(fc.tuple(fc.constantFrom<Seat>(0, 1), fc.double({ min: 0.05, max: 0.6, noNaN: true }))),
        fc.constantFrom<Ending>(WON, { by: 'rules', winner: 1 }, { by: 'nothing' }),
        (curve, losses, ending) => {
          const decisions = losses.map(([seat, loss], at) => decided(at, seat, loss));
          const account = accountOf(curve, decisions, [], ending);
          for (const seat of [0, 1] as const) {
            const exact = barsFor(account, seat);
            const shown = inWholePoints(exact);
            const { start, own, rival, luck, result } = shown;
            expect(whole(start) + whole(own) + whole(rival) + whole(luck)).toBe(whole(result));
            for (const part of ['start', 'own', 'rival', 'luck', 'result'] as const)
              expect(Math.abs(shown[part] - exact[part])).toBeLessThan(0.01 + 1e-9);
          }
        },
      ),
    );
  });

  test('mirror each other for the two players', () => {
    const account = accountOf(CURVE, [decided(0, 0, 0.077), decided(1, 1, 0.494)], [drawn(2, -0.003)], WON);
    const [ours, theirs] = ([0, 1] as const).map((seat) => inWholePoints(barsFor(account, seat)));
    expect(whole(ours?.own ?? 0)).toBe(-whole(theirs?.rival ?? 1));
    expect(whole(ours?.luck ?? 0)).toBe(-whole(theirs?.luck ?? 1));
    expect(whole(ours?.start ?? 0)).toBe(100 - whole(theirs?.start ?? 1));
  });
});

/** Of a win of seat 0 from a chance of 0.5, to which the rival contributed this. */
const verdicts = (given: number, error = 0.01): readonly string[] => {
  const account = accountOf([0.5, 1], [decided(0, given > 0 ? 1 : 0, Math.abs(given), error)], [], WON);
  return ([0, 1] as const).map((seat) => verdictText(verdictFor(account, seat), 'en'));
};

describe('The verdict', () => {
  test.each([
    [-0.3, 'A lucky win', 'Better play, bad luck'],
    [0.1, 'Mostly luck', 'Mostly luck'],
    [0.25, 'Better play and good luck', 'Mostly play, some bad luck'],
    [0.45, 'A fair win', 'Mostly play'],
    [0.7, 'Better play beat bad luck', 'Mostly play, despite good luck'],
  ])('with %d by play is “%s” and “%s”', (given, winner, loser) => {
    expect(verdicts(given)).toEqual([winner, loser]);
  });

  test('cannot be told if play is too uncertain', () => {
    expect(verdicts(0.45, 0.2)).toEqual(['Can’t tell', 'Can’t tell']);
  });

  test('is about the end if the game was given up while it was open', () => {
    const said = [0.3, 0.05].map((last) => verdictFor(resignedWith(last, [decided(0, 0, 0.4)]), 0).because);
    expect(said).toEqual(['endedEarly', 'mostlyPlay']);
  });

  test('needs something to explain', () => {
    const account = accountOf([0.95, 1], [], [], WON);
    expect(verdictText(verdictFor(account, 0), 'en')).toBe('As expected');
    expect(verdictText(verdictFor(account, 0), 'de')).toBe('Wie erwartet');
  });
});

describe('Accuracy', () => {
  test('counts a decision half for every 10 % given away', () => {
    const decisions = [decided(0, 0, 0), decided(1, 0, 0.1), decided(2, 0, 0.2), decided(3, 1, 0.3)];
    expect(accuracyOf(decisions, 0)).toBeCloseTo((1 + 0.5 + 0.25) / 3);
    expect(accuracyOf([], 0)).toBeNull();
  });
});

describe('Turning points', () => {
  test('are marked decisions, large luck, and best choices that met bad cards', () => {
    const decisions = [decided(0, 0, 0.07), decided(1, 0, 0), decided(2, 0, 0), decided(3, 1, 0)];
    const points = turningPointsOf([0.5, 0.5, 0.3, 0.6, 0.8], decisions, [drawn(4, 0.04), drawn(3, 0.3)], []);
    expect(points.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'luck 3',
      'cards 1',
      'cards 3',
      'decision 0',
    ]);
    expect(points[1]?.value).toBeCloseTo(-0.2);
  });

  test('are the end, too, where somebody resigned with a chance left', () => {
    const [open, lost] = [0.4, 0.04].map((last) => turningPointsOf([], [], [], resignedWith(last).play));
    expect(open).toEqual([{ kind: 'end', at: 1, value: -0.4, seat: 0 }]);
    expect(lost).toEqual([]);
  });
});
