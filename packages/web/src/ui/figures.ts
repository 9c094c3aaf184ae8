import type { OpponentName } from '@bluemoon/ai';
import type { People } from '@bluemoon/engine';
import type { Figure } from './figure-url.ts';

export const figureOfPeople = (people: People): Figure => ({
  key: `people ${people}`,
  draw: ({ peoplePicture }) => peoplePicture(people),
});

export const figureOfOpponent = (name: OpponentName): Figure => ({
  key: `opponent ${name}`,
  draw: ({ opponentPicture }) => opponentPicture(name),
});
