import { Command, InvalidArgumentError } from 'commander';
import { stepNumber } from '../argument-readers.ts';
import { INVOCATION } from '../invocation.ts';
import { Failure } from '../failure.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { readRecord } from '../saved-state.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { lastStep, showingOf } from '../replay/showing.ts';
import type { Showing } from '../replay/showing.ts';
import { arrive, respond } from '../replay/walk.ts';
import type { Perspective } from '../text/voice.ts';

interface Given extends PacksGiven {
  readonly as: Perspective;
  readonly all?: true;
  readonly from: number;
}

export function replayCommand(io: Io): Command {
  return new Command('replay')
    .description('Show a recorded game step by step; in a pipe, all of it at once.')
    .argument('<file>', 'the record of a game (docs/NOTATION.md); - reads standard input')
    .option('--as <who>', 'whose view: 0 (player A), 1 (player B), both or spectator', perspective, 'both')
    .option('--all', 'print the whole game and exit')
    .option('--from <step>', 'start at this step; 0 is the deal', stepNumber, 0)
    .addOption(packOption())
    .addHelpText(
      'after',
      `
Examples:
  ${INVOCATION} replay game.txt
  ${INVOCATION} replay game.txt --as 0 --from 30
  ${INVOCATION} replay game.txt --all | less
During the replay “?” lists what you can type.`,
    )
    .action(async (file: string, given: Given) => {
      const box = await readBox(given, io);
      const showing = showingOf(await readRecord(file, io, box), given.as, io.stdout, box);
      const { from } = given;
      if (from > lastStep(showing)) {
        throw new Failure(`The record has steps 0 to ${lastStep(showing)}: there is no step ${from}.`);
      }
      const isWatched = io.stdin.isTerminal && io.stdout.isTerminal && file !== '-';
      if (given.all === true || !isWatched) printAll(showing, from, io);
      else await stepThrough(showing, from, io);
    });
}

function perspective(text: string): Perspective {
  switch (text) {
    case '0':
      return 0;
    case '1':
      return 1;
    case 'both':
    case 'spectator':
      return text;
    default:
      throw new InvalidArgumentError('Write 0, 1, both or spectator.');
  }
}

function printAll(showing: Showing, from: number, io: Io): void {
  const { paint } = io.stdout;
  writeLines(io.stdout, [paint.heading(showing.title)]);
  if (from > 0) writeLines(io.stdout, ['', ...arrive(showing, from).lines, '']);
  for (const line of showing.news.slice(from === 0 ? 0 : from + 1).flat()) {
    writeLines(io.stdout, line.startsWith('—') ? ['', paint.loud(line)] : [line]);
  }
  if (showing.isUnfinished) writeLines(io.stdout, ['', 'The record ends before the game is over.']);
}

async function stepThrough(showing: Showing, from: number, io: Io): Promise<void> {
  const prompt = (step: number): void => io.stdout.write(`${step}/${lastStep(showing)} > `);
  const first = arrive(showing, from);
  const { paint } = io.stdout;
  writeLines(io.stdout, [
    paint.heading(showing.title),
    paint.quiet('Press Enter to continue, ? for help.'),
    '',
  ]);
  writeLines(io.stdout, first.lines);
  let { step } = first;
  prompt(step);
  for await (const line of io.stdin.lines()) {
    const reply = respond(showing, step, line);
    ({ step } = reply);
    writeLines(io.stdout, reply.lines);
    if (reply.ends) return;
    prompt(step);
  }
  writeLines(io.stdout, ['']);
}
