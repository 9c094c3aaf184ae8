import type { CardId } from '@bluemoon/engine';

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
  | { readonly screen: 'game'; readonly id: string }
  /** Without an id: the list of all, and the form for a new one. */
  | { readonly screen: 'match'; readonly id: string | null }
  | { readonly screen: 'draft'; readonly id: string | null }
  | { readonly screen: 'lesson'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string; readonly at: number | null }
  | { readonly screen: 'link'; readonly content: string }
  /** Opens a table for a friend. */
  | { readonly screen: 'friend' }
  /** Finds somebody to play with. */
  | { readonly screen: 'lobby' }
  /** An online table; a spectator takes no seat even if one is free. */
  | { readonly screen: 'room'; readonly id: string; readonly as?: 'spectator' };

const PLAIN = ['games', 'rules', 'learn', 'statistics', 'settings', 'decks', 'friend', 'lobby'] as const;

/** Reads the part of the URL after #. Anything unknown is the home screen. */
export function readAddress(hash: string): Address {
  const [, path = '', query = ''] = /^#?\/?([^?]*)\??(.*)$/s.exec(hash) ?? [];
  const [first = '', second = '', third] = path.split('/').map(decoded);
  if (first === 'cards') return { screen: 'cards', card: second === '' ? null : second, query };
  if (first === 'match' || first === 'draft') return { screen: first, id: second === '' ? null : second };
  const plain = PLAIN.find((screen) => screen === first);
  if (second === '') return { screen: plain ?? 'home' };
  switch (first) {
    case 'game':
      return { screen: 'game', id: second };
    case 'decks':
      return { screen: 'deck', id: second, part: third === 'lab' ? 'lab' : 'build' };
    case 'learn':
      return { screen: 'lesson', id: second };
    case 'replay':
      return { screen: 'replay', id: second, at: numberIn(third) };
    case 'link':
      return { screen: 'link', content: second };
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
    case 'game':
      return `#/game/${encodeURIComponent(address.id)}`;
    case 'match':
    case 'draft':
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
      return `#/replay/${encodeURIComponent(address.id)}${address.at === null ? '' : `/${address.at}`}`;
    case 'link':
      return `#/link/${address.content}`;
    case 'room':
      return `#/t/${encodeURIComponent(address.id)}${address.as === 'spectator' ? '/watch' : ''}`;
    default:
      return `#/${address.screen}`;
  }
}

/** A key that stays the same where a screen only shows something else, so that focus and scroll position stay. */
export function screenOf(address: Address): string {
  if (address.screen === 'deck') return addressOf({ ...address, part: 'build' });
  return address.screen === 'cards' ? 'cards' : addressOf(address);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function numberIn(part: string | undefined): number | null {
  return part !== undefined && /^\d{1,6}$/.test(part) ? Number(part) : null;
}
