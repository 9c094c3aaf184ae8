const LATEST = 3000;
const A_WHILE = 600;

/** Does something that nobody waits for, once the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari does not tell when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, A_WHILE);
}
