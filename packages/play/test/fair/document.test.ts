import { BUILT_IN, deckOf, newGame, readNotation, viewFor } from '@bluemoon/engine';
import type { GameSetup, People } from '@bluemoon/engine';
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProof, serverSeedOf } from '../../src/index.ts';

const file = (path: string): string =>
  readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');
const DOCUMENT = file('FAIR-DEAL.md');
const SETUP = readNotation(file('examples/fair-game.txt'), BUILT_IN).setup as GameSetup;

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The words of the stream, from OpenSSL. */
function* words(seed: string): Generator<number> {
  const stream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16));
  for (;;) yield stream.update(Buffer.alloc(4)).readUInt32LE();
}

function below(stream: Generator<number>, limit: number): number {
  for (;;) {
    const word = stream.next().value as number;
    if (word < 2 ** 32 - (2 ** 32 % limit)) return word % limit;
  }
}

function shuffled(people: People, stream: Generator<number>): readonly string[] {
  const cards = deckOf(people).cards.map(({ id }) => id);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    [cards[i], cards[j]] = [cards[j] as string, cards[i] as string];
  }
  return cards;
}

/** Written from the document alone, with other tools than the game uses. */
test('docs/FAIR-DEAL.md says everything that a program of somebody else needs', () => {
  const { proof, seed, decks } = SETUP;
  if (proof === undefined) throw new Error('the example has no proof');
  for (const opened of [proof.server, ...proof.players])
    expect(sha256(Buffer.from(opened.seed, 'hex'))).toBe(opened.fingerprint);
  const [, text = ''] = /```\n(blue moon game seed 1\n[^`]*)```/.exec(DOCUMENT) ?? [];
  expect(sha256(text)).toBe(seed);

  const stream = words(sha256(text));
  const first = below(stream, 2);
  const piles = decks.map((people) => shuffled(people as People, stream));
  const { state } = newGame(SETUP);
  expect(viewFor(state, 0).turn.seat).toBe(first);
  for (const seat of [0, 1] as const)
    expect(new Set(viewFor(state, seat).seats[seat].hand.cards)).toEqual(new Set(piles[seat]?.slice(-6)));
});

test('docs/FAIR-DEAL.md gives the example right', () => {
  const { proof, seed, decks } = SETUP;
  if (proof === undefined) throw new Error('the example has no proof');
  expect(checkProof(proof, SETUP)).toEqual([]);
  for (const said of [seed, proof.server.seed, proof.server.fingerprint, proof.table])
    expect(DOCUMENT).toContain(said);
  const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  expect(serverSeedOf(secret, 1)).toBe(proof.server.seed);

  const stream = words(String(seed));
  const begin = [1, 2, 3].map(() => `\`${(stream.next().value as number).toString(16).padStart(8, '0')}\``);
  expect(DOCUMENT).toContain(`begins with the words ${begin.join(', ')}.`);
  const { hand } = viewFor(newGame(SETUP).state, 0).seats[0];
  const names = hand.cards.map((id) => BUILT_IN.card(id).name.en);
  expect(DOCUMENT).toContain(`A draws ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
  expect(decks).toEqual(['aqua', 'hoax']);
});
