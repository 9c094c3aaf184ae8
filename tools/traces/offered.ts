/** The pending options of our table by their ids. */
import { choose, optionId } from './engine.ts';
import type { Workbench } from './engine.ts';
import { OffTheRecord } from './off-the-record.ts';

export interface Offered {
  readonly id: string;
  readonly code: number;
}

export function offered(t: Workbench): readonly Offered[] {
  return Array.from(t.options.subarray(0, t.optionCount), (code) => ({ id: optionId(t, code), code }));
}

/** Takes the first of the ids that is offered. */
export function takeFirst(t: Workbench, ...ids: readonly string[]): string {
  const options = offered(t);
  for (const id of ids) {
    const found = options.find((option) => option.id === id);
    if (found === undefined) continue;
    choose(t, found.code);
    return id;
  }
  throw new OffTheRecord(
    `the record has ${ids.join(' or ')}, we offer ${options.map(({ id }) => id).join(', ')}`,
  );
}
