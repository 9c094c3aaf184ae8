import { checkDeck, PlayError, readAgreement, readDraft } from '@bluemoon/play';
import type { Agreement, Draft } from '@bluemoon/play';
import type { Box, CardId } from '@bluemoon/engine';
import { withNobodyLate } from './draft-series.ts';
import type { DraftSeries, Meeting } from './draft-series.ts';
import { formOf } from './form.ts';
import type { KeptSeries, Raw } from './form.ts';
import { ownBox } from './own-cards.ts';
import { readCards, readList, readPlayer, readTime, readWhole, readWord } from './reading.ts';

export type KeptDraft = KeptSeries<DraftSeries>;

export const DRAFT_FORM = formOf(readSeries);

function readSeries(id: string, raw: Raw): DraftSeries {
  const cards = readCards(raw, 'cards');
  const box = ownBox({ cards });
  const draft = readDraft(readWhole(raw, 'draft'), box);
  const agreement = readAgreement(raw['agreement'], 'agreement');
  const players = readList(raw, 'players', readPlayer);
  const decks = readList(raw, 'decks', readDeck);
  if (players.length !== draft.setup.seats || decks.length !== draft.setup.seats)
    throw new PlayError({
      en: `A draft of ${draft.setup.seats} seats has as many players and decks.`,
      de: `Ein Draft mit ${draft.setup.seats} Plätzen hat ebenso viele Spieler und Decks.`,
    });
  return {
    id,
    players,
    draft: withNobodyLate(draft, players, box),
    decks: decks.map((deck, seat) => (isLegal(deck, { agreement, draft, seat, box }) ? deck : null)),
    // Drafts were stored before this was.
    unfinished: raw['unfinished'] === undefined ? [] : readList(raw, 'unfinished', readWord),
    agreement,
    cards,
    meetings: readList(raw, 'meetings', readMeeting),
    began: readTime(raw, 'began'),
    touched: readTime(raw, 'touched'),
  };
}

interface Whose {
  readonly agreement: Agreement;
  readonly draft: Draft;
  readonly seat: number;
  readonly box: Box;
}

/** A deck that is none has to be built anew, which loses little. */
function isLegal(cards: readonly CardId[], { agreement, draft, seat, box }: Whose): boolean {
  const drafted = draft.picks[seat] ?? [];
  return checkDeck({ leader: null, cards }, agreement, { drafted, box }).length === 0;
}

function readDeck(value: unknown): readonly CardId[] | undefined {
  if (value === null) return [];
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}

function readMeeting(value: unknown): Meeting | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, id, seats } = value as Partial<Record<string, unknown>>;
  const name = readWord(id);
  if ((kind !== 'game' && kind !== 'match') || name === undefined || !Array.isArray(seats)) return undefined;
  const [a, b]: readonly unknown[] = seats;
  return typeof a === 'number' && typeof b === 'number' ? { kind, id: name, seats: [a, b] } : undefined;
}
