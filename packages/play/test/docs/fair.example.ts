import { newGame, viewFor } from '@bluemoon/engine';
import type { Proof } from '@bluemoon/engine';
import {
  checkProof,
  findingText,
  fingerprintOf,
  gameSeedOf,
  randomEvents,
  serverSeedOf,
} from '@bluemoon/play';

// Before the game: the server shows the fingerprint of its seed, then each browser that of its own.
const [table, game] = ['k3x9', 1] as const;
const server = serverSeedOf('5e'.repeat(32), game);
const players = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const opened = (seed: string) => ({ fingerprint: fingerprintOf(seed), seed });

// When both browsers have opened their seeds, the game is dealt.
const setup = { decks: ['vulca', 'hoax'], seed: gameSeedOf({ table, game, server, players }) } as const;
console.log(viewFor(newGame(setup).state, 0).seats[0].hand.cards.join(' '));

// After the game, everybody gets the proof with the record.
const proof: Proof = {
  version: 1,
  table,
  game,
  server: opened(server),
  players: [opened(players[0]), opened(players[1])],
};
const record = { setup: { ...setup, proof }, choices: [] };
const { shuffles, picks } = randomEvents(record);
console.log(checkProof(proof, setup).length, 'findings,', shuffles, 'shuffles and', picks, 'random pick');
for (const finding of checkProof({ ...proof, game: 2 }, setup)) console.log(findingText(finding, 'en'));
