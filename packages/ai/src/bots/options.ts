import type { View } from '@bluemoon/engine';

/** The options of the decision that the viewer has to make. */
export function optionsOf(view: View): readonly string[] {
  const { decision } = view;
  if (decision === null || decision.options === null) {
    throw new RangeError('The bot was asked for a decision of the other seat.');
  }
  return decision.options.map((option) => option.id);
}
