import { imagine, viewFor } from '@bluemoon/engine';
import type { Box, Seat, View } from '@bluemoon/engine';
import { isObject } from './json.ts';
import { fromVersion1 } from './version-1.ts';

/** An invalid view; the message says what is wrong. */
export class BadView extends Error {
  override readonly name = 'BadView';
}

/**
 * Reads the view of a seat from JSON written by another program. To validate it, a possible state is imagined from
 * its table and turned into a view again, which must equal what was sent: a bot never gets an inconsistent view.
 * Unknown fields are ignored.
 */
export function readView(received: unknown, seat: Seat, box: Box): View {
  if (!isObject(received)) throw new BadView('view: must be an object.');
  const sent = fromVersion1(received);
  if (sent['viewer'] !== seat) {
    throw new BadView(`view.viewer: it is ${JSON.stringify(sent['viewer'])}, but the seat is ${seat}.`);
  }
  const view = viewImagined(sent, seat, box);
  const fault = difference(view, sent, 'view');
  if (fault !== undefined) throw new BadView(fault);
  return view;
}

function viewImagined(sent: unknown, seat: Seat, box: Box): View {
  try {
    return viewFor(imagine(sent as View, 1, box), seat);
  } catch (error) {
    throw new BadView(`view: no game can look like this (${(error as Error).message}).`, { cause: error });
  }
}

/** The first difference, as a message. */
function difference(right: unknown, sent: unknown, path: string): string | undefined {
  if (Array.isArray(right)) {
    if (!Array.isArray(sent) || sent.length !== right.length) return unlike(right, sent, path);
    return firstOf(right.map((value, i) => () => difference(value, sent[i], `${path}[${i}]`)));
  }
  if (isObject(right)) {
    if (!isObject(sent)) return unlike(right, sent, path);
    return firstOf(
      Object.keys(right).map((key) => () => difference(right[key], sent[key], `${path}.${key}`)),
    );
  }
  return Object.is(right, sent) ? undefined : unlike(right, sent, path);
}

function firstOf(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const fault = check();
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function unlike(right: unknown, sent: unknown, path: string): string {
  return `${path}: ${shown(sent)} contradicts the rest of the view, which says ${shown(right)}.`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
