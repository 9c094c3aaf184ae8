import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, chooseDeck, newMatch, peopleDeck, PlayError, readMatch } from '@bluemoon/play';

const options = {
  agreement: agreeOn({ match: true }),
  choosing: 'agreed',
  between: 'keep',
  seed: 1,
} as const;
const match = newMatch(options, BUILT_IN);
const flit = peopleDeck('flit', BUILT_IN);

for (const attempt of [
  () => chooseDeck(match, 0, { ...flit, leader: null }, BUILT_IN),
  () => readMatch({ ...match, games: 'none' }, BUILT_IN),
]) {
  try {
    attempt();
  } catch (error) {
    if (error instanceof PlayError) console.log(error.words.en);
  }
}
