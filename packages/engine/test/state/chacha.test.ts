import { describe, expect, test } from 'vitest';
import { streamBlock, streamKey, streamWord } from '../../src/state/chacha.ts';

const ZERO = '0'.repeat(64);

/** The block as RFC 8439 prints it: bytes, lowest byte of each word first. */
function bytesOf(block: Int32Array): string {
  return Array.from(new Uint8Array(block.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('The cryptographic stream', () => {
  /** RFC 8439, appendix A.1, vectors 1 to 4; the fifth is about the nonce, which is zero here. */
  test.each([
    [
      ZERO,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      ZERO,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'0'.repeat(62)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'0'.repeat(60)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('is ChaCha20 of RFC 8439: key %s, block %i', (seed, counter, expected) => {
    expect(bytesOf(streamBlock(streamKey(seed), counter))).toBe(expected);
  });

  test('goes on from block to block, word by word', () => {
    const key = streamKey(ZERO);
    const words = Array.from({ length: 18 }, (_, position) => streamWord(key, position));
    expect(words.slice(0, 2)).toEqual([0xade0b876, 0x903df1a0]);
    expect(words.slice(15)).toEqual([0x8665eeb2, 0xbee7079f, 0x7a385155]);
  });
});
