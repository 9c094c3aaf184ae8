import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';

/** To which addresses pushes are sent: those of the public internet, or for tests also those of this machine. */
export type Reach = 'public' | 'loopback';

/** Networks that are not the public internet (RFC 6890). A push service is in none of them. */
const PRIVATE_NETWORKS: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const PRIVATE = new BlockList();
for (const [network, prefix] of PRIVATE_NETWORKS)
  PRIVATE.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** An address as IPv6 writes one of IPv4 is the same to a block list. */
export function isReached(address: string, reach: Reach): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (reach === 'loopback' && LOOPBACK.check(address, family)) return true;
  return !PRIVATE.check(address, family);
}

const LONGEST_ENDPOINT = 1000;

/**
 * Where a browser says that pushes for it should go. Anybody can claim anything here, so the server must not be led to
 * addresses that only it can reach.
 */
export function isPushEndpoint(text: string, reach: Reach): boolean {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return false;
  const { protocol, username, password, port } = new URL(text);
  if (username !== '' || password !== '') return false;
  const host = hostOf(text);
  const isNumber = isIP(host) !== 0;
  if (reach === 'loopback' && isNumber && LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))
    return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '' && (isNumber ? isReached(host, reach) : host.includes('.'));
}

export const hostOf = (endpoint: string): string => new URL(endpoint).hostname.replace(/^\[(.*)\]$/, '$1');

/** A name may lead anywhere, and elsewhere at every question: what counts is the address that is connected to. */
export const lookupWithin =
  (reach: Reach, resolve: typeof lookup = lookup): LookupFunction =>
  (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return answer(error, []);
      const reached = addresses.filter(({ address }) => isReached(address, reach));
      const [first] = reached;
      if (first === undefined)
        return answer(
          Object.assign(new Error(`${host} is not on the public internet`), { code: 'ENOTFOUND' }),
          [],
        );
      return options.all === true ? answer(null, reached) : answer(null, first.address, first.family);
    });
  };
