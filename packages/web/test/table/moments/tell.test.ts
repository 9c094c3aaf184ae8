import type { Seat } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/words/language.svelte.ts';
import { dockWords, momentTold, ribbonWords, stakeWords } from '../../../src/table/moments/tell.ts';
import type { Frame, Reader } from '../../../src/table/moments/tell.ts';
import { called, FIGHT, seen } from './staged.ts';
import type { Seen } from './staged.ts';

const BUKA = ['Vulca', 'Buka'] as const;
const HOAX = ['Vulca', 'Hoax'] as const;

function first({ moments: [moment] }: Seen) {
  if (moment === undefined) throw new Error('There is no moment.');
  return moment;
}

interface Reading {
  readonly me?: Seat | null;
  readonly language?: Language;
  readonly names?: readonly [string, string];
}

function readerOf({ after }: Seen, { me = 0, language = 'en', names = BUKA }: Reading): Reader {
  return { me, language, names, after };
}

const dock = (saw: Seen, frame: Frame, reading: Reading = {}): readonly string[] => {
  const { question, info } = dockWords(first(saw), frame, readerOf(saw, reading));
  return [question, info];
};

const ribbon = (saw: Seen, reading: Reading = {}): readonly (string | undefined)[] => {
  const words = ribbonWords(first(saw), readerOf(saw, reading));
  return [words?.title, words?.reason];
};

function stakes({
  position = called('captain-su-cha'),
  ...reading
}: Reading & { readonly position?: Handwritten }): unknown {
  const saw = seen(position, ['call']);
  const moment = first(saw);
  if (moment.kind !== 'bluffCall') throw new Error('It is a bluff call.');
  return [moment.stakes.bluff, moment.stakes.honest].map((one) => {
    const { title, text } = stakeWords(one, readerOf(saw, reading));
    return `${title}. ${text}`;
  });
}

describe('The stakes of a bluff call', () => {
  test('are told to the caller, to the bluffer, and by name', () => {
    expect(stakes({ me: 0 })).toEqual([
      '2 dragons to you. Buka must retreat.',
      '1 dragon to Buka. The fight goes on.',
    ]);
    expect(stakes({ me: 1 })).toEqual([
      '2 dragons to Vulca. You must retreat.',
      '1 dragon to you. The fight goes on.',
    ]);
    expect(stakes({ me: null })).toEqual([
      '2 dragons to Vulca. Buka must retreat.',
      '1 dragon to Buka. The fight goes on.',
    ]);
  });

  test('say that the rival loses a dragon before the caller gets one (DRAGON-3)', () => {
    const position = { ...called('captain-su-cha'), dragons: { sesha: 1 } } as const;
    expect(stakes({ position })).toEqual([
      'Buka loses 1 dragon, 1 to you. Buka must retreat.',
      '1 dragon to Buka. The fight goes on.',
    ]);
    expect(stakes({ position, language: 'de' })).toEqual([
      'Buka verliert 1 Drachen, 1 für dich. Buka muss sich zurückziehen.',
      '1 Drache für Buka. Der Kampf geht weiter.',
    ]);
    const saw = seen(position, ['call']);
    expect(dock(saw, 'consequence')[0]).toBe('Buka loses 1 dragon, you get 1');
    expect(dock(saw, 'consequence', { language: 'de' })[0]).toBe('Buka verliert 1 Drachen, du bekommst 1');
  });

  test('are told in German', () => {
    expect(stakes({ language: 'de' })).toEqual([
      '2 Drachen für dich. Buka muss sich zurückziehen.',
      '1 Drache für Buka. Der Kampf geht weiter.',
    ]);
  });
});

describe('The dock during a bluff call', () => {
  const saw = seen(called('captain-su-cha'), ['call']);

  test('says one thing a frame', () => {
    expect(dock(saw, 'turn')).toEqual(['You call the bluff', 'The card turns over …']);
    expect(dock(saw, 'verdict')).toEqual(['It was a bluff', 'The mask is plain: it does not show Earth.']);
    expect(dock(saw, 'consequence')).toEqual(['You get 2 dragons', '1 for the call, 1 for the retreat.']);
    expect(ribbon(saw)).toEqual(['Buka must retreat', 'You saw through the bluff.']);
  });

  test('says it in German', () => {
    const reading = { language: 'de' } as const;
    expect(dock(saw, 'turn', reading)).toEqual(['Du zweifelst den Bluff an', 'Die Karte wird umgedreht …']);
    expect(dock(saw, 'verdict', reading)).toEqual([
      'Es war ein Bluff',
      'Die Maske ist leer: Sie zeigt keine Erde.',
    ]);
    expect(dock(saw, 'consequence', reading)).toEqual([
      'Du bekommst 2 Drachen',
      '1 fürs Anzweifeln, 1 für den Rückzug.',
    ]);
    expect(ribbon(saw, reading)).toEqual(['Buka muss sich zurückziehen', 'Du hast den Bluff durchschaut.']);
  });

  test('tells the bluffer who called it', () => {
    expect(dock(saw, 'question', { me: 1 })).toEqual(['Vulca calls your bluff', '']);
    expect(ribbon(saw, { me: 1 })).toEqual(['You must retreat', 'Vulca saw through your bluff.']);
  });

  test('says that it was no bluff', () => {
    const honest = seen(called('cannoneer-qu-cha'), ['call']);
    expect(dock(honest, 'verdict')).toEqual(['It was no bluff', 'The mask shows Earth.']);
    expect(dock(honest, 'consequence')).toEqual(['1 dragon goes to Buka', 'The fight goes on.']);
    expect(ribbon(honest)).toEqual(['No bluff', 'You called it wrongly.']);
  });

  test('is told to screen readers at once: verdict, reason and consequence', () => {
    expect(momentTold(first(saw), readerOf(saw, {}))).toBe(
      'It was a bluff. The mask is plain: it does not show Earth. Buka must retreat. You saw through the bluff. You get 2 dragons. 1 for the call, 1 for the retreat.',
    );
  });
});

describe('A fight', () => {
  const lost = seen(FIGHT, ['retreat']);
  const over = seen(FIGHT, ['retreat', 'dragon:doran']);

  test('is won or lost, and the reason is said', () => {
    expect(ribbon(lost, { names: HOAX })).toEqual(['You lost the fight', 'You retreat.']);
    expect(ribbon(over, { me: 1, names: HOAX })).toEqual([
      'You won the fight',
      'Vulca retreats. Doran comes to you.',
    ]);
    expect(ribbon(over, { me: null, names: HOAX })).toEqual([
      'Hoax won the fight',
      'Vulca retreats. Doran goes to Hoax.',
    ]);
    expect(ribbon(over, { me: 1, names: HOAX, language: 'de' })).toEqual([
      'Kampf gewonnen',
      'Vulca zieht sich zurück. Doran kommt zu dir.',
    ]);
    expect(ribbon(lost, { names: HOAX, language: 'de' })).toEqual([
      'Kampf verloren',
      'Du ziehst dich zurück.',
    ]);
  });

  test('says what it brought, and who is next', () => {
    expect(dock(lost, 'consequence', { names: HOAX })).toEqual([
      '1 dragon goes to Hoax',
      'Hoax chooses which one.',
    ]);
    expect(dock(over, 'consequence', { me: 1, names: HOAX })).toEqual([
      'You get 1 dragon',
      'You have 1 of 3. Vulca plays next.',
    ]);
    expect(dock(over, 'consequence', { me: 1, names: HOAX, language: 'de' })).toEqual([
      'Du bekommst 1 Drachen',
      'Du hast 1 von 3. Vulca ist am Zug.',
    ]);
  });

  test('warns of the third dragon', () => {
    const position = { ...FIGHT, dragons: { lika: 1, doran: 'board', sesha: 1 } } as const;
    const third = seen(position, ['retreat']);
    expect(dock(third, 'consequence', { names: HOAX })).toEqual([
      '1 dragon goes to Hoax',
      'Hoax now has 3 of 3. One more ends the game.',
    ]);
    expect(dock(third, 'consequence', { names: HOAX, language: 'de' })[1]).toBe(
      'Hoax hat 3 von 3. Noch einer beendet das Spiel.',
    );
  });

  test('says that a dragon only leaves the rival', () => {
    const position = { ...FIGHT, dragons: { lika: 'board', doran: 'board', sesha: 0 } } as const;
    const left = seen(position, ['retreat']);
    expect(ribbon(left, { me: 1, names: HOAX })[1]).toBe('Vulca retreats. Sesha leaves Vulca.');
    expect(dock(left, 'consequence', { me: 1, names: HOAX })[0]).toBe('Vulca loses 1 dragon');
    expect(dock(left, 'consequence', { names: HOAX })[0]).toBe('You lose 1 dragon');
    expect(dock(left, 'consequence', { names: HOAX, language: 'de' })[0]).toBe('Du verlierst 1 Drachen');
    expect(ribbon(left, { names: HOAX, language: 'de' })[1]).toBe(
      'Du ziehst dich zurück. Sesha verlässt dich.',
    );
  });
});
