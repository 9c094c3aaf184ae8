import type { View } from '@bluemoon/engine';
import { isObject } from './json.ts';
import type { JsonObject } from './json.ts';

/*
 * Version 1 of the protocol has two names that views no longer use: `envoys` for the emissary and the inquisitor, and
 * `answer` for a decision about interference. Both are still sent and read.
 */

/** A view as version 1 sends it. */
export function toVersion1(view: View): object {
  const { decks, seats, decision } = view;
  return {
    ...view,
    decks: decks.map(withEnvoys),
    seats: seats.map(withEnvoys),
    decision: decision && renamed(decision, 'interference', 'answer'),
  };
}

function withEnvoys(side: { readonly emissaries: readonly string[] }): object {
  return { ...side, envoys: side.emissaries };
}

/** Accepts both the old and the new names. */
export function fromVersion1(sent: JsonObject): JsonObject {
  const { decks, seats, decision } = sent;
  return {
    ...sent,
    ...(Array.isArray(decks) ? { decks: decks.map(withEmissaries) } : {}),
    ...(Array.isArray(seats) ? { seats: seats.map(withEmissaries) } : {}),
    ...(isObject(decision) ? { decision: renamed(decision, 'answer', 'interference') } : {}),
  };
}

function withEmissaries(side: unknown): unknown {
  return isObject(side) && 'envoys' in side ? { emissaries: side['envoys'], ...side } : side;
}

function renamed(decision: object, from: string, to: string): object {
  const { about } = decision as { readonly about?: unknown };
  return isObject(about) && about['during'] === from
    ? { ...decision, about: { ...about, during: to } }
    : decision;
}
