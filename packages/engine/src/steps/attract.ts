import { attractByText } from '../actions/dragons.ts';
import type { StepHandler, StepOf } from './handler.ts';

export const attract: StepHandler<StepOf<'attract'>> = {
  possible: () => true,
  run: (c) => {
    attractByText(c.t, c.owner, c.step.count, c.owner, c.card);
    return true;
  },
};
