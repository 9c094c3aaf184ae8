import { botNameText, readBotName } from '@bluemoon/ai';
import type { BotName } from '@bluemoon/ai';
import { Failure } from '../failure.ts';

/** One of our bots, perhaps with weights from a file, or any program that speaks the protocol. `label` is unique. */
export type Contestant =
  | { readonly kind: 'own'; readonly label: string; readonly name: BotName; readonly weights?: string }
  | { readonly kind: 'program'; readonly label: string; readonly command: string };

const PROGRAM = 'cmd:';

/** Bots that play differently from each other, so that nobody is only good against itself. */
export const STYLES: readonly string[] = [
  'solid+errors=never',
  'brask',
  'tharn',
  'solid+calls=always',
  'solid+lies=never',
];

/** A list such as `solid,brask`, with `styles` for five of them. */
export function readRivals(list: string): readonly string[] {
  const words = list.split(',').map((word) => word.trim());
  if (words.includes('')) throw new Failure('--against needs bots, for example: --against solid,brask.');
  return words.flatMap((word) => (word === 'styles' ? STYLES : [word]));
}

export function readContestants(
  bots: readonly string[],
  rivals: readonly string[] = [],
): readonly Contestant[] {
  const words = [...bots, ...rivals];
  if (words.length < 2) {
    throw new Failure('An arena needs at least two bots, for example: arena solid random.');
  }
  const read = words.map(readContestant);
  return read.map((contestant, i) => {
    const before = read.slice(0, i).filter(({ label }) => label === contestant.label).length;
    return before === 0 ? contestant : { ...contestant, label: `${contestant.label} (${before + 1})` };
  });
}

export function readContestant(word: string): Contestant {
  if (!word.startsWith(PROGRAM)) {
    const [bot = '', ...rest] = word.split(':');
    const file = rest.join(':');
    try {
      const name = readBotName(bot);
      if (file === '') return { kind: 'own', label: botNameText(name), name };
      return { kind: 'own', label: `${botNameText(name)}:${file}`, name, weights: file };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Failure(`${error.message} To use another program, write cmd:"python3 mybot.py".`);
    }
  }
  const command = word.slice(PROGRAM.length).trim();
  if (command === '') throw new Failure('cmd: needs a command, for example cmd:"python3 mybot.py".');
  return { kind: 'program', label: `${PROGRAM}${command}`, command };
}
