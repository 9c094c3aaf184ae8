import type { Attachment } from 'svelte/attachments';

/** The card that had the focus, by hand and index. */
interface LastFocus {
  readonly hand: string;
  readonly at: number;
}

const spotsIn = (hand: Element): readonly HTMLElement[] => [...hand.querySelectorAll<HTMLElement>('.spot')];

function focusAt(target: HTMLElement): LastFocus | null {
  const hand = target.closest<HTMLElement>('[data-hand]');
  return hand === null
    ? null
    : { hand: hand.dataset['hand'] ?? '', at: spotsIn(hand).findIndex((spot) => spot === target) };
}

/**
 * Keeps the focus at the table for keyboard players: when the chosen element disappears, the focus goes to the next card
 * of the hand, or to the question.
 */
export const keepFocus: Attachment<HTMLElement> = (table) => {
  let isByKeys = false;
  let last: LastFocus | null = null;

  function note({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    isByKeys = target.matches(':focus-visible');
    last = focusAt(target);
  }

  function restoreFocus(): void {
    if (!isByKeys || document.activeElement !== document.body) return;
    const hand = last === null ? null : table.querySelector(`[data-hand="${last.hand}"]`);
    const spots = hand === null ? [] : spotsIn(hand);
    const next =
      spots[last?.at ?? 0] ?? spots.at(-1) ?? table.querySelector<HTMLElement>('[data-part="dock"]');
    next?.focus();
  }

  const forget = (): void => {
    isByKeys = false;
  };
  // A new table takes the focus.
  if (document.activeElement === document.body) {
    table.querySelector<HTMLElement>('[data-part="dock"]')?.focus({ preventScroll: true });
  }
  const changes = new MutationObserver(restoreFocus);
  changes.observe(table, { childList: true, subtree: true });
  table.addEventListener('focusin', note);
  table.addEventListener('pointerdown', forget);
  return () => {
    changes.disconnect();
    table.removeEventListener('focusin', note);
    table.removeEventListener('pointerdown', forget);
  };
};
