import { writeNotation } from '@bluemoon/engine';
import type { GameEvent, GameSetup, People, Seat, View } from '@bluemoon/engine';
import { conduct, FORFEIT_CRYSTALS, gameRecordOf, openTable, retold } from '@bluemoon/play';
import type { Host, Program } from '@bluemoon/play';
import type { Ending, OverNotice } from '../protocol/messages.ts';
import { Fault } from './outcome.ts';
import type { Deeds, Incident, Outcome } from './outcome.ts';
import type { DeckName } from './pairs.ts';
import type { Entrant, Player } from './player.ts';
import type { Fixture } from './schedule.ts';
import { stopwatch } from './timing.ts';
import type { Stopwatch } from './timing.ts';

export interface House {
  /** Those that are no people's, by name. */
  readonly decks: Readonly<Record<DeckName, GameSetup['decks'][Seat]>>;
  readonly edition: NonNullable<GameSetup['edition']>;
  /** Two players may retrieve for ever, and the rules allow it: then the game is nobody's. */
  readonly mostTurns: number;
  /** A bot that takes back its turn again and again is stuck, and loses. */
  readonly mostChoicesATurn: number;
  readonly clock: () => number;
  /** Told before a bot thinks, and afterwards that nobody does. */
  readonly thinking: (seat: Seat | null) => void;
}

/** What a game has come to, while it is on. */
interface Course {
  readonly setup: GameSetup;
  /** Null before the first card is dealt. */
  host: Host | null;
  readonly watches: readonly [Stopwatch, Stopwatch];
  readonly takeBacks: readonly [{ all: number; revealed: number }, { all: number; revealed: number }];
  turns: number;
}

type Result = OverNotice['result'];

/** Plays one game. Nothing that a bot or the engine does makes it throw. */
export async function playGame(
  fixture: Fixture,
  entrants: readonly [Entrant, Entrant],
  house: House,
): Promise<Outcome> {
  const course: Course = {
    setup: {
      decks: [deckNamed(fixture.decks[0], house), deckNamed(fixture.decks[1], house)],
      seed: fixture.seed,
      edition: house.edition,
    },
    host: null,
    watches: [stopwatch(), stopwatch()],
    takeBacks: [
      { all: 0, revealed: 0 },
      { all: 0, revealed: 0 },
    ],
    turns: 0,
  };
  const { result, incident } = await judged(fixture, course, entrants, house);
  entrants[0].over(0, result);
  entrants[1].over(1, result);
  const { turns } = course;
  return { fixture, ...result, turns, deeds: [deedsOf(course, 0), deedsOf(course, 1)], incident };
}

export function deckNamed(name: DeckName, { decks }: Pick<House, 'decks'>): GameSetup['decks'][Seat] {
  return decks[name] ?? (name as People);
}

interface Judged {
  readonly result: Result;
  readonly incident: Incident | null;
}

async function judged(
  fixture: Fixture,
  course: Course,
  entrants: readonly [Entrant, Entrant],
  house: House,
): Promise<Judged> {
  try {
    const players = [seated(entrants[0], 0, fixture), seated(entrants[1], 1, fixture)] as const;
    return { result: await played(course, players, house), incident: null };
  } catch (error) {
    return lost(course, error);
  } finally {
    house.thinking(null);
  }
}

function lost(course: Course, error: unknown): Judged {
  if (!(error instanceof BotFault)) {
    return { result: ended('error', null, 0), incident: incidentOf(course, null, error as Error) };
  }
  const { seat, fault } = error;
  const result = ended('forfeit', seat === 0 ? 1 : 0, FORFEIT_CRYSTALS);
  return { result, incident: incidentOf(course, seat, fault) };
}

function seated(entrant: Entrant, seat: Seat, { minds }: Fixture): Player {
  try {
    return entrant.sit(seat, minds[seat]);
  } catch (error) {
    throw blamed(seat, error);
  }
}

async function played(course: Course, players: readonly [Player, Player], house: House): Promise<Result> {
  const { mostTurns: maxTurns, mostChoicesATurn: maxChoicesPerTurn } = house;
  const terms = { passing: 'everySingleOption', clock: null, maxTurns, maxChoicesPerTurn } as const;
  const opened = openTable(course.setup, terms, 0);
  for (const { events } of retold(opened.record)) note(course, events);
  course.host = opened;
  const programFor =
    (seat: Seat): Program =>
    ({ view }) =>
      choiceOf(view, seat, players[seat], course.watches[seat], house);
  const { result } = await conduct(opened, {
    programs: [programFor(0), programFor(1)],
    clock: house.clock,
    after: (host) => {
      course.host = host;
      note(course, host.events);
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
        new Fault('loop', `There have been ${maxChoicesPerTurn} choices in one turn.`),
      );
    case 'resigned':
    case 'left':
    case 'timeout':
      throw new Error(`Nobody can have ${reason} here.`);
    default:
      return ended(reason, winner, crystals);
  }
}

/** Says whose fault it was; everything else that is thrown is the engine's. */
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
  { clock, thinking }: House,
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

function note(course: Course, events: readonly GameEvent[]): void {
  for (const event of events) {
    switch (event.event) {
      case 'turnBegan':
        course.turns = event.turn;
        break;
      case 'tookBack':
        course.takeBacks[event.seat].all++;
        if (event.revealed) course.takeBacks[event.seat].revealed++;
        break;
      default:
    }
  }
}

function ended(reason: Ending, winner: Seat | null, crystals: number): Result {
  return { winner, crystals, reason };
}

function deedsOf({ takeBacks, watches }: Course, seat: Seat): Deeds {
  const { all, revealed } = takeBacks[seat];
  return { takeBacks: all, takeBacksAfterReveal: revealed, timing: watches[seat].timing() };
}

function incidentOf(course: Course, seat: Seat | null, error: Error): Incident {
  const fault = error instanceof Fault ? error : undefined;
  const stderr = fault === undefined ? error.stack : fault.stderr;
  return {
    kind: fault?.kind ?? 'error',
    seat,
    message: error.message,
    ...(fault?.said === undefined ? {} : { said: fault.said }),
    ...(stderr === undefined ? {} : { stderr }),
    record: recordOf(course),
  };
}

/** Writing plays the game over, and so may fail where playing did. */
function recordOf({ setup, host }: Course): string {
  const record = host === null ? { setup, choices: [] } : gameRecordOf(host);
  try {
    return writeNotation(record);
  } catch {
    return record.choices.join(' ');
  }
}
