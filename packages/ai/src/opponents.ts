import type { Budget } from './budget.ts';
import type { Taste } from './taste.ts';

export const LEVELS = ['random', 'novice', 'solid', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** From weakest to strongest: each wins about 70 % against the one before (docs/BOTS.md). */
export const OPPONENTS = ['nib', 'ossu', 'mirl', 'tharn', 'brask', 'velk', 'sirrel', 'orrun'] as const;
export type OpponentName = (typeof OPPONENTS)[number];

export type BotId = Level | OpponentName;

/** How a bot thinks: not at all, through its own turn with random errors, or also about the rival's replies. */
export type Settings =
  | { readonly thinks: 'not' }
  | {
      readonly thinks: 'turn';
      readonly nodesPerOption: number;
      /** Maximum random error when rating an option, as a probability of winning. */
      readonly blur: number;
      readonly taste?: Taste;
    }
  | { readonly thinks: 'replies'; readonly budget?: Budget; readonly taste?: Taste };

export const LEVEL_SETTINGS = {
  random: { thinks: 'not' },
  novice: { thinks: 'turn', nodesPerOption: 8, blur: 0.5 },
  solid: { thinks: 'turn', nodesPerOption: 40, blur: 0.08 },
  strong: { thinks: 'replies' },
} as const satisfies Readonly<Record<Level, Settings>>;

export const OPPONENT_SETTINGS: Readonly<Record<OpponentName, Settings>> = {
  nib: {
    thinks: 'turn',
    nodesPerOption: 4,
    blur: 0.5,
    taste: { retreat: 0.25, booster: -0.2, support: -0.2, bluff: -0.2, leadership: 0.2 },
  },
  ossu: {
    thinks: 'turn',
    nodesPerOption: 6,
    blur: 0.5,
    taste: { retreat: 0.15, booster: -0.3, support: -0.3, bluff: -0.3, leadership: -0.7 },
  },
  mirl: {
    thinks: 'turn',
    nodesPerOption: 8,
    blur: 0.48,
    taste: { booster: 0.3, support: -0.25, bluff: 0.5, lie: 0.5, call: 0.5 },
  },
  tharn: {
    thinks: 'turn',
    nodesPerOption: 24,
    blur: 0.26,
    taste: { retreat: 0.08, support: 0.08, booster: -0.08, bluff: -0.1, call: -0.1 },
  },
  brask: {
    thinks: 'turn',
    nodesPerOption: 40,
    blur: 0.26,
    taste: { retreat: -0.3, character: 0.2, booster: 0.2, support: 0.2, bluff: 0.2 },
  },
  velk: { thinks: 'turn', nodesPerOption: 40, blur: 0.098, taste: { leadership: 0.15, earth: 0.08 } },
  sirrel: {
    thinks: 'replies',
    budget: { kind: 'nodes', nodes: 60 },
    taste: { retreat: -0.1, fire: 0.1, booster: 0.04 },
  },
  orrun: LEVEL_SETTINGS.strong,
};

export const SETTINGS: Readonly<Record<BotId, Settings>> = { ...LEVEL_SETTINGS, ...OPPONENT_SETTINGS };
