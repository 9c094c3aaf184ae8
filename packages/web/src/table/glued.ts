import type { CardId } from '@bluemoon/engine';
import type { Part, Parts } from '@bluemoon/engine/telling';

/** A card in a sentence, with the text that touches its name: brackets, full stops, an ’s. */
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
 * A line may break before and after a card link, so that a full stop could begin a line. Here the text that touches a
 * card is attached to it, and `Sentence` keeps both on one line.
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
    // Text without spaces between two cards is attached to the first.
    const isTaken = typeof previous === 'string' && isCard(parts[i - 2]) && !/\s/.test(previous);
    const before = typeof previous === 'string' && !isTaken ? (END.exec(previous)?.[0] ?? '') : '';
    return [{ ...part, before, after }];
  });
}
