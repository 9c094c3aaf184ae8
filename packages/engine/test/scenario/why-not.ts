import {
  boosterSupportObstacle,
  characterObstacle,
  leadershipObstacle,
} from '../../src/derive/permission.ts';
import { bluffObstacle } from '../../src/derive/bluff.ts';
import { sourceWord } from '../../src/derive/ship.ts';
import { forbiddenWord } from '../../src/derive/prohibition.ts';
import type { Obstacle } from '../../src/derive/obstacle.ts';
import { standing } from '../../src/derive/standing.ts';
import { HAND, zone } from '../../src/state/layout.ts';
import { has } from '../../src/state/sets.ts';
import { maskOf } from '../../src/compile/mask.ts';
import { hasItsDragon } from '../../src/actions/achievement.ts';
import { workbenchFor } from '../../src/state/workbench.ts';
import type { State } from '../../src/state/workbench.ts';

/** What the rules say against playing the card now, or null. */
export function obstacleTo(
  state: State,
  seat: number,
  id: string,
  manner: 'itself' | 'bluff',
): Obstacle | null {
  const t = workbenchFor(state, null);
  const deck = t.game.decks[seat];
  const card = deck.numberOf.get(id);
  if (card === undefined) return 'notAtHand';
  const { type } = deck.cards[card];
  const only = maskOf([card]);
  const isLeadership = ['leadership', 'ship', 'hyla', 'achievement'].includes(type);
  const atHand = isLeadership
    ? has(t.cells, zone(seat, HAND), card)
    : (sourceWord(t, seat, only, 0) | sourceWord(t, seat, only, 1)) !== 0;
  if (!atHand) return has(t.cells, zone(seat, HAND), card) ? 'landed' : 'notAtHand';
  const st = standing(t);
  if (((forbiddenWord(st, seat, 0) & only.lo) | (forbiddenWord(st, seat, 1) & only.hi)) !== 0)
    return 'forbidden';
  if (manner === 'bluff') return bluffObstacle(t, st, seat, card);
  if (type === 'achievement' && state.game.rules.series !== 'match') return 'matchOnly';
  if (type === 'achievement' && !hasItsDragon(t, seat, card)) return 'dragonElsewhere';
  if (isLeadership) return leadershipObstacle(t, st, seat);
  if (type === 'character') return characterObstacle(t, st, seat, card);
  return boosterSupportObstacle(t, st, seat, card, type as 'booster' | 'support');
}
