import type { Box } from '../cards/box.ts';
import { deckOf } from '../cards/index.ts';
import { MAX_CARDS } from '../compile/mask.ts';
import { BLUFF_RECORD_KEYS } from '../state/bluff-record.ts';
import type { BluffRecord } from '../state/bluff-record.ts';
import { PEOPLES } from '../vocabulary/card.ts';
import type { CardId, CardType, People } from '../vocabulary/card.ts';
import type { SeatPosition } from './position.ts';
import { below, readCount, readFields, readFlag, readList } from './read.ts';
import type { Report } from './read.ts';
import { SeatReader } from './seat-reader.ts';

const SEAT_KEYS = [
  'deck',
  'leader',
  'hand',
  'combat',
  'covered',
  'support',
  'bluffs',
  'drawDeck',
  'discardPile',
  'leaderArea',
  'ships',
  'landed',
  'beside',
  'emissaries',
  'disclosed',
  'knownToRival',
  'forgottenByRival',
  'under',
  'targets',
  'ranOut',
  'bluffRecord',
] as const satisfies readonly (keyof SeatPosition)[];

const COMBAT: readonly CardType[] = ['character', 'booster'];

/** Older positions call emissaries and inquisitors `envoys`. */
function withPresentNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('envoys' in value) || 'emissaries' in value)
    return value;
  const { envoys, ...others } = value;
  return { ...others, emissaries: envoys };
}

/** Reads one seat; `inherited` is the deck of the position around this one. */
export function readSeat(
  value: unknown,
  path: string,
  box: Box,
  inherited: SeatPosition['deck'] | undefined,
  report: Report,
): SeatPosition {
  const fields = readFields(withPresentNames(value), path, SEAT_KEYS, report);
  const reader = new SeatReader(box, report);
  const at = (key: (typeof SEAT_KEYS)[number]): string => below(path, key);

  const named = readDeck(fields.deck ?? inherited, at('deck'), reader);
  const leader = readLeader(fields.leader, at('leader'), named, reader);
  const hand = reader.placeAny(fields.hand, at('hand'));
  const combat = reader.placeTypes(fields.combat, at('combat'), COMBAT);
  const covered = reader.placeTypes(fields.covered, at('covered'), COMBAT);
  const support = reader.placeTypes(fields.support, at('support'), ['support']);
  const bluffs = reader.placeRow(fields.bluffs, at('bluffs'));
  const discardPile = reader.place(
    fields.discardPile,
    at('discardPile'),
    (card) => card.type !== 'leadership',
    {
      en: 'lies in the leader area when discarded (DISCARD-2)',
      de: 'kommt beim Ablegen in den Anführerbereich (DISCARD-2)',
    },
  );
  const leaderArea = reader.placeTypes(fields.leaderArea, at('leaderArea'), ['leadership']);
  const ships = reader.placeShips(fields.ships, at('ships'));
  const landed = reader.placeShips(fields.landed, at('landed'));
  const beside = reader.placeTypes(fields.beside, at('beside'), ['hyla', 'achievement']);
  const drawn = fields.drawDeck === undefined || fields.drawDeck === null ? null : fields.drawDeck;
  const drawDeck = drawn === null ? null : reader.placeAny(drawn, at('drawDeck'));
  const deck = settleDeck(named, drawDeck !== null, reader);
  const emissaries = readEmissaries(fields.emissaries, at('emissaries'), reader);
  const size = cardIdsOf(deck).length + emissaries.length;
  if (size > MAX_CARDS)
    report(
      at('deck'),
      `has ${size} cards, including emissary and inquisitor; the maximum is ${MAX_CARDS}`,
      `hat mit Gesandten und Inquisitor ${size} Karten; höchstens ${MAX_CARDS} sind möglich`,
    );
  const inDeck = drawDeck ?? restOf(deck, reader);

  const seat: SeatPosition = {
    deck,
    leader,
    hand,
    combat,
    covered,
    support,
    bluffs,
    drawDeck,
    discardPile,
    leaderArea,
    ships,
    landed,
    beside,
    emissaries,
    disclosed: reader.among(fields.disclosed, at('disclosed'), hand, {
      en: 'is not in hand',
      de: 'ist nicht auf der Hand',
    }),
    knownToRival: reader.among(
      fields.knownToRival,
      at('knownToRival'),
      [...hand, ...inDeck, ...bluffs.filter((card) => card !== null)],
      {
        en: 'is not hidden: neither in hand nor in the draw deck nor face down',
        de: 'ist nicht verborgen: weder auf der Hand noch im Zugstapel noch verdeckt',
      },
    ),
    forgottenByRival: reader.among(fields.forgottenByRival, at('forgottenByRival'), discardPile, {
      en: 'is not in the discard pile',
      de: 'liegt nicht auf dem Ablagestapel',
    }),
    under: readCount(fields.under, at('under'), 0, report),
    targets: reader.targets(fields.targets, at('targets'), [...combat, ...support]),
    ranOut: readFlag(fields.ranOut, at('ranOut'), false, report),
    bluffRecord: readBluffRecord(fields.bluffRecord, at('bluffRecord'), report),
  };
  if (seat.under > inDeck.length)
    report(
      at('under'),
      `is more than the ${inDeck.length} cards of the draw deck`,
      `ist mehr als die ${inDeck.length} Karten des Zugstapels`,
    );
  return seat;
}

function readBluffRecord(value: unknown, path: string, report: Report): BluffRecord {
  const fields = readFields(value, path, BLUFF_RECORD_KEYS, report);
  const read = (key: keyof BluffRecord): number => readCount(fields[key], below(path, key), 0, report);
  return { honest: read('honest'), lies: read('lies'), called: read('called'), trusted: read('trusted') };
}

function readEmissaries(value: unknown, path: string, reader: SeatReader): readonly CardId[] {
  if (value === undefined) return [];
  const ids = readList(value, path, reader.report).flatMap((name, i) => {
    const card = reader.card(name, `${path}[${i}]`);
    if (card === null) return [];
    if (card.type !== 'emissary' && card.type !== 'inquisitor')
      reader.report(
        `${path}[${i}]`,
        `“${card.name.en}” is neither an emissary nor an inquisitor`,
        `„${card.name.de}“ ist weder Gesandter noch Inquisitor`,
      );
    return [card.id];
  });
  return eachOnce(ids, path, reader);
}

function eachOnce(ids: readonly CardId[], path: string, reader: SeatReader): readonly CardId[] {
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i)
      reader.report(`${path}[${i}]`, `“${id}” is named twice`, `„${id}“ ist zweimal genannt`);
  });
  return [...new Set(ids)];
}

/** The cards of the deck that have no place. */
function restOf(deck: SeatPosition['deck'], reader: SeatReader): readonly CardId[] {
  return cardIdsOf(deck).filter((id) => !reader.isPlaced(id));
}

export function cardIdsOf(deck: SeatPosition['deck']): readonly CardId[] {
  return typeof deck === 'string' ? deckOf(deck).cards.map(({ id }) => id) : deck;
}

function isPeople(value: unknown): value is People {
  return PEOPLES.some((people) => people === value);
}

/** Null if no deck is named: then the deck is all cards that have a place. */
function readDeck(value: unknown, path: string, reader: SeatReader): People | readonly CardId[] | null {
  if (value === undefined) return null;
  if (isPeople(value)) return value;
  if (typeof value === 'string') {
    reader.report(
      path,
      `has to be a list of cards or one of ${PEOPLES.join(', ')}`,
      `muss eine Liste von Karten sein oder eines von ${PEOPLES.join(', ')}`,
    );
    return null;
  }
  const ids = readList(value, path, reader.report).flatMap((name, i) => {
    const card = reader.cardOfDeck(name, `${path}[${i}]`);
    return card === null ? [] : [card.id];
  });
  return eachOnce(ids, path, reader);
}

function readLeader(
  value: unknown,
  path: string,
  deck: SeatPosition['deck'] | null,
  reader: SeatReader,
): CardId | null {
  if (value === null) return null;
  if (value === undefined) return isPeople(deck) ? deckOf(deck).leader.id : null;
  const card = reader.card(value, path);
  if (card === null) return null;
  if (card.type !== 'leader')
    reader.report(path, `“${card.name.en}” is not a leader`, `„${card.name.de}“ ist kein Anführer`);
  return card.id;
}

/** If the draw deck is given, cards without a place are out of the game. */
function settleDeck(
  named: SeatPosition['deck'] | null,
  isFull: boolean,
  reader: SeatReader,
): SeatPosition['deck'] {
  if (named === null) return reader.placedInOrder();
  const cards = cardIdsOf(named);
  reader.requireAmong(cards);
  const placed = cards.filter((id) => reader.isPlaced(id));
  return isFull && placed.length < cards.length ? placed : named;
}
