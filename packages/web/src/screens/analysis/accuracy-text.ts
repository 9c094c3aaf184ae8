import type { Reader } from '../../analysis/tell.ts';
import { sideOf } from '../../analysis/tell.ts';
import { percent } from './points.ts';
import { ANALYSIS } from './words.ts';

/** "Accuracy: you 81 %, Hoax 88 %"; empty if somebody decided nothing. */
export function accuracyText(accuracy: readonly [number | null, number | null], reader: Reader): string {
  const w = ANALYSIS[reader.language];
  const side = sideOf(reader);
  const rival = side === 0 ? 1 : 0;
  const [own, theirs] = [accuracy[side], accuracy[rival]];
  if (own === null || theirs === null) return '';
  const name = reader.me === null ? reader.names[side] : w.you;
  return w.accuracy(name, percent(own), reader.names[rival], percent(theirs));
}
