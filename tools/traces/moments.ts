/** D1, D2: the texts of one moment. The program uses them all, in a fixed order. */
import { BUILT_IN } from '@bluemoon/engine';
import { choose, mayDraw, MOMENTS, OWNER, top, WHICH } from './engine.ts';
import { cell } from './cells.ts';
import { nameOfId } from './names.ts';
import { offered, takeFirst } from './offered.ts';
import type { Offered } from './offered.ts';
import { differ, fault, follow } from './replay.ts';
import type { Replay } from './replay.ts';
import { restOfTurn } from './script.ts';

export function decideMoment(replay: Replay): void {
  const { t } = replay;
  const usable = textsOfMoment(replay);
  const chosen = nextUsed(replay, usable);
  if (chosen === undefined) {
    usable.forEach((text) => explainUnused(replay, text));
    takeFirst(t, 'done');
    return;
  }
  if (offered(t).some(({ id }) => id === 'done')) follow(replay, 'D1');
  if (usable.length > 1) follow(replay, 'D2');
  choose(t, chosen.code);
}

/** Without once-per-turn text, which is offered too. */
function textsOfMoment({ t }: Replay): readonly Offered[] {
  const moment = MOMENTS[cell(t, top(t) + WHICH)];
  return offered(t).filter(({ id }) => {
    const card = usedCard(id);
    return card !== null && BUILT_IN.card(card).text?.some((text) => text.when === moment) === true;
  });
}

function usedCard(id: string): string | null {
  return id.startsWith('use:') ? id.slice('use:'.length) : null;
}

/** The text whose effect comes next in the record. */
function nextUsed({ script }: Replay, usable: readonly Offered[]): Offered | undefined {
  const byName = new Map(usable.map((text) => [nameOfId(usedCard(text.id) ?? ''), text]));
  const next = restOfTurn(script, script.last + 1).find(
    (event) => 'by' in event && byName.has(event.by ?? ''),
  );
  return next !== undefined && 'by' in next ? byName.get(next.by ?? '') : undefined;
}

/** D11: where no card may be taken, none is revealed. */
function explainUnused(replay: Replay, { id }: Offered): void {
  const { t } = replay;
  const texts = BUILT_IN.card(usedCard(id) ?? '').text ?? [];
  const reveals = texts.some((text) => 'steps' in text && text.steps[0]?.do === 'revealTop');
  if (reveals && mayDraw(t, cell(t, top(t) + OWNER)) === 0) differ(replay, 'D11');
  else fault(replay, `the record does not ${id.replace(':', ' ')}`);
}
