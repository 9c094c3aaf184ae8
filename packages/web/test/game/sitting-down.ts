import type { BotId } from '@bluemoon/ai';
import type { View } from '@bluemoon/engine';
import type { Bots, BotInput } from '../../src/game/bots.ts';
import type { Sitting } from '../../src/game/sitting.ts';
import { startBotLink } from '../../src/link/bot-link.svelte.ts';
import type { PageLink } from '../../src/link/page-link.ts';
import type { Shown, TableHooks } from '../../src/link/page-table.svelte.ts';
import { startScreenLink } from '../../src/link/screen-link.svelte.ts';

export interface PendingChoice {
  readonly view: View;
  readonly seed: number;
  readonly answer: (option: string) => void;
  readonly fail: (error: Error) => void;
}

/** Bots that choose when the test says so, even after they were stopped, like a message on its way. */
export class SlowBots implements Bots {
  readonly pending: PendingChoice[] = [];
  stops = 0;

  choice(_level: BotId, { view, seed }: BotInput): Promise<string> {
    return new Promise((answer, fail) => this.pending.push({ view, seed, answer, fail }));
  }
  hints(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  reach(): Promise<null> {
    return Promise.resolve(null);
  }
  stop(): void {
    this.stops++;
  }
}

const SITTING: Sitting = {
  id: 'one',
  players: [{ kind: 'person' }, { kind: 'bot', level: 'solid' }],
  record: { setup: { decks: ['vulca', 'hoax'], seed: 3, first: 0 }, choices: [] },
  began: 0,
  touched: 0,
};

export interface SatDown {
  readonly link: PageLink;
  readonly bots: SlowBots;
  readonly saved: readonly Sitting[];
}

/** Lets all resolved promises continue. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export async function sitDown(
  changes: Partial<Sitting> = {},
  show: (shown: Shown) => Promise<void> = () => Promise.resolve(),
  pressing: ReturnType<TableHooks['pressing']> = { steps: 'early', dragons: 'first' },
): Promise<SatDown> {
  const sitting = { ...SITTING, ...changes };
  const bots = new SlowBots();
  const saved: Sitting[] = [];
  const hooks = {
    keep: (one: Sitting) => void saved.push(one),
    clock: () => 1,
    show,
    pressing: () => pressing,
  };
  const isShared = sitting.players.every(({ kind }) => kind === 'person');
  const link = isShared ? startScreenLink(sitting, hooks) : startBotLink(sitting, bots, hooks);
  link.resume();
  await settled();
  return { link, bots, saved };
}
