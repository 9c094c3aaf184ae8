import type { Bilingual } from '../words.ts';
import type { TieBreak } from './standings.ts';

export interface TieBreakWords {
  readonly name: Bilingual;
  readonly explanation: Bilingual;
}

const WORDS: Readonly<Record<TieBreak, TieBreakWords>> = {
  buchholzCut: {
    name: { en: 'Buchholz cut 1', de: 'Buchholz ohne 1' },
    explanation: {
      en: 'The points of all your rivals added up, without the lowest. It is higher for those who had stronger rivals. A round you won without playing counts as a rival with as many points as you, a round you missed counts 0.',
      de: 'Die Punkte aller deiner Gegner zusammen, ohne die niedrigsten. Sie ist höher, wenn die Gegner stärker waren. Eine Runde, die du kampflos gewonnen hast, zählt wie ein Gegner mit so vielen Punkten wie du, eine verpasste zählt 0.',
    },
  },
  buchholz: {
    name: { en: 'Buchholz', de: 'Buchholz' },
    explanation: {
      en: 'The points of all your rivals added up. A round you won without playing counts as a rival with as many points as you, a round you missed counts 0.',
      de: 'Die Punkte aller deiner Gegner zusammen. Eine Runde, die du kampflos gewonnen hast, zählt wie ein Gegner mit so vielen Punkten wie du, eine verpasste zählt 0.',
    },
  },
  sonnebornBerger: {
    name: { en: 'Sonneborn-Berger', de: 'Sonneborn-Berger' },
    explanation: {
      en: 'The points of the rivals you have beaten, and half the points of those you drew with. A win over a leader is worth more.',
      de: 'Die Punkte der Gegner, die du besiegt hast, und die halben Punkte derer, gegen die du unentschieden gespielt hast. Ein Sieg gegen jemanden von oben zählt mehr.',
    },
  },
  direct: {
    name: { en: 'Direct encounter', de: 'Direkter Vergleich' },
    explanation: {
      en: 'Your points against those you are tied with. It counts only if all of them have met each other.',
      de: 'Deine Punkte gegen die, mit denen du gleichauf bist. Er zählt nur, wenn sie alle gegeneinander gespielt haben.',
    },
  },
  wins: {
    name: { en: 'Wins', de: 'Siege' },
    explanation: {
      en: 'The pairings you have won by playing. Byes and rivals who did not come do not count.',
      de: 'Die Paarungen, die du spielend gewonnen hast. Freilose und nicht erschienene Gegner zählen nicht.',
    },
  },
  crystals: {
    name: { en: 'Crystals', de: 'Kristalle' },
    explanation: {
      en: 'The crystals of all games you have won. Byes and rivals who did not come bring none.',
      de: 'Die Kristalle aller Spiele, die du gewonnen hast. Freilose und nicht erschienene Gegner bringen keine.',
    },
  },
  thirdPlace: {
    name: { en: 'Third place', de: 'Platz drei' },
    explanation: {
      en: 'The losers of the semifinals play for third place.',
      de: 'Die Verlierer der Halbfinale spielen um Platz drei.',
    },
  },
};

export const tieBreakWords = (tieBreak: TieBreak): TieBreakWords => WORDS[tieBreak];
