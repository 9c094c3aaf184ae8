import { clockText } from '../../online/clock-terms.ts';

/** "4:55": whole seconds, unlike the clock of a game. */
export const countdown = (until: number, at: number): string =>
  clockText(Math.max(0, until - at)).replace(/[.]\d$/, '');
