/**
 * ChaCha20 (RFC 8439) in counter mode with a zero nonce: the same seed gives the same words, and nobody can tell the
 * seed or the next word from words seen before. Written here because the engine has no run-time dependencies.
 */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const BLOCK_WORDS = 16;
const DOUBLE_ROUNDS = 10;

/** 256 bits: exactly 64 lower-case hexadecimal digits. */
export const STREAM_SEED = /^[0-9a-f]{64}$/;

export function isStreamSeed(seed: unknown): seed is string {
  return typeof seed === 'string' && STREAM_SEED.test(seed);
}

/** Eight little-endian words. */
export function streamKey(seed: string): Int32Array {
  const byte = (i: number): number => Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16);
  return Int32Array.from(
    { length: 8 },
    (_, i) => byte(4 * i) | (byte(4 * i + 1) << 8) | (byte(4 * i + 2) << 16) | (byte(4 * i + 3) << 24),
  );
}

/** The word at this position of the stream, from 0 to 2^32 - 1. */
export function streamWord(key: Int32Array, position: number): number {
  return streamBlock(key, Math.floor(position / BLOCK_WORDS))[position % BLOCK_WORDS] >>> 0;
}

export function streamBlock(key: Int32Array, counter: number): Int32Array {
  const input = Int32Array.of(...CONSTANTS, ...key, counter, 0, 0, 0);
  const x = input.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    for (let i = 0; i < 4; i++) quarterRound(x, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarterRound(x, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  return x.map((word, i) => word + input[i]);
}

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotated(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotated(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotated(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotated(x[b] ^ x[c], 7);
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
