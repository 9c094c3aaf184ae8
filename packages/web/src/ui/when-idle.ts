const MAX_DELAY = 3000;
const FALLBACK_DELAY = 600;

/** Does work without priority when the page is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: MAX_DELAY });
  else setTimeout(work, FALLBACK_DELAY);
}
