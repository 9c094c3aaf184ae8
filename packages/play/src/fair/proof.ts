import type { GameSetup, Language, OpenedSeed, Proof, Seat } from '@bluemoon/engine';
import { isStreamSeed } from '@bluemoon/engine';
import { fault, oneOf, pairOf, record, wholeNumber, type Read } from '../json.ts';
import type { Bilingual } from '../words.ts';
import { fingerprintOf, gameSeedOf } from './seeds.ts';

const digits: Read<string> = (value, path) =>
  isStreamSeed(value)
    ? value
    : fault(
        path,
        'must be 64 digits from 0 to 9 and a to f.',
        'muss aus 64 Ziffern von 0 bis 9 und a bis f bestehen.',
      );

const tableId: Read<string> = (value, path) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
    ? value
    : fault(
        path,
        'must be up to 64 letters, digits, _ and -.',
        'muss aus höchstens 64 Buchstaben, Ziffern, _ und - bestehen.',
      );

const gameNumber: Read<number> = (value, path) =>
  wholeNumber(value, path) > 0
    ? wholeNumber(value, path)
    : fault(path, 'must be at least 1.', 'muss mindestens 1 sein.');

const openedSeed = record<OpenedSeed>({ fingerprint: digits, seed: digits });

const readShape = record<Proof>({
  version: oneOf([1]),
  table: tableId,
  game: gameNumber,
  server: openedSeed,
  players: pairOf(openedSeed),
});

export function readProof(value: unknown): Proof {
  return readShape(value, '');
}

/** What was shown before the game; without it, a proof could have been made up afterwards. */
export interface Noted {
  /** The server's fingerprint. */
  readonly server?: string;
  /** The seed that this player's own browser chose. */
  readonly own?: { readonly seat: Seat; readonly seed: string };
}

/** What does not follow. */
export type ProofFinding =
  | { readonly kind: 'serverSeed' }
  | { readonly kind: 'playerSeed'; readonly seat: Seat }
  | { readonly kind: 'gameSeed' }
  /** The draw decks lie in an order that somebody wrote down, whatever the seed is. */
  | { readonly kind: 'notShuffled' }
  | { readonly kind: 'otherFingerprint' }
  | { readonly kind: 'otherOwnSeed'; readonly seat: Seat };

/** Empty if the deal follows from the proof, and the proof from what was noted. */
export function checkProof(
  proof: Proof,
  setup: Pick<GameSetup, 'seed' | 'orders'>,
  noted: Noted = {},
): readonly ProofFinding[] {
  const { table, game, server, players } = proof;
  const expected = gameSeedOf({
    table,
    game,
    server: server.seed,
    players: [players[0].seed, players[1].seed],
  });
  const findings: ProofFinding[] = [];
  if (!isOpened(server)) findings.push({ kind: 'serverSeed' });
  for (const seat of [0, 1] as const)
    if (!isOpened(players[seat])) findings.push({ kind: 'playerSeed', seat });
  if (setup.seed !== expected) findings.push({ kind: 'gameSeed' });
  if (setup.orders !== undefined) findings.push({ kind: 'notShuffled' });
  if (noted.server !== undefined && noted.server !== server.fingerprint)
    findings.push({ kind: 'otherFingerprint' });
  if (noted.own !== undefined && noted.own.seed !== players[noted.own.seat].seed)
    findings.push({ kind: 'otherOwnSeed', seat: noted.own.seat });
  return findings;
}

const isOpened = ({ fingerprint, seed }: OpenedSeed): boolean => fingerprintOf(seed) === fingerprint;

const PLAYERS = ['A', 'B'] as const;

export function findingText(finding: ProofFinding, language: Language): string {
  return wordsOf(finding)[language];
}

function wordsOf(finding: ProofFinding): Bilingual {
  switch (finding.kind) {
    case 'serverSeed':
      return {
        en: 'The server opened another seed than the one whose fingerprint it had shown.',
        de: 'Der Server hat einen anderen Startwert offengelegt als den, dessen Fingerabdruck er gezeigt hatte.',
      };
    case 'playerSeed':
      return {
        en: `The seed of player ${PLAYERS[finding.seat]} does not match its fingerprint.`,
        de: `Der Startwert von Spieler ${PLAYERS[finding.seat]} passt nicht zu seinem Fingerabdruck.`,
      };
    case 'gameSeed':
      return {
        en: 'The seed of the game does not follow from the seeds of the server and the players.',
        de: 'Der Startwert des Spiels folgt nicht aus den Startwerten des Servers und der Spieler.',
      };
    case 'notShuffled':
      return {
        en: 'The draw decks were not shuffled: the game says in which order they lie.',
        de: 'Die Zugstapel wurden nicht gemischt: Das Spiel gibt ihre Reihenfolge vor.',
      };
    case 'otherFingerprint':
      return {
        en: 'The server showed another fingerprint before the game.',
        de: 'Der Server hat vor dem Spiel einen anderen Fingerabdruck gezeigt.',
      };
    case 'otherOwnSeed':
      return {
        en: `The seed of player ${PLAYERS[finding.seat]} is not the one that their browser chose.`,
        de: `Der Startwert von Spieler ${PLAYERS[finding.seat]} ist nicht der, den ihr Browser gewählt hat.`,
      };
  }
}
