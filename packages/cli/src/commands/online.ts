import { OPPONENTS, trainedWeights } from '@bluemoon/ai';
import { BUILT_IN } from '@bluemoon/engine';
import { USUAL_ROOM_TERMS, USUAL_TERMS } from '@bluemoon/play';
import type { Deck, RoomTerms } from '@bluemoon/play';
import { normalName } from '@bluemoon/wire';
import { Command, InvalidArgumentError } from 'commander';
import { readContestant } from '../arena/contestant.ts';
import type { Contestant } from '../arena/contestant.ts';
import { ownEntrant } from '../arena/player.ts';
import type { Entrant } from '../arena/player.ts';
import { programEntrant } from '../arena/program-entrant.ts';
import { tryPrograms } from '../arena/try-programs.ts';
import { countingNumber, START_MILLISECONDS, timeLimit } from '../argument-readers.ts';
import { agreementOf, deckGiven } from '../decks.ts';
import { Failure, Interrupted } from '../failure.ts';
import { INVOCATION } from '../invocation.ts';
import type { Io } from '../io.ts';
import { playOnline } from '../online/play-online.ts';
import { readPlace, USUAL_SERVER } from '../online/server.ts';

interface Given {
  readonly bot: Contestant;
  readonly server?: string;
  readonly room?: string;
  readonly name?: string;
  readonly deck: string;
  readonly games: number;
  readonly token?: string;
  readonly rated?: true;
  readonly time: number;
}

export function onlineCommand(io: Io): Command {
  return new Command('online')
    .description('Let a bot, ours or yours, play online: at a table of somebody, or at one of its own.')
    .requiredOption('--bot <bot>', 'one of our bots, or the command of your program', contestant)
    .option('--server <address>', `where to play (default: that of the table, or ${USUAL_SERVER})`)
    .option('--room <link>', 'the table at which it sits down: its link or id (default: it opens one)')
    .option('--name <name>', 'what the player is called', playerName)
    .option('--deck <deck>', 'a people, or a file with a deck of your own', 'vulca')
    .option('--games <number>', 'how many games it plays at this table', countingNumber, 1)
    .option('--token <token>', 'who plays (default: BLUEMOON_TOKEN, or a new guest)')
    .option('--rated', 'at a table of its own: the games count; needs the token of an account')
    .option(
      '--time <milliseconds>',
      'a bot that takes longer for a decision gives the game up',
      timeLimit,
      10_000,
    )
    .addHelpText('after', HELP)
    .action((given: Given) => play(given, io));
}

const HELP = `
A bot is an opponent by name (${OPPONENTS.join(', ')}), or random, novice, solid or
strong, the last optionally with a budget (strong@20ms, strong@500nodes), or any program that speaks the
protocol of docs/PROTOCOL.md, as in the arena. A table of its own is listed in the lobby. It grants every
take-back that its rival asks for. The deal of every game is made fairly and checked at the end (docs/FAIR-DEAL.md).
If the connection breaks, it comes back by itself. Ctrl-C leaves the table; a game that is
not over goes on waiting, and the same token at the same table goes on with it.

Examples:
  ${INVOCATION} online --bot solid
  ${INVOCATION} online --bot "python3 docs/examples/first-bot.py" --name "My first bot" --games 5
  ${INVOCATION} online --bot strong@20ms --deck my-deck.txt --room ${USUAL_SERVER}/#/t/x4kQmb1e6z_0`;

/** A word is one of our bots, everything else a command for the shell. */
function contestant(text: string): Contestant {
  try {
    return readContestant(/^cmd:|^[\w@]+$/.test(text) ? text : `cmd:${text}`);
  } catch (error) {
    if (error instanceof Failure) throw new InvalidArgumentError(error.message);
    throw error;
  }
}

function playerName(text: string): string {
  const name = normalName(text);
  if (name !== null) return name;
  throw new InvalidArgumentError(
    'A name has 1 to 24 characters, a letter or digit among them, and nothing invisible.',
  );
}

async function play({ bot, games, name, time, ...given }: Given, io: Io): Promise<void> {
  const place = readPlace(given);
  const deck = await deckGiven(given.deck, io, BUILT_IN);
  const token = given.token ?? io.env['BLUEMOON_TOKEN'];
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new Failure('A token is one word of letters and digits, as the server gave it to you.');
  await tryFirst(bot, time, io);
  const entrant = entrantOf(bot, time, io);
  await playOnline(
    { place, token, name, deck, terms: termsFor(deck, given.rated === true ? 'yes' : 'no'), games, entrant },
    io,
  );
}

function termsFor(deck: Deck, rated: RoomTerms['rated']): RoomTerms {
  const agreement = agreementOf([deck]);
  if (agreement.decks === 'drafted')
    throw new Failure('A deck without a leader is one of a draft; online it needs a leader.');
  const takeBacks = rated === 'yes' ? 'never' : USUAL_ROOM_TERMS.takeBacks;
  return { ...USUAL_ROOM_TERMS, agreement, takeBacks, access: 'lobby', rated };
}

function entrantOf(bot: Contestant, milliseconds: number, io: Io): Entrant {
  return bot.kind === 'own'
    ? ownEntrant(bot.name, {
        weights: trainedWeights,
        box: BUILT_IN,
        clock: io.now,
        milliseconds,
        tellsLots: false,
      })
    : programEntrant(
        bot.command,
        { cwd: io.cwd, milliseconds, startMilliseconds: START_MILLISECONDS },
        { started: () => {}, ended: () => {} },
      );
}

/** Nobody wants to play a program that cannot be started. */
async function tryFirst(bot: Contestant, milliseconds: number, io: Io): Promise<void> {
  const signal = io.interruption();
  const settings = {
    contestants: [bot],
    edition: 'legends',
    decks: {},
    packCards: [],
    milliseconds,
    startMilliseconds: START_MILLISECONDS,
    luckSamples: 0,
    maxTurns: USUAL_TERMS.maxTurns,
    maxChoicesPerTurn: USUAL_TERMS.maxChoicesPerTurn,
    cwd: io.cwd,
  } as const;
  await tryPrograms(settings, ['vulca', 'hoax'], signal);
  if (signal.aborted) throw new Interrupted();
}
