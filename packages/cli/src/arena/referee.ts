import { writeNotation } from '@bluemoon/engine';
import { rivalOf } from '@bluemoon/engine/simulation';
import type { GameEvent, GameSetup, People, Seat, View } from '@bluemoon/engine';
import { conduct, FORFEIT_CRYSTALS, gameRecordOf, openTable, retold } from '@bluemoon/play';
import type { Host, Program } from '@bluemoon/play';
import type { Ending, OverNotice } from '../protocol/messages.ts';
import { allBluffs, bluffAnswered, NO_BLUFFS } from './bluffing.ts';
import type { Bluffing } from './bluffing.ts';
import type { LuckOf } from './luck.ts';
import { Fault } from './outcome.ts';
import type { SeatStats, Incident, Outcome } from './outcome.ts';
import type { DeckName } from './pairs.ts';
import type { Entrant, Player } from './player.ts';
import type { Fixture } from './schedule.ts';
import { stopwatch } from './timing.ts';
import type { Stopwatch } from './timing.ts';

export interface GameContext {
  /** Deck files by name; a name that is not listed is a people. */
  readonly decks: Readonly<Record<DeckName, GameSetup['decks'][Seat]>>;
  readonly edition: NonNullable<GameSetup['edition']>;
  /** Two players may retrieve forever, and the rules allow it: then the game is a draw. */
  readonly maxTurns: number;
  /** A bot that takes back its turn again and again is stuck, and loses. */
  readonly maxChoicesPerTurn: number;
  readonly clock: () => number;
  /** Null: nobody asks for the luck of the games. */
  readonly luckOf: LuckOf | null;
  /** Called before a bot thinks, and with null afterwards. */
  readonly thinking: (seat: Seat | null) => void;
}

interface GameSoFar {
  readonly setup: GameSetup;
  /** Null before the first card is dealt. */
  host: Host | null;
  readonly watches: readonly [Stopwatch, Stopwatch];
  readonly takeBacks: readonly [{ all: number; revealed: number }, { all: number; revealed: number }];
  readonly bluffing: [Bluffing, Bluffing];
  turns: number;
  players: readonly Player[];
}

type Result = OverNotice['result'];

/** Plays one game. Never throws, whatever a bot or the engine does. */
export async function playGame(
  fixture: Fixture,
  entrants: readonly [Entrant, Entrant],
  context: GameContext,
): Promise<Outcome> {
  const game: GameSoFar = {
    setup: {
      decks: [deckNamed(fixture.decks[0], context), deckNamed(fixture.decks[1], context)],
      seed: fixture.seed,
      edition: context.edition,
    },
    host: null,
    watches: [stopwatch(), stopwatch()],
    takeBacks: [
      { all: 0, revealed: 0 },
      { all: 0, revealed: 0 },
    ],
    bluffing: [NO_BLUFFS, NO_BLUFFS],
    turns: 0,
    players: [],
  };
  const { result, incident } = await judged(fixture, game, entrants, context);
  entrants[0].over(0, result);
  entrants[1].over(1, result);
  const { turns } = game;
  const outcome = {
    fixture,
    ...result,
    turns,
    stats: [statsOf(game, 0), statsOf(game, 1)] as const,
    incident,
  };
  if (context.luckOf === null || game.host === null) return outcome;
  const lots = new Map(game.players.flatMap((player) => [...(player.lots ?? [])]));
  const [one, other] = game.players;
  const chances = { lots, blurs: [one?.blur ?? 0, other?.blur ?? 0] } as const;
  return { ...outcome, luck: context.luckOf(gameRecordOf(game.host), chances, fixture.botSeeds[0]) };
}

export function deckNamed(name: DeckName, { decks }: Pick<GameContext, 'decks'>): GameSetup['decks'][Seat] {
  return decks[name] ?? (name as People);
}

interface Judged {
  readonly result: Result;
  readonly incident: Incident | null;
}

async function judged(
  fixture: Fixture,
  game: GameSoFar,
  entrants: readonly [Entrant, Entrant],
  context: GameContext,
): Promise<Judged> {
  try {
    const players = [seated(entrants[0], 0, fixture), seated(entrants[1], 1, fixture)] as const;
    game.players = players;
    return { result: await played(game, players, context), incident: null };
  } catch (error) {
    return lost(game, error);
  } finally {
    context.thinking(null);
  }
}

function lost(game: GameSoFar, error: unknown): Judged {
  if (!(error instanceof BotFault)) {
    return { result: ended('error', null, 0), incident: incidentOf(game, null, error as Error) };
  }
  const { seat, fault } = error;
  const result = ended('forfeit', seat === 0 ? 1 : 0, FORFEIT_CRYSTALS);
  return { result, incident: incidentOf(game, seat, fault) };
}

function seated(entrant: Entrant, seat: Seat, { botSeeds }: Fixture): Player {
  try {
    return entrant.sit(seat, botSeeds[seat]);
  } catch (error) {
    throw blamed(seat, error);
  }
}

async function played(
  game: GameSoFar,
  players: readonly [Player, Player],
  context: GameContext,
): Promise<Result> {
  const { maxTurns, maxChoicesPerTurn } = context;
  const settings = { passing: 'everySingleOption', clock: null, maxTurns, maxChoicesPerTurn } as const;
  const opened = openTable(game.setup, settings, 0);
  for (const { events } of retold(opened.record)) note(game, events);
  game.host = opened;
  const programFor =
    (seat: Seat): Program =>
    async ({ view }) => {
      const choice = await choiceOf(view, seat, players[seat], game.watches[seat], context);
      noteAnswer(game, seat, choice);
      return choice;
    };
  const { result } = await conduct(opened, {
    programs: [programFor(0), programFor(1)],
    clock: context.clock,
    after: (host) => {
      game.host = host;
      note(game, host.events);
      return 'goOn';
    },
  });
  if (result === null) throw new Error('The game is over, but has no result.');
  const { reason, winner, crystals } = result;
  switch (reason) {
    case 'endless':
      return ended('unfinished', null, 0);
    case 'loop':
      throw new BotFault(
        winner === 0 ? 1 : 0,
        new Fault('loop', `It made ${maxChoicesPerTurn} choices in one turn.`),
      );
    case 'resigned':
    case 'left':
    case 'timeout':
      throw new Error(`Nobody can have ${reason} here.`);
    default:
      return ended(reason, winner, crystals);
  }
}

/** Says whose fault it was; any other error is the engine's. */
class BotFault extends Error {
  override readonly name = 'BotFault';
  readonly seat: Seat;
  readonly fault: Fault;

  constructor(seat: Seat, fault: Fault) {
    super(fault.message);
    this.seat = seat;
    this.fault = fault;
  }
}

function blamed(seat: Seat, error: unknown): BotFault {
  if (error instanceof Fault) return new BotFault(seat, error);
  const { message, stack } = error as Error;
  return new BotFault(seat, new Fault('crash', message, { stderr: stack ?? '' }));
}

async function choiceOf(
  view: View,
  seat: Seat,
  player: Player,
  watch: Stopwatch,
  { clock, thinking }: GameContext,
): Promise<string> {
  const options = view.decision?.options ?? [];
  const began = clock();
  thinking(seat);
  try {
    const choice = await player.choose(view);
    if (options.some(({ id }) => id === choice)) return choice;
    throw new Fault('nonsense', `It chose ${JSON.stringify(choice)}, which is not an option.`);
  } catch (error) {
    throw blamed(seat, error);
  } finally {
    thinking(null);
    watch.note(clock() - began);
  }
}

function note(game: GameSoFar, events: readonly GameEvent[]): void {
  for (const event of events) {
    switch (event.event) {
      case 'turnBegan':
        game.turns = event.turn;
        break;
      case 'tookBack':
        game.takeBacks[event.seat].all++;
        if (event.revealed) game.takeBacks[event.seat].revealed++;
        break;
      default:
    }
  }
}

function noteAnswer({ host, bluffing }: GameSoFar, seat: Seat, choice: string): void {
  const bluffer = rivalOf(seat);
  if (host !== null)
    bluffing[bluffer] = allBluffs([bluffing[bluffer], bluffAnswered(host.state, seat, choice)]);
}

function ended(reason: Ending, winner: Seat | null, crystals: number): Result {
  return { winner, crystals, reason };
}

function statsOf({ takeBacks, watches, bluffing }: GameSoFar, seat: Seat): SeatStats {
  const { all, revealed } = takeBacks[seat];
  return {
    takeBacks: all,
    takeBacksAfterReveal: revealed,
    bluffing: bluffing[seat],
    timing: watches[seat].timing(),
  };
}

function incidentOf(game: GameSoFar, seat: Seat | null, error: Error): Incident {
  const fault = error instanceof Fault ? error : undefined;
  const stderr = fault === undefined ? error.stack : fault.stderr;
  return {
    kind: fault?.kind ?? 'error',
    seat,
    message: error.message,
    ...(fault?.said === undefined ? {} : { said: fault.said }),
    ...(stderr === undefined ? {} : { stderr }),
    record: recordOf(game),
  };
}

/** Writing replays the game, and so may fail where playing did. */
function recordOf({ setup, host }: GameSoFar): string {
  const record = host === null ? { setup, choices: [] } : gameRecordOf(host);
  try {
    return writeNotation(record);
  } catch {
    return record.choices.join(' ');
  }
}
