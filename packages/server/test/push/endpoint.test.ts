import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { isPushEndpoint, isReached, lookupWithin } from '../../src/push/endpoint.ts';

/** The address that is connected to, or why none is. */
const looked = (addresses: readonly LookupAddress[]): Promise<string> =>
  new Promise((resolve) => {
    const answers = ((
      _host: string,
      _options: object,
      answer: (error: null, all: readonly LookupAddress[]) => void,
    ) => answer(null, addresses)) as never;
    lookupWithin('public', answers)('push.example.com', { all: false }, (error, address) => {
      if (error !== null) resolve(error.message);
      else if (typeof address === 'string') resolve(address);
    });
  });

describe('A push goes', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://8.8.8.8/abc',
  ])('to a public address: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, 'public')).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://10.1.2.3/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://[fd00::1]/abc',
    'https://localhost/abc',
    'https://push.example.com:8443/abc',
    'https://user:word@push.example.com/abc',
    'file:///etc/passwd',
    'nothing at all',
    `https://push.example.com/${'a'.repeat(1000)}`,
  ])('nowhere else: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, 'public')).toBe(false);
  });

  test('to this machine only where that is set', () => {
    expect(isPushEndpoint('http://127.0.0.1:4000/abc', 'loopback')).toBe(true);
    expect(isPushEndpoint('http://10.0.0.1:4000/abc', 'loopback')).toBe(false);
    expect(isReached('127.0.0.1', 'loopback')).toBe(true);
  });

  test('nowhere if its name leads to a private address', async () => {
    expect(await looked([{ address: '192.168.1.4', family: 4 }])).toMatch(/not on the public internet/);
    const both = [
      { address: '127.0.0.1', family: 4 },
      { address: '8.8.4.4', family: 4 },
    ];
    expect(await looked(both)).toBe('8.8.4.4');
  });
});
