/** Measures how much better decks drafted by our bots are than decks of random picks. */
import { draftedDeck, draftPick, makeBot, trainedWeights } from '@bluemoon/ai';
import type { CardId, Seat } from '@bluemoon/engine';
import { agreeOn, botSeed, DRAFT_SEATS, draftView, gameSetup, isOver, newDraft, pick } from '@bluemoon/play';
import { BUILT_IN } from '@bluemoon/engine';
import { bot, countingNumber, runTool, wholeNumber } from '../packages/ai/train/options.ts';
import type { ValuesOf } from '../packages/ai/train/options.ts';
import { rateOf } from '../packages/cli/src/arena/interval.ts';
import type { Cluster } from '../packages/cli/src/arena/interval.ts';
import { randomFrom } from '../packages/engine/test/properties/random.ts';
import type { Random } from '../packages/engine/test/properties/random.ts';
import { playBots } from './bots/bot-game.ts';

const HELP = `Measures how much better decks drafted by our bots are than decks of random picks.

  npm run merit:draft -- [--games N] [--seed S] [--bot NAME]

  --games N   number of games; every pair of decks plays two, with seats swapped (400)
  --seed S    the same seed and games give the same result (1)
  --bot NAME  the bot that plays both decks (solid)`;

const DECK_CARDS = 30;

/** The picks of a bot and of a random rival, from one draft with 2 to 6 players; the others are bots. */
function draftedBy(random: Random): readonly [readonly CardId[], readonly CardId[]] {
  const seats = random.pick(DRAFT_SEATS);
  let draft = newDraft({ seats, seed: random.below(2 ** 31) });
  while (!isOver(draft)) {
    for (let seat = 0; seat < seats; seat++) {
      const view = draftView(draft, seat, BUILT_IN);
      draft = pick(draft, seat, seat === 1 ? random.pick(view.packet) : draftPick(view, BUILT_IN), BUILT_IN);
    }
  }
  return [draft.picks[0] ?? [], draft.picks[1] ?? []];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const OPTIONS = { games: countingNumber(400), seed: wholeNumber(1), bot: bot('solid') };

function main({ games, seed: first, bot: name }: ValuesOf<typeof OPTIONS>): void {
  const random = randomFrom(first);
  const weights = trainedWeights();
  const agreement = agreeOn({ decks: 'drafted' });
  const clusters = Array.from({ length: Math.ceil(games / 2) }, (): Cluster => {
    const [own, others] = draftedBy(random);
    const good = { picks: own, deck: { leader: null, cards: draftedDeck(own, BUILT_IN) } };
    const poor = {
      picks: others,
      deck: { leader: null, cards: random.shuffled(others).slice(0, DECK_CARDS) },
    };
    const seed = random.below(2 ** 31);
    const player = (seat: Seat) =>
      makeBot(name, { weights, seed: botSeed(seed, seat), clock: () => performance.now(), box: BUILT_IN });
    const wins = ([0, 1] as const).filter((seat) => {
      const [a, b] = seat === 0 ? [good, poor] : [poor, good];
      const setup = gameSetup(agreement, [a.deck, b.deck], {
        seed,
        box: BUILT_IN,
        drafted: [a.picks, b.picks],
      });
      return playBots(setup, [player(0), player(1)]).winner === seat;
    });
    return { points: wins.length, games: 2 };
  });
  const { rate, low, high } = rateOf(clusters);
  console.log(
    `${2 * clusters.length} games: the drafted decks win ${percent(rate ?? 0)} (${percent(low)} to ${percent(high)}) ` +
      'against decks of random picks from the same drafts',
  );
}

runTool({ help: HELP, options: OPTIONS }, ({ values }) => main(values));
