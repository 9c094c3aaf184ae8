import { agreementProblems, agreeOn } from '../agreement.ts';
import { DRAFT_SEATS } from '../draft/sizes.ts';
import type { DraftSeats } from '../draft/sizes.ts';
import { fault, oneOf, record, wholeNumber, within, word } from '../json.ts';
import type { Read } from '../json.ts';
import { TERM_READERS } from '../room/terms.ts';
import type { RoomTerms } from '../room/terms.ts';
import { refuse } from '../words.ts';

/** What follows the draft: one game each against a rival who is drawn, or everybody against everybody. */
export const DRAFT_PAIRINGS = ['single', 'roundRobin'] as const;
/** `none`: the drafters play in a tournament. */
export type DraftPairing = (typeof DRAFT_PAIRINGS)[number] | 'none';

/** What is settled before anybody picks. */
export interface DraftRoomTerms {
  readonly seats: DraftSeats;
  /** For each pick. */
  readonly pickSeconds: number;
  /** For building the deck. */
  readonly buildSeconds: number;
  readonly pairing: DraftPairing;
  /** The level of the bots that take empty seats. */
  readonly bots: string;
  readonly table: DraftTableTerms;
  readonly access: RoomTerms['access'];
}

/** What is played at the tables. The decks come from the draft and are kept, and the pairing says who begins. */
export type DraftTableTerms = Omit<RoomTerms, 'choosing' | 'between' | 'first' | 'access'>;

export const USUAL_DRAFT_TERMS: DraftRoomTerms = {
  seats: 4,
  pickSeconds: 40,
  buildSeconds: 600,
  pairing: 'roundRobin',
  bots: 'solid',
  table: { agreement: agreeOn({ decks: 'drafted' }), clock: null, takeBacks: 'ask', rated: 'no' },
  access: 'link',
};

/** From what a quick player needs to what the others can bear to wait. */
const PICK_SECONDS = { least: 10, most: 300 } as const;
const BUILD_SECONDS = { least: 60, most: 3600 } as const;

function secondsWithin({ least, most }: { readonly least: number; readonly most: number }): Read<number> {
  return (value, path) => {
    const seconds = wholeNumber(value, path);
    if (seconds >= least && seconds <= most) return seconds;
    return fault(
      path,
      `must be from ${least} to ${most} seconds.`,
      `muss von ${least} bis ${most} Sekunden gehen.`,
    );
  };
}

const { choosing: _c, between: _b, first: _f, access, ...ofTables } = TERM_READERS;

const readTable: Read<DraftTableTerms> = (value, path) => {
  const terms = record<DraftTableTerms>(ofTables)(value, path);
  const { agreement } = terms;
  if (agreement.decks !== 'drafted')
    return fault(
      `${path}.agreement.decks`,
      'must be drafted: the decks come from the draft.',
      'muss drafted sein: Die Decks kommen aus dem Draft.',
    );
  if (agreement.match)
    return fault(
      `${path}.agreement.match`,
      'must be false: the tables of a draft play single games.',
      'muss false sein: An den Tischen eines Drafts gibt es einzelne Spiele.',
    );
  const [problem] = agreementProblems(agreement);
  if (problem !== undefined) within(`${path}.agreement`, () => refuse(problem.words));
  return terms;
};

/** Terms from elsewhere; refuses what cannot be played. */
export const readDraftRoomTerms: Read<DraftRoomTerms> = record<DraftRoomTerms>({
  seats: oneOf(DRAFT_SEATS),
  pickSeconds: secondsWithin(PICK_SECONDS),
  buildSeconds: secondsWithin(BUILD_SECONDS),
  pairing: oneOf<DraftPairing>(DRAFT_PAIRINGS),
  bots: word,
  table: readTable,
  access,
});
