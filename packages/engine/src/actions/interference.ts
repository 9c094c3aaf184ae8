import { inMask } from '../compile/mask.ts';
import type { SeatInterference } from '../compile/game.ts';
import { textIsIgnored } from '../derive/ignore.ts';
import { isForbidden } from '../derive/prohibition.ts';
import { standing } from '../derive/standing.ts';
import {
  CHOOSER,
  DECLARED,
  INTERFERING,
  NO_CARD,
  OWNER,
  pop,
  push,
  pushTexts,
  SUB,
} from '../state/agenda.ts';
import {
  ABOARD,
  AGENDA,
  COMBAT,
  DISCARD,
  HAND,
  KNOWN,
  REVEALED,
  SHIPS,
  SUPPORT,
  TURN_SEAT,
  USED,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { idOf } from '../state/log.ts';
import {
  cardOf,
  kindOf,
  LAND,
  NONE,
  offer,
  option,
  PLAY,
  REFUSE,
  RETREAT,
  RETRIEVE,
} from '../state/options.ts';
import { add, has } from '../state/sets.ts';
import { workbenchFor } from '../state/workbench.ts';
import type { Workbench } from '../state/workbench.ts';
import { discard, layDown } from '../state/zones.ts';
import type { Action } from '../vocabulary/text.ts';
import { noteRunningOut } from './win.ts';

/** What becomes of the declared action. */
const OPEN = 0;
const CANCELLED = 1;
const LET_THROUGH = 2;

/** PROJECT-32: what the current player chooses to do in a phase in sight of the rival. */
const ACTIONS: Readonly<Record<Action['rival'], DeclaredAction>> = {
  plays: { kind: PLAY, from: [HAND, ABOARD] },
  retrieves: { kind: RETRIEVE, from: [COMBAT, SUPPORT] },
  lands: { kind: LAND, from: [SHIPS] },
  retreats: { kind: RETREAT, from: [] },
};

interface DeclaredAction {
  /** The option that declares it. */
  readonly kind: number;
  /** Where its card is, if it is done with a card. */
  readonly from: readonly number[];
}

/** PROJECT-53: each card once a turn. */
function interferencesWith(t: Workbench, actor: number, code: number): readonly SeatInterference[] {
  const rival = 1 - actor;
  const { interferences } = t.game.decks[rival];
  if (interferences.length === 0) return interferences;
  const declared = cardOf(code);
  return interferences.filter(
    ({ action, cards, card }) =>
      ACTIONS[action].kind === kindOf(code) &&
      !has(t.cells, zone(rival, USED), card) &&
      (cards === null || inMask(cards, declared)),
  );
}

/**
 * Whether the rival might hold an interference card, as far as the current player can know: one known to be in their
 * hand, or one of unknown whereabouts while they hold an unknown card.
 */
function mightInterfere(t: Workbench, rival: number, interferences: readonly SeatInterference[]): boolean {
  const { cells } = t;
  const hand = zone(rival, HAND);
  const known = zone(rival, KNOWN);
  const holdsUnknown = ((cells[hand] & ~cells[known]) | (cells[hand + 1] & ~cells[known + 1])) !== 0;
  return interferences.some(({ card }) => (has(cells, known, card) ? has(cells, hand, card) : holdsUnknown));
}

/** INTERF-1: before the action happens the rival may be asked; true if they are. */
export function askForInterference(t: Workbench, code: number): boolean {
  const actor = t.cells[TURN_SEAT];
  const interferences = interferencesWith(t, actor, code);
  if (interferences.length === 0 || !mightInterfere(t, 1 - actor, interferences)) return false;
  const f = push(t, INTERFERING, actor, cardOf(code) === NONE ? NO_CARD : cardOf(code));
  t.cells[f + DECLARED] = code;
  t.cells[f + CHOOSER] = 1 - actor;
  // A declared card is shown.
  if (cardOf(code) !== NONE) add(t.cells, zone(actor, KNOWN), cardOf(code));
  if (t.events && cardOf(code) !== NONE)
    t.events.push({ event: 'declared', seat: actor as Seat, card: idOf(t, actor, cardOf(code)) });
  return true;
}

/**
 * What happens without a choice: `carryOut` does the declared action once the rival no longer interferes; they may
 * interfere more than once (PROJECT-33).
 */
export function advanceInterference(
  t: Workbench,
  f: number,
  carryOut: (t: Workbench, code: number) => void,
): boolean {
  const { cells } = t;
  const actor = cells[f + OWNER];
  const code = cells[f + DECLARED];
  if (cells[f + SUB] === OPEN && mightInterfere(t, 1 - actor, interferencesWith(t, actor, code)))
    return false;
  const cancelled = cells[f + SUB] === CANCELLED;
  pop(t);
  // RULING-6: a rival who interfered with their last card ran out before the declared one is played.
  noteRunningOut(t);
  if (!isStillThere(t, actor, code)) return true;
  if (cancelled) cancelDeclared(t, actor, cardOf(code));
  else carryOut(t, code);
  return true;
}

/** An interference card may have discarded the declared card; then nothing is left to do. */
function isStillThere(t: Workbench, actor: number, code: number): boolean {
  const card = cardOf(code);
  if (card === NONE) return true;
  return Object.values(ACTIONS).some(
    ({ kind, from }) => kind === kindOf(code) && from.some((which) => has(t.cells, zone(actor, which), card)),
  );
}

/** INTERF-3, INTERF-4: not played, and no limit was used. */
function cancelDeclared(t: Workbench, actor: number, card: number): void {
  if (t.events) t.events.push({ event: 'cancelled', seat: actor as Seat, card: idOf(t, actor, card) });
  discard(t, actor, card, has(t.cells, zone(actor, ABOARD), card) ? ABOARD : HAND, 'play');
  keepDiscarded(t, actor, card);
}

/**
 * PROJECT-38: when the turn is taken back, a cancelled card stays cancelled and the card that cancelled it stays played:
 * otherwise the same could be tried for ever. A card taken into hand after Engagement goes back to where it came from.
 */
function keepDiscarded(t: Workbench, seat: number, card: number): void {
  const { game, engagement } = t;
  if (engagement === null) return;
  const from = [HAND, ABOARD].find((which) => has(engagement, zone(seat, which), card));
  if (from === undefined) return;
  const before = workbenchFor({ game, cells: engagement, engagement: null }, null);
  discard(before, seat, card, from, 'play');
  t.engagement = before.cells;
}

export function offerInterference(t: Workbench, f: number): void {
  const actor = t.cells[f + OWNER];
  const rival = 1 - actor;
  const st = standing(t);
  for (const card of new Set(interferencesWith(t, actor, t.cells[f + DECLARED]).map((one) => one.card))) {
    const isAtHand = has(t.cells, zone(rival, HAND), card);
    if (isAtHand && !textIsIgnored(st, rival, card) && !isForbidden(st, rival, card))
      offer(t, option(PLAY, card));
  }
  offer(t, option(REFUSE));
}

/** INTERF-1, INTERF-2: face up onto the discard pile, and its text at once. */
export function takeInterference(t: Workbench, f: number, code: number): void {
  if (kindOf(code) === REFUSE) {
    t.cells[f + SUB] = LET_THROUGH;
    return;
  }
  const actor = t.cells[f + OWNER];
  const card = cardOf(code);
  const texts = interferencesWith(t, actor, t.cells[f + DECLARED]).filter((one) => one.card === card);
  layDown(t, 1 - actor, card, HAND, DISCARD, 'itself');
  add(t.cells, zone(1 - actor, USED), card);
  t.cells[REVEALED] = 1;
  pushTexts(
    t,
    1 - actor,
    card,
    texts.reduce((bits, { which }) => bits | (1 << which), 0),
  );
}

/** The step `cancel`. Interference is asked for with nothing else pending, so the declared action is the first frame. */
export function cancelDeclaredAction(t: Workbench, owner: number, card: number): void {
  t.cells[AGENDA + SUB] = CANCELLED;
  keepDiscarded(t, owner, card);
}
