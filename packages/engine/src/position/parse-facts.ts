import type { Box } from '../cards/box.ts';
import { GANGS } from '../vocabulary/card.ts';
import { cardCalled, isCard } from '../cards/find-card.ts';
import { cardIdsOf } from './parse-seat.ts';
import { isPast } from './position.ts';
import type { Position, SeatPosition, TurnFacts } from './position.ts';
import { below, readCount, readFields, readFlag, readList, readOneOf } from './read.ts';
import type { Report } from './read.ts';

export const NO_FACTS: TurnFacts = {
  leadershipPlayed: false,
  leadership: null,
  stopped: false,
  charactersPlayed: 0,
  boostersPlayed: 0,
  supportsPlayed: 0,
  cardsPlayed: 0,
  combatPlayed: 0,
  characterUnits: 0,
  boosterUnits: 0,
  supportUnits: 0,
  openPair: null,
  openGangs: [],
  freeNext: 0,
  handPlays: 0,
  waived: 0,
  hasLanded: false,
  revealed: false,
  used: [],
  interfered: [],
  met: [],
  taken: [0, 0],
};

const FACT_KEYS = Object.keys(NO_FACTS) as readonly (keyof TurnFacts)[];

/** After the Character phase one character counts as played by default. */
export function parseFacts(
  value: unknown,
  path: string,
  position: Position,
  box: Box,
  report: Report,
): TurnFacts {
  const fields = readFields(value, path, FACT_KEYS, report);
  const own = position.seats[position.turn];
  const rival = position.seats[1 - position.turn];
  const count = (key: keyof TurnFacts, otherwise: number): number =>
    readCount(fields[key], below(path, key), otherwise, report);
  const flag = (key: keyof TurnFacts, otherwise: boolean): boolean =>
    readFlag(fields[key], below(path, key), otherwise, report);
  const cards = (key: 'used' | 'interfered' | 'met', seat: SeatPosition): readonly string[] =>
    readList(fields[key], below(path, key), report).flatMap((name, i) => {
      const id = readCard(name, `${below(path, key)}[${i}]`, box, report);
      // INQUIS-4: emissaries and inquisitors have text as well.
      if (id !== null && ![...cardIdsOf(seat.deck), ...seat.emissaries].includes(id))
        report(
          `${below(path, key)}[${i}]`,
          `“${id}” is not in that deck`,
          `„${id}“ gehört nicht zu diesem Deck`,
        );
      return id === null ? [] : [id];
    });

  const leadership =
    fields.leadership === undefined || fields.leadership === null
      ? null
      : readCard(fields.leadership, below(path, 'leadership'), box, report);
  if (leadership !== null && !own.leaderArea.includes(leadership)) {
    report(
      below(path, 'leadership'),
      `“${leadership}” is not in the current player's leader area`,
      `„${leadership}“ liegt nicht im Anführerbereich der Seite am Zug`,
    );
  }
  const leadershipPlayed = flag('leadershipPlayed', leadership !== null);
  const characters = count('charactersPlayed', isPast(position.phase, 'character') ? 1 : 0);
  const boosters = count('boostersPlayed', 0);
  const supports = count('supportsPlayed', 0);
  const [mine, theirs] = readList(fields.taken, below(path, 'taken'), report);
  return {
    leadershipPlayed,
    leadership,
    stopped: flag('stopped', false),
    charactersPlayed: characters,
    boostersPlayed: boosters,
    supportsPlayed: supports,
    cardsPlayed: count('cardsPlayed', characters + boosters + supports + (leadershipPlayed ? 1 : 0)),
    combatPlayed: count('combatPlayed', characters + boosters),
    characterUnits: count('characterUnits', Math.min(characters, 1)),
    boosterUnits: count('boosterUnits', boosters),
    supportUnits: count('supportUnits', supports),
    openPair: readPair(fields.openPair, below(path, 'openPair'), report),
    openGangs: readList(fields.openGangs, below(path, 'openGangs'), report).map((gang, i) =>
      readOneOf(gang, `${below(path, 'openGangs')}[${i}]`, GANGS, GANGS[0], report),
    ),
    freeNext: count('freeNext', 0),
    handPlays: count('handPlays', 0),
    waived: count('waived', 0),
    hasLanded: flag('hasLanded', Object.keys(own.landed).length > 0),
    revealed: flag('revealed', false),
    used: cards('used', own),
    interfered: cards('interfered', rival),
    met: cards('met', rival),
    taken: [
      readCount(mine, below(path, 'taken[0]'), 0, report),
      readCount(theirs, below(path, 'taken[1]'), 0, report),
    ],
  };
}

const NO_CARD = { en: 'has to be a card', de: 'muss eine Karte sein' };

function readCard(name: unknown, path: string, box: Box, report: Report): string | null {
  const found = typeof name === 'string' ? cardCalled(box, name) : NO_CARD;
  if (isCard(found)) return found.id;
  report(path, found.en, found.de);
  return null;
}

/** Longer than any card name. */
const MAX_LETTERS = 60;

function readPair(value: unknown, path: string, report: Report): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && value.length <= MAX_LETTERS) return value;
  report(
    path,
    'has to be the first word of the names of a pair',
    'muss das erste Wort der Namen eines Paars sein',
  );
  return null;
}
