import { PROTOCOL } from '../protocol/messages.ts';
import { mixed } from '../seeds.ts';
import type { Entrant } from './player.ts';
import { startProgram } from './program.ts';
import type { ProcessObserver, Program } from './program.ts';

export interface Settings {
  readonly cwd: string;
  /** Time limit of a decision. */
  readonly milliseconds: number;
  /** Extra time for the first decision after a start. */
  readonly startMilliseconds: number;
}

/**
 * A program that speaks the protocol. It is started at its first decision and kept for the following games; after a
 * fault it is killed, and restarted for the next game.
 */
export function programEntrant(command: string, settings: Settings, observer: ProcessObserver): Entrant {
  let program: Program | null = null;
  let isFresh = true;
  let lastId = 0;

  const running = (): Program => {
    if (program !== null) return program;
    program = startProgram(command, settings.cwd, observer);
    program.tell({ type: 'hello', protocol: PROTOCOL, name: 'bluemoon arena' });
    isFresh = true;
    return program;
  };

  return {
    sit: (seat, seed) => {
      if (program?.hasEnded() === true) program = null;
      return {
        choose: async (view) => {
          const { id: decision = 0, options } = view.decision ?? {};
          const asked = running();
          const milliseconds = settings.milliseconds + (isFresh ? settings.startMilliseconds : 0);
          try {
            const option = await asked.ask(
              {
                type: 'choose',
                id: ++lastId,
                seat,
                options: options ?? [],
                milliseconds: settings.milliseconds,
                seed: mixed(seed, decision),
                view,
              },
              milliseconds,
            );
            isFresh = false;
            return option;
          } catch (error) {
            asked.kill();
            program = null;
            throw error;
          }
        },
      };
    },
    over: (seat, result) => program?.tell({ type: 'over', seat, result }),
    leave: async () => program?.end(),
    leaveNow: () => program?.kill(),
  };
}
