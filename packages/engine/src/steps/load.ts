import { loadingForbidden } from '../derive/prohibition.ts';
import { isLoadable } from '../derive/ship.ts';
import { standing } from '../derive/standing.ts';
import { LAST, SUB } from '../state/agenda.ts';
import { HAND, SHIPS, zone } from '../state/layout.ts';
import { loadSize } from '../state/links.ts';
import { causeOf } from '../state/log.ts';
import { cardOf, DONE, EMBARK, kindOf, offer, option } from '../state/options.ts';
import { cardsIn, has } from '../state/sets.ts';
import { putAboard } from '../state/zones.ts';
import type { StepContext, StepHandler, StepOf } from './handler.ts';

export const load: StepHandler<StepOf<'load'>> = {
  choosesFirst: () => true,
  hidden: true,
  possible: (c) => loadable(c).length > 0,
  run: (c) => c.t.cells[c.f + SUB] >= c.step.most || !hasRoom(c),
  offer: (c) => {
    for (const card of loadable(c)) offer(c.t, option(EMBARK, card));
    // PROJECT-9: also without a card to load, so that the question reveals nothing.
    if (c.t.cells[c.f + SUB] > 0 || c.t.optionCount === 0) offer(c.t, option(DONE));
  },
  take: (c, code) => {
    if (kindOf(code) === DONE) return true;
    c.t.cells[c.f + SUB]++;
    c.t.cells[c.f + LAST] = cardOf(code);
    putAboard(c.t, c.owner, cardOf(code), HAND, c.card, causeOf(c.t, c.owner, c.card));
    return false;
  },
};

/** SHIP-6; an earlier step may have removed the ship, and only ships in the influence area are loaded (PROJECT-16). */
function hasRoom({ t, owner, card }: StepContext<StepOf<'load'>>): boolean {
  return (
    has(t.cells, zone(owner, SHIPS), card) && loadSize(t, owner, card) < t.game.decks[owner].capacity[card]
  );
}

/** SHIP-8, PROJECT-18: text that forbids playing supports beats text that lets a player load. */
function loadable(c: StepContext<StepOf<'load'>>): readonly number[] {
  if (!hasRoom(c) || loadingForbidden(standing(c.t), c.owner)) return [];
  const deck = c.t.game.decks[c.owner];
  const last = c.t.cells[c.f + LAST];
  return cardsIn(c.t.cells, zone(c.owner, HAND)).filter(
    (card) => card > last && isLoadable(deck.cards[card].type),
  );
}
