/** docs/RULINGS.md as data. */
import { tableRows } from './glossary.ts';
import { idsIn } from './rule-ids.ts';

export interface Ruling {
  readonly ids: readonly string[];
  /** Where the decision is implemented, or the question and the decision. */
  readonly text: string;
}

export function parseRulings(text: string): readonly Ruling[] {
  return tableRows(text).flatMap(([first = '', ...rest]) => {
    const ids = idsIn(first).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ ids, text: rest.join(' ') }];
  });
}
