import type { Box, Option, View } from '@bluemoon/engine';
import { consequencesOf } from '@bluemoon/engine/telling';
import type { Consequence } from '@bluemoon/engine/telling';

/**
 * Whether a choice needs a second press, on buttons, cards and hints alike: it does if something is lost that cannot be
 * taken back. Lost are
 * - a dragon or the game: a retreat, an announcement with an unmet demand, a bluff call that may fail, a turn that is
 *   taken back at a price (BACKTRACK-4);
 * - power: announcing the element with the lower total;
 * - a card that is replaced.
 * Nothing is lost by announcing, by not calling a bluff, or by declining: the cards to discard are picked after it.
 * The only option needs no second press, since there is nothing else to do.
 */
export function needsConfirmation(option: Option, view: View, box: Box): boolean {
  const { decision, viewer } = view;
  if (decision?.options == null || decision.options.length === 1) return false;
  if (option.kind === 'replace') return true;
  if (option.kind === 'announce' && isLower(option, view)) return true;
  return consequencesOf(option, view, box).some((consequence) => isLoss(consequence, viewer));
}

function isLoss(consequence: Consequence, viewer: View['viewer']): boolean {
  switch (consequence.kind) {
    case 'attracts':
      return consequence.seat !== viewer;
    case 'gameEnds':
      return consequence.winner !== viewer;
    case 'retreats':
      return consequence.seat === viewer;
    case 'ifBluff':
    case 'ifHonest':
      return consequence.brings.some((brought) => isLoss(brought, viewer));
    default:
      return false;
  }
}

function isLower({ id }: Option, { fight, viewer }: View): boolean {
  if (fight === null || viewer === 'spectator') return false;
  const { fire, earth } = fight.power[viewer];
  return id === 'announce:fire' ? fire < earth : earth < fire;
}
