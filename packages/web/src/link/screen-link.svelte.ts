import type { Seat } from '@bluemoon/engine';
import { takingBack } from '@bluemoon/play';
import type { Outcome } from '@bluemoon/play';
import type { Sitting } from '../game/sitting.ts';
import { startPageTable } from './page-table.svelte.ts';
import type { TableHooks } from './page-table.svelte.ts';
import type { PageLink } from './page-link.ts';
import type { SeatNow } from './seat-link.ts';

/** A game of two people at one screen. A curtain hides the hands when they change places. */
export function startScreenLink(begun: Sitting, hooks: TableHooks): PageLink {
  const table = startPageTable(begun, { interference: 'ask', perspective: 0, people: [0, 1] }, hooks);
  const toChoose = (): Seat | null => table.host.decision?.seat ?? null;
  // A position is open to both; otherwise it is unknown who is at the screen.
  const isHidden = begun.record.choices.length > 0 || 'seed' in begun.record.setup;
  let curtain = $state<Seat | null>(isHidden ? toChoose() : null);
  let near = $state<Seat>(toChoose() ?? 0);
  table.perspective = near;

  async function act(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'refused' || curtain !== null) return;
    await table.advanceTo(outcome.host);
    const next = toChoose();
    if (next !== null && next !== near) curtain = next;
  }

  /** Nobody is at the screen yet, or the position is open to both. */
  async function begin(): Promise<void> {
    await table.advanceTo(table.host);
    const next = toChoose();
    if (next === null || next === near) return;
    if (curtain !== null) curtain = next;
    else seat(next);
  }

  function seat(next: Seat): void {
    near = next;
    table.perspective = next;
    curtain = null;
  }

  const now: SeatNow = $derived({
    view: table.view,
    isAsked: curtain === null && table.view.decision?.options != null,
    story: table.story,
    takingBack: takingBack(table.host, near),
    clocks: table.host.clocks,
    presence: ['here', 'here'],
  });

  return {
    get now() {
      return now;
    },
    get sitting() {
      return table.sitting;
    },
    get curtain() {
      return curtain;
    },
    get result() {
      return table.host.result;
    },
    resign: () => void act(table.resign(near)),
    thinking: null,
    failure: null,
    resume: () => void begin(),
    pause: () => undefined,
    choose: (options) => void act(table.choose(near, options)),
    takeBack: () => void act(table.takeBack(near)),
    raiseCurtain() {
      if (curtain !== null) seat(curtain);
    },
  };
}
