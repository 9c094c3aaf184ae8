import { inMask, maskOf } from '../compile/mask.ts';
import type { SeatSet } from '../compile/seat-set.ts';
import { bluffObstacle } from '../derive/bluff.ts';
import { boosterSupportObstacle, characterObstacle, leadershipObstacle } from '../derive/permission.ts';
import { isForbidden } from '../derive/prohibition.ts';
import { sourceWord } from '../derive/ship.ts';
import { standing } from '../derive/standing.ts';
import { CHARACTER, HAND, LEADERSHIP, PHASE, zone } from '../state/layout.ts';
import { has } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { hasItsDragon } from './achievement.ts';

/**
 * ENGAGE-10: whether the current player has a card of the demanded ones that can be played in this phase or a later
 * one. Not for the phases after Booster/Support, in which no card is played.
 */
export function canPlayDemanded(t: Workbench, seat: number, wanted: SeatSet): boolean {
  const st = standing(t);
  const { cards } = t.game.decks[seat];
  return cards.some((_, card) => {
    if (isForbidden(st, seat, card)) return false;
    return (
      (inMask(wanted, card) && canStillPlay(t, st, seat, card)) ||
      (wanted.bluff && canStillBluff(t, st, seat, card))
    );
  });
}

/** SHIP-10, SHIP-12. */
function isAtHand(t: Workbench, seat: number, card: number): boolean {
  const alone = maskOf([card]);
  return (sourceWord(t, seat, alone, 0) | sourceWord(t, seat, alone, 1)) !== 0;
}

function canStillBluff(t: Workbench, st: Standing, seat: number, card: number): boolean {
  return isAtHand(t, seat, card) && bluffObstacle(t, st, seat, card) === null;
}

/** TURN-2: each type has its phase, and what the rules forbid now they forbid then, too. */
function canStillPlay(t: Workbench, st: Standing, seat: number, card: number): boolean {
  const { type } = t.game.decks[seat].cards[card];
  switch (type) {
    case 'character': {
      const isPhaseToCome = t.cells[PHASE] <= CHARACTER;
      return isPhaseToCome && isAtHand(t, seat, card) && characterObstacle(t, st, seat, card) === null;
    }
    case 'booster':
    case 'support':
      return isAtHand(t, seat, card) && boosterSupportObstacle(t, st, seat, card, type) === null;
    case 'leadership':
    case 'ship':
    case 'hyla':
      return canStillPlayInfluence(t, st, seat, card);
    case 'achievement': {
      const isMatch = t.game.rules.series === 'match';
      return isMatch && hasItsDragon(t, seat, card) && canStillPlayInfluence(t, st, seat, card);
    }
    case 'leader':
    case 'interference':
    case 'emissary':
    case 'inquisitor':
      return false;
  }
}

function canStillPlayInfluence(t: Workbench, st: Standing, seat: number, card: number): boolean {
  const isPhaseToCome = t.cells[PHASE] <= LEADERSHIP;
  return isPhaseToCome && has(t.cells, zone(seat, HAND), card) && leadershipObstacle(t, st, seat) === null;
}
