import { imagine } from '@bluemoon/engine';
import type { Box, Element, GameEvent, Seat, View } from '@bluemoon/engine';
import {
  BOOSTER_SUPPORT,
  cardOf,
  CHARACTER,
  CHARACTERS_PLAYED,
  choose,
  chooser,
  DECK,
  ELEMENT,
  FIRE,
  kindOf,
  listOptions,
  OPTION_KINDS,
  PHASE,
  powerOf,
  REVEALED,
  TURN_NUMBER,
  workbenchFor,
  zone,
} from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';
import { revealsSomething } from '@bluemoon/play';
import { newPositionStack } from './position-stack.ts';
import { fingerprint, newPositions } from './positions.ts';
import { hasTurnEnded, mayInterfere, TAKE_BACK, withoutInterference } from './turn-search.ts';

/** The best end of a turn in a running fight, as far as the player can be sure of it. */
export interface Reach {
  /** The contested element then: text may change it. */
  readonly element: Element;
  /** The highest total that can be announced; if none can, the highest total on the way. */
  readonly best: number;
  /** The rival's total then. */
  readonly toMatch: number;
  /** Whether the turn can end: the total or a shield is enough, and no demand is in the way. */
  readonly canAnnounce: boolean;
  /** No more than this can be announced, whatever is drawn: the search is complete and chance has no part in it. */
  readonly isCertain: boolean;
}

/** Almost every turn needs fewer than a tenth of it. */
const MAX_NODES = 20_000;

/** Chance has no part in what is claimed, so any seed will do. */
const ANY_WORLD = 1;

const CONTINUE = OPTION_KINDS.indexOf('continue');
const DRAGON = OPTION_KINDS.indexOf('dragon');
/** What brings a card into play; a card of the draw deck is not counted on. */
const USING_A_CARD: ReadonlySet<number> = new Set(
  (['play', 'bluff', 'load', 'embark', 'take'] as const).map((kind) => OPTION_KINDS.indexOf(kind)),
);

/**
 * Searches the rest of the viewer's turn. The rival does not interfere; what else they decide is the worst for the
 * viewer. Null if the viewer has no choice to make or nothing to match.
 */
export function reachIn(view: View, box: Box, maxNodes = MAX_NODES): Reach | null {
  const { decision, fight, turn, viewer } = view;
  if (decision?.options == null || viewer !== turn.seat || fight === null || fight.startedThisTurn)
    return null;
  if (turn.phase !== 'engagement' && turn.phase !== 'character' && turn.phase !== 'boosterSupport')
    return null;
  if (turn.phase === 'engagement' && !decision.options.some(({ kind }) => kind === 'continue')) return null;
  const t = workbenchFor(imagine(view, ANY_WORLD, box), null);
  return reachFrom(t, turn.seat, maxNodes);
}

/** Allocated once: a search needs less time than new memory for it. */
const stack = newPositionStack();
const positions = newPositions();

function reachFrom(t: Workbench, seat: Seat, maxNodes: number): Reach {
  const events: GameEvent[] = [];
  t.events = events;
  t.cells[REVEALED] = 0;
  listOptions(t);
  positions.clear();
  const turn = t.cells[TURN_NUMBER];
  const deck = { lo: t.cells[zone(seat, DECK)], hi: t.cells[zone(seat, DECK) + 1] };
  const here = presentRank(t, seat);
  let nodes = maxNodes;
  let isCertain = true;

  /** The rank of the best end after this choice. Does not restore the table. */
  function after(code: number, depth: number): number {
    if (nodes-- <= 0) return unsure();
    events.length = 0;
    choose(t, code);
    const at = events.findIndex(({ event }) => event === 'announced');
    const announced = events[at];
    if (announced?.event === 'announced') {
      if (events.slice(0, at).some(revealsSomething)) isCertain = false;
      const { element, power: best, against: toMatch } = announced;
      return rankOf({ element, best, toMatch, canAnnounce: true });
    }
    if (hasTurnEnded(t, turn)) return unsure();
    if (t.cells[REVEALED] !== 0) isCertain = false;
    return chooser(t) === seat ? bestOption(depth) : worstReply(depth);
  }

  function unsure(): number {
    isCertain = false;
    return NO_END;
  }

  function worstReply(depth: number): number {
    if (mayInterfere(t)) return after(withoutInterference(t), depth);
    if (t.optionCount === 1 || kindOf(t.options[0]) === DRAGON) return after(t.options[0], depth);
    isCertain = false;
    if (depth >= stack.depth) return NO_END;
    const options = stack.save(t, depth);
    let worst = Infinity;
    for (let i = 0, count = t.optionCount; i < count; i++) {
      worst = Math.min(worst, after(options[i], depth + 1));
      stack.restore(t, depth);
    }
    return worst;
  }

  function bestOption(depth: number): number {
    if (depth >= stack.depth) return unsure();
    const key = fingerprint(t.cells);
    const known = positions.find(key);
    if (known >= 0) return positions.worth[known];
    const options = stack.save(t, depth);
    let best = mayCount(t) ? presentRank(t, seat) : NO_END;
    for (let i = 0, count = t.optionCount; i < count; i++) {
      if (!isSearched(options[i], i)) continue;
      best = Math.max(best, after(options[i], depth + 1));
      stack.restore(t, depth);
    }
    positions.keep(key, best, options[0]);
    return best;
  }

  function isSearched(code: number, place: number): boolean {
    const kind = kindOf(code);
    // DRAGON-5: which dragon moves makes no difference.
    if (kind === TAKE_BACK || (kind === DRAGON && place > 0)) return false;
    if (t.cells[PHASE] < CHARACTER) return kind === CONTINUE;
    const card = cardOf(code);
    const isFromDeck = (((card < 32 ? deck.lo : deck.hi) >>> (card & 31)) & 1) === 1;
    return !(isFromDeck && USING_A_CARD.has(kind));
  }

  const best = bestOption(0);
  return { ...fromRank(best === NO_END ? here : best), isCertain };
}

/** A character that has to be played covers what lies there now (CHAR-3), so before that the total says nothing. */
function mayCount(t: Workbench): boolean {
  const phase = t.cells[PHASE];
  return phase === BOOSTER_SUPPORT || (phase === CHARACTER && t.cells[CHARACTERS_PLAYED] > 0);
}

function presentRank(t: Workbench, seat: Seat): number {
  const element = t.cells[ELEMENT];
  return rankOf({
    element: element === FIRE ? 'fire' : 'earth',
    best: powerOf(t, seat, element),
    toMatch: powerOf(t, 1 - seat, element),
    canAnnounce: false,
  });
}

type End = Omit<Reach, 'isCertain'>;

const NO_END = -1;
/** More than any total. */
const BASE = 1024;

/** An end of the turn as one number, the better the higher: whether it can be announced, then the total. */
function rankOf({ element, best, toMatch, canAnnounce }: End): number {
  return (((canAnnounce ? BASE : 0) + best) * BASE + (BASE - 1 - toMatch)) * 2 + (element === 'fire' ? 0 : 1);
}

function fromRank(rank: number): End {
  const totals = Math.floor(rank / 2);
  const total = Math.floor(totals / BASE);
  return {
    element: rank % 2 === 0 ? 'fire' : 'earth',
    best: total % BASE,
    toMatch: BASE - 1 - (totals % BASE),
    canAnnounce: total >= BASE,
  };
}
