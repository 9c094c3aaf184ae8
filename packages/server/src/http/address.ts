import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The address of a client behind that many proxies. Each proxy appends the address it was called from, so that what
 * the client wrote itself stands further to the left and is not believed.
 */
export function addressOf({ headers, socket }: Asking, proxies: number): string {
  const called = plain(socket.remoteAddress ?? '');
  if (proxies === 0) return called;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plain(address.trim()))
    .filter((address) => isIPv4(address) || isIPv6(address));
  return [...forwarded, called].at(-1 - Math.min(proxies, forwarded.length)) ?? called;
}

/** An IPv4 address may come as an IPv6 one. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** What counts as one address for limits: a customer of an IPv6 provider has a whole network. */
export const networkOf = (address: string): string => (isIPv6(address) ? groupsOf(address, 4) : address);

/** For logs, which need not tell who somebody was. */
export function shortened(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, 'x');
  return isIPv6(address) ? groupsOf(address, 3) : 'unknown';
}

function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups.slice(0, count).join(':')}::`;
}

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/** Whether a request comes from this machine or its network, and not through a proxy. */
export const isNear = ({ headers, socket }: Asking): boolean =>
  PRIVATE.test(plain(socket.remoteAddress ?? '')) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
