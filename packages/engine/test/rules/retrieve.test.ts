import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the retrieve icon', () => {
  test('active cards may be taken back in the Beginning phase of their owner’s turn, covered ones not (RETRIEVE-1)', () => {
    const game = scenario({
      me: {
        active: ['Peckswift'],
        covered: ['Steepstoop', 'Battling Boomerang'],
        support: ['Homing Missiles'],
      },
      rival: { active: ['Catusan'], support: ['Pulsating Shockwave'] },
    });
    game.offers('retrieve:peckswift', 'retrieve:homing-missiles', 'done');
    game.retrieves('Peckswift').retrieves('Homing Missiles');
    expect(game.me.hand).toEqual(['Homing Missiles', 'Peckswift']);
    expect(game.me.active).toEqual([]);
    expect(game.me.covered).toEqual(['Battling Boomerang', 'Steepstoop']);
  });

  test('a retrieved card may be kept, or played again in the same turn (RETRIEVE-2)', () => {
    const game = scenario({ me: { active: ['Peckswift'], hand: ['Spark'] }, rival: { active: ['Catusan'] } });
    game.retrieves('Peckswift');
    game.canPlay('Peckswift');
    game.plays('Spark');
    expect(game.me.hand).toEqual(['Peckswift']);
  });

  test('an active character of the rival with that icon blocks characters, and only those (RETRIEVE-3, RETRIEVE-4)', () => {
    const me = { active: ['Peckswift', 'Battling Boomerang'], support: ['Homing Missiles'] };
    const blocked = scenario({ me, rival: { active: ['Steepstoop'] } });
    blocked.offers('retrieve:battling-boomerang', 'retrieve:homing-missiles', 'done');
    const booster = scenario({
      me,
      rival: { active: ['Catusan', 'Battling Boomerang'], support: ['Homing Missiles'] },
    });
    booster.offersAlso('retrieve:peckswift');
    const covered = scenario({ me, rival: { active: ['Catusan'], covered: ['Steepstoop'] } });
    covered.offersAlso('retrieve:peckswift');
  });

  test('that holds even if the character or its icon is ignored (RETRIEVE-5, RULING-21)', () => {
    const cards = { active: ['Ciklarethas the Bitter'] };
    const ignored = scenario({ me: { active: ['Hank Highflyer Hawk', 'Peckswift'] }, rival: cards });
    expect(ignored.rival.isIgnored('Ciklarethas the Bitter')).toBe(true);
    expect(ignored.phase).toBe('leadership');
    const icons = scenario({ me: { active: ['Peckswift'], support: ['Impenetrable Fog'] }, rival: cards });
    expect(icons.phase).toBe('leadership');
    const alone = scenario({
      me: { active: ['Peckswift'], support: ['Impenetrable Fog'] },
      rival: { active: ['Catusan'] },
    });
    alone.offers('retrieve:peckswift', 'done');
  });

  test('an ignored retrieve icon does nothing for its owner', () => {
    const game = scenario({
      me: { active: ['Peckswift'] },
      rival: { active: ['Catusan'], support: ['Impenetrable Fog'] },
    });
    expect(game.phase).toBe('leadership');
  });

  test('a retrieved card joins the hidden hand, also beside a disclosed one (RETRIEVE-6)', () => {
    const game = scenario({
      me: { active: ['Peckswift'], hand: ['Spark'], disclosed: true },
      rival: { active: ['Catusan'] },
    });
    game.retrieves('Peckswift');
    expect(game.me.hand).toEqual(['Peckswift', 'Spark']);
    expect(game.me.disclosed).toEqual(['Spark']);
  });
});
