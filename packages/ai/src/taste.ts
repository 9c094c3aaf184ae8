import type { Box, Option, View } from '@bluemoon/engine';

/** What an opponent can like or dislike about an option. A lie is a bluff card that does not show the contested element. */
export const HABITS = [
  'leadership',
  'character',
  'booster',
  'support',
  'bluff',
  'lie',
  'call',
  'retreat',
  'fire',
  'earth',
] as const;
export type Habit = (typeof HABITS)[number];

/** How much better an option seems than it is, as a probability of winning; below zero: worse. */
export type Taste = Readonly<Partial<Record<Habit, number>>>;

export function habitsOf({ id, kind, card }: Option, { fight }: View, box: Box): readonly Habit[] {
  switch (kind) {
    case 'play': {
      const type = box.find(card ?? '')?.type;
      return HABITS.filter((habit) => habit === type);
    }
    case 'bluff': {
      // Before the element is announced, the starter can still make it true.
      const element = fight?.element ?? null;
      const isLie = element !== null && box.find(card ?? '')?.icons?.includes(`bluff:${element}`) !== true;
      return isLie ? ['bluff', 'lie'] : ['bluff'];
    }
    case 'announce':
      return id === 'announce:fire' ? ['fire'] : ['earth'];
    case 'retreat':
    case 'call':
      return [kind];
    default:
      return [];
  }
}

/** By the ids of the options in the viewer's decision. */
export function likingsIn(view: View, taste: Taste, box: Box): (option: string) => number {
  const bonuses = new Map(
    (view.decision?.options ?? []).map((option) => [
      option.id,
      habitsOf(option, view, box).reduce((sum, habit) => sum + (taste[habit] ?? 0), 0),
    ]),
  );
  return (option) => bonuses.get(option) ?? 0;
}
