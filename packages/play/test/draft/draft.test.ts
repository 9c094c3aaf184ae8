import { boxWith, BUILT_IN, CARDS, newGame, type People, PEOPLES, positionOf } from '@bluemoon/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agreeOn,
  cardsKept,
  checkDeck,
  chooseDeck,
  DRAFT_SEATS,
  DRAFT_SIZES,
  draftDeck,
  draftedFromPacks,
  draftedMatch,
  draftView,
  familyCards,
  gameSetup,
  isOver,
  matchView,
  newDraft,
  nextGame,
  packetSizes,
  pick,
  readDraft,
  readMatch,
  recordResult,
  type Draft,
  type DraftSeats,
} from '../../src/index.ts';
import { id, invented, BOX, REPLACER } from '../cards.ts';
import { refusalOf } from '../refusal.ts';

const withoutBuka = PEOPLES.filter((people) => people !== 'buka');
/** As many peoples as the table asks for, with the Buka or without. */
const peoplesFor = (seats: DraftSeats, buka: 'with Buka' | 'without Buka'): readonly People[] => {
  const { decks } = DRAFT_SIZES[seats];
  return buka === 'with Buka' ? [...withoutBuka.slice(0, decks - 1), 'buka'] : withoutBuka.slice(0, decks);
};

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const packets = (draft: Draft) => draft.picks.map((_, seat) => draftView(draft, seat, BUILT_IN).packet);

const everybodyPicksFirst = (draft: Draft) =>
  packets(draft).reduce((now, [card = ''], seat) => pick(now, seat, card, BUILT_IN), draft);
const dealtInAll = (seats: DraftSeats, peoples: readonly People[]) =>
  seats * packetSizes(seats, peoples).reduce((sum, size) => sum + size, 0);
const cardsIn = (peoples: readonly People[]) =>
  peoples.reduce((sum, people) => sum + draftDeck(people, BUILT_IN).length, 0);

/** Everybody picks until the end; `choose` says which place of a packet is taken. */
function drafted(draft: Draft, choose: (size: number, turn: number) => number = () => 0): Draft {
  let now = draft;
  for (let turn = 0; !isOver(now); turn++) {
    for (let seat = 0; seat < now.setup.seats; seat++) {
      const { packet } = draftView(now, seat, BUILT_IN);
      if (packet.length === 0) continue;
      now = pick(now, seat, packet[choose(packet.length, turn * 6 + seat)] ?? '', BUILT_IN);
    }
  }
  return now;
}

describe('the pool', () => {
  test('has 33 cards of a people: 32 of its own and its mutant; the Buka have 31 (DRAFT-1, OPEN-QUESTION-26)', () => {
    for (const people of PEOPLES) {
      const cards = draftDeck(people, BUILT_IN);
      expect(cards).toHaveLength(people === 'buka' ? 31 : 33);
      expect(cards.filter((card) => card.people === 'mutant')).toHaveLength(people === 'buka' ? 0 : 1);
      expect(cards.every((card) => card.people === people || card.people === 'mutant')).toBe(true);
      expect(cards.some((card) => card.type === 'leader')).toBe(false);
    }
    const all = PEOPLES.flatMap((people) => draftDeck(people, BUILT_IN).map((card) => card.id));
    expect(new Set(all).size).toBe(8 * 33 + 31);
  });

  test('is made of the decks that were named, or of decks drawn by the seed (DRAFT-1)', () => {
    expect(newDraft({ seats: 2, seed: 1, peoples: ['aqua', 'hoax', 'flit'] }).setup.peoples).toEqual([
      'hoax',
      'flit',
      'aqua',
    ]);
    const drawn = Array.from({ length: 40 }, (_, seed) => newDraft({ seats: 2, seed }).setup.peoples);
    for (const peoples of drawn) expect(new Set(peoples).size).toBe(3);
    expect(new Set(drawn.flat()).size).toBe(9);
    expect(() => newDraft({ seats: 2, seed: 1, peoples: ['aqua', 'hoax'] })).toThrow(
      '3 different people decks',
    );
    expect(() => newDraft({ seats: 2, seed: 1, peoples: ['aqua', 'aqua', 'hoax'] })).toThrow('3 different');
    expect(() => newDraft({ seats: 7 as DraftSeats, seed: 1 })).toThrow('2 to 6 seats, not 7');
  });
});

const isOfThePack = (card: string): boolean => card.startsWith('pack-');

describe('cards of packs', () => {
  const ownCard = invented('Pack Vulca', { people: 'vulca', type: 'character', fire: 3, earth: 3 });
  const mutant = invented('Pack Mutant', { people: 'mutant', type: 'support', fire: 1, earth: 1 });
  const another = invented('Pack Flit', { people: 'flit', type: 'booster', fire: 1, earth: 1 });
  const box = boxWith([...BOX.packCards, ownCard, mutant, another]);
  const peoples = ['vulca', 'hoax', 'aqua'] as const;

  test('of the peoples that are drafted, and mutants, can be shuffled in; leaders and what is only for building cannot (PROJECT-40)', () => {
    expect(draftedFromPacks(peoples, BOX).map((card) => card.name.en)).toEqual(['Test Replacer']);
    expect(draftedFromPacks(peoples, box)).toEqual([REPLACER, ownCard, mutant]);
    expect(draftedFromPacks(peoples, BUILT_IN)).toEqual([]);
    const leader = invented('Pack Leader', { people: 'vulca', type: 'leader' });
    expect(draftedFromPacks(peoples, boxWith([leader, ownCard]))).toEqual([ownCard]);
  });

  /** Both keep cards of packs wherever they see one. */
  function draftedFor(packs: boolean, seed: number): Draft {
    let draft = newDraft({ seats: 2, seed, peoples, packs, match: true });
    for (let turn = 0; !isOver(draft); turn++) {
      const { packet } = draftView(draft, turn % 2, box);
      draft = pick(draft, turn % 2, packet.find(isOfThePack) ?? packet[0] ?? '', box);
    }
    return draft;
  }

  test('are dealt only if that was agreed on, and the table stays as it is (PROJECT-40)', () => {
    const drafts = [1, 2, 3, 4, 5].map((seed) => [draftedFor(false, seed), draftedFor(true, seed)] as const);
    for (const [without, withPacks] of drafts) {
      expect(without.picks.flat().filter(isOfThePack)).toEqual([]);
      for (const picks of withPacks.picks) expect(picks).toHaveLength(cardsKept(2, peoples));
      expect(readDraft(json(withPacks), box)).toEqual(withPacks);
    }
    // Four of the 102 cards remain undealt, now and then one of the pack.
    const picked = new Set(drafts.flatMap(([, withPacks]) => withPacks.picks.flat()));
    expect([...picked].filter(isOfThePack).toSorted()).toEqual([mutant.id, ownCard.id]);
  });

  test('go with their picks into a match (PROJECT-40, DRAFT-16)', () => {
    const draft = draftedFor(true, 1);
    const match = draftedMatch(draft, [0, 1], { seed: 1 }, box);
    expect(match.options.drafted?.flat().some(isOfThePack)).toBe(true);
    expect(readMatch(json(match), box)).toEqual(match);
    expect(() => readMatch(json(match), BUILT_IN)).toThrow('Such cards are in no draft (DRAFT-1): “pack-');
  });

  test('every seat knows whether they are dealt (PROJECT-40, DRAFT-13)', () => {
    for (const seat of [0, 1]) {
      const begun = newDraft({ seats: 2, seed: 1, peoples });
      expect(draftView(begun, seat, box).packs).toBe(false);
      const plain = newDraft({ ...begun.setup, packs: false });
      expect(draftView(begun, seat, box).packet).toEqual(draftView(plain, seat, box).packet);
      for (const packs of [true, false])
        expect(draftView(newDraft({ ...begun.setup, packs }), seat, box).packs).toBe(packs);
    }
  });

  test('a draft in which they were picked cannot be read without them (PROJECT-40)', () => {
    expect(() => readDraft(json(draftedFor(true, 1)), BUILT_IN)).toThrow(/not in your packet/);
  });
});

/** Players, decks, cards dealt, rounds, cards in the end, and with the Buka. */
const TABLE = [
  ['DRAFT-7', 2, 3, 5, 9, 39, 38],
  ['DRAFT-8', 3, 4, 5, 8, 35, 34],
  ['DRAFT-9', 4, 6, 5, 9, 39, 39],
  ['DRAFT-10', 5, 7, 6, 7, 38, 37],
  ['DRAFT-11', 6, 9, 7, 7, 42, 42],
] as const;

describe('the table of the rules (DRAFT-7, DRAFT-8, DRAFT-9, DRAFT-10, DRAFT-11)', () => {
  test.each(TABLE)('%s %i players', (_, seats, decks, dealt, rounds, kept) => {
    expect(DRAFT_SIZES[seats]).toEqual({ decks, dealt, rounds, kept });
  });

  test.each(TABLE.filter(([, seats]) => seats < 6))(
    '%s: %i players end with a round of four cards each (DRAFT-6)',
    (_, seats, _decks, dealt, rounds, kept) => {
      const peoples = peoplesFor(seats, 'without Buka');
      expect(packetSizes(seats, peoples)).toEqual([...Array.from({ length: rounds }, () => dealt), 4]);
      expect(cardsKept(seats, peoples)).toBe(kept);
      const { picks } = drafted(newDraft({ seats, seed: 5, peoples }));
      expect(picks.map((picked) => picked.length)).toEqual(Array.from({ length: seats }, () => kept));
    },
  );

  test.each(TABLE)(
    'with the Buka: %s, %i players (DRAFT-12)',
    (_, seats, _decks, dealt, rounds, kept, withBuka) => {
      const peoples = peoplesFor(seats, 'with Buka');
      const last = seats === 6 ? [] : [seats === 4 ? 4 : 3];
      expect(packetSizes(seats, peoples)).toEqual([...Array.from({ length: rounds }, () => dealt), ...last]);
      expect(cardsKept(seats, peoples)).toBe(withBuka);
      expect(kept - withBuka).toBe([2, 3, 5].includes(seats) ? 1 : 0);
      const { picks } = drafted(newDraft({ seats, seed: 5, peoples }));
      expect(picks.map((picked) => picked.length)).toEqual(Array.from({ length: seats }, () => withBuka));
    },
  );

  test('the pool is always large enough (DRAFT-2)', () => {
    for (const seats of DRAFT_SEATS)
      for (const buka of ['with Buka', 'without Buka'] as const) {
        // Six players need all nine decks.
        const peoples = seats === 6 ? PEOPLES : peoplesFor(seats, buka);
        expect(dealtInAll(seats, peoples)).toBeLessThanOrEqual(cardsIn(peoples));
      }
  });

  test.each([2, 3, 5] as const)(
    'with the Buka, four cards each for %i would be too many (DRAFT-12)',
    (seats) => {
      const peoples = peoplesFor(seats, 'with Buka');
      expect(dealtInAll(seats, peoples) + seats).toBeGreaterThan(cardsIn(peoples));
    },
  );
});

describe('picking', () => {
  const four = newDraft({ seats: 4, seed: 9, peoples: peoplesFor(4, 'without Buka') });
  test('everybody is dealt a packet of different cards, the same for the same seed (DRAFT-2)', () => {
    const dealt = packets(four);
    for (const packet of dealt) expect(packet).toHaveLength(5);
    expect(new Set(dealt.flat()).size).toBe(20);
    expect(packets(newDraft(four.setup))).toEqual(dealt);
    expect(packets(newDraft({ ...four.setup, seed: 10 }))).not.toEqual(dealt);
  });

  test('a long seed deals packets that nobody can find by trying numbers', () => {
    const seed = 'a1'.repeat(32);
    const secret = newDraft({ seats: 4, seed });
    expect(new Set(packets(secret).flat()).size).toBe(20);
    expect(packets(newDraft({ seats: 4, seed }))).toEqual(packets(secret));
    const other = { seats: 4, seed: 'a2'.repeat(32), peoples: secret.setup.peoples } as const;
    expect(packets(newDraft(other))).not.toEqual(packets(secret));
  });

  test('one card is kept and the others go to the right, when all have picked (DRAFT-3)', () => {
    const dealt = packets(four);
    const [first = ''] = dealt[2] ?? [];
    const waiting = pick(four, 2, first, BUILT_IN);
    expect(draftView(waiting, 2, BUILT_IN)).toMatchObject({ packet: [], picks: [first], picking: [0, 1, 3] });
    expect(draftView(waiting, 1, BUILT_IN)).toEqual({ ...draftView(four, 1, BUILT_IN), picking: [0, 1, 3] });
    const passed = packets(everybodyPicksFirst(four));
    // Seats are numbered clockwise: what seat 1 had goes to seat 0, which sits to its right.
    for (const seat of [0, 1, 2, 3]) expect(passed[seat]).toEqual(dealt[(seat + 1) % 4]?.slice(1));
    expect(draftView(four, 0, BUILT_IN).direction).toBe('right');
  });

  test('of the last two cards one is kept, the other goes to a pile that nobody sees (DRAFT-4)', () => {
    let draft = four;
    for (let i = 0; i < 3; i++) draft = everybodyPicksFirst(draft);
    const lastTwo = packets(draft);
    for (const packet of lastTwo) expect(packet).toHaveLength(2);
    const next = everybodyPicksFirst(draft);
    expect(draftView(next, 0, BUILT_IN).round).toBe(2);
    expect(next.picks.map((picked) => picked.length)).toEqual([4, 4, 4, 4]);
    const later = drafted(next);
    const discarded = lastTwo.map(([, other]) => other);
    for (const seat of [0, 1, 2, 3])
      for (const card of discarded) {
        expect(JSON.stringify(draftView(next, seat, BUILT_IN))).not.toContain(`"${card}"`);
        expect(later.picks.flat()).not.toContain(card);
      }
  });

  test('the direction alternates from round to round, up to the last (DRAFT-5, PROJECT-22)', () => {
    let draft = four;
    const directions: string[] = [];
    while (!isOver(draft)) {
      const { round, direction, packet } = draftView(draft, 0, BUILT_IN);
      const before = packets(draft);
      directions[round - 1] = direction;
      draft = everybodyPicksFirst(draft);
      if (packet.length === 2) continue;
      const from = direction === 'right' ? 1 : 3;
      for (const seat of [0, 1, 2, 3])
        expect(draftView(draft, seat, BUILT_IN).packet).toEqual(before[(seat + from) % 4]?.slice(1));
    }
    expect(directions).toEqual(Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 'right' : 'left')));
  });

  test('a seat sees its packet and its own picks, and of the others only who is still picking (DRAFT-13)', () => {
    let draft = everybodyPicksFirst(everybodyPicksFirst(four));
    draft = pick(draft, 3, draftView(draft, 3, BUILT_IN).packet[1] ?? '', BUILT_IN);
    const seen = draftView(draft, 0, BUILT_IN);
    const known = [...seen.packet, ...seen.picks];
    const shown = JSON.stringify(seen);
    const unknown = CARDS.filter(({ id }) => !known.includes(id));
    for (const card of unknown) expect(shown).not.toContain(`"${card.id}"`);
    expect(shown).not.toContain('seed');
    const otherPick = pick(
      everybodyPicksFirst(everybodyPicksFirst(four)),
      3,
      draftView(draft, 3, BUILT_IN).picks[2] ?? '',
      BUILT_IN,
    );
    expect(draftView(otherPick, 0, BUILT_IN)).toEqual(seen);
  });

  test('which peoples were drawn tells nothing about where a card of the pool lies (DRAFT-13)', () => {
    const deals = Array.from({ length: 3_000 }, (_, seed) => {
      const draft = newDraft({ seats: 2, seed });
      const { peoples } = draft.setup;
      const pool = peoples.flatMap((people) => draftDeck(people, BUILT_IN).map((card) => card.id));
      return {
        peoples,
        size: pool.length,
        first: packets(draft)
          .flat()
          .map((card) => pool.indexOf(card)),
      };
    });
    // A thousand drafts have each people: how often a place is dealt first strays by about 1 % then, never by 5.
    for (const people of PEOPLES) {
      const drawn = deals.filter(({ peoples }) => peoples.includes(people));
      const smallest = Math.min(...drawn.map(({ size }) => size));
      for (let place = 0; place < smallest; place++) {
        const dealtFirst = drawn.filter(({ first }) => first.includes(place)).length / drawn.length;
        expect(Math.abs(dealtFirst - 10 / smallest)).toBeLessThan(0.05);
      }
    }
  });

  test('what cannot be picked is refused, and nothing changes', () => {
    const [card = ''] = draftView(four, 0, BUILT_IN).packet;
    expect(() => pick(four, 1, card, BUILT_IN)).toThrow('is not in your packet.');
    expect(() => pick(four, 0, 'nonsense', BUILT_IN)).toThrow('“nonsense” is not in your packet.');
    expect(() => pick(four, 4, card, BUILT_IN)).toThrow('There is no seat 4; the seats are 0 to 3.');
    expect(() => pick(pick(four, 0, card, BUILT_IN), 0, card, BUILT_IN)).toThrow('You have picked already');
    expect(() => pick(drafted(four), 0, card, BUILT_IN)).toThrow('The draft is over.');
    expect(draftView(drafted(four), 0, BUILT_IN)).toMatchObject({
      packet: [],
      picking: [],
      round: 10,
      isOver: true,
    });
  });
});

describe('any draft', () => {
  test('leads to the right numbers, and no card is anywhere twice (DRAFT-2, DRAFT-4, DRAFT-6)', () => {
    const someSetup = fc.record({
      seats: fc.constantFrom(...DRAFT_SEATS),
      seed: fc.maxSafeInteger(),
      choices: fc.infiniteStream(fc.nat(1_000_000)),
    });
    fc.assert(
      fc.property(someSetup, ({ seats, seed, choices }) => {
        const begun = newDraft({ seats, seed });
        const done = drafted(begun, (size) => Number(choices.next().value) % size);
        const { peoples } = begun.setup;
        const all = done.picks.flat();
        const pool = peoples.flatMap((people) => draftDeck(people, BUILT_IN).map((card) => card.id));
        expect(done.picks.map((picked) => picked.length)).toEqual(
          Array.from({ length: seats }, () => cardsKept(seats, peoples)),
        );
        expect(new Set(all).size).toBe(all.length);
        expect(all.every((card) => pool.includes(card))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a draft that was saved', () => {
  const begun = newDraft({ seats: 3, seed: 77 });
  const half = pick(begun, 1, draftView(begun, 1, BUILT_IN).packet[2] ?? '', BUILT_IN);

  test('goes on where it was', () => {
    for (const draft of [begun, half, drafted(half)]) expect(readDraft(json(draft), BUILT_IN)).toEqual(draft);
  });

  test('is refused if its picks come from another deal, such as that of an older version', () => {
    const { picks } = drafted(newDraft({ ...begun.setup, seed: 78 }));
    const words = refusalOf(() => readDraft(json({ ...begun, picks }), BUILT_IN));
    expect(words.en).toMatch(/^picks\[\d\]\[\d+\]: “.+” is not in your packet\.$/);
    expect(words.de).toMatch(/^picks\[\d\]\[\d+\]: „.+“ ist nicht unter deinen Karten\.$/);
  });

  test('is refused with a clear word if it cannot have come about', () => {
    const broken = (parts: object) => () => readDraft(json({ ...half, ...parts }), BUILT_IN);
    expect(() => readDraft([], BUILT_IN)).toThrow('must be an object.');
    expect(broken({ picks: [[], []] })).toThrow('picks: has to be a list of 3, one for each seat.');
    expect(broken({ picks: [[id('Spark'), 'x'], [], []] })).toThrow(/^picks\[0\]\[[01]\]: /);
    expect(broken({ picks: [[], [...(half.picks[1] ?? []), 'x'], []] })).toThrow(
      'picks[1][1]: You have picked already',
    );
    expect(broken({ setup: { ...half.setup, seats: 2 } })).toThrow('setup: With 2 players');
    expect(broken({ setup: { ...half.setup, seats: 1 } })).toThrow(
      'setup.seats: must be one of 2, 3, 4, 5, 6',
    );
    expect(broken({ setup: { ...half.setup, seed: 'x' } })).toThrow('setup.seed: must be a whole number.');
  });
});

describe('drafted decks', () => {
  const done = drafted(newDraft({ seats: 3, seed: 4, peoples: peoplesFor(3, 'without Buka'), match: true }));
  const [mine = [], , yours = []] = done.picks;
  const agreement = agreeOn({ decks: 'drafted' });
  const deck = { leader: null, cards: mine.slice(0, 30) };
  const other = { leader: null, cards: yours.slice(5, 35) };

  test('have exactly 30 of the own picks, whatever their moons, and no leader (DRAFT-14)', () => {
    const check = (parts: object) =>
      checkDeck({ ...deck, ...parts }, agreement, { box: BUILT_IN, drafted: mine });
    expect(check({})).toEqual([]);
    expect(check({ cards: mine.slice(0, 29) })).toEqual([
      { problem: 'size', rule: 'DRAFT-14', cards: [], has: 29, needs: 30 },
    ]);
    expect(check({ cards: mine.slice(0, 31) })).toMatchObject([{ problem: 'size', has: 31 }]);
    expect(check({ cards: [...mine.slice(0, 29), yours[0]] })).toEqual([
      { problem: 'notDrafted', rule: 'DRAFT-14', cards: [yours[0]] },
    ]);
    expect(check({ leader: id('Inferno'), inquisitor: id('Spark') })).toMatchObject([
      { problem: 'besideDrafted', cards: [id('Inferno'), id('Spark')] },
    ]);
    expect(check({ cards: [...mine.slice(0, 29), mine[0]] })).toMatchObject([{ problem: 'twice' }]);
    expect(check({ family: 3 })).toEqual([
      { problem: 'besideDrafted', rule: 'DRAFT-14', cards: familyCards(3, BUILT_IN).map((card) => card.id) },
    ]);
  });

  test('are played without a leader (DRAFT-15)', () => {
    const setup = gameSetup(agreement, [deck, other], { seed: 1, box: BUILT_IN, drafted: [mine, yours] });
    const [me] = positionOf(newGame(setup).state).seats;
    expect([...(me?.hand ?? []), ...(me?.drawDeck ?? [])].toSorted()).toEqual(deck.cards.toSorted());
    expect(setup.decks[0]).toMatchObject({ leader: null });
  });

  test('may be rebuilt between the games of a match, from the own picks (DRAFT-16)', () => {
    const match = draftedMatch(done, [0, 2], { seed: 8, first: 0 }, BUILT_IN);
    const first = chooseDeck(chooseDeck(match, 0, deck, BUILT_IN), 1, other, BUILT_IN);
    const second = recordResult(first, { winner: 0, crystals: 2, reason: 'cardsOut' }, BUILT_IN);
    const rebuilt = { leader: null, cards: mine.slice(-30) };
    expect(
      nextGame(chooseDeck(chooseDeck(second, 0, rebuilt, BUILT_IN), 1, other, BUILT_IN), BUILT_IN).decks,
    ).not.toEqual(nextGame(first, BUILT_IN).decks);
    expect(() => chooseDeck(second, 0, other, BUILT_IN)).toThrow('Not among your picks');
  });

  test('are played for in a match with what was agreed on for it (DRAFT-16)', () => {
    const terms = { seed: 8, first: 1, between: 'keep', agreement: { mulligan: true } } as const;
    const { options } = draftedMatch(done, [0, 2], terms, BUILT_IN);
    expect(options).toEqual({
      agreement: agreeOn({ decks: 'drafted', match: true, mulligan: true }),
      choosing: 'secret',
      between: 'keep',
      seed: 8,
      first: 1,
      drafted: [done.picks[0], done.picks[2]],
    });
    expect(draftedMatch(done, [0, 2], { seed: 8 }, BUILT_IN).options).not.toHaveProperty('first');
  });

  test('others never see what was picked, in a match neither (DRAFT-13, PROJECT-25)', () => {
    const match = chooseDeck(draftedMatch(done, [0, 2], { seed: 8 }, BUILT_IN), 0, deck, BUILT_IN);
    const both = chooseDeck(match, 1, other, BUILT_IN);
    const after = recordResult(both, { winner: 0, crystals: 2, reason: 'cardsOut' }, BUILT_IN);
    for (const seen of [match, both, after].map((one) => JSON.stringify(matchView(one, 1)))) {
      for (const card of mine) expect(seen).not.toContain(`"${card}"`);
      for (const card of yours) expect(seen).toContain(`"${card}"`);
    }
  });

  test('a match has to be agreed on before the draft (DRAFT-16)', () => {
    const { setup, picks } = done;
    const unagreed = { setup: { ...setup, match: false }, picks };
    expect(() => draftedMatch(unagreed, [0, 1], { seed: 1 }, BUILT_IN)).toThrow(
      'before the draft (DRAFT-16)',
    );
    expect(() => draftedMatch(newDraft(setup), [0, 1], { seed: 1 }, BUILT_IN)).toThrow('not over yet');
    expect(() => draftedMatch(done, [1, 1], { seed: 1 }, BUILT_IN)).toThrow('two different seats');
    expect(() => draftedMatch(done, [0, 3], { seed: 1 }, BUILT_IN)).toThrow('two different seats');
  });
});
