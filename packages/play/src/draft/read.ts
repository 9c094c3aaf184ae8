import { PEOPLES } from '@bluemoon/engine';
import type { Box } from '@bluemoon/engine';
import { fault, flag, listOf, maybe, oneOf, record, wholeNumber, within, word } from '../json.ts';
import type { Draft, DraftSetup } from './draft.ts';
import { newDraft, pick } from './pick.ts';
import { DRAFT_SEATS } from './sizes.ts';

const readShape = record<Draft>({
  setup: record<DraftSetup>({
    seats: oneOf(DRAFT_SEATS),
    peoples: listOf(oneOf(PEOPLES)),
    seed: wholeNumber,
    match: flag,
    packs: maybe(flag),
  }),
  picks: listOf(listOf(word)),
});

/** Reads a saved draft: the picks are replayed, so that nothing impossible is accepted. */
export function readDraft(value: unknown, box: Box): Draft {
  const { setup, picks } = readShape(value, '');
  let draft = within('setup', () => newDraft(setup));
  if (picks.length !== setup.seats)
    return fault(
      'picks',
      `has to be a list of ${setup.seats}, one for each seat.`,
      `muss eine Liste mit ${setup.seats} Einträgen sein, einem für jeden Platz.`,
    );
  const most = Math.max(...picks.map((picked) => picked.length));
  for (let step = 0; step < most; step++) {
    for (const [seat, picked] of picks.entries()) {
      const card = picked[step];
      if (card === undefined) continue;
      const before = draft;
      draft = within(`picks[${seat}][${step}]`, () => pick(before, seat, card, box));
    }
  }
  return draft;
}
