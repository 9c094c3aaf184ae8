import { readObject } from './json.ts';
import { PROTOCOL } from './messages.ts';
import type { RequestId } from './messages.ts';

/** What a line from a bot means, with or without a pending request. */
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
  if (said === undefined) return nonsense('It sent something that is not a JSON object.');
  if (said['type'] === 'hello') return greeting(said['protocol']);
  if (said['type'] === 'error') return nonsense(`It reported an error: ${String(said['message'])}`);
  if (asked === null) return nonsense('It sent a message without being asked.');
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
  return nonsense(
    `It speaks protocol ${JSON.stringify(protocol)}, but the arena speaks protocol ${PROTOCOL}.`,
  );
}

const nonsense = (why: string): Heard => ({ kind: 'nonsense', why });
