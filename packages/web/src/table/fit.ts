import type { Attachment } from 'svelte/attachments';

/** Lines are set tighter than their letters are high, which counts as overflow. */
const TOLERANCE = 4;

const overflows = (element: HTMLElement): boolean =>
  element.clientWidth > 0 &&
  (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + TOLERANCE);

/**
 * Sets `data-fit` to the first step in which the element and its parts, marked by `data-fits`, hold what is in them.
 * The style sheet says what each step looks like. The element must have a fixed size.
 */
export function fit(steps: readonly string[]): Attachment<HTMLElement> {
  return (element) => {
    const isTooFull = (): boolean =>
      overflows(element) || [...element.querySelectorAll<HTMLElement>('[data-fits]')].some(overflows);
    function choose(): void {
      for (const step of steps) {
        element.dataset['fit'] = step;
        if (!isTooFull()) return;
      }
    }
    choose();
    const resized = new ResizeObserver(choose);
    resized.observe(element);
    const changed = new MutationObserver(choose);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    void document.fonts.ready.then(choose);
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}
