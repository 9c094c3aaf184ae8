import { OPPONENT_LINES, OPPONENTS } from '@bluemoon/ai';

const WIDTH = 8;

/** For the help of commands that take a bot. */
export const OPPONENT_HELP = [
  'Opponents with a style of their own, from weakest to strongest; each beats the one before about 70 % of the time:',
  ...OPPONENTS.map((name) => `  ${name.padEnd(WIDTH)}${OPPONENT_LINES[name].en}`),
].join('\n');
