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
    const leads = leadsTo(hint);
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
export function leadsTo({ line, announces, rivalGivesUp }: Hint): string {
  const deeds = [...deedsOf(line), ...(announces === null ? [] : [`announce ${powerText(announces)}`])];
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
function deedsOf(line: readonly Option[]): readonly string[] {
  const deeds: { readonly verb: string; readonly tail: string; readonly cards: readonly string[] }[] = [];
  for (const option of line) {
    const deed = deedOf(option);
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

/** Null for what goes without saying. */
function deedOf(option: Option): { verb: string; cards: readonly string[]; tail: string } | null {
  const deed = (verb: string, tail = '') => ({
    verb,
    tail,
    cards: option.card === undefined ? [] : [nameOf(option.card)],
  });
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
      return option.card === undefined ? deed('discard a face-down card') : deed('discard');
    case 'discardAtRandom':
      return deed('discard a card at random');
    case 'meet':
      return deed('discard what', 'demands');
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
