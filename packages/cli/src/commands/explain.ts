import { Command } from 'commander';
import {
  decision,
  explainCard,
  explainDemands,
  explainPlay,
  explainPower,
  explanationText,
  viewFor,
} from '@bluemoon/engine';
import type { Box, CardId, Decision, Explanation, Seat, State } from '@bluemoon/engine';
import { stepNumber } from '../argument-readers.ts';
import { INVOCATION } from '../invocation.ts';
import { Failure } from '../failure.ts';
import { writeLines } from '../io.ts';
import type { Io, Page } from '../io.ts';
import { readSavedState } from '../saved-state.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { cardAnswer, powersAnswer, whyAnswer } from '../text/answers.ts';
import { didYouMean, findCards, nameOf } from '../text/card-text.ts';
import { columns } from '../text/columns.ts';
import { explanationLines } from '../text/explanation-text.ts';
import { optionText } from '../text/option-text.ts';
import { elementsOf, tableText } from '../text/table-text.ts';
import { sideName, voiceOf } from '../text/voice.ts';

interface Given extends PacksGiven {
  readonly card?: string;
  readonly from?: number;
  readonly json?: true;
}

export function explainCommand(io: Io): Command {
  return new Command('explain')
    .description('Explain a position: both powers card by card, what is demanded, all options.')
    .argument('<file>', 'a position (docs/POSITIONS.md) or the record of a game; - reads standard input')
    .option('--card <name>', 'only this card: what it says, why it can or cannot be played, what it is worth')
    .option('--from <step>', 'of a record: the state after this step, instead of its end', stepNumber)
    .addOption(packOption())
    .option('--json', 'as JSON, for programs')
    .addHelpText(
      'after',
      `
Examples:
  ${INVOCATION} explain position.json
  ${INVOCATION} explain position.json --card cinder
  ${INVOCATION} explain game.txt --from 30`,
    )
    .action(async (file: string, given: Given) => {
      const box = await readBox(given, io);
      const state = await readSavedState(file, given.from, io, box);
      if (given.json === true) {
        const facts = given.card === undefined ? factsOf(state, box) : factsAbout(state, given.card, box);
        io.stdout.write(`${jsonText(facts, 2)}\n`);
        return;
      }
      const lines =
        given.card === undefined
          ? wholeText(state, io.stdout, box)
          : aboutText(state, given.card, io.stdout, box);
      writeLines(io.stdout, lines);
    });
}

function wholeText(state: State, page: Page, box: Box): readonly string[] {
  const asked = { state, perspective: 'both', page, box } as const;
  const { fight } = viewFor(state, 'spectator');
  const pending = decision(state);
  return [
    ...tableText(state, 'both', page, box),
    ...(fight === null ? [] : ['', page.paint.heading('Power'), ...powersAnswer(asked)]),
    '',
    ...(pending === null ? ['The game is over.'] : choiceText(state, pending, page, box)),
  ];
}

function choiceText(state: State, { seat }: Decision, page: Page, box: Box): readonly string[] {
  const view = viewFor(state, seat);
  const options = view.decision?.options ?? [];
  return [
    page.paint.heading(`${sideName(view, seat, voiceOf(state, 'both', box), box)} has to choose`),
    ...explanationLines(explainDemands(state, seat), page.paint, box),
    '',
    ...columns(options.map((option) => ['', optionText(option, view, box), page.paint.quiet(option.id)])),
  ];
}

function aboutText(state: State, name: string, page: Page, box: Box): readonly string[] {
  cardIn(state, name, box);
  const asked = { state, perspective: 'both', page, box } as const;
  return [...cardAnswer(asked, name), '', ...whyAnswer(asked, name)];
}

/** The only card of the two decks with this name. */
function cardIn(state: State, name: string, box: Box): CardId {
  const { decks } = viewFor(state, 'spectator');
  const cards = [...decks[0].cards, ...decks[1].cards];
  const found = findCards(name, cards, box);
  const [only] = found;
  if (only === undefined) {
    throw new Failure(`Neither deck has a card “${name}”.${didYouMean(name, cards, box)}`);
  }
  if (found.length > 1) throw new Failure(`Which one: ${found.map((card) => nameOf(card, box)).join(', ')}?`);
  return only;
}

const SEATS: readonly Seat[] = [0, 1];

const inWords = <E extends Explanation>(
  explanation: E,
  box: Box,
): E & { readonly text: readonly string[] } => ({
  ...explanation,
  text: explanationText(explanation, 'en', box),
});

function factsOf(state: State, box: Box): object {
  const view = viewFor(state, 'spectator');
  const pending = decision(state);
  const power = SEATS.flatMap((seat) =>
    elementsOf(view).map((element) => inWords(explainPower(state, seat, element), box)),
  );
  const own = pending === null ? null : viewFor(state, pending.seat);
  return {
    turn: { number: view.turn.number, seat: view.turn.seat, phase: view.turn.phase },
    element: view.fight?.element ?? null,
    power: view.fight === null ? [] : power,
    decision:
      pending === null || own === null
        ? null
        : {
            seat: pending.seat,
            demands: inWords(explainDemands(state, pending.seat), box),
            options: pending.options.map((option) => ({ id: option.id, text: optionText(option, own, box) })),
          },
  };
}

function factsAbout(state: State, name: string, box: Box): object {
  const card = cardIn(state, name, box);
  const { decks } = viewFor(state, 'spectator');
  const owners = SEATS.filter((seat) => decks[seat].cards.includes(card));
  return {
    card,
    seats: owners.map((seat) => ({
      seat,
      worth: inWords(explainCard(state, seat, card), box),
      play: inWords(explainPlay(state, seat, card), box),
    })),
  };
}
