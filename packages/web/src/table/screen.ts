import { MediaQuery } from 'svelte/reactivity';

/** The three arrangements of the table. `layout.css` has the sizes of each. */
export type Layout = 'portrait' | 'landscape' | 'laptop';

/** A low window that is not very wide is no place for the rows of a portrait: cards would be tiny. */
const low = new MediaQuery(
  '(max-height: 499px), (min-width: 640px) and (max-width: 899px) and (max-height: 579px)',
);
const wide = new MediaQuery('(min-width: 900px) and (min-height: 500px)');
/** In portrait there is a row for the phases from this height on; below, they are in the dock. */
const tall = new MediaQuery('(min-height: 760px)');

/** The fields are reactive. */
export const screen = {
  get layout(): Layout {
    if (wide.current) return 'laptop';
    return low.current ? 'landscape' : 'portrait';
  },
  get phasesInDock(): boolean {
    return this.layout === 'portrait' && !tall.current;
  },
};
