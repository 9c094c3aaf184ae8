import type { Language } from '@bluemoon/engine';
import type { OpponentName } from './opponents.ts';

/** How each opponent plays, for those who choose one. */
export const OPPONENT_LINES: Readonly<Record<OpponentName, Readonly<Record<Language, string>>>> = {
  nib: {
    en: 'New to the game: plays a card and runs away.',
    de: 'Neu im Spiel: legt eine Karte und läuft weg.',
  },
  ossu: {
    en: 'Saves cards, above all leadership cards.',
    de: 'Hebt Karten auf, vor allem Führungskarten.',
  },
  mirl: {
    en: 'Bluffs, lies, doubts you, and loves boosters.',
    de: 'Blufft, lügt, zweifelt und liebt Verstärkung.',
  },
  brask: {
    en: 'Throws everything at you and hardly ever yields.',
    de: 'Wirft dir alles entgegen, weicht kaum zurück.',
  },
  tharn: {
    en: 'Builds on support and gives fights up early.',
    de: 'Baut auf Unterstützung, gibt Kämpfe früh auf.',
  },
  velk: {
    en: 'Commands with leadership, and fights over Earth.',
    de: 'Befiehlt mit Führungskarten, kämpft um Erde.',
  },
  sirrel: {
    en: 'Foresees your answer and loves Fire.',
    de: 'Sieht deine Antwort voraus und liebt Feuer.',
  },
  orrun: {
    en: 'Looks three turns ahead, without any quirk.',
    de: 'Schaut drei Züge voraus, ohne jede Marotte.',
  },
};
