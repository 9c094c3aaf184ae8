/** All sets of cards that can be picked in the pending choice of our table. */
import {
  agendaSize,
  bluffAt,
  CARD,
  cardOf,
  choose,
  CHOOSER,
  chooser,
  freeze,
  idOf,
  KIND,
  kindOf,
  listOptions,
  PHASE,
  PICK_UNDER,
  reset,
  STEP,
  workbenchFor,
  top,
  TURN_NUMBER,
  WHICH,
} from './engine.ts';
import type { Workbench } from './engine.ts';
import { cell } from './cells.ts';
import { listeningLog } from './listening-log.ts';
import { offered } from './offered.ts';
import type { Offered } from './offered.ts';

/** The sets by their spelling, each with the options that lead to it. */
export type LegalSets = Map<string, readonly number[]>;

/** Cards by their ids, in order. */
export function spellSet(cards: readonly string[]): string {
  return cards.toSorted().join(', ');
}

export function cardsOfSet(set: string): readonly string[] {
  return set === '' ? [] : set.split(', ');
}

/** All picks of one choice have the same frame of the agenda. */
function choiceKey(t: Workbench): string {
  if (agendaSize(t) === 0) return '';
  const f = top(t);
  const cells = [KIND, CARD, WHICH, STEP, CHOOSER].map((at) => cell(t, f + at));
  return [cell(t, TURN_NUMBER), cell(t, PHASE), agendaSize(t), ...cells].join(' ');
}

/** Refusing optional text is the empty set, unless the record refuses before it lets the player choose. */
export function legalSets(t: Workbench, refusing: 'counts' | 'isSettled'): LegalSets {
  const sets = new Map<string, readonly number[]>();
  const options = offered(t).filter(({ id }) => refusing === 'counts' || id !== 'refuse');
  explore(t, options, { key: choiceKey(t), cards: [], codes: [] }, sets);
  return sets;
}

interface Picked {
  /** The choice that is explored. */
  readonly key: string;
  readonly cards: readonly string[];
  readonly codes: readonly number[];
}

/** Options that stand for several cards instead of naming one. */
const WHOLE = new Set(['discard-all', 'keep']);

function explore(
  t: Workbench,
  options: readonly Offered[],
  picked: Picked,
  sets: Map<string, readonly number[]>,
): void {
  const { key } = picked;
  for (const { id, code } of options) {
    if (isOtherOrder(code, picked.codes)) continue;
    const codes = [...picked.codes, code];
    const { kind, card } = pickOf(t, id);
    if (kind === 'done' || kind === 'refuse') {
      sets.set(spellSet(picked.cards), codes);
      continue;
    }
    const moved: string[] = [];
    const next = scratch(t, codes.length, (id) => moved.push(id));
    choose(next, code);
    const cards = kind === 'use' ? picked.cards : [...picked.cards, ...(WHOLE.has(kind) ? moved : [card])];
    if (choiceKey(next) === key) explore(next, offered(next), { key, cards, codes }, sets);
    else sets.set(spellSet(cards), codes);
  }
}

/** Face-down cards are named like others: the record says which one it was. */
function pickOf(t: Workbench, id: string): { readonly kind: string; readonly card: string } {
  const [kind = '', card = id] = id.split(':');
  if (kind !== 'discard-face-down') return { kind, card };
  const rival = 1 - chooser(t);
  return { kind, card: idOf(t, rival, bluffAt(t, rival, Number(card) - 1)) };
}

/** Cards that go under the deck can be picked in any order; the set is the same. */
function isOtherOrder(code: number, codes: readonly number[]): boolean {
  const last = codes.at(-1);
  return kindOf(code) === PICK_UNDER && last !== undefined && cardOf(code) < cardOf(last);
}

interface Scratch {
  readonly table: Workbench;
  moved: (id: string) => void;
}

const SCRATCH: Scratch[] = [];

/** A copy to try options on, one for each number of picks. */
function scratch(t: Workbench, depth: number, moved: (id: string) => void): Workbench {
  const slot = (SCRATCH[depth] ??= newScratch(t));
  slot.moved = moved;
  reset(slot.table, t);
  listOptions(slot.table);
  return slot.table;
}

function newScratch(t: Workbench): Scratch {
  const slot: Scratch = {
    table: workbenchFor(
      freeze(t),
      listeningLog((event) => {
        if (event.event === 'moved' && event.to === 'discardPile' && typeof event.by === 'object') {
          slot.moved(event.card ?? '');
        }
      }),
    ),
    moved: () => undefined,
  };
  return slot;
}
