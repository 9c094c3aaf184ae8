import { decision, parsePosition, RulesError, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { Box, Seat, View } from '@bluemoon/engine';
import { isObject } from './json.ts';
import type { JsonObject } from './json.ts';
import { BadView, readView } from './view-check.ts';

/** A request after reading: always the view of the seat that has to choose. */
export interface Question {
  readonly view: View;
  readonly options: readonly string[];
  readonly seed: number | undefined;
}

/** A request that cannot be answered; the message says why. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

export function readQuestion(request: JsonObject, box: Box): Question {
  const { seat, seed } = request;
  if (seat !== 0 && seat !== 1) throw new BadRequest('seat: must be 0 or 1, the seat that has to choose.');
  if (seed !== undefined && !Number.isSafeInteger(seed))
    throw new BadRequest('seed: must be a whole number.');
  const view = viewOf(request, seat, box);
  const { decision: pending } = view;
  if (pending === null) throw new BadRequest('The game is over: there is nothing to choose.');
  if (pending.options === null) {
    throw new BadRequest(`Seat ${pending.seat} has to choose, not seat ${seat}.`);
  }
  const options = pending.options.map((option) => option.id);
  checkOptions(request['options'], options);
  return { view, options, seed: seed as number | undefined };
}

function viewOf({ view, position }: JsonObject, seat: Seat, box: Box): View {
  if (view !== undefined && position !== undefined) {
    throw new BadRequest('Send a view or a position, not both.');
  }
  if (view !== undefined) return viewSent(view, seat, box);
  if (position !== undefined) return viewOfPosition(position, seat, box);
  throw new BadRequest('A request needs a view or a position.');
}

function viewSent(view: unknown, seat: Seat, box: Box): View {
  try {
    return readView(view, seat, box);
  } catch (error) {
    if (error instanceof BadView) throw new BadRequest(error.message);
    throw error;
  }
}

/** Drops the cards of the position that the seat cannot know. */
function viewOfPosition(position: unknown, seat: Seat, box: Box): View {
  try {
    const state = stateFromPosition(parsePosition(position, box), box);
    const pending = decision(state);
    if (pending !== null && pending.seat !== seat) {
      throw new BadRequest(`Seat ${pending.seat} has to choose in this position, not seat ${seat}.`);
    }
    return viewFor(state, seat);
  } catch (error) {
    if (error instanceof RulesError) throw new BadRequest(`position: ${error.message}`);
    throw error;
  }
}

/** They may be omitted: the view has them too. */
function checkOptions(sent: unknown, legal: readonly string[]): void {
  if (sent === undefined) return;
  if (!Array.isArray(sent)) throw new BadRequest('options: must be a list.');
  const ids = sent.map((option: unknown) => (isObject(option) ? option['id'] : option));
  const isSame = ids.length === legal.length && legal.every((id) => ids.includes(id));
  if (!isSame) throw new BadRequest(`options: they do not match the legal ones: ${legal.join(', ')}.`);
}
