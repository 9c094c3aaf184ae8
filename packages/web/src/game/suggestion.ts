import type { Reach } from '@bluemoon/ai';
import type { Element, Option, View } from '@bluemoon/engine';

/**
 * The option that the table highlights: the one that a player would press without thinking about it. Null if none is
 * clearly sensible. It is never a refusal, a retreat, a bluff call or a step into a dead end. A test compares it with
 * the strong bot; where the bot disagreed, the rules became more careful. `reach` is null if there is nothing to match
 * or nothing is known yet.
 */
export function suggestedOption(view: View, reach: Reach | null): string | null {
  const { decision } = view;
  if (decision?.options == null) return null;
  const { about, options } = decision;
  if (about.during !== 'phase') return isLate(view) ? null : ofText(options);
  switch (about.phase) {
    case 'engagement':
      return isLate(view) ? null : fighting(view, options, reach);
    case 'power':
      return isLate(view) ? null : clearElement(view, options);
    case 'beginning':
    case 'leadership':
    case 'character':
    case 'boosterSupport':
      return onlyWay(options) ?? wayOut(view, options, reach);
    default:
      return null;
  }
}

/** Near the end of a draw deck, holding cards back and counting dragons (WIN-3) can matter more than any fight. */
const LATE = 10;

function isLate({ seats }: View): boolean {
  return seats.some(({ drawDeck }) => drawDeck.count < LATE);
}

/** With more cards the rival may soon have six, and a later retreat costs two dragons (RETREAT-2). */
const FEW_CARDS = 3;

/** A fight is continued if more than enough can be reached for certain. A shield does not count: it only delays. */
function fighting(view: View, options: readonly Option[], reach: Reach | null): string | null {
  if (view.fight === null) return idOf(options, 'start');
  if (reach === null || !reach.canAnnounce || !reach.isCertain || reach.best <= reach.toMatch) return null;
  return rivalsCards(view) <= FEW_CARDS ? idOf(options, 'continue') : null;
}

function rivalsCards({ seats, viewer }: View): number {
  const { combat, support } = seats[viewer === 0 ? 1 : 0];
  return combat.active.length + combat.covered.length + support.faceUp.length + support.faceDown.length;
}

/** With less between the totals, it depends on the rest of the hand which element is better. */
const CLEAR_DIFFERENCE = 2;

function clearElement({ fight, viewer }: View, options: readonly Option[]): string | null {
  if (fight === null || viewer === 'spectator') return null;
  const { fire, earth } = fight.power[viewer];
  if (Math.abs(fire - earth) < CLEAR_DIFFERENCE) return null;
  const element: Element = fire > earth ? 'fire' : 'earth';
  return options.find(({ id }) => id === `announce:${element}`)?.id ?? null;
}

/** As long as something can be played, more may be needed than is announced so far. */
function onlyWay(options: readonly Option[]): string | null {
  return options.length === 1 ? idOf(options, 'done') : null;
}

/** Out of a dead end, unless the way out costs the fight or the game (BACKTRACK-4). */
function wayOut({ turn, rules }: View, options: readonly Option[], reach: Reach | null): string | null {
  const isDeadEnd = options.length === 1 || (reach !== null && reach.isCertain && !reach.canAnnounce);
  const isFree = !turn.revealed || rules.backtrack === 'free';
  return isDeadEnd && isFree ? idOf(options, 'takeBack') : null;
}

/** What a card may do is done, if it is the only card that may. */
function ofText(options: readonly Option[]): string | null {
  const [use, ...others] = options.filter(({ kind }) => kind === 'use');
  return others.length === 0 ? (use?.id ?? null) : null;
}

function idOf(options: readonly Option[], kind: Option['kind']): string | null {
  return options.find((option) => option.kind === kind)?.id ?? null;
}
