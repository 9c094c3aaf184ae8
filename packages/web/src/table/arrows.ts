import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys go from card to card within the element. */
export const arrows: Attachment<HTMLElement> = (element) => {
  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const spots = [...element.querySelectorAll<HTMLElement>('.spot')];
    const here = spots.findIndex((spot) => spot === document.activeElement);
    const next = spots[(here + step + spots.length) % spots.length];
    if (here < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  element.addEventListener('keydown', move);
  return () => element.removeEventListener('keydown', move);
};
