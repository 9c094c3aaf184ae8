import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Maximum drawing time per frame: little while the page scrolls, since a late frame would be visible. */
const MAX_DRAWING_MS = { moving: 5, still: 30 } as const;
const STILL_AFTER_MS = 120;
/** How far outside the window cards are drawn, relative to its height. */
const AHEAD = '150% 0px';

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | null = null;
let isDrawing = false;
let lastMoved = -Infinity;

/** Calls `draw` when the element is in or near the window, a few elements per frame. */
export function whenNear(draw: () => void): Attachment {
  return (element) => {
    observer ??= watch();
    waiting.set(element, draw);
    observer.observe(element);
    return () => forget(element);
  };
}

function watch(): IntersectionObserver {
  addEventListener('scroll', () => (lastMoved = performance.now()), { passive: true });
  return new IntersectionObserver(notice, { rootMargin: AHEAD });
}

function forget(element: Element): void {
  observer?.unobserve(element);
  waiting.delete(element);
  near.delete(element);
}

function notice(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && waiting.has(target)) near.add(target);
    else near.delete(target);
  }
  if (near.size > 0 && !isDrawing) {
    isDrawing = true;
    requestAnimationFrame(drawSome);
  }
}

function drawSome(): void {
  const start = performance.now();
  const max = start - lastMoved < STILL_AFTER_MS ? MAX_DRAWING_MS.moving : MAX_DRAWING_MS.still;
  for (const element of near) {
    const draw = waiting.get(element);
    forget(element);
    if (draw !== undefined) flushSync(draw);
    if (performance.now() - start > max) break;
  }
  isDrawing = near.size > 0;
  if (isDrawing) requestAnimationFrame(drawSome);
}
