import { describe, expect, test } from 'vitest';
import { cardNamed } from '../scenario/names.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { SideName, SideSetup } from '../scenario/setup.ts';

/**
 * What is left of two texts that ignore each other's cards. An “x” in a row: the text of that card is in force while
 * the rival has the card of the column active. The columns are the same cards in the same order.
 */
const TABLE = `
                      E T L F R H M I S
Enthrall Opposition   - . . x x x x x x
Tittertweet           x x x x x x x x x
Laughing Gas          x . . . x x x x x
Flitterflutter        . x x x x x x x x
Trillilling           . x x x x x x x x
Hank Highflyer Hawk   . x x x x x x x x
Mad Mike Magpie       . x x x x x x x x
Impenetrable Fog      . . . . x x x x x
Mekarthas the Shrewd  . . . x x . x x x
`;

interface Meeting {
  readonly card: string;
  readonly against: string;
  readonly isInForce: boolean;
}

const rows = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => ({ card: line.slice(0, 20).trim(), cells: line.slice(20).trim().split(' ') }));

const MEETINGS: readonly Meeting[] = rows.flatMap(({ card, cells }) =>
  cells.flatMap((cell, i) => (cell === '-' ? [] : { card, against: rows[i].card, isInForce: cell === 'x' })),
);

/** A card of the other player that shows whether the text is in force; it is in their hand, or in play to be retrieved. */
const WITNESSES: Readonly<Record<string, (game: Scenario, side: SideName) => boolean>> = {
  'Enthrall Opposition': (game, side) => game[side].textIsIgnored('Cinder'),
  Tittertweet: (game, side) => game[side].textIsIgnored('Cinder'),
  'Laughing Gas': (game, side) => game[side].textIsIgnored('Cinder'),
  Flitterflutter: (game, side) => game[side].isIgnored('Tome of Wisdom'),
  Trillilling: (game, side) => game[side].isIgnored('Fireblast'),
  'Hank Highflyer Hawk': (game, side) => game[side].isIgnored('Volca'),
  'Mad Mike Magpie': (game, side) => game[side].isIgnored('Wild Gazelle'),
  'Impenetrable Fog': (game) => !game.options.includes('retrieve:battling-boomerang'),
  'Mekarthas the Shrewd': (game) => !game.options.includes('retrieve:battling-boomerang'),
};

function lying(card: string): SideSetup {
  switch (cardNamed(card).type) {
    case 'leadership':
      return { leadership: card };
    case 'support':
      return { support: [card] };
    default:
      return { active: [card] };
  }
}

describe('texts that ignore each other', () => {
  test('there are 80 ways for two of them to meet; two leadership cards are never active at once (LEAD-4)', () => {
    expect(MEETINGS).toHaveLength(80);
  });

  test.each(MEETINGS)('$card against $against (PRECED-1): in force $isInForce', (meeting) => {
    const { card, against, isInForce } = meeting;
    const rival = lying(against);
    const game = scenario({
      element: 'fire',
      turn: card === 'Enthrall Opposition' ? 'me' : 'rival',
      me: lying(card),
      rival: {
        ...rival,
        active: [...(rival.active ?? ['Glimmer']), 'Battling Boomerang'],
        hand: ['Cinder', 'Tome of Wisdom', 'Fireblast', 'Volca', 'Wild Gazelle'],
      },
    });
    expect(WITNESSES[card](game, 'rival')).toBe(isInForce);
  });
});

describe('three texts that ignore each other', () => {
  test('a text that is switched off switches nothing off itself', () => {
    const game = scenario({
      me: { active: ['Volca', 'Battling Boomerang'], support: ['Laughing Gas'] },
      rival: { active: ['Flitterflutter'], support: ['Impenetrable Fog'] },
    });
    expect(game.rival.textIsIgnored('Impenetrable Fog')).toBe(false);
    expect(game.phase).toBe('leadership');
  });

  test('Laughing Gas is void against another one even if that one is ignored (RULING-22)', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'], support: ['Laughing Gas'] },
      rival: { active: ['Kabu Kat'], support: ['Laughing Gas', 'Pandemonium'] },
    });
    expect(game.rival.isIgnored('Laughing Gas')).toBe(true);
    expect(game.rival.textIsIgnored('Kabu Kat')).toBe(false);
    expect(game.me.textIsIgnored('Laughing Gas')).toBe(false);
  });

  test('and so is Enthrall Opposition against an ignored Laughing Gas (RULING-22)', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'], leadership: 'Enthrall Opposition' },
      rival: { active: ['Kabu Kat'], support: ['Laughing Gas'] },
    });
    expect(game.rival.isIgnored('Laughing Gas')).toBe(true);
    expect(game.rival.textIsIgnored('Kabu Kat')).toBe(false);
  });

  test('two cards that ignore do not disturb each other on one side', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'], support: ['Laughing Gas'] },
      rival: { active: ['Kabu Kat'], support: ['Tome of Wisdom'] },
    });
    expect(game.rival.textIsIgnored('Kabu Kat')).toBe(true);
    expect(game.rival.isIgnored('Tome of Wisdom')).toBe(true);
  });
});
