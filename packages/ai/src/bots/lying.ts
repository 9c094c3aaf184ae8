import { cardOf, ELEMENT, kindOf, NO_ELEMENT, OPTION_KINDS } from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';
import type { Prospect } from '../search/prospects.ts';
import type { Mixture } from './mixing.ts';

const BLUFF = OPTION_KINDS.indexOf('bluff');

/** Of the lies that are about as good as anything else: with more it would pay to call, with fewer to trust. */
const BALANCED_LIES = 0.15;

/** The best lie or the best honest option, if there are both; from best to worst. */
export function lieMixture(
  known: readonly (Prospect & { readonly option: string })[],
  t: Workbench,
  seat: number,
): Mixture | null {
  if (t.cells[ELEMENT] === NO_ELEMENT) return null;
  const { bluff } = t.game.decks[seat];
  const isLie = ({ code }: Prospect): boolean =>
    kindOf(code) === BLUFF && bluff[cardOf(code)] !== t.cells[ELEMENT];
  const searched = known.filter(({ worlds }) => worlds > 0);
  const [lie, other] = [searched.find(isLie), searched.find((prospect) => !isLie(prospect))];
  if (lie === undefined || other === undefined) return null;
  return { options: [lie.option, other.option], gap: lie.worth - other.worth, rate: BALANCED_LIES };
}
