import { viewFor } from '@bluemoon/engine';
import type { Card, Seat, State } from '@bluemoon/engine';
import { cardsIn, COMBAT, DECK, HAND, SUPPORT, zone } from '@bluemoon/engine/simulation';

/**
 * Whether nothing about the rival is hidden but hand and draw deck, and having more cards is never a disadvantage for
 * them: then no hand allows more than all unseen cards at once.
 */
export function canBeProved(state: State, seat: Seat): boolean {
  const rival = seat === 0 ? 1 : 0;
  const { table } = viewFor(state, seat);
  const { bluffs, discardPile } = table.now.hidden[rival];
  if (bluffs.length > 0 || discardPile > 0) return false;
  const { cells, game } = state;
  const ofRival = [HAND, DECK].flatMap((which) => cardsIn(cells, zone(rival, which)));
  const own = [HAND, COMBAT, SUPPORT].flatMap((which) => cardsIn(cells, zone(seat, which)));
  return (
    !ofRival.some((card) => needsSmallHand(game.decks[rival].cards[card])) &&
    !own.some((card) => punishesLargeHand(game.decks[seat].cards[card]))
  );
}

function needsSmallHand({ text = [] }: Card): boolean {
  return text.some((each) => {
    const condition =
      'onlyIf' in each ? each.onlyIf : 'freeIf' in each ? each.freeIf : 'if' in each ? each.if : undefined;
    return condition?.is === 'biggerHand' && condition.who === 'rival';
  });
}

function punishesLargeHand({ text = [] }: Card): boolean {
  return text.some(
    (each) => 'rule' in each && each.rule.rule === 'cannotTake' && each.rule.holding !== undefined,
  );
}
