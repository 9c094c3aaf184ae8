import { apply, decision, imagine, viewFor } from '../../src/index.ts';
import { takeBack, takingBack } from '../../src/decision/decision.ts';
import type { State, View, Viewer } from '../../src/index.ts';
import { RNG } from '../../src/state/layout.ts';
import { checkEncoding } from './again.ts';
import { checkCards } from './cards.ts';
import { require, requireSame } from './failure.ts';
import { boxOf } from './box.ts';
import type { Random } from './random.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** From its JSON alone a view can be completed into a state that looks the same and can be played on. */
export function checkImagining(state: State, random: Random): void {
  for (const viewer of VIEWERS) {
    const view = viewFor(state, viewer);
    const sent = JSON.parse(JSON.stringify(view)) as View;
    const imagined = imagine(sent, random.below(2 ** 31), boxOf(state));
    requireSame('imagined states look the same', viewFor(imagined, viewer), view, `the view of ${viewer}`);
    checkCards(imagined);
    if (imagined.engagement !== null) checkCards({ game: imagined.game, cells: imagined.engagement });
    checkFreshChance(state, imagined);
    if (random.chance(0.1)) checkEncoding(imagined);
    checkTakingBack(state, imagined, viewer);
    playOn(imagined, random);
  }
}

function checkFreshChance(state: State, imagined: State): void {
  const other = chanceIn(state) !== chanceIn(imagined);
  require('imagined chance is another', other, () => chanceIn(state));
}

function chanceIn({ cells }: State): string {
  return cells.subarray(RNG, RNG + 4).join();
}

/** Taking the turn back leads to the same view in both states. */
function checkTakingBack(state: State, imagined: State, viewer: Viewer): void {
  if (takingBack(state) !== 'possible') return;
  const [real, other] = [takeBack(state).state, takeBack(imagined).state];
  checkCards(other);
  const what = `the view of ${viewer} after taking back`;
  requireSame('imagined turns can be taken back', viewFor(other, viewer), viewFor(real, viewer), what);
}

const STEPS = 6;

function playOn(imagined: State, random: Random): void {
  let state = imagined;
  for (let i = 0; i < STEPS; i++) {
    const pending = decision(state);
    if (pending === null) return;
    require('imagined games go on', pending.options.length > 0, () => JSON.stringify(pending.about));
    ({ state } = apply(state, random.pick(pending.options).id));
    checkCards(state);
  }
}
