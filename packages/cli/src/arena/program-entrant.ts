import { PROTOCOL } from '../protocol/messages.ts';
import { mixed } from '../seeds.ts';
import type { Entrant } from './player.ts';
import { startProgram } from './program.ts';
import type { Guardian, Program } from './program.ts';

export interface Terms {
  readonly cwd: string;
  /** For a decision. */
  readonly milliseconds: number;
  /** On top, for the first decision after a start. */
  readonly startMilliseconds: number;
}

/**
 * Any program that speaks the protocol. It is started when it is first asked and kept for all games that follow; after
 * a fault it is ended, and started again for the next game.
 */
export function programEntrant(command: string, terms: Terms, guardian: Guardian): Entrant {
  let program: Program | null = null;
  let isFresh = true;
  let lastId = 0;

  const running = (): Program => {
    if (program !== null) return program;
    program = startProgram(command, terms.cwd, guardian);
    program.tell({ type: 'hello', protocol: PROTOCOL, name: 'bluemoon arena' });
    isFresh = true;
    return program;
  };

  return {
    sit: (seat, mind) => {
      if (program?.hasEnded() === true) program = null;
      return {
        choose: async (view) => {
          const { id: decision = 0, options } = view.decision ?? {};
          const asked = running();
          const milliseconds = terms.milliseconds + (isFresh ? terms.startMilliseconds : 0);
          try {
            const option = await asked.ask(
              {
                type: 'choose',
                id: ++lastId,
                seat,
                options: options ?? [],
                milliseconds: terms.milliseconds,
                seed: mixed(mind, decision),
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
    leaveAtOnce: () => program?.kill(),
  };
}
