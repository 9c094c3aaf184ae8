/** How much better decks are that our bots drafted than decks of random picks. */
import { parseArgs } from 'node:util';
import { draftedDeck, draftPick, makeBot, readBotName, trainedWeights } from '@bluemoon/ai';
import type { CardId } from '@bluemoon/engine';
import { agreeOn, DRAFT_SEATS, draftView, gameSetup, isOver, newDraft, pick } from '@bluemoon/play';
import { rateOf } from '../packages/cli/src/arena/interval.ts';
import type { Cluster } from '../packages/cli/src/arena/interval.ts';
import { randomFrom } from '../packages/engine/test/properties/random.ts';
import type { Random } from '../packages/engine/test/properties/random.ts';
import { playBots } from './bots/bot-game.ts';

const USAGE = `npm run merit:draft -- [--games N] [--seed S] [--bot NAME]

  --games N   every pair of decks plays two games, with seats swapped (400)
  --bot NAME  who plays with both decks (solid)`;

const DECK_CARDS = 30;

/** The picks of a bot, and those of a rival who picks by chance, from one draft for 2 to 6; the others are bots. */
function draftedBy(random: Random): readonly [readonly CardId[], readonly CardId[]] {
  const seats = random.pick(DRAFT_SEATS);
  let draft = newDraft({ seats, seed: random.below(2 ** 31) });
  while (!isOver(draft)) {
    for (let seat = 0; seat < seats; seat++) {
      const view = draftView(draft, seat);
      draft = pick(draft, seat, seat === 1 ? random.pick(view.packet) : draftPick(view));
    }
  }
  return [draft.picks[0] ?? [], draft.picks[1] ?? []];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      bot: { type: 'string', default: 'solid' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const random = randomFrom(Number(values.seed));
  const name = readBotName(values.bot);
  const weights = trainedWeights();
  const agreement = agreeOn({ decks: 'drafted' });
  const clusters = Array.from({ length: Math.ceil(Number(values.games) / 2) }, (): Cluster => {
    const [own, others] = draftedBy(random);
    const good = { picks: own, deck: { leader: null, cards: draftedDeck(own) } };
    const poor = {
      picks: others,
      deck: { leader: null, cards: random.shuffled(others).slice(0, DECK_CARDS) },
    };
    const seed = random.below(2 ** 31);
    const bot = (seat: number) =>
      makeBot(name, { weights, seed: seed + seat, clock: () => performance.now() });
    const wins = ([0, 1] as const).filter((seat) => {
      const [a, b] = seat === 0 ? [good, poor] : [poor, good];
      const setup = gameSetup(agreement, [a.deck, b.deck], { seed, drafted: [a.picks, b.picks] });
      return playBots(setup, [bot(0), bot(1)]).winner === seat;
    });
    return { points: wins.length, games: 2 };
  });
  const { rate, low, high } = rateOf(clusters);
  console.log(
    `${2 * clusters.length} games: the drafted decks win ${percent(rate ?? 0)} (${percent(low)} to ${percent(high)}) ` +
      'against decks of random picks from the same drafts',
  );
}

main();
