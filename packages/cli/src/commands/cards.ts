import { Command, InvalidArgumentError, Option } from 'commander';
import { BUILT_IN, CARD_TYPES, ICON_KINDS } from '@bluemoon/engine';
import type { Affiliation, Box, Card, CardType, IconKind, Language } from '@bluemoon/engine';
import { cardText } from '@bluemoon/engine/words';
import { INVOCATION } from '../invocation.ts';
import { cardNamed, searchCards } from '../cards/search.ts';
import type { Range } from '../cards/search.ts';
import { Failure } from '../failure.ts';
import { writeLines } from '../io.ts';
import type { Io, Output } from '../io.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { belongingOf, cardInFull, cardNotes, cardRow, moonsText } from '../text/card-text.ts';
import { columns, withNotes } from '../text/columns.ts';
import { counted, listed } from '../text/english.ts';

interface Given extends PacksGiven {
  readonly people?: Affiliation;
  readonly type?: CardType;
  readonly icon?: IconKind;
  readonly fire?: Range;
  readonly earth?: Range;
  readonly lang: Language;
  readonly json?: true;
}

const PEOPLES_IN_BOX = [...new Set(BUILT_IN.cards.map(({ people }) => people))];
const TYPES_IN_BOX = CARD_TYPES.filter((type) => BUILT_IN.cards.some((card) => card.type === type));

export function cardsCommand(io: Io): Command {
  return new Command('cards')
    .description('Find cards and show what they say.')
    .argument('[words...]', 'words of the name, people, type, icons or text; all of them must match')
    .addOption(new Option('--people <people>', 'only cards of this people').choices(PEOPLES_IN_BOX))
    .addOption(new Option('--type <type>', 'only cards of this type').choices(TYPES_IN_BOX))
    .addOption(new Option('--icon <icon>', 'only cards with this icon').choices(ICON_KINDS))
    .option('--fire <value>', 'only cards with this Fire value: 4, 4+ or 0-2', range)
    .option('--earth <value>', 'only cards with this Earth value', range)
    .addOption(new Option('--lang <language>', 'English or German').choices(['en', 'de']).default('en'))
    .addOption(packOption())
    .option('--json', 'as JSON, for programs')
    .addHelpText(
      'after',
      `
Examples:
  ${INVOCATION} cards cinder
  ${INVOCATION} cards dragon --type leadership
  ${INVOCATION} cards --people vulca --fire 6+
  ${INVOCATION} cards drache --lang de`,
    )
    .action(async (words: readonly string[], given: Given) => {
      const box = await readBox(given, io);
      const found = searchCards({ ...given, words, language: given.lang }, box);
      if (given.json === true) {
        io.stdout.write(
          `${jsonText(
            found.map((card) => plainCard(card, given.lang, box)),
            2,
          )}\n`,
        );
      } else if (found.length === 0) {
        throw new Failure('No card matches. Try fewer words or parts of words.');
      } else print({ found, words, language: given.lang, stdout: io.stdout, box });
    });
}

function range(text: string): Range {
  const [, low, high] = /^(\d{1,2})(?:-(\d{1,2})|\+)?$/.exec(text) ?? [];
  if (low === undefined) throw new InvalidArgumentError('Write a value like 4, 4+ or 0-2.');
  const min = Number(low);
  if (high !== undefined) return { min, max: Number(high) };
  return { min, max: text.endsWith('+') ? Infinity : min };
}

interface Printing {
  readonly found: readonly Card[];
  readonly words: readonly string[];
  readonly language: Language;
  readonly stdout: Output;
  readonly box: Box;
}

function print({ found, words, language, stdout, box }: Printing): void {
  const [first, ...others] = found;
  const named = words.length === 0 ? undefined : cardNamed(words, found);
  if (first !== undefined && (others.length === 0 || named !== undefined)) {
    writeLines(stdout, cardInFull(first, language, stdout, box));
    if (others.length > 0) writeLines(stdout, [stdout.paint.quiet(alsoFound(others, language))]);
    return;
  }
  const rows = columns(
    found.map((card) => [
      ...cardRow(card, language, stdout.paint),
      belongingOf(card, language),
      moonsText(card.moons ?? 0, language),
    ]),
  );
  const notes = found.map((card) => cardNotes(card, language, box));
  writeLines(stdout, withNotes(rows, notes, stdout, 0));
  if (stdout.isTerminal) writeLines(stdout, [stdout.paint.quiet(counted(found.length, 'card'))]);
}

const FEW = 5;

function alsoFound(others: readonly Card[], language: Language): string {
  const names = others.slice(0, FEW).map((card) => card.name[language]);
  const more = others.length - names.length;
  return `Also found: ${listed(more === 0 ? names : [...names, `${more} more`])}.`;
}

function plainCard(card: Card, language: Language, box: Box): object {
  return { ...card, text: cardText(card, language, box) };
}
