import { PEOPLES, type Box, type CardId, type People } from '@bluemoon/engine';
import { refuse, shown } from '../words.ts';
import type { Draft, DraftSetup } from './draft.ts';
import { drawPeoples } from './pool.ts';
import { isOver, packetFor, progress } from './progress.ts';
import { DRAFT_SIZES, type DraftSeats } from './sizes.ts';

export interface DraftOptions {
  readonly seats: DraftSeats;
  readonly seed: DraftSetup['seed'];
  /** Drawn by the seed if not given. */
  readonly peoples?: readonly People[];
  readonly match?: boolean;
  readonly packs?: boolean;
}

export function newDraft({ seats, seed, peoples, match = false, packs }: DraftOptions): Draft {
  const row = (DRAFT_SIZES as Partial<typeof DRAFT_SIZES>)[seats];
  if (row === undefined)
    refuse({
      en: `A draft has 2 to 6 seats, not ${shown(seats)}.`,
      de: `Ein Draft hat 2 bis 6 Plätze, nicht ${shown(seats)}.`,
    });
  const chosen = peoples ?? drawPeoples(seats, seed);
  const known = new Set(chosen.filter((people) => PEOPLES.includes(people)));
  if (known.size !== row.decks || chosen.length !== row.decks)
    refuse({
      en: `With ${seats} players the pool is made of ${row.decks} different people decks.`,
      de: `Bei ${seats} Spielern besteht der Vorrat aus ${row.decks} verschiedenen Volksdecks.`,
    });
  const setup: DraftSetup = {
    seats,
    peoples: PEOPLES.filter((people) => known.has(people)),
    seed,
    match,
    ...(packs === undefined ? {} : { packs }),
  };
  return { setup, picks: Array.from({ length: seats }, () => []) };
}

/** DRAFT-3: a seat keeps one card of its packet; the packets move on when all have done so. */
export function pick(draft: Draft, seat: number, card: CardId, box: Box): Draft {
  const own = draft.picks[seat];
  if (own === undefined)
    refuse({
      en: `There is no seat ${shown(seat)}; the seats are 0 to ${draft.setup.seats - 1}.`,
      de: `Einen Platz ${shown(seat)} gibt es nicht; die Plätze sind 0 bis ${draft.setup.seats - 1}.`,
    });
  if (isOver(draft)) refuse({ en: 'The draft is over.', de: 'Der Draft ist zu Ende.' });
  if (own.length > progress(draft).step)
    refuse({
      en: 'You have picked already; the packets move on when everybody has.',
      de: 'Du hast schon gewählt; weitergegeben wird, wenn alle so weit sind.',
    });
  if (!packetFor(draft, seat, box).includes(card)) {
    const known = box.find(card)?.name;
    refuse({
      en: `“${known?.en ?? shown(card)}” is not in your packet.`,
      de: `„${known?.de ?? shown(card)}“ ist nicht unter deinen Karten.`,
    });
  }
  return { ...draft, picks: draft.picks.map((picked, i) => (i === seat ? [...picked, card] : picked)) };
}
