import type { GameSetup } from '@bluemoon/engine';
import type { Paint } from './paint.ts';
import { begin, respond } from './session.ts';

/** The terminal, or what stands for it. */
export interface Io {
  readonly lines: AsyncIterable<string>;
  readonly paint: Paint;
  readonly write: (text: string) => void;
  /** Asks for the next line; says nothing where nobody looks. */
  readonly prompt: () => void;
  /** What went wrong, or undefined. */
  readonly save: (file: string, text: string) => Promise<string | undefined>;
}

/** Plays one game, until the player quits or the input ends. */
export async function play(setup: GameSetup, io: Io): Promise<void> {
  const show = (lines: readonly string[]): void => lines.forEach((line) => io.write(`${line}\n`));
  const { session: first, lines } = begin(setup, io.paint);
  show(lines);
  let session = first;
  io.prompt();
  for await (const line of io.lines) {
    const reply = respond(session, line, io.paint);
    ({ session } = reply);
    show(reply.lines);
    if (reply.save !== undefined) {
      const { file, text } = reply.save;
      const fault = await io.save(file, text);
      show([
        fault === undefined
          ? `The record is in ${file}.`
          : io.paint.fault(`${file} could not be written: ${fault}`),
      ]);
    }
    if (reply.ends) return;
    io.prompt();
  }
  show(['', 'The input has ended, and so does this.']);
}
