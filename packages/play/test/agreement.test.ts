import { BUILT_IN, CARDS, newGame, positionOf, viewFor } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  agreementProblems,
  agreeOn,
  gameSetup,
  peopleDeck,
  PlayError,
  readAgreement,
  type Agreement,
  type Deck,
} from '../src/index.ts';
import { EMISSARY, id, ids, QUIET_INQUISITOR, BOX } from './cards.ts';

const decks = [peopleDeck('vulca', BUILT_IN), peopleDeck('hoax', BUILT_IN)] as const;
const setupFor = (parts: Partial<Agreement>) => gameSetup(agreeOn(parts), decks, { seed: 7, box: BUILT_IN });
const setupWith = (agreement: Agreement, deck: Deck) =>
  gameSetup(agreement, [deck, deck], { seed: 7, box: BOX }).decks[0];

describe('what was agreed before a game', () => {
  test('without agreement none of the optional parts is used (VARIANT-1)', () => {
    expect(agreeOn()).toMatchObject({
      decks: 'people',
      emissaries: false,
      inquisitors: false,
      families: false,
      match: false,
      achievements: false,
      mulligan: false,
      tournament: null,
    });
    expect(setupFor({})).toEqual({ decks: ['vulca', 'hoax'], seed: 7, edition: 'legends' });
  });

  test('a deck that is no pre-built one is listed, without emissaries if it has none', () => {
    const built = { ...decks[0], cards: [...decks[0].cards.slice(1), id('Yang')] };
    const [list] = gameSetup(agreeOn({ decks: 'built' }), [built, decks[1]], {
      seed: 7,
      box: BUILT_IN,
    }).decks;
    expect(Object.keys(list)).toEqual(['leader', 'cards']);
  });

  test('an emissary or inquisitor beside all cards of a pre-built deck goes into the game (EMISSARY-4, INQUIS-2)', () => {
    const emissary = peopleDeck('vulca', BOX, { emissary: EMISSARY.id });
    expect(setupWith(agreeOn({ emissaries: true }), emissary)).toMatchObject({ emissaries: [EMISSARY] });
    const inquisitor = { ...decks[0], inquisitor: QUIET_INQUISITOR.id };
    expect(setupWith(agreeOn({ inquisitors: true }), inquisitor)).toMatchObject({
      emissaries: [QUIET_INQUISITOR],
    });
  });

  test('the edition and who starts go into the game', () => {
    expect(
      gameSetup(agreeOn({ edition: 'first' }), decks, { seed: 7, box: BUILT_IN, first: 1 }),
    ).toMatchObject({
      edition: 'first',
      first: 1,
    });
  });

  test('achievements need a match (ACHIEVE-1)', () => {
    expect(agreementProblems(agreeOn({ achievements: true }))).toMatchObject([{ rule: 'ACHIEVE-1' }]);
    expect(agreementProblems(agreeOn({ achievements: true, match: true }))).toEqual([]);
    expect(() => setupFor({ achievements: true })).toThrow(PlayError);
    expect(setupFor({ match: true, achievements: true })).toMatchObject({ match: true });
    expect(setupFor({ match: true })).not.toHaveProperty('match');
  });

  test('a draft leaves emissaries, inquisitors and families out (DRAFT-14)', () => {
    for (const part of ['emissaries', 'inquisitors', 'families'] as const)
      expect(agreementProblems(agreeOn({ decks: 'drafted', [part]: true }))).toMatchObject([
        { rule: 'DRAFT-14' },
      ]);
  });

  test('friends may agree on exchanging starting cards (MULLIGAN-2, RULING-32)', () => {
    expect(setupFor({ mulligan: true })).toEqual({
      decks: ['vulca', 'hoax'],
      seed: 7,
      edition: 'legends',
      mulligan: true,
    });
  });

  test.each(['free', 'loss', 'retreat'] as const)(
    'a tournament brings the mulligan and the penalty of its organiser: %s (TOURN-1, BACKTRACK-4)',
    (backtrack) => {
      expect(setupFor({ tournament: { backtrack } })).toMatchObject({ mulligan: true, backtrack });
    },
  );

  test('outside tournaments neither holds (TOURN-1)', () => {
    expect(setupFor({ edition: 'first' })).toEqual({ decks: ['vulca', 'hoax'], seed: 7, edition: 'first' });
  });

  test('emissaries go into the game beside the leader (EMISSARY-3, INQUIS-3)', () => {
    const added = { emissary: EMISSARY.id, inquisitor: QUIET_INQUISITOR.id };
    const agreement = agreeOn({ emissaries: true, inquisitors: true });
    const both = [peopleDeck('vulca', BOX, added), peopleDeck('buka', BOX, added)] as const;
    const setup = gameSetup(agreement, both, { seed: 7, box: BOX });
    expect(setup.decks).toMatchObject([
      { leader: { id: id('Inferno') }, emissaries: [EMISSARY, QUIET_INQUISITOR] },
      { leader: { id: id('Council of Eight') }, emissaries: [EMISSARY, QUIET_INQUISITOR] },
    ]);
    const { state } = newGame(setup);
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const seat of viewFor(state, viewer).seats)
        expect(seat.emissaries).toEqual([EMISSARY.id, QUIET_INQUISITOR.id]);
    expect(setup.decks.map((deck) => (typeof deck === 'string' ? 30 : deck.cards.length))).toEqual([40, 38]);
  });

  test('a built deck can be played', () => {
    const [mine, yours] = [peopleDeck('vulca', BUILT_IN), peopleDeck('hoax', BUILT_IN)];
    const cards = [...mine.cards.filter((card) => card !== id('Spark')), ...ids('Erupta')];
    const setup = gameSetup(agreeOn({ decks: 'built' }), [{ ...mine, cards }, yours], {
      seed: 1,
      box: BUILT_IN,
    });
    const [me] = positionOf(newGame(setup).state).seats;
    const dealt = [...(me?.hand ?? []), ...(me?.drawDeck ?? [])];
    expect(dealt.toSorted()).toEqual(
      CARDS.filter((card) => cards.includes(card.id))
        .map((card) => card.id)
        .toSorted(),
    );
  });

  test('comes back from JSON, and nothing else does', () => {
    const agreement = agreeOn({ decks: 'built', tournament: { backtrack: 'retreat' } });
    expect(readAgreement(JSON.parse(JSON.stringify(agreement)), 'agreement')).toEqual(agreement);
    for (const backtrack of ['free', 'loss', 'retreat'] as const) {
      const tournament = { ...agreement, tournament: { backtrack } };
      expect(readAgreement(tournament, 'agreement')).toEqual(tournament);
    }
    expect(() => readAgreement({ ...agreement, edition: 'third' }, 'agreement')).toThrow(
      'agreement.edition: must be one of legends, first, not third.',
    );
    expect(() => readAgreement({ ...agreement, extra: 1 }, 'agreement')).toThrow(
      'agreement.extra: is not known',
    );
    expect(() => readAgreement(null, 'agreement')).toThrow('agreement: must be an object.');
  });
});
