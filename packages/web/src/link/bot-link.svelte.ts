import type { Seat } from '@bluemoon/engine';
import { conduct, pressedByItself, takingBack } from '@bluemoon/play';
import type { Host, Now, Outcome, Perspective, Pressing, Program } from '@bluemoon/play';
import { botInputFor, Stopped } from '../game/bots.ts';
import type { Bots } from '../game/bots.ts';
import type { Player, Sitting } from '../game/sitting.ts';
import { startPageTable } from './page-table.svelte.ts';
import type { TableHooks } from './page-table.svelte.ts';
import type { PageLink } from './page-link.ts';
import type { SeatNow } from './seat-link.ts';

/** A bot thinks about everything that can be decided. */
const BOT: Pressing = { steps: 'all', interference: 'pass', dragons: 'ask' };

/** A game in this page: a person against a bot, or two bots that a person watches. */
export function startBotLink(begun: Sitting, bots: Bots, hooks: TableHooks): PageLink {
  const me = begun.players.findIndex(({ kind }) => kind === 'person');
  const perspective: Perspective = me === 0 || me === 1 ? me : 'open';
  const table = startPageTable(
    begun,
    { interference: 'pass', perspective, people: perspective === 'open' ? [] : [perspective] },
    hooks,
  );
  let thinking = $state<Seat | null>(null);
  let failure = $state<string | null>(null);
  /** Increased at every interruption, so that pending answers of bots are dropped. */
  let currentRun = 0;

  function programFor(player: Player, seat: Seat): Program | null {
    if (player.kind === 'person') return null;
    return ({ view }: Now) => {
      const { decision } = view;
      const pressed =
        decision?.options == null
          ? null
          : pressedByItself(
              { about: decision.about, options: decision.options, series: view.rules.series },
              BOT,
            );
      if (pressed !== null) return pressed;
      thinking = seat;
      return bots.choice(player.level, botInputFor(begun.record, view));
    };
  }
  const programs = [programFor(begun.players[0], 0), programFor(begun.players[1], 1)] as const;

  async function conductRun(): Promise<void> {
    const thisRun = ++currentRun;
    const isStale = (): boolean => thisRun !== currentRun;
    /** A choice that a bot makes after an interruption must not reach the table. */
    const asked = programs.map((program) =>
      program === null
        ? null
        : async (now: Now): Promise<string> => {
            const option = await program(now);
            if (isStale()) throw new Stopped();
            return option;
          },
    );
    const after = async (next: Host): Promise<'stop' | 'goOn'> => {
      thinking = null;
      await table.advanceTo(next);
      return isStale() || table.host !== next ? 'stop' : 'goOn';
    };
    try {
      await table.advanceTo(table.host);
      while (!isStale() && isBotToChoose())
        await conduct(table.host, {
          programs: [asked[0] ?? null, asked[1] ?? null],
          clock: hooks.clock,
          after,
        });
    } catch (error) {
      if (isStale()) return;
      thinking = null;
      if (!(error instanceof Stopped)) failure = error instanceof Error ? error.message : String(error);
    }
  }

  function isBotToChoose(): boolean {
    const { decision } = table.host;
    return decision !== null && programs[decision.seat] !== null;
  }

  function begin(): void {
    failure = null;
    void conductRun();
  }

  function pause(): void {
    currentRun++;
    thinking = null;
    bots.stop();
  }

  async function act(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'refused') return;
    if (thinking !== null) pause();
    const thisRun = ++currentRun;
    await table.advanceTo(outcome.host);
    if (thisRun === currentRun) begin();
  }

  const now: SeatNow = $derived({
    view: table.view,
    isAsked: table.view.decision?.options != null,
    story: table.story,
    takingBack: perspective === 0 || perspective === 1 ? takingBack(table.host, perspective) : null,
    clocks: table.host.clocks,
    presence: [thinking === 0 ? 'thinking' : 'here', thinking === 1 ? 'thinking' : 'here'],
  });

  return {
    get now() {
      return now;
    },
    get sitting() {
      return table.sitting;
    },
    get thinking() {
      return thinking;
    },
    get failure() {
      return failure;
    },
    choose(options) {
      if (perspective === 0 || perspective === 1) void act(table.choose(perspective, options));
    },
    takeBack() {
      if (perspective === 0 || perspective === 1) void act(table.takeBack(perspective));
    },
    get result() {
      return table.host.result;
    },
    resign() {
      if (perspective === 0 || perspective === 1) void act(table.resign(perspective));
    },
    curtain: null,
    raiseCurtain: () => undefined,
    resume: begin,
    pause,
  };
}
