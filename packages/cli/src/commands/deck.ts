import { Command, Option } from 'commander';
import type { Box, Language } from '@bluemoon/engine';
import { deckStatistics, deckToText } from '@bluemoon/play';
import type { Deck } from '@bluemoon/play';
import { cardTypeName } from '@bluemoon/engine/words';
import { INVOCATION } from '../invocation.ts';
import { deckGiven, deckOfPeople, readDeckFile } from '../decks.ts';
import { Failure } from '../failure.ts';
import { titleOf } from '../files.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { moonsText } from '../text/card-text.ts';
import { counted, listed } from '../text/english.ts';

export function deckCommand(io: Io): Command {
  return new Command('deck')
    .description('Check decks of your own, and show what is in them.')
    .usage('<check|show> <deck> [options]')
    .addCommand(checkCommand(io))
    .addCommand(showCommand(io))
    .addHelpText(
      'after',
      `
A deck is a text file with one card per line, by its English or German name, leader first. # starts a comment.
Examples:
  ${INVOCATION} deck check docs/examples/deck.txt
  ${INVOCATION} deck show vulca
  ${INVOCATION} deck show docs/examples/deck.txt --lang de`,
    );
}

function checkCommand(io: Io): Command {
  return new Command('check')
    .description('List all rules that a deck breaks, and lines that cannot be read.')
    .argument('<deck>', 'a people, or a file; - reads standard input')
    .addOption(packOption())
    .action(async (file: string, given: PacksGiven) => {
      const box = await readBox(given, io);
      const known = deckOfPeople(file, box);
      const { deck, problems } =
        known === undefined ? await readDeckFile(file, io, box) : { deck: known, problems: [] };
      const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
      if (problems.length > 0) throw new Failure([`${titleOf(file)} has ${count}:`, ...problems].join('\n'));
      writeLines(io.stdout, [`${titleOf(file)} is legal: ${summary(deck, 'en', box)}.`]);
    });
}

interface ShowGiven extends PacksGiven {
  readonly lang: Language;
}

function showCommand(io: Io): Command {
  return new Command('show')
    .description('Show a deck: its cards by people, its moons, and the number of cards of each type.')
    .argument('<deck>', 'a people, or a file; - reads standard input')
    .addOption(new Option('--lang <language>', 'English or German').choices(['en', 'de']).default('en'))
    .addOption(packOption())
    .action(async (word: string, given: ShowGiven) => {
      const box = await readBox(given, io);
      const deck = await deckGiven(word, io, box);
      io.stdout.write(withMoons(deckToText(deck, given.lang, box), deck, given.lang, box));
      writeLines(io.stdout, ['', `# ${summary(deck, given.lang, box)}`]);
    });
}

/** What each card costs this deck, as a comment after its name. */
function withMoons(text: string, deck: Deck, language: Language, box: Box): string {
  const costs = deck.leader === null ? [] : deckStatistics(deck, box).costs;
  const remarks = new Map(
    costs.map(({ card, moons }) => [box.card(card).name[language], moonsText(moons, language)]),
  );
  return text
    .split('\n')
    .map((line) => (remarks.has(line) ? `${line}  # ${remarks.get(line)}` : line))
    .join('\n');
}

/** "30 cards, 7 of 10 moons; 17 characters, 5 boosters …": as a comment, so that the output is a valid deck file. */
function summary(deck: Deck, language: Language, box: Box): string {
  const { cards, moons, limits, types } = deckStatistics(deck, box);
  const kinds = [...types].map(([type, number]) => `${number} ${cardTypeName(type, language)}`);
  const isFree = deck.leader === null;
  if (language === 'de') {
    const cost = isFree ? '' : `, ${moons} von ${limits.moons} Monden`;
    return `${cards} Karten${cost}; ${kinds.join(', ')}`;
  }
  const cost = isFree ? '' : `, ${moons} of ${counted(limits.moons, 'moon')}`;
  return `${counted(cards, 'card')}${cost}: ${listed(kinds)}`;
}
