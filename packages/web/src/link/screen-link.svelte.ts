import type { Seat } from '@bluemoon/engine';
import { takingBack } from '@bluemoon/play';
import type { Outcome } from '@bluemoon/play';
import type { Sitting } from '../game/sitting.ts';
import { startPageTable } from './page-table.svelte.ts';
import type { Outside } from './page-table.svelte.ts';
import type { PageLink } from './page-link.ts';
import type { SeatNow } from './seat-link.ts';

/** A game of two people at one screen, who must not see each other's hands. */
export function startScreenLink(begun: Sitting, outside: Outside): PageLink {
  const table = startPageTable(begun, { passing: 'formalitiesAtOneScreen', perspective: 0 }, outside);
  const toChoose = (): Seat | null => table.host.decision?.seat ?? null;
  // A position was laid out in the open; otherwise nobody knows who sits down first.
  const isHidden = begun.record.choices.length > 0 || 'seed' in begun.record.setup;
  let curtain = $state<Seat | null>(isHidden ? toChoose() : null);
  let near = $state<Seat>(toChoose() ?? 0);
  table.perspective = near;

  async function act(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'refused' || curtain !== null) return;
    await table.turnTo(outcome.host);
    const next = toChoose();
    if (next !== null && next !== near) curtain = next;
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
    thinking: null,
    trouble: null,
    goOn: () => undefined,
    pause: () => undefined,
    choose: (options) => void act(table.choose(near, options)),
    takeBack: () => void act(table.takeBack(near)),
    raiseCurtain() {
      if (curtain === null) return;
      near = curtain;
      table.perspective = near;
      curtain = null;
    },
  };
}
