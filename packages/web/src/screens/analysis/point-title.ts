import type { Played } from '../../analysis/played.ts';
import { deedAt, strokeAt } from '../../analysis/tell.ts';
import type { Reader } from '../../analysis/tell.ts';
import type { ToldPoint } from '../../analysis/turning-points.ts';
import { resultWords } from '../game/result-words.ts';
import { ANALYSIS } from './words.ts';

/** "Hoax retreats: 1 dragon for you", "You draw Scorch", "You conceded". */
export function pointTitle(point: ToldPoint, played: Played, reader: Reader): string {
  switch (point.kind) {
    case 'luck':
      return strokeAt(played, point.term, reader) ?? ANALYSIS[reader.language].luckKinds[point.term.kind];
    case 'end':
      return resultWords(played.result, played.end, reader).reason.replace(/\.$/, '');
    default:
      return deedAt(played, point.at, reader);
  }
}
