import type { Box } from '../cards/box.ts';
import { DRAGON_NAMES } from '../vocabulary/card.ts';
import { MAX_PROBLEMS } from '../reading/max-problems.ts';
import type { Seat } from '../state/layout.ts';
import type { Dragon } from '../vocabulary/card.ts';
import type { CardId } from '../vocabulary/card.ts';
import { NO_FACTS, parseFacts } from './parse-facts.ts';
import { cardIdsOf, readSeat } from './parse-seat.ts';
import { PositionError } from './position-error.ts';
import type { PositionProblem } from './position-error.ts';
import { isPast, POSITION_PHASES } from './position.ts';
import type { Position, PositionPhase, SeatPosition } from './position.ts';
import { below, readCount, readFields, readFlag, readList, readOneOf } from './read.ts';
import type { Report } from './read.ts';

const KEYS = [
  'edition',
  'backtrack',
  'series',
  'seed',
  'turnNumber',
  'turn',
  'phase',
  'element',
  'starting',
  'dragons',
  'outFirst',
  'takeBacks',
  'thisTurn',
  'seats',
  'engagement',
] as const satisfies readonly (keyof Position)[];

/** Stops reading at the maximum number of problems. */
const TOO_MANY = new RangeError('Too many problems.');

/** Checks and completes a hand-written position. The error lists all problems with their paths. */
export function parsePosition(json: unknown, box: Box): Position {
  const problems: PositionProblem[] = [];
  const report: Report = (path, en, de) => {
    if (problems.length === MAX_PROBLEMS) throw TOO_MANY;
    problems.push({ path, en, de });
  };
  try {
    if (json === undefined) report('', 'there is nothing to read', 'es gibt nichts zu lesen');
    const position = readPosition(json, '', box, null, report);
    if (problems.length === 0) return position;
  } catch (error) {
    if (error !== TOO_MANY) throw error;
    problems.push({
      path: '',
      en: `there are more problems than these ${MAX_PROBLEMS}; correct them and try again`,
      de: `es gibt mehr als diese ${MAX_PROBLEMS} Probleme; behebe sie und versuch es noch einmal`,
    });
  }
  throw new PositionError(problems);
}

const SEATS: readonly Seat[] = [0, 1];

function readPosition(
  json: unknown,
  path: string,
  box: Box,
  outer: Position | null,
  report: Report,
): Position {
  const fields = readFields(json, path, KEYS, report);
  const at = (key: (typeof KEYS)[number]): string => below(path, key);
  const edition = readOneOf(
    fields.edition,
    at('edition'),
    ['legends', 'first'] as const,
    outer?.edition ?? 'legends',
    report,
  );
  const phase = readOneOf<PositionPhase>(
    fields.phase,
    at('phase'),
    POSITION_PHASES,
    outer === null ? 'beginning' : 'engagement',
    report,
  );
  const seats = readSeats(fields.seats, at('seats'), box, outer, report);
  const inner: Position = {
    edition,
    backtrack: readOneOf(
      fields.backtrack,
      at('backtrack'),
      ['free', 'loss', 'retreat'] as const,
      outer?.backtrack ?? (edition === 'first' ? 'loss' : 'free'),
      report,
    ),
    series: readOneOf(
      fields.series,
      at('series'),
      ['single', 'match'] as const,
      outer?.series ?? 'single',
      report,
    ),
    seed: readSeed(fields.seed, at('seed'), report),
    turnNumber: readCount(fields.turnNumber, at('turnNumber'), 1, report, 1),
    turn: readOneOf<Seat>(fields.turn, at('turn'), SEATS, outer?.turn ?? 0, report),
    phase,
    element: readOneOf(fields.element, at('element'), ['fire', 'earth', null] as const, null, report),
    starting: readFlag(fields.starting, at('starting'), false, report),
    dragons: readDragons(fields.dragons, at('dragons'), report),
    outFirst: readOneOf<Seat | null>(fields.outFirst, at('outFirst'), [...SEATS, null], null, report),
    takeBacks: readCount(fields.takeBacks, at('takeBacks'), 0, report),
    thisTurn: NO_FACTS,
    seats,
    engagement: null,
  };
  const withFacts = { ...inner, thisTurn: parseFacts(fields.thisTurn, at('thisTurn'), inner, box, report) };
  checkFight(withFacts, path, report);
  checkTurn(withFacts, path, report);
  if (fields.engagement === undefined || fields.engagement === null) return withFacts;
  if (outer !== null) {
    report(at('engagement'), 'has to be left out', 'muss weggelassen werden');
    return withFacts;
  }
  const engagement = readPosition(fields.engagement, at('engagement'), box, withFacts, report);
  checkEngagement(withFacts, engagement, at('engagement'), report);
  return { ...withFacts, engagement };
}

function readSeats(
  value: unknown,
  path: string,
  box: Box,
  outer: Position | null,
  report: Report,
): Position['seats'] {
  const list = readList(value, path, report);
  if (list.length !== 2) report(path, 'has to name two seats', 'muss zwei Plätze nennen');
  const seat = (i: Seat): SeatPosition =>
    readSeat(list[i], `${path}[${i}]`, box, outer?.seats[i].deck, report);
  const seats = [seat(0), seat(1)] as const;
  const isHyla = (id: CardId): boolean => box.find(id)?.type === 'hyla';
  if (seats.flatMap(({ beside }) => beside.filter(isHyla)).length > 1)
    report(
      path,
      'have more than one active Hyla card (HYLA-2)',
      'haben mehr als eine aktive Hyla-Karte (HYLA-2)',
    );
  return seats;
}

function readSeed(value: unknown, path: string, report: Report): Position['seed'] {
  if (value === undefined) return 1;
  if (Number.isSafeInteger(value)) return value as number;
  if (
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((word) => Number.isInteger(word) && (word | 0) === word)
  ) {
    return value as unknown as Position['seed'];
  }
  report(
    path,
    'has to be a whole number, or the four 32-bit words of a generator',
    'muss eine ganze Zahl sein oder die vier 32-Bit-Wörter eines Zufallsgenerators',
  );
  return 1;
}

function readDragons(value: unknown, path: string, report: Report): Position['dragons'] {
  const fields = readFields(value, path, DRAGON_NAMES, report);
  const places = DRAGON_NAMES.map((dragon) => {
    const place = readOneOf(
      fields[dragon],
      below(path, dragon),
      ['board', ...SEATS] as const,
      'board',
      report,
    );
    return [dragon, place] as const;
  });
  const sides = new Set(places.map(([, place]) => place).filter((place) => place !== 'board'));
  if (sides.size > 1)
    report(
      path,
      'are never on both sides at once (DRAGON-4)',
      'sind nie auf beiden Seiten zugleich (DRAGON-4)',
    );
  return Object.fromEntries(places) as Record<Dragon, 'board' | Seat>;
}

/** Whether the cards in the areas agree with the fight. */
function checkFight(position: Position, path: string, report: Report): void {
  const { element, starting, phase, turn } = position;
  const inside = (key: string): string => below(path, key);
  if (element !== null && starting) {
    report(
      inside('starting'),
      'the starter names the element when announcing (POWER-1), so there is none yet',
      'wer den Kampf beginnt, nennt das Element erst beim Ansagen (POWER-1), also gibt es noch keines',
    );
  }
  const starts: readonly PositionPhase[] = ['character', 'boosterSupport', 'power'];
  if (starting && !starts.includes(phase))
    report(
      inside('starting'),
      `has to be left out in the phase “${phase}”`,
      `muss in der Phase „${phase}“ weggelassen werden`,
    );
  if (element === null && !starting && isPast(phase, 'engagement')) {
    report(
      inside('element'),
      `is missing: in the phase “${phase}” a fight is on, unless “starting” is true`,
      `fehlt: In der Phase „${phase}“ läuft ein Kampf, außer wenn „starting“ true ist`,
    );
  }
  if (element !== null) return;
  position.seats.forEach((seat, i) => {
    for (const area of ['combat', 'covered', 'support', 'bluffs'] as const) {
      const mayLie = starting && i === turn && area !== 'covered';
      if (!mayLie && seat[area].length > 0) {
        report(
          inside(`seats[${i}].${area}`),
          'has to be empty without a fight; name the “element” if one is on',
          'muss ohne Kampf leer sein; nenne das Element („element“), wenn einer läuft',
        );
      }
    }
  });
}

function checkTurn(position: Position, path: string, report: Report): void {
  const waiting = 1 - position.turn;
  if (Object.keys(position.seats[waiting].landed).length > 0) {
    report(
      below(path, `seats[${waiting}].landed`),
      'only the current player has landed ships (SHIP-9, SHIP-14)',
      'nur wer am Zug ist, hat gelandete Schiffe (SHIP-9, SHIP-14)',
    );
  }
  if (position.phase === 'call' && position.seats[position.turn].bluffs.every((card) => card === null)) {
    report(
      below(path, 'phase'),
      'a call needs a face-down card of the current player (BLUFF-8)',
      'um einen Bluff aufzudecken, muss eine verdeckte Karte der Seite am Zug liegen (BLUFF-8)',
    );
  }
}

function checkEngagement(position: Position, engagement: Position, path: string, report: Report): void {
  if (!isPast(position.phase, 'engagement'))
    report(path, 'belongs to the phases after Engagement', 'gehört zu den Phasen nach der Kampfphase');
  if (engagement.phase !== 'engagement')
    report(below(path, 'phase'), 'has to be “engagement”', 'muss „engagement“ sein');
  for (const key of ['turn', 'turnNumber'] as const)
    if (engagement[key] !== position[key]) report(below(path, key), 'has to be the same', 'muss gleich sein');
  engagement.seats.forEach((seat, i) => {
    const same = JSON.stringify(cardIdsOf(seat.deck)) === JSON.stringify(cardIdsOf(position.seats[i].deck));
    if (!same)
      report(below(path, `seats[${i}]`), 'has to place the same cards', 'muss dieselben Karten enthalten');
    if (seat.drawDeck === null)
      report(below(path, `seats[${i}].drawDeck`), 'has to be given', 'muss angegeben sein');
  });
}
