import { imagine } from '@bluemoon/engine';
import type { View } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine/simulation';
import type { BotContext } from '../bot-context.ts';
import { randomFrom } from '../random.ts';
import { honestyOf } from './honesty.ts';

const DECISION_STRIDE = 7919;

/** Its multiples are spread evenly between 0 and 1, so that a few worlds already have their share of lies. */
const SILVER = Math.SQRT2 - 1;

/**
 * The hidden cards filled in consistently with the view; `number` selects the world. A position that comes back after
 * a take-back gets other worlds: otherwise the bot would try the same failing line forever.
 */
export function worldOf(
  view: View,
  { seed: chance, box }: Pick<BotContext, 'seed' | 'box'>,
  number = 0,
): State {
  const decision = seedAt(view, chance);
  const world = imagine(view, decision + number, box);
  const rival = view.viewer === 1 ? 0 : 1;
  if (view.table.now.hidden[rival].bluffs.length === 0) return world;
  const doubt = (randomFrom(decision)() + number * SILVER) % 1;
  return imagine(view, decision + number, box, doubt < honestyOf(world, rival) ? 'honest' : 'lying');
}

/** Gives every decision its own worlds. */
const seedAt = ({ decision }: View, chance: number): number => chance + DECISION_STRIDE * (decision?.id ?? 0);

/** A world in which the rival's face-down cards are honest, and the same with a lie, with their probabilities. */
export function bothWorlds(
  view: View,
  { seed: chance, box }: Pick<BotContext, 'seed' | 'box'>,
): readonly { readonly state: State; readonly odds: number }[] {
  const [honest, lying] = (['honest', 'lying'] as const).map((faceDown) =>
    imagine(view, seedAt(view, chance), box, faceDown),
  );
  const odds = honestyOf(honest, view.viewer === 1 ? 0 : 1);
  return [
    { state: honest, odds },
    { state: lying, odds: 1 - odds },
  ].filter((world) => world.odds > 0);
}
