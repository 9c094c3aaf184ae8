import { explainPower, explanationText } from '@bluemoon/engine';
import type { Box, Element, Explanation, Fact, PowerExplanation, Seat, State } from '@bluemoon/engine';
import type { Paint } from '../paint.ts';
import { nameOf } from './card-text.ts';

/** One sentence per line, each with its rule ids. */
export function explanationLines(explanation: Explanation, paint: Paint, box: Box): readonly string[] {
  const sentences = explanationText(explanation, 'en', box);
  return explanation.facts.map((fact, i) => `  ${sentences[i] ?? ''}${rulesOf([fact], paint)}`);
}

/** What each card adds to a player's power, with the reason if it differs from the printed value. */
export function powerLines(
  state: State,
  seat: Seat,
  element: Element,
  paint: Paint,
  box: Box,
): readonly string[] {
  const explanation = explainPower(state, seat, element);
  const lines: string[] = [];
  let reasons: readonly Fact[] = [];
  for (const fact of explanation.facts) {
    switch (fact.kind) {
      case 'worth': {
        const name = fact.card.card === null ? 'face down' : nameOf(fact.card.card, box);
        lines.push(`${String(fact.number).padStart(4)}  ${name}${whyText(explanation, reasons, paint, box)}`);
        reasons = [];
        break;
      }
      case 'total':
        break;
      case 'sum':
      case 'totalChanged':
      case 'shield':
        lines.push(`      ${sentencesOf(explanation, [fact], box)}${rulesOf([fact], paint)}`);
        break;
      default:
        reasons = [...reasons, fact];
    }
  }
  return lines;
}

function whyText(explanation: PowerExplanation, reasons: readonly Fact[], paint: Paint, box: Box): string {
  if (reasons.length === 0) return '';
  return `: ${sentencesOf(explanation, reasons, box)}${rulesOf(reasons, paint)}`;
}

function sentencesOf(explanation: Explanation, facts: readonly Fact[], box: Box): string {
  return explanationText({ ...explanation, facts }, 'en', box).join(' ');
}

function rulesOf(facts: readonly Fact[], paint: Paint): string {
  const rules = [...new Set(facts.flatMap((fact) => fact.rules))];
  return rules.length === 0 ? '' : paint.quiet(` [${rules.join(', ')}]`);
}
