import { Command, InvalidArgumentError } from 'commander';
import { isStreamSeed } from '@bluemoon/engine';
import type { GameRecord, GameSetup, Proof } from '@bluemoon/engine';
import { checkProof, findingText, randomEvents } from '@bluemoon/play';
import type { Noted } from '@bluemoon/play';
import { Failure } from '../failure.ts';
import { titleOf } from '../files.ts';
import { INVOCATION } from '../invocation.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { readRecord } from '../saved-state.ts';
import { counted } from '../text/english.ts';

interface Given extends PacksGiven {
  readonly fingerprint?: string;
}

export function verifyCommand(io: Io): Command {
  return new Command('verify')
    .description('Check that nobody chose the deal of a game played online.')
    .argument('<file>', 'the record of a game (docs/NOTATION.md); - reads standard input')
    .option('--fingerprint <digits>', "the server's fingerprint that you noted before the game", fingerprint)
    .addOption(packOption())
    .addHelpText(
      'after',
      `
docs/FAIR-DEAL.md explains what is checked.
Examples:
  ${INVOCATION} verify docs/examples/fair-game.txt
  ${INVOCATION} verify game.txt --fingerprint 1f0c…`,
    )
    .action(async (file: string, given: Given) => {
      const record = await readRecord(file, io, await readBox(given, io));
      const { setup } = record;
      const proof = 'proof' in setup ? setup.proof : undefined;
      if (proof === undefined || 'position' in setup)
        throw new Failure(
          `${titleOf(file)} has no proof of its deal, so there is nothing to check. ` +
            'Games at online tables have one when you save them after the game (docs/FAIR-DEAL.md).',
        );
      requireFair(proof, setup, given.fingerprint === undefined ? {} : { server: given.fingerprint });
      writeLines(io.stdout, report(record, proof, given));
    });
}

function fingerprint(text: string): string {
  if (isStreamSeed(text)) return text;
  throw new InvalidArgumentError('A fingerprint is 64 digits from 0 to 9 and a to f.');
}

function requireFair(proof: Proof, setup: GameSetup, noted: Noted): void {
  const findings = checkProof(proof, setup, noted);
  if (findings.length === 0) return;
  const reasons = findings.map((finding) => `- ${findingText(finding, 'en')}`);
  throw new Failure(['The deal of this game is NOT proven:', ...reasons].join('\n'));
}

/** Reading the record has replayed the game from its seed: every choice was legal. */
function report(record: GameRecord, proof: Proof, given: Given): readonly string[] {
  const { table, game, server, players } = proof;
  const { shuffles, picks } = randomEvents(record);
  const events = counted(shuffles + picks, 'random event');
  const isNoted = given.fingerprint !== undefined;
  return [
    `Table ${table}, game ${game}: the deal is proven.`,
    '',
    'Checked:',
    `- The server's seed matches its fingerprint${isNoted ? ', which is the one you noted' : ''}.`,
    "- Both players' seeds match their fingerprints.",
    '- The seed of the game follows from these three seeds, the table and the number of the game.',
    `- The game follows from that seed: ${events} (${counted(shuffles, 'shuffle')}, ${counted(picks, 'random pick')}),`,
    `  and all ${counted(record.choices.length, 'choice')} were legal with the cards that it deals.`,
    '',
    'This proves that nobody chose the deal, neither the server nor a player, if these fingerprints',
    'are the ones that you saw before the game:',
    `  server   ${server.fingerprint}`,
    `  player A ${players[0].fingerprint}`,
    `  player B ${players[1].fingerprint}`,
    'It does not prove that nobody looked at the cards: the operator of a server can see them.',
  ];
}
