import { faultWords } from '@bluemoon/engine';
import type { Language } from '@bluemoon/engine';
import type { Fault } from '../../keep/games-in.ts';
import { GAMES } from './words.ts';

/** Why a game of a file cannot be read. */
export function faultText(fault: Fault, language: Language): string {
  const { fault: w } = GAMES[language];
  switch (fault.kind) {
    case 'empty':
    case 'tooLarge':
    case 'longPosition':
      return w[fault.kind];
    case 'cards': {
      const problems = fault.problems.map(({ field, words }) => `${field} ${words[language]}`).join('; ');
      return `${w.line(fault.line)} ${w.cards} ${problems}.`;
    }
    case 'position':
      return `${w.position} ${fault.why[language]}`;
    case 'notation':
      return `${w.line(fault.line)} ${notationText(fault, language)}`;
  }
}

function notationText({ what, legal }: Extract<Fault, { kind: 'notation' }>, language: Language): string {
  const { fault: w } = GAMES[language];
  switch (what.kind) {
    case 'noRecord':
    case 'strangeLetter':
      return w.noRecord;
    case 'illegal':
      return w.illegal(what.said, legal.join(', '));
    default:
      return `${faultWords(what, language)}.`;
  }
}
