import { Failure } from '../failure.ts';
import { writeNew } from '../files.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { respond } from './session.ts';
import type { Reply, Setting } from './session.ts';

/** Plays one game, until the player quits or the input ends. */
export async function playInTerminal(first: Reply, setting: Setting, io: Io): Promise<void> {
  // No prompt in a pipe.
  const prompt = (): void => {
    if (io.stdin.isTerminal && io.stdout.isTerminal) io.stdout.write('> ');
  };
  writeLines(io.stdout, first.lines);
  let { host } = first;
  prompt();
  for await (const line of io.stdin.lines()) {
    const reply = await respond(host, line, setting);
    ({ host } = reply);
    writeLines(io.stdout, reply.lines);
    if (reply.save !== undefined)
      writeLines(io.stdout, [await saved(reply.save.file, reply.save.text, setting, io)]);
    if (reply.ends) return;
    prompt();
  }
  writeLines(io.stdout, ['', 'End of input: the game stops here.']);
}

async function saved(file: string, text: string, { page }: Setting, io: Io): Promise<string> {
  try {
    await writeNew(file, text, io);
    return `Written to ${file}.`;
  } catch (error) {
    if (error instanceof Failure) return page.paint.fault(error.message);
    throw error;
  }
}
