import type { Attachment } from 'svelte/attachments';

/** Which card of which hand had the focus. */
interface Held {
  readonly hand: string;
  readonly at: number;
}

const spotsIn = (hand: Element): readonly HTMLElement[] => [...hand.querySelectorAll<HTMLElement>('.spot')];

function heldAt(target: HTMLElement): Held | null {
  const hand = target.closest<HTMLElement>('[data-hand]');
  return hand === null
    ? null
    : { hand: hand.dataset['hand'] ?? '', at: spotsIn(hand).findIndex((spot) => spot === target) };
}

/**
 * Whoever plays by keys must not start anew from the top of the page after each choice: where the chosen thing is gone,
 * focus goes to the next card of the hand, or to the question.
 */
export const keepFocus: Attachment<HTMLElement> = (table) => {
  let isByKeys = false;
  let held: Held | null = null;

  function note({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    isByKeys = target.matches(':focus-visible');
    held = heldAt(target);
  }

  function goOn(): void {
    if (!isByKeys || document.activeElement !== document.body) return;
    const hand = held === null ? null : table.querySelector(`[data-hand="${held.hand}"]`);
    const spots = hand === null ? [] : spotsIn(hand);
    const next =
      spots[held?.at ?? 0] ?? spots.at(-1) ?? table.querySelector<HTMLElement>('[data-part="dock"]');
    next?.focus();
  }

  const forget = (): void => {
    isByKeys = false;
  };
  // A table that opens is where the player goes on, not the top of a page that is gone.
  if (document.activeElement === document.body) {
    table.querySelector<HTMLElement>('[data-part="dock"]')?.focus({ preventScroll: true });
  }
  const changes = new MutationObserver(goOn);
  changes.observe(table, { childList: true, subtree: true });
  table.addEventListener('focusin', note);
  table.addEventListener('pointerdown', forget);
  return () => {
    changes.disconnect();
    table.removeEventListener('focusin', note);
    table.removeEventListener('pointerdown', forget);
  };
};
