import type { Option, Subject } from '@bluemoon/engine';
import { phaseName } from '@bluemoon/engine/words';
import { nameOf } from './names.ts';

/** What choosing the option means, in a few words. */
export function optionText(option: Option, about: Subject): string {
  const card = option.card === undefined ? '' : nameOf(option.card);
  switch (option.kind) {
    case 'done':
      return doneText(about);
    case 'refuse':
      return about.card === undefined ? 'Do not' : `Do not use ${nameOf(about.card)}`;
    case 'use':
      return `Use ${card}`;
    case 'play':
      return `Play ${card}${mannerOf(option.id)}`;
    case 'bluff':
      return `Lay ${card} face down`;
    case 'load':
      return `Load ${card} onto ${nameOf(after(option.id, '>'))}`;
    case 'embark':
      return `Load ${card}`;
    case 'retrieve':
      return `Take ${card} back into your hand`;
    case 'land':
      return `Land ${card}`;
    case 'start':
      return 'Start a fight';
    case 'continue':
      return 'Continue the fight';
    case 'decline':
      return 'Decline to fight, and discard one to three cards';
    case 'retreat':
      return 'Retreat';
    case 'announce':
      return `Announce ${option.id.endsWith('fire') ? 'Fire' : 'Earth'}`;
    case 'call':
      return 'Call the bluff';
    case 'trust':
      return 'Do not call the bluff';
    case 'meet':
      return `Discard what ${card} demands`;
    case 'discard':
      return `Discard ${card}`;
    case 'discardFaceDown':
      return `Discard the face-down card at place ${after(option.id, ':')}`;
    case 'discardAtRandom':
      return 'Discard a card at random';
    case 'return':
      return `Take ${card} back into your hand`;
    case 'take':
      return `Take ${card}`;
    case 'under':
      return `Put ${card} under your draw deck`;
    case 'shuffleIn':
      return `Shuffle ${card} into the draw deck`;
    case 'target':
      return `Let it act on ${card}`;
    case 'keep':
      return card === '' ? 'Leave it as it is' : `Let ${card} stay`;
    case 'dragon':
      return `Choose the dragon ${after(option.id, ':')}`;
    case 'either':
      return eitherText(option.id);
    case 'takeBack':
      return 'Take the turn back to the Engagement phase';
  }
}

function doneText({ phase, during, card }: Subject): string {
  if (during === 'text' && card !== undefined) return `Done with ${nameOf(card)}`;
  switch (phase) {
    case 'beginning':
    case 'leadership':
    case 'character':
    case 'boosterSupport':
      return during === 'phase' ? `End the ${phaseName(phase, 'en')}` : 'Done';
    default:
      return 'Done';
  }
}

function mannerOf(id: string): string {
  const free = id.includes('+free') ? ' as a free card' : '';
  const keep = id.includes('+keep') ? ', covering nothing' : '';
  return `${free}${keep}`;
}

function after(id: string, mark: string): string {
  return id.slice(id.indexOf(mark) + 1);
}

function eitherText(id: string): string {
  const [what = '', which = ''] = id.split(':');
  switch (what) {
    case 'draw':
      return which === '0' ? 'Draw nothing' : `Draw ${which}`;
    case 'reveal':
      return `Reveal ${which}`;
    case 'discard-all':
      return which === '' ? 'Discard all of them' : `Discard all: ${which.replaceAll('+', ' and ')}`;
    default:
      return id;
  }
}
