import { beginGame, carryOut, legalChoices } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';

/**
 * All choices of a game as one large number in a mixed radix: each digit is the index of the choice among the legal
 * options, each base their count. Most decisions have few options, so a letter holds several choices. The number can
 * only be read while the engine lists options in the same order.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Enough for 4096 options. */
const MAX_LETTERS_PER_CHOICE = 2;

export function choicesToLetters({ setup, choices }: GameRecord): string {
  const digits: { readonly digit: bigint; readonly base: bigint }[] = [];
  let { state } = beginGame(setup);
  for (const choice of choices) {
    const legal = legalChoices(state);
    digits.push({ digit: BigInt(legal.indexOf(choice)), base: BigInt(legal.length) });
    ({ state } = carryOut(state, choice));
  }
  return toLetters(digits.reduceRight((number, { digit, base }) => number * base + digit, 0n));
}

/** Null if these letters are not a list of legal choices. */
export function choicesFromLetters(
  setup: GameRecord['setup'],
  count: number,
  letters: string,
): readonly string[] | null {
  if (letters.length > count * MAX_LETTERS_PER_CHOICE) return null;
  let rest = fromLetters(letters);
  if (rest === null) return null;
  const choices: string[] = [];
  let { state } = beginGame(setup);
  while (choices.length < count) {
    const legal = legalChoices(state);
    const choice = legal[Number(rest % BigInt(Math.max(1, legal.length)))];
    if (choice === undefined) return null;
    rest /= BigInt(legal.length);
    choices.push(choice);
    ({ state } = carryOut(state, choice));
  }
  return rest === 0n ? choices : null;
}

function toLetters(number: bigint): string {
  let letters = '';
  for (let rest = number; rest > 0n; rest >>= 6n) letters += LETTERS[Number(rest & 63n)] ?? '';
  return letters;
}

function fromLetters(letters: string): bigint | null {
  let number = 0n;
  for (const letter of Array.from(letters).toReversed()) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0) return null;
    number = (number << 6n) | BigInt(digit);
  }
  return number;
}
