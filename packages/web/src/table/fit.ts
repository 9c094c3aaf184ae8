import type { Attachment } from 'svelte/attachments';

/** Lines are set tighter than their letters are high, which counts as overflow. In em. */
const TOLERANCE = 0.25;

function overflows(element: HTMLElement): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  if (clientWidth === 0) return false;
  const tolerance = TOLERANCE * Number.parseFloat(getComputedStyle(element).fontSize);
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + tolerance;
}

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
    // A step may make the element small, whatever room there is.
    if (element.parentElement !== null) resized.observe(element.parentElement);
    const changed = new MutationObserver(choose);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    document.fonts.addEventListener('loadingdone', choose);
    return () => {
      document.fonts.removeEventListener('loadingdone', choose);
      resized.disconnect();
      changed.disconnect();
    };
  };
}
