import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('when texts conflict', () => {
  test('“are ignored” beats “you cannot” (PRECED-1)', () => {
    const game = scenario({
      me: { hand: ['Flitterflutter', 'Lightning Bolts'] },
      rival: { active: ['Rocara'], support: ['Pandemonium'] },
    });
    game.plays('Flitterflutter').plays('Lightning Bolts');
    expect(game.me.support).toEqual(['Lightning Bolts']);
  });

  test('“you cannot” beats “I may” (PRECED-1)', () => {
    const game = scenario({
      me: { hand: ['Genathones the Blind', 'Lightning Bolts', 'Tome of Wisdom'] },
      rival: { active: ['Rocara'], support: ['Pandemonium'] },
    });
    game.plays('Genathones the Blind').chooses('done').offers('done');
  });

  test('a card that text forbids cannot be played, though it would make that text ignored (PRECED-2)', () => {
    const game = scenario({
      me: { hand: ['Flitterflutter', 'Volca'] },
      rival: { active: ['Rocara'], support: ['Heat Haze'] },
    });
    game.cannotPlay('Flitterflutter', 'forbidden');
    game.canPlay('Volca');
  });

  test('a player with several effects at one moment chooses their order (PRECED-3)', () => {
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

  test('“cannot” beats the free and pair icons (PRECED-4)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Sudden Waterspout', 'Launch Rockdrop', 'Launch Fire Flash'] },
      rival: { active: ['Rocara'], support: ['Hypnotic Rattle'] },
    });
    game.plays('Volca').chooses('done').offers('done');
  });

  test('“cannot” beats the gang icon (PRECED-4)', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['NoClue', 'NoClass'] },
      rival: { active: ['Cheepchirrup'] },
    });
    game.plays('NoClue', 'keep').offers('done');
  });

  test('“cannot” beats “any number of” (PRECED-4)', () => {
    const game = scenario({
      me: { hand: ['Commence Mega Launch', 'Volca', 'Fireblast', 'Lightning Bolts'] },
      rival: { active: ['Rocara'], support: ['Hypnotic Rattle'] },
    });
    game.plays('Commence Mega Launch').plays('Volca').cannotPlay('Fireblast', 'forbidden');
    game.canPlay('Lightning Bolts');
  });
});
