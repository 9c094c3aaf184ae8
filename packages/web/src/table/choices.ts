import type { Dragon, Option, View } from '@bluemoon/engine';
import { cardsInSight, spotKey } from '../game/in-sight.ts';
import type { SpotKey } from '../game/in-sight.ts';

/** The options of the pending decision, by where a player looks for them. */
export interface Choices {
  /** On a card in sight. */
  readonly onCards: ReadonlyMap<SpotKey, readonly Option[]>;
  /** On cards that lie in no open place: in a deck that is searched, in a pile. */
  readonly outOfSight: readonly Option[];
  /** On a face-down card, by the place in its row. */
  readonly onFaceDown: ReadonlyMap<number, Option>;
  readonly onDragons: ReadonlyMap<Dragon, Option>;
  /** Everything else. */
  readonly buttons: readonly Option[];
}

/** Whether a press on the card is not enough: what it does cannot be seen coming, and a slip would cost the card. */
export const isNamedFirst = ({ kind }: Option): boolean => kind === 'replace';

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
