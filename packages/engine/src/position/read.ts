import { shortened } from '../reading/shortened.ts';
import { MAX_CARDS } from '../compile/mask.ts';

/** Reports one problem; reading continues, so that all problems are found. */
export type Report = (path: string, en: string, de: string) => void;

export type Fields<K extends string> = Readonly<Partial<Record<K, unknown>>>;

/** The fields of an object; unknown ones are reported, so that no misspelt field is ignored silently. */
export function readFields<K extends string>(
  value: unknown,
  path: string,
  keys: readonly K[],
  report: Report,
): Fields<K> {
  const fields = readRecord(value, path, report);
  for (const key of Object.keys(fields)) {
    if (!keys.some((known) => known === key))
      report(
        below(path, key),
        `is not known here; known are ${keys.join(', ')}`,
        `ist hier unbekannt; bekannt sind ${keys.join(', ')}`,
      );
  }
  return fields as Fields<K>;
}

export function readRecord(value: unknown, path: string, report: Report): Readonly<Record<string, unknown>> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(path, 'has to be an object', 'muss ein Objekt sein');
    return {};
  }
  return isTooLong(Object.keys(value).length, path, report) ? {} : (value as Record<string, unknown>);
}

export function readList(value: unknown, path: string, report: Report): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return isTooLong(value.length, path, report) ? [] : value;
  report(path, 'has to be a list', 'muss eine Liste sein');
  return [];
}

/** Longer lists are refused unread: nothing in a position has more entries than a deck has cards. */
function isTooLong(entries: number, path: string, report: Report): boolean {
  if (entries <= MAX_CARDS) return false;
  report(
    path,
    `has ${entries} entries; the maximum is ${MAX_CARDS}`,
    `hat ${entries} Einträge; höchstens ${MAX_CARDS} sind möglich`,
  );
  return true;
}

export function readFlag(value: unknown, path: string, otherwise: boolean, report: Report): boolean {
  if (value === undefined) return otherwise;
  if (typeof value === 'boolean') return value;
  report(path, 'has to be true or false', 'muss true oder false sein');
  return otherwise;
}

export function readCount(
  value: unknown,
  path: string,
  otherwise: number,
  report: Report,
  least: 0 | 1 = 0,
): number {
  if (value === undefined) return otherwise;
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= MAX_COUNT)
    return value as number;
  report(
    path,
    `has to be a whole number from ${least} to ${MAX_COUNT}`,
    `muss eine ganze Zahl von ${least} bis ${MAX_COUNT} sein`,
  );
  return otherwise;
}

/** Far above any count in a game. */
const MAX_COUNT = 1_000_000;

export function readOneOf<T extends string | number | null>(
  value: unknown,
  path: string,
  choices: readonly T[],
  otherwise: T,
  report: Report,
): T {
  if (value === undefined) return otherwise;
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const known = choices.map((choice) => JSON.stringify(choice)).join(', ');
  report(path, `has to be one of ${known}`, `muss eines davon sein: ${known}`);
  return otherwise;
}

export function below(path: string, key: string): string {
  return path === '' ? shortened(key) : `${path}.${shortened(key)}`;
}
