import { Command } from 'commander';
import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';
import { packJsonSchema } from '@bluemoon/engine/pack-schema';
import { INVOCATION } from '../invocation.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { packOption, readPacks } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { cardInFull } from '../text/card-text.ts';
import { counted } from '../text/english.ts';

export function packCommand(io: Io): Command {
  return new Command('pack')
    .description('Check card packs of your own, and show what their cards say.')
    .usage('<check|schema> [file] [options]')
    .addCommand(checkCommand(io))
    .addCommand(schemaCommand(io))
    .addHelpText(
      'after',
      `
A card pack is a JSON file with cards in the vocabulary of docs/CARD-PACKS.md.
Examples:
  ${INVOCATION} pack check docs/examples/pack.json
  ${INVOCATION} pack schema > docs/card-pack.schema.json`,
    );
}

function checkCommand(io: Io): Command {
  return new Command('check')
    .description('List all problems of a pack by line and field, or show what its cards say.')
    .argument('<file>', 'a card pack; - reads standard input')
    .addOption(packOption())
    .action(async (file: string, { pack = [] }: PacksGiven) => {
      const packs = await readPacks([...pack, file], io);
      const box = boxWith(packs.flatMap(({ cards }) => cards));
      const { name, cards } = packs[packs.length - 1] ?? { name: file, cards: [] };
      writeLines(io.stdout, [
        `${name} is a valid card pack: ${counted(cards.length, 'card')}.`,
        ...cards.flatMap((card) => ['', ...inBothLanguages(card, io, box)]),
      ]);
    });
}

const inBothLanguages = (card: Card, { stdout }: Io, box: Box): readonly string[] => [
  ...cardInFull(card, 'en', stdout, box),
  ...cardInFull(card, 'de', stdout, box),
];

function schemaCommand(io: Io): Command {
  return new Command('schema').description('Print the JSON Schema of card packs, for editors.').action(() => {
    io.stdout.write(`${jsonText(packJsonSchema(), 2)}\n`);
  });
}
