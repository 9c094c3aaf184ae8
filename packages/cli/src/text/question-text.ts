import { explainDemands, explanationText, viewFor } from '@bluemoon/engine';
import type { FactKind, Option, Seat, State, View } from '@bluemoon/engine';
import { cardText } from '@bluemoon/engine/words';
import { cardInBox, packCards } from '../box.ts';
import type { Paint } from '../paint.ts';
import { columns } from './columns.ts';
import { consequenceText, optionText } from './option-text.ts';

/** What the player has to decide, why, and the options by number; nothing where he is not asked. */
export function questionText(state: State, seat: Seat, paint: Paint): readonly string[] {
  const view = viewFor(state, seat);
  const options = view.decision?.options ?? null;
  if (view.decision === null || options === null) return [];
  const { card } = view.decision.about;
  const said = card === undefined ? [] : cardText(cardInBox(card), 'en', packCards()).slice(0, 1);
  return [
    ...duties(state, seat).map((duty) => paint.loud(duty)),
    ...said.map((text) => paint.quiet(`  “${text}”`)),
    ...columns(options.map((option, i) => optionRow(option, i + 1, view, paint))),
  ];
}

function optionRow(option: Option, number: number, view: View, paint: Paint): readonly string[] {
  const follows = consequenceText(option, view);
  return [String(number).padStart(3), optionText(option, view), follows === '' ? '' : paint.quiet(follows)];
}

const ON_THE_TABLE: ReadonlySet<FactKind> = new Set(['yourPhase', 'match', 'shield'] as const);

/** What the table does not show by itself. */
function duties(state: State, seat: Seat): readonly string[] {
  const explanation = explainDemands(state, seat);
  const facts = explanation.facts.filter(({ kind }) => !ON_THE_TABLE.has(kind));
  return explanationText({ ...explanation, facts }, 'en', packCards());
}
