import { checkDeck, PlayError, readAgreement, readDraft } from '@bluemoon/play';
import type { Agreement, Draft } from '@bluemoon/play';
import {
  anything,
  fields,
  listOf,
  oneOf,
  orNull,
  pairOf,
  wholeNumber,
  withDefault,
  within,
  word,
} from '@bluemoon/play/json';
import type { Box, CardId } from '@bluemoon/engine';
import type { FORM_VERSION } from '../keep/entry.ts';
import { cards, differentCards, form, id, player, time } from '../keep/readers.ts';
import { withBotsCaughtUp } from './draft-series.ts';
import type { DraftSeries, Meeting } from './draft-series.ts';
import { formOf } from './form.ts';
import type { KeptSeries } from './form.ts';
import { ownBox } from './own-cards.ts';

export type KeptDraft = KeptSeries<DraftSeries>;

interface StoredDraft extends Omit<DraftSeries, 'id' | 'draft'> {
  readonly form: typeof FORM_VERSION;
  readonly draft: unknown;
}

const readStored = fields<StoredDraft>({
  form,
  players: listOf(player),
  draft: anything,
  decks: listOf(orNull(listOf(word))),
  // Older drafts lack these two.
  unfinished: withDefault(differentCards, []),
  cards: withDefault(cards, []),
  agreement: readAgreement,
  meetings: listOf(fields<Meeting>({ kind: oneOf(['game', 'match']), id, seats: pairOf(wholeNumber) })),
  began: time,
  touched: time,
});

export const DRAFT_STORAGE = formOf((itsId, value): DraftSeries => {
  const { form: _, ...stored } = readStored(value, '');
  const { players, decks, agreement } = stored;
  const box = ownBox(stored);
  const draft = within('draft', () => readDraft(stored.draft, box));
  const { seats } = draft.setup;
  if (players.length !== seats || decks.length !== seats)
    throw new PlayError({
      en: `A draft of ${seats} seats has as many players and decks.`,
      de: `Ein Draft mit ${seats} Plätzen hat ebenso viele Spieler und Decks.`,
    });
  return {
    id: itsId,
    ...stored,
    draft: withBotsCaughtUp(draft, players, box),
    decks: decks.map((deck, seat) => (isLegal(deck ?? [], { agreement, draft, seat, box }) ? deck : null)),
  };
});

interface DeckOwner {
  readonly agreement: Agreement;
  readonly draft: Draft;
  readonly seat: number;
  readonly box: Box;
}

/** An illegal deck is dropped and has to be built again, which loses little. */
function isLegal(deck: readonly CardId[], { agreement, draft, seat, box }: DeckOwner): boolean {
  const drafted = draft.picks[seat] ?? [];
  return checkDeck({ leader: null, cards: deck }, agreement, { drafted, box }).length === 0;
}
