import { botNameText, makeBot } from '@bluemoon/ai';
import type { BotName, BotContext } from '@bluemoon/ai';
import { mixed } from '../seeds.ts';
import { quoted, readObject } from './json.ts';
import type { JsonObject } from './json.ts';
import { MAX_LINE_LENGTH, PROTOCOL } from './messages.ts';
import type { FromBot, RequestId } from './messages.ts';
import { BadRequest, readQuestion } from './question.ts';

/** Answers a request with one of our bots. Stateless: the same line always gets the same reply. */
export function reply(line: string, name: BotName, context: BotContext): FromBot | null {
  const said = line.length > MAX_LINE_LENGTH ? undefined : readObject(line);
  if (said === undefined) return refusal(undefined, `Not a request: ${quoted(line, 80)}`);
  const id = idOf(said['id']);
  switch (said['type']) {
    case 'hello':
      return greeting(said['protocol'], name);
    case 'over':
      return null;
    case 'choose':
      return choice(said, id, name, context);
    default:
      return refusal(
        id,
        `Unknown request type ${JSON.stringify(said['type'])}; known types are hello, choose and over.`,
      );
  }
}

function greeting(protocol: unknown, name: BotName): FromBot {
  return protocol === PROTOCOL
    ? { type: 'hello', protocol: PROTOCOL, name: botNameText(name) }
    : refusal(
        undefined,
        `This bot speaks protocol ${PROTOCOL}, not ${JSON.stringify(protocol) ?? 'an unnamed one'}.`,
      );
}

function choice(said: JsonObject, id: RequestId | undefined, name: BotName, context: BotContext): FromBot {
  if (id === undefined) return refusal(id, 'id: a request needs one, a number or a text.');
  try {
    const { view, seed } = readQuestion(said, context.box);
    const bot = makeBot(name, { ...context, seed: seed ?? mixed(context.seed, view.decision?.id ?? 0) });
    const { option, estimates } = bot.choose(view);
    return estimates.length === 0 ? { id, option } : { id, option, estimates };
  } catch (error) {
    if (error instanceof BadRequest) return refusal(id, error.message);
    // An error in the bot: other requests can still be answered.
    return refusal(id, `The bot failed: ${(error as Error).message}`);
  }
}

function idOf(id: unknown): RequestId | undefined {
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}

function refusal(id: RequestId | undefined, message: string): FromBot {
  return id === undefined ? { type: 'error', message } : { type: 'error', id, message };
}
