import { apply, decision, viewFor } from '@bluemoon/engine';
import type { CardId, Option, Seat, State } from '@bluemoon/engine';

/** How the rival can lower the solver's total in their turn. */
export type Lowering =
  | { readonly kind: 'call' }
  | { readonly kind: 'cards'; readonly cards: readonly CardId[] };

interface Position {
  readonly state: State;
  readonly cards: readonly CardId[];
}

/** More steps than this take too long for a sentence. */
const MAX_STEPS = 4000;

/** What leaves the fight or the turn, and the call, which is looked at by itself. */
const SKIPPED: ReadonlySet<string> = new Set(['retreat', 'takeBack', 'decline', 'call']);

/** The fewest cards, or the call, with which the rival brings the solver's total down to a number; null if not found. */
export function loweringTo(number: number, start: State, seat: Seat): Lowering | null {
  if (decision(start)?.about.phase === 'call' && totalOf(apply(start, 'call').state, seat) === number)
    return { kind: 'call' };
  const seen = new Set<string>();
  let steps = MAX_STEPS;
  let level: readonly Position[] = [{ state: start, cards: [] }];
  while (level.length > 0 && steps > 0) {
    const next: Position[] = [];
    const open = [...level];
    for (let at = open.pop(); at !== undefined && steps > 0; at = open.pop()) {
      for (const option of rivalOptions(at.state, seat, start)) {
        steps--;
        const { state } = apply(at.state, option.id);
        const key = state.cells.join();
        if (seen.has(key)) continue;
        seen.add(key);
        const total = totalOf(state, seat);
        const by = total === totalOf(at.state, seat) ? null : causeOf(at.state, option, seat);
        const cards = by === null || at.cards.includes(by) ? at.cards : [...at.cards, by];
        if (total === number && cards.length > 0) return { kind: 'cards', cards };
        (option.kind === 'play' ? next : open).push({ state, cards });
      }
    }
    level = next;
  }
  return null;
}

/** The rival's card that is played, or whose text is carried out. */
function causeOf(state: State, { kind, card }: Option, seat: Seat): CardId | null {
  if (kind === 'play') return card ?? null;
  const about = decision(state)?.about;
  return about?.owner === seat ? null : (about?.card ?? null);
}

/** The least that the solver's total can be when the rival has played a character; null if they cannot. */
export function totalOnceCovered(start: State, seat: Seat): number | null {
  let state = start;
  for (let i = 0; i < 20; i++) {
    const options = rivalOptions(state, seat, start);
    if (decision(state)?.about.phase === 'character') {
      const totals = options
        .filter(({ kind }) => kind === 'play')
        .map(({ id }) => totalOf(apply(state, id).state, seat));
      return totals.some((total) => total === null)
        ? null
        : totals.reduce<number | null>((a, b) => (a === null || (b ?? 0) < a ? b : a), null);
    }
    const idle = options.find(({ id }) => ['trust', 'done', 'refuse', 'continue'].includes(id));
    if (idle === undefined) return null;
    ({ state } = apply(state, idle.id));
  }
  return null;
}

function rivalOptions(state: State, seat: Seat, start: State): readonly Option[] {
  const pending = decision(state);
  const isOver = viewFor(state, seat).turn.number > viewFor(start, seat).turn.number + 1;
  if (pending === null || isOver || pending.seat === seat) return [];
  return pending.options.filter(({ kind }) => !SKIPPED.has(kind));
}

function totalOf(state: State, seat: Seat): number | null {
  const { fight } = viewFor(state, seat);
  return fight === null || fight.element === null ? null : fight.power[seat][fight.element];
}
