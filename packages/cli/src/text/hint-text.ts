import type { Hint } from '@bluemoon/ai';
import type { Box, View } from '@bluemoon/engine';
import { plainText, speakingTo, tellHint } from '@bluemoon/engine/telling';
import type { ToldHint } from '@bluemoon/engine/telling';
import type { Paint } from '../paint.ts';
import { columns } from './columns.ts';
import { optionText } from './option-text.ts';

/** Hints from best to worst, each with the number of its option. */
export function hintLines(hints: readonly Hint[], view: View, paint: Paint, box: Box): readonly string[] {
  const options = view.decision?.options ?? [];
  const told = hints.map((hint) => toldHint(hint, view, box));
  const rows = columns(
    hints.map(({ option }, i) => [
      String(options.findIndex(({ id }) => id === option.id) + 1).padStart(3),
      paint.loud(optionText(option, view, box)),
      (told[i]?.chance ?? '').padStart('100 % to win'.length),
      told[i]?.crystals ?? '',
    ]),
  );
  return told.flatMap(({ leadsTo }, i) => [
    rows[i] ?? '',
    ...(leadsTo === null ? [] : [`     ${paint.quiet(plainText(leadsTo))}`]),
  ]);
}

/** The likely continuation as a sentence; empty if nothing can be foreseen. */
export function leadsTo(hint: Hint, view: Pick<View, 'viewer' | 'decks'>, box: Box): string {
  return plainText(toldHint(hint, view, box).leadsTo ?? []);
}

/** "62 % to win". */
export function chanceText(hint: Hint, view: Pick<View, 'viewer' | 'decks'>, box: Box): string {
  return toldHint(hint, view, box).chance;
}

/** For programs: options by their ids, and the same words. */
export function hintJson(hint: Hint, view: View, box: Box): unknown {
  const { option, line, ...rest } = hint;
  return {
    option: option.id,
    text: optionText(option, view, box),
    ...rest,
    line: line.map(({ id }) => id),
    leadsTo: leadsTo(hint, view, box),
  };
}

function toldHint(hint: Hint, view: Pick<View, 'viewer' | 'decks'>, box: Box): ToldHint {
  const style = view.viewer === 'spectator' ? { box } : { box, voice: speakingTo(view.viewer) };
  return tellHint(hint, view, 'en', style);
}
