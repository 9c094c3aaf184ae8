import type { Proof } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  checkProof,
  findingText,
  fingerprintOf,
  gameSeedOf,
  readProof,
  serverSeedOf,
  type ProofFinding,
} from '../../src/index.ts';
import { refusalOf } from '../refusal.ts';

const [SERVER, ANNA, BEN] = ['11', '22', '33'].map((byte) => byte.repeat(32)) as [string, string, string];
const opened = (seed: string) => ({ fingerprint: fingerprintOf(seed), seed });
const PROOF: Proof = {
  version: 1,
  table: 'table-1',
  game: 1,
  server: opened(SERVER),
  players: [opened(ANNA), opened(BEN)],
};
const SEED = gameSeedOf({ table: 'table-1', game: 1, server: SERVER, players: [ANNA, BEN] });
const kinds = (...given: Parameters<typeof checkProof>) =>
  checkProof(...given).map((finding) => ('seat' in finding ? [finding.kind, finding.seat] : finding.kind));

describe('Seeds', () => {
  /** From `sha256sum` and `xxd` in a shell; old proofs have to stay valid for ever. */
  test('are made as docs/FAIR-DEAL.md says', () => {
    expect(fingerprintOf(SERVER)).toBe('02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc');
    expect(serverSeedOf(SERVER, 1)).toBe('da1bad5f1fb6eddcaa6ef124640ecb0b1c4f261ed55a9064545fbcd8432902d2');
    expect(SEED).toBe('fd1cf7601dcdd573cc73fe8880896813bde5473091f5c7df4483a9e76c82b2c1');
  });

  test('of a game depend on every part, and on who is who', () => {
    const parts = { table: 'table-1', game: 1, server: SERVER, players: [ANNA, BEN] } as const;
    const others = [
      gameSeedOf({ ...parts, table: 'table-2' }),
      gameSeedOf({ ...parts, game: 2 }),
      gameSeedOf({ ...parts, server: ANNA }),
      gameSeedOf({ ...parts, players: [BEN, ANNA] }),
      gameSeedOf({ ...parts, players: [ANNA, ANNA] }),
    ];
    expect(new Set([SEED, ...others]).size).toBe(6);
  });

  test('cannot be made equal by moving letters from one part to the next', () => {
    const one = gameSeedOf({ table: 'a\n1 1', game: 1, server: SERVER, players: [ANNA, BEN] });
    const two = gameSeedOf({ table: 'a', game: 1, server: `1\n64 ${SERVER}`, players: [ANNA, BEN] });
    expect(one).not.toBe(two);
  });
});

describe('A proof', () => {
  test('holds if all seeds match their fingerprints and the seed of the game follows', () => {
    expect(checkProof(PROOF, { seed: SEED })).toEqual([]);
    const noted = { server: PROOF.server.fingerprint, own: { seat: 1, seed: BEN } } as const;
    expect(checkProof(PROOF, { seed: SEED }, noted)).toEqual([]);
  });

  test('fails if the server opened another seed than it had shown', () => {
    const proof = { ...PROOF, server: { ...PROOF.server, seed: ANNA } };
    expect(kinds(proof, { seed: SEED })).toEqual(['serverSeed', 'gameSeed']);
    const seed = gameSeedOf({ table: 'table-1', game: 1, server: ANNA, players: [ANNA, BEN] });
    expect(kinds(proof, { seed })).toEqual(['serverSeed']);
  });

  test('fails if a player opened another seed than they had shown', () => {
    const proof: Proof = { ...PROOF, players: [PROOF.players[0], { ...PROOF.players[1], seed: ANNA }] };
    const seed = gameSeedOf({ table: 'table-1', game: 1, server: SERVER, players: [ANNA, ANNA] });
    expect(kinds(proof, { seed })).toEqual([['playerSeed', 1]]);
  });

  test('fails if the game was dealt from another seed', () => {
    expect(kinds(PROOF, { seed: SERVER })).toEqual(['gameSeed']);
    expect(kinds(PROOF, { seed: 7 })).toEqual(['gameSeed']);
    expect(kinds({ ...PROOF, game: 2 }, { seed: SEED })).toEqual(['gameSeed']);
    expect(kinds({ ...PROOF, table: 'table-2' }, { seed: SEED })).toEqual(['gameSeed']);
  });

  test('fails if the seed follows but the decks were laid in a chosen order', () => {
    expect(kinds(PROOF, { seed: SEED, orders: [[], []] })).toEqual(['notShuffled']);
  });

  test('fails if it is not about what was shown before the game', () => {
    expect(kinds(PROOF, { seed: SEED }, { server: SERVER })).toEqual(['otherFingerprint']);
    expect(kinds(PROOF, { seed: SEED }, { own: { seat: 0, seed: BEN } })).toEqual([['otherOwnSeed', 0]]);
  });

  test('has words for everything that can be wrong, in both languages', () => {
    const findings: readonly ProofFinding[] = [
      { kind: 'serverSeed' },
      { kind: 'playerSeed', seat: 1 },
      { kind: 'gameSeed' },
      { kind: 'notShuffled' },
      { kind: 'otherFingerprint' },
      { kind: 'otherOwnSeed', seat: 0 },
    ];
    const said = findings.flatMap((finding) => [findingText(finding, 'en'), findingText(finding, 'de')]);
    expect(new Set(said).size).toBe(12);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe('Reading a proof', () => {
  test('gives it back', () => {
    expect(readProof(JSON.parse(JSON.stringify(PROOF)))).toEqual(PROOF);
  });

  test.each<readonly [string, unknown, string]>([
    ['nothing', null, 'must be an object.'],
    ['another version', { ...PROOF, version: 2 }, 'version: must be one of 1, not 2.'],
    ['a table with a line end', { ...PROOF, table: 'a\nb' }, 'table: must be up to 64 letters'],
    ['game 0', { ...PROOF, game: 0 }, 'game: must be at least 1.'],
    ['capital digits', { ...PROOF, server: opened(SERVER.replace('1', 'A')) }, 'server.seed: must be 64'],
    ['one player', { ...PROOF, players: [PROOF.players[0]] }, 'players: must be a list of two.'],
    ['something else', { ...PROOF, master: SERVER }, 'master: is not known here'],
  ])('refuses %s', (_, value, why) => {
    const { en, de } = refusalOf(() => readProof(value));
    expect(en).toContain(why);
    expect(de).not.toBe(en);
  });
});
