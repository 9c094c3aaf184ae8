import type { Option, Seat, View } from '@bluemoon/engine';
import { elementName, phaseName } from '@bluemoon/engine/words';
import { dragonName, nameOf } from './card-text.ts';
import { counted, listed } from './voice.ts';

/** What choosing the option means to the viewer, in a few words. */
export function optionText(option: Option, view: View): string {
  const card = option.card === undefined ? '' : cardWords(option, view);
  const about = view.decision?.about;
  const asking = about?.card === undefined ? undefined : nameOf(about.card);
  switch (option.kind) {
    case 'done':
      return doneText(view, asking);
    case 'refuse':
      return asking === undefined ? 'Do not' : `Do not use ${asking}`;
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
    case 'return':
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
      return announceText(option, view);
    case 'call':
      return 'Call the bluff';
    case 'trust':
      return 'Do not call the bluff';
    case 'meet':
      return `Discard what ${nameOf(option.card ?? '')} demands`;
    case 'discard':
      return `Discard ${card}`;
    case 'discardFaceDown':
      return `Discard the face-down card at place ${after(option.id, ':')}`;
    case 'discardAtRandom':
      return 'Discard a card at random';
    case 'take':
      return `Take ${card}`;
    case 'under':
      return `Put ${card} under your draw deck`;
    case 'shuffleIn':
      return `Shuffle ${card} into the draw deck`;
    case 'target':
      return `Let ${asking ?? 'it'} act on ${card}`;
    case 'keep':
      return card === '' ? 'Leave it as it is' : `Let ${card} stay`;
    case 'dragon':
      return `Choose the dragon ${dragonName(after(option.id, ':') as Parameters<typeof dragonName>[0])}`;
    case 'either':
      return eitherText(option.id);
    case 'takeBack':
      return 'Take the turn back to the Engagement phase';
  }
}

function cardWords({ card = '', owner }: Option, { viewer }: View): string {
  const isRivals = owner !== undefined && viewer !== 'spectator' && owner !== viewer;
  return isRivals ? `the rival's ${nameOf(card)}` : nameOf(card);
}

function doneText({ decision }: View, asking: string | undefined): string {
  if (decision === null) return 'Done';
  const { phase, during } = decision.about;
  if (during === 'text' && asking !== undefined) return `Done with ${asking}`;
  if (during === 'decline') return 'Discard no more';
  if (during !== 'phase') return 'Done';
  switch (phase) {
    case 'beginning':
    case 'leadership':
    case 'character':
    case 'boosterSupport':
      return `End the ${phaseName(phase, 'en')}`;
    default:
      return 'Done';
  }
}

function announceText({ id }: Option, { fight, viewer }: View): string {
  const element = id.endsWith('fire') ? 'fire' : 'earth';
  const power = fight?.power[viewer as Seat]?.[element];
  return `Announce ${power === undefined ? '' : `${power} `}${elementName(element, 'en')}`;
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
      return which === '0' ? 'Draw nothing' : `Draw ${counted(Number(which), 'card')}`;
    case 'reveal':
      return `Reveal ${counted(Number(which), 'card')}`;
    case 'discard-all':
      return which === '' ? 'Discard all of them' : `Discard all ${listed(which.split('+'))} cards`;
    default:
      return id;
  }
}
