import { tick } from 'svelte';
import { endOf, flightsOf } from './flights.ts';
import type { Anchor, Flight } from './flights.ts';
import type { GameEvent } from '@bluemoon/engine';

/** Positions and copies of elements before the page is updated. */
interface Snapshot {
  readonly rects: ReadonlyMap<string, DOMRect>;
  readonly images: ReadonlyMap<string, HTMLElement>;
}

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/**
 * Animates cards and dragons from their old to their new places. The page shows the new state already: copies of the
 * elements move, and the elements themselves are hidden until the copies arrive.
 */
export async function perform(
  root: HTMLElement,
  events: readonly GameEvent[],
  { speed, backOf }: { readonly speed: number; readonly backOf: (seat: 0 | 1) => string },
): Promise<void> {
  const flights = flightsOf(events);
  if (speed === 0 || flights.length === 0) return;
  const before = snapshot(root, flights);
  await tick();
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  for (const flight of flights) fly(root, layer, before, flight, { speed, backOf });
  await new Promise((resolve) => setTimeout(resolve, endOf(flights) / speed));
  layer.remove();
}

const keyOf = (flight: Flight): string =>
  flight.moves === 'dragon'
    ? `[data-dragon="${flight.dragon}"]`
    : `[data-spot="${flight.seat}:${flight.card ?? ''}"]`;

const placeOf = (anchor: Anchor): string => `[data-zone="${anchor}"]`;

function snapshot(root: HTMLElement, flights: readonly Flight[]): Snapshot {
  const rects = new Map<string, DOMRect>();
  const images = new Map<string, HTMLElement>();
  for (const flight of flights) {
    const key = keyOf(flight);
    const found = shown(root, key);
    if (found !== null) {
      rects.set(key, found.getBoundingClientRect());
      images.set(key, copyOf(found));
    }
    const place = shown(root, placeOf(flight.from));
    if (place !== null) rects.set(placeOf(flight.from), place.getBoundingClientRect());
  }
  return { rects, images };
}

function shown(root: HTMLElement, selector: string): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null) ?? null;
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const marked of [
    copy,
    ...copy.querySelectorAll<HTMLElement>('[data-spot], [data-dragon], [data-zone]'),
  ]) {
    delete marked.dataset['spot'];
    delete marked.dataset['dragon'];
    delete marked.dataset['zone'];
  }
  copy.style.setProperty('--cw', getComputedStyle(element).getPropertyValue('--cw'));
  return copy;
}

function fly(
  root: HTMLElement,
  layer: HTMLElement,
  before: Snapshot,
  flight: Flight,
  { speed, backOf }: { readonly speed: number; readonly backOf: (seat: 0 | 1) => string },
): void {
  const key = keyOf(flight);
  const landed = shown(root, key);
  const from = before.rects.get(key) ?? before.rects.get(placeOf(flight.from));
  const to = (landed ?? shown(root, placeOf(flight.to)))?.getBoundingClientRect();
  if (from === undefined || to === undefined) return;
  const copy = landed === null ? (before.images.get(key) ?? unknownCard(flight, backOf)) : copyOf(landed);
  if (copy === null) return;
  const size = landed === null ? (before.rects.get(key) ?? small(to)) : to;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.left + to.width / 2 - size.width / 2}px`,
    top: `${to.top + to.height / 2 - size.height / 2}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
    margin: '0',
  });
  if (flight.moves === 'card' && flight.isCancelled === true) copy.append(crossOut());
  layer.append(copy);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = before.rects.has(key) ? from.width / size.width : 0.4;
  const vanishes = landed === null;
  const timing = { delay: flight.after / speed, duration: flight.lasts / speed, fill: 'both' as const };
  copy.animate(framesOf(flight, { dx, dy, scale, vanishes }), {
    ...timing,
    easing: flight.moves === 'dragon' ? 'ease-in-out' : EASE,
  });
  landed?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (flight.after + flight.lasts) / speed });
}

interface Path {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  /** Not visible at its new place. */
  readonly vanishes: boolean;
}

function framesOf(flight: Flight, { dx, dy, scale, vanishes }: Path): Keyframe[] {
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  if (flight.moves === 'dragon')
    return [
      { transform: start },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 60}px) scale(${(1 + scale) / 2 + 0.15})` },
      { transform: 'none' },
    ];
  const stays = flight.isCancelled === true ? [{ transform: start, opacity: 1, offset: 0.55 }] : [];
  return [
    { transform: start, opacity: 1 },
    ...stays,
    { transform: 'scale(1.03)', opacity: 1, offset: 0.85 },
    { transform: vanishes ? 'scale(.4)' : 'none', opacity: vanishes ? 0 : 1 },
  ];
}

/** From corner to corner, as on an ignored card. */
function crossOut(): HTMLElement {
  const line = document.createElement('span');
  Object.assign(line.style, {
    position: 'absolute',
    inset: '0',
    background:
      'linear-gradient(to top right, transparent 47%, var(--ink) 47% 48%, var(--target) 48% 52%, var(--ink) 52% 53%, transparent 53%)',
  });
  return line;
}

const SMALL = 64;

function small({ left, top }: DOMRect): DOMRect {
  return new DOMRect(left, top, SMALL, SMALL * 1.4);
}

function unknownCard(flight: Flight, backOf: (seat: 0 | 1) => string): HTMLElement | null {
  if (flight.moves !== 'card') return null;
  const image = document.createElement('img');
  image.src = backOf(flight.seat);
  image.alt = '';
  image.className = 'flying-back';
  return image;
}
