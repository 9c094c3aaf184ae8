import { explainDemands, explanationText, viewFor } from '@bluemoon/engine';
import type { Box, FactKind, Option, Seat, State, View } from '@bluemoon/engine';
import { cardText } from '@bluemoon/engine/words';
import type { Paint } from '../paint.ts';
import { columns } from './columns.ts';
import { consequenceText, optionText } from './option-text.ts';

/** What the player has to decide, why, and the numbered options; empty if it is not their decision. */
export function questionText(state: State, seat: Seat, paint: Paint, box: Box): readonly string[] {
  const view = viewFor(state, seat);
  const options = view.decision?.options ?? null;
  if (view.decision === null || options === null) return [];
  const { card } = view.decision.about;
  const said = card === undefined ? [] : cardText(box.card(card), 'en', box).slice(0, 1);
  return [
    ...duties(state, seat, box).map((duty) => paint.loud(duty)),
    ...said.map((text) => paint.quiet(`  “${text}”`)),
    ...columns(options.map((option, i) => optionRow(option, i + 1, view, paint, box))),
  ];
}

function optionRow(option: Option, number: number, view: View, paint: Paint, box: Box): readonly string[] {
  const follows = consequenceText(option, view, box);
  return [
    String(number).padStart(3),
    optionText(option, view, box),
    follows === '' ? '' : paint.quiet(follows),
  ];
}

const ON_THE_TABLE: ReadonlySet<FactKind> = new Set(['yourPhase', 'match', 'shield'] as const);

/** Duties that the table does not show. */
function duties(state: State, seat: Seat, box: Box): readonly string[] {
  const explanation = explainDemands(state, seat);
  const facts = explanation.facts.filter(({ kind }) => !ON_THE_TABLE.has(kind));
  return explanationText({ ...explanation, facts }, 'en', box);
}
