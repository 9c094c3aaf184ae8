import { BUILT_IN } from '@bluemoon/engine';
import type { Box } from '@bluemoon/engine';

let here = $state.raw(BUILT_IN);
/** The screen that said which cards there are. */
let owner: object | null = null;

/** The cards of the page that is open. Reading it while rendering follows it. */
export const boxHere = {
  get now(): Box {
    return here;
  },
};

/** For a screen: while it is open, these are the cards. At a table they are those of its game, whatever packs there are by now. */
export function showBox(box: () => Box): void {
  const me = {};
  $effect.pre(() => {
    owner = me;
    here = box();
  });
  $effect.pre(() => () => {
    if (owner === me) here = BUILT_IN;
  });
}
