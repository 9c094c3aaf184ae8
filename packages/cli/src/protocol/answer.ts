import { readObject } from './json.ts';
import { PROTOCOL } from './messages.ts';
import type { RequestId } from './messages.ts';

/** What a line of a bot means to the referee who has asked, or has not. */
export type Heard =
  | { readonly kind: 'choice'; readonly option: string }
  | { readonly kind: 'greeting' }
  | { readonly kind: 'nonsense'; readonly why: string };

export interface Asked {
  readonly id: RequestId;
  readonly options: readonly string[];
}

export function hear(line: string, asked: Asked | null): Heard {
  const said = readObject(line);
  if (said === undefined) return nonsense('It said something that is no JSON object.');
  if (said['type'] === 'hello') return greeting(said['protocol']);
  if (said['type'] === 'error') return nonsense(`It reported an error: ${String(said['message'])}`);
  if (asked === null) return nonsense('It spoke without being asked.');
  if (said['id'] !== asked.id) {
    return nonsense(`Its answer has the id ${JSON.stringify(said['id'])} instead of ${asked.id}.`);
  }
  const { option } = said;
  if (typeof option !== 'string') return nonsense('Its answer names no option.');
  if (!asked.options.includes(option)) {
    return nonsense(
      `It chose ${JSON.stringify(option)}, which is not an option. Legal: ${asked.options.join(', ')}.`,
    );
  }
  return { kind: 'choice', option };
}

function greeting(protocol: unknown): Heard {
  if (protocol === PROTOCOL) return { kind: 'greeting' };
  return nonsense(`It speaks protocol ${JSON.stringify(protocol)}, and the arena protocol ${PROTOCOL}.`);
}

const nonsense = (why: string): Heard => ({ kind: 'nonsense', why });
