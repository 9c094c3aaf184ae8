import { BUILT_IN } from '@bluemoon/engine';
import type { Box } from '@bluemoon/engine';
import { getContext, setContext } from 'svelte';

/** The cards of a screen; `now` is reactive. */
export interface BoxContext {
  readonly now: Box;
}

const KEY = Symbol('box');
const WITHOUT_PACKS: BoxContext = { now: BUILT_IN };

/** Sets the cards for a screen and its parts. A table has the cards of its game, even if packs have changed since. */
export function setBox(box: () => Box): BoxContext {
  return setContext<BoxContext>(KEY, {
    get now() {
      return box();
    },
  });
}

export const boxContext = (): BoxContext => getContext<BoxContext | undefined>(KEY) ?? WITHOUT_PACKS;
