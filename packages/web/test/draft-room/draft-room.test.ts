import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, checkDeck, draftView, isOver, newDraft, pick } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { countdownText } from '../../src/screens/draft-room/countdown.ts';
import { draftRefusalText } from '../../src/screens/draft-room/refusal-words.ts';
import { drafterNames, passingOrder, together } from '../../src/screens/draft-room/seats.ts';
import { filledUp } from '../../src/screens/draft-room/unfinished.ts';

const drafter = (name: string, bot: string | null = null) => ({
  name,
  bot,
  isAway: false,
  cards: 5,
  isReady: false,
});

describe('the seats of a draft room', () => {
  test('are called by their players; bots by their level, with a number if there are several', () => {
    const seats = [drafter('ada'), null, drafter('house', 'solid')];
    expect(drafterNames({ seats }, 'en')).toEqual(['ada', '', 'Solid']);
    expect(drafterNames({ seats: [...seats, drafter('house', 'solid')] }, 'de')).toEqual([
      'ada',
      '',
      'Solide 1',
      'Solide 2',
    ]);
    const program = { ...drafter('Moon Engine'), standing: 'program' } as const;
    expect(drafterNames({ seats: [program] }, 'en')).toEqual(['Moon Engine (Bot)']);
  });

  test('stand in the order in which packets are passed, from the viewer on', () => {
    // Seats are numbered clockwise: the next one sits to the left.
    expect(passingOrder(4, 1, 'left')).toEqual([1, 2, 3, 0]);
    expect(passingOrder(4, 1, 'right')).toEqual([1, 0, 3, 2]);
  });

  test('are waited for together', () => {
    expect(together(['ada', 'bert', 'cleo'], 'en')).toBe('ada, bert, and cleo');
    expect(together(['ada', 'bert'], 'de')).toBe('ada und bert');
  });
});

test('the countdown shows 0:00 when nothing is left, and not before', () => {
  expect([40_000, 24_001, 1, 0, -5].map(countdownText)).toEqual(['0:40', '0:25', '0:01', '0:00', '0:00']);
  expect(countdownText(600_000)).toBe('10:00');
});

test('a refusal is told in both languages, with words of its own if it has some', () => {
  expect(draftRefusalText({ kind: 'picked' }, 'en')).toContain('already picked');
  expect(draftRefusalText({ kind: 'badDeck', words: { en: 'no', de: 'nein' } }, 'de')).toBe('nein');
});

test('an unfinished deck is filled up to thirty cards, and those chosen stay in it (DRAFT-14)', () => {
  let draft = newDraft({ seats: 2, seed: 4 });
  while (!isOver(draft))
    for (const seat of [0, 1])
      draft = pick(draft, seat, draftView(draft, seat, BUILT_IN).packet[0] ?? '', BUILT_IN);
  const [drafted = []] = draft.picks;
  for (const chosen of [drafted.slice(-4), drafted.slice(0, 35), []]) {
    const cards = filledUp(chosen, drafted, BUILT_IN);
    const agreement = agreeOn({ decks: 'drafted' });
    expect(checkDeck({ leader: null, cards }, agreement, { box: BUILT_IN, drafted })).toEqual([]);
    expect(cards.slice(0, Math.min(30, chosen.length))).toEqual(chosen.slice(0, 30));
  }
});
