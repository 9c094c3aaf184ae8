import type { View } from '@bluemoon/engine';

/** The options of the decision that the viewer has to make. */
export function optionsOf(view: View): readonly string[] {
  const { decision } = view;
  if (decision === null || decision.options === null) {
    throw new RangeError('A bot is asked for a choice that is not its own.');
  }
  return decision.options.map((option) => option.id);
}
