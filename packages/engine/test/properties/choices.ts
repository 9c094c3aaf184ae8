import { apply, RulesError } from '../../src/index.ts';
import type { Applied, State } from '../../src/index.ts';
import { require, sameCells } from './failure.ts';
import type { Moment } from './play.ts';

/** Keeps a copy of a state, to find out whether something changed it. */
export function guard(state: State): () => void {
  const cells = state.cells.slice();
  const engagement = state.engagement?.slice() ?? null;
  return () => {
    const same = sameCells(cells, state.cells) && sameCells(engagement, state.engagement);
    require('apply never changes its input', same, () => 'the state is another one');
  };
}

/** Every option has its own name and can be chosen; nothing else can. */
export function checkOptions(moment: Moment, check: (applied: Applied) => void): void {
  const { state, decision } = moment;
  const ids = decision.options.map(({ id }) => id);
  require('options have names of their own', new Set(ids).size === ids.length, () => ids.join(' '));
  for (const id of ids) check(apply(state, id));
  for (const id of namesOf(moment)) if (!ids.includes(id)) requireIllegal(moment, id);
  const late = (): unknown => apply(state, { option: ids[0], decision: decision.id + 1 });
  require('late answers are refused', errorOf(late) === 'staleDecision', () => ids[0]);
}

function requireIllegal({ state }: Moment, id: string): void {
  const error = errorOf(() => apply(state, id));
  require('what is no option cannot be chosen', error === 'illegalOption', () => `${id}: ${error}`);
}

function errorOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof RulesError) return error.code;
    throw error;
  }
  return 'no error';
}

const BARE = [
  'done',
  'refuse',
  'start',
  'continue',
  'decline',
  'retreat',
  'announce:fire',
  'announce:earth',
  'call',
  'trust',
  'take-back',
  'discard-at-random',
  'discard-face-down:1',
  'dragon:lika',
  'keep',
  'draw:1',
  '',
  'constructor',
] as const;

const WITH_CARD = ['play', 'bluff', 'discard', 'retrieve', 'land', 'use', 'meet', 'take', 'under'] as const;

/** Names of options of all kinds; most of them are not legal now. */
function namesOf({ state, choices }: Moment): readonly string[] {
  const cards = state.game.decks.flatMap((deck) => deck.cards.map(({ id }) => id));
  const some = cards.filter((_, i) => i % 20 === choices.length % 20);
  return [...BARE, ...WITH_CARD.flatMap((word) => some.map((id) => `${word}:${id}`))].filter(
    (_, i) => (i + choices.length) % 2 === 0,
  );
}
