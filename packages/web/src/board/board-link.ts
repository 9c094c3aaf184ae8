import { nameIn, positionOfLines } from '@bluemoon/analysis';
import type { Lines, Step } from '@bluemoon/analysis';
import { carryOut, legalChoices } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { checksum } from '../keep/checksum.ts';
import { linkContent, LinkError, readLink } from '../keep/link.ts';
import { packed, unpacked } from '../keep/packing.ts';

/**
 * The content after `#/b/`: the link of the game up to the position, and after its body the lines, which the reader of
 * games ignores. A step is its index among the legal choices, how many steps follow it, and its name.
 */
const LINES = /\.lines\.([0-9a-z]{7})\.([pd])([\w.~-]*)$/;
const MAX_LENGTH = 4_000;
const MAX_BYTES = 100_000;

type WrittenStep = readonly [index: number, next: number, name?: string];

export async function boardContent(lines: Lines): Promise<string> {
  const start = await linkContent(lines.start);
  if (lines.tried.length === 0) return start;
  const steps = [lines.tried.length, ...written(positionOfLines(lines), lines.tried)];
  const { how, letters } = await packed(JSON.stringify(steps));
  const content = `${start}.lines.${checksum(letters)}.${how === 'plain' ? 'p' : 'd'}${letters}`;
  if (content.length > MAX_LENGTH) throw new LinkError('tooLong');
  return content;
}

/** Throws nothing but `LinkError`. */
export async function readBoard(content: string): Promise<Lines> {
  const start = await readLink(content);
  const [, sum, how, letters] = LINES.exec(content) ?? [];
  if (letters === undefined) return { start, tried: [] };
  if (checksum(letters) !== sum) throw new LinkError('changed');
  const text = await unpacked({ how: how === 'p' ? 'plain' : 'deflated', letters }, MAX_BYTES).catch(
    () => null,
  );
  const tried = text === null ? null : stepsIn(positionOfLines({ start, tried: [] }), text);
  if (tried === null) throw new LinkError('otherRules');
  return { start, tried };
}

function written(state: State, steps: readonly Step[]): readonly WrittenStep[] {
  const legal = steps.length === 0 ? [] : legalChoices(state);
  return steps.flatMap(({ choice, name, next }) => [
    [legal.indexOf(choice), next.length, ...(name === undefined ? [] : [name])] as unknown as WrittenStep,
    ...written(carryOut(state, choice).state, next),
  ]);
}

/** Null if these are not steps, or one of them is not legal. */
function stepsIn(from: State, text: string): readonly Step[] | null {
  const list = parsed(text);
  if (!Array.isArray(list)) return null;
  const [count, ...rest] = list as readonly unknown[];
  let at = 0;
  const read = (state: State, many: unknown): readonly Step[] | null => {
    if (typeof many !== 'number' || !(many <= rest.length - at)) return null;
    const legal = many === 0 ? [] : legalChoices(state);
    const steps: Step[] = [];
    while (steps.length < many) {
      const one = rest[at++];
      const [index, follow, name] = Array.isArray(one) ? (one as readonly unknown[]) : [];
      const choice = legal[Number(index)];
      const next = choice === undefined ? null : read(carryOut(state, choice).state, follow);
      if (choice === undefined || next === null) return null;
      const said = typeof name === 'string' ? nameIn(name) : '';
      steps.push({ choice, ...(said === '' ? {} : { name: said }), next });
    }
    return steps;
  };
  return read(from, count);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
