import type { Aim, ProvedOption } from './proof.ts';

const LEAVING: ReadonlySet<string> = new Set(['retreat', 'decline', 'takeBack']);

/** Fewer options than this are no puzzle. */
const MIN_OPTIONS = 3;
const MIN_WRONG = 2;
/** Of an idea that begins with a landing: the choice is between landing and not, and what is played then follows. */
const MIN_USES_OF_LANDING = 2;

/** The right options of a puzzle, and a shortest solution. */
export interface Idea {
  readonly working: readonly ProvedOption[];
  readonly best: ProvedOption;
}

/**
 * The one idea that works. Null if nothing works, more than one idea does, it cannot be told of an option whether it
 * works, or the first choice does not matter.
 */
export function ideaIn(options: readonly ProvedOption[], aim: Aim): Idea | null {
  const idea = rightIn(options);
  if (idea === null || !isChoice(options, idea)) return null;
  // If only one first choice wins, it does not matter that the rest can be played in several ways.
  return isOneIdea(idea, aim) || (aim !== 'announce' && idea.working.length === 1) ? idea : null;
}

/** Null if nothing works for certain, or if it cannot be told of an option. */
export function rightIn(options: readonly ProvedOption[]): Idea | null {
  if (options.some(({ outcome }) => outcome === 'unclear')) return null;
  const working = options.filter(({ outcome }) => outcome === 'works');
  if (working.length === 0) return null;
  return { working, best: working.reduce((a, b) => (b.uses < a.uses ? b : a)) };
}

/**
 * What all solutions share is itself a solution; the others only add to it or change the order. The only way to
 * announce allows no additions either, apart from loading ships (SHIP-5).
 */
function isOneIdea({ working, best }: Idea, aim: Aim): boolean {
  const core = working.map((each) => each.core).reduce((a, b) => new Set([...a].filter((use) => b.has(use))));
  const union = new Set(working.flatMap((each) => [...each.union]));
  const added = [...union].filter((use) => !core.has(use) && !use.startsWith('load:'));
  return core.size === best.uses && (aim !== 'announce' || added.length === 0);
}

/** There are wrong options, and every right one belongs to the idea. */
function isChoice(options: readonly ProvedOption[], { working, best }: Idea): boolean {
  const wrong = options.filter(({ outcome, option }) => outcome === 'fails' && !LEAVING.has(option.kind));
  const isLanding = best.option.kind === 'land' && best.uses >= MIN_USES_OF_LANDING;
  const isEnough = options.length >= MIN_OPTIONS && wrong.length >= MIN_WRONG;
  if (!isEnough && !(isLanding && wrong.length > 0)) return false;
  const ofIdea = working.filter(({ option }) => best.core.has(`${option.kind}:${option.card ?? ''}`));
  return ofIdea.length === working.length || working.length === 1;
}
