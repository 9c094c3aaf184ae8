import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** So much of a frame may go into drawing; the rest is for scrolling. */
const MOST_MS = 6;
/** Drawn before it comes into sight. */
const AHEAD = '500px 0px';

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | null = null;
let isDrawing = false;

/** Draws what is in sight or near it, a few a frame; what has been scrolled past waits. */
export function whenNear(draw: () => void): Attachment<Element> {
  return (element) => {
    observer ??= new IntersectionObserver(notice, { rootMargin: AHEAD });
    waiting.set(element, draw);
    observer.observe(element);
    return () => forget(element);
  };
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
  for (const element of near) {
    const draw = waiting.get(element);
    forget(element);
    if (draw !== undefined) flushSync(draw);
    if (performance.now() - start > MOST_MS) break;
  }
  isDrawing = near.size > 0;
  if (isDrawing) requestAnimationFrame(drawSome);
}
