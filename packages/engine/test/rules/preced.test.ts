import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('when texts conflict', () => {
  test('PRECED-1 “are ignored” beats “you cannot”', () => {
    const game = scenario({
      me: { hand: ['Flitterflutter', 'Lightning Bolts'] },
      rival: { active: ['Rocara'], support: ['Pandemonium'] },
    });
    game.plays('Flitterflutter').plays('Lightning Bolts');
    expect(game.me.support).toEqual(['Lightning Bolts']);
  });

  test('PRECED-1 “you cannot” beats “I may”', () => {
    const game = scenario({
      me: { hand: ['Genathones the Blind', 'Lightning Bolts', 'Tome of Wisdom'] },
      rival: { active: ['Rocara'], support: ['Pandemonium'] },
    });
    game.plays('Genathones the Blind').chooses('done').offers('done');
  });

  test('PRECED-2 a card that text forbids cannot be played, though it would make that text ignored', () => {
    const game = scenario({
      me: { hand: ['Flitterflutter', 'Volca'] },
      rival: { active: ['Rocara'], support: ['Heat Haze'] },
    });
    game.cannotPlay('Flitterflutter', 'forbidden');
    game.canPlay('Volca');
  });

  test('PRECED-3 a player with several effects at one moment chooses their order', () => {
    const oathFirst = scenario({
      me: { hand: ['Flare'], support: ['Oath of Khindship'] },
      rival: { active: ['Rocara'] },
    });
    oathFirst.plays('Flare').announces().offers('use:Flare', 'use:Oath of Khindship', 'done');
    oathFirst.chooses('use:Oath of Khindship').offers('use:Flare', 'done');
    expect(oathFirst.me.hand).toHaveLength(7);
    oathFirst.chooses('use:Flare');
    expect(oathFirst.me.hand).toHaveLength(9);
  });

  test('PRECED-4 “cannot” beats the free and pair icons', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Sudden Waterspout', 'Launch Rockdrop', 'Launch Fire Flash'] },
      rival: { active: ['Rocara'], support: ['Hypnotic Rattle'] },
    });
    game.plays('Volca').chooses('done').offers('done');
  });

  test('PRECED-4 “cannot” beats the gang icon', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['NoClue', 'NoClass'] },
      rival: { active: ['Cheepchirrup'] },
    });
    game.plays('NoClue', 'keep').offers('done');
  });

  test('PRECED-4 “cannot” beats “any number of”', () => {
    const game = scenario({
      me: { hand: ['Commence Mega Launch', 'Volca', 'Fireblast', 'Lightning Bolts'] },
      rival: { active: ['Rocara'], support: ['Hypnotic Rattle'] },
    });
    game.plays('Commence Mega Launch').plays('Volca').cannotPlay('Fireblast', 'forbidden');
    game.canPlay('Lightning Bolts');
  });
});
