import { apply, imagine, viewFor } from '@bluemoon/engine';
import type { Box, Element, Language, Option, View } from '@bluemoon/engine';
import { plainText, tellOption } from '@bluemoon/engine/telling';
import { suggestedOption } from '../game/suggestion.ts';
import { sortedButtons } from './buttons.ts';
import { needsConfirmation } from './confirmation.ts';
import { consequenceLine, isDeadEnd, waysOut } from './dock-lines.ts';
import type { ReachNow } from './dock-lines.ts';
import { DOCK } from './dock-words.ts';

export interface DockButton {
  /** The last of its choices. */
  readonly id: string;
  /** Options in order: each is legal after the one before. */
  readonly choices: readonly string[];
  readonly label: string;
  /** Empty if it is obvious. */
  readonly consequence: string;
  /** A highlighted announcement has the colour of its element. */
  readonly look: 'plain' | 'highlighted' | Element;
  readonly needs: 'one press' | 'two presses';
}

interface Telling {
  readonly reach: ReachNow;
  readonly names: readonly [string, string];
  readonly language: Language;
  readonly box: Box;
}

/** The buttons of the dock, from left to right. */
export function dockButtons(options: readonly Option[], view: View, telling: Telling): readonly DockButton[] {
  const { reach, language, box } = telling;
  const suggested = suggestedOption(view, reach === 'searching' ? null : reach);
  const buttons = sortedButtons(options).map((option): DockButton => {
    const { label } = tellOption(option, view, language, { box });
    return {
      id: option.id,
      choices: [option.id],
      label: option.kind === 'takeBack' ? DOCK[language].undoTurn : plainText(label),
      consequence: consequenceLine(option, view, telling),
      look: option.id === suggested ? lookOf(option, view) : 'plain',
      needs: needsConfirmation(option, view, box) ? 'two presses' : 'one press',
    };
  });
  return [...retreatFromDeadEnd(options, view, telling), ...buttons];
}

function lookOf({ id, kind }: Option, { fight, turn }: View): DockButton['look'] {
  if (kind === 'announce') return id === 'announce:fire' ? 'fire' : 'earth';
  const isAnnouncing = kind === 'done' && turn.phase === 'boosterSupport';
  return (isAnnouncing ? fight?.element : null) ?? 'highlighted';
}

/** ENGAGE-11: the retreat that is possible once the turn is taken back. */
function retreatFromDeadEnd(options: readonly Option[], view: View, telling: Telling): readonly DockButton[] {
  const ways = waysOut(view);
  const isShown = isDeadEnd(telling.reach) || options.every(({ kind }) => kind === 'takeBack');
  if (ways === null || ways.retreat === null || !isShown || view.viewer === 'spectator') return [];
  const state = ways.undo.reduce(
    (now, choice) => apply(now, choice).state,
    imagine(view, ANY_WORLD, telling.box),
  );
  const before = viewFor(state, view.viewer);
  const retreat = before.decision?.options?.find(({ kind }) => kind === 'retreat');
  if (retreat === undefined) return [];
  return [
    {
      id: retreat.id,
      choices: ways.retreat,
      label: DOCK[telling.language].retreat,
      consequence: consequenceLine(retreat, before, telling),
      look: 'plain',
      needs: 'two presses',
    },
  ];
}

/** The Engagement phase to go back to is the same in every imagined world, as far as the player sees it. */
const ANY_WORLD = 1;
