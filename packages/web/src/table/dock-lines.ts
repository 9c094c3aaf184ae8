import type { Reach } from '@bluemoon/ai';
import type { Box, Element, Language, Option, View } from '@bluemoon/engine';
import { consequencesOf, plainText, tellOption } from '@bluemoon/engine/telling';
import { elementName } from '@bluemoon/engine/words';
import { DOCK } from './dock-words.ts';
import { attractionOf } from './moments/attraction.ts';
import { MOMENTS } from './moments/words.ts';

/** A line of information in the dock. */
export interface DockLine {
  readonly tone: 'good' | 'warning' | 'plain';
  readonly text: string;
}

/** What is known of the rest of the turn; null if there is nothing to match. */
export type ReachNow = Reach | 'searching' | null;

/** Whether the turn cannot be finished, whatever the player does. */
export function isDeadEnd(reach: ReachNow): reach is Reach {
  return reach !== null && reach !== 'searching' && reach.isCertain && !reach.canAnnounce;
}

/** What replaces the question in a dead end; null elsewhere. */
export function deadEndQuestion(view: View, reach: ReachNow, language: Language): string | null {
  const missing = missingAfterPlaying(view, reach);
  return missing === null
    ? null
    : DOCK[language].needMore(missing.number, elementName(missing.element, language));
}

/** What the player should know before they choose. */
export function dockLine(view: View, reach: ReachNow, language: Language): DockLine | null {
  const { decision, fight, turn, viewer } = view;
  if (decision?.options == null || fight === null || viewer === 'spectator') return null;
  const w = DOCK[language];
  switch (turn.phase) {
    case 'power':
      if (decision.about.during !== 'phase') return null;
      return plain(w.totals(fight.power[viewer].fire, fight.power[viewer].earth));
    case 'call': {
      if (fight.element === null) return null;
      const announced = fight.power[turn.seat][fight.element];
      return plain(w.ifNotCalled(announced, elementName(fight.element, language)));
    }
    default:
      if (missingAfterPlaying(view, reach) !== null) return { tone: 'warning', text: w.noCardAdds };
      return reachLine(reach, language);
  }
}

/** Under a button: what it leads to. */
export function consequenceLine(
  option: Option,
  view: View,
  {
    reach,
    names,
    language,
    box,
  }: {
    readonly reach: ReachNow;
    readonly names: readonly [string, string];
    readonly language: Language;
    readonly box: Box;
  },
): string {
  const w = DOCK[language];
  if (option.kind === 'continue') return isDeadEnd(reach) ? w.endsInRetreat : '';
  if (option.kind === 'retreat') {
    const [first] = consequencesOf(option, view, box);
    const told = MOMENTS[language];
    if (first?.kind === 'attracts')
      return told.dragonsTo(
        attractionOf(first.seat, first.dragons, view.dragons),
        { name: names[first.seat] },
        'you',
      );
    if (first?.kind === 'noDragon') return told.noDragon;
  }
  if (option.kind === 'decline') {
    const [first] = consequencesOf(option, view, box);
    if (first?.kind === 'discardsSome') return w.discards(first.most);
  }
  const { consequence } = tellOption(option, view, language, { box });
  return consequence === null ? '' : plainText(consequence);
}

/** The two ways out of a dead end, each as options in order. */
export interface WaysOut {
  readonly undo: readonly string[];
  /** ENGAGE-11: only from Engagement, so the turn is taken back first. Null if that already costs the fight. */
  readonly retreat: readonly string[] | null;
}

export function waysOut({ decision, fight, turn, rules }: View): WaysOut | null {
  const undo = decision?.options?.find(({ kind }) => kind === 'takeBack');
  if (undo === undefined) return null;
  const isRunning = fight !== null && !fight.startedThisTurn;
  const isFree = !turn.revealed || rules.backtrack === 'free';
  return { undo: [undo.id], retreat: isRunning && isFree ? [undo.id, 'retreat'] : null };
}

const plain = (text: string): DockLine => ({ tone: 'plain', text });

function reachLine(reach: ReachNow, language: Language): DockLine | null {
  const w = DOCK[language];
  if (reach === null) return null;
  if (reach === 'searching') return plain(w.searching);
  const { best, toMatch, canAnnounce, isCertain } = reach;
  const element = elementName(reach.element, language);
  if (canAnnounce)
    return {
      tone: 'good',
      text: best < toMatch ? w.shielded(toMatch) : w.canReach(best, element, toMatch),
    };
  if (!isCertain) return plain(w.withoutLuck(best, element, toMatch));
  return { tone: 'warning', text: best < toMatch ? w.cannotReach(best, element, toMatch) : w.demandOpen };
}

interface Missing {
  readonly number: number;
  readonly element: Element;
}

/** What is missing if the player has played beyond Engagement and can no longer match. */
function missingAfterPlaying({ fight, turn, viewer }: View, reach: ReachNow): Missing | null {
  if (!isDeadEnd(reach) || turn.phase !== 'boosterSupport' || viewer === 'spectator') return null;
  if (fight === null || fight.element === null || fight.toMatch === null) return null;
  const { element } = fight;
  const number = fight.toMatch - fight.power[viewer][element];
  return number > 0 ? { number, element } : null;
}
