import type { SeatLink } from '../../link/seat-link.ts';
import type { Director } from './director.svelte.ts';

/** During a moment the table stays as it was before, and nobody is asked. */
export function heldLink(link: SeatLink, director: Pick<Director, 'held'>): SeatLink {
  return {
    get now() {
      const { held } = director;
      if (held === null) return link.now;
      return { ...link.now, view: held, isAsked: false, story: link.now.story.slice(0, -1) };
    },
    choose: (options) => link.choose(options),
    takeBack: () => link.takeBack(),
  };
}
