import type { CardId } from '@bluemoon/engine';
import type { Part, Parts } from '@bluemoon/engine/telling';

/** A card in a sentence, with what stands next to its name without a space: brackets, full stops, an ’s. */
export interface GluedCard {
  readonly card: CardId;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export type GluedPart = Exclude<Part, { readonly card: CardId }> | GluedCard;

const isCard = (part: Part | undefined): part is Extract<Part, { readonly card: CardId }> =>
  typeof part === 'object' && 'card' in part;

const START = /^\S+/;
const END = /\S+$/;

/**
 * A link to a card is a box, before and behind which a line may end; so a full stop could begin one. What touches a
 * card goes with it here, and `Told` keeps both on one line.
 */
export function glued(parts: Parts): readonly GluedPart[] {
  return parts.flatMap((part, i): readonly GluedPart[] => {
    const [previous, next] = [parts[i - 1], parts[i + 1]];
    if (typeof part === 'string') {
      const behind = isCard(previous) ? part.replace(START, '') : part;
      const rest = isCard(next) ? behind.replace(END, '') : behind;
      return rest === '' ? [] : [rest];
    }
    if (!isCard(part)) return [part];
    const after = typeof next === 'string' ? (START.exec(next)?.[0] ?? '') : '';
    // What stands alone between two cards has gone with the first.
    const isTaken = typeof previous === 'string' && isCard(parts[i - 2]) && !/\s/.test(previous);
    const before = typeof previous === 'string' && !isTaken ? (END.exec(previous)?.[0] ?? '') : '';
    return [{ ...part, before, after }];
  });
}
