import type { Hint } from '@bluemoon/ai';
import type { Option, View } from '@bluemoon/engine';
import { elementName } from '@bluemoon/engine/words';
import type { Paint } from '../paint.ts';
import { nameOf } from './card-text.ts';
import { columns } from './columns.ts';
import { optionText } from './option-text.ts';
import { capital, listed } from './voice.ts';

/** Hints from best to worst, each with the number by which its option can be chosen. */
export function hintLines(hints: readonly Hint[], view: View, paint: Paint): readonly string[] {
  const options = view.decision?.options ?? [];
  const rows = columns(
    hints.map(({ option, chance, crystals }) => [
      String(options.findIndex(({ id }) => id === option.id) + 1).padStart(3),
      paint.loud(optionText(option, view)),
      `${percent(chance)} to win`,
      crystalsText(crystals),
    ]),
  );
  return hints.flatMap((hint, i) => {
    const leads = leadsTo(hint, view);
    return [rows[i] ?? '', ...(leads === '' ? [] : [`     ${paint.quiet(leads)}`])];
  });
}

const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(5);

/** "+0.8 crystals": from the player's side. */
function crystalsText(crystals: number): string {
  const sign = crystals < 0 ? '−' : '+';
  return `${sign}${Math.abs(crystals).toFixed(1)} crystals`;
}

/** What best follows, as a sentence; empty where nothing can be foreseen. */
export function leadsTo({ line, announces, rivalGivesUp }: Hint, { viewer }: Pick<View, 'viewer'>): string {
  const deeds = [
    ...deedsOf(line, viewer),
    ...(announces === null ? [] : [`announce ${powerText(announces)}`]),
  ];
  const parts = [...(deeds.length === 0 ? [] : [`Then ${listed(deeds)}`]), ...givingUp(rivalGivesUp)];
  return parts.length === 0 ? '' : `${capital(parts.join('; '))}.`;
}

const powerText = ({ power, element }: NonNullable<Hint['announces']>): string =>
  `${power} ${elementName(element, 'en')}`;

function givingUp(share: number | null): readonly string[] {
  if (share === null) return [];
  const tenths = Math.round(share * 10);
  if (tenths === 0) return ['the rival fights on'];
  return tenths === 10 ? ['the rival gives up'] : [`the rival gives up in ${tenths} of 10 cases`];
}

/** Successive options of one kind share their verb: "play Cinder and Glimmer". */
function deedsOf(line: readonly Option[], viewer: View['viewer']): readonly string[] {
  const deeds: Deed[] = [];
  for (const option of line) {
    const deed = deedOf(option, viewer);
    if (deed === null) continue;
    const before = deeds.at(-1);
    if (before?.verb === deed.verb && before.tail === deed.tail && deed.cards.length > 0) {
      deeds[deeds.length - 1] = { ...before, cards: [...before.cards, ...deed.cards] };
    } else deeds.push(deed);
  }
  return deeds.map(({ verb, cards, tail }) =>
    [verb, listed(cards), tail].filter((part) => part !== '').join(' '),
  );
}

interface Deed {
  readonly verb: string;
  readonly cards: readonly string[];
  readonly tail: string;
}

/** Null for what goes without saying. */
function deedOf(option: Option, viewer: View['viewer']): Deed | null {
  const { card, owner = viewer } = option;
  const cards = card === undefined ? [] : [owner === viewer ? nameOf(card) : `the rival's ${nameOf(card)}`];
  const deed = (verb: string, tail = ''): Deed => ({ verb, cards, tail });
  switch (option.kind) {
    case 'play':
      return deed('play');
    case 'bluff':
      return deed('lay', 'face down');
    case 'load':
    case 'embark':
      return deed('load');
    case 'retrieve':
    case 'return':
      return deed('take', 'back into hand');
    case 'land':
      return deed('land');
    case 'use':
      return deed('use');
    case 'take':
      return deed('take');
    case 'discard':
    case 'discardFaceDown':
      return card === undefined ? deed('discard a face-down card') : deed('discard');
    case 'discardAtRandom':
      return deed('discard a card at random');
    case 'meet':
      return { verb: 'discard what', cards: card === undefined ? [] : [nameOf(card)], tail: 'demands' };
    case 'under':
      return deed('put', 'under the draw deck');
    case 'shuffleIn':
      return deed('shuffle', 'into the draw deck');
    case 'target':
      return deed('choose', 'as the target');
    case 'start':
      return deed('start a fight');
    case 'decline':
      return deed('decline to fight');
    case 'retreat':
      return deed('retreat');
    case 'takeBack':
      return deed('take the turn back');
    case 'call':
      return deed('call the bluff');
    case 'done':
    case 'refuse':
    case 'continue':
    case 'announce':
    case 'trust':
    case 'keep':
    case 'dragon':
    case 'either':
      return null;
  }
}
