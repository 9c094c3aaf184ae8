import { verdictText } from '@bluemoon/analysis';
import type { Verdict } from '@bluemoon/analysis';
import { sideOf } from '../../analysis/tell.ts';
import type { Reader } from '../../analysis/tell.ts';

/** "A fair win". Of a game of others it says whose luck and play are told: "Vulca: A fair win". */
export function verdictTitle(verdict: Verdict, reader: Reader): string {
  const text = verdictText(verdict, reader.language);
  return reader.me === null ? `${reader.names[sideOf(reader)]}: ${text}` : text;
}
