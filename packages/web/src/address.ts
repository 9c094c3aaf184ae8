/** Where in the program somebody is. */
export type Address =
  | { readonly screen: 'home' }
  | { readonly screen: 'games' }
  | { readonly screen: 'cards' }
  | { readonly screen: 'rules' }
  | { readonly screen: 'learn' }
  | { readonly screen: 'statistics' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'lesson'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string; readonly at: number | null }
  | { readonly screen: 'link'; readonly content: string };

const PLAIN = ['games', 'cards', 'rules', 'learn', 'statistics', 'settings'] as const;

/** What stands behind the # of the page's address; anything unknown leads home. */
export function readAddress(hash: string): Address {
  const [first = '', second = '', third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  const plain = PLAIN.find((screen) => screen === first);
  if (second === '') return { screen: plain ?? 'home' };
  switch (first) {
    case 'game':
      return { screen: 'game', id: second };
    case 'learn':
      return { screen: 'lesson', id: second };
    case 'replay':
      return { screen: 'replay', id: second, at: numberIn(third) };
    case 'link':
      return { screen: 'link', content: second };
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
    case 'lesson':
      return `#/learn/${encodeURIComponent(address.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(address.id)}${address.at === null ? '' : `/${address.at}`}`;
    case 'link':
      return `#/link/${address.content}`;
    default:
      return `#/${address.screen}`;
  }
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
