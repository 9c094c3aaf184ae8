import type { Budget } from './budget.ts';
import { LEVELS, OPPONENTS, SETTINGS } from './opponents.ts';
import type { BotId } from './opponents.ts';
import { ratesText, readRates } from './fixed-rates.ts';
import type { FixedRates } from './fixed-rates.ts';

export const BOT_IDS: readonly BotId[] = [...LEVELS, ...OPPONENTS];

export interface BotName {
  readonly level: BotId;
  /** Default: what the bot usually takes. */
  readonly budget?: Budget;
  readonly rates?: FixedRates;
}

/** Reads names such as `nib`, `solid`, `strong@20ms`, `strong@1.5s`, `strong@500nodes` and `solid+calls=always`. */
export function readBotName(text: string): BotName {
  const [name = '', ...words] = text.trim().toLowerCase().split('+');
  const rates = readRates(words);
  if (rates === null) {
    throw new RangeError(
      `“${text.slice(0, 40)}” has an unknown rate: write +calls=always, +lies=never or +calls=0.3.`,
    );
  }
  const read = readLevel(name, text);
  if (words.length === 0) return read;
  if (read.level === 'random') throw new RangeError('The random bot has no rates.');
  if (rates.errors !== undefined && SETTINGS[read.level].thinks !== 'turn')
    throw new RangeError(`“${read.level}” makes no random errors, so it has no rate for them.`);
  return { ...read, rates };
}

function readLevel(name: string, text: string): BotName {
  const [first = '', thinking, ...rest] = name.split('@');
  const level = BOT_IDS.find((known) => known === first);
  if (level === undefined || rest.length > 0) {
    throw new RangeError(`There is no bot “${text.slice(0, 40)}”. Available: ${BOT_IDS.join(', ')}.`);
  }
  if (thinking === undefined) return { level };
  const budget = readBudget(thinking, text);
  if (level === 'strong') return { level, budget };
  throw new RangeError(`Only the strong bot takes a budget; “${level}” has no setting for it.`);
}

function readBudget(thinking: string, text: string): Budget {
  const [, number = '', unit] = /^(\d+(?:\.\d+)?)(ms|s|nodes)$/.exec(thinking) ?? [];
  const amount = Number(number);
  if (unit === undefined || !(amount > 0)) {
    throw new RangeError(`“${text.slice(0, 40)}” has no budget such as @20ms, @2s or @500nodes.`);
  }
  if (unit === 'nodes') return { kind: 'nodes', nodes: Math.ceil(amount) };
  return { kind: 'time', milliseconds: unit === 's' ? amount * 1000 : amount };
}

export function botNameText({ level, budget, rates = {} }: BotName): string {
  return `${level}${budget === undefined ? '' : budgetText(budget)}${ratesText(rates)}`;
}

function budgetText(budget: Budget): string {
  return budget.kind === 'nodes' ? `@${budget.nodes}nodes` : `@${budget.milliseconds}ms`;
}
