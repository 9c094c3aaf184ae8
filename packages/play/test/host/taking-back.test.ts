import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import type { GameEvent, GameRecord, Seat } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  answerTakeBack,
  askTakeBack,
  choose,
  gameRecordOf,
  nowFor,
  openTable,
  resign,
  revealsSomething,
  takeBack,
  takingBack,
} from '../../src/index.ts';
import type { Host } from '../../src/index.ts';
import { accepted, AT, chosen, doing, firstOf, TERMS, until } from './tables.ts';

const SAROGAKANAS = 'play:sarogakanas-the-ancient';

const DEAL: GameRecord['setup'] = { decks: ['vulca', 'hoax'], seed: 3, first: 0 };

const dealt = (): Host => openTable(DEAL, TERMS, AT);

/** The fight for Fire goes on with a card. */
function playing(option: string, seats: unknown): Host {
  return chosen(until(doing(until(positioned(seats), 'continue'), 'continue'), 'play'), option);
}

function positioned(seats: unknown, others: object = { element: 'fire' }): Host {
  const position = stateFromPosition(parsePosition({ seats, ...others }, BUILT_IN), BUILT_IN);
  return openTable({ position }, TERMS, AT);
}

/** A leadership card was played against a rival with this hand. */
const facing = (...hand: readonly string[]): Host => {
  const seats = [{ hand: ['Muster Reinforcements', 'Volca'], drawDeck: ['Spark', 'Torch'] }, { hand }];
  const position = stateFromPosition(parsePosition({ phase: 'leadership', seats }, BUILT_IN), BUILT_IN);
  const host = openTable({ position }, { ...TERMS, passing: 'nothing' }, AT);
  return chosen(host, 'play:muster-reinforcements');
};

describe('A player takes back', () => {
  test('nothing before their first choice', () => {
    expect(takingBack(dealt(), 0)).toEqual({ kind: 'nothing' });
  });

  test('a card that was played, which goes back to the hand', () => {
    const before = until(doing(until(dealt(), 'start'), 'start'), 'play');
    const after = accepted(takeBack(doing(before, 'play'), 0, AT));
    expect(after.state).toEqual(before.state);
    expect(gameRecordOf(after)).toEqual(gameRecordOf(before));
  });

  test('cards that were picked together, together', () => {
    const declining = doing(until(dealt(), 'decline'), 'decline');
    const [one = '', two = ''] = declining.decision?.options.map(({ id }) => id) ?? [];
    const picked = accepted(
      choose(declining, { seat: 0, ply: declining.record.entries.length, options: [one, two] }, AT),
    );
    expect(accepted(takeBack(picked, 0, AT)).state).toEqual(declining.state);
  });

  test('nothing once it is for the rival to act', () => {
    const declining = doing(until(dealt(), 'decline'), 'decline');
    const over = until(doing(declining, 'discard'), 'start');
    expect(takingBack(over, 0)).toEqual({ kind: 'rival' });
  });

  test('nothing by which a hidden card of the rival was seen (BACKTRACK-2)', () => {
    const asked = playing(SAROGAKANAS, [
      { deck: 'hoax', hand: ['Sarogakanas the Ancient', 'Tome of Wisdom'] },
      { deck: 'vulca', hand: ['Volca', 'Sear', 'Torch'], combat: ['Spark'] },
    ]);
    expect(takingBack(asked, 0).kind).toBe('possible');
    expect(takingBack(chosen(asked, 'discard-at-random'), 0)).toEqual({ kind: 'revealed' });
  });

  test('nothing by which a face-down card was turned over, but what both could see anyway', () => {
    const vulca = { deck: 'vulca', hand: ['Cinder', 'Spark'] } as const;
    const buka = { deck: 'buka', combat: ['Captain Su Cha'] } as const;
    const faceDown = playing('play:cinder', [vulca, { ...buka, bluffs: ['Cannoneer Tara Ko'] }]);
    expect(takingBack(doing(faceDown, 'discardFaceDown'), 0).kind).toBe('revealed');
    const open = playing('play:cinder', [vulca, { ...buka, support: ['Armory'] }]);
    expect(takingBack(doing(open, 'discard'), 0).kind).toBe('possible');
  });

  test('a card with which the rival did not interfere: silence tells nothing (BACKTRACK-4)', () => {
    const asked = facing('Snatched Sceptre', 'Blaze');
    expect(asked.decision).toMatchObject({ seat: 1, about: { during: 'interference' } });
    const silent = chosen(asked, 'refuse');
    expect(takingBack(silent, 0)).toEqual({ kind: 'possible', to: 0 });
    expect(takingBack(silent, 1)).toEqual({ kind: 'possible', to: 1 });
    expect(accepted(takeBack(silent, 0, AT)).decision?.seat).toBe(0);
  });

  test('nothing after the rival has refused something else than to interfere', () => {
    const silent = chosen(facing('Snatched Sceptre', 'Blaze'), 'refuse');
    const turn = silent.turn.map((step) => {
      const pending = step.before.decision;
      if (pending === null) throw new Error('the game is over');
      const asked = { ...pending, about: { ...pending.about, during: 'text' } as const };
      return { ...step, before: { ...step.before, decision: asked } };
    });
    expect(takingBack({ ...silent, turn }, 0)).toEqual({ kind: 'rival' });
  });

  test('nothing after the rival had to choose what to discard', () => {
    const host = positioned(
      [
        { hand: ['Sprinkle Water of Tranquility', 'Spark'], drawDeck: ['Torch'] },
        { hand: ['Volca', 'Sear', 'Blaze', 'Furnace', 'Shimmer', 'Ignite'] },
      ],
      { phase: 'leadership' },
    );
    const asked = chosen(host, 'play:sprinkle-water-of-tranquility');
    expect(asked.decision?.seat).toBe(1);
    expect(takingBack(asked, 0).kind).toBe('possible');
    expect(takingBack(doing(asked, 'discard'), 0)).toEqual({ kind: 'rival' });
  });

  test('what made a card of the rival leave that both could see', () => {
    const asked = playing('play:highchirp', [
      { hand: ['Highchirp', 'Spark'] },
      { combat: ['Wild Gazelle', 'Wild Antelope'] },
    ]);
    const discarded = doing(asked, 'discard');
    expect(discarded.events).toContainEqual(
      expect.objectContaining({ event: 'moved', seat: 1, from: 'combat', shown: true }),
    );
    expect(takingBack(discarded, 0)).toEqual({ kind: 'possible', to: discarded.record.entries.length - 1 });
  });

  test('no turn that is over, though no card was drawn at its end', () => {
    const host = positioned([{ hand: ['Spark', 'Torch', 'Volca'] }, { hand: ['Glimmer', 'Sear'] }], {
      phase: 'engagement',
      element: null,
    });
    const over = chosen(doing(host, 'decline'), 'discard:spark', 'done');
    expect(over.decision?.seat).toBe(1);
    expect(over.events.some(revealsSomething)).toBe(false);
    expect([takingBack(over, 0), takingBack(over, 1)]).toEqual([{ kind: 'rival' }, { kind: 'rival' }]);
  });

  test('one choice after the other, the last first', () => {
    const start = until(dealt(), 'start');
    const started = until(doing(start, 'start'), 'play');
    const played = doing(started, 'play');
    const back = accepted(takeBack(played, 0, AT));
    expect(back.turn).toEqual(started.turn);
    expect(accepted(takeBack(back, 0, AT))).toMatchObject({
      state: start.state,
      decision: start.decision,
      line: start.line,
      turn: start.turn,
      events: [],
    });
  });

  test('no card with which the rival interfered', () => {
    const answered = doing(facing('Snatched Sceptre', 'Blaze'), 'play');
    expect(takingBack(answered, 0)).toEqual({ kind: 'rival' });
  });

  test('nothing once their time is up, nor when the game is over', () => {
    const clock = { kind: 'decision', each: 10 } as const;
    const before = until(doing(until(openTable(DEAL, { ...TERMS, clock }, AT), 'start'), 'start'), 'play');
    const played = doing(before, 'play');
    expect(takeBack(played, 0, AT + 10)).toEqual({ kind: 'refused', why: { kind: 'timeUp' } });
    expect(takeBack(played, 0, AT + 9).kind).toBe('done');
    const over = accepted(resign(played, 1, AT));
    expect(takingBack(over, 0)).toEqual({ kind: 'over' });
    expect(takeBack(over, 0, AT)).toEqual({ kind: 'refused', why: { kind: 'over' } });
    expect(askTakeBack(over, 0, 1, AT)).toEqual({ kind: 'refused', why: { kind: 'over' } });
  });
});

describe('Something was learned that nobody can forget (BACKTRACK-2)', () => {
  const seat = 0;
  const [card, by] = ['spark', 'refresh'] as const;
  const moved = { event: 'moved', seat, card, to: 'hand', shown: false, by } as const;
  const played = { event: 'played', seat, card, to: 'combat', as: 'itself', shown: true } as const;
  test.each<[isSo: boolean, event: GameEvent]>([
    [true, { event: 'searched', seat, place: 'drawDeck', by }],
    [true, { event: 'shuffled', seat, by }],
    [true, { event: 'disclosed', seat, cards: [card], by }],
    [true, { event: 'called', seat, honest: true } as unknown as GameEvent],
    [true, { ...moved, from: 'drawDeck' }],
    [false, { ...moved, from: 'discardPile' }],
    [true, { ...played, from: 'drawDeck' }],
    [false, { ...played, from: 'hand' }],
    [false, { event: 'covered', seat, cards: [card] }],
  ])('%s: %j', (isSo, event) => {
    expect(revealsSomething(event)).toBe(isSo);
  });
});

/** Seat 0 has declined and drawn, and it is for seat 1 to start. */
function declined(): { readonly host: Host; readonly entry: number } {
  const before = until(dealt(), 'decline');
  const entry = before.record.entries.length;
  return { entry, host: until(doing(doing(before, 'decline'), 'discard'), 'start') };
}

const CANNOT = { kind: 'refused', why: { kind: 'cannotTakeBack' } };

describe('Where the rules give no take-back', () => {
  test('the rival may grant one, and the table is as it was', () => {
    const { host, entry } = declined();
    expect(takeBack(host, 0, AT)).toEqual(CANNOT);
    const asked = accepted(askTakeBack(host, 0, entry, AT));
    expect(asked.asking).toEqual({ seat: 0, to: entry });
    const granted = accepted(answerTakeBack(asked, 1, 'grantTakeBack', AT));
    expect(granted.asking).toBeNull();
    const { state, decision, line, turn } = until(dealt(), 'decline');
    expect(granted).toMatchObject({ state, decision, line, turn, events: [] });
    expect(takingBack(granted, 0)).toEqual({ kind: 'nothing' });
    expect(doing(granted, 'start').decision?.seat).toBe(0);
  });

  test('the rival may refuse, and a choice lets the request lapse', () => {
    const { host, entry } = declined();
    const asked = accepted(askTakeBack(host, 0, entry, AT));
    const refused = accepted(answerTakeBack(asked, 1, 'refuseTakeBack', AT));
    expect([refused.asking, refused.state]).toEqual([null, host.state]);
    expect(doing(asked, firstOf(asked)).asking).toBeNull();
  });

  test.each<readonly [string, Seat, number]>([
    ['a choice of the rival', 1, 1],
    ['what passed by itself', 0, 0],
    ['something that never was', 0, 99],
  ])('nobody asks for %s', (_, seat, to) => {
    const { host } = declined();
    expect(askTakeBack(host, seat, to, AT)).toEqual(CANNOT);
  });

  test('nobody asks for a choice that was taken back already', () => {
    const before = until(dealt(), 'start');
    const entry = before.record.entries.length;
    const started = doing(before, 'start');
    expect(askTakeBack(started, 0, entry, AT).kind).toBe('done');
    expect(askTakeBack(accepted(takeBack(started, 0, AT)), 0, entry, AT)).toEqual(CANNOT);
  });

  test('a player is told which choice they could ask for: their last one that did something', () => {
    const { host, entry } = declined();
    const last = nowFor(host, 0).lastOwn;
    expect(last).toBe(entry + 1);
    expect(host.record.entries.findLastIndex((one) => one.kind === 'choose' && one.seat === 0)).toBe(
      entry + 2,
    );
    expect(askTakeBack(host, 0, last ?? -1, AT).kind).toBe('done');
    expect(nowFor(host, 'spectator').lastOwn).toBeNull();
    expect(nowFor(accepted(resign(host, 0, AT)), 0).lastOwn).toBeNull();
  });

  test('nobody grants their own request, nor one that was not made', () => {
    const { host, entry } = declined();
    const asked = accepted(askTakeBack(host, 0, entry, AT));
    const nothingAsked = { kind: 'refused', why: { kind: 'nothingAsked' } };
    for (const answer of ['grantTakeBack', 'refuseTakeBack'] as const) {
      expect(answerTakeBack(asked, 0, answer, AT)).toEqual(nothingAsked);
      expect(answerTakeBack(host, 1, answer, AT)).toEqual(nothingAsked);
    }
  });
});
