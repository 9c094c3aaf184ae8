import type { Dragon, Option, View } from '@bluemoon/engine';
import type { Meeting } from '@bluemoon/play';
import { cardsInSight, spotKey } from '../game/in-sight.ts';
import type { SpotKey } from '../game/in-sight.ts';

/** An option, and what follows from where it was pressed. */
export interface TableOption extends Option {
  /** Further choices. */
  readonly followedBy?: readonly string[];
  /** The option that is picked in the next decision. */
  readonly picks?: string;
}

/** All choices of one press, in order. */
export const choicesBy = ({ id, followedBy = [] }: TableOption): readonly string[] => [id, ...followedBy];

/** The cards on which these options of the pending decision lie. */
export function spotsOf({ decision }: Pick<View, 'decision'>, ids: readonly string[]): ReadonlySet<SpotKey> {
  const options = (decision?.options ?? []).filter(({ id }) => ids.includes(id));
  return new Set(
    options.flatMap(({ card, owner }) =>
      card === undefined || owner === undefined ? [] : [spotKey(owner, card)],
    ),
  );
}

/** The options of the pending decision, by where the table shows them. */
export interface Choices {
  /** On visible cards. */
  readonly onCards: ReadonlyMap<SpotKey, readonly TableOption[]>;
  /** On cards that the table does not show, such as those of a deck that is searched. */
  readonly outOfSight: readonly Option[];
  /** On face-down cards, by the place in their row. */
  readonly onFaceDown: ReadonlyMap<number, Option>;
  readonly onDragons: ReadonlyMap<Dragon, Option>;
  /** Everything else, and the text of a card if no other can be used now. */
  readonly buttons: readonly Option[];
}

/** Demands are met by pressing cards of the own hand; `meetings` tells which ones pay. */
export function choicesOf(view: View, meetings: readonly Meeting[] = []): Choices {
  const onCards = new Map<SpotKey, readonly TableOption[]>();
  const onFaceDown = new Map<number, Option>();
  const onDragons = new Map<Dragon, Option>();
  const outOfSight: Option[] = [];
  const buttons: Option[] = [];
  const inSight = cardsInSight(view);
  const uses = view.decision?.options?.filter(({ kind }) => kind === 'use') ?? [];
  const put = (key: SpotKey, option: TableOption): unknown =>
    onCards.set(key, [...(onCards.get(key) ?? []), option]);
  for (const option of view.decision?.options ?? []) {
    const [, what = ''] = option.id.split(':');
    if (option.kind === 'use' && option.card !== undefined && uses.length === 1) buttons.push(option);
    if (option.kind === 'discardFaceDown') onFaceDown.set(Number(what), option);
    else if (option.kind === 'dragon') onDragons.set(what as Dragon, option);
    else if (option.card === undefined || option.owner === undefined) buttons.push(option);
    else {
      const meeting = meetings.find(({ meet }) => meet.id === option.id);
      const key = spotKey(option.owner, option.card);
      if (meeting !== undefined) for (const [spot, paying] of payingWith(meeting)) put(spot, paying);
      else if (inSight.has(key)) put(key, option);
      else outOfSight.push(option);
    }
  }
  return { onCards, outOfSight, onFaceDown, onDragons, buttons };
}

/** A card that is enough is discarded at once; after the first of several, the others are picked. */
function payingWith({ meet, cards, sets }: Meeting): readonly (readonly [SpotKey, TableOption])[] {
  return cards.flatMap(({ id, card, owner }) => {
    if (card === undefined || owner === undefined) return [];
    const alone = sets.find(({ picks }) => picks.length === 1 && picks[0] === id);
    const option = alone === undefined ? { ...meet, picks: id } : { ...meet, followedBy: alone.choices };
    return [[spotKey(owner, card), option] as const];
  });
}
