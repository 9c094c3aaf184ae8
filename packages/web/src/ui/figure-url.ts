import { knownUrl, pictureUrl } from './picture-url.ts';

/** A picture with figures. */
export interface Figure {
  /** Contains everything the drawing depends on. */
  readonly key: string;
  readonly draw: (figures: typeof import('@bluemoon/art/cards')) => string;
}

/** What is to be drawn, first things first. */
const waiting = new Set<() => void>();

/** Of a frame; what takes longer waits for the next one. */
const DRAWING_MS = 8;

/**
 * The URL of a picture with figures, or a promise of it. Figures take long to load and to draw, so no page waits for
 * them: they are drawn after it is painted, some in each frame, and not at all if nobody wants them any more.
 */
export function figureUrl(figure: Figure, unwanted: AbortSignal): string | Promise<string> {
  return knownUrl(figure.key) ?? new Promise((resolve) => void drawLater(figure, unwanted, resolve));
}

async function drawLater(
  { key, draw }: Figure,
  unwanted: AbortSignal,
  resolve: (url: string) => void,
): Promise<void> {
  await window.early?.files;
  // Without figures everything but the picture is there.
  const figures = await import('@bluemoon/art/cards').catch(() => null);
  if (figures === null || unwanted.aborted) return;
  const work = (): void => resolve(pictureUrl(key, () => draw(figures)));
  unwanted.addEventListener('abort', () => waiting.delete(work));
  if (waiting.size === 0) afterPaint(drawSome);
  waiting.add(work);
}

function drawSome(): void {
  const began = performance.now();
  for (const work of waiting) {
    if (performance.now() - began > DRAWING_MS) return afterPaint(drawSome);
    waiting.delete(work);
    work();
  }
}

const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));
