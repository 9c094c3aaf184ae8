/** What the bot is told: the options of its decision and nothing else. */
export interface Question {
  /** Never repeats within a game. */
  readonly decision: number;
  readonly options: readonly string[];
}

/** Chooses at random, but the same in the same game. */
export function randomChoice({ decision, options }: Question, seed: number): string {
  const choice = options[mixed(seed, decision) % options.length];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}

function mixed(seed: number, decision: number): number {
  let word = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(decision + 1, 0x85ebca6b)) | 0;
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return (word ^ (word >>> 16)) >>> 0;
}
