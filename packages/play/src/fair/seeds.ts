import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Seeds and fingerprints are 64 hexadecimal digits: 256 bits. */
const SERVER_TAG = 'blue moon server seed 1';
const GAME_TAG = 'blue moon game seed 1';

/** What is shown of a seed before the game: SHA-256 of its 32 bytes. */
export function fingerprintOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** A table has one master secret; opening the seed of one game tells nothing about the next. */
export function serverSeedOf(master: string, game: number): string {
  return hashOf(SERVER_TAG, [master, String(game)]);
}

export interface SeedParts {
  readonly table: string;
  /** Which game at this table, from 1. */
  readonly game: number;
  readonly server: string;
  /** By seat. */
  readonly players: readonly [string, string];
}

/** The seed of the deal: nobody who knows fewer than all three seeds can choose or foresee it. */
export function gameSeedOf({ table, game, server, players }: SeedParts): string {
  return hashOf(GAME_TAG, [table, String(game), server, ...players]);
}

/** The tag on a line, then every part on a line after its length, so that different parts never make the same text. */
export function hashOf(tag: string, parts: readonly string[]): string {
  const lines = parts.map((part) => `${utf8ToBytes(part).length} ${part}`);
  return bytesToHex(sha256(utf8ToBytes([tag, ...lines, ''].join('\n'))));
}
