import { cancelDeclaredAction } from '../actions/interference.ts';
import type { StepHandler, StepOf } from './handler.ts';

/** INTERF-3. */
export const cancel: StepHandler<StepOf<'cancel'>> = {
  possible: () => true,
  run: (c) => {
    cancelDeclaredAction(c.t, c.owner, c.card);
    return true;
  },
};
