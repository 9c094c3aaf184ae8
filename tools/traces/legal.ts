/** Legal plays in the form of the record. */
import { CARDS } from '@bluemoon/engine';
import type { Text } from '@bluemoon/engine';
import { agendaSize, BOOSTER_SUPPORT, optionId, PHASE } from './engine.ts';
import type { Workbench } from './engine.ts';
import { cell } from './cells.ts';
import { listDifference, numberDifference } from './differences.ts';
import { nameOfId } from './names.ts';
import { LISTED } from './record.ts';
import type { Listed, RecordedAct, RecordedLegal } from './record.ts';

export interface Legal {
  readonly lists: Readonly<Record<Listed, ReadonlySet<string>>>;
  readonly pass: boolean;
}

type Lists = Record<Listed, Set<string>>;

function emptyLists(): Lists {
  return Object.fromEntries(LISTED.map((kind) => [kind, new Set<string>()])) as Lists;
}

const KIND_OF_ID: Readonly<Record<string, Listed>> = {
  play: 'play',
  bluff: 'bluff',
  load: 'load',
  retrieve: 'retrieve',
  land: 'land',
  discard: 'reveal',
  use: 'use',
  meet: 'satisfy',
};

/**
 * What our table offers now. The record looks at the single step only: it can end the Booster/Support phase even if no
 * announcement can follow, where we offer to take the turn back instead (RULING-8).
 */
export function ourLegal(t: Workbench): Legal {
  const lists = emptyLists();
  let pass = false;
  for (const code of t.options.subarray(0, t.optionCount)) {
    const [kind = '', rest = ''] = optionId(t, code).split(':');
    if (kind === 'done' || (kind === 'take-back' && isPhase(t, BOOSTER_SUPPORT))) pass = true;
    const listed = KIND_OF_ID[kind];
    if (listed === undefined) continue;
    if (listed === 'load') {
      const [card = '', ship = ''] = rest.split('>');
      lists.load.add(loading(nameOfId(card), nameOfId(ship)));
      continue;
    }
    const id = rest.split('+')[0] ?? rest;
    lists[listed].add(nameOfId(id));
    if (listed === 'play' && isRefusedWithPlay(nameOfId(id))) lists.playNo.add(nameOfId(id));
  }
  return { lists, pass };
}

function isPhase(t: Workbench, phase: number): boolean {
  return agendaSize(t) === 0 && cell(t, PHASE) === phase;
}

export function loading(card: string, ship: string): string {
  return `${card} on ${ship}`;
}

/** Optional text without a pick: the record says with the play whether it is used, even if it has no effect. */
export function isRefusedWithPlay(name: string): boolean {
  return textsOf(name).some((text) => {
    if (text.when !== 'now' || text.may === undefined) return false;
    const step = text.steps[0];
    switch (step?.do) {
      case 'draw':
      case 'drawFromDiscards':
      case 'discardAtRandom':
      case 'shuffleDiscardsIntoDeck':
        return true;
      case 'discard':
        return step.count === 'all' && !('either' in step.cards);
      case 'discardFromHand':
        return step.who === 'rival';
      default:
        return false;
    }
  });
}

/** Empty if the cause is a rule of the game and not a card. */
function textsOf(cause: string): readonly Text[] {
  return CARDS.find((card) => card.name.en === cause)?.text ?? [];
}

export function recordedLegal(legal: RecordedLegal): Legal {
  const lists = emptyLists();
  for (const kind of LISTED) {
    if (kind === 'load') for (const [card, ship] of legal.load ?? []) lists.load.add(loading(card, ship));
    else for (const name of legal[kind] ?? []) lists[kind].add(name);
  }
  return { lists, pass: legal.pass === 1 };
}

/** Whether the act is in the list of legal plays. */
export function isListed(legal: Legal, { a, c = '', ship = '' }: RecordedAct): boolean {
  if (a === 'pass') return legal.pass;
  const listed = LISTED.find((kind) => kind === a);
  return listed !== undefined && legal.lists[listed].has(listed === 'load' ? loading(c, ship) : c);
}

export function legalDifference(ours: Legal, theirs: Legal): string | null {
  const found = [
    ...LISTED.map((kind) => listDifference(kind, ours.lists[kind], theirs.lists[kind])),
    numberDifference('pass', ours.pass, theirs.pass),
  ].filter((difference) => difference !== null);
  return found.length === 0 ? null : found.join('; ');
}
