import { inquisitor, outsiders } from '../define.ts';
import { ANY_CARD, DRAW_ONE_AT_END, always, must } from '../phrases.ts';

/** What the first two do is known, and their German names; the other two are of our own design. */
export const INQUISITORS = outsiders('inquisitor', [
  inquisitor(1, ['Thunderfist', 'Donnerfaust'], {
    translated: true,
    adds: { cards: 0, moons: 0 },
    text: [must('gameBegins', { do: 'attract', count: 1 })],
  }),
  inquisitor(2, ['Serpent Tongue', 'Schlangenzunge'], {
    translated: true,
    adds: { cards: 15, moons: 10 },
    text: [DRAW_ONE_AT_END],
  }),
  inquisitor(3, ['Ashen Judge', 'Aschenrichter'], {
    adds: { cards: 0, moons: 5 },
    text: [must('gameBegins', { do: 'draw', count: 2 })],
  }),
  inquisitor(4, ['Mute Bailiff', 'Stummer Büttel'], {
    adds: { cards: 10, moons: 2 },
    text: [always({ rule: 'lendReplace', cards: ANY_CARD })],
  }),
]);
