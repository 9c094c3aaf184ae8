import type { Dragon, Option, View } from '@bluemoon/engine';
import { cardsInSight, spotKey } from '../game/in-sight.ts';
import type { SpotKey } from '../game/in-sight.ts';

/** The options of the pending decision, by where the table shows them. */
export interface Choices {
  /** On visible cards. */
  readonly onCards: ReadonlyMap<SpotKey, readonly Option[]>;
  /** On cards that the table does not show, such as those of a deck that is searched. */
  readonly outOfSight: readonly Option[];
  /** On face-down cards, by the place in their row. */
  readonly onFaceDown: ReadonlyMap<number, Option>;
  readonly onDragons: ReadonlyMap<Dragon, Option>;
  /** Everything else. */
  readonly buttons: readonly Option[];
}

/** Replacing cannot be guessed from the card, and a slip would cost the card: ask first. */
export const needsConfirmation = ({ kind }: Option): boolean => kind === 'replace';

export function choicesOf(view: View): Choices {
  const onCards = new Map<SpotKey, readonly Option[]>();
  const onFaceDown = new Map<number, Option>();
  const onDragons = new Map<Dragon, Option>();
  const outOfSight: Option[] = [];
  const buttons: Option[] = [];
  const inSight = cardsInSight(view);
  for (const option of view.decision?.options ?? []) {
    const [, what = ''] = option.id.split(':');
    if (option.kind === 'discardFaceDown') onFaceDown.set(Number(what), option);
    else if (option.kind === 'dragon') onDragons.set(what as Dragon, option);
    else if (option.card === undefined || option.owner === undefined) buttons.push(option);
    else {
      const key = spotKey(option.owner, option.card);
      if (inSight.has(key)) onCards.set(key, [...(onCards.get(key) ?? []), option]);
      else outOfSight.push(option);
    }
  }
  return { onCards, outOfSight, onFaceDown, onDragons, buttons };
}
