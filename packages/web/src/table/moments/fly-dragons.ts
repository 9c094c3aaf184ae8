import type { Seat, View } from '@bluemoon/engine';
import { DRAGON_INKS } from '../dragon-inks.ts';
import { DRAGONS } from '../sides.ts';
import { withMoved } from './moments.ts';
import type { DragonMove } from './moments.ts';

const LIFT = 200;
const ARC = 700;
const LANDING = 180;
const APART = 250;
const RISING = 900;
/** How much larger a dragon is in the air, at least. */
const LIFTED = 1.6;
/** The height of the mat that a dragon in the air takes. */
const OF_MAT = 0.38;
const TRAIL_DOTS = 14;

interface Flying {
  /** A factor. */
  readonly speed: number;
  readonly dragons: View['dragons'];
  /** Called when a dragon lands, in order. */
  readonly land: (move: DragonMove) => void;
}

/** Dragons lift, fly in an arc and land, one after the other; resolves when the last has landed. */
export async function flyDragons(
  root: HTMLElement,
  moves: readonly DragonMove[],
  { speed, dragons, land }: Flying,
): Promise<void> {
  const layer = newLayer();
  const flights = moves.map(async (move, i) => {
    const places = withMoved(dragons, moves.slice(0, i + 1));
    const copy = lift(root, layer, move, { places, speed, delay: (i * APART) / speed });
    await pause((i * APART + LIFT + ARC) / speed);
    land(move);
    await pause(LANDING / speed);
    copy?.remove();
  });
  await Promise.all(flights);
  layer.remove();
}

/** The fourth dragon: all three of a player rise together. */
export async function raiseDragons(root: HTMLElement, seat: Seat, speed: number): Promise<void> {
  const layer = newLayer();
  const height = root.querySelector('.mat')?.getBoundingClientRect().height ?? 0;
  for (const dragon of DRAGONS) {
    const at = shown(root, `[data-zone="${seat}:dragons"] [data-dragon="${dragon}"]`);
    if (at === null) continue;
    const box = at.getBoundingClientRect();
    const copy = copyOf(at, box, Math.max(box.width * LIFTED, height * OF_MAT));
    layer.append(copy);
    // Yours rise over the table; those of the rival sink onto it, since their row is at the top.
    const up = box.top > window.innerHeight / 2 ? -1 : 1;
    const start = box.width / copy.offsetWidth;
    copy.animate(
      [
        { transform: `scale(${start})` },
        { transform: `translateY(${up * height * 0.5}px) scale(1)`, opacity: 1, offset: 0.7 },
        { transform: `translateY(${up * height * 0.6}px) scale(1.1)`, opacity: 0 },
      ],
      { duration: RISING / speed, easing: 'ease-in-out', fill: 'both' },
    );
    at.animate([{ opacity: 0 }, { opacity: 0 }], { duration: RISING / speed });
  }
  await pause(RISING / speed);
  layer.remove();
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

function newLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  return layer;
}

function shown(root: HTMLElement, selector: string): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null) ?? null;
}

/** A copy around the middle of its original, as large as it is in the air. */
function copyOf(original: HTMLElement, { left, top, width, height }: DOMRect, size: number): HTMLElement {
  const copy = document.createElement('div');
  const picture = original.querySelector('svg')?.cloneNode(true);
  if (picture !== undefined) copy.append(picture);
  copy.className = 'flying-dragon';
  Object.assign(copy.style, {
    left: `${left + width / 2 - size / 2}px`,
    top: `${top + height / 2 - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
  return copy;
}

interface Lifting {
  /** The dragons after this move. */
  readonly places: View['dragons'];
  readonly speed: number;
  readonly delay: number;
}

function lift(
  root: HTMLElement,
  layer: HTMLElement,
  move: DragonMove,
  { places, speed, delay }: Lifting,
): HTMLElement | null {
  const original = shown(root, `[data-dragon="${move.dragon}"]`);
  const target = targetOf(root, move, places);
  if (original === null || target === null) return null;
  const from = original.getBoundingClientRect();
  const mat = root.querySelector('.mat')?.getBoundingClientRect();
  const size = Math.max(from.width * LIFTED, (mat?.height ?? 0) * OF_MAT);
  const copy = copyOf(original, from, size);
  const path = arc(
    target.left + target.width / 2 - (from.left + from.width / 2),
    target.top + target.height / 2 - (from.top + from.height / 2),
  );
  layer.append(...trail(path, from, DRAGON_INKS[move.dragon], { speed, delay }), copy);
  const ends = target.height / size;
  const total = LIFT + ARC + LANDING;
  copy.animate(
    [
      { transform: `scale(${from.width / size})`, offset: 0, easing: 'ease-out' },
      ...path.map(({ x, y, t }) => ({
        transform: `translate(${x}px, ${y}px) scale(${1 - (1 - ends * 1.15) * t ** 3})`,
        offset: (LIFT + ARC * eased(t)) / total,
      })),
      {
        transform: `translate(${path.at(-1)?.x ?? 0}px, ${path.at(-1)?.y ?? 0}px) scale(${ends})`,
        offset: 1,
      },
    ],
    { delay, duration: total / speed, fill: 'both' },
  );
  original.animate([{ opacity: 0 }, { opacity: 0 }], { delay, duration: (total + APART) / speed });
  return copy;
}

/** The free circle of a player, or the middle of the table. */
function targetOf(root: HTMLElement, { dragon, to }: DragonMove, places: View['dragons']): DOMRect | null {
  if (to === 'board') {
    const board = shown(root, '[data-zone="board"]')?.getBoundingClientRect();
    return board === undefined ? null : board;
  }
  const zone = shown(root, `[data-zone="${to}:dragons"]`);
  const index = DRAGONS.filter((one) => places[one] === to).indexOf(dragon);
  const circle = zone?.querySelectorAll<HTMLElement>('li')[index] ?? zone;
  return circle?.getBoundingClientRect() ?? null;
}

interface PathPoint {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

const STEPS = 12;

/** A curve from here to there that swings out to one side. */
function arc(dx: number, dy: number): readonly PathPoint[] {
  const bend = Math.min(Math.hypot(dx, dy) * 0.45, 170) * (dx < 0 ? -1 : 1);
  const [cx, cy] = [dx / 2 + bend, dy * 0.45];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    return { t, x: 2 * t * (1 - t) * cx + t * t * dx, y: 2 * t * (1 - t) * cy + t * t * dy };
  });
}

/** When a part of the way is done: slow at both ends. */
const eased = (t: number): number => (t < 0.5 ? Math.sqrt(t / 2) : 1 - Math.sqrt((1 - t) / 2));

function trail(
  path: readonly PathPoint[],
  { left, top, width, height }: DOMRect,
  ink: string,
  { speed, delay }: { readonly speed: number; readonly delay: number },
): readonly HTMLElement[] {
  return path.slice(0, TRAIL_DOTS).map(({ x, y, t }) => {
    const dot = document.createElement('i');
    dot.className = 'flying-trail';
    Object.assign(dot.style, {
      left: `${left + width / 2 + x}px`,
      top: `${top + height / 2 + y}px`,
      background: ink,
    });
    const passes = delay + (LIFT + ARC * eased(t)) / speed;
    dot.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], {
      delay: passes,
      duration: 700 / speed,
      fill: 'both',
    });
    return dot;
  });
}
