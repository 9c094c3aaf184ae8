import type { OpenedSeed, Proof } from '../decision/proof.ts';
import { STREAM_SEED } from '../state/chacha.ts';
import { PLAYERS } from './format.ts';

/** The headers of a proof (docs/FAIR-DEAL.md), in the order in which they are written. */
export const PROOF_KEYS = [
  'proof',
  'table',
  'game',
  'server fingerprint',
  'server seed',
  'fingerprint A',
  'seed A',
  'fingerprint B',
  'seed B',
] as const;
type ProofKey = (typeof PROOF_KEYS)[number];

/** The versions that can be read. */
export const PROOF_VERSIONS = ['1'] as const;

export const PROOF_FORMS = {
  digits: STREAM_SEED,
  name: /^[\w-]{1,64}$/,
  count: /^[1-9]\d{0,8}$/,
} as const;
export type ProofForm = keyof typeof PROOF_FORMS;

export function proofLines({ version, table, game, server, players }: Proof): readonly string[] {
  const values: Readonly<Record<ProofKey, string | number>> = {
    proof: version,
    table,
    game,
    'server fingerprint': server.fingerprint,
    'server seed': server.seed,
    'fingerprint A': players[0].fingerprint,
    'seed A': players[0].seed,
    'fingerprint B': players[1].fingerprint,
    'seed B': players[1].seed,
  };
  return PROOF_KEYS.map((key) => `${key}: ${values[key]}`);
}

/** `read` gives the value of a header in this form. */
export function proofOf(read: (key: ProofKey, form: ProofForm) => string): Proof {
  const opened = (player: (typeof PLAYERS)[number]): OpenedSeed => ({
    fingerprint: read(`fingerprint ${player}`, 'digits'),
    seed: read(`seed ${player}`, 'digits'),
  });
  return {
    version: 1,
    table: read('table', 'name'),
    game: Number(read('game', 'count')),
    server: { fingerprint: read('server fingerprint', 'digits'), seed: read('server seed', 'digits') },
    players: [opened('A'), opened('B')],
  };
}
