import type { CardId, Cause, GameEvent, Place, Seat } from '@bluemoon/engine';
import { elementName } from '@bluemoon/engine/words';
import { ME } from './arguments.ts';
import { nameOf } from './names.ts';

const PLACES: Readonly<Record<Place, string>> = {
  hand: 'hand',
  drawDeck: 'draw deck',
  combat: 'combat area',
  support: 'support area',
  discardPile: 'discard pile',
  leaderArea: 'leader area',
  influence: 'influence area',
  landed: 'shore',
  aboard: 'ship',
};

const REASONS = {
  fourthDragon: 'by the fourth dragon',
  cardsOut: 'as the cards have run out',
  impossibleTurn: 'because of an impossible turn',
} as const;

const who = (seat: Seat): string => (seat === ME ? 'You' : 'The rival');
const whose = (seat: Seat): string => (seat === ME ? 'your' : "the rival's");
const named = (card: CardId | null): string => (card === null ? 'a card' : nameOf(card));
const list = (cards: readonly CardId[]): string => cards.map(nameOf).join(', ');
const because = (by: Cause): string => (typeof by === 'string' ? '' : ` (${nameOf(by.card)})`);

/** A line for the log; null for what the table shows anyway. */
export function eventText(event: GameEvent): string | null {
  switch (event.event) {
    case 'turnBegan':
      return `— Turn ${event.turn}: ${event.seat === ME ? 'yours' : "the rival's"} —`;
    case 'played':
      return `${who(event.seat)} ${event.seat === ME ? 'play' : 'plays'} ${named(event.card)}${MANNER[event.as]}.`;
    case 'covered':
      return null;
    case 'moved':
      return movedText(event);
    case 'shuffled':
      return event.by === 'setup'
        ? null
        : `${who(event.seat)} ${event.seat === ME ? 'shuffle' : 'shuffles'} the draw deck.`;
    case 'searched':
      return `${who(event.seat)} ${event.seat === ME ? 'search' : 'searches'} the ${PLACES[event.place]}.`;
    case 'disclosed':
      return `${event.seat === ME ? 'Your' : "The rival's"} hand is disclosed: ${list(event.cards)}.`;
    case 'landed':
      return `${nameOf(event.ship)} lands.`;
    case 'targeted':
      return `${nameOf(event.by)} acts on ${nameOf(event.card)}.`;
    case 'refused':
      return `${nameOf(event.card)} is not used.`;
    case 'elementChanged':
      return `The fight is now over ${elementName(event.element, 'en')}${because(event.by)}.`;
    case 'started':
      return `${who(event.seat)} ${event.seat === ME ? 'start' : 'starts'} a fight.`;
    case 'continued':
      return null;
    case 'declined':
      return `${who(event.seat)} ${event.seat === ME ? 'decline' : 'declines'} to fight.`;
    case 'demandMet':
      return `The demand of ${nameOf(event.card)} is met.`;
    case 'announced':
      return `${who(event.seat)} ${event.seat === ME ? 'announce' : 'announces'} ${event.power} ${elementName(event.element, 'en')}.`;
    case 'called':
      return `${who(event.seat)} ${event.seat === ME ? 'call' : 'calls'} the bluff: ${list(event.revealed)}. ${event.honest ? 'It was none.' : 'It was one.'}`;
    case 'retreated':
      return `${who(event.seat)} ${event.seat === ME ? 'retreat' : 'retreats'}; dragons: ${event.dragons}.`;
    case 'dragonMoved':
      return `The dragon ${event.dragon} moves to ${event.to === 'board' ? 'the board' : `${whose(event.to)} side`}.`;
    case 'fightEnded':
      return 'The fight is over.';
    case 'tookBack':
      return `${who(event.seat)} ${event.seat === ME ? 'take' : 'takes'} the turn back.`;
    case 'gameEnded':
      return `The game is over. ${who(event.winner)} ${event.winner === ME ? 'win' : 'wins'} ${event.crystals} ${event.crystals === 1 ? 'crystal' : 'crystals'} ${REASONS[event.reason]}.`;
  }
}

const MANNER = { itself: '', free: ' as a free card', bluff: ' face down' } as const;

type Moved = Extract<GameEvent, { event: 'moved' }>;

function movedText({ seat, card, from, to, by }: Moved): string | null {
  // What is put down at the end of a fight is too much to tell, and so are the first hands.
  if (by === 'setup' || (by === 'retreat' && to !== 'hand')) return null;
  if (from === 'drawDeck' && to === 'hand') {
    return `${who(seat)} ${seat === ME ? 'draw' : 'draws'} ${named(card)}${because(by)}.`;
  }
  const what = card === null ? `A card of ${whose(seat)}` : nameOf(card);
  return `${what}: ${PLACES[from]} → ${whose(seat)} ${PLACES[to]}${because(by)}.`;
}
