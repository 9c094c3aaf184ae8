import type { Box, Option, View } from '@bluemoon/engine';
import { choicesFor, fewestMore, kindOfPicks, meetingsIn, openPicks } from '@bluemoon/play';
import type { Picking, PickKind } from '@bluemoon/play';
import { plainText, tellMissing } from '@bluemoon/engine/telling';
import { language } from '../words/language.svelte.ts';
import { choicesOf } from './choices.ts';
import type { Choices } from './choices.ts';
import { TABLE } from './words.ts';

interface Asked {
  readonly view: View;
  /** Whether somebody at the screen has to choose. */
  readonly isAsked: boolean;
  /** Null: at most one option can be chosen. */
  readonly picking: Picking | null;
  readonly box: Box;
}

/** What happens with the picked cards, their number, and what is still missing. */
export interface PickedCards {
  readonly kind: PickKind;
  readonly count: number;
  readonly missing: string;
}

/** The options, and the cards that are picked. The fields are reactive. */
export interface Picks {
  readonly choices: Choices;
  /** Ids of the options. */
  readonly picked: readonly string[];
  /** Null while nothing is picked. */
  readonly cards: PickedCards | null;
  /** The choices that pick these cards; null: more cards have to be picked. */
  readonly accepted: readonly string[] | null;
  isPick(option: Option | undefined): boolean;
  toggle(id: string): void;
  /** The next decision starts with this option picked. */
  pickNext(id: string): void;
}

export function startPicks(now: () => Asked): Picks {
  let picked = $state.raw<readonly string[]>([]);
  const choices = $derived(choicesIn(now(), picked));
  const cards = $derived(pickedCards(now(), picked));
  const accepted = $derived.by(() => {
    const { picking } = now();
    return picking === null || picked.length === 0 ? null : choicesFor(picking, picked);
  });

  let next: readonly string[] = [];
  $effect(() => {
    void now().view.decision?.id;
    picked = next;
    next = [];
  });

  return {
    get choices() {
      return choices;
    },
    get picked() {
      return picked;
    },
    get cards() {
      return cards;
    },
    get accepted() {
      return accepted;
    },
    isPick: (option) => now().picking?.options.some(({ id }) => id === option?.id) === true,
    toggle(id) {
      picked = picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];
    },
    pickNext(id) {
      next = [id];
    },
  };
}

function choicesIn({ view, isAsked, picking, box }: Asked, picked: readonly string[]): Choices {
  if (!isAsked || view.decision === null) return choicesOf({ ...view, decision: null });
  if (picking === null) return choicesOf(view, meetingsIn(view, box));
  const others = (view.decision.options ?? []).filter(
    ({ id }) => !picking.options.some((one) => one.id === id),
  );
  return choicesOf({
    ...view,
    decision: { ...view.decision, options: [...openPicks(picking, picked), ...others] },
  });
}

function pickedCards({ view, picking, box }: Asked, picked: readonly string[]): PickedCards | null {
  if (picking === null || picked.length === 0) return null;
  const cards = picking.options.flatMap(({ id, card }) =>
    card !== undefined && picked.includes(id) ? [card] : [],
  );
  const text = tellMissing(view, cards, language.now, { box });
  const missing = text === null ? TABLE[language.now].pickMore(fewestMore(picking, picked)) : plainText(text);
  return { kind: kindOfPicks(picking), count: picked.length, missing };
}
