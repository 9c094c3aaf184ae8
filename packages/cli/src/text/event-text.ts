import type { Cause, EndReason, GameEvent, Place } from '@bluemoon/engine';
import { elementName } from '@bluemoon/engine/words';
import { dragonName, nameOf } from './card-text.ts';
import { capital, counted, does, listed, who, whose } from './voice.ts';
import type { Voice } from './voice.ts';

/** What happened, line by line, without what the table shows anyway. */
export function eventLines(events: readonly GameEvent[], voice: Voice): readonly string[] {
  return joined(events).flatMap((event) => {
    const line = event.event === 'movedTogether' ? movedText(event, voice) : eventText(event, voice);
    return line === null ? [] : [line];
  });
}

type Moved = Extract<GameEvent, { event: 'moved' }>;
type Single = Exclude<GameEvent, Moved>;

/** Cards that went the same way at the same time. */
interface MovedTogether extends Omit<Moved, 'event' | 'card' | 'shown'> {
  readonly event: 'movedTogether';
  readonly cards: readonly Moved['card'][];
}

function joined(events: readonly GameEvent[]): readonly (Single | MovedTogether)[] {
  const told: (Single | MovedTogether)[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.event !== 'moved') told.push(event);
    else if (before?.event === 'movedTogether' && wayOf(before) === wayOf(event)) {
      told[told.length - 1] = { ...before, cards: [...before.cards, event.card] };
    } else {
      const { card, event: _, shown: __, ...way } = event;
      told.push({ ...way, event: 'movedTogether', cards: [card] });
    }
  }
  return told;
}

function wayOf({ seat, from, to, by, ship }: Moved | MovedTogether): string {
  return JSON.stringify([seat, from, to, by, ship]);
}

const MANNER = { itself: '', free: ' as a free card', bluff: ' face down' } as const;

const REASONS: Readonly<Record<EndReason, string>> = {
  fourthDragon: 'by the fourth dragon',
  cardsOut: 'as the cards have run out',
  impossibleTurn: 'because of an impossible turn',
};

const because = (by: Cause): string => (typeof by === 'string' ? '' : ` (${nameOf(by.card)})`);

function eventText(event: Single, voice: Voice): string | null {
  switch (event.event) {
    case 'turnBegan':
      return `— Turn ${event.turn}: ${turnOwner(voice, event.seat)} —`;
    case 'played':
      return `${does(voice, event.seat, 'play')} ${event.card === null ? 'a card' : nameOf(event.card)}${MANNER[event.as]}.`;
    case 'shuffled':
      return event.by === 'setup' ? null : `${does(voice, event.seat, 'shuffle')} the draw deck.`;
    case 'searched':
      return `${does(voice, event.seat, 'search')} the ${PLACES[event.place]}${because(event.by)}.`;
    case 'disclosed':
      return `${capital(whose(voice, event.seat))} hand is disclosed: ${listed(event.cards.map(nameOf))}.`;
    case 'landed':
      return `${does(voice, event.seat, 'land')} ${nameOf(event.ship)}.`;
    case 'targeted':
      return `${nameOf(event.by)} acts on ${nameOf(event.card)}.`;
    case 'refused':
      return `${nameOf(event.card)} is not used.`;
    case 'elementChanged':
      return `The fight is now over ${elementName(event.element, 'en')}${because(event.by)}.`;
    case 'started':
      return `${does(voice, event.seat, 'start')} a fight.`;
    case 'declined':
      return `${does(voice, event.seat, 'decline')} to fight.`;
    case 'demandMet':
      return `The demand of ${nameOf(event.card)} is met.`;
    case 'announced':
      return `${does(voice, event.seat, 'announce')} ${event.power} ${elementName(event.element, 'en')}.`;
    case 'called':
      return `${does(voice, event.seat, 'call')} the bluff: ${listed(event.revealed.map(nameOf))}. ${event.honest ? 'It was no bluff.' : 'It was a bluff.'}`;
    case 'retreated':
      return `${does(voice, event.seat, 'retreat')}${event.dragons === 0 ? '' : `: ${counted(event.dragons, 'dragon')} for ${whoWins(voice, event.seat)}`}.`;
    case 'dragonMoved':
      return `${dragonName(event.dragon)} goes to ${event.to === 'board' ? 'the board' : `${whose(voice, event.to)} side`}${because(event.by)}.`;
    case 'fightEnded':
      return 'The fight is over.';
    case 'tookBack':
      return `${does(voice, event.seat, 'take')} the turn back.`;
    case 'gameEnded':
      return `The game is over. ${does(voice, event.winner, 'win')} ${counted(event.crystals, 'crystal')} ${REASONS[event.reason]}.`;
    case 'covered':
    case 'continued':
      return null;
  }
}

export function turnOwner(voice: Voice, seat: 0 | 1): string {
  if (voice.you === null) return who(voice, seat);
  return voice.you === seat ? 'yours' : "the rival's";
}

function whoWins(voice: Voice, loser: 0 | 1): string {
  const winner = loser === 0 ? 1 : 0;
  if (voice.you === null) return who(voice, winner);
  return voice.you === winner ? 'you' : 'the rival';
}

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

const INTO: Readonly<Record<Place, string>> = {
  hand: 'into hand',
  drawDeck: 'into the draw deck',
  combat: 'into the combat area',
  support: 'into the support area',
  discardPile: 'onto the discard pile',
  leaderArea: 'into the leader area',
  influence: 'into the influence area',
  landed: 'ashore',
  aboard: 'aboard a ship',
};

function movedText({ seat, cards, from, to, by, ship }: MovedTogether, voice: Voice): string | null {
  // What is put down at the end of a fight is too much to tell, and so are the first hands.
  if (by === 'setup' || (by === 'retreat' && to !== 'hand')) return null;
  const known = cards.flatMap((card) => (card === null ? [] : [nameOf(card)]));
  const unknown = cards.length - known.length;
  const hidden = unknown === 1 ? 'a card' : `${unknown} cards`;
  const what = listed(unknown === 0 ? known : [...known, hidden]);
  const why = because(by);
  if (from === 'drawDeck' && to === 'hand') return `${does(voice, seat, 'draw')} ${what}${why}.`;
  if (from === 'hand' && to === 'discardPile') return `${does(voice, seat, 'discard')} ${what}${why}.`;
  if (to === 'aboard' && ship !== undefined)
    return `${does(voice, seat, 'load')} ${what} onto ${nameOf(ship)}.`;
  if (by === 'retrieve') return `${does(voice, seat, 'take')} ${what} back into hand.`;
  const go = cards.length === 1 ? 'goes' : 'go';
  return `${capital(what)} ${go} from ${whose(voice, seat)} ${PLACES[from]} ${INTO[to]}${why}.`;
}
