import type { Box, Card, GameRecord, GameSetup } from '@bluemoon/engine';
import { boxOfPacks } from './packs.ts';
import type { RoomNow } from './room-now.ts';

/** A game that is over, as a record of its own. Over the network its cards have become copies of those of the box. */
export function replayedIn({ replay, packs }: Pick<RoomNow, 'replay' | 'packs'>): GameRecord | null {
  return replay === null ? null : recordAgain(replay.record, packs);
}

/** A record from the network, with the cards of this program. */
export function recordAgain(record: GameRecord, packs: RoomNow['packs']): GameRecord {
  const { setup, choices } = record;
  if ('position' in setup) return record;
  const box = boxOfPacks(packs);
  const [a, b] = setup.decks;
  return { setup: { ...setup, decks: [withCardsOf(box, a), withCardsOf(box, b)] }, choices };
}

type SetupDeck = GameSetup['decks'][0];

function withCardsOf(box: Box, deck: SetupDeck): SetupDeck {
  if (typeof deck === 'string') return deck;
  const known = (card: Card): Card => box.find(card.id) ?? card;
  const { leader, cards, emissaries } = deck;
  return {
    ...deck,
    leader: leader === null ? null : known(leader),
    cards: cards.map(known),
    ...(emissaries === undefined ? {} : { emissaries: emissaries.map(known) }),
  };
}
