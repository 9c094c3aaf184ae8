import { BUILT_IN } from '@bluemoon/engine';
import type { Box } from '@bluemoon/engine';
import { getContext, setContext } from 'svelte';

/** The cards of a screen. Reading `now` while rendering follows them. */
export interface BoxContext {
  readonly now: Box;
}

const KEY = Symbol('box');
const WITHOUT_PACKS: BoxContext = { now: BUILT_IN };

/** For a screen: what it shows knows these cards. At a table they are those of its game, whatever packs there are by now. */
export function setBox(box: () => Box): BoxContext {
  return setContext<BoxContext>(KEY, {
    get now() {
      return box();
    },
  });
}

export const boxContext = (): BoxContext => getContext<BoxContext | undefined>(KEY) ?? WITHOUT_PACKS;
