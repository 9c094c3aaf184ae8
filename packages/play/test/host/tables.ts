import type { Option, Seat } from '@bluemoon/engine';
import { choose, USUAL_TERMS } from '../../src/index.ts';
import type { Host, Outcome, Terms } from '../../src/index.ts';

export const AT = 1000;

export const TERMS: Terms = USUAL_TERMS;

export function accepted(outcome: Outcome): Host {
  if (outcome.kind === 'done') return outcome.host;
  throw new Error(`refused: ${JSON.stringify(outcome.why)}`);
}

/** The seat that has to choose, chooses. */
export function chosen(host: Host, ...options: readonly string[]): Host {
  return chosenBy(host, host.decision?.seat ?? 0, ...options);
}

export function chosenBy(host: Host, seat: Seat, ...options: readonly string[]): Host {
  return accepted(choose(host, { seat, ply: host.record.entries.length, options }, AT));
}

/** The first option of that kind. */
export function doing(host: Host, kind: Option['kind']): Host {
  const option = host.decision?.options.find((one) => one.kind === kind);
  if (option === undefined)
    throw new Error(`no ${kind} among ${host.decision?.options.map(({ id }) => id).join(' ')}`);
  return chosen(host, option.id);
}

/** Passes on until something of that kind can be chosen. */
export function until(host: Host, kind: Option['kind']): Host {
  const options = host.decision?.options ?? [];
  return options.some((option) => option.kind === kind) ? host : until(chosen(host, 'done'), kind);
}

export function firstOf({ decision }: Host): Option['kind'] {
  const [first] = decision?.options ?? [];
  if (first === undefined) throw new Error('nothing to choose');
  return first.kind;
}
