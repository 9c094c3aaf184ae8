import type { Language } from '@bluemoon/engine';
import type { Verdict } from './verdict.ts';

type VerdictWords = Readonly<Record<Verdict['outcome'], Readonly<Record<Verdict['because'], string>>>>;

const WORDS: Readonly<Record<Language, VerdictWords>> = {
  en: {
    won: {
      luckAgainstPlay: 'A lucky win',
      mostlyLuck: 'Mostly luck',
      luckAndPlay: 'Better play and good luck',
      mostlyPlay: 'A fair win',
      playAgainstLuck: 'Better play beat bad luck',
      asExpected: 'As expected',
      endedEarly: 'Over before it was decided',
      cannotTell: 'Can’t tell',
    },
    lost: {
      luckAgainstPlay: 'Better play, bad luck',
      mostlyLuck: 'Mostly luck',
      luckAndPlay: 'Mostly play, some bad luck',
      mostlyPlay: 'Mostly play',
      playAgainstLuck: 'Mostly play, despite good luck',
      asExpected: 'As expected',
      endedEarly: 'Over before it was decided',
      cannotTell: 'Can’t tell',
    },
    undecided: {
      luckAgainstPlay: 'Luck made up for play',
      mostlyLuck: 'Mostly luck',
      luckAndPlay: 'Luck and play',
      mostlyPlay: 'Mostly play',
      playAgainstLuck: 'Play made up for luck',
      asExpected: 'An even game',
      endedEarly: 'Over before it was decided',
      cannotTell: 'Can’t tell',
    },
  },
  de: {
    won: {
      luckAgainstPlay: 'Ein glücklicher Sieg',
      mostlyLuck: 'Vor allem Glück',
      luckAndPlay: 'Besser gespielt und Glück gehabt',
      mostlyPlay: 'Ein verdienter Sieg',
      playAgainstLuck: 'Besser gespielt, trotz Pech',
      asExpected: 'Wie erwartet',
      endedEarly: 'Vorbei, bevor es entschieden war',
      cannotTell: 'Nicht zu sagen',
    },
    lost: {
      luckAgainstPlay: 'Besser gespielt, Pech gehabt',
      mostlyLuck: 'Vor allem Pech',
      luckAndPlay: 'Vor allem das Spiel, etwas Pech',
      mostlyPlay: 'Vor allem das Spiel',
      playAgainstLuck: 'Das Spiel, trotz Glück',
      asExpected: 'Wie erwartet',
      endedEarly: 'Vorbei, bevor es entschieden war',
      cannotTell: 'Nicht zu sagen',
    },
    undecided: {
      luckAgainstPlay: 'Glück glich das Spiel aus',
      mostlyLuck: 'Vor allem Glück',
      luckAndPlay: 'Glück und Spiel',
      mostlyPlay: 'Vor allem das Spiel',
      playAgainstLuck: 'Das Spiel glich das Pech aus',
      asExpected: 'Ein ausgeglichenes Spiel',
      endedEarly: 'Vorbei, bevor es entschieden war',
      cannotTell: 'Nicht zu sagen',
    },
  },
};

export function verdictText({ outcome, because }: Verdict, language: Language): string {
  return WORDS[language][outcome][because];
}
