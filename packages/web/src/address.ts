import type { CardId } from '@bluemoon/engine';
import type { GameKind } from '@bluemoon/wire';

/** A screen, and what it shows. */
export type Address =
  | { readonly screen: 'home' }
  | { readonly screen: 'games' }
  /** `query` is the search, `card` the card that is shown large. */
  | { readonly screen: 'cards'; readonly card: CardId | null; readonly query: string }
  | { readonly screen: 'rules' }
  | { readonly screen: 'learn' }
  | { readonly screen: 'statistics' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'decks' }
  | { readonly screen: 'deck'; readonly id: string; readonly part: 'build' | 'lab' }
  /** `from` is the moment of an analysis that this game tries again. */
  | { readonly screen: 'game'; readonly id: string; readonly from?: Moment }
  /** Without an id: the list of all, and the form for a new one. */
  | { readonly screen: 'match'; readonly id: string | null }
  | { readonly screen: 'draft'; readonly id: string | null }
  | { readonly screen: 'lesson'; readonly id: string }
  /** The analysis board; without an id: the kept ones. */
  | { readonly screen: 'board'; readonly id: string | null }
  /** A board that is only in its address. */
  | { readonly screen: 'boardLink'; readonly content: string }
  /** Lays out a position; the content is that of a board to begin with. */
  | { readonly screen: 'layOut'; readonly content: string | null }
  /** Without an id: all of them. */
  | { readonly screen: 'puzzles'; readonly id: string | null }
  | { readonly screen: 'replay'; readonly id: string; readonly at: number | null }
  /** `at` is the state that is looked at; null: whatever is most interesting. */
  | { readonly screen: 'analysis'; readonly id: string; readonly at: number | null }
  /** With a moment: to look back at the game there, in its analysis. */
  | { readonly screen: 'link'; readonly content: string; readonly at?: number }
  /** Opens a table for a friend, or to challenge the player of this name. */
  | { readonly screen: 'friend'; readonly challenge?: string }
  /** Who this browser is known as online. */
  | { readonly screen: 'account' }
  /** Finds somebody to play with. */
  | { readonly screen: 'lobby' }
  /** A draft online; without an id: opens one. */
  | { readonly screen: 'draftRoom'; readonly id: string | null }
  /** The online games of this player. */
  | { readonly screen: 'mine' }
  /** An online table; a spectator takes no seat even if one is free. */
  | { readonly screen: 'room'; readonly id: string; readonly as?: 'spectator' }
  /** Without an id: the form for a new one. */
  | { readonly screen: 'tournament'; readonly id: string | null }
  /** What anybody may read about a player; `games` is the search in all their games, null: the page about them. */
  | { readonly screen: 'player'; readonly name: string; readonly games: string | null }
  /** The strongest players of one kind of game. */
  | { readonly screen: 'best'; readonly kind: GameKind }
  /** The replay of a game that was played online, by anybody; or a way to its analysis. */
  | {
      readonly screen: 'played';
      readonly room: string;
      readonly number: number;
      readonly at: number | null;
      readonly look?: 'analysis';
    };

/** A state of a game, by the number of choices made. */
export interface Moment {
  readonly id: string;
  readonly at: number;
}

const PLAIN = [
  'games',
  'rules',
  'learn',
  'statistics',
  'settings',
  'decks',
  'friend',
  'account',
  'lobby',
  'mine',
] as const;

/** As `wire` lists them, whose code the first page does not need. */
const KINDS: readonly GameKind[] = ['people', 'built', 'drafted'];

/** Reads the part of the URL after #. Anything unknown is the home screen. */
export function readAddress(hash: string): Address {
  const [, path = '', query = ''] = /^#?\/?([^?]*)\??(.*)$/s.exec(hash) ?? [];
  const [first = '', second = '', third, fourth] = path.split('/').map(decoded);
  if (first === 'cards') return { screen: 'cards', card: second === '' ? null : second, query };
  if (first === 'match' || first === 'draft' || first === 'tournament')
    return { screen: first, id: second === '' ? null : second };
  if (first === 'best') return { screen: 'best', kind: KINDS.find((kind) => kind === second) ?? 'people' };
  if (first === 'board' || first === 'puzzles') return { screen: first, id: second === '' ? null : second };
  if (first === 'lay-out') return { screen: 'layOut', content: second === '' ? null : second };
  if (first === 'd') return { screen: 'draftRoom', id: second === '' ? null : second };
  const plain = PLAIN.find((screen) => screen === first);
  if (second === '') return { screen: plain ?? 'home' };
  switch (first) {
    case 'game':
      return { screen: 'game', id: second, ...momentIn(third, fourth) };
    case 'decks':
      return { screen: 'deck', id: second, part: third === 'lab' ? 'lab' : 'build' };
    case 'learn':
      return { screen: 'lesson', id: second };
    case 'replay':
      return { screen: 'replay', id: second, at: numberIn(third) };
    case 'analysis':
      return { screen: 'analysis', id: second, at: numberIn(third) };
    case 'link': {
      const at = numberIn(third);
      return { screen: 'link', content: second, ...(at === null ? {} : { at }) };
    }
    case 'friend':
      return { screen: 'friend', challenge: second };
    case 'player':
      return { screen: 'player', name: second, games: third === 'games' ? query : null };
    case 'played':
      return {
        screen: 'played',
        room: second,
        number: numberIn(third) ?? 1,
        at: numberIn(fourth),
        ...(fourth === 'analysis' ? { look: 'analysis' } : {}),
      };
    case 'b':
      return { screen: 'boardLink', content: second };
    case 't':
      return { screen: 'room', id: second, ...(third === 'watch' ? { as: 'spectator' } : {}) };
    default:
      return { screen: plain ?? 'home' };
  }
}

export function addressOf(address: Address): string {
  switch (address.screen) {
    case 'home':
      return '#/';
    case 'game': {
      const from = address.from === undefined ? [] : [address.from.id, String(address.from.at)];
      return `#/game/${[address.id, ...from].map(encodeURIComponent).join('/')}`;
    }
    case 'match':
    case 'draft':
    case 'tournament':
    case 'board':
    case 'puzzles':
      return `#/${address.screen}${address.id === null ? '' : `/${encodeURIComponent(address.id)}`}`;
    case 'cards': {
      const card = address.card === null ? '' : `/${encodeURIComponent(address.card)}`;
      return `#/cards${card}${address.query === '' ? '' : `?${address.query}`}`;
    }
    case 'deck':
      return `#/decks/${encodeURIComponent(address.id)}${address.part === 'lab' ? '/lab' : ''}`;
    case 'lesson':
      return `#/learn/${encodeURIComponent(address.id)}`;
    case 'replay':
    case 'analysis':
      return `#/${address.screen}/${encodeURIComponent(address.id)}${address.at === null ? '' : `/${address.at}`}`;
    case 'link':
      return `#/link/${address.content}${address.at === undefined ? '' : `/${address.at}`}`;
    case 'player': {
      const { name, games } = address;
      const search = games === null ? '' : `/games${games === '' ? '' : `?${games}`}`;
      return `#/player/${encodeURIComponent(name)}${search}`;
    }
    case 'best':
      return `#/best/${address.kind}`;
    case 'played': {
      const { room, number, at, look } = address;
      const end = look === undefined ? (at === null ? '' : `/${at}`) : `/${look}`;
      return `#/played/${encodeURIComponent(room)}/${number}${end}`;
    }
    case 'boardLink':
      return `#/b/${address.content}`;
    case 'layOut':
      return `#/lay-out${address.content === null ? '' : `/${address.content}`}`;
    case 'friend':
      return `#/friend${address.challenge === undefined ? '' : `/${encodeURIComponent(address.challenge)}`}`;
    case 'draftRoom':
      return `#/d${address.id === null ? '' : `/${encodeURIComponent(address.id)}`}`;
    case 'room':
      return `#/t/${encodeURIComponent(address.id)}${address.as === 'spectator' ? '/watch' : ''}`;
    default:
      return `#/${address.screen}`;
  }
}

/** A key that stays the same where a screen only shows something else, so that focus and scroll position stay. */
export function screenOf(address: Address): string {
  if (address.screen === 'deck') return addressOf({ ...address, part: 'build' });
  if (address.screen === 'player' && address.games !== null) return addressOf({ ...address, games: '' });
  if (address.screen === 'best') return 'best';
  return address.screen === 'cards' ? 'cards' : addressOf(address);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function momentIn(id: string | undefined, at: string | undefined): { readonly from?: Moment } {
  const number = numberIn(at);
  return id === undefined || number === null ? {} : { from: { id, at: number } };
}

function numberIn(part: string | undefined): number | null {
  return part !== undefined && /^\d{1,6}$/.test(part) ? Number(part) : null;
}
